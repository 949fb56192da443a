"""What people see of a title: words, answers, events, position, pieces, components, the terminal's picture.

Each title has a folder named like its rules, and a line in ``registry.py``. ``telling.py`` there is what the
others are reached through; ``components.py`` holds ``components(game)``, everything that is printed on the
components as plain values, and ``texts(speech)``, names and rules in a language.
"""
