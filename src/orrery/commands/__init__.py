"""Parts of the command ``orrery``."""
