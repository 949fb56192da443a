"""What every computer player keeps to, on every title."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import UnknownPlayer
from orrery.engine.flow import CHANCE
from orrery.engine.game import Game
from orrery.engine.match import apply_checked
from orrery.engine.plain import digest
from orrery.players.random import RANDOM
from orrery.players.registry import YARDSTICKS, make_player
from tests.contract.titles import GAMES
from tests.contract.walks import positions
from tests.players.seated import against_random, answered, chains, play_watched

FIRST_ANSWERS = 8
titles = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
keys = pytest.mark.parametrize("key", YARDSTICKS)


def asked_positions(game: Game[Any]) -> list[tuple[Any, int]]:
    """Positions of a random game with a seat that is asked."""
    found = []
    for state in positions(game, game.setup(game.most), 7):
        seats = [int(ask.seat) for ask in game.asks(state) if ask.seat != CHANCE]
        found += [(state, seat) for seat in seats[-1:]]
    return found[::3]


@keys
@titles
def test_every_answer_of_a_chain_is_offered(key: str, game: Game[Any]) -> None:
    for state, seat in asked_positions(game):
        chain = answered(key, game, state, seat)
        assert chain
        apply_checked(game, game.clone(state), seat, chain)


@titles
def test_a_game_of_random_players_ends(game: Game[Any]) -> None:
    setup = game.setup(game.most)
    players = [make_player(RANDOM, game.key, seat) for seat in range(setup.seats)]
    assert play_watched(game, setup, players, 3).answers > 0


@titles
def test_a_game_with_a_greedy_player_ends(game: Game[Any]) -> None:
    assert against_random(game, game.fewest, 0).answers > 0


@keys
@titles
def test_the_same_seed_gives_the_same_answers(key: str, game: Game[Any]) -> None:
    setup = game.setup(game.fewest)
    assert chains(key, game, setup, 11, FIRST_ANSWERS) == chains(key, game, setup, 11, FIRST_ANSWERS)


@keys
@titles
def test_positions_that_look_alike_are_answered_alike(key: str, game: Game[Any]) -> None:
    for state, seat in asked_positions(game):
        view = game.view(state, seat)
        other = game.guess(view, Rng(5))
        assert game.view(other, seat) == view
        assert answered(key, game, other, seat) == answered(key, game, state, seat)


@keys
@titles
def test_a_view_is_not_changed_by_thinking_about_it(key: str, game: Game[Any]) -> None:
    state, seat = asked_positions(game)[0]
    view = game.view(state, seat)
    before = digest(game.guess(view, Rng(1)))
    make_player(key, game.key, 2).answer(game, view, seat)
    assert digest(game.guess(view, Rng(1))) == before


def test_random_players_with_different_seeds_differ() -> None:
    game = GAMES["connect-four"]
    first = [chains(RANDOM, game, game.setup(2), seed, FIRST_ANSWERS) for seed in range(4)]
    assert any(chain != first[0] for chain in first)


def test_an_unknown_player_is_an_error_with_a_code() -> None:
    with pytest.raises(UnknownPlayer) as caught:
        make_player("oracle", "pulsar", 0)
    assert caught.value.code == "unknown-player"
