"""Hints: what a seat could answer best, from what it sees alone."""

from time import perf_counter
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.engine.match import apply_checked
from orrery.games.cluster.game import CLUSTER
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.players.by_title import make_evaluator, make_features
from orrery.players.evaluate.cosmic.chances import SURE_WIN, ChancesEvaluator
from orrery.players.evaluate.cosmic.evaluator import CosmicEvaluator
from orrery.players.evaluate.cosmic.seat_inputs import INPUTS, SCALES
from orrery.players.evaluate.evaluator import BASES, POINT, POINTS, WINS
from orrery.players.greedy import GreedyPlayer
from orrery.players.hints import MOST_HINTS, Hint, hints, valued_by
from orrery.players.hints import told as told_hints
from orrery.players.net import Net
from orrery.players.reasons import LEAST, told_terms
from orrery.players.reply import PlayerReply
from tests.contract.titles import GAMES
from tests.players.test_contract import asked_positions

titles = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEED = 5


def found(game: Game[Any], state: Any, seat: int, until: float = 0.0) -> list[Hint]:
    return hints(game, game.view(state, seat), seat, SEED, until)


def told(row: list[Hint]) -> list[tuple[list[int], int | None]]:
    return [(hint.chain, hint.value) for hint in row]


@titles
def test_hints_are_a_few_legal_lines_that_begin_differently(game: Game[Any]) -> None:
    for state, seat in asked_positions(game)[::4]:
        row = found(game, state, seat)
        assert 1 <= len(row) <= MOST_HINTS
        assert len({hint.chain[0] for hint in row}) == len(row)
        for hint in row:
            apply_checked(game, game.clone(state), seat, hint.chain)


@titles
def test_the_best_comes_first(game: Game[Any]) -> None:
    for state, seat in asked_positions(game)[::4]:
        values = [hint.value for hint in found(game, state, seat) if hint.value is not None]
        assert values == sorted(values, reverse=True)


@titles
def test_positions_that_look_alike_have_the_same_hints(game: Game[Any]) -> None:
    for state, seat in asked_positions(game)[::4]:
        other = game.guess(game.view(state, seat), Rng(9))
        assert told(found(game, other, seat)) == told(found(game, state, seat))


@titles
def test_out_of_time_there_is_still_a_hint(game: Game[Any]) -> None:
    state, seat = asked_positions(game)[-1]
    assert found(game, state, seat, until=perf_counter())


def test_the_first_hint_is_at_least_as_good_as_what_a_player_would_do() -> None:
    for state, seat in asked_positions(CLUSTER)[::4]:
        view = CLUSTER.view(state, seat)
        reply = GreedyPlayer(Rng(SEED), valued_by(CLUSTER.key, state.seats)).answer(CLUSTER, view, seat)
        best = found(CLUSTER, state, seat)[0].value
        assert best is not None
        assert reply.value is not None
        assert best >= reply.value


def test_the_same_answers_in_another_order_are_one_hint() -> None:
    for state, seat in asked_positions(CLUSTER)[::2]:
        chains = [tuple(sorted(hint.chain)) for hint in found(CLUSTER, state, seat)]
        assert len(set(chains)) == len(chains)


def test_a_line_of_four_is_the_best_hint_and_worth_more_than_the_next() -> None:
    state = CONNECT_FOUR.start(CONNECT_FOUR.setup(2))
    for column in (3, 4, 3, 4, 3, 4):
        CONNECT_FOUR.apply(state, state.ask_at(0).seat, column)
    best, second, *_ = found(CONNECT_FOUR, state, 0)
    assert best.chain == [3]
    assert best.value is not None
    assert second.value is not None
    assert best.value >= POINT
    assert best.value > second.value


def test_reasons_are_terms_of_the_title_the_largest_first() -> None:
    features = make_features(CLUSTER.key)
    assert features is not None
    given = 0
    for state, seat in asked_positions(CLUSTER)[::4]:
        for hint in found(CLUSTER, state, seat):
            sizes = [abs(change) for _, change in hint.reasons]
            assert {term for term, _ in hint.reasons} <= told_terms(features)
            assert sizes == sorted(sizes, reverse=True)
            assert all(size >= LEAST for size in sizes)
            given += len(sizes)
    assert given > 0


@pytest.mark.parametrize(("title", "unit"), [("pulsar", POINTS), ("cosmic", BASES)])
def test_values_count_what_the_title_is_won_by(title: str, unit: str) -> None:
    assert make_evaluator(title).unit() == unit
    assert make_evaluator(title).unit_size() == POINT


def test_chances_to_win_are_told_in_thousandths_of_a_win() -> None:
    learned = ChancesEvaluator(CosmicEvaluator(), Net(SCALES, 0, [0.0] * (len(INPUTS) + 1)))
    assert learned.unit() == WINS
    assert [
        hint.value for hint in told_hints(learned, [PlayerReply([1], SURE_WIN), PlayerReply([2], None)])
    ] == [
        1000,
        None,
    ]
