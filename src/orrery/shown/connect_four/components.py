"""Connect four for the browser: the grid, and what its board says."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.games.samples.connect_four.state import COLUMN_NAMES, ROWS
from orrery.shown.labels import labels
from orrery.texts.speech import Speech

LABELS: Final = ("column", "empty", "grid")


def components(game: Game[Any]) -> dict[str, Any]:
    return {"columns": list(COLUMN_NAMES), "rows": ROWS}


def texts(speech: Speech) -> dict[str, str]:
    return labels(speech, "connect-four", LABELS)
