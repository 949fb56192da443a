"""Tests of calling people who are away."""
