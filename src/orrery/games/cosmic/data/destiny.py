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
VOTE: Final = DESTINY_CARDS.add("vote")
LEFT_NEIGHBOUR: Final = DESTINY_CARDS.add("left-neighbour")
RIGHT_NEIGHBOUR: Final = DESTINY_CARDS.add("right-neighbour")
MOST_BASES: Final = DESTINY_CARDS.add("most-bases")
GUEST_IN_YOUR_SYSTEM: Final = DESTINY_CARDS.add("guest-in-your-system")
STRONGEST_BASE: Final = DESTINY_CARDS.add("strongest-base")
MOST_CARDS: Final = DESTINY_CARDS.add("most-cards")
FEWEST_IN_WARP: Final = DESTINY_CARDS.add("fewest-in-warp")
POWER_OUTAGE: Final = DESTINY_CARDS.add("power-outage")
DOUBLE_CONSOLATION: Final = DESTINY_CARDS.add("double-consolation")
EVERYONE_JOINS: Final = DESTINY_CARDS.add("everyone-joins")
CONE_BY_BASES: Final = DESTINY_CARDS.add("cone-by-bases")
ODD_ATTACK_WINS: Final = DESTINY_CARDS.add("odd-attack-wins")
DOUBLED_DEFENCE: Final = DESTINY_CARDS.add("doubled-defence")
HALF_ATTACKS: Final = DESTINY_CARDS.add("half-attacks")

COLOURS: Final = WILD
FIRST_SPECIAL: Final = VOTE
FIRST_COMET: Final = POWER_OUTAGE
DESTINIES: Final = len(DESTINY_CARDS)
DESTINY_NAMES: Final = DESTINY_CARDS.all()

SPECIAL_NUMBERS: Final[dict[int, int]] = {
    VOTE: 2,
    LEFT_NEIGHBOUR: 3,
    RIGHT_NEIGHBOUR: 4,
    MOST_BASES: 5,
    GUEST_IN_YOUR_SYSTEM: 6,
    STRONGEST_BASE: 7,
    MOST_CARDS: 8,
    FEWEST_IN_WARP: 9,
    POWER_OUTAGE: 11,
    DOUBLE_CONSOLATION: 12,
    EVERYONE_JOINS: 13,
    CONE_BY_BASES: 14,
    ODD_ATTACK_WINS: 15,
    DOUBLED_DEFENCE: 16,
    HALF_ATTACKS: 18,
}
"""What is printed on specials and comets. 1, 10 and 17 need moons or Lucre, which are not in the game."""
