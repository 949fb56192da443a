"""Telling people who are away that a table waits for them: web push, a web-hook, mail."""
