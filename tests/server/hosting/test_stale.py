"""An answer is stale only if somebody else's has closed the question, and then it has changed nothing."""

import asyncio

import pytest

from orrery.engine.chance import Rng
from orrery.server.rooms.room import Room
from orrery.server.store.errors import StoreUnavailable
from orrery.server.wire import commands as sent
from orrery.table.errors import StaleQuestion
from orrery.table.messages import Question
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from tests.server.hosting.club import ANN, BOB, CID, LEASE, Club
from tests.server.kill.ledger import Ledger, answers_in
from tests.share import share

pytestmark = pytest.mark.anyio

PEOPLE = (ANN, BOB, CID)
AT_ONCE = Settings(pause=0.0)
ROUNDS = 300


async def trio(club: Club, title: str) -> Room:
    room = await club.create(title, "me open open", AT_ONCE)
    await room.command(BOB, sent.JoinMatch())
    await room.command(CID, sent.JoinMatch())
    return room


def questions_of(room: Room) -> dict[int, Question]:
    found = {seat: room.table.question_of(seat) for seat in range(len(PEOPLE))}
    return {seat: question for seat, question in found.items() if question is not None}


async def answer(room: Room, seat: int, question: Question, rng: Rng, ledger: Ledger) -> None:
    """Answer at random what was asked before anybody else did."""
    choice = question.options[rng.below(len(question.options))][0]
    ledger.send(question.number, choice)
    try:
        await room.command(PEOPLE[seat], answering(seat, question, choice))
    except StaleQuestion as stale:
        ledger.open = number_of(room, seat)
        ledger.close(ledger.refuse(stale.code))
    else:
        ledger.open = number_of(room, seat)
        ledger.close(ledger.acknowledge())


def answering(seat: int, question: Question, choice: int) -> sent.Answer:
    return sent.Answer(seat=seat, question=question.number, choices=[choice])


def number_of(room: Room, seat: int) -> int | None:
    question = room.table.question_of(seat)
    return question.number if question is not None else None


async def play_at_once(room: Room, ledgers: list[Ledger], rng: Rng) -> list[tuple[int, list[int]]]:
    """All who are asked answer at once: who was called stale, and whose answers there were meanwhile."""
    asked, known = questions_of(room), len(room.table.log)
    before = {seat: ledgers[seat].stale for seat in asked}
    order = sorted(asked, key=lambda seat: (rng.below(100), seat))
    await asyncio.gather(*(answer(room, seat, asked[seat], rng, ledgers[seat]) for seat in order))
    if not asked:
        await room.tick()
    answers = [int(entry.seat) for entry in room.table.log[known:]]
    return [(seat, answers) for seat in asked if ledgers[seat].stale > before[seat]]


@pytest.mark.parametrize("seed", range(share(1, 3)))
async def test_only_an_answer_of_another_seat_closes_a_question(club: Club, seed: int) -> None:
    room = await trio(club, "cosmic")
    ledgers, rng = [Ledger(seat) for seat in range(len(PEOPLE))], Rng(seed)
    stale: list[tuple[int, list[int]]] = []

    for _ in range(ROUNDS):
        if room.table.stage == Stage.RUNNING:
            stale += await play_at_once(room, ledgers, rng)

    assert stale, "no window was closed before everybody had answered"
    for seat, answers in stale:
        assert answers[0] != seat
    log = answers_in(room.table.play.match)
    for ledger in ledgers:
        ledger.check(log)


@pytest.mark.parametrize("was_stored", [False, True])
async def test_after_a_crash_a_question_is_open_if_and_only_if_its_answer_was_lost(
    club: Club, was_stored: bool
) -> None:
    room = await trio(club, "cosmic")
    rng, person = Rng(5), Ledger(0)
    while 0 not in (asked := questions_of(room)):
        for seat, question in asked.items():
            await answer(room, seat, question, rng, Ledger(seat))
    question = asked[0]
    if was_stored:
        club.trouble.after = StoreUnavailable("the line broke")
    else:
        club.trouble.before = StoreUnavailable("the line broke")
    with pytest.raises(StoreUnavailable):
        await answer(room, 0, question, rng, person)

    opened = await taken_over(club, room)

    again = opened.table.question_of(0)
    assert (again is not None and again.number == question.number) == (not was_stored)
    if not was_stored:
        assert again == question


async def taken_over(club: Club, room: Room) -> Room:
    """The match in another process, after the first one has died."""
    room.shut("crashed")
    club.time.now += LEASE + 1
    club.hub = club.new_hub(club.bots)
    return await club.hub.room(room.id)


async def test_questions_keep_their_numbers_through_a_crash(club: Club) -> None:
    room = await trio(club, "cosmic")
    rng = Rng(9)
    ledgers = [Ledger(seat) for seat in range(len(PEOPLE))]
    for _ in range(20):
        await play_at_once(room, ledgers, rng)
        before = {seat: question.number for seat, question in questions_of(room).items()}

        room = await taken_over(club, room)

        assert {seat: question.number for seat, question in questions_of(room).items()} == before
    log = answers_in(room.table.play.match)
    for ledger in ledgers:
        ledger.check(log)
