"""The table: one match with people, tested without a socket."""
