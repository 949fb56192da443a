"""Coming in: a name is enough; a personal link brings one back on another device."""

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from orrery.server.http.errors import NoSession, NoSuchPerson
from orrery.server.http.limits import client_of
from orrery.server.http.routes.replies import Asked, InjectedServices, Known, refusals
from orrery.server.services import Services
from orrery.server.store.records import Person
from orrery.server.wire.forms import GuestForm, Me, RestoreForm
from orrery.table.errors import BadText


@post("/guests", responses=refusals(BadText))
async def create_guest(request: Asked, services: InjectedServices, data: JSONBody[GuestForm]) -> Response[Me]:
    """Begin a session under a name. The cookie of the reply is the session."""
    services.guests.take(client_of(request.scope))
    person, key = await services.sessions.begin(data.name)
    return await signed_in(request, services, person, key)


@post("/guests/restore", status_code=200, responses=refusals(NoSuchPerson))
async def restore_guest(
    request: Asked, services: InjectedServices, data: JSONBody[RestoreForm]
) -> Response[Me]:
    """Begin a session of somebody who has been here, by the key of their personal link."""
    services.guests.take(client_of(request.scope))
    person = await services.sessions.restore(data.key)
    return await signed_in(request, services, person, data.key)


async def signed_in(request: Asked, services: Services, person: Person, key: str) -> Response[Me]:
    cookie = await services.sessions.sign_in(person, is_secure(request, services))
    return Response(Me(person.name, key), cookies=[cookie])


def is_secure(request: Asked, services: Services) -> bool:
    """Whether the browser has come by https, perhaps to a proxy in front."""
    return request.scope["scheme"] == "https" or services.settings.public_url.startswith("https:")


@get("/me", responses=refusals(NoSession))
async def read_me(request: Asked, services: InjectedServices, person: Known) -> Response[Me]:
    """Who one is. A session of an older version, whose cookie holds the key, is replaced by a new one."""
    key = services.sessions.key_in(request)
    if key is not None:
        return await signed_in(request, services, person, key)
    return Response(Me(person.name))


@patch("/me", responses=refusals(NoSession, BadText))
async def rename_me(services: InjectedServices, person: Known, data: JSONBody[GuestForm]) -> Me:
    """Take another name; where one sits already the old one stays."""
    return Me(await services.sessions.rename(person, data.name))


@delete("/me", responses=refusals())
async def forget_me(request: Asked, services: InjectedServices) -> Response[None]:
    """End the session on this device; the personal link still works."""
    try:
        session = services.sessions.session_of(request)
    except NoSession:
        return signed_out(request, services)
    await services.store.end_session(session)
    services.lines.end([session])
    return signed_out(request, services)


def signed_out(request: Asked, services: Services) -> Response[None]:
    return Response(None, cookies=[services.sessions.no_cookie(is_secure(request, services))])
