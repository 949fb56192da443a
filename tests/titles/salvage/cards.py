"""The components: cards by kind, wrecks by place in the table of effects."""

from typing import Final

TUG: Final = 0
HAULER: Final = 1
FREIGHTER: Final = 2
BOOSTER: Final = 3
ZAP: Final = 4

CARDS: Final[tuple[str, ...]] = ("tug", "hauler", "freighter", "booster", "zap")
DECK: Final[tuple[int, ...]] = (7, 6, 4, 4, 6)
STRENGTHS: Final[tuple[int, ...]] = (1, 3, 5)
KINDS: Final = len(CARDS)
SHIPS: Final = len(STRENGTHS)
"""Kinds below this one can be bid (T3.2)."""

HULK: Final = 0
REFINERY: Final = 1
OBSERVATORY: Final = 2
DEPOT: Final = 3
REACTOR: Final = 4
THRUSTER: Final = 5
REFIT: Final = 6
INSURANCE: Final = 7

VALUES: Final[tuple[int, ...]] = (4, 2, 2, 3, 2, 2, 2, 1)
