"""What can be counted for a seat: by technologies, goals and the final scoring."""

from mypy_extensions import i64

from orrery.engine.bits import count_bits, has
from orrery.games.pulsar.boards import technology_at
from orrery.games.pulsar.data.components import END
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.vocabulary import (
    AWARDS,
    CLAIMS,
    FAR_CLAIMS,
    FORMED_DICE,
    ONLINE,
    PATENTS,
    PROJECTS,
    PURPLE_PATENTS,
    RUNS,
    SAME_SIZE_SPINNING,
    SIZES_SPINNING,
    SPINNING,
    SPINNING_LARGE,
    SPINNING_SMALL,
    STATIONS,
    TRIADS,
)
from orrery.games.pulsar.state import (
    FIRST_ISOLATED,
    FIRST_PULSAR,
    PLANETS,
    PULSARS,
    SLOTS,
    SYSTEMS,
    TILES,
    Pulsar,
)


def count(state: Pulsar, seat: i64, what: i64) -> i64:
    """How many of ``what`` (a count of the vocabulary) ``seat`` has now."""
    if what == STATIONS:
        return stations(state, seat)
    if what == SPINNING:
        return spinning(state, seat, 0)
    if SPINNING_SMALL <= what <= SPINNING_LARGE:
        return spinning(state, seat, what - SPINNING_SMALL + 1)
    if what == SIZES_SPINNING or what == SAME_SIZE_SPINNING:
        return _by_sizes(state, seat, what)
    if what == ONLINE:
        return online(state, seat)
    if what == PATENTS or what == PURPLE_PATENTS:
        return _patents(state, seat, what)
    if what == AWARDS:
        return _owned(state, seat)
    if what == RUNS:
        return count_bits(state.runs[seat])
    if what == PROJECTS:
        return count_bits(state.projects[seat])
    return _more(state, seat, what)


def _more(state: Pulsar, seat: i64, what: i64) -> i64:
    if what == FORMED_DICE:
        return formed_dice(state, seat)
    if what == CLAIMS:
        return claims(state, seat)
    if what == FAR_CLAIMS:
        return _far_claims(state, seat)
    assert what == TRIADS
    return min(spinning(state, seat, 0), online(state, seat), count_bits(state.projects[seat]))


def stations(state: Pulsar, seat: i64) -> i64:
    """Stations on the map."""
    total: i64 = 0
    for planet in range(i64(SYSTEMS * PLANETS)):
        if state.stations[planet] == seat:
            total += 1
    return total


def spinning(state: Pulsar, seat: i64, size: i64) -> i64:
    """Spinning gyrodynes of a size; of all sizes if it is 0."""
    total: i64 = 0
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat and state.spinning[pulsar] == 1:
            if size == 0 or state.gyrodynes[pulsar] == size:
                total += 1
    return total


def idle(state: Pulsar, seat: i64, size: i64) -> i64:
    """Gyrodynes of a size under construction on own pulsars."""
    total: i64 = 0
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat and state.spinning[pulsar] == 0 and state.gyrodynes[pulsar] == size:
            total += 1
    return total


def _by_sizes(state: Pulsar, seat: i64, what: i64) -> i64:
    sizes: i64 = 0
    most: i64 = 0
    for size in range(i64(1), i64(4)):
        here = spinning(state, seat, size)
        if here > 0:
            sizes += 1
        most = max(most, here)
    return sizes if what == SIZES_SPINNING else most


def online(state: Pulsar, seat: i64) -> i64:
    """Transmitters online."""
    total: i64 = 0
    for tile in range(i64(TILES)):
        if state.keepers[tile] == seat and state.online[tile] == 1:
            total += 1
    return total


def formed_dice(state: Pulsar, seat: i64) -> i64:
    """Links between two online transmitters, each counted once (P6.9)."""
    total: i64 = 0
    for end in range(i64(TILES * 2)):
        other = state.links[end]
        if other > end and state.keepers[end // 2] == seat:
            if state.online[end // 2] == 1 and state.online[other // 2] == 1:
                total += 1
    return total


def _patents(state: Pulsar, seat: i64, what: i64) -> i64:
    total: i64 = 0
    for slot in range(i64(SLOTS)):
        if has(state.patents[slot], seat):
            if what == PATENTS or TECHNOLOGIES[technology_at(state, slot)].kind == END:
                total += 1
    return total


def _owned(state: Pulsar, seat: i64) -> i64:
    total: i64 = 0
    for award in range(i64(6)):
        if state.awards[award] == seat:
            total += 1
    return total


def claims(state: Pulsar, seat: i64) -> i64:
    """Claimed pulsars."""
    total: i64 = 0
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat:
            total += 1
    return total


def _far_claims(state: Pulsar, seat: i64) -> i64:
    far = SIDES[state.side].dead_ends
    total: i64 = 0
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat:
            if pulsar >= FIRST_ISOLATED or FIRST_PULSAR + pulsar in far:
                total += 1
    return total
