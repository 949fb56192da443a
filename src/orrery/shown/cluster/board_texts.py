"""Names and labels of Globular Cluster in one language, for the board in the browser."""

from collections.abc import Iterator
from typing import Final

from orrery.games.cluster.data.tiles import TILE_NAMES
from orrery.shown.cluster.gesture_texts import gesture_texts
from orrery.shown.cluster.words import Words
from orrery.shown.labels import labels
from orrery.texts.speech import Speech

Row = tuple[str, str]

# fmt: off
LABELS: Final[tuple[str, ...]] = (
    "about-habitable", "about-mits", "about-null", "about-resource", "about-supernova", "all-borders",
    "all-in", "board", "caches", "colony-of", "crystals", "crystals-free", "draws-left",
    "final-turns", "frame", "group-now", "group-then", "mined-out", "needs", "nova-maybe", "nova-safe",
    "nova-set-aside", "rack-room", "racks", "scored-by", "scoring-1", "scoring-2", "scoring-3",
    "scoring-now", "stack", "station-of", "strengths", "tied", "tiles", "timeline", "turns-left",
    "worth", "zoom-in", "zoom-out", "zoom-whole",
)
"""Labels of the board, ``board-cluster-…``; numbers go where ``{n}`` and ``{m}`` stand."""
# fmt: on


def texts(speech: Speech) -> dict[str, str]:
    """Everything the board says that is not said by a question, an answer or the news."""
    return labels(speech, "cluster", LABELS) | gesture_texts(speech) | dict(_tiles(speech))


def _tiles(speech: Speech) -> Iterator[Row]:
    words = Words(speech, [])
    for kind, key in enumerate(TILE_NAMES):
        yield f"tile.{key}", words.tile(kind)
