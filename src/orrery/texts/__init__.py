"""Everything that people read: the clauses of each title, by language."""
