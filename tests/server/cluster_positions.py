"""``python -m tests.server.cluster_positions``: positions of Globular Cluster for the tests of its board.

The first tile to be laid, the first actions, and both again late in a game between three.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.flow import Ask
from orrery.engine.match import Match
from orrery.games.cluster.game import CLUSTER
from orrery.players.registry import make_player
from orrery.server.wire.words import Wording
from orrery.shown.cluster.components import components
from orrery.table.messages import put_question

TARGET: Final = Path(__file__).parents[2] / "web/tests/cluster/positions.json"
WORDING: Final = Wording(CLUSTER, "en", ("Player 0", "Player 1", "Player 2"))
SECRET: Final = b"a game for the tests of the board"
LATE: Final = 24
"""From this turn on a position is a late one."""


def written() -> bytes:
    """The fixed facts and the positions, by the key of the decision."""
    facts = {
        "decisions": [decision.key for decision in CLUSTER.decisions],
        "events": CLUSTER.events,
        "sources": CLUSTER.sources,
        "components": components(CLUSTER),
        "positions": positions(),
    }
    return msgspec.json.encode(facts) + b"\n"


def positions() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for match in moments():
        ask = match.asks()[0]
        key = CLUSTER.decisions[ask.decision].key
        name = f"late-{key}" if match.state.turn >= LATE else key
        if name not in found:
            found[name] = position(match, ask)
    return {name: found[name] for name in sorted(found)}


def position(match: Match[Any], ask: Ask) -> dict[str, Any]:
    question = put_question(CLUSTER, match.state, ask, len(match.log))
    view = CLUSTER.view(match.state, ask.seat)
    words = WORDING.choice(view, int(ask.seat), question)
    return {"seat": int(ask.seat), "view": view, "question": question, "words": words}


def moments() -> Iterator[Match[Any]]:
    """A game of greedy players before each of its answers."""
    match = Match(CLUSTER, CLUSTER.setup(3, {}), Dealer(SECRET))
    player = make_player("greedy", CLUSTER.key, 1)
    match.deal()
    while match.asks():
        yield match
        seat = match.asks()[0].seat
        for choice in player.answer(CLUSTER, CLUSTER.view(match.state, seat), seat):
            match.play(seat, choice)
        match.deal()


if __name__ == "__main__":
    TARGET.write_bytes(written())
