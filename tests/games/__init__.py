"""Finished games of every rules version so far; each later version has to replay them."""
