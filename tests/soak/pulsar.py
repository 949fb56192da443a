"""Laws of PULSAR 2849: what holds in every position."""

from collections.abc import Callable
from typing import Final

from orrery.engine.bits import count_bits
from orrery.engine.effects import WORD_BITS
from orrery.games.pulsar.boards import LOCKED, ROW, technology_at
from orrery.games.pulsar.catalogue import FIRST_PART, GATE_RUNS, WORDS
from orrery.games.pulsar.counters import counter_count
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.headquarters import NEEDS
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import LEAST_PLAYERS
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.keys import DRAW_TRANSMITTER, ROLL, TURN
from orrery.games.pulsar.state import NOBODY, RED_VALUES, USED, Pulsar


def tallies(state: Pulsar) -> None:
    """Nobody has less than nothing (P10.3)."""
    assert min(int(state.points(seat)) for seat in range(state.seats)) >= 0, "points below 0"
    for name in ("cubes", "plus_minus", "plus_two", "held", "kept_stations", "supply", "pool"):
        assert min(getattr(state, name)) >= 0, f"{name} below 0"


def rings(state: Pulsar) -> None:
    """At most 6 claims each (P5.2)."""
    claims = list(state.claims)
    assert all(claims.count(seat) <= 6 for seat in range(state.seats)), "more claims than rings"


def systems(state: Pulsar) -> None:
    """17 tiles, face up on the map or not yet known; one of them is never seen (P1.3)."""
    shown = [tile for tile in state.tiles if tile >= 0]
    left = [tile for tile in range(17) if state.tile_bag[tile] == 1]
    assert sorted([*shown, *left]) == list(range(17)), "system tiles got lost"


def stations(state: Pulsar) -> None:
    """Stations on open planets of face-up systems, one of a player in a system (P4.5, P4.8)."""
    for system, tile in enumerate(state.tiles):
        owners = list(state.stations[system * 4 : system * 4 + 4])
        least = LEAST_PLAYERS[tile] if tile >= 0 else ()
        settled = [planet for planet, owner in enumerate(owners) if owner != NOBODY]
        planets = [planet for planet, players in enumerate(least) if players <= state.seats]
        assert set(settled) <= set(planets), "a station on no open planet"
        assert len({owners[planet] for planet in settled}) == len(settled), "two stations of a player"


def pulsars(state: Pulsar) -> None:
    """A gyrodyne lies on a claimed pulsar and only such a one spins; ten of each size (P5.4, P5.8)."""
    for claim, size, spins in zip(state.claims, state.gyrodynes, state.spinning):
        assert size == 0 or claim != NOBODY, "a gyrodyne on a pulsar of nobody"
        assert spins == 0 or size > 0, "nothing spins"
    for size in (1, 2, 3):
        held = sum(state.held[seat * 4 + size] for seat in range(state.seats))
        assert state.supply[size] + held + list(state.gyrodynes).count(size) == 10, "not ten gyrodynes"


def awards(state: Pulsar) -> None:
    """Who holds awards of a size has a pair for each on the board; the first goes first (P5.5)."""
    for size in (1, 2, 3):
        first, second = state.awards[size * 2 - 2 : size * 2]
        assert first != NOBODY or second == NOBODY, "the second award before the first"
        for seat in {int(first), int(second)} - {NOBODY}:
            placed = [g for g, owner in zip(state.gyrodynes, state.claims) if owner == seat and g == size]
            assert len(placed) >= 2 * [first, second].count(seat), "an award without its pair"


def dice(state: Pulsar) -> None:
    """After the roll no silver die gets lost: on the board, in a hand, or in the black hole (P3.3)."""
    drafted = [state.dice[seat * 4 + slot] for seat in range(state.seats) for slot in (0, 1)]
    total = sum(state.pool) + state.spent + sum(value >= 0 for value in drafted)
    silver = 9 if state.seats == 4 else 7
    if state.marker == 0 or asked(state) == ROLL:
        assert total <= silver, f"{total} of {silver} dice"
    else:
        assert total == silver, f"{total} of {silver} dice"


def bonus_die(state: Pulsar) -> None:
    """Only who is at turn has red dice or one from a split, and no red one once one was used (P9.2, P9.6)."""
    for seat in range(state.seats):
        extra, red = state.dice[seat * 4 + 2 : seat * 4 + 4]
        held = sum(state.bonuses[seat * RED_VALUES : (seat + 1) * RED_VALUES])
        if seat != at_turn(state):
            assert (extra, red, held) == (NOBODY, NOBODY, 0), "a die beyond the turn"
        else:
            assert held == 0 or red == NOBODY, "a red die beside the one that is used"
            assert state.bonus != USED or (red == NOBODY and held == 0), "a red die after one was used"


