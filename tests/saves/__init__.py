"""Saves that are damaged, forged or foreign."""
