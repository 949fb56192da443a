"""Load on a server of ours: many tables at once on this machine, measured from the outside."""
