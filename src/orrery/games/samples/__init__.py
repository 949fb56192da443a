"""Two small complete games: the templates for a new title."""
