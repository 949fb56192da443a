"""The web-hook of the host: a signed post in JSON about whose turn it is."""

import hashlib
import hmac
from typing import Final

from msgspec.json import encode

from orrery.server.notify.calls import TurnCall

SIGNATURE: Final = "x-orrery-signature"


def hook_request(call: TurnCall, title: str, link: str, secret: str) -> tuple[dict[str, str], bytes]:
    """Headers and body. The signature is an HMAC with SHA-256 of the body, in hex."""
    facts = {"event": "turn", "match": call.match, "title": title, "seat": call.name, "link": link}
    body = encode(facts)
    signature = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return {"content-type": "application/json", SIGNATURE: f"sha256={signature}"}, body
