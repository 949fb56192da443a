"""What things are worth: numbers that production, final scoring and the forecast share."""

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.effects import WORD_BITS, Op
from orrery.games.pulsar.boards import row_bonus
from orrery.games.pulsar.catalogue import POINTS_PER_ROUND, TECHNOLOGY_EFFECTS, WORDS, awake
from orrery.games.pulsar.counters import counter_count, place_of
from orrery.games.pulsar.counts import claims, count, spinning, stations
from orrery.games.pulsar.data.gyrodynes import POINTS
from orrery.games.pulsar.data.tracks import (
    FURTHER_STATION,
    INITIATIVE_POINTS,
    STATION_POINTS,
)
from orrery.games.pulsar.data.vocabulary import (
    GAIN_POINTS,
    POINTS_BY_SIZES,
    POINTS_IF,
    POINTS_PER,
    SIZES_SPINNING,
    TWO_MORE_STATIONS,
)
from orrery.games.pulsar.state import INITIATIVE, PULSARS, TILES, Pulsar


def counted_points(state: Pulsar, seat: i64, word: i64, a: i64, b: i64, c: i64) -> i64:
    """The points of a word that gives or counts points; 0 for every other word."""
    if word == GAIN_POINTS:
        return a
    if word == POINTS_PER:
        return count(state, seat, a) // c * b
    if word == POINTS_IF:
        return c if count(state, seat, a) >= b else 0
    if word != POINTS_BY_SIZES:
        return 0
    sizes = count(state, seat, SIZES_SPINNING)
    return (i64(0), a, b, c)[sizes]


def technology_points(state: Pulsar, seat: i64, trigger: i64) -> i64:
    """What the technologies of ``seat`` would pay on a trigger now, purchases left out."""
    total: i64 = 0
    if awake(state, seat, trigger) == 0:
        return total
    for index, effect in enumerate(TECHNOLOGY_EFFECTS):
        owned = has(state.owned[seat * WORDS + index // WORD_BITS], index % WORD_BITS)
        if owned and effect.when == trigger:
            for act in effect.acts:
                if isinstance(act, Op):
                    total += counted_points(state, seat, act.word, act.a, act.b, act.c)
    return total


def transmitter_points(state: Pulsar, seat: i64) -> i64:
    """Points per round of online transmitters (P10.4)."""
    total: i64 = 0
    for tile in range(i64(TILES)):
        if state.keepers[tile] == seat and state.online[tile] == 1:
            total += POINTS_PER_ROUND[tile]
    return total


def gyrodyne_points(state: Pulsar, seat: i64) -> i64:
    """Points of spinning gyrodynes in this round (P10.5)."""
    total: i64 = spinning(state, seat, 0) * row_bonus(state)
    for size in range(i64(1), i64(4)):
        total += spinning(state, seat, size) * POINTS[size]
    return total


def station_points(state: Pulsar, seat: i64) -> i64:
    """Stations on the map, kept tiles and technologies, by the table (P11.7)."""
    total = stations(state, seat) + state.kept_stations[seat] + 2 * awake(state, seat, TWO_MORE_STATIONS)
    last: i64 = len(STATION_POINTS) - 1
    if total <= last:
        return STATION_POINTS[total]
    return STATION_POINTS[last] + (total - last) * FURTHER_STATION


def initiative_points(state: Pulsar, seat: i64) -> i64:
    """For the places of the own counters on the Initiative track (P11.6)."""
    total: i64 = 0
    for counter in range(counter_count(state)):
        if state.owner[counter] == seat:
            total += INITIATIVE_POINTS[state.seats][place_of(state, INITIATIVE, counter)]
    return total


def pulsar_points(state: Pulsar, seat: i64) -> i64:
    """1 for each claimed pulsar without a spinning gyrodyne (P11.3)."""
    return claims(state, seat) - spinning(state, seat, 0)


def idle_points(state: Pulsar, seat: i64) -> i64:
    """1 for each gyrodyne that does not spin, on the board or held (P11.4)."""
    total: i64 = 0
    for pulsar in range(i64(PULSARS)):
        if state.claims[pulsar] == seat and state.gyrodynes[pulsar] > 0 and state.spinning[pulsar] == 0:
            total += 1
    for size in range(i64(1), i64(4)):
        total += state.held[seat * 4 + size]
    return total


def cube_points(state: Pulsar, seat: i64) -> i64:
    """1 for each two cubes (P11.5)."""
    return state.cubes[seat] // 2
