"""What the board of Cosmic Encounter says in the browser that no question, answer or news says."""

from typing import Final

from orrery.shown.cosmic.gesture_texts import LABELS as GESTURE_LABELS
from orrery.shown.cosmic.strip_texts import LABELS as STRIP_LABELS
from orrery.shown.labels import labels
from orrery.texts.speech import Speech

LABELS: Final[tuple[str, ...]] = ("cosmos",)
"""Labels of the board, ``board-cosmic-…``; numbers and names go where ``{n}`` and ``{m}`` stand."""


def board_texts(speech: Speech) -> dict[str, str]:
    return labels(speech, "cosmic", (*LABELS, *STRIP_LABELS, *GESTURE_LABELS))
