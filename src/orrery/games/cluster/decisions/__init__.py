"""The questions of Globular Cluster."""
