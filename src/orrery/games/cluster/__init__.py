"""Globular Cluster: lay out a star cluster, spread your expedition over it, and score it three times."""
