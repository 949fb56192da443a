"""What people may do about themselves: end all sessions, have another link, get their data, delete it."""

from litestar import Response, get, post

from orrery.server.http.errors import NoSession
from orrery.server.http.routes.guests import signed_in, signed_out
from orrery.server.http.routes.replies import Asked, InjectedServices, Known, refusals
from orrery.server.wire.forms import Me, PersonalData


@post("/me/sessions/end", status_code=204, responses=refusals(NoSession))
async def end_sessions(request: Asked, services: InjectedServices, person: Known) -> Response[None]:
    """End all sessions everywhere, this one too, with all seat tokens; the personal link still works."""
    await services.people.end_sessions(person)
    return signed_out(request, services)


@post("/me/link", status_code=200, responses=refusals(NoSession))
async def renew_link(request: Asked, services: InjectedServices, person: Known) -> Response[Me]:
    """Have another personal link. The old one, all other sessions and all seat tokens open nothing now."""
    is_old = services.sessions.key_in(request) is not None
    kept = "" if is_old else services.sessions.session_of(request)
    key = await services.people.renew_link(person, kept)
    return await signed_in(request, services, person, key) if is_old else Response(Me(person.name, key))


@get("/me/data", responses=refusals(NoSession))
async def read_data(services: InjectedServices, person: Known) -> Response[PersonalData]:
    """All that is stored of this person."""
    services.exports.take(person.id)
    headers = {"content-disposition": 'attachment; filename="orrery.json"'}
    return Response(await services.people.data(person), headers=headers)


@post("/me/delete", status_code=204, responses=refusals(NoSession))
async def delete_me(request: Asked, services: InjectedServices, person: Known) -> Response[None]:
    """Delete this person: games stay, their name goes. Replies when that is done everywhere."""
    await services.people.delete(person)
    return signed_out(request, services)
