"""Where a game comes from that did not begin at its own table: somebody may have known what would come.

A dealer's promise binds the draws from its own first one on. Those before were fixed when the game was
brought here.
"""

from enum import StrEnum

from msgspec import Struct


class OriginKind(StrEnum):
    """A save that was brought in, a position that somebody has set up, or a moment of another match."""

    IMPORT = "import"
    POSITION = "position"
    GAME = "game"


class EarlierDealer(StrEnum):
    """Who made the draws before: nobody, a dealer whose secret proves them, or one who told no secret."""

    NONE = "none"
    CHECKED = "checked"
    UNKNOWN = "unknown"


class Origin(Struct, frozen=True):
    """``by`` is the name of whoever brought the game, ``match`` the one it was taken from, or empty.

    ``fixed_draws`` counts those that were made before, by ``dealer``.
    """

    kind: OriginKind
    by: str
    fixed_draws: int = 0
    dealer: EarlierDealer = EarlierDealer.NONE
    match: str = ""


def earlier_dealer(draws: int, is_checked: bool) -> EarlierDealer:
    if draws == 0:
        return EarlierDealer.NONE
    return EarlierDealer.CHECKED if is_checked else EarlierDealer.UNKNOWN
