"""What people see of a title: words, answers, events, the position, components, the picture of a terminal.

Each title has a room named like its rules. ``components.py`` there holds ``components(game)``, everything
that is printed on the components as plain values, and ``texts(speech)``, names and rules in a language.
"""
