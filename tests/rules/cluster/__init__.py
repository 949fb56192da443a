"""Globular Cluster, clause by clause."""
