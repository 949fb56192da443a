"""What the board of Globular Cluster says while somebody acts or lays a tile."""

from typing import Final

from orrery.games.cluster.data.facing import TICK_NAMES
from orrery.shown.cluster.words import Words
from orrery.shown.labels import labels
from orrery.texts.speech import Speech

# fmt: off
LABELS: Final[tuple[str, ...]] = (
    "act-pick", "ap", "ap-after", "ap-left", "build-count", "build-once", "build-twice", "cancel",
    "colonise-coin", "colonise-leader", "colonise-leader-too", "colonise-leave", "colonise-leave-none",
    "colonise-who", "commit-build", "commit-colonise", "commit-mine", "commit-station", "commit-trade",
    "crystal-of", "deed-build", "deed-colonise", "deed-mine", "deed-none", "deed-station", "deed-trade",
    "deeds", "doing", "end", "end-lost", "hit-do", "hit-ghost", "hit-lay", "hit-leader", "hit-pick",
    "hit-picked", "hit-send", "hit-target", "members", "mine-about",
    "no-G3_3", "no-G3_4", "no-G3_5", "no-G3_6",
    "place-about-habitable", "place-about-null", "place-about-resource", "place-about-supernova",
    "place-choose", "place-commit", "place-entry", "place-lit",
    "place-note", "place-refused", "place-turn", "place-ways", "places",
    "send-commit", "send-commit-leader", "send-count", "send-each", "send-fewer", "send-more", "send-n",
    "send-no-more",
    "send-title", "send-where", "send-where-about", "send-worth", "stack-coin", "stack-leader",
    "station-count", "take-keep", "take-nobody", "take-other", "take-tie",
    "take-you", "take-you-from", "title-build", "title-colonise", "title-mine", "title-station",
    "title-trade", "trade-give", "trade-take", "where-build", "where-colonise", "where-mine",
    "where-station", "why-G3_3", "why-G3_4", "why-G3_5", "why-G3_6",
)
"""Labels of gestures, ``board-cluster-…``; those of a refusal end in its clause, with ``_`` for the dot."""
# fmt: on


def gesture_texts(speech: Speech) -> dict[str, str]:
    words = Words(speech, [])
    ticks = {f"tick.{name}": words.tick(tick) for tick, name in enumerate(TICK_NAMES)}
    return labels(speech, "cluster", LABELS) | ticks
