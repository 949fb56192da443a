"""Cosmic Encounter in words."""
