"""Backgammon as people see it."""
