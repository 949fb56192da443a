"""Making matches, finding them, sitting down, and commands of who has no socket."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orrery.server.http.errors import NoSession
from orrery.server.http.routes.cards import card_of, listed
from orrery.server.http.routes.replies import AtDesk, Known, Visitor, refusals
from orrery.server.http.sessions import admit, is_member
from orrery.server.rooms.room import Room
from orrery.server.services import Desk
from orrery.server.store.records import Person
from orrery.server.wire import messages as wire
from orrery.server.wire.forms import BranchForm, JoinForm, MatchCard, MatchForm

MOST_LISTED = 50
LONGEST_KEY = 100

MatchKey = Annotated[str, QueryParameter(max_length=LONGEST_KEY)]
"""The key of a private match."""

TableCommand = (
    wire.Join
    | wire.Leave
    | wire.PutBot
    | wire.OfferSeat
    | wire.Start
    | wire.Answer
    | wire.Undo
    | wire.ProposeUndo
    | wire.Agree
    | wire.Refuse
    | wire.GiveOrder
    | wire.CancelOrder
    | wire.Say
    | wire.Again
)
"""The commands that need no socket to answer them."""

COMMAND_REFUSALS = (
    "no-session",
    "no-such-match",
    "match-elsewhere",
    "needs-key",
    "not-seated",
    "not-host",
    "no-such-seat",
    "seat-taken",
    "not-started",
    "already-started",
    "not-over",
    "not-your-turn",
    "illegal-choice",
    "stale-question",
    "cannot-undo",
    "no-proposal",
    "awaits-consent",
    "bad-answer",
    "bad-order",
    "bad-text",
    "unknown-player",
)


async def room_for(desk: Desk, match: str, person: Person | None, key: str) -> Room:
    """The match, for somebody who may know of it; raises a :class:`GameError`."""
    room = await desk.hub.room(match)
    admit(room.record, person is not None and is_member(room.table, person.id), key)
    return room


@post(
    "/matches",
    responses=refusals("no-session", "unknown-title", "unknown-player", "bad-setup", "bad-settings"),
)
async def create_match(desk: AtDesk, person: Known, data: JSONBody[MatchForm]) -> MatchCard:
    """Set up a match; who makes it is its host."""
    desk.matches.take(person.id)
    return card_of(await desk.hub.create(person, data), person)


@get("/matches", responses=refusals("no-session"))
async def list_matches(
    desk: AtDesk,
    visitor: Visitor,
    kind: FromQuery[Literal["mine", "open", "watch", "archive"]],
    title: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Annotated[float | None, QueryParameter(ge=0, le=1e12)] = None,
) -> list[MatchCard]:
    """The latest matches of a kind; ``before`` is the time of change of the last one that is known."""
    if kind == "mine" and visitor is None:
        raise NoSession("nobody is signed in")
    who = visitor.id if visitor is not None else ""
    rows = await desk.store.listing(kind, who, title, MOST_LISTED, before)
    return [listed(row) for row in rows]


@get("/matches/{match:str}", responses=refusals("no-such-match", "match-elsewhere", "needs-key"))
async def read_match(desk: AtDesk, visitor: Visitor, match: FromPath[str], key: MatchKey = "") -> MatchCard:
    """One match as it stands now."""
    row = await desk.store.find_listing(match, visitor.id if visitor is not None else "")
    if row is not None and (row.mine or not row.is_private):
        return listed(row)
    return card_of(await room_for(desk, match, visitor, key), visitor)


@post(
    "/matches/{match:str}/join",
    status_code=200,
    responses=refusals(
        "no-session", "no-such-match", "match-elsewhere", "needs-key", "no-such-seat", "seat-taken"
    ),
)
async def join_match(
    desk: AtDesk, person: Known, match: FromPath[str], data: JSONBody[JoinForm]
) -> MatchCard:
    """Sit down on a seat, or on the first free one."""
    room = await room_for(desk, match, person, data.key)
    await room.command(person, wire.Join(seat=data.seat))
    return card_of(room, person)


@post("/matches/{match:str}/commands", status_code=204, responses=refusals(*COMMAND_REFUSALS))
async def command_match(
    desk: AtDesk, person: Known, match: FromPath[str], data: JSONBody[TableCommand], key: MatchKey = ""
) -> None:
    """Carry out what a socket would; the reply comes when it is stored."""
    room = await room_for(desk, match, person, key)
    await room.command(person, data)
    desk.metrics.count_command("done")


@post(
    "/matches/{match:str}/branch",
    responses=refusals(
        "no-session",
        "no-such-match",
        "match-elsewhere",
        "needs-key",
        "not-over",
        "no-such-moment",
        "bad-setup",
    ),
)
async def branch_match(
    desk: AtDesk, person: Known, match: FromPath[str], data: JSONBody[BranchForm], key: MatchKey = ""
) -> MatchCard:
    """Play on from a moment of a finished match."""
    await room_for(desk, match, person, key)
    desk.matches.take(person.id)
    return card_of(await desk.hub.branch(person, match, data), person)
