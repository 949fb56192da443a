"""The star map: both sides are whole, and side B has its dead ends."""

from collections import Counter

import pytest

from orrery.games.pulsar.data.star_map import ENTRY, GATE, ISOLATED, PULSAR, SIDES, SYSTEM, Side
from orrery.games.pulsar.data.vocabulary import GREEN, MAGENTA, ORANGE

SIDE_A, SIDE_B = SIDES

on_both_sides = pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)


def node(side: Side, name: str) -> int:
    return side.names.index(name)


def of_kind(side: Side, *kinds: int) -> list[int]:
    return [number for number, kind in enumerate(side.kinds) if kind in kinds]


def distances(side: Side, start: int, without: int = -1) -> dict[int, int]:
    """Segments from ``start`` to every node that can be reached, one link left out."""
    found = {start: 0}
    waiting = [start]
    for here in waiting:
        for link, there in zip(side.joining[here], side.neighbours[here], strict=True):
            if link != without and there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found


def flies(side: Side, start: int, length: int, used: tuple[int, ...] = ()) -> bool:
    """Whether some flight of this length leaves ``start`` and uses no segment twice."""
    if length == 0:
        return True
    for link, there in zip(side.joining[start], side.neighbours[start], strict=True):
        free = used.count(link) < side.links[link][2]
        if free and side.kinds[there] != ENTRY and flies(side, there, length - 1, (*used, link)):
            return True
    return False


@pytest.mark.rule("P1.2")
@pytest.mark.parametrize(
    ("side", "nodes", "links", "segments", "gates"), [(SIDE_A, 87, 105, 105, 17), (SIDE_B, 84, 100, 106, 16)]
)
def test_each_side_has_its_nodes_and_segments(
    side: Side, nodes: int, links: int, segments: int, gates: int
) -> None:
    assert len(side.names) == len(set(side.names)) == len(side.xy) == nodes
    assert len(side.links) == len({frozenset(link[:2]) for link in side.links}) == links
    assert sum(capacity for _, _, capacity in side.links) == segments
    kinds = {SYSTEM: 16, PULSAR: 13, ISOLATED: 3, GATE: 3 * gates, ENTRY: 4}
    assert Counter(side.kinds) == kinds
    assert [side.colours.count(colour) for colour in (GREEN, MAGENTA, ORANGE)] == [gates] * 3


@on_both_sides
def test_nodes_are_numbered_alike_on_both_sides(side: Side) -> None:
    assert side.kinds[:32] == (SYSTEM,) * 16 + (PULSAR,) * 13 + (ISOLATED,) * 3
    assert list(side.kinds) == sorted(side.kinds)
    assert side.names[:32] == SIDE_A.names[:32]
    assert side.entries == tuple(range(len(side.names) - 4, len(side.names)))


@on_both_sides
def test_gates_lie_by_colour_and_only_gates_have_one(side: Side) -> None:
    gates = of_kind(side, GATE)
    colours = [side.colours[gate] for gate in gates]
    assert colours == sorted(colours)
    assert {side.names[gate][0]: side.colours[gate] for gate in gates} == {
        "G": GREEN,
        "M": MAGENTA,
        "O": ORANGE,
    }
    assert {side.colours[other] for other in range(len(side.names)) if other not in gates} == {-1}


@on_both_sides
def test_nodes_lie_on_the_map_and_apart(side: Side) -> None:
    assert all(x * x + y * y < 460 * 460 for x, y in side.xy)
    for number, (x, y) in enumerate(side.xy):
        for u, v in side.xy[:number]:
            assert (x - u) ** 2 + (y - v) ** 2 > 40 * 40


@pytest.mark.rule("P4.3")
@on_both_sides
def test_every_node_but_the_isolated_pulsars_can_be_reached(side: Side) -> None:
    isolated = of_kind(side, ISOLATED)
    assert all(side.joining[pulsar] == () for pulsar in isolated)
    assert len(distances(side, 0)) == len(side.names) - len(isolated)


@on_both_sides
def test_no_link_joins_gates_of_two_colours(side: Side) -> None:
    joined = [
        (side.colours[a], side.colours[b])
        for a, b, _ in side.links
        if -1 not in (side.colours[a], side.colours[b])
    ]
    assert joined
    assert all(one == other for one, other in joined)


@pytest.mark.parametrize(
    ("side", "degrees"),
    [(SIDE_A, {2: 3, 3: 7, 4: 6}), (SIDE_B, {1: 2, 2: 2, 3: 9, 4: 2, 5: 1})],
)
def test_systems_are_crossroads(side: Side, degrees: dict[int, int]) -> None:
    assert Counter(len(side.joining[system]) for system in of_kind(side, SYSTEM)) == degrees


@on_both_sides
def test_a_pulsar_lies_between_two_nodes_unless_it_is_a_dead_end(side: Side) -> None:
    for pulsar in of_kind(side, PULSAR):
        assert len(side.joining[pulsar]) == (1 if pulsar in side.dead_ends else 2)


@pytest.mark.rule("P1.2")
def test_side_a_has_no_dead_end_and_no_bridge() -> None:
    side = SIDE_A
    inner = [link for link, (a, b, _) in enumerate(side.links) if not {a, b} & set(side.entries)]

    assert side.dead_ends == ()
    assert all(len(side.joining[place]) >= 2 for place in of_kind(side, SYSTEM, PULSAR, GATE))
    assert all(len(distances(side, 0, link)) == len(distances(side, 0)) for link in inner)


@pytest.mark.rule("P4.2", "P4.9", "P4.11")
def test_side_b_has_a_dead_end_behind_two_doubled_links_for_each_colour_of_gates() -> None:
    side = SIDE_B
    assert [side.names[place] for place in side.dead_ends] == ["S03", "S11", "P06"]

    behind = {side.names[place]: side.neighbours[place] for place in side.dead_ends}
    assert behind == {"S03": (node(side, "G03"),), "S11": (node(side, "O09"),), "P06": (node(side, "M09"),)}
    doubled = {link for link, (_, _, capacity) in enumerate(side.links) if capacity == 2}
    assert {link for (gate,) in behind.values() for link in side.joining[gate]} == doubled
    assert len(doubled) == 6


@pytest.mark.parametrize(("side", "to_system", "to_pulsar"), [(SIDE_A, 2, 3), (SIDE_B, 3, 2)])
def test_all_entries_are_equally_far_from_the_nearest_system_and_pulsar(
    side: Side, to_system: int, to_pulsar: int
) -> None:
    for entry in side.entries:
        away = distances(side, entry)
        assert len(side.joining[entry]) == 1
        assert min(away[system] for system in of_kind(side, SYSTEM)) == to_system
        assert min(away[pulsar] for pulsar in of_kind(side, PULSAR)) == to_pulsar


@pytest.mark.parametrize(("side", "longest"), [(SIDE_A, 17), (SIDE_B, 16)])
def test_no_two_nodes_are_further_apart_than_a_few_flights(side: Side, longest: int) -> None:
    starts = of_kind(side, SYSTEM, PULSAR, GATE, ENTRY)
    assert max(max(distances(side, start).values()) for start in starts) == longest


@pytest.mark.rule("P3.8", "P9.5")
@on_both_sides
def test_a_flight_of_every_length_leaves_every_node(side: Side) -> None:
    for start in of_kind(side, SYSTEM, PULSAR, GATE, ENTRY):
        assert all(flies(side, start, length) for length in range(1, 11))
