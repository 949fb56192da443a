"""What the board of Cosmic Encounter says in the browser that no question, answer or news says."""

from typing import Final

from orrery.shown.cosmic.gesture_texts import LABELS as GESTURE_LABELS
from orrery.shown.cosmic.strip_texts import LABELS as STRIP_LABELS
from orrery.shown.labels import labels
from orrery.texts.speech import Speech

# fmt: off
LABELS: Final[tuple[str, ...]] = (
    "bases-of", "cards-about", "cone-tokens", "cosmos", "deck", "defends", "defends-too", "destiny",
    "discards", "hoard-about", "homes-about", "in-force", "lucre-about", "mark-con", "mark-pro",
    "mark-retained", "mark-shielded", "mark-super", "mark-wild", "mine", "moon-down", "moon-known",
    "moon-open", "nobody-there", "out-of-use", "phase-1", "phase-10", "phase-2", "phase-3", "phase-4",
    "phase-5", "phase-6", "phase-7", "phase-8", "phase-9", "phases", "piles", "plates", "role-defence",
    "role-defence-ally", "role-offence", "role-offence-ally", "secret-power", "stacked",
    "warp-about", "warp-chip", "warp-tokens", "you-know",
)
"""Labels of the board, ``board-cosmic-…``; numbers and names go where ``{n}`` and ``{m}`` stand."""
# fmt: on


def board_texts(speech: Speech) -> dict[str, str]:
    return labels(speech, "cosmic", (*LABELS, *STRIP_LABELS, *GESTURE_LABELS))
