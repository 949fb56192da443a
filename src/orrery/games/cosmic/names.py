"""How seats, planets and items are written in notation."""

from typing import Final

from orrery.games.cosmic.data.cards import CARD_NAMES, KINDS

MOST_SEATS: Final = 6
MOST_SYSTEMS: Final = 7
MOST_PLACES: Final = 35
IN_CONE: Final = 35
"""The cone, where a planet is chosen."""
IN_WARP: Final = 36

SEAT_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E", "F")
PLACE_NUMBERS: Final[tuple[str, ...]] = tuple(f"p{place}" for place in range(MOST_PLACES))
"""Planets are counted through all systems; with 5 planets to a system p7 is the third of seat B."""
PLACE_NAMES: Final[tuple[str, ...]] = (*PLACE_NUMBERS, "cone", "warp")
SUBSET_NAMES: Final[tuple[str, ...]] = tuple(
    "".join(SEAT_NAMES[seat] for seat in range(MOST_SEATS) if subset >> seat & 1) or "nobody"
    for subset in range(64)
)
SIDE_NAMES: Final[tuple[str, ...]] = ("offence", "defence")
CURSE_NAMES: Final[tuple[str, ...]] = ("no-edicts", "no-flares", "no-pulsars", "no-inviting")
"""In the order of the bits of a ban."""

# The items of an offer, by number.
GIVE_CHOICE: Final = KINDS
WANT_CHOICE: Final = KINDS + 1
WANT_NAMED: Final = KINDS + 2
GIVE_BASE: Final = KINDS + 3
WANT_BASE: Final = GIVE_BASE + MOST_PLACES
GIVE_FREEDOM: Final = WANT_BASE + MOST_PLACES
WANT_FREEDOM: Final = GIVE_FREEDOM + 1
PROPOSE: Final = GIVE_FREEDOM + 2
ITEMS: Final = GIVE_FREEDOM + 3

ITEM_NAMES: Final[tuple[str, ...]] = (
    *(f"give-{name}" for name in CARD_NAMES),
    "give-card-of-choice",
    "want-card-of-choice",
    "want-card",
    *(f"give-base-{place}" for place in PLACE_NUMBERS),
    *(f"want-base-{place}" for place in PLACE_NUMBERS),
    "free-token",
    "want-token-freed",
    "propose",
)
