"""The table of routes: every flight from every node, each once, and no other."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from orrery.games.pulsar.data.star_map import ENTRY, ISOLATED, SIDES, SYSTEM, Side
from orrery.games.pulsar.routes import LONGEST, routes_of
from tests.rules.pulsar.flying import trails

SIDE_A, SIDE_B = 0, 1

AVERAGES = (
    (2.5, 4, 7, 11, 16, 23, 35, 50),
    (2.6, 5, 9, 14, 23, 36, 57, 88),
)
MOST = (
    (4, 7, 12, 18, 31, 46, 70, 95, 135, 181),
    (5, 13, 22, 44, 85, 130, 219, 315, 491, 687),
)
MOST_SYSTEMS = (1, 1, 2, 2, 3, 3, 4, 4)
MOST_GATES = ((1, 2, 3, 4, 4, 5, 6, 6), (1, 2, 3, 4, 4, 5, 5, 6))

on_both_sides = pytest.mark.parametrize("number", [SIDE_A, SIDE_B], ids=["A", "B"])


def starts(side: Side) -> list[int]:
    """Where a ship can stand after its first flight."""
    return [node for node, kind in enumerate(side.kinds) if kind not in (ENTRY, ISOLATED)]


def flown(number: int, length: int) -> Iterator[list[int]]:
    """All routes of a length in the table, the start included."""
    routes = routes_of(number)
    for flight in range(len(routes.node)):
        if routes.length[flight] == length:
            start = flight
            while routes.parent[start] >= 0:
                start = int(routes.parent[start])
            yield [int(routes.node[start]), *routes.nodes(flight)]


def segments_counted(number: int, length: int) -> dict[int, int]:
    """By start: how many flights of a length there are, the two segments of a doubled link told apart."""
    doubled = {frozenset((a, b)) for a, b, segments in SIDES[number].links if segments == 2}
    found = dict.fromkeys(range(len(SIDES[number].names)), 0)
    for route in flown(number, length):
        used = {frozenset(hop) for hop in pairwise(route)}
        found[route[0]] += 2 ** len(used & doubled)
    return found


@pytest.mark.rule("P4.1", "P4.2")
@on_both_sides
def test_there_are_as_many_flights_of_each_length_as_the_map_has(number: int) -> None:
    side = SIDES[number]
    for length in range(1, LONGEST + 1):
        found = segments_counted(number, length)
        assert max(found.values()) == MOST[number][length - 1]

        if length <= len(AVERAGES[number]):
            average = sum(found[start] for start in starts(side)) / len(starts(side))
            assert average == pytest.approx(AVERAGES[number][length - 1], abs=0.05 if length == 1 else 0.5)


@pytest.mark.rule("P4.4", "P7.3")
@on_both_sides
def test_no_flight_sees_more_systems_or_gates_of_a_colour_than_the_map_allows(number: int) -> None:
    side = SIDES[number]
    for length in range(1, 9):
        routes = [set(route[1:]) for route in flown(number, length)]
        systems = max(sum(side.kinds[node] == SYSTEM for node in route) for route in routes)
        gates = max(
            sum(side.colours[node] == colour for node in route) for route in routes for colour in range(3)
        )
        assert (systems, gates) == (MOST_SYSTEMS[length - 1], MOST_GATES[number][length - 1])


@pytest.mark.rule("P4.2")
@on_both_sides
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_the_table_holds_every_route_once_and_no_other(number: int, length: int) -> None:
    side = SIDES[number]
    expected = [
        route for start in range(len(side.names)) for route in trails(side, [start], length)
    ]  # fmt: skip

    assert sorted(flown(number, length)) == sorted(expected)


@pytest.mark.rule("P4.2")
@on_both_sides
def test_no_route_has_a_segment_twice(number: int) -> None:
    side = SIDES[number]
    segments = {frozenset((a, b)): count for a, b, count in side.links}
    for route in flown(number, LONGEST):
        hops = [frozenset(hop) for hop in pairwise(route)]
        assert all(hops.count(hop) <= segments[hop] for hop in hops)


@pytest.mark.rule("P4.2")
def test_routes_through_a_dead_end_fly_both_its_segments() -> None:
    side = SIDES[SIDE_B]
    out_and_back = [side.names.index(name) for name in ("S16", "G03", "S03", "G03", "S16")]
    thrice = [route for route in flown(SIDE_B, 3) if route[0] == route[2] and route[1] == route[3]]

    assert out_and_back in list(flown(SIDE_B, 4))
    assert thrice == []


@pytest.mark.rule("P4.3")
@on_both_sides
def test_no_route_visits_an_entry_gate_or_an_isolated_pulsar(number: int) -> None:
    side = SIDES[number]
    visited = {
        node for length in range(1, LONGEST + 1) for route in flown(number, length) for node in route[1:]
    }

    assert visited == set(starts(side))


@pytest.mark.rule("P9.5")
@on_both_sides
def test_a_flight_of_every_length_leaves_every_node_that_a_ship_can_be_at(number: int) -> None:
    routes = routes_of(number)
    for start in [*starts(SIDES[number]), *SIDES[number].entries]:
        assert routes.reach[start] == LONGEST
        assert all(routes.can_end(start, length, 0, 0) for length in range(1, LONGEST + 1))


@pytest.mark.rule("P4.4", "P8.9")
@on_both_sides
def test_a_route_knows_the_colours_of_the_gates_it_visits_without_its_start(number: int) -> None:
    routes = routes_of(number)
    colours = SIDES[number].colours
    for flight in range(len(routes.node)):
        if routes.length[flight] <= 4:
            seen = {colours[node] for node in routes.nodes(flight)} - {-1}
            assert routes.gates[flight] == sum(2**colour for colour in seen)


@pytest.mark.rule("P4.1", "P8.9")
@on_both_sides
@pytest.mark.parametrize("colours", [0b001, 0b010, 0b100, 0b011])
def test_a_hop_can_be_completed_just_if_some_route_goes_on_from_it(number: int, colours: int) -> None:
    routes = routes_of(number)
    for start in range(len(SIDES[number].names)):
        for hops in range(1, 6):
            routes_on = routes.flights(start, hops, 0, 0)
            for need in range(3):
                sights = [bin(int(routes.gates[flight]) & colours).count("1") for flight in routes_on]
                assert routes.can_end(start, hops, colours, need) == any(seen >= need for seen in sights)
