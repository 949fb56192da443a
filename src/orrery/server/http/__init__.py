"""Calls over HTTP: the application, its routes, sessions, limits, errors and the files of the client."""
