"""Ports that belong to a test, also while nothing listens there."""

import socket


def kept_port() -> socket.socket:
    """A socket that keeps a port of this machine from everybody who doesn't ask for it by its number.

    The system chooses the port. A server that binds it with ``SO_REUSEADDR``, as servers do, gets it as often
    as it likes; close the socket when the last one has ended.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    return keeper


def number_of(keeper: socket.socket) -> int:
    return int(keeper.getsockname()[1])
