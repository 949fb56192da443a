"""What a learned value looks at, by title: named numbers read from a position."""
