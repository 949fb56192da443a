"""The action phase: whose turn it is, what dice do, free acts, and benefits in full or in part."""

import pytest

from tests.rules.pulsar.scene import Scene

SMALL, MEDIUM, LARGE = 1, 2, 3
RINGS = ("P01", "P02", "P03", "P04", "P05", "P06")


def held(scene: Scene, seat: int = 0) -> list[int]:
    """How many small, medium and large gyrodynes a seat holds."""
    return [int(scene.state.held[seat * 4 + size]) for size in (SMALL, MEDIUM, LARGE)]


# Whose turn it is: P3.1.


@pytest.mark.rule("P3.1")
def test_each_player_has_one_turn_in_play_order() -> None:
    scene = Scene(3).order(2, 0, 1).turns((6, 6), (6, 6), (6, 6))

    turns = []
    for _ in range(3):
        assert scene.asked == "use-die"
        turns.append(scene.asked_seat)
        scene.say("pass")
    assert turns == [2, 0, 1]
    assert scene.is_chance()


@pytest.mark.rule("P3.1")
def test_counters_moved_in_the_draft_do_not_change_the_order_of_the_turns() -> None:
    # The last in play order takes the 1, three left of the marker, and leads the Initiative track.
    scene = Scene(3).pool(1, 4, 4, 4, 4, 4, 4).marker(2 * 4).draft()
    scene.say("4", "4", "1", "initiative-3", "4", "4", "4")

    turns = []
    for _ in range(3):
        turns.append(scene.asked_seat)
        scene.say("pass")
    assert turns == [0, 1, 2]
    assert int(scene.state.order[0]) == 2


@pytest.mark.rule("P3.1")
def test_with_two_players_the_owner_of_the_first_space_goes_first_and_then_the_other() -> None:
    scene = Scene(2).order(1, 1, 0, 0).turns((6, 6), (6, 6))

    assert scene.asked_seat == 1
    assert scene.say("pass").asked_seat == 0
    assert scene.say("pass").is_chance()


# Dice of a turn: P3.2, P3.3.


@pytest.mark.rule("P3.2")
def test_dice_are_used_in_any_order() -> None:
    scene = Scene().turn(1, 2, red=4)
    assert scene.offers() == ["pass", "first", "second", "red"]

    scene.say("second", "take-2", "red", "take-3", "first", "take-1")
    assert held(scene) == [1, 1, 1]


@pytest.mark.rule("P3.2")
def test_an_action_may_be_repeated() -> None:
    assert held(Scene().turn(1, 1).say("first", "take-1", "second", "take-1")) == [2, 0, 0]


@pytest.mark.rule("P3.2")
def test_the_turn_may_end_early_and_unused_dice_are_lost() -> None:
    scene = Scene().turn(1, 2, red=4).say("first", "take-1")
    assert "pass" in scene.offers()

    scene.say("pass")
    assert scene.asked != "use-die"
    assert [scene.die(slot) for slot in ("first", "second", "extra", "red")] == [-1, -1, -1, -1]
    assert held(scene) == [1, 0, 0]


@pytest.mark.rule("P3.2")
def test_a_turn_of_which_nothing_is_left_ends_by_itself() -> None:
    scene = Scene().has(plus_minus=0).turns((1, 1), (6, 6)).say("first", "take-1", "second", "take-1")

    assert (scene.asked, scene.asked_seat) == ("use-die", 1)


@pytest.mark.rule("P3.3")
def test_an_action_takes_a_die_of_exactly_the_required_value() -> None:
    scene = Scene().has(plus_minus=0).turn(2).say("first")

    assert "take-2" in scene.offers()
    assert scene.refusals()["take-1"] == "P3.3"
    assert scene.refusals()["take-3"] == "P3.3"


@pytest.mark.rule("P3.3")
def test_a_spent_die_goes_to_the_black_hole() -> None:
    scene = Scene().turn(2, 5).say("first", "take-2")

    assert scene.offers() == ["pass", "second"]
    assert ("die-spent", 0, 2, 0, -1) in scene.events()
    assert scene.state.spent == 1


