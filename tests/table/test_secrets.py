"""No seat learns from the table what its view does not tell: the proof is by twins.

Two tables differ only in what one seat does not know. As long as the same is done at both, that seat is told
the same, and at the same times.
"""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, PASS, UNANSWERED
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.games.cosmic.game import COSMIC
from orrery.table import automatic
from orrery.table.orders import Order
from orrery.table.settings import ClockKind, ClockSettings, Settings
from tests.contract.walks import walk
from tests.table.company import Company
from tests.titles.salvage.game import SALVAGE

ME = 0
BANK = Settings(clock=ClockSettings(ClockKind.BANK, seconds=600, increment=5))
MOST_WINDOWS = 25
MOST_STEPS = 3000

each_title = pytest.mark.parametrize(
    ("game", "seats"), [(SALVAGE, 3), (COSMIC, 4)], ids=["salvage", "cosmic"]
)


def windows(game: Game[Any], seats: int, seed: int) -> list[Any]:
    """Some positions of a random game in which ``ME`` and others are polled and nobody has answered."""
    found: list[Any] = []
    for number, state in enumerate(walk(game, game.start(game.setup(seats)), Rng(seed))):
        if number > MOST_STEPS or len(found) == MOST_WINDOWS:
            break
        if state.open > 1 and state.find_ask(ME) >= 0 and is_fresh_poll(game, state):
            found.append(game.clone(state))
    return found


def is_fresh_poll(game: Game[Any], state: Any) -> bool:
    is_poll = game.decisions[state.ask_at(0).decision].key == "respond"
    return is_poll and all(state.answer_at(place) == UNANSWERED for place in range(state.open))


def twin_of(game: Game[Any], state: Any, seed: int) -> Any:
    """The same position to ``ME``, with other secrets."""
    twin = game.clone(state)
    game.resample(twin, ME, Rng(seed))
    return twin


def all_may_pass(game: Game[Any], state: Any) -> bool:
    return all(PASS in game.options(state, ask) for ask in game.asks(state))


def all_passed(game: Game[Any], state: Any) -> Any:
    """The position after the window, by the rules alone."""
    ahead = game.clone(state)
    for ask in game.asks(state):
        game.apply(ahead, ask.seat, PASS)
    return ahead


def tells_apart(game: Game[Any], state: Any, twin: Any) -> bool:
    """Whether closing the window shows ``ME`` by the rules which of the two it is, or lets chance do so."""
    after = [all_passed(game, position) for position in (state, twin)]
    if any(position.find_ask(CHANCE) >= 0 for position in after):
        return True
    return game.view(after[0], ME) != game.view(after[1], ME)


def window_at(game: Game[Any], state: Any) -> Company:
    """Two people who have left the order to pass, me, and bots on the other seats, at this position."""
    people = ["me", "bob", "cid"][: state.seats]
    match = Match(game, game.setup(int(state.seats)))
    match.state = game.clone(state)
    match.state.recorder = match.recorder
    seats = [*people, *["bot"] * (state.seats - len(people))]
    company = Company(game, " ".join(seats), BANK).come_in(match)
    for seat, name in enumerate(people[1:], start=1):
        company.do(company.table.give_order(name, seat, Order("respond"), company.now))
    return company


def let_pass(company: Company) -> None:
    """The bots pass, I pass if I have a choice, and the window closes."""
    for job in company.table.wanted():
        if PASS in company.match.options(job.seat):
            company.do(company.table.answer_as_bot(job.seat, job.question, [PASS], company.now))
    company.wait(0.3)
    if ME in company.asked and len(options := company.match.options(ME)) > 1 and PASS in options:
        company.answer(ME, PASS)
    company.wait(1.0)


def differing(game: Game[Any], seats: int) -> tuple[int, int]:
    """How many pairs of tables were compared, and how many of them were not the same to me."""
    compared, wrong = 0, 0
    for number, state in enumerate(windows(game, seats, seed=1)):
        twin = twin_of(game, state, seed=number)
        if all_may_pass(game, state) and all_may_pass(game, twin):
            compared += 1
            wrong += not same_to_me(game, state, twin)
    return compared, wrong


def same_to_me(game: Game[Any], state: Any, twin: Any) -> bool:
    one, other = window_at(game, state), window_at(game, twin)
    let_pass(one)
    let_pass(other)
    if one.moments[ME] != other.moments[ME]:
        return False
    return tells_apart(game, state, twin) or one.told[ME] == other.told[ME]


@each_title
def test_tables_that_differ_in_secrets_tell_a_seat_the_same(game: Game[Any], seats: int) -> None:
    compared, wrong = differing(game, seats)

    assert compared >= 10
    assert wrong == 0


@each_title
def test_the_proof_notices_a_table_that_answers_too_soon(
    game: Game[Any], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic, "is_quiet", lambda play: False)
    monkeypatch.setattr(automatic, "is_private", lambda play, ask: False)

    assert differing(game, seats)[1] > 0
