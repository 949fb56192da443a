"""Seats for programs: a token opens one, a stream tells what happens, a call answers."""

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response.base import ASGIResponse

from orrery.engine.errors import IllegalChoice, NotYourTurn
from orrery.server.http.errors import BadSeatToken, NoSession, TooManySockets
from orrery.server.http.limits import client_of
from orrery.server.http.routes.replies import Asked, InjectedServices, Known, refusals
from orrery.server.http.routes.titles import Wording
from orrery.server.live.feed import Feed
from orrery.server.live.lines import OpenLine
from orrery.server.live.stream import LineStream
from orrery.server.rooms.errors import MatchElsewhere, NoSuchMatch
from orrery.server.services import Services
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import AnswerForm, SeatToken
from orrery.server.wire.words import WordOptions
from orrery.table.errors import BadAnswer, NoSuchSeat, NotSeated, NotStarted, StaleQuestion

SeatNumber = Annotated[int, QueryParameter(ge=0, le=100)]
Count = Annotated[int, QueryParameter(ge=0, le=10_000_000)]


@post(
    "/matches/{match:str}/seats/{seat:int}/token",
    status_code=200,
    responses=refusals(NoSession, NoSuchMatch, MatchElsewhere, NoSuchSeat, NotSeated),
)
async def open_seat(
    services: InjectedServices, person: Known, match: FromPath[str], seat: FromPath[int]
) -> SeatToken:
    """A token for the program that is to play on one's seat; it opens nothing else."""
    room = await services.hub.room(match)
    room.table.seating.held_by(person.id, seat)
    return SeatToken(services.sessions.seat_token(person, match, seat))


@get(
    "/matches/{match:str}/stream",
    responses=refusals(BadSeatToken, NoSuchMatch, MatchElsewhere, NotSeated, TooManySockets),
)
async def stream_seat(
    request: Asked,
    services: InjectedServices,
    match: FromPath[str],
    seat: SeatNumber,
    lang: FromQuery[Wording] = "",
    event: Count = 0,
    line: Count = 0,
    position: FromQuery[bool] = False,
) -> ASGIResponse:
    """What happens, a message in a line: a welcome, then updates. Needs the token of the seat."""
    claim = services.sessions.token_of(request.headers, match, seat)
    client = client_of(request.scope)
    services.connections.acquire(client)
    held = services.lines.open(claim)
    leave = partial(left, services, client, held)
    try:
        person = await services.sessions.bearer_of(claim)
        feed = Feed(services, await services.hub.room(match), person, seat, is_program=True)
        await feed.open(event, line, WordOptions(lang, position))
    except BaseException:
        leave()
        raise
    return LineStream(feed, held, leave)


def left(services: Services, client: str, line: OpenLine) -> None:
    services.connections.release(client)
    line.close()


@post(
    "/matches/{match:str}/seats/{seat:int}/answer",
    status_code=204,
    responses=refusals(
        BadSeatToken,
        NoSuchMatch,
        MatchElsewhere,
        NotSeated,
        NotStarted,
        NotYourTurn,
        StaleQuestion,
        IllegalChoice,
        BadAnswer,
    ),
)
async def answer_seat(
    request: Asked,
    services: InjectedServices,
    match: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[AnswerForm],
) -> None:
    """Answer the open question of a seat. Needs its token; the reply comes when the answer is stored."""
    person = await services.sessions.bearer_of(services.sessions.token_of(request.headers, match, seat))
    room = await services.hub.room(match)
    await room.command(person, sent.Answer(seat=seat, question=data.question, choices=data.choices))
    services.metrics.count_command("done")
