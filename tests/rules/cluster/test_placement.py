"""Where a tile may lie, and how it may be turned (G3)."""

import pytest

from orrery.engine.chance import Rng
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import PLACE
from orrery.games.cluster.lattice import CELL_AT, CELLS, PLACES, STEPS
from orrery.games.cluster.placement import around, closes_hole
from orrery.games.cluster.state import Cluster
from tests.contract.walks import walk
from tests.rules.cluster.scene import Scene, at, cell

ALL = ["tl", "tr", "bl", "br"]


def open_cells(scene: Scene) -> set[str]:
    return {token.split("-")[0] for token in scene.offers()}


def ticks(scene: Scene, name: str) -> list[str]:
    """The ticks that are offered for one cell."""
    return [token.split("-")[1] for token in scene.offers(f"{name}-")]


def row_of(row: int, leftmost: int) -> list[str]:
    """The empty places of a row from the start layout to a left edge."""
    first = -4 if row == 0 else -3
    return [at(row, left) for left in range(first, leftmost - 1, -2)]


@pytest.mark.rule("G3.8", "G3.6")
def test_the_first_tile_has_seven_places_and_nineteen_ways_to_lie() -> None:
    scene = Scene().holds("GR2")

    expected = {
        at(2, 0): ["bl", "br"],
        at(2, -2): ["bl", "br"],
        at(1, -3): ALL,
        at(0, -4): ALL,
        at(-1, -3): ["tl", "tr", "br"],
        at(-2, 0): ["tl", "tr"],
        at(-2, -2): ["tl", "tr"],
    }
    assert {name: ticks(scene, name) for name in open_cells(scene)} == expected
    assert len(scene.offers()) == 19


@pytest.mark.rule("G3.6")
def test_a_tile_without_an_open_border_is_refused() -> None:
    refusals = Scene().holds("GR2").refusals()

    assert [refusals[token] for token in ("e1-tl", "e1-tr", "h2-bl", "i1-bl")] == ["G3.6"] * 4


@pytest.mark.rule("G3.6")
def test_a_border_with_a_supernova_does_not_make_a_tile_reachable() -> None:
    scene = Scene().tile("e1", "RDa").holds("GR2")

    assert "d1" not in open_cells(scene)
    assert scene.refusals()["d1-bl"] == "G3.6"


@pytest.mark.rule("G3.2")
def test_a_tile_lies_next_to_a_tile_and_a_supernova_will_do() -> None:
    apart = Scene().holds("RDa")
    beside = Scene().tile("e1", "RDa").holds("RDa")

    assert apart.refusals()["d1-tl"] == "G3.2"
    assert "d1-tl" in beside.offers()


@pytest.mark.rule("G3.1", "G3.3")
def test_no_tile_reaches_beyond_the_right_edge() -> None:
    scene = Scene().holds("BL2")

    assert {scene.refusals()[f"{name}-tl"] for name in ("f0", "g0", "h0")} == {"G3.3"}
    assert "e1-bl" in scene.offers()


@pytest.mark.rule("G3.4")
def test_seven_tiles_wide_is_the_most() -> None:
    even = Scene().tiles(*row_of(0, -10)).holds("BL2")
    full = Scene().tiles(*row_of(0, -12)).holds("BL2")

    assert at(0, -12) in open_cells(even)
    assert full.refusals()[f"{at(0, -14)}-tl"] == "G3.4"


@pytest.mark.rule("G3.4")
def test_in_a_shifted_row_six_tiles_are_the_most() -> None:
    odd = Scene().tiles(*row_of(1, -9)).holds("BL2")
    full = Scene().tiles(*row_of(1, -11)).holds("BL2")

    assert at(1, -11) in open_cells(odd)
    assert full.refusals()[f"{at(1, -13)}-tl"] == "G3.4"


def tall() -> Scene:
    """Seven rows, from -1 to 5, with row 4 filled as far as the left edge -8."""
    scene = Scene().tiles(at(2, -2), at(3, -1), at(4, 0), at(5, -1))
    return scene.tiles(*(at(4, left) for left in range(-2, -9, -2)))


@pytest.mark.rule("G3.4")
def test_seven_rows_leave_room_for_six_tiles_in_width_and_no_more() -> None:
    scene = tall().holds("BL2")
    wide = tall().tiles(at(4, -10)).holds("BL2")

    assert at(4, -10) in open_cells(scene)
    assert [wide.refusals()[f"{at(*place)}-bl"] for place in ((4, -12), (3, -11))] == ["G3.4", "G3.4"]


