"""What a preview promises is what comes: whole games, each answer foreseen before it is given.

A promise says that answers can be taken back whatever others do. It is kept if the table then says so too,
still does after everything that happens by itself, and takes them back. Where there is none, the reason is
named, and the table agrees unless it depends on others.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.games.registry import TITLES
from orrery.table.foresight import Barrier, TakeBack
from orrery.table.messages import Question
from orrery.table.orders import Order
from orrery.table.stage import Stage
from tests.contract.toy import AUCTION
from tests.share import share
from tests.table.company import BOT, Company
from tests.titles.salvage.game import SALVAGE

PEOPLE = ("ann", "bob", "cid", "dan")
MOST_ANSWERS = 40
MOST_TRIED = 3
SURE = (Barrier.CHANCE, Barrier.HIDDEN, Barrier.OVER)
"""After these nothing can be taken back, whoever else is at the table."""

GAMES = [*TITLES.values(), AUCTION, SALVAGE]


def tables(game: Game[Any]) -> list[str]:
    """Who sits there: people alone, and one among bots."""
    sizes = [size for size in (2, 3, 4) if game.fewest <= size <= game.most]
    return [
        *(" ".join(PEOPLE[:size]) for size in sizes),
        *(" ".join(["ann", *[BOT] * (size - 1)]) for size in sizes),
    ]


CASES = [(game, seats, holds) for game in GAMES for seats in tables(game) for holds in (False, True)]
EVERY = share(3, 1)
"""Of so many cases one is played."""


@pytest.mark.parametrize(
    ("game", "seats", "holds"),
    CASES[::EVERY],
    ids=lambda value: value.key if isinstance(value, Game) else str(value),
)
def test_every_promise_is_kept(game: Game[Any], seats: str, holds: bool) -> None:
    company, rng = Company(game, seats).sit_down(), Rng(len(seats))
    for name in set(company.names) - {BOT}:
        own = company.names.index(name)
        company.do(company.table.hold_turns(name, own, holds, company.now))
    compared = 0
    for _ in range(MOST_ANSWERS):
        seat = next_person(company)
        if seat is None:
            break
        leave_order(company, seat, rng)
        if company.table.question_of(seat) is not None:
            compared += answer(company, seat, rng)

    assert compared > 0


def next_person(company: Company) -> int | None:
    """The next person who is asked something, after bots and the table have answered."""
    while company.table.stage == Stage.RUNNING:
        company.wait(1.0)
        held = company.table.play.hold
        asked = [seat for seat in range(len(company.names)) if company.table.question_of(seat)]
        people = [seat for seat in asked if company.names[seat] != BOT]
        if people:
            return people[0]
        if held is not None:
            company.do(company.table.end_turn(company.names[held.seat], held.seat, company.now))
        else:
            company.let_bots_answer()
    return None


def leave_order(company: Company, seat: int, rng: Rng) -> None:
    """Now and then a person leaves an order for questions like the open one, which may answer it at once."""
    if rng.below(6) > 0:
        return
    question = company.question(seat)
    choice, _ = question.options[int(rng.below(len(question.options)))]
    order = Order(question.decision, choice, once=True)
    company.do(company.table.give_order(company.names[seat], seat, order, company.now))


def tried(question: Question, rng: Rng) -> Iterator[list[int]]:
    """Some of the options, and some of the plans."""
    options = [[choice] for choice, _ in question.options]
    plans = [list(choices) for _, choices, _ in question.plans]
    for ways in (options, plans):
        for _ in range(min(MOST_TRIED, len(ways))):
            yield ways[int(rng.below(len(ways)))]


def answer(company: Company, seat: int, rng: Rng) -> int:
    """Try answers in turn until one can't be taken back; returns how many were foreseen."""
    compared = 0
    for choices in tried(company.question(seat), rng):
        question = company.question(seat)
        seen = company.table.preview(company.names[seat], seat, question.number, choices)
        first, answers = len(company.entries) + 1, len(company.match.live)
        company.answer(seat, *choices[: max(1, seen.taken)])
        compared += 1
        agrees(company, seat, seen.take_back)
        company.wait(5.0)
        if not seen.take_back.undoable:
            assert seen.take_back.barrier not in SURE or is_final(company, seat, first)
            return compared
        assert company.table.wanted() == [], "no bot is asked before the turn has ended"
        undo_all(company, seat, answers)
        if len(company.match.live) < answers:
            assert len(question.options) == 1, "what is no choice goes back with the choice before"
            return compared
    choice, _ = question.options[int(rng.below(len(question.options)))]
    company.answer(seat, choice)
    return compared


def agrees(company: Company, seat: int, take_back: TakeBack) -> None:
    """What the table says right after the answer."""
    may_undo = company.told[seat][-1].may_undo
    has_reason = take_back.barrier is not None or take_back.hands_over >= 0
    assert (company.table.play.hold is not None) == take_back.holds
    if take_back.undoable:
        assert may_undo
        assert has_reason == take_back.holds, "without a hold no reason stands against it"
    elif not (has_reason or company.game.hides):
        assert not may_undo
    if take_back.hands_over >= 0:
        assert seat not in company.asked or len(company.asked) > 1


def undo_all(company: Company, seat: int, answers: int) -> None:
    """Take back choice by choice, until no more than so many answers stand."""
    while len(company.match.live) > answers:
        company.do(company.table.undo(company.names[seat], seat, company.now))


def is_final(company: Company, seat: int, entry: int) -> bool:
    """Whether an answer can't be taken back, even if a later one can that an order has given."""
    return company.match.undoable(seat) == 0 or entry not in [mark.number for mark in company.match.trail]
