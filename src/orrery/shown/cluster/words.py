"""The small words of Globular Cluster: players, tiles, ticks, dice, borders."""

from typing import Final, final

from orrery.texts.speech import Speech

# fmt: off
TILE_TEXTS: Final = (
    "tile-cluster-rdn", "tile-cluster-supernova", "tile-cluster-rd2", "tile-cluster-rd3",
    "tile-cluster-rd4", "tile-cluster-rd5", "tile-cluster-bkn", "tile-cluster-bka",
    "tile-cluster-bk2", "tile-cluster-bk3", "tile-cluster-bk4", "tile-cluster-bk5",
    "tile-cluster-bln", "tile-cluster-bla", "tile-cluster-bl2", "tile-cluster-bl3",
    "tile-cluster-bl4", "tile-cluster-bl5", "tile-cluster-grn", "tile-cluster-gra",
    "tile-cluster-gr2", "tile-cluster-gr3", "tile-cluster-gr4", "tile-cluster-gr5",
    "tile-cluster-mits",
)
"""By kind of tile; the MITS comes last."""
# fmt: on
TICK_TEXTS: Final = ("tick-cluster-tl", "tick-cluster-tr", "tick-cluster-bl", "tick-cluster-br")
FACE_TEXTS: Final = (
    "face-cluster-n",
    "face-cluster-a",
    "face-cluster-2",
    "face-cluster-3",
    "face-cluster-4",
    "face-cluster-5",
)


@final
class Words:
    """Says what is smaller than a sentence. ``names`` are the players by seat."""

    def __init__(self, speech: Speech, names: list[str]) -> None:
        self.speech = speech
        self.names = names

    def tile(self, kind: int) -> str:
        """A tile by colour and number."""
        return self.speech.say(TILE_TEXTS[kind])

    def tick(self, tick: int) -> str:
        """The corner of a tile that its tick is in."""
        return self.speech.say(TICK_TEXTS[tick])

    def face(self, face: int) -> str:
        """A face of the die."""
        return self.speech.say(FACE_TEXTS[face])

    def border(self, cell: str, cost: int) -> str:
        """What a step over a border to a place costs."""
        return self.speech.say(
            "border-cluster-cost" if cost else "border-cluster-closed", cell=cell, cost=cost
        )