@pytest.mark.rule("G3.4")
def test_an_eighth_row_is_refused() -> None:
    refusals = tall().holds("BL2").refusals()

    assert [refusals[f"{at(*place)}-bl"] for place in ((6, -2), (-2, 0))] == ["G3.4", "G3.4"]


@pytest.mark.rule("G3.4")
def test_the_frame_stays_open_until_the_tiles_decide() -> None:
    rows = [at(2, -2), at(3, -1), at(4, 0)]
    scene = Scene().tiles(*rows).holds("BL2")
    wide = Scene().tiles(*rows, *row_of(0, -12)).holds("BL2")

    assert "b1" in open_cells(scene)
    assert wide.refusals()["b1-bl"] == "G3.4"


@pytest.mark.rule("G3.5")
def test_a_tile_that_would_enclose_an_empty_place_is_refused() -> None:
    ring = [at(2, -2), at(3, -3), at(3, -5), at(2, -6), at(1, -5)]
    scene = Scene().tiles(*ring).holds("BL2")

    assert scene.refusals()[f"{at(1, -3)}-tl"] == "G3.5"
    assert at(2, -4) in open_cells(scene)


@pytest.mark.rule("G3.5")
def test_a_place_at_the_right_edge_is_never_enclosed() -> None:
    scene = Scene().tiles(at(2, -2)).holds("BL2")

    assert at(3, -1) in open_cells(scene)


def encloses(state: Cluster, new: int) -> bool:
    """Whether an empty place can't be reached from outside once a tile lies on ``new``: by flooding."""
    tiles = {PLACES[index] for index in range(CELLS) if state.tiles[index] >= 0} | {PLACES[new]}
    table = {(row, left) for row in range(-8, 9) for left in range(-16, 5) if (row - left) % 2 == 0}
    reached, waiting = {(8, 4)}, [(8, 4)]
    while waiting:
        row, left = waiting.pop()
        for up, along in STEPS:
            place = (row + up, left + along)
            if place in table and place not in tiles and place not in reached:
                reached.add(place)
                waiting.append(place)
    return reached != table - tiles


@pytest.mark.rule("G3.5")
@pytest.mark.parametrize("seed", range(5))
def test_a_ring_is_closed_exactly_where_flooding_finds_a_hole(seed: int) -> None:
    for state in walk(CLUSTER, CLUSTER.start(CLUSTER.setup(2)), Rng(seed)):
        if state.open and state.ask_at(0).decision == PLACE:
            for index in range(CELLS):
                neighbours = around(state, index)
                if state.tiles[index] < 0 and neighbours:
                    assert closes_hole(neighbours) == encloses(state, index)


@pytest.mark.rule("G3.7")
def test_a_supernova_may_lie_where_nothing_leads_and_has_one_way_to_lie() -> None:
    scene = Scene().tile("e1", "RDa").holds("RDa")

    assert ticks(scene, "d1") == ["tl"]
    assert scene.refusals()["d1-br"] == "G3.7"


@pytest.mark.rule("G4.11")
def test_no_tile_is_laid_upon_another_and_none_is_ever_moved() -> None:
    scene = Scene().early().holds("BL5")

    assert not open_cells(scene) & {"g1", "g2", "f1", "h1", "f2", "f3", "g3", "g4", "h2", "h3"}
    scene.say("e1-bl", "end")
    assert [scene.kind_on(name) for name in ("f2", "e1")] == ["GRa", "BL5"]
    assert int(scene.state.ticks[cell("f2")]) == 3


def crowded() -> Scene:
    """Every place of a lying frame is filled but one, which only a supernova touches."""
    scene = Scene()
    rows = range(4, -2, -1)
    places = [place for place in CELL_AT if place[0] in rows and -12 <= place[1] <= 0]
    last, beside = (4, -12), [(4, -10), (3, -11)]
    for place in places:
        if scene.kind_on(at(*place)) == "" and place != last:
            scene.tile(at(*place), "RDa" if place in beside else "BLn")
    return scene


@pytest.mark.rule("G3.9")
def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_turn_goes_on() -> None:
    scene = crowded().holds("GR5")

    assert scene.asked == "act"
    assert scene.state.hand == -1
    assert len(scene.events("tile-lost")) == 1
    assert crowded().holds("RDa").offers() == ["c7-tl"]
