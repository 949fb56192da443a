"""Many games: to compare players, to measure, to feed other research."""
