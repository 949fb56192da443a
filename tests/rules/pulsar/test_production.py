"""PULSAR 2849: production pays for transmitters, gyrodynes and green technologies (P10.4 to P10.9)."""

import pytest

from orrery.games.pulsar.boards import closed_by
from orrery.games.pulsar.data.technologies import IN_PLAY
from orrery.games.pulsar.state import ENGINEERING, INITIATIVE
from tests.rules.pulsar.scene import TECHNOLOGY_KEYS, Scene

# Per round and tile: cubes and points. The tiles B4 and C7 sell points; the rest give nothing more.
EACH_ROUND = {
    "A1": (0, 1), "A2": (1, 2), "A3": (0, 1), "A4": (1, 1), "A5": (1, 0), "A6": (0, 2), "A7": (0, 1),
    "A8": (0, 2), "B1": (0, 3), "B2": (0, 1), "B3": (0, 3), "B5": (0, 1), "B6": (0, 2), "B7": (0, 4),
    "B8": (2, 1), "C1": (0, 0), "C2": (0, 0), "C3": (0, 0), "C4": (0, 3), "C5": (0, 0), "C6": (0, 0),
    "C8": (0, 0),
}  # fmt: skip

QUESTION = -1
ROW_BONUSES = {
    "A": (0, 2, 1, 0, 2, 0, 2, 4),
    "B": (1, 1, 0, QUESTION, 0, 1, QUESTION, 1),
    "C": (0, QUESTION, 1, 1, 1, 2, 2, 2),
    "D": (1, 0, 2, 0, 1, 0, QUESTION, 2),
}


def boards(letter: str) -> str:
    return f"{letter}I+{letter}II+{letter}III"


def without_cubes(scene: Scene, seat: int = 0) -> Scene:
    """Put the counter of a seat last on the Engineering track: no cubes from there."""
    return scene.counter(ENGINEERING, seat, 13)


@pytest.mark.rule("P10.4")
@pytest.mark.parametrize("tile", EACH_ROUND)
def test_an_online_transmitter_brings_its_cubes_and_points_each_round(tile: str) -> None:
    scene = without_cubes(Scene(3)).transmitter(tile, online=True)

    scene.production()

    cubes, points = EACH_ROUND[tile]
    assert scene.state.cubes[0] == cubes
    assert scene.points() == scene.points_from("transmitters") == points


@pytest.mark.rule("P10.4")
def test_a_transmitter_that_is_not_online_brings_nothing() -> None:
    scene = without_cubes(Scene(3)).transmitter("A2", paid=(0,)).transmitter("A1", online=True, seat=1)

    scene.production()

    assert (scene.state.cubes[0], scene.points(), scene.points(1)) == (0, 0, 1)


@pytest.mark.rule("P10.4")
def test_a_cube_of_this_round_pays_for_a_purchase_of_this_round() -> None:
    scene = without_cubes(Scene(3)).transmitter("A5", online=True).transmitter("B4", online=True)

    scene.production()

    assert (scene.asked, scene.offers()) == ("buy-points", ["pass", "buy"])
    scene.say("buy")
    assert (scene.state.cubes[0], scene.points_from("transmitters")) == (0, 3)


@pytest.mark.rule("P10.4")
@pytest.mark.parametrize(("tile", "price", "points"), [("B4", 1, 3), ("C7", 2, 5)])
def test_points_may_be_bought_once_a_round_from_each_tile_that_sells_them(
    tile: str, price: int, points: int
) -> None:
    scene = without_cubes(Scene(3)).transmitter(tile, online=True).has(cubes=9)

    scene.production().say("buy")

    assert scene.asked == "draw-transmitter"
    assert (scene.state.cubes[0], scene.points()) == (9 - price, points)


@pytest.mark.rule("P10.4")
@pytest.mark.parametrize(("tile", "cubes"), [("B4", 0), ("C7", 1)])
def test_who_cannot_pay_is_not_asked_to_buy(tile: str, cubes: int) -> None:
    scene = without_cubes(Scene(3)).transmitter(tile, online=True).has(cubes=cubes)

    scene.production()

    assert scene.asked == "draw-transmitter"
    assert (scene.state.cubes[0], scene.points()) == (cubes, 0)


@pytest.mark.rule("P10.4")
def test_a_purchase_may_be_declined_to_afford_another() -> None:
    scene = without_cubes(Scene(3)).has(cubes=2)
    scene.transmitter("B4", online=True).transmitter("C7", online=True)

    scene.production().say("pass", "buy")

    assert (scene.state.cubes[0], scene.points()) == (0, 5)


