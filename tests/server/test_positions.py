"""The positions that the tests of the boards are given."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.engine.game import Game
from orrery.games.cluster.game import CLUSTER
from orrery.games.cosmic.game import COSMIC
from orrery.games.pulsar.game import PULSAR
from tests.server import cluster_positions, cosmic_positions, pulsar_positions
from tests.server.positions import target, written


@pytest.mark.parametrize(
    ("game", "positions"),
    [
        (CLUSTER, cluster_positions.positions),
        (COSMIC, cosmic_positions.positions),
        (PULSAR, pulsar_positions.positions),
    ],
    ids=["cluster", "cosmic", "pulsar"],
)
def test_the_positions_of_the_browser_tests_are_those_of_these_rules(
    game: Game[Any], positions: Callable[[], dict[str, Any]]
) -> None:
    """Written anew by ``python -m tests.server.<title>_positions``."""
    assert target(game).read_bytes() == written(game, positions())
