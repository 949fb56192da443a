"""Tokens: where they stand, and the verbs that move them. Nothing else writes the board."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.cosmic.data.moons import MOONS_EACH, NO_MOON, SECRET
from orrery.games.cosmic.keys import (
    BASE_LANDED,
    FROM_BASES,
    GIVING_UP,
    HOMECOMING,
    LOSING,
    MOON_HIDDEN,
    MOON_LANDED,
    MOON_SHOWN,
    TOKENS_GONE,
    TOKENS_LOST,
)
from orrery.games.cosmic.names import AT_ADRIFT, AT_LIFTED, AT_LOST, AT_SENT
from orrery.games.cosmic.queries import LOST
from orrery.games.cosmic.stacks import break_up, captives_of, carry, lift_best, lift_some, place_of, set_down
from orrery.games.cosmic.state import FOUR, NOBODY, NOWHERE, Cosmic

FLOOR: Final = 5
"""Nobody is left with fewer tokens by what takes them out of the game."""

# Where tokens were that leave the game: a fact of the event.
OUT_OF_WARP: Final = 0
AS_LOST: Final = 1
"""They were on their way to the Warp."""
OFF_BASE: Final = 2


def places(state: Cosmic) -> i64:
    """How many planets there are, those of an empty system at the end included."""
    return i64(len(state.home)) * state.planets


def owner_of(state: Cosmic, place: i64) -> i64:
    """In whose home system a planet or a moon lies."""
    if place >= places(state):
        return (place - places(state)) // MOONS_EACH
    return state.home[place // state.planets]


def spots(state: Cosmic) -> i64:
    """How many places tokens can stand on: planets and moons."""
    return i64(len(state.tokens)) // state.seats


def is_moon(state: Cosmic, place: i64) -> bool:
    return place >= places(state)


def moon_place(state: Cosmic, moon: i64) -> i64:
    """The place of a moon by its number."""
    return places(state) + moon


def system_of(state: Cosmic, place: i64) -> i64:
    """The number of the system in which a planet or a moon lies."""
    if is_moon(state, place):
        return (place - places(state)) // MOONS_EACH
    return place // state.planets


def occupants(state: Cosmic, place: i64) -> i64:
    """Who has tokens at a place, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.tokens[place * state.seats + seat] > 0:
            mask |= bit(seat)
    return mask


def tokens_at(state: Cosmic, place: i64, seat: i64) -> i64:
    return state.tokens[place * state.seats + seat]


def has_base(state: Cosmic, place: i64, seat: i64) -> bool:
    return state.tokens[place * state.seats + seat] > 0


def base_count(state: Cosmic, seat: i64) -> i64:
    return state.homes[seat] + state.external[seat]


def on_bases(state: Cosmic, seat: i64) -> i64:
    """How many tokens of a seat stand on planets."""
    total: i64 = 0
    for place in range(places(state)):
        total += state.tokens[place * state.seats + seat]
    return total


def standing(state: Cosmic, seat: i64) -> i64:
    """How many tokens of a seat stand on planets and moons."""
    total: i64 = 0
    for place in range(spots(state)):
        total += state.tokens[place * state.seats + seat]
    return total


