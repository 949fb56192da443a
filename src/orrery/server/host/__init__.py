"""Running a server: settings, secret, the listening socket, metrics, garbage collection."""
