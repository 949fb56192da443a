"""An open table for space games: rules, players, analysis."""

__version__ = "0.1.0"
