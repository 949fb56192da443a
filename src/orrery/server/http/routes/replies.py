"""What all calls share: who asks, strict bodies, and refusals for the OpenAPI document."""

from functools import cache
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import DecodeError
from msgspec.json import Decoder

from orrery.engine.errors import GameError
from orrery.server.http.errors import BadRequest, WrongContent
from orrery.server.services import Services
from orrery.server.store.records import Person
from orrery.server.wire.forms import Fault

JSON: Final = "application/json"
PLAIN: Final = "text/plain"

Asked: TypeAlias = Request[Any, Any, Any]
InjectedServices: TypeAlias = NamedDependency[Services]
Known: TypeAlias = NamedDependency[Person]
"""Who is signed in; others are refused."""
Visitor: TypeAlias = NamedDependency[Person | None]
"""Who asks, signed in or not."""


def refusals(*kinds: type[GameError]) -> dict[int, ResponseSpec]:
    """The replies to a call that is refused by one of these errors, by status."""
    found: dict[int, list[str]] = {}
    for kind in kinds:
        found.setdefault(kind.status, []).append(kind.code)
    return {status: refusal(*sorted(codes)) for status, codes in sorted(found.items())}


def refusal(*codes: str) -> ResponseSpec:
    return ResponseSpec(Fault, generate_examples=False, description=f"Refused: {', '.join(codes)}.")


@cache
def decoder(form: Any) -> Decoder[Any]:
    return Decoder(form)


async def check_body(request: Asked) -> None:
    """Refuse a body that is not exactly what the call takes; the framework would bend some values."""
    field = request.route_handler.parsed_data_field
    if field is None:
        return
    check_content(request, JSON)
    try:
        decoder(field.raw).decode(await request.body())
    except (DecodeError, UnicodeDecodeError) as error:
        raise BadRequest(str(error)) from error


def check_content(request: Asked, kind: str) -> None:
    """Raise :class:`WrongContent` unless the body is said to be of this kind."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != kind:
        raise WrongContent(f"the body has to be {kind}")
