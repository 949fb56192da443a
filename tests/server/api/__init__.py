"""The application from outside: calls, sockets, streams."""
