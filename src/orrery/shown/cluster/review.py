"""What is said of a finished game of Globular Cluster."""

from typing import ClassVar, final

from orrery.shown.review import Reviewer


@final
class ClusterReview(Reviewer):
    """A turn is retold by what it changed on the board for good, not by every step of a coin."""

    notable: ClassVar[frozenset[str]] = frozenset(
        {"supernova", "tile-placed", "mined", "traded", "built", "colonised", "station-built", "scored"}
    )
