"""Connect four as people see it."""
