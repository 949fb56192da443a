"""The OpenAPI document: made by the framework from the calls, made exact here.

The schemas of bodies are those of msgspec, which reads them. What every call has in common is added, and
what the framework can't see: bodies that are no JSON, the session and the seat token.
"""

from copy import deepcopy
from inspect import isclass
from typing import Any, Final, get_args

from litestar import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from msgspec import Struct
from msgspec.json import encode, schema_components

from orrery.server.http.errors import (
    BadRequest,
    BadSeatToken,
    SlowBody,
    TooLarge,
    TooManyRequests,
    WrongContent,
)
from orrery.server.http.routes.replies import JSON, PLAIN, Asked, refusal
from orrery.server.http.sessions import COOKIE
from orrery.server.live.stream import CONTENT_TYPE
from orrery.server.wire import catalogue, forms
from orrery.server.wire import commands as sent
from orrery.server.wire import messages as wire

PLACE: Final = "#/components/schemas/{name}"
FAULT: Final = {JSON: {"schema": {"$ref": PLACE.format(name="Fault")}}}
MESSAGE: Final = {CONTENT_TYPE: {"schema": {"$ref": PLACE.format(name="Messages")}}}
TEXT: Final = {"required": True, "content": {PLAIN: {"schema": {"type": "string"}}}}

EVERYWHERE: Final = (BadRequest, TooManyRequests)
WITH_BODY: Final = (SlowBody, TooLarge, WrongContent)
SECURITY: Final = {
    "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "seat": {"type": "http", "scheme": "bearer"},
}


class ExactDocument(OpenAPIRenderPlugin):
    """Serves the document; it is made once, at the first call."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.JSON)
        self.made = b""

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        self.made = self.made or encode(exact(openapi_schema))
        return self.made


def exact(made: dict[str, Any]) -> dict[str, Any]:
    """Correct and complete what the framework has made."""
    made = deepcopy(made)
    made["components"]["schemas"] = schemas()
    made["components"]["securitySchemes"] = SECURITY
    made["paths"]["/api/v1/matches/import"]["post"]["requestBody"] = TEXT
    made["paths"]["/api/v1/matches/{match}/stream"]["get"]["responses"]["200"]["content"] = MESSAGE
    for calls in made["paths"].values():
        for call in calls.values():
            complete(call)
    return made


def schemas() -> dict[str, Any]:
    """All forms, commands and messages, and what they consist of."""
    named = [*vars(catalogue).values(), *vars(forms).values()]
    bodies = [kind for kind in named if isclass(kind) and issubclass(kind, Struct)]
    kinds = [*bodies, *get_args(sent.Commands), *get_args(wire.Messages)]
    _, found = schema_components(dict.fromkeys(kinds), ref_template=PLACE)
    messages = [{"$ref": PLACE.format(name=kind.__name__)} for kind in get_args(wire.Messages)]
    return {**found, "Messages": {"oneOf": messages}}


def complete(call: dict[str, Any]) -> None:
    """Add the refusals that every call may meet, and who may make it."""
    replies = call["responses"]
    if "204" in replies:
        replies["204"].pop("content", None)
    for kind in (*EVERYWHERE, *(WITH_BODY if "requestBody" in call else ())):
        status = str(int(kind.status))
        own = replies.get(status, {}).get("description", "")
        told = refusal(kind.code).description
        replies[status] = {"description": f"{told} {own}".strip(), "content": FAULT}
    denied = replies.get("401", {}).get("description", "")
    if denied:
        call["security"] = [{"seat" if BadSeatToken.code in denied else "session": []}]