# Dice given by effects: P3.5.


@pytest.mark.rule("P3.5")
def test_a_red_die_of_an_exploration_bonus_has_the_value_shown_and_is_not_rolled() -> None:
    # Tile 3 shows a red 2.
    scene = Scene().has(plus_minus=0).system("S02", "3").turn(2).say("first", "fly", "O02", "S02", "bonus")

    assert (scene.asked, scene.offers()) == ("use-die", ["pass", "red"])
    assert scene.die("red") == 2


@pytest.mark.rule("P3.5", "P3.10")
def test_the_dice_of_a_split_have_the_values_shown_and_are_not_rolled() -> None:
    # C2 u1 costs 6 and shows a silver 4 and a red 3.
    scene = Scene().hq("C2", "b1", "b2", "m1").turn(6).say("first", "project-u1")

    assert (scene.asked, scene.offers()) == ("use-die", ["extra", "red"])
    assert (scene.die("extra"), scene.die("red")) == (4, 3)


# Free acts: P3.6, P3.11.


@pytest.mark.rule("P3.6", "P3.11")
def test_construction_can_be_started_before_between_and_after_the_actions() -> None:
    scene = Scene().claims("P01", "P02", "P03").holds(SMALL, MEDIUM, LARGE).turn(1, 1)

    scene.say("build-1", "P01")
    scene.say("first", "take-1", "build-2", "P02")
    scene.say("second", "take-1", "build-3", "P03")
    assert [int(size) for size in scene.state.gyrodynes][:3] == [SMALL, MEDIUM, LARGE]


@pytest.mark.rule("P3.6", "P3.11")
def test_a_leftover_die_can_be_copied_before_between_and_after_the_actions() -> None:
    def scene() -> Scene:
        return Scene().has(plus_minus=0, cubes=4).pool(5).turn(1, 1)

    assert scene().say("copy-5").die("red") == 5
    assert scene().say("first", "take-1", "copy-5").die("red") == 5
    assert scene().say("first", "take-1", "second", "take-1", "copy-5").die("red") == 5


@pytest.mark.rule("P3.11")
def test_a_free_act_costs_no_die() -> None:
    scene = Scene().claims("P01").holds(SMALL).turn(6, 6).say("build-1", "P01")

    assert scene.offers() == ["pass", "first", "second"]


@pytest.mark.rule("P3.11", "P3.6")
def test_a_gyrodyne_taken_with_the_last_die_can_still_be_put_on_a_pulsar() -> None:
    scene = Scene().has(plus_minus=0).claims("P01").turn(1).say("first", "take-1")

    assert scene.offers() == ["pass", "build-1"]


@pytest.mark.rule("P3.11")
def test_no_free_act_comes_inside_an_action() -> None:
    # AI-5: claim an isolated pulsar and take a gyrodyne. Between the two nothing is built or copied.
    scene = Scene().has(cubes=4).pool(5).holds(SMALL).round(2).turn(5).say("first", "patent-AI-5", "X01")
    assert scene.offers() == ["small", "medium", "large"]

    assert {"build-1", "copy-5"} <= set(scene.say("large").offers())


@pytest.mark.rule("P3.6")
def test_free_acts_belong_to_the_own_turn() -> None:
    scene = Scene().claims("P01").holds(SMALL).turns((6, 6), (6, 6)).say("pass")

    assert scene.asked_seat == 1
    assert scene.offers() == ["pass", "first", "second"]


# Benefits in part and in order: P3.9.


@pytest.mark.rule("P3.9", "P5.8")
def test_a_project_is_allowed_when_its_gyrodyne_is_no_longer_there() -> None:
    scene = Scene().hq("D1").holds(*[1] * 10, *[2] * 10, *[3] * 10, seat=1).turn(2, 6)

    scene.say("first", "project-b2")
    assert held(scene) == [0, 0, 0]
    assert int(scene.state.projects[0]) == 0b10
    assert scene.asked == "use-die"


