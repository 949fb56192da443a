"""Coming in: a name is enough; a personal link brings one back on another device."""

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from orrery.server.http.limits import client_of
from orrery.server.http.routes.replies import Asked, AtDesk, Known, refusals
from orrery.server.services import Desk
from orrery.server.store.records import Person
from orrery.server.wire.forms import GuestForm, Me, RestoreForm


@post("/guests", responses=refusals("bad-text"))
async def create_guest(request: Asked, desk: AtDesk, data: JSONBody[GuestForm]) -> Response[Me]:
    """Begin a session under a name. The cookie of the reply is the session."""
    desk.guests.take(client_of(request.scope))
    person, key = await desk.sessions.begin(data.name)
    return signed_in(request, desk, person, key)


@post("/guests/restore", status_code=200, responses=refusals("no-such-person"))
async def restore_guest(request: Asked, desk: AtDesk, data: JSONBody[RestoreForm]) -> Response[Me]:
    """Begin a session of somebody who has been here, by the key of their personal link."""
    desk.guests.take(client_of(request.scope))
    person = await desk.sessions.restore(data.key)
    return signed_in(request, desk, person, data.key)


def signed_in(request: Asked, desk: Desk, person: Person, key: str) -> Response[Me]:
    cookie = desk.sessions.cookie(person, key, is_secure(request, desk))
    return Response(Me(person.name, key), cookies=[cookie])


def is_secure(request: Asked, desk: Desk) -> bool:
    """Whether the browser has come by https, perhaps to a proxy in front."""
    return request.scope["scheme"] == "https" or desk.settings.public_url.startswith("https:")


@get("/me", responses=refusals("no-session"))
async def read_me(request: Asked, desk: AtDesk, person: Known) -> Me:
    """Who one is, with the key of the personal link."""
    return Me(person.name, desk.sessions.key_of(request))


@patch("/me", responses=refusals("no-session", "bad-text"))
async def rename_me(request: Asked, desk: AtDesk, person: Known, data: JSONBody[GuestForm]) -> Me:
    """Take another name; where one sits already the old one stays."""
    name = await desk.sessions.rename(person, data.name)
    return Me(name, desk.sessions.key_of(request))


@delete("/me", responses=refusals())
async def forget_me(request: Asked, desk: AtDesk) -> Response[None]:
    """End the session on this device; the personal link still works."""
    cookie = desk.sessions.no_cookie(is_secure(request, desk))
    return Response(None, cookies=[cookie])
