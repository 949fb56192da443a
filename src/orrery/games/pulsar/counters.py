"""The two tracks: where counters stand, how they move, who is ahead."""

from mypy_extensions import i64

from orrery.games.pulsar.data.tracks import LAST_SPACE, START_SPACE
from orrery.games.pulsar.state import COUNTERS, NOBODY, Pulsar


def counter_count(state: Pulsar) -> i64:
    """Counters on each track: one per player, four with two players (P1.13)."""
    return 4 if state.seats == 2 else state.seats


def place_counters(state: Pulsar) -> None:
    """Stack the counters on the start space of both tracks: the first in play order lowest (P1.10, P1.16)."""
    for counter in range(counter_count(state)):
        state.owner[counter] = state.order[counter]
        for track in range(i64(2)):
            state.spot[track * COUNTERS + counter] = START_SPACE
            state.level[track * COUNTERS + counter] = counter


def shift_of(marker: i64, value: i64) -> i64:
    """How far and to which side a die of ``value`` moves a counter (P2.4).

    The marker counts half steps: 2 is the space 1, 3 lies between the spaces 1 and 2.
    """
    if marker % 2 == 0:
        return value - marker // 2
    below: i64 = marker // 2
    return value - below if value > below else value - below - 1


def has_room(state: Pulsar, counter: i64, shift: i64) -> bool:
    """Whether a counter (track * 4 + number) stays on the track (P2.7); the left end never matters (P2.9)."""
    return state.spot[counter] + shift <= LAST_SPACE


def any_room(state: Pulsar, seat: i64, shift: i64) -> bool:
    """Whether some counter of ``seat`` has room for this move."""
    for counter in range(i64(2 * COUNTERS)):
        if state.owner[counter % COUNTERS] == seat and has_room(state, counter, shift):
            return True
    return False


def move_counter(state: Pulsar, counter: i64, shift: i64) -> None:
    """Move a counter on top of the stack it reaches (P2.6); past the right end to the bottom (P2.8)."""
    target: i64 = state.spot[counter] + shift
    if target > LAST_SPACE:
        _put(state, counter, LAST_SPACE, 0)
    else:
        _put(state, counter, max(target, i64(1)), COUNTERS)


def _put(state: Pulsar, counter: i64, space: i64, level: i64) -> None:
    """Lift a counter off its stack, which closes up, and insert it at ``level`` of another, or on top."""
    track: i64 = counter // COUNTERS
    _close_gap(state, track, counter)
    height = _height(state, track, space, counter)
    level = min(level, height)
    for other in range(track * COUNTERS, (track + 1) * COUNTERS):
        if other != counter and state.spot[other] == space and state.level[other] >= level:
            state.level[other] += 1
    state.spot[counter] = space
    state.level[counter] = level


def _close_gap(state: Pulsar, track: i64, counter: i64) -> None:
    for other in range(track * COUNTERS, (track + 1) * COUNTERS):
        if state.spot[other] == state.spot[counter] and state.level[other] > state.level[counter]:
            state.level[other] -= 1


def _height(state: Pulsar, track: i64, space: i64, without: i64) -> i64:
    height: i64 = 0
    for other in range(track * COUNTERS, (track + 1) * COUNTERS):
        if other != without and state.owner[other % COUNTERS] != NOBODY and state.spot[other] == space:
            height += 1
    return height


def rank(state: Pulsar, track: i64, place: i64) -> i64:
    """The counter (0–3) in this place of a track, 0 being the first: leftmost, then highest (P10.1)."""
    for counter in range(counter_count(state)):
        if place_of(state, track, counter) == place:
            return counter
    return NOBODY


def place_of(state: Pulsar, track: i64, counter: i64) -> i64:
    """How many counters are ahead of this one on a track."""
    mine: i64 = track * COUNTERS + counter
    ahead: i64 = 0
    for number in range(counter_count(state)):
        other: i64 = track * COUNTERS + number
        if state.spot[other] < state.spot[mine] or (
            state.spot[other] == state.spot[mine] and state.level[other] > state.level[mine]
        ):
            ahead += 1
    return ahead
