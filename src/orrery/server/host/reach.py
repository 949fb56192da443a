"""From where a server can be reached, the link that works from elsewhere, and its QR code."""

import socket
from io import StringIO
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

from orrery.server.host.settings import EVERY_ADDRESS, ServerSettings

if TYPE_CHECKING:
    from segno import QRCode

Reach = Literal["here", "network", "public"]
"""Who can open a link: people at this machine, in its network, or wherever the given address leads."""

EVERYWHERE: Final = (EVERY_ADDRESS, "::")
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation. Nothing is sent there; the system only says how it would."""

BORDER: Final = 2
"""Light modules around a code on a screen."""


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine itself."""
    if host.lower() == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def network_host() -> str:
    """The address of this machine in its network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            host = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(host) or host in EVERYWHERE else host


def network_address(settings: ServerSettings, port: int) -> str:
    """Where others in the network find the table; empty if they can't."""
    listened = settings.listening_host
    if is_loopback(listened):
        return ""
    host = network_host() if listened in EVERYWHERE else listened
    return address_at(host, port) if host else ""


def address_at(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reachable(settings: ServerSettings, link: str) -> tuple[Reach, str]:
    """Who can open a link of this server as a browser at the table has it, and the link to hand out.

    A name that is not of this machine was reached from elsewhere already, perhaps through a proxy.
    Raises ValueError for an address or a port that can't be.
    """
    parts = urlsplit(link)
    rest = parts._replace(scheme="", netloc="").geturl()
    if settings.public_url:
        return "public", settings.public_url.rstrip("/") + rest
    if not is_loopback(parts.hostname or ""):
        return "public", link
    address = network_address(settings, parts.port or 80)
    return ("network", address + rest) if address else ("here", link)


def qr_rows(text: str) -> list[str]:
    """The QR code of a text, a row of 1 for dark and 0 for light each, without a border."""
    return ["".join(str(module) for module in row) for row in _code(text).matrix]


def qr_lines(text: str) -> list[str]:
    """The QR code of a text for a terminal, two modules to a character."""
    drawn = StringIO()
    _code(text).terminal(drawn, border=BORDER, compact=True)
    return drawn.getvalue().splitlines()


def _code(text: str) -> "QRCode":
    from segno import make_qr  # A server that shares nothing does without it.

    return make_qr(text)
