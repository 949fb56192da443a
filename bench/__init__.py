"""What the engine costs, beside its peers and beside itself uncompiled: ``python -m bench``."""
