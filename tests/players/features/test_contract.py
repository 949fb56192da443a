"""What the inputs of every title keep to."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.engine.plain import digest
from orrery.players.by_title import make_features
from orrery.players.features.feature_set import FeatureSet
from tests.contract.titles import GAMES
from tests.contract.walks import positions

DESCRIBED = {key: game for key, game in GAMES.items() if make_features(key) is not None}
titles = pytest.mark.parametrize("game", DESCRIBED.values(), ids=DESCRIBED)
MOST_TERMS = 18
"""Words in which reasons are given, for one title."""


def features_of(game: Game[Any]) -> FeatureSet[Any]:
    features = make_features(game.key)
    assert features is not None
    return features


def open_positions(game: Game[Any]) -> list[Any]:
    """Positions of random games with as few and as many seats as there can be."""
    found = []
    for seats in {game.fewest, game.most}:
        found += [state for state in positions(game, game.setup(seats), 9) if game.asks(state)]
    return found


def test_four_titles_are_described() -> None:
    assert set(DESCRIBED) == {"pulsar", "cluster", "connect-four", "backgammon"}


@titles
def test_every_input_has_a_name_of_its_own_a_block_and_a_scale(game: Game[Any]) -> None:
    features = features_of(game)

    assert len(set(features.names)) == len(features.names) == len(features.scales) == len(features.starts)
    assert {name.split(".")[0] for name in features.names} <= {"own", "rival", "others", "table"}
    assert all(scale > 0 for scale in features.scales)
    assert len(set(features.terms)) <= MOST_TERMS


@titles
def test_a_row_depends_on_the_position_alone(game: Game[Any]) -> None:
    """Neither on what the row held before, nor on what the seat can't know; and nothing is changed."""
    features = features_of(game)
    clean, dirty = features.new_row(), features.new_row()
    for state in open_positions(game):
        before = digest(state)
        for seat in range(state.seats):
            features.fill(state, seat, clean)
            for place in range(len(dirty)):
                dirty[place] = 7.5
            features.fill(game.guess(game.view(state, seat), Rng(3)), seat, dirty)
            assert list(clean) == list(dirty)
        assert digest(state) == before


@titles
def test_with_two_seats_each_is_the_rival_of_the_other(game: Game[Any]) -> None:
    features = features_of(game)
    width = features.width
    own, other = features.new_row(), features.new_row()
    for state in positions(game, game.setup(2), 9):
        if game.asks(state):
            features.fill(state, 0, own)
            features.fill(state, 1, other)
            assert list(own[:width]) == list(other[width : 2 * width])
            assert list(other[:width]) == list(own[width : 2 * width])


@titles
def test_inputs_are_not_far_larger_than_their_scales(game: Game[Any]) -> None:
    features = features_of(game)
    row = features.new_row()
    for state in open_positions(game):
        features.fill(state, 0, row)
        assert max(abs(row[place]) / features.scales[place] for place in range(len(row))) <= 12
