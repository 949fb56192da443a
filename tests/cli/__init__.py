"""Tests of the command ``orrery``."""
