"""Finished matches: as saves, to look through, and brought in from elsewhere."""

from typing import Annotated, cast

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from orrery.server.http.errors import BadRequest
from orrery.server.http.routes.cards import card_of
from orrery.server.http.routes.matches import MatchKey, room_for
from orrery.server.http.routes.replies import PLAIN, Asked, AtDesk, Known, Visitor, check_content, refusals
from orrery.server.http.routes.titles import Lang
from orrery.server.replay import played
from orrery.server.wire.forms import MatchCard, Replay

GENERAL = ("no-such-match", "match-elsewhere", "needs-key", "not-over")


@get("/matches/{match:str}/export", media_type=PLAIN, responses=refusals(*GENERAL))
async def export_match(desk: AtDesk, visitor: Visitor, match: FromPath[str], key: MatchKey = "") -> str:
    """The whole match as a save, with the secret of its dealer."""
    room = await room_for(desk, match, visitor, key)
    return await room.archive()


@get("/matches/{match:str}/replay", responses=refusals(*GENERAL, "no-such-seat"))
async def replay_match(
    desk: AtDesk,
    visitor: Visitor,
    match: FromPath[str],
    viewer: Annotated[int, QueryParameter(ge=-2, le=100)] = -1,
    first: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    lang: FromQuery[Lang] = "en",
    key: MatchKey = "",
) -> Response[Replay]:
    """Moments of a match as one viewer knew them; -1 is a spectator, -2 somebody who knows all."""
    room = await room_for(desk, match, visitor, key)
    body = await desk.replays.part(match, played(room.table, lang), (viewer, first, count, lang))
    return Response(cast(Replay, body), media_type="application/json")


@post(
    "/matches/import",
    responses=refusals(
        "no-session",
        "save-too-big",
        "damaged-save",
        "broken-replay",
        "rules-changed",
        "wrong-draw",
        "unknown-title",
    ),
)
async def import_match(request: Asked, desk: AtDesk, person: Known) -> MatchCard:
    """Bring in a save: a text as the export gives it."""
    check_content(request, PLAIN)
    desk.matches.take(person.id)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRequest("the save is not in UTF-8") from error
    return card_of(await desk.hub.import_save(person, text), person)
