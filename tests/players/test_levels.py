"""Levels: legal answers within their time, and each thinks as its row says."""

from time import perf_counter
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.engine.match import Match, apply_checked
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.players.by_title import make_evaluator
from orrery.players.evaluate.connect_four import ConnectFourEvaluator
from orrery.players.greedy import EFFORT
from orrery.players.hints import valued_by
from orrery.players.levels import LITTLE, Level, LevelPlayer
from orrery.players.registry import LEVEL_KEYS, make_player
from orrery.players.trials import TrialPlan
from tests.contract.titles import GAMES
from tests.players.seated import answered
from tests.players.test_contract import asked_positions

titles = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize("key", LEVEL_KEYS)
@titles
def test_a_level_out_of_time_answers_legally(key: str, game: Game[Any]) -> None:
    state, seat = asked_positions(game)[1]

    reply = make_player(key, game.key, 3).answer(game, game.view(state, seat), seat, perf_counter() - 1)

    apply_checked(game, game.clone(state), seat, reply.chain)


@pytest.mark.parametrize("key", LEVEL_KEYS)
def test_a_level_gives_the_only_answer(key: str) -> None:
    """Six columns are full, and nobody has four discs in a row."""
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate("edccfeaeadfbbfbbfcffdadbeaebedaccdac"):
        match.say(turn % 2, column)
    view = CONNECT_FOUR.view(match.state, 0)

    assert make_player(key, CONNECT_FOUR.key, 3).answer(CONNECT_FOUR, view, 0).chain == [6]


@pytest.mark.parametrize("plies", [0, 6])
def test_a_game_that_ends_while_it_is_thought_about_is_worth_its_end(plies: int) -> None:
    """The first disc can win; other lines are played on far beyond the end."""
    trying = Level("trying", EFFORT, 0, plies, plan=TrialPlan(4, 8, 40))

    assert drops(trying, "dadada", range(3)) == [3] * 3


def test_levels_stand_in_order_of_strength() -> None:
    assert LEVEL_KEYS == ("beginner", "easy", "normal", "hard", "expert")


def drops(level: Level, columns: str, seeds: range) -> list[int]:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    seat = len(columns) % 2
    view = CONNECT_FOUR.view(match.state, seat)
    return [
        LevelPlayer(level, Rng(seed), ConnectFourEvaluator()).answer(CONNECT_FOUR, view, seat).chain[0]
        for seed in seeds
    ]


def test_a_wavering_player_errs_now_and_then_and_most_often_does_not() -> None:
    block = drops(Level("wavering", LITTLE, 0, 0, waver=4000), "abaca", range(40)).count(0)

    assert 20 <= block < 40


def test_a_player_that_does_not_waver_always_blocks() -> None:
    assert drops(Level("firm", LITTLE, 0, 0), "abaca", range(10)) == [0] * 10


def test_a_player_that_looks_four_moves_ahead_keeps_a_fork_away() -> None:
    """Two discs in the middle of the lowest row, both sides open: c or f has to be taken."""
    assert drops(Level("far", LITTLE, 0, 4), "dae", range(1))[0] in (2, 5)


def test_the_same_seed_gives_a_level_the_same_answer() -> None:
    state, seat = asked_positions(GAMES["backgammon"])[2]

    assert answered("expert", GAMES["backgammon"], state, seat, 5) == answered(
        "expert", GAMES["backgammon"], state, seat, 5
    )


def test_what_a_wavering_player_overlooks_is_measured_by_what_mistakes_cost() -> None:
    """Globular Cluster is about more points than connect four: the same level overlooks more of them."""
    assert make_evaluator("cluster").mistake() > make_evaluator("connect-four").mistake()
    assert valued_by("cluster", 2).mistake() == make_evaluator("cluster").mistake()
    costly = Level("wavering", LITTLE, 0, 0, waver=4000)
    cheap = Level("wavering", LITTLE, 0, 0, waver=40)

    assert drops(cheap, "abaca", range(40)) == [0] * 40
    assert drops(costly, "abaca", range(40)).count(0) < 40
