"""The moments of a game, and tables that play on from one of them."""

from typing import Any

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import CannotUndo
from orrery.engine.game import Game
from orrery.engine.match import Entry, Match, replay
from orrery.engine.notation import read_save
from orrery.engine.plain import digest
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import BadMoment
from orrery.table.moments import draws, kept_entries, live_entries, live_numbers, moments
from orrery.table.restore import restore
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from orrery.table.table import Table
from tests.contract.toy import AUCTION
from tests.contract.walks import answer_randomly
from tests.table.company import SECRET

OPTIONS = {"backgammon": {"cube": "off"}}


def wavering(game: Game[Any], seed: int, entries: int) -> Match[Any]:
    """A random game in which answers are taken back, alone and by all."""
    match = Match(game, game.setup(game.usual, OPTIONS.get(game.key)), Dealer(SECRET))
    rng = Rng(seed)
    while len(match.log) < entries and not game.is_over(match.state):
        match.deal()
        if match.asks():
            answer_randomly(match, rng)
        take_back(match, rng)
    return match


def take_back(match: Match[Any], rng: Rng) -> None:
    try:
        if rng.below(5) == 0:
            match.undo(int(rng.below(match.setup.seats)))
        if rng.below(25) == 0 and match.live:
            match.rewind(match.live[rng.below(len(match.live))])
    except CannotUndo:
        pass


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_was_not_taken_back_is_known_from_the_log_alone(title: str) -> None:
    for seed in range(3):
        match = wavering(TITLES[title], seed, 80)

        assert live_numbers(match.log) == match.live
        assert draws(match.log) == match.draws


def test_a_moment_is_before_each_answer_of_a_player_and_at_the_end() -> None:
    chance, ann = Entry(-1, 0, 0), Entry(0, 1, 0)

    assert moments([chance, chance, ann, chance, ann, ann, chance]) == [2, 4, 5, 7]
    assert moments([]) == [0]


def test_there_is_no_moment_before_the_start_or_after_the_end() -> None:
    log = [Entry(0, 0, 3), Entry(1, 0, 3)]

    assert [len(kept_entries(log, moment)) for moment in range(3)] == [0, 1, 2]
    for moment in (-1, 3):
        with pytest.raises(BadMoment):
            kept_entries(log, moment)


def branch_of(game: Game[Any], kept: list[Entry], secret: bytes) -> Table:
    """A table for two people that plays on after some answers of another match."""
    setup = game.setup(2, OPTIONS.get(game.key))
    table = Table(game, setup, Settings(), "ann", secret, draws(kept))
    table.opening = replay(game, setup, kept, table.dealer)
    table.seating.join("ann", "Ann", 0)
    return table


def test_the_answers_before_the_moment_are_stored_with_the_first_change() -> None:
    kept = [Entry(0, 0, 3), Entry(1, 0, 3)]
    table = branch_of(CONNECT_FOUR, kept, b"another secret")

    change = table.set_up(0.0)
    table.commit(change)

    assert (change.first_entry, [entry.choice for entry in change.entries]) == (1, [3, 3])
    assert table.stage == Stage.LOBBY
    joined = table.join("bob", "Bob", 1, 1.0)
    assert (joined.first_entry, joined.entries) == (3, ())
    [ann, _] = table.commit(joined)
    assert len(ann.events) == 2
    assert ann.question is not None


def test_a_table_that_has_not_begun_yet_is_restored_with_its_moment() -> None:
    kept = [Entry(0, 0, 3), Entry(1, 0, 3)]
    table = branch_of(CONNECT_FOUR, kept, b"another secret")
    change = table.set_up(0.0)

    found = restore(
        CONNECT_FOUR, table.setup, Settings(), b"another secret", change.facts, change.entries, (), 0.0
    )
    found.commit(found.join("bob", "Bob", 1, 1.0))

    assert [entry.choice for entry in found.log] == [3, 3]
    assert found.stage == Stage.RUNNING


def test_chance_has_a_new_secret_after_the_moment_and_the_save_says_so() -> None:
    kept = live_entries(wavering(BACKGAMMON, 1, 40).log)
    table = branch_of(BACKGAMMON, kept, b"another secret")
    table.seating.join("bob", "Bob", 1)
    now = 0.0
    table.commit(table.set_up(now))

    rng = Rng(3)
    while table.stage == Stage.RUNNING:
        seat = int(table.play.match.asks()[0].seat)
        question = table.question_of(seat)
        assert question is not None
        choice = question.options[rng.below(len(question.options))][0]
        table.commit(table.answer(("ann", "bob")[seat], seat, question.number, [choice], now))

    save = table.archive()
    assert f"dealt from: {draws(kept)}" in save
    assert table.dealer.promise() in save
    assert digest(read_save(save, TITLES).state) == digest(table.play.match.state)


def test_a_table_with_secrets_can_be_branched_too() -> None:
    kept = live_entries(wavering(AUCTION, 2, 10).log)
    table = branch_of(AUCTION, kept, b"another secret")

    table.commit(table.set_up(0.0))

    assert [entry.choice for entry in table.log] == [entry.choice for entry in kept]
