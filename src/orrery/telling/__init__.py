"""What a person is told: a view, a question, its answers and events in words.

The terminal, mail and chat share this projection; a title adds what is its own.
"""
