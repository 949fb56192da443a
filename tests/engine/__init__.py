"""Unit tests of the engine's modules."""
