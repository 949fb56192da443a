"""Under which names and addresses this server is asked for.

A page of another site can let its own name lead to this machine, and would then be taken for one of ours. So
only names that people really use are answered to. An address in numbers can't lead elsewhere.
"""

import socket
from ipaddress import ip_address

from orrery.server.host.settings import ServerSettings
from orrery.server.http.errors import WrongHost

ANYBODY = ""
"""What a program says that names no host; browsers always do."""


class Hosts:
    """The names that are answered to, in small letters and without ports."""

    def __init__(self, settings: ServerSettings) -> None:
        own = socket.gethostname().lower()
        self.names = frozenset({"localhost", own, f"{own}.local", ANYBODY, *settings.names})

    def check(self, host: str) -> None:
        """Raise :class:`WrongHost` for what stands in a header ``Host`` and is none of our names."""
        name = name_in(host)
        if name not in self.names and not is_address(name):
            raise WrongHost(f"this server is not called {name[:80]!r}; host_names may list the name")


def name_in(host: str) -> str:
    """The name or the address, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
