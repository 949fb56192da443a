"""How seats, planets and items are written in notation."""

from typing import Final

from orrery.engine.keys import Keys
from orrery.games.cosmic.data.cards import CARD_NAMES

MOST_SEATS: Final = 6
MOST_SYSTEMS: Final = 7
MOST_PLACES: Final = 47
"""Seven systems of five planets, and behind them two moons for each of six players."""

SYSTEM_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E", "F", "G")
SEAT_NAMES: Final[tuple[str, ...]] = SYSTEM_NAMES[:MOST_SEATS]
PLACE_NUMBERS: Final[tuple[str, ...]] = tuple(f"p{place}" for place in range(MOST_PLACES))
"""Planets are counted through all systems; with 5 planets to a system p7 is the third of seat B.

Moons come behind all planets.
"""
PLACES: Final = Keys("in")
"""Where tokens are: the planets first."""
PLACES.add_all(PLACE_NUMBERS)
IN_CONE: Final = PLACES.add("cone")
IN_WARP: Final = PLACES.add("warp")
PLACE_NAMES: Final = PLACES.all()

STACK_PLACES: Final = Keys("at")
"""Where stacks are: on planets, or on the way."""
STACK_PLACES.add_all(PLACE_NUMBERS)
AT_SENT: Final = STACK_PLACES.add("sent")
"""In the cone, or beside the attacked planet."""
AT_LOST: Final = STACK_PLACES.add("lost")
AT_ADRIFT: Final = STACK_PLACES.add("adrift")
AT_LIFTED: Final = STACK_PLACES.add("lifted")
"""In the hand of its owner, before it is set down."""

MOST_STACKS: Final = 60
"""Of six players with 20 tokens each."""
STACK_NAMES: Final[tuple[str, ...]] = tuple(f"stack-{number}" for number in range(1, MOST_STACKS + 1))
FIRST_STACK: Final = len(PLACE_NAMES)
TOKEN_NAMES: Final[tuple[str, ...]] = (*PLACE_NAMES, *STACK_NAMES)
"""Which token is sent: one of a place, or a stack."""
SUBSET_NAMES: Final[tuple[str, ...]] = tuple(
    "".join(SEAT_NAMES[seat] for seat in range(MOST_SEATS) if subset >> seat & 1) or "nobody"
    for subset in range(64)
)
CURSES: Final = Keys()
"""What Witch can curse; a set of curses is kept as bits."""
NO_EDICTS: Final = CURSES.add("no-edicts")
NO_FLARES: Final = CURSES.add("no-flares")
NO_PULSARS: Final = CURSES.add("no-pulsars")
NO_INVITING: Final = CURSES.add("no-inviting")
NO_KICKERS: Final = CURSES.add("no-kickers")
NO_REINFORCEMENTS: Final = CURSES.add("no-reinforcements")
NO_LUCRE: Final = CURSES.add("no-lucre")
NO_MOONS: Final = CURSES.add("no-moons")
CURSE_NAMES: Final = CURSES.all()

CALLS: Final = Keys()
"""What is called out, or asked: before cards are turned up, or as a complaint."""
TENS: Final = CALLS.add("tens")
ONES: Final = CALLS.add("ones")
ODD: Final = CALLS.add("odd")
EVEN: Final = CALLS.add("even")
MOST_IN_WARP: Final = CALLS.add("most-in-warp")
FEWEST_BASES: Final = CALLS.add("fewest-bases")
NO_ATTACK: Final = CALLS.add("no-attack")
NO_COMPROMISE: Final = CALLS.add("no-compromise")
LAYS_ATTACK: Final = CALLS.add("lays-attack")
LAYS_TEN: Final = CALLS.add("lays-ten")
LAYS_FIFTEEN: Final = CALLS.add("lays-fifteen")
PLAYS_EDICT: Final = CALLS.add("plays-edict")
PLAYS_FLARE: Final = CALLS.add("plays-flare")
PLAYS_PULSAR: Final = CALLS.add("plays-pulsar")
USES_POWER: Final = CALLS.add("uses-power")
WHICH_CARD: Final = CALLS.add("which-card")

ITEMS: Final = Keys()
"""What an offer is made of; its first choices are the cards by kind."""
ITEMS.add_all([f"give-{name}" for name in CARD_NAMES])
GIVE_CARD_OF_CHOICE: Final = ITEMS.add("give-card-of-choice")
WANT_CARD_OF_CHOICE: Final = ITEMS.add("want-card-of-choice")
WANT_CARD: Final = ITEMS.add("want-card")
GIVE_BASE: Final = ITEMS.add_all([f"give-base-{place}" for place in PLACE_NUMBERS])
WANT_BASE: Final = ITEMS.add_all([f"want-base-{place}" for place in PLACE_NUMBERS])
FREE_TOKEN: Final = ITEMS.add("free-token")
WANT_TOKEN_FREED: Final = ITEMS.add("want-token-freed")
GIVE_LUCRE: Final = ITEMS.add("give-lucre")
WANT_LUCRE: Final = ITEMS.add("want-lucre")
PROPOSE: Final = ITEMS.add("propose")
