"""Labels of what takes several steps, of power cards and of the gallery in the browser."""

from typing import Final

LABELS: Final[tuple[str, ...]] = (
    "gather", "send-tokens", "send-none", "bring-home", "give-up", "gathered", "evenly",
    "invite", "invite-all", "invite-these", "invite-nobody", "join", "join-with",
    "power-must", "power-may", "power-whenever", "power-phase", "power-search", "power-hint", "power-found",
    "legend-title", "legend-must", "legend-may", "legend-whenever", "legend-thing", "legend-deed",
    "legend-phase", "name-powers", "name-open",
    "ban-count", "name-left", "name-rest",
)  # fmt: skip
"""``board-cosmic-…`` in ``gestures-cosmic.ftl``."""
