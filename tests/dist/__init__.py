"""The wheel and the source archive: what is in them, and that they work where nothing else is installed."""
