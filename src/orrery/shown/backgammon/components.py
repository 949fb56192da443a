"""Backgammon for the browser: the places as each seat counts them, and what the board says."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.games.samples.backgammon.state import BAR, MIDDLE, NO_CUBE, OFF, PLACES
from orrery.shown.backgammon.pieces import SEATS, place
from orrery.shown.labels import labels
from orrery.texts.speech import Speech

# fmt: off
LABELS: Final = (
    "bar", "board", "checkers", "cube", "cube-middle", "die", "die-used", "empty", "off", "point",
)
# fmt: on


def components(game: Game[Any]) -> dict[str, Any]:
    """``places`` are the pieces by seat and by the place in its row of checkers; the rest are such places."""
    return {
        "places": [[place(seat, at) for at in range(PLACES)] for seat in range(SEATS)],
        "off": OFF,
        "bar": BAR,
        "middle": MIDDLE,
        "no_cube": NO_CUBE,
    }


def texts(speech: Speech) -> dict[str, str]:
    return labels(speech, "backgammon", LABELS)
