"""The rules of each title, clause by clause."""
