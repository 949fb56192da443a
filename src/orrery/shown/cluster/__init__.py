"""Globular Cluster as people see it."""
