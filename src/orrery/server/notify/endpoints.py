"""Which addresses of the outside this server may talk to: https on its usual port, at public addresses."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

HTTPS_PORT: Final = 443
LONGEST: Final = 1000
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Prefixes behind which a gateway reaches IPv4 addresses, private ones too."""

Address = IPv4Address | IPv6Address


class Endpoint(NamedTuple):
    """``url`` as it is asked for, without a fragment."""

    url: str
    host: str


def endpoint_of(url: str) -> Endpoint | None:
    """An address that may be asked, as far as its text tells; None for any other."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname or ""
    if parts.scheme != "https" or "@" in parts.netloc or port not in (None, HTTPS_PORT):
        return None
    if not _is_host(host):
        return None
    return Endpoint(parts._replace(fragment="").geturl(), host)


def _is_host(host: str) -> bool:
    """Whether a name may belong to the public; what it stands for is seen when it is resolved."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.strip(".") and all(sign.isalnum() or sign in "-._" for sign in host)


def is_public(address: Address) -> bool:
    """Whether an address belongs to the internet, and hides no other address in it."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
