"""The commands of ``orrery``, one module each: it parses, calls the library, and prints."""