@pytest.mark.rule("P3.9", "P5.9")
def test_a_patent_is_allowed_when_a_part_of_its_benefit_is_impossible() -> None:
    # AI-5 with six rings on the map: no claim, but the gyrodyne is taken.
    scene = Scene().claims(*RINGS).round(2).turn(5, 6).say("first", "patent-AI-5")
    assert scene.asked == "choose-gyrodyne"

    assert scene.say("medium").asked == "use-die"
    assert held(scene) == [0, 1, 0]


@pytest.mark.rule("P3.9")
def test_a_claim_by_an_effect_may_be_declined_and_the_rest_stands() -> None:
    scene = Scene().round(2).turn(5, 6).say("first", "patent-AI-5")
    assert scene.offers() == ["pass", "X01", "X02", "X03"]

    scene.say("pass", "small")
    assert all(owner == -1 for owner in scene.state.claims)
    assert held(scene) == [1, 0, 0]


@pytest.mark.rule("P3.9")
def test_a_ship_move_by_an_effect_may_be_declined() -> None:
    scene = Scene().round(4).turn(4, 6).say("first", "patent-AII-4")
    assert scene.asked == "choose-system"

    assert scene.say("pass").asked == "use-die"
    assert scene.state.ships[0] == scene.node("E1")


@pytest.mark.rule("P3.9")
def test_a_gyrodyne_that_is_shown_has_to_be_taken() -> None:
    scene = Scene().hq("D1").turn(2).say("first", "project-b2")

    assert scene.offers() == ["small", "medium", "large"]


@pytest.mark.rule("P3.9")
def test_exploration_tiles_are_drawn_one_by_one_and_each_is_resolved_before_the_next() -> None:
    # AII-6: two tiles, then a ±1 and a +2. The first tile gives 3 points and a token of choice.
    scene = Scene().has(plus_minus=0).round(5).turn(5, 6).say("first", "patent-AII-6", "modifier")
    assert (scene.asked, scene.points()) == ("choose-token", 3)

    scene.say("plus-two")
    assert scene.asked == "draw-exploration"
    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (0, 1)

    scene.say("five-points")
    assert scene.points() == 3 + 5
    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (1, 2)


@pytest.mark.rule("P3.9", "P1.8")
def test_an_exploration_tile_is_discarded_before_the_next_so_it_may_come_again() -> None:
    scene = Scene().round(5).exploration(1, 0, 0, 0, 0)
    scene.turn(5, 6).say("first", "patent-AII-6", "four-points")

    assert scene.offers() == ["four-points"]
    assert scene.say("four-points").points() == 8


# Supplies: P3.12.


@pytest.mark.rule("P3.12", "P9.1")
def test_cubes_and_tokens_never_run_out() -> None:
    # There are 12 tokens of ±1 and 9 of +2 in the box.
    scene = Scene().has(cubes=80, plus_minus=12, plus_two=9).hq("C1").turn(2, 1, red=6)
    scene.say("first", "buy-plus-two").say("second", "project-b2")

    assert int(scene.state.plus_two[0]) == 10
    assert (int(scene.state.cubes[0]), int(scene.state.plus_minus[0])) == (81, 13)


@pytest.mark.rule("P3.12", "P5.8")
def test_gyrodynes_run_out() -> None:
    scene = Scene().holds(*[SMALL] * 10, seat=1).turn(1).say("first")

    assert "take-1" not in scene.offers()
    assert scene.refusals()["take-1"] == "P5.8"


@pytest.mark.rule("P3.12", "P5.2")
def test_rings_run_out() -> None:
    scene = Scene().claims(*RINGS).ship("O13").turn(1, 6).say("first", "fly", "1", "P07")

    assert scene.state.ships[0] == scene.node("P07")
    assert list(scene.state.claims).count(0) == 6
