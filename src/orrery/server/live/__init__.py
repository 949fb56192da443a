"""Matches as they happen: the web socket of people and the stream of programs."""
