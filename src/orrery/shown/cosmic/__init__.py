"""Cosmic Encounter as people see it."""