def transmitters(state: Pulsar) -> None:
    """24 tiles, each in one place; three new ones each round, A before B before C (P1.5, P10.7)."""
    bag = [tile for tile in range(24) if state.transmitter_bag[tile] == 1]
    shown = [tile for tile in state.display if tile >= 0]
    kept = [tile for tile in range(24) if state.keepers[tile] != NOBODY]
    assert len({*bag, *shown, *kept}) == len(bag) + len(shown) + len(kept), "a transmitter in two places"
    later = [tile for tile in range(24) if bag and tile // 8 > bag[0] // 8]
    assert set(later) <= set(bag), "a letter came too early"
    if state.round > 0 and asked(state) != DRAW_TRANSMITTER:
        assert len(bag) == 24 - 3 * state.round, "not three in a round"
        assert len(shown) + len(kept) >= 3, "a transmitter left too early"


def costs(state: Pulsar) -> None:
    """Only tiles that somebody has are paid, and only those paid in full are online (P6.4)."""
    for tile, entry in enumerate(TRANSMITTERS):
        full = 2 ** len(entry.costs) - 1
        assert 0 <= state.paid[tile] <= full, "a cost that is not there"
        assert state.paid[tile] == 0 or state.keepers[tile] != NOBODY, "paid by nobody"
        assert state.online[tile] == 0 or state.paid[tile] == full, "online too early"


def links(state: Pulsar) -> None:
    """Links hold both ways, join tiles of one player, and make chains (P6.7)."""
    array = list(range(24))
    for end, other in enumerate(state.links):
        if other < 0:
            continue
        one, two = end // 2, other // 2
        assert state.links[other] == end, "a link holds one way only"
        assert end % 2 < len(TRANSMITTERS[one].ends), "a link at an end that is not there"
        assert state.keepers[one] == state.keepers[two] != NOBODY, "a link of tiles of two players"
        if end < other:
            assert array[one] != array[two], "an array in a ring"
            array = [array[one] if entry == array[two] else entry for entry in array]


def exploration(state: Pulsar) -> None:
    """Twelve tiles: in the stack, discarded, looked at, or kept as stations (P1.8)."""
    for kind, entry in enumerate(EXPLORATION):
        kept = sum(state.kept_stations) if entry.key == "station" else 0
        looked_at = list(state.looked_at).count(kind)
        placed = state.exploration_bag[kind] + state.exploration_discards[kind] + looked_at + kept
        assert placed == entry.copies, f"{placed} tiles of {entry.key}"


def tracks(state: Pulsar) -> None:
    """Counters stand on spaces 1 to 15, in stacks without gaps; every player has as many (P1.10, P2.6)."""
    if state.round == 0:
        return
    count = counter_count(state)
    owners = [int(owner) for owner in state.owner[:count]]
    assert sorted(owners) == sorted(list(range(state.seats)) * (count // state.seats)), "counters too many"
    assert sorted(state.order[:count]) == sorted(owners), "the play order lost a figure"
    for first in (0, 4):
        stacks: dict[int, list[int]] = {}
        for counter in range(first, first + count):
            stacks.setdefault(state.spot[counter], []).append(state.level[counter])
        assert all(1 <= space <= 15 for space in stacks), "a counter beside the track"
        for levels in stacks.values():
            assert sorted(levels) == list(range(len(levels))), "a gap in a stack"


def patents(state: Pulsar) -> None:
    """At most two patents of a technology, one behind a lock with two players; what is patented works."""
    if state.round == 0:
        return
    owned = [0] * len(state.owned)
    for slot, holders in enumerate(state.patents):
        limit = 1 if state.seats == 2 and LOCKED[technology_at(state, slot)] == 1 else 2
        assert count_bits(holders) <= limit, "too many patents of a technology"
        assert holders == 0 or ROW[slot] <= state.round, "a patent of a later row"
        for seat in range(state.seats):
            if holders >> seat & 1 == 1:
                technology = technology_at(state, slot)
                for effect in range(FIRST_PART[technology], FIRST_PART[technology + 1]):
                    owned[seat * WORDS + effect // WORD_BITS] |= 2 ** (effect % WORD_BITS)
    assert [int(word) for word in state.owned] == owned, "a technology works for nobody's patent"


def headquarters(state: Pulsar) -> None:
    """Projects stand on those below; runs are flown after their project (P7.1, P7.3)."""
    for seat in range(state.seats):
        done, runs, face = state.projects[seat], state.runs[seat], state.faces[seat]
        assert done == 0 or state.with_hqs == 1, "a project without headquarters"
        for project, below in enumerate(NEEDS):
            if done >> project & 1 == 1:
                assert all(done >> under & 1 == 1 for under in below), "a project in the air"
            if runs >> project & 1 == 1:
                assert done >> project & 1 == 1, "a run before its project"
                assert GATE_RUNS[face][project][0] >= 0, "a run that is none"


def ships(state: Pulsar) -> None:
    """No ship on an isolated pulsar; entry gates hold one ship each (P1.12, P4.3)."""
    places = [int(node) for node in state.ships if node != NOBODY]
    assert not any(29 <= node <= 31 for node in places), "a ship on an isolated pulsar"
    entries = [node for node in places if node in SIDES[state.side].entries]
    assert len(set(entries)) == len(entries), "two ships on an entry gate"


def rounds(state: Pulsar) -> None:
    """Eight rounds; the marker has eleven stops (P1.1, P2.2)."""
    assert 0 <= state.round <= 8, "no such round"
    assert state.marker == 0 or 2 <= state.marker <= 12, "no such stop of the marker"


LAWS: Final[tuple[Callable[[Pulsar], None], ...]] = (
    tallies, rings, systems, stations, pulsars, awards, dice, bonus_die, transmitters, costs, links,
    exploration, tracks, patents, headquarters, ships, rounds,
)  # fmt: skip


def check_position(state: Pulsar) -> None:
    for law in LAWS:
        law(state)


def asked(state: Pulsar) -> int:
    """The open decision; -1 at the end of the game."""
    return int(state.ask_at(0).decision) if state.open > 0 else -1


def at_turn(state: Pulsar) -> int:
    """The seat whose turn is under way."""
    frames = [state.frame(place) for place in range(state.depth)]
    return next((int(frame.seat) for frame in frames if frame.procedure == TURN), NOBODY)
