"""Create and find matches, take a seat, and send commands without a socket."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orrery.engine.errors import (
    BadSetup,
    CannotUndo,
    IllegalChoice,
    NotYourTurn,
    RulesChanged,
    UnknownPlayer,
    UnknownTitle,
)
from orrery.server.http.errors import NeedsKey, NoSession
from orrery.server.http.routes.replies import InjectedServices, Known, Visitor, refusals
from orrery.server.http.routes.summaries import room_summary
from orrery.server.http.sessions import admit, is_member
from orrery.server.rooms.errors import MatchElsewhere, NoSuchMatch, TooBusy, TooMuchWork
from orrery.server.rooms.remains import Remains
from orrery.server.rooms.room import Room
from orrery.server.services import Services
from orrery.server.store.records import Person
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import BranchForm, JoinForm, MatchForm, MatchSummary
from orrery.table.errors import (
    AlreadyStarted,
    AwaitsConsent,
    BadAnswer,
    BadMoment,
    BadOrder,
    BadSettings,
    BadText,
    HasSeen,
    IsOver,
    Muted,
    NeedsConsent,
    NoProposal,
    NoSuchLine,
    NoSuchSeat,
    NotHost,
    NotOneself,
    NotOver,
    NotSeated,
    NotStarted,
    NoWindow,
    Removed,
    SeatTaken,
    SpectatorsSilent,
    StaleQuestion,
    TableClosed,
)

MOST_LISTED = 50
LONGEST_KEY = 100

MatchKey = Annotated[str, QueryParameter(max_length=LONGEST_KEY)]
"""The key of a private match."""

COMMAND_REFUSALS = (
    RulesChanged,
    NoSession,
    NoSuchMatch,
    MatchElsewhere,
    NeedsKey,
    NotSeated,
    NotHost,
    NoSuchSeat,
    SeatTaken,
    HasSeen,
    NeedsConsent,
    NoWindow,
    NotStarted,
    AlreadyStarted,
    NotOver,
    NotYourTurn,
    IllegalChoice,
    StaleQuestion,
    CannotUndo,
    NoProposal,
    AwaitsConsent,
    BadAnswer,
    BadOrder,
    BadText,
    UnknownPlayer,
    Muted,
    SpectatorsSilent,
    Removed,
    NotOneself,
    NoSuchLine,
    TableClosed,
    IsOver,
)


async def room_for(services: Services, match: str, person: Person | None, key: str) -> Room:
    """The match, for somebody who may know of it; raises a :class:`GameError`."""
    try:
        room = await services.hub.room(match)
    except RulesChanged as changed:
        await remains_for(services, match, changed, person, key)
        raise
    admit(room.record, person is not None and is_member(room.table, person.id), key)
    return room


async def remains_for(
    services: Services, match: str, why: RulesChanged, person: Person | None, key: str
) -> Remains:
    """What is left of a match that can't be opened, for somebody who may know of it."""
    remains = await services.hub.remains(match, person.id if person is not None else "", why)
    admit(remains.record, remains.is_member, key)
    return remains


@post(
    "/matches",
    responses=refusals(NoSession, UnknownTitle, UnknownPlayer, BadSetup, BadSettings),
)
async def create_match(services: InjectedServices, person: Known, data: JSONBody[MatchForm]) -> MatchSummary:
    """Set up a match; who makes it is its host."""
    services.matches.take(person.id)
    return room_summary(await services.hub.create(person, data), person)


@get("/matches", responses=refusals(NoSession))
async def list_matches(
    services: InjectedServices,
    visitor: Visitor,
    kind: FromQuery[Literal["mine", "open", "watch", "archive"]],
    title: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Annotated[float | None, QueryParameter(ge=0, le=1e12)] = None,
) -> list[MatchSummary]:
    """The latest matches of a kind; ``before`` is the time of change of the last one that is known."""
    if kind == "mine" and visitor is None:
        raise NoSession("nobody is signed in")
    who = visitor.id if visitor is not None else ""
    return await services.store.listing(kind, who, title, MOST_LISTED, before)


@get("/matches/{match:str}", responses=refusals(NoSuchMatch, MatchElsewhere, NeedsKey, RulesChanged))
async def read_match(
    services: InjectedServices, visitor: Visitor, match: FromPath[str], key: MatchKey = ""
) -> MatchSummary:
    """One match as it stands now: as it is stored, whichever process has it open, and nobody need have."""
    card = await services.store.find_card(match, visitor.id if visitor is not None else "")
    if card is None:  # opening it tells what is wrong
        return room_summary(await room_for(services, match, visitor, key), visitor)
    admit(card, card.is_member, key)
    return card.summary


@post(
    "/matches/{match:str}/join",
    status_code=200,
    responses=refusals(
        NoSession,
        NoSuchMatch,
        MatchElsewhere,
        NeedsKey,
        NoSuchSeat,
        SeatTaken,
        HasSeen,
        RulesChanged,
        Removed,
        TableClosed,
    ),
)
async def join_match(
    services: InjectedServices, person: Known, match: FromPath[str], data: JSONBody[JoinForm]
) -> MatchSummary:
    """Sit down on a seat, or on the first free one."""
    room = await room_for(services, match, person, data.key)
    await room.command(person, sent.JoinMatch(seat=data.seat))
    return room_summary(room, person)


@post("/matches/{match:str}/commands", status_code=204, responses=refusals(*COMMAND_REFUSALS))
async def command_match(
    services: InjectedServices,
    person: Known,
    match: FromPath[str],
    data: JSONBody[sent.TableCommand],
    key: MatchKey = "",
) -> None:
    """Carry out what a socket would; the reply comes when it is stored."""
    room = await room_for(services, match, person, key)
    await room.command(person, data)
    services.metrics.count_command("done")


@post(
    "/matches/{match:str}/branch",
    responses=refusals(
        NoSession,
        NoSuchMatch,
        MatchElsewhere,
        NeedsKey,
        NotOver,
        BadMoment,
        BadSetup,
        RulesChanged,
        TooMuchWork,
        TooBusy,
    ),
)
async def branch_match(
    services: InjectedServices,
    person: Known,
    match: FromPath[str],
    data: JSONBody[BranchForm],
    key: MatchKey = "",
) -> MatchSummary:
    """Play on from a moment of a finished match."""
    await room_for(services, match, person, key)
    services.matches.take(person.id)
    return room_summary(await services.hub.branch(person, match, data), person)
