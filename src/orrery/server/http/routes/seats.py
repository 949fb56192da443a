"""Seats for programs: a token opens one, a stream tells what happens, a call answers."""

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response.base import ASGIResponse

from orrery.server.http.limits import client_of
from orrery.server.http.routes.replies import Asked, AtDesk, Known, refusals
from orrery.server.http.routes.titles import Wording
from orrery.server.live.feed import Feed
from orrery.server.live.stream import LineStream
from orrery.server.wire import messages as wire
from orrery.server.wire.forms import AnswerForm, SeatToken
from orrery.server.wire.words import WordOptions

SeatNumber = Annotated[int, QueryParameter(ge=0, le=100)]
Count = Annotated[int, QueryParameter(ge=0, le=10_000_000)]


@post(
    "/matches/{match:str}/seats/{seat:int}/token",
    status_code=200,
    responses=refusals("no-session", "no-such-match", "match-elsewhere", "no-such-seat", "not-seated"),
)
async def open_seat(desk: AtDesk, person: Known, match: FromPath[str], seat: FromPath[int]) -> SeatToken:
    """A token for the program that is to play on one's seat; it opens nothing else."""
    room = await desk.hub.room(match)
    room.table.seating.held_by(person.id, seat)
    return SeatToken(desk.sessions.seat_token(person, match, seat))


@get(
    "/matches/{match:str}/stream",
    responses=refusals(
        "bad-seat-token", "no-such-match", "match-elsewhere", "not-seated", "too-many-sockets"
    ),
)
async def stream_seat(
    request: Asked,
    desk: AtDesk,
    match: FromPath[str],
    seat: SeatNumber,
    lang: FromQuery[Wording] = "",
    event: Count = 0,
    line: Count = 0,
    position: FromQuery[bool] = False,
) -> ASGIResponse:
    """What happens, a message in a line: a welcome, then updates. Needs the token of the seat."""
    person = await desk.sessions.bearer_of(request.headers, match, seat)
    room = await desk.hub.room(match)
    client = client_of(request.scope)
    desk.doors.enter(client)
    feed = Feed(desk, room, person, seat)
    try:
        await feed.open(event, line, WordOptions(lang, position))
    except BaseException:
        desk.doors.leave(client)
        raise
    return LineStream(feed, partial(desk.doors.leave, client))


@post(
    "/matches/{match:str}/seats/{seat:int}/answer",
    status_code=204,
    responses=refusals(
        "bad-seat-token",
        "no-such-match",
        "match-elsewhere",
        "not-seated",
        "not-started",
        "not-your-turn",
        "stale-question",
        "illegal-choice",
        "bad-answer",
    ),
)
async def answer_seat(
    request: Asked, desk: AtDesk, match: FromPath[str], seat: FromPath[int], data: JSONBody[AnswerForm]
) -> None:
    """Answer the open question of a seat. Needs its token; the reply comes when the answer is stored."""
    person = await desk.sessions.bearer_of(request.headers, match, seat)
    room = await desk.hub.room(match)
    await room.command(person, wire.Answer(seat=seat, question=data.question, choices=data.choices))
    desk.metrics.count_command("done")
