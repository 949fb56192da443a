"""Tests that could not fail are found by breaking the sources, one place at a time."""
