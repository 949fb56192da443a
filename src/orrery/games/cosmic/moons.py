"""Moons: two small bodies in each home system, as places behind all planets (CD2).

They are neither home bases nor external bases. Tokens stand on them as on planets.
"""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.data.moons import INSTANT, MOON_COUNTS, MOONS_EACH, NO_MOON
from orrery.games.cosmic.queries import MAY_USE_MOON
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import moon_place, occupants, owner_of, places, tokens_at


def lay_moons(state: Cosmic) -> None:
    """Room for the moons of all players; none is dealt yet, and everybody may look at the own ones."""
    count = int(state.seats) * MOONS_EACH
    state.moons = vec[i64]([NO_MOON] * count)
    state.moon_seen = vec[i64]([int(bit(moon // MOONS_EACH)) for moon in range(count)])
    state.moon_open = vec[i64]([0] * count)
    state.tokens = vec[i64](list(state.tokens) + [0] * (count * int(state.seats)))


def moons_left(state: Cosmic) -> vec[i64]:
    """How many moons of each kind are not dealt."""
    left = vec[i64](list(MOON_COUNTS))
    for moon in range(i64(len(state.moons))):
        if state.moons[moon] != NO_MOON:
            left[state.moons[moon]] -= 1
    return left


def undealt(state: Cosmic) -> i64:
    """The first moon that is not dealt yet, or ``NO_MOON``."""
    for moon in range(i64(len(state.moons))):
        if state.moons[moon] == NO_MOON:
            return moon
    return NO_MOON


def kind_at(state: Cosmic, place: i64) -> i64:
    """What the moon at a place is."""
    return state.moons[place - places(state)]


def strike(state: Cosmic, place: i64) -> None:
    """What works on landing is about to (CD2.2)."""
    if kind_at(state, place) in INSTANT:
        state.moon_due = place - places(state) + 1


def works(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Whether a seat is on a moon of a kind that lies open, and nothing is against its use."""
    for moon in range(i64(len(state.moons))):
        if state.moons[moon] == kind and state.moon_open[moon] != 0:
            if tokens_at(state, moon_place(state, moon), seat) > 0:
                return clause_on(state, MAY_USE_MOON, seat) == ALLOWED
    return False


def is_at_work(state: Cosmic, kind: i64) -> bool:
    """Whether anybody is on a moon of a kind that lies open."""
    for seat in range(state.seats):
        if works(state, seat, kind):
            return True
    return False


def hidden_moons(state: Cosmic, seat: i64) -> i64:
    """The moons that a seat occupies and that lie face down, as bits of places."""
    mask: i64 = 0
    for moon in range(i64(len(state.moons))):
        if state.moon_open[moon] == 0 and tokens_at(state, moon_place(state, moon), seat) > 0:
            mask |= bit(moon_place(state, moon))
    return mask


def rivals_on(state: Cosmic, place: i64) -> i64:
    """Whom the offence could fight on a moon, as bits."""
    return occupants(state, place) & ~bit(state.offence)


def is_target(state: Cosmic, place: i64) -> bool:
    """Whether the offence can aim at a moon: it is empty, or others are on it (CD2.1)."""
    return occupants(state, place) == 0 or rivals_on(state, place) != 0


def all_targets(state: Cosmic) -> i64:
    """All moons that the offence can aim at, as bits of places (CD3-1)."""
    mask: i64 = 0
    for moon in range(i64(len(state.moons))):
        if is_target(state, moon_place(state, moon)):
            mask |= bit(moon_place(state, moon))
    return mask


def empty_moons(state: Cosmic, owner: i64) -> i64:
    """The moons of a home system on which nobody is, as bits of places."""
    mask: i64 = 0
    for moon in range(i64(len(state.moons))):
        place = moon_place(state, moon)
        if owner_of(state, place) == owner and occupants(state, place) == 0:
            mask |= bit(place)
    return mask


def guests_on_moons(state: Cosmic, owner: i64) -> i64:
    """Who has tokens on the moons of a home system, as bits."""
    mask: i64 = 0
    for moon in range(i64(len(state.moons))):
        if owner_of(state, moon_place(state, moon)) == owner:
            mask |= occupants(state, moon_place(state, moon))
    return mask


def home_moons(state: Cosmic, seat: i64) -> i64:
    """How many moons of its own system a seat is on; that counts for income."""
    count: i64 = 0
    for moon in range(i64(len(state.moons))):
        if owner_of(state, moon_place(state, moon)) == seat and has(
            occupants(state, moon_place(state, moon)), seat
        ):
            count += 1
    return count


def carrier(state: Cosmic) -> i64:
    """The play of the rules by which questions about moons are asked."""
    return state.book.plays.clauses.index("CD2.1")
