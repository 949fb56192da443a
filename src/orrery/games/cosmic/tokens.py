"""Tokens: where they stand, and the verbs that move them. Nothing else writes the board."""

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.cosmic.keys import BASE_LANDED, FROM_BASES, GIVING_UP, HOMECOMING, LOSING, TOKENS_LOST
from orrery.games.cosmic.names import AT_ADRIFT, AT_LIFTED, AT_LOST, AT_SENT
from orrery.games.cosmic.stacks import break_up, carry, lift_best, lift_some, place_of, set_down
from orrery.games.cosmic.state import FOUR, NOBODY, NOWHERE, Cosmic


def places(state: Cosmic) -> i64:
    """How many planets there are, those of an empty system at the end included."""
    return i64(len(state.home)) * state.planets


def owner_of(state: Cosmic, place: i64) -> i64:
    """In whose home system a planet lies."""
    return state.home[place // state.planets]


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


def bases_of(state: Cosmic, seat: i64) -> i64:
    """The planets where a seat has a base, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if has_base(state, place, seat):
            mask |= bit(place)
    return mask


def system_bits(state: Cosmic, place: i64) -> i64:
    """The planets of the system in which a planet lies, as bits."""
    return (bit(state.planets) - 1) << (place // state.planets * state.planets)


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
        state.tell(BASE_LANDED, seat, place, count)
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
    """Keep the numbers of home and external bases; those outside are points."""
    if owner_of(state, place) == seat:
        state.homes[seat] += change
    else:
        state.external[seat] += change
        state.score(seat, FROM_BASES, change)


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
