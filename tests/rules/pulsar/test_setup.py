"""What is laid out, drawn and chosen before the first roll (P1)."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import IllegalChoice
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import CHANCE
from orrery.engine.plain import plain
from orrery.games.pulsar.data.headquarters import FACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.opening import (
    Table,
    asked,
    first_game,
    new_game,
    odds,
    offered,
    players,
    questions,
    refused,
    say,
    seen,
    table,
    told,
)
from tests.rules.pulsar.scene import Scene

ROLL = (CHANCE, "roll")
LAID_OUT = {"boards": "AI+AII+AIII", "goals": "first-game"}


def ships(match: Table) -> list[str]:
    names = SIDES[table(match).side].names
    return [names[seat.ship] for seat in players(match)]


# The order of the set-up.


@pytest.mark.rule("P1.17")
def test_everything_public_is_laid_out_before_anybody_chooses() -> None:
    draws = ("1", "0", "B", "C", "D", "1-back", "4-front", "6-front", "D", "A", "A8", "A1", "A5")

    asks = questions(new_game(2), *draws)

    kinds = ["order"] * 2 + ["board"] * 3 + ["goal"] * 3 + ["hq"] * 2 + ["transmitter"] * 3
    assert asks == [(CHANCE, f"draw-{kind}") for kind in kinds]


@pytest.mark.rule("P1.9", "P1.17")
def test_then_in_reverse_play_order_each_chooses_the_side_and_after_it_the_gate() -> None:
    match = say(new_game(3, **LAID_OUT), "1", "2", "0", "A", "B", "C", "A1", "A2", "A3")

    asks = questions(match, "first", "E1", "second", "E2", "first", "E4")

    assert asks == [(seat, f"choose-{what}") for seat in (0, 2, 1) for what in ("side", "entry")]
    assert asked(match) == ROLL


# The star cluster.


@pytest.mark.rule("P1.3")
def test_sixteen_systems_lie_face_down_and_may_be_any_of_seventeen() -> None:
    view = seen(first_game(2))

    assert view.map.tiles == (-1,) * 16
    assert view.supply.system_tiles == (1,) * 17


@pytest.mark.rule("P1.3")
def test_every_tile_lies_once_and_the_seventeenth_never_shows_up() -> None:
    scene = Scene(2)
    for number in range(1, 16):
        scene.system(f"S{number:02}", str(number))

    scene.ship("M17").has(plus_minus=0).turn(1).say("first", "fly", "S16")

    assert scene.asked == "draw-system"
    assert scene.offers() == ["16", "17"]

    scene.say("17")

    assert list(scene.state.tile_bag) == [0] * 15 + [1, 0]
    assert -1 not in scene.state.tiles


@pytest.mark.rule("P1.12")
@pytest.mark.parametrize("side", ["A", "B"])
def test_ships_enter_in_reverse_play_order_at_a_free_gate(side: str) -> None:
    match = say(new_game(3, map=side, hqs="off", goals="first-game"), "2", "0", "1", "A1", "A2", "A3")

    assert asked(match) == (1, "choose-entry")
    assert offered(match) == ["E1", "E2", "E3", "E4"]
    say(match, "E3")
    assert asked(match) == (0, "choose-entry")
    assert offered(match) == ["E1", "E2", "E4"]
    say(match, "E1")
    assert asked(match) == (2, "choose-entry")
    assert offered(match) == ["E2", "E4"]
    say(match, "E4")

    assert ships(match) == ["E1", "E3", "E4"]


@pytest.mark.rule("P1.12")
def test_a_gate_takes_one_ship() -> None:
    match = say(new_game(2, **LAID_OUT, hqs="off"), "0", "1", "A1", "A2", "A3", "E2")

    assert refused(match) == {"E2": "P1.12"}
    with pytest.raises(IllegalChoice):
        match.say(0, "E2")


# Dice.


@pytest.mark.rule("P1.4")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_seven_silver_dice_are_rolled_and_nine_with_four_players(seats: int, dice: int) -> None:
    match = first_game(seats)

    asks = questions(match, *["4"] * dice)

    assert asks == [ROLL] * dice
    assert asked(match) == (0, "pick-die")


@pytest.mark.rule("P1.4")
def test_a_red_die_comes_from_the_black_hole_and_is_never_rolled() -> None:
    scene = Scene(2).has(cubes=4).pool(5).turn(1, 1)

    scene.say("copy-5")

    assert scene.asked == "use-die"
    assert "red" in scene.offers()


@pytest.mark.rule("P1.15")
def test_the_roll_of_round_1_is_the_only_one_before_the_draft() -> None:
    match = first_game(2)

    assert told(match, "rolled") == []
    assert table(match).round == 1

    say(match, *"1234566")

    assert [die for _, die, *_ in told(match, "rolled")] == [1, 2, 3, 4, 5, 6, 6]
    assert asked(match) == (0, "pick-die")


@pytest.mark.rule("P1.14")
@pytest.mark.parametrize(
    ("seats", "pool"), [(2, (0, 2, 1, 1, 1, 2)), (3, (0, 2, 1, 1, 1, 2)), (4, (1, 2, 1, 1, 1, 3))]
)
def test_an_even_start_lays_most_dice_and_rolls_three(seats: int, pool: tuple[int, ...]) -> None:
    match = first_game(seats, even_start="on")

    asks = questions(match, "2", "6", "6")

    assert asks == [ROLL] * 3
    assert asked(match) == (0, "pick-die")
    assert table(match).pool == pool


@pytest.mark.rule("P1.14")
def test_an_even_start_is_for_round_1_only() -> None:
    match = say(first_game(3, even_start="on"), "4", "4", "5")
    say(match, "4", "4", "4", "5", "engineering-3", "5", "engineering-2", "3", "engineering-1")
    say(match, "pass", "pass", "pass")

    say(match, "A4", "A5", "A6")
    asks = questions(match, *"1111111")

    assert asks == [ROLL] * 7
    assert table(match).pool == (7, 0, 0, 0, 0, 0)


# Transmitters and exploration tiles.


@pytest.mark.rule("P1.5")
def test_transmitters_are_dealt_face_up_from_group_a_first() -> None:
    match = say(new_game(2, **LAID_OUT, hqs="off"), "0", "1")

    assert asked(match) == (CHANCE, "draw-transmitter")
    assert offered(match) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    assert odds(match) == [1] * 8

    say(match, "A7", "A2", "A4")

    assert [TRANSMITTERS[tile].key for tile in seen(match).supply.display] == ["A7", "A2", "A4"]


@pytest.mark.rule("P1.5")
def test_group_b_lies_under_the_last_of_group_a() -> None:
    scene = Scene(2).round(2).gone("A1", "A2", "A3").display("A4", "A5", "A6").production()

    assert scene.offers() == ["A7", "A8"]
    scene.say("A8")
    assert scene.offers() == ["A7"]
    scene.say("A7")
    assert scene.offers() == ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]


@pytest.mark.rule("P1.8")
def test_there_are_twelve_exploration_tiles_and_none_is_discarded_yet() -> None:
    supply = seen(first_game(2)).supply

    assert supply.exploration == (4, 2, 2, 2, 2)
    assert supply.exploration_discards == (0, 0, 0, 0, 0)


@pytest.mark.rule("P1.8")
def test_the_discards_are_shuffled_when_the_stack_is_empty_and_a_tile_is_needed() -> None:
    scene = Scene(2).round(5).exploration(1, 0, 0, 0, 0)
    scene.written.place("exploration-discards", {"five-points": 2})
    scene.turn(5).say("first", "patent-AII-6")

    assert scene.offers() == ["four-points"]
    scene.say("four-points")

    assert scene.offers() == ["four-points", "five-points"]
    assert PULSAR.weights(scene.state, scene.ask) == [1, 2]
    assert list(scene.state.exploration_discards) == [0, 0, 0, 0, 0]


@pytest.mark.rule("P1.8")
def test_a_station_tile_stays_with_its_owner_and_others_are_discarded() -> None:
    scene = Scene(2).round(5).turn(5, 1).say("first", "patent-AII-6")

    scene.say("station", "five-points")

    assert list(scene.state.exploration_bag) == [4, 1, 2, 2, 1]
    assert list(scene.state.exploration_discards) == [0, 1, 0, 0, 0]
    assert scene.state.kept_stations[0] == 1


# Technologies.


@pytest.mark.rule("P1.6")
def test_the_time_marker_starts_at_row_1() -> None:
    match = say(first_game(2), *"1111111", *"1111")

    say(match, "first")

    patents = [act for act in offered(match) if act.startswith("patent")]
    assert table(match).round == 1
    assert patents == ["patent-AI-1"]
    assert refused(match)["patent-AI-4"] == "P8.1"


# Each player.


@pytest.mark.rule("P1.9", "P1.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_modifier_and_neither_cubes_nor_anything_else(seats: int) -> None:
    for seat in players(first_game(seats)):
        assert (seat.plus_minus, seat.plus_two, seat.cubes) == (1, 0, 0)
        assert (seat.held, seat.kept_stations, seat.projects) == ((0, 0, 0), 0, 0)


@pytest.mark.rule("P1.9")
def test_six_rings_allow_six_claims() -> None:
    five = ("P01", "P04", "P05", "P06", "P07")
    with_a_ring = Scene(2).claims(*five).ship("S02").has(plus_minus=0).turn(1)
    without = Scene(2).claims(*five, "P08").ship("S02").has(plus_minus=0).turn(1)

    for scene in (with_a_ring, without):
        scene.say("first", "fly", "P03")

    assert [scene.state.claims[2] for scene in (with_a_ring, without)] == [0, -1]


@pytest.mark.rule("P1.9")
def test_headquarters_are_drawn_and_no_two_players_have_the_same() -> None:
    match = say(new_game(4, **LAID_OUT), "0", "1", "2", "3")

    assert asked(match) == (CHANCE, "draw-hq")
    assert offered(match) == ["A", "B", "C", "D"]
    say(match, "C")
    assert offered(match) == ["A", "B", "D"]
    say(match, "A", "D")
    assert offered(match) == ["B"]


@pytest.mark.rule("P1.9")
def test_each_player_chooses_the_side_of_the_headquarters() -> None:
    match = say(new_game(2, **LAID_OUT), "0", "1", "C", "A", "A1", "A2", "A3")

    assert offered(match) == ["first", "second"]
    say(match, "second", "E1", "first", "E2")

    assert [FACES[seat.face].key for seat in players(match)] == ["C1", "A2"]


# What is hidden.


@pytest.mark.rule("P1.20")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_nobody_knows_a_face_down_system_or_the_order_of_a_stack(viewer: int) -> None:
    match = say(new_game(3, **LAID_OUT), "2", "0", "1", "A", "B", "C", "A1", "A2", "A3", "first")

    view = seen(match, viewer)

    assert view.map.tiles == (-1,) * 16
    assert plain(PULSAR.guess(view, Rng(1))) == plain(match.state)


@pytest.mark.rule("P1.20")
def test_all_else_is_open_the_discards_included() -> None:
    scene = Scene(2).round(5).turn(5, 1).say("first", "patent-AII-6", "five-points", "cubes")

    views = [PULSAR.view(scene.state, viewer) for viewer in (0, 1, SPECTATOR)]

    for view in views:
        assert view.supply.exploration_discards == (0, 1, 1, 0, 0)
        assert (view.seats[0].cubes, view.seats[0].dice) == (2, (-1, 1, -1, -1))
        assert plain(PULSAR.guess(view, Rng(1))) == plain(scene.state)