@pytest.mark.rule("P10.4")
def test_cubes_spent_on_one_purchase_are_missing_for_the_next() -> None:
    scene = without_cubes(Scene(3)).has(cubes=2)
    scene.transmitter("B4", online=True).transmitter("C7", online=True)

    scene.production().say("buy")

    assert scene.asked == "draw-transmitter"
    assert (scene.state.cubes[0], scene.points()) == (1, 3)


@pytest.mark.rule("P10.5")
@pytest.mark.parametrize("letter", ROW_BONUSES)
@pytest.mark.parametrize("number", range(1, 9))
def test_a_spinning_gyrodyne_brings_its_value_and_that_of_the_row(letter: str, number: int) -> None:
    # The marker lies between the spaces 4 and 5: a question mark is worth 5.
    scene = Scene(3, boards=boards(letter)).round(number).marker(9).gyrodyne("P01", 3, spins=True)

    scene.production()

    bonus = ROW_BONUSES[letter][number - 1]
    assert scene.points_from("gyrodynes") == 3 + (5 if bonus == QUESTION else bonus)


@pytest.mark.rule("P10.5")
def test_each_spinning_gyrodyne_gets_the_value_of_the_row() -> None:
    scene = Scene(3).round(2)
    for node, size in (("P01", 1), ("P02", 2), ("P03", 3)):
        scene.gyrodyne(node, size, spins=True)

    scene.production()

    # 1 + 2 + 3, and 2 for each of the three.
    assert scene.points_from("gyrodynes") == 12


@pytest.mark.rule("P10.5")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_gyrodyne_brings_what_is_printed_on_it(size: int) -> None:
    scene = Scene(3).round(1).gyrodyne("X01", size, spins=True)

    assert scene.production().points_from("gyrodynes") == size


@pytest.mark.rule("P10.5")
def test_a_gyrodyne_under_construction_or_in_hand_brings_nothing() -> None:
    scene = Scene(3).round(2).gyrodyne("P01", 3).holds(2)

    assert scene.production().points() == 0


@pytest.mark.rule("P10.5")
@pytest.mark.parametrize(("half_steps", "worth"), [(2, 1), (3, 2), (7, 4), (8, 4), (9, 5), (11, 6), (12, 6)])
def test_a_question_mark_is_the_value_of_the_marker_rounded_up(half_steps: int, worth: int) -> None:
    scene = Scene(3, boards="AI+BII+AIII").round(4).marker(half_steps).gyrodyne("P01", 2, spins=True)

    assert scene.production().points_from("gyrodynes") == 2 + worth


@pytest.mark.rule("P10.6")
@pytest.mark.parametrize(
    ("key", "stations", "spinning", "online", "claims", "expected"),
    [
        ("AII-2", 0, 2, 0, 0, 2),
        ("BII-1", 8, 0, 0, 0, 2),
        ("CII-1", 0, 0, 3, 0, 3),
        ("DI-5", 0, 0, 0, 2, 1),
        ("DI-5", 0, 0, 0, 3, 2),
        ("DIII-2", 0, 2, 1, 0, 3),
    ],
)
def test_green_technologies_pay_each_round(
    key: str, stations: int, spinning: int, online: int, claims: int, expected: int
) -> None:
    scene = Scene(3, boards=boards(key[0])).round(6).technologies(key).stations(stations)
    for node in ("P01", "P02")[:spinning]:
        scene.gyrodyne(node, 1, spins=True)
    for tile in ("C1", "C2", "C3")[:online]:
        scene.transmitter(tile, online=True)
    scene.claims(*("P07", "P08", "P09")[:claims])

    scene.production()

    assert scene.points_from("technologies") == expected


@pytest.mark.rule("P10.6")
@pytest.mark.parametrize(("more", "expected"), [((), 0), (("DI-1",), 1), (("DI-1", "DI-2"), 1)])
def test_a_point_for_two_patents_counts_the_green_patent_itself(more: tuple[str, ...], expected: int) -> None:
    scene = Scene(3, boards=boards("D")).round(3).technologies("DII-1", *more)

    assert scene.production().points_from("technologies") == expected


