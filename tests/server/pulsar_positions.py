"""``python -m tests.server.pulsar_positions``: positions of PULSAR 2849 for the tests of its board.

One for each question that a seat can be asked, with the question as it goes to the browser.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.games.pulsar.game import PULSAR
from orrery.players.registry import make_player
from orrery.server.wire.words import Wording
from orrery.shown.pulsar.components import components
from orrery.table.messages import put_question

TARGET: Final = Path(__file__).parents[2] / "web/tests/pulsar/positions.json"
MOST_PLANS: Final = 60
"""Positions with more ways to fly are passed over: the file is to stay small."""

WORDING: Final = Wording(PULSAR, "en", ("Player 0", "Player 1", "Player 2", "Player 3"))
GAMES: Final = 25
"""As many as it takes to come across every question."""


def written() -> bytes:
    """The fixed facts and the positions, by the key of the decision."""
    facts = {
        "decisions": [decision.key for decision in PULSAR.decisions],
        "events": PULSAR.events,
        "sources": PULSAR.sources,
        "components": components(PULSAR),
        "positions": positions(),
    }
    return msgspec.json.encode(facts) + b"\n"


def positions() -> dict[str, Any]:
    """The first position with each question, in games of random players."""
    found: dict[str, Any] = {}
    for number in range(GAMES):
        for match in moments(number):
            ask = match.asks()[0]
            key = PULSAR.decisions[ask.decision].key
            if ask.seat == CHANCE or key in found:
                continue
            question = put_question(PULSAR, match.state, ask, len(match.log))
            if len(question.plans) <= MOST_PLANS and (len(question.plans) > 1 or key not in ("act", "hop")):
                view = PULSAR.view(match.state, ask.seat)
                words = WORDING.choice(view, int(ask.seat), question)
                found[key] = {"seat": int(ask.seat), "view": view, "question": question, "words": words}
    return {key: found[key] for key in sorted(found)}


def moments(number: int) -> Any:
    """A game before each of its answers; the map side and the number of players change from game to game."""
    setup = PULSAR.setup(2 + number % 3, {"map": "AB"[number % 2]})
    match = Match(PULSAR, setup, Dealer(str(number).encode()))
    player = make_player("random", PULSAR.key, number)
    match.deal()
    while match.asks():
        yield match
        seat = match.asks()[0].seat
        for choice in player.answer(PULSAR, PULSAR.view(match.state, seat), seat):
            match.play(seat, choice)
        match.deal()


if __name__ == "__main__":
    TARGET.write_bytes(written())
