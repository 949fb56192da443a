"""A client as simple as can be: it reads what comes and keeps the view."""

from typing import Any

from msgspec import json

from orrery.server.wire.patches import apply


class Client:
    """Keeps ``last``, the last update, and ``view``, patched up to now."""

    def __init__(self) -> None:
        self.last: dict[str, Any] = {}
        self.view: Any = None

    def hear(self, data: bytes) -> None:
        message = json.decode(data)
        if message["type"] == "welcome":
            message = message["update"]
        if "view" in message:
            self.view = message["view"]
        else:
            assert message["base"] == self.last["number"]
            self.view = apply(self.view, message["patches"])
        self.last = message
