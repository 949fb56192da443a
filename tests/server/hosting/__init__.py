"""Rooms and the hub, without a socket."""
