"""The destiny pile by kind: a card for each colour, wilds, then specials and comets (CA2.2, CD3.1)."""

from typing import Final

from orrery.engine.keys import Keys

PER_COLOUR: Final = 4
WILDS: Final = 2
NO_COMET: Final = -1

DESTINY_CARDS: Final = Keys()
RED: Final = DESTINY_CARDS.add("red")
BLUE: Final = DESTINY_CARDS.add("blue")
GREEN: Final = DESTINY_CARDS.add("green")
YELLOW: Final = DESTINY_CARDS.add("yellow")
VIOLET: Final = DESTINY_CARDS.add("violet")
WHITE: Final = DESTINY_CARDS.add("white")
WILD: Final = DESTINY_CARDS.add("wild")
ANY_MOON: Final = DESTINY_CARDS.add("any-moon")
VOTE: Final = DESTINY_CARDS.add("vote")
LEFT_NEIGHBOUR: Final = DESTINY_CARDS.add("left-neighbour")
RIGHT_NEIGHBOUR: Final = DESTINY_CARDS.add("right-neighbour")
MOST_BASES: Final = DESTINY_CARDS.add("most-bases")
GUEST_IN_YOUR_SYSTEM: Final = DESTINY_CARDS.add("guest-in-your-system")
STRONGEST_BASE: Final = DESTINY_CARDS.add("strongest-base")
MOST_CARDS: Final = DESTINY_CARDS.add("most-cards")
FEWEST_IN_WARP: Final = DESTINY_CARDS.add("fewest-in-warp")
MOST_LUCRE: Final = DESTINY_CARDS.add("most-lucre")
POWER_OUTAGE: Final = DESTINY_CARDS.add("power-outage")
DOUBLE_CONSOLATION: Final = DESTINY_CARDS.add("double-consolation")
EVERYONE_JOINS: Final = DESTINY_CARDS.add("everyone-joins")
CONE_BY_BASES: Final = DESTINY_CARDS.add("cone-by-bases")
ODD_ATTACK_WINS: Final = DESTINY_CARDS.add("odd-attack-wins")
DOUBLED_DEFENCE: Final = DESTINY_CARDS.add("doubled-defence")
PAID_CARDS: Final = DESTINY_CARDS.add("paid-cards")
HALF_ATTACKS: Final = DESTINY_CARDS.add("half-attacks")

COLOURS: Final = WILD
FIRST_SPECIAL: Final = ANY_MOON
FIRST_COMET: Final = POWER_OUTAGE
DESTINIES: Final = len(DESTINY_CARDS)
DESTINY_NAMES: Final = DESTINY_CARDS.all()

SPECIAL_NUMBERS: Final[dict[int, int]] = {
    ANY_MOON: 1,
    VOTE: 2,
    LEFT_NEIGHBOUR: 3,
    RIGHT_NEIGHBOUR: 4,
    MOST_BASES: 5,
    GUEST_IN_YOUR_SYSTEM: 6,
    STRONGEST_BASE: 7,
    MOST_CARDS: 8,
    FEWEST_IN_WARP: 9,
    MOST_LUCRE: 10,
    POWER_OUTAGE: 11,
    DOUBLE_CONSOLATION: 12,
    EVERYONE_JOINS: 13,
    CONE_BY_BASES: 14,
    ODD_ATTACK_WINS: 15,
    DOUBLED_DEFENCE: 16,
    PAID_CARDS: 17,
    HALF_ATTACKS: 18,
}
"""What is printed on specials and comets."""
NEED_LUCRE: Final[tuple[int, ...]] = (MOST_LUCRE, PAID_CARDS)
"""They are in the game only with Lucre."""

# How the target was named, where it is not in the home system of the defence: ``in_own_system``.
IN_OWN_SYSTEM: Final = 1
"""A base in the system of the offence (CA4.3)."""
ANY_MOON_CHOSEN: Final = 2
"""Destiny has let the offence choose a moon (CD3-1)."""
STRONGEST_CHOSEN: Final = 3
"""Destiny has named the base with the most tokens (CD3-7)."""
