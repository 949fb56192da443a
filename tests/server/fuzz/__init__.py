"""Messages and saves that nobody would send: each is answered, and by a code that is known."""
