"""The lattice, what ticks face, and what borders cost (G1)."""

from itertools import product

import pytest

from orrery.games.cluster.data.facing import DIRECTION_NAMES, FACED, TICK_NAMES
from orrery.games.cluster.lattice import CELLS, NAMES, NEIGHBOURS, PLACES, STEPS, border_cost, opposite
from tests.rules.cluster.scene import Scene, at, cell

QUARTERS = {"tl": (0, 1), "tr": (1, 1), "bl": (0, 0), "br": (1, 0)}
"""Where a quarter lies on its tile, in half tiles from the lower left."""

EARLY_BORDERS = {
    ("f1", "f2"): 1,
    ("f1", "g2"): 2,
    ("f1", "g1"): 1,
    ("f2", "f3"): 1,
    ("f2", "g3"): 2,
    ("f2", "g2"): 4,
    ("f3", "g4"): 1,
    ("f3", "g3"): 4,
    ("g1", "g2"): 0,
    ("g1", "h1"): 1,
    ("g2", "g3"): 1,
    ("g2", "h2"): 1,
    ("g2", "h1"): 1,
    ("g3", "g4"): 1,
    ("g3", "h3"): 1,
    ("g3", "h2"): 1,
    ("g4", "h3"): 2,
    ("h1", "h2"): 1,
    ("h2", "h3"): 1,
}


def quarter(row: int, left: int, tick: str) -> tuple[int, int]:
    """The lower left corner of a tick's quarter."""
    along, up = QUARTERS[tick]
    return left + along, 2 * row + up


def cost_by_coordinates(step: tuple[int, int], tick: str, other: str) -> int:
    """The cost of a border, worked out from where tiles and quarters lie on the table."""
    row, left = step
    beyond = {(0, -2): "l", (0, 2): "r"}.get(step, "t" if row > 0 else "b")
    back = {"l": "r", "r": "l", "t": "b", "b": "t"}[beyond]
    facing, faced = beyond in tick, back in other
    if facing and faced:
        x, y = quarter(0, 0, tick)
        u, v = quarter(row, left, other)
        return 4 if abs(x - u) + abs(y - v) == 1 else 2
    return int(facing or faced)


@pytest.mark.rule("G1.1")
def test_a_place_has_six_neighbours_shifted_by_half_a_tile_above_and_below() -> None:
    around = {PLACES[NEIGHBOURS[cell("g3") * 6 + direction]] for direction in range(6)}

    assert PLACES[cell("g3")] == (0, -4)
    assert around == {(0, -6), (0, -2), (1, -5), (1, -3), (-1, -5), (-1, -3)}


@pytest.mark.rule("G1.1", "G3.1")
def test_the_board_has_69_places_all_of_them_in_the_pattern() -> None:
    usable = PLACES[:CELLS]

    assert len(set(usable)) == CELLS == 69
    assert {(row - left) % 2 for row, left in usable} == {0}
    assert {row for row, _ in usable} == set(range(-5, 6))
    assert min(left for _, left in usable) == -12


@pytest.mark.rule("G1.1")
def test_the_mits_has_three_neighbours_inside_the_right_edge() -> None:
    around = [NAMES[NEIGHBOURS[cell("g1") * 6 + direction]] for direction in range(6)]

    assert around == ["g2", "f1", "f0", "g0", "h0", "h1"]


@pytest.mark.rule("G1.2")
@pytest.mark.parametrize(
    ("tick", "faces"),
    [
        ("tl", {"w", "nw", "ne"}),
        ("tr", {"e", "nw", "ne"}),
        ("bl", {"w", "sw", "se"}),
        ("br", {"e", "sw", "se"}),
    ],
)
def test_a_tick_faces_the_three_neighbours_beyond_its_two_sides(tick: str, faces: set[str]) -> None:
    assert {DIRECTION_NAMES[direction] for direction in FACED[TICK_NAMES.index(tick)]} == faces


@pytest.mark.rule("G1.3")
@pytest.mark.parametrize(("direction", "tick", "other"), list(product(range(6), range(4), range(4))))
def test_a_border_costs_what_the_places_of_its_ticks_say(direction: int, tick: int, other: int) -> None:
    cost = border_cost(direction, tick, other)

    assert cost == cost_by_coordinates(STEPS[direction], TICK_NAMES[tick], TICK_NAMES[other])
    assert cost == border_cost(opposite(direction), other, tick)


@pytest.mark.rule("G1.3")
@pytest.mark.parametrize(("direction", "counts"), [("e", [4, 8, 2, 2]), ("nw", [4, 8, 3, 1])])
def test_of_sixteen_pairs_of_ticks_four_close_the_border(direction: str, counts: list[int]) -> None:
    pairs = product(range(4), range(4))
    costs = [border_cost(DIRECTION_NAMES.index(direction), tick, other) for tick, other in pairs]

    assert [costs.count(cost) for cost in (0, 1, 2, 4)] == counts


@pytest.mark.rule("G4.5", "G1.3")
def test_the_borders_of_the_start_layout() -> None:
    scene = Scene()

    costs = [scene.border(*pair) for pair in (("g1", "f1"), ("g1", "h1"), ("g1", "g2"))]
    assert costs == [1, 1, 0]
    assert [scene.border("f1", "g2"), scene.border("h1", "g2")] == [2, 1]


@pytest.mark.rule("G4.14", "G1.3")
@pytest.mark.parametrize(("pair", "cost"), list(EARLY_BORDERS.items()))
def test_the_nineteen_borders_of_an_early_board(pair: tuple[str, str], cost: int) -> None:
    scene = Scene().early()

    assert scene.border(*pair) == cost
    assert scene.border(pair[1], pair[0]) == cost


@pytest.mark.rule("G1.3")
def test_the_early_board_has_no_other_borders() -> None:
    borders = Scene().early().state.borders

    assert sum(cost > 0 for cost in borders) == 2 * sum(cost > 0 for cost in EARLY_BORDERS.values())


def test_cells_are_named_by_row_from_the_top_and_number_from_the_right_edge() -> None:
    assert [at(0, 0), at(1, -1), at(0, -12), at(5, -9)] == ["g1", "f1", "g7", "b5"]