@pytest.mark.rule("P10.6")
def test_green_technologies_of_all_players_pay_after_purchases() -> None:
    scene = without_cubes(Scene(3)).round(3).transmitter("B4", online=True).has(cubes=1)
    for seat, node in enumerate(("P01", "P02")):
        scene.technologies("AII-2", seat=seat).gyrodyne(node, 1, spins=True, seat=seat)

    scene.production()
    assert scene.points_from("technologies") == 0
    scene.say("pass")

    assert [scene.points_from("technologies", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("P10.7")
def test_untaken_transmitters_leave_the_game_and_three_new_ones_come() -> None:
    scene = Scene(3).display("A1", "A2", "A3")

    scene.production()

    assert (scene.asked, scene.offers()) == ("draw-transmitter", ["A4", "A5", "A6", "A7", "A8"])
    scene.say("A8", "A4", "A6")
    assert list(scene.state.display) == [7, 3, 5]
    assert scene.asked == "roll"


@pytest.mark.rule("P10.7")
def test_the_time_marker_moves_on_to_the_next_row() -> None:
    scene = Scene(3).round(2)
    place = TECHNOLOGY_KEYS.index("AII-1") % IN_PLAY
    assert closed_by(scene.state, 0, place) == "P8.1"

    scene.production()

    assert scene.state.round == 3
    assert closed_by(scene.state, 0, place) == ""


@pytest.mark.rule("P10.7", "P8.3")
@pytest.mark.parametrize(("seats", "clause"), [(2, "P8.3"), (3, ""), (4, "")])
def test_locks_slide_and_free_the_upper_space_but_not_with_two_players(seats: int, clause: str) -> None:
    scene = Scene(seats).round(2).turn(2).say("first", "patent-AI-4")
    place = TECHNOLOGY_KEYS.index("AI-4") % IN_PLAY

    assert scene.asked == "draw-transmitter"
    assert scene.state.fresh[place] == (1 if seats == 2 else 0)
    assert closed_by(scene.state, 1, place) == clause


@pytest.mark.rule("P10.7")
def test_after_round_8_nothing_is_prepared_for_another_round() -> None:
    scene = Scene(3).round(8).display("C1", "C2", "C3").stations(9)

    scene.production()

    assert scene.asked == "score-goal"
    assert scene.state.round == 8
    assert [int(tile) for tile in scene.state.display] == [16, 17, 18]


@pytest.mark.rule("P10.8")
def test_each_step_is_done_for_all_before_the_next() -> None:
    scene = without_cubes(Scene(3)).round(2).has(cubes=1).transmitter("B4", online=True)
    for seat, tile in enumerate(("A1", "A3")):
        scene.transmitter(tile, online=True, seat=seat).gyrodyne(f"P0{seat + 1}", 1, spins=True, seat=seat)

    scene.production()

    # All have their points of transmitters before the first purchase, nobody those of gyrodynes.
    assert [scene.points(seat) for seat in (0, 1)] == [1, 1]
    scene.say("pass")
    assert [scene.points(seat) for seat in (0, 1)] == [1 + 3, 1 + 3]


@pytest.mark.rule("P10.8", "P10.4")
def test_players_decide_on_purchases_in_the_new_play_order() -> None:
    scene = Scene(3).has(0, cubes=1).has(1, cubes=2)
    scene.transmitter("B4", online=True, seat=0).transmitter("C7", online=True, seat=1)
    for seat, space in enumerate((9, 3, 5)):
        scene.counter(INITIATIVE, seat, space)

    scene.production()

    assert (scene.asked, scene.asked_seat) == ("buy-points", 1)
    assert (scene.say("buy").asked, scene.asked_seat) == ("buy-points", 0)
    assert scene.say("buy").asked == "draw-transmitter"


@pytest.mark.rule("P10.8")
def test_points_are_told_in_the_new_play_order() -> None:
    scene = Scene(3)
    for seat, (space, tile) in enumerate(zip((9, 3, 5), ("A1", "A3", "B2"))):
        scene.counter(INITIATIVE, seat, space).transmitter(tile, online=True, seat=seat)
        scene.gyrodyne(f"P0{seat + 1}", 1, spins=True, seat=seat)

    scene.production()

    # First the transmitters of all, then the gyrodynes of all.
    told = [seat for name, seat, *_ in scene.events() if name == "points-gained"]
    assert told == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("P10.9", "P6.4")
def test_what_goes_online_in_a_round_pays_in_that_round() -> None:
    scene = Scene(3).display("A1").turn(4).say("first", "take-A1")

    # 3 at once, 1 at production.
    assert scene.asked == "draw-transmitter"
    assert scene.points() == 4


@pytest.mark.rule("P10.9")
def test_what_begins_to_spin_in_a_round_pays_in_that_round() -> None:
    scene = Scene(3).round(2).gyrodyne("P01", 1).turn(3).say("first", "complete-1")

    assert scene.asked == "draw-transmitter"
    assert scene.points() == 1 + 2


@pytest.mark.rule("P10.9")
def test_a_green_technology_pays_in_the_round_of_its_patent() -> None:
    scene = Scene(3).round(3).gyrodyne("P01", 1, spins=True).turn(4).say("first", "patent-AII-2")

    assert scene.asked == "draw-transmitter"
    assert scene.points_from("technologies") == 1
