"""Both kinds of databases."""

from tests.server.databases import database

__all__ = ["database"]
