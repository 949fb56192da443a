"""The titles. Each folder holds one game: its state, its decisions, its view."""
