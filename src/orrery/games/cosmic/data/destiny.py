"""The destiny pile by kind: a card for each colour, wilds, then specials and comets (CA2.2, CD3.1)."""

from typing import Final

COLOURS: Final = 6
PER_COLOUR: Final = 4
WILDS: Final = 2

WILD: Final = 6
FIRST_SPECIAL: Final = 7

SPECIALS: Final[tuple[tuple[int, str], ...]] = (
    (2, "vote"),
    (3, "left-neighbour"),
    (4, "right-neighbour"),
    (5, "most-bases"),
    (6, "guest-in-your-system"),
    (7, "strongest-base"),
    (8, "most-cards"),
    (9, "fewest-in-warp"),
    (11, "power-outage"),
    (12, "double-consolation"),
    (13, "everyone-joins"),
    (14, "cone-by-bases"),
    (15, "odd-attack-wins"),
    (16, "doubled-defence"),
    (18, "half-attacks"),
)
"""Number and name. 1, 10 and 17 need moons or Lucre, which are not in the game."""

DESTINIES: Final = 22
FIRST_COMET_NUMBER: Final = 11

VOTE: Final = 7
LEFT_NEIGHBOUR: Final = 8
RIGHT_NEIGHBOUR: Final = 9
MOST_BASES: Final = 10
GUEST: Final = 11
STRONGEST_BASE: Final = 12
MOST_CARDS: Final = 13
FEWEST_IN_WARP: Final = 14
POWER_OUTAGE: Final = 15
DOUBLE_CONSOLATION: Final = 16
EVERYONE_JOINS: Final = 17
CONE_BY_BASES: Final = 18
ODD_ATTACK_WINS: Final = 19
DOUBLED_DEFENCE: Final = 20
HALF_ATTACKS: Final = 21
FIRST_COMET: Final = 15
NO_COMET: Final = -1

DESTINY_NAMES: Final[tuple[str, ...]] = (
    ("red", "blue", "green", "yellow", "violet", "white", "wild", *tuple(name for _, name in SPECIALS))
)  # fmt: skip
