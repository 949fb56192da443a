"""Positions of a title for the tests of its board in ``web/tests``: view, question and words of one seat.

A title's own module says which moments of which games they are, and writes them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.players.player import Player
from orrery.server.wire.words import Wording
from orrery.shown.registry import components_for
from orrery.table.messages import put_question
from tests.frame import ROOT


def target(game: Game[Any]) -> Path:
    """Where the positions of a title are kept."""
    return ROOT / "web/tests" / game.key / "positions.json"


def written(game: Game[Any], positions: dict[str, Any]) -> bytes:
    """The fixed facts of a title and its positions, sorted by name."""
    printed = components_for(game)
    assert printed is not None
    facts = {
        "decisions": [decision.key for decision in game.decisions],
        "events": game.events,
        "sources": game.sources,
        "components": printed.components(game),
        "positions": {name: positions[name] for name in sorted(positions)},
    }
    return msgspec.json.encode(facts) + b"\n"


def position(match: Match[Any], ask: Ask) -> dict[str, Any]:
    """What the seat that is asked gets to see."""
    game = match.game
    question = put_question(game, match.state, ask, len(match.log))
    view = game.view(match.state, ask.seat)
    names = tuple(f"Player {seat}" for seat in range(match.setup.seats))
    wording = Wording(game, "en", names)
    words = wording.choice(view, int(ask.seat), question)
    return {"seat": int(ask.seat), "view": view, "question": question, "words": words}


def moments(match: Match[Any], player: Player) -> Iterator[Match[Any]]:
    """A game before each of its answers, all of them given by one player."""
    match.deal()
    while match.asks():
        yield match
        seat = match.asks()[0].seat
        for choice in player.answer(match.game, match.game.view(match.state, seat), seat).chain:
            match.play(seat, choice)
        match.deal()
