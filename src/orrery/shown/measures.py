"""Numbers that belong to an answer, for boards and programs: nobody has to read them out of a text."""

Measure = tuple[str, str, int]
"""What is measured, by a key of the title; the piece that it is about, or nothing; and how much it is."""
