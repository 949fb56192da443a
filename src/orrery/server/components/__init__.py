"""What the boards of the browser are drawn from, a module for each title that has a board of its own.

Each has ``components(game)``, everything that is printed on the components as plain values, and
``texts(speech)``, their names and rules in one language, by dotted keys.
"""
