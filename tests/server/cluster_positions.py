"""``python -m tests.server.cluster_positions``: positions of Globular Cluster for the tests of its board.

The first tile to be laid, the first actions, and both again late in a game between three.
"""

from typing import Any, Final

from orrery.engine.chance import Dealer
from orrery.engine.match import Match
from orrery.games.cluster.game import CLUSTER
from orrery.players.registry import make_player
from tests.server.positions import moments, position, target, written

SECRET: Final = b"a game for the tests of the board"
LATE: Final = 24
"""From this turn on a position is a late one."""


def positions() -> dict[str, Any]:
    """By the key of the decision, in a game of greedy players."""
    found: dict[str, Any] = {}
    game = Match(CLUSTER, CLUSTER.setup(3, {}), Dealer(SECRET))
    for match in moments(game, make_player("greedy", CLUSTER.key, 1)):
        ask = match.asks()[0]
        key = CLUSTER.decisions[ask.decision].key
        name = f"late-{key}" if match.state.turn >= LATE else key
        if name not in found:
            found[name] = position(match, ask)
    return found


if __name__ == "__main__":
    target(CLUSTER).write_bytes(written(CLUSTER, positions()))
