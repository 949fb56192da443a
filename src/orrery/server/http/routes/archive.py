"""Finished matches: as saves, to look through, and brought in from elsewhere."""

from typing import Annotated, cast

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from orrery.engine.errors import BrokenReplay, DamagedSave, RulesChanged, SaveTooBig, UnknownTitle, WrongDraw
from orrery.server.http.errors import BadRequest, NeedsKey, NoSession
from orrery.server.http.limits import client_of
from orrery.server.http.routes.matches import MatchKey, remains_for, room_for
from orrery.server.http.routes.replies import (
    PLAIN,
    Asked,
    InjectedServices,
    Known,
    Visitor,
    check_content,
    refusals,
)
from orrery.server.http.routes.summaries import room_summary
from orrery.server.http.routes.titles import Lang
from orrery.server.record import record_text
from orrery.server.replay import played
from orrery.server.rooms.errors import MatchElsewhere, NoSuchMatch, TooBusy, TooMuchWork
from orrery.server.rooms.remains import Remains
from orrery.server.services import Services
from orrery.server.store.records import Person
from orrery.server.wire.forms import MatchSummary, Replay, Review
from orrery.server.workers.turns import Share
from orrery.table.errors import NoSuchSeat, NotOver, NotSeated

GENERAL = (NoSuchMatch, MatchElsewhere, NeedsKey, NotOver, RulesChanged)
LONG = (TooMuchWork, TooBusy)


def who(visitor: Person | None, request: Asked) -> str:
    """Whose work it is: that of a person, or of the client of somebody who is not known."""
    return visitor.id if visitor is not None else client_of(request.scope)


@get("/matches/{match:str}/export", media_type=PLAIN, responses=refusals(*GENERAL, *LONG, NotSeated))
async def export_match(
    request: Asked,
    services: InjectedServices,
    visitor: Visitor,
    match: FromPath[str],
    lang: FromQuery[Lang] = "en",
    key: MatchKey = "",
) -> str:
    """The whole match as a save, with the secret of its dealer.

    Of one under way that the present rules can't repeat, a save for the rules that made it; or, if its log
    would tell secrets, a record in words of what the person's seats were told.
    """
    try:
        room = await room_for(services, match, visitor, key)
    except RulesChanged as changed:
        remains = await remains_for(services, match, changed, visitor, key)
        return await exported(services, remains, lang, (who(visitor, request), match))
    return await room.archive()


async def exported(services: Services, remains: Remains, lang: str, share: Share) -> str:
    if not remains.is_secret:
        return remains.save()
    viewers = remains.viewers()
    seen = [remains.played(viewer, lang) for viewer in viewers]
    return await services.hub.work.run(record_text, seen[0], remains.head(), viewers, lang, share=share)


@get("/matches/{match:str}/replay", responses=refusals(*GENERAL, *LONG, NoSuchSeat, NotSeated))
async def replay_match(
    request: Asked,
    services: InjectedServices,
    visitor: Visitor,
    match: FromPath[str],
    viewer: Annotated[int, QueryParameter(ge=-2, le=100)] = -1,
    first: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    lang: FromQuery[Lang] = "en",
    key: MatchKey = "",
) -> Response[Replay]:
    """Moments of a match as one viewer knew them; -1 is a spectator, -2 somebody who knows all.

    Of a match that other rules have made, those that the present rules can repeat.
    """
    try:
        shown = played((await room_for(services, match, visitor, key)).table, lang)
    except RulesChanged as changed:
        shown = (await remains_for(services, match, changed, visitor, key)).played(viewer, lang)
    part = (viewer, first, count, lang)
    body = await services.replays.part(match, shown, part, who(visitor, request))
    return Response(cast(Replay, body), media_type="application/json")


@get("/matches/{match:str}/review", responses=refusals(*GENERAL, *LONG, NoSuchSeat))
async def review_match(
    request: Asked,
    services: InjectedServices,
    visitor: Visitor,
    match: FromPath[str],
    viewer: Annotated[int, QueryParameter(ge=-1, le=100)] = -1,
    lang: FromQuery[Lang] = "en",
    key: MatchKey = "",
) -> Response[Review]:
    """A finished match looked back on, as one viewer knew it; -1 is a spectator."""
    room = await room_for(services, match, visitor, key)
    body = await services.replays.review(
        match, played(room.table, lang), (viewer, lang), who(visitor, request)
    )
    return Response(cast(Review, body), media_type="application/json")


@post(
    "/matches/import",
    responses=refusals(
        NoSession,
        SaveTooBig,
        DamagedSave,
        BrokenReplay,
        RulesChanged,
        WrongDraw,
        UnknownTitle,
        *LONG,
    ),
)
async def import_match(request: Asked, services: InjectedServices, person: Known) -> MatchSummary:
    """Bring in a save: a text as the export gives it."""
    check_content(request, PLAIN)
    services.matches.take(person.id)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRequest("the save is not in UTF-8") from error
    return room_summary(await services.hub.import_save(person, text), person)