def bases_of(state: Cosmic, seat: i64) -> i64:
    """The planets where a seat has a base, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if has_base(state, place, seat):
            mask |= bit(place)
    return mask


def system_bits(state: Cosmic, place: i64) -> i64:
    """The planets of the system in which a planet or a moon lies, as bits."""
    return (bit(state.planets) - 1) << (system_of(state, place) * state.planets)


def move_tokens(state: Cosmic, source: i64, goal: i64, seat: i64, count: i64) -> None:
    """Tokens of a seat go from planet to planet."""
    lift(state, source, seat, count)
    put(state, goal, seat, count)


def put(state: Cosmic, place: i64, seat: i64, count: i64 = 1) -> None:
    """Set tokens on a planet; the first makes a base."""
    if count <= 0:
        return
    at: i64 = place * state.seats + seat
    if state.tokens[at] == 0:
        count_base(state, place, seat, 1)
        state.tell(MOON_LANDED if is_moon(state, place) else BASE_LANDED, seat, place, count)
        if is_moon(state, place):
            look_at_moon(state, place, seat)
    state.tokens[at] += count
    set_down(state, seat, place)


def lift(state: Cosmic, place: i64, seat: i64, count: i64 = 1) -> None:
    """Take tokens off a planet; with the last one the base is lost (CP3)."""
    if count <= 0:
        return
    at: i64 = place * state.seats + seat
    lift_some(state, seat, place, count, state.tokens[at])
    state.tokens[at] -= count
    if state.tokens[at] == 0:
        count_base(state, place, seat, -1)


def lift_stack(state: Cosmic, seat: i64, stack: i64) -> None:
    """Take a certain stack of a seat off its planet."""
    place = place_of(state, stack)
    carry(state, stack, AT_LIFTED)
    lift(state, place, seat)


def withdraw(state: Cosmic, seat: i64, count: i64) -> None:
    """Take tokens out of the cone, or from beside the attacked planet; a seat has some in one of them."""
    lift_some(state, seat, AT_SENT, count, state.cone[seat] + state.guard[seat])
    if state.cone[seat] > 0:
        state.cone[seat] -= count
    else:
        state.guard[seat] -= count


def count_base(state: Cosmic, place: i64, seat: i64, change: i64) -> None:
    """Keep the numbers of home and external bases; those outside are points. Moons are neither (CD2.1)."""
    if is_moon(state, place):
        shut_moon(state, place)
        return
    if owner_of(state, place) == seat:
        state.homes[seat] += change
    else:
        state.external[seat] += change
        state.score(seat, FROM_BASES, change)


def look_at_moon(state: Cosmic, place: i64, seat: i64) -> None:
    """Who comes to a moon looks at it, and unless it is a secret one everybody does (CD2.1)."""
    moon: i64 = place - places(state)
    kind: i64 = state.moons[moon]
    state.moon_seen[moon] |= bit(seat)
    state.reveal()
    if state.moon_open[moon] == 0 and kind != NO_MOON and kind not in SECRET:
        open_moon(state, place)


def open_moon(state: Cosmic, place: i64) -> None:
    """Everybody sees what a moon is."""
    moon: i64 = place - places(state)
    state.moon_open[moon] = 1
    state.moon_seen[moon] = bit(state.seats) - 1
    state.tell(MOON_SHOWN, NOBODY, place, state.moons[moon])
    state.reveal()


def shut_moon(state: Cosmic, place: i64) -> None:
    """A moon that nobody is on turns face down again; who has seen it still knows it (CD2.1)."""
    moon: i64 = place - places(state)
    if state.moon_open[moon] != 0 and occupants(state, place) == 0:
        state.moon_open[moon] = 0
        state.tell(MOON_HIDDEN, NOBODY, place)


def set_up_system(state: Cosmic, system: i64, seat: i64) -> None:
    """Four tokens on each planet of a home system (CA2.1)."""
    state.home[system] = seat
    for place in range(system * state.planets, (system + 1) * state.planets):
        put(state, place, seat, FOUR)


def lose(state: Cosmic, seat: i64, count: i64) -> None:
    """Tokens that were lifted are on their way to the Warp; :func:`close_losses` lets others respond."""
    state.losing[seat] += count
    set_down(state, seat, AT_LOST)
    if count > 0:
        state.tell(TOKENS_LOST, seat, count)
        state.book.consequences.of(state, LOST, seat, count)


def open_losses(state: Cosmic) -> None:
    """What is being lost is lost now, unless somebody responds. A loss during a loss joins it."""
    if state.is_losing == 0:
        state.is_losing = 1
        state.push(LOSING, NOBODY)


def lose_from(state: Cosmic, place: i64, seat: i64, count: i64) -> None:
    lift(state, place, seat, count)
    lose(state, seat, count)


def send_home(state: Cosmic, seat: i64, count: i64) -> None:
    """Tokens in the hand of their owner go to bases of his choice (CA6.6)."""
    if count > 0:
        state.adrift[seat] += count
        set_down(state, seat, AT_ADRIFT)
        state.push(HOMECOMING, seat)


def bring_home(state: Cosmic, seat: i64, place: i64) -> None:
    """One of them is at a base."""
    lift_some(state, seat, AT_ADRIFT, 1, state.adrift[seat])
    state.adrift[seat] -= 1
    put(state, place, seat)


def enter_warp(state: Cosmic, seat: i64, place: i64, count: i64) -> None:
    """Tokens that were ``AT_LOST`` or ``AT_ADRIFT`` are in the Warp; there are no stacks in it."""
    break_up(state, seat, place)
    state.warp[seat] += count


def give_up(state: Cosmic, seat: i64, count: i64, spared: i64 = NOWHERE) -> None:
    """A penalty: ``seat`` loses tokens of his choice from bases, all of them if he has no more (CA6.6).

    Those on the planet ``spared`` are not touched.
    """
    if count > 0:
        state.push(GIVING_UP, seat, count, 0, spared + 1)


def bring_back(state: Cosmic, seat: i64, count: i64) -> i64:
    """Save up to ``count`` tokens that are being lost; returns how many were saved."""
    back: i64 = min(count, state.losing[seat])
    lift_best(state, seat, AT_LOST, back)
    state.losing[seat] -= back
    send_home(state, seat, back)
    return back


def release(state: Cosmic, seat: i64, count: i64) -> i64:
    """Free up to ``count`` tokens from the Warp for bases of their owner; returns how many were freed."""
    freed: i64 = min(count, state.warp[seat])
    state.warp[seat] -= freed
    send_home(state, seat, freed)
    return freed


def remove(state: Cosmic, seat: i64, count: i64) -> None:
    """Tokens in the Warp leave the game for good."""
    state.warp[seat] -= count
    state.gone[seat] += count
    state.tell(TOKENS_GONE, seat, count, OUT_OF_WARP)


def remove_lost(state: Cosmic, seat: i64, count: i64) -> None:
    """Tokens on their way to the Warp leave the game instead; captives that they carry come into it."""
    lift_some(state, seat, AT_LOST, count, state.losing[seat])
    break_up(state, seat, AT_LIFTED)
    state.losing[seat] -= count
    state.gone[seat] += count
    state.tell(TOKENS_GONE, seat, count, AS_LOST)


def remove_standing(state: Cosmic, place: i64, seat: i64) -> None:
    """A token on a base leaves the game; captives that it carries come into the Warp."""
    lift(state, place, seat)
    break_up(state, seat, AT_LIFTED)
    state.gone[seat] += 1
    state.tell(TOKENS_GONE, seat, 1, OFF_BASE)


def left_in_game(state: Cosmic, seat: i64) -> i64:
    """How many tokens of a seat are not lost: on planets and moons, in the challenge, on the way home."""
    return standing(state, seat) + state.cone[seat] + state.guard[seat] + state.adrift[seat]


def in_game(state: Cosmic, seat: i64) -> i64:
    """All tokens of a seat, wherever they are, but those that have left the game."""
    return left_in_game(state, seat) + state.losing[seat] + state.warp[seat] + captives_of(state, seat)
