"""The red bonus die: one used in a turn, copies, holding several, and dice that have to be used."""

from collections.abc import Iterator

import pytest

from orrery.games.pulsar.data.star_map import ISOLATED, SIDES, Side
from tests.rules.pulsar.scene import Scene


def splitter() -> Scene:
    """C1 with its m2 within reach: cost 3, silver 2 and red 2. No tokens."""
    return Scene().has(plus_minus=0).hq("C1", "b2", "b3")


def linking() -> Scene:
    """A1 is online; A3 on offer costs 2 and goes online at once: their halves 2 and 1 make a red 3."""
    return Scene().has(plus_minus=0).transmitter("A1", online=True).display("A3")


def near_red_two() -> Scene:
    """Two segments from E1 the system S02 offers a red 2."""
    return Scene().has(plus_minus=0).system("S02", "3")


# One bonus die: P9.2.


@pytest.mark.rule("P9.2")
def test_a_second_bonus_die_by_copying_is_refused() -> None:
    scene = Scene().has(plus_minus=0, cubes=8).pool(5, 6).turn(1, red=1).say("red", "take-1")

    assert scene.offers() == ["pass", "first"]
    assert (scene.refusals()["copy-5"], scene.refusals()["copy-6"]) == ("P9.2", "P9.2")


@pytest.mark.rule("P9.2")
def test_a_link_offers_no_bonus_die_after_one_was_used() -> None:
    scene = linking().turn(2, 6, red=1).say("red", "take-1", "first", "take-A3", "1-A1-1")

    assert scene.asked == "use-die"
    assert scene.die("red") == -1


@pytest.mark.rule("P9.2", "P4.15")
def test_a_system_offers_no_bonus_die_after_one_was_used() -> None:
    scene = near_red_two().turn(2, 6, red=1).say("red", "take-1", "first", "fly", "O02", "S02")

    assert scene.asked == "draw-exploration"
    assert scene.say("four-points").die("red") == -1


@pytest.mark.rule("P9.2")
def test_a_bonus_die_may_wait_until_the_end_of_the_turn() -> None:
    scene = near_red_two().turn(2, 1).say("first", "fly", "O02", "S02", "bonus", "second", "take-1")

    scene.say("red", "take-2")
    assert [int(scene.state.held[size]) for size in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.rule("P9.2")
def test_a_bonus_die_that_is_not_used_is_lost_with_the_turn() -> None:
    scene = Scene().has(cubes=4).pool(5).turns((1, 1), (1, 1)).say("copy-5", "pass")

    assert scene.asked_seat == 1
    assert scene.die("red") == -1
    assert "red" not in scene.offers()


@pytest.mark.rule("P9.2")
def test_every_player_may_have_a_bonus_die_in_the_own_turn() -> None:
    scene = Scene().has(cubes=4).has(seat=1, cubes=4).pool(5).turns((1, 1), (1, 1))
    scene.say("copy-5", "red", "fly", "5", *("O02", "O01", "P01", "O03", "O02"), "pass")

    assert scene.asked_seat == 1
    assert scene.say("copy-5").die("red", seat=1) == 5


@pytest.mark.rule("P9.2", "P3.4")
def test_a_modifier_may_change_the_bonus_die() -> None:
    scene = Scene().has(plus_minus=1).turn(6, red=3).say("red", "take-3")

    assert int(scene.state.held[3]) == 1
    assert int(scene.state.plus_minus[0]) == 0


@pytest.mark.rule("P9.2")
@pytest.mark.parametrize(
    ("value", "targets"),
    [
        (1, {"fly", "take-1", "buy-plus-minus", "project-b2", "patent-AI-1"}),
        (2, {"fly", "take-2", "buy-plus-minus", "buy-plus-two", "take-A3", "project-b3"}),
        (3, {"fly", "complete-1", "pay-A2", "patent-AI-2"}),
        (4, {"fly", "take-3"}),
        (5, {"fly", "complete-2", "project-b1", "patent-AI-3"}),
        (6, {"fly", "complete-3"}),
    ],
)
def test_a_bonus_die_can_do_all_that_a_silver_die_can(value: int, targets: set[str]) -> None:
    def scene() -> Scene:
        table = Scene().has(plus_minus=0).hq("C1").transmitter("A2", paid=[0]).display("A3")
        return table.gyrodyne("P01", 1).gyrodyne("P02", 2).gyrodyne("P03", 3).turn(value, red=value)

    assert set(scene().say("red").offers()) == targets
    assert set(scene().say("first").offers()) == targets


# Copying: P9.3.


@pytest.mark.rule("P9.3")
def test_four_cubes_copy_a_die_that_was_left_on_the_board() -> None:
    scene = Scene().has(cubes=5).pool(3, 6, 6).turn(1)
    assert scene.offers() == ["pass", "first", "copy-3", "copy-6"]

    scene.say("copy-6")
    assert (scene.die("red"), int(scene.state.cubes[0])) == (6, 1)


@pytest.mark.rule("P9.3")
def test_copying_without_the_cubes_is_refused() -> None:
    scene = Scene().has(cubes=3).pool(3, 6, 6).turn(1)

    assert scene.offers() == ["pass", "first"]
    assert (scene.refusals()["copy-3"], scene.refusals()["copy-6"]) == ("P9.3", "P9.3")


@pytest.mark.rule("P9.3")
def test_the_copied_die_stays_for_others_and_moves_no_counter() -> None:
    scene = Scene().has(cubes=4).has(seat=1, cubes=4).pool(3).marker(2 * 6).turns((1, 1), (1, 1))
    before = [int(space) for space in scene.state.spot]

    scene.say("copy-3", "pass", "copy-3")
    assert scene.die("red", seat=1) == 3
    assert [int(space) for space in scene.state.spot] == before


@pytest.mark.rule("P9.3", "P2.10")
def test_only_what_the_draft_left_can_be_copied_not_dice_that_were_drafted_or_spent() -> None:
    # All seven dice lie left, on or right of the marker on 4; two are taken by each player.
    scene = Scene().has(cubes=4, plus_minus=0).pool(2, 4, 4, 4, 4, 6, 6).marker(2 * 4).draft()
    scene.say("4", "4", "4", "4").say("first", "take-3")

    assert scene.offers() == ["pass", "second", "copy-2", "copy-6"]


# Declining: P9.4.


@pytest.mark.rule("P9.4")
def test_an_offered_bonus_die_may_be_declined_for_an_exploration_tile() -> None:
    scene = near_red_two().turn(2, 6).say("first", "fly", "O02", "S02")
    assert scene.offers() == ["bonus", "tile"]

    assert scene.say("tile", "five-points").points() == 5
    assert scene.die("red") == -1


@pytest.mark.rule("P9.4")
def test_the_bonus_die_of_a_link_may_be_declined_for_nothing() -> None:
    scene = linking().turn(2, 6).say("first", "take-A3", "1-A1-1")
    assert (scene.asked, scene.offers()) == ("choose-red", ["pass", "first"])

    assert scene.say("pass").asked == "use-die"
    assert scene.die("red") == -1


@pytest.mark.rule("P9.4", "P9.2")
def test_after_declining_another_bonus_die_can_be_had() -> None:
    scene = near_red_two().has(cubes=4).pool(5).turn(2, 6).say("first", "fly", "O02", "S02", "tile")

    assert "copy-5" in scene.say("five-points").offers()


# Dice that have to be used: P9.5.


@pytest.mark.rule("P9.5", "P8.6")
def test_the_turn_can_t_be_ended_while_the_red_die_of_a_patent_is_held() -> None:
    scene = Scene().has(plus_minus=0).round(3).turn(3, 6).say("first", "patent-AII-1")
    assert scene.offers() == ["second", "extra", "red"]
    assert scene.refusals()["pass"] == "P9.5"

    # The silver die of the split is no duty.
    scene.say("second", "fly", "O02", "O01", "P01", "O03", "O02", "S02", "4", "bonus")
    assert scene.refusals()["pass"] == "P9.5"
    assert scene.say("red", "take-2").offers() == ["pass", "extra"]


@pytest.mark.rule("P9.5")
def test_such_a_patent_is_offered_only_while_no_bonus_die_was_used() -> None:
    before = Scene().has(plus_minus=0).round(3).turn(3, red=1).say("first")
    after = Scene().has(plus_minus=0).round(3).turn(3, red=1).say("red", "take-1", "first")

    assert "patent-AII-1" in before.offers()
    assert after.refusals()["patent-AII-1"] == "P8.6"


@pytest.mark.rule("P9.5")
def test_another_bonus_die_that_is_held_is_no_duty() -> None:
    scene = Scene().has(cubes=4).pool(5).turn(1).say("copy-5")

    assert "pass" in scene.offers()


@pytest.mark.rule("P9.5")
@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_a_flight_of_one_to_six_segments_exists_from_every_node(side: Side) -> None:
    for node in range(len(side.names)):
        if side.kinds[node] != ISOLATED:
            assert set(flown_lengths(side, node, (), 6)) >= {1, 2, 3, 4, 5, 6}, side.names[node]


def flown_lengths(side: Side, node: int, used: tuple[int, ...], most: int) -> Iterator[int]:
    """The lengths of all flights from a node that use no segment twice and enter no entry gate."""
    for link in side.joining[node] if len(used) < most else ():
        beyond = side.beyond(node, link)
        if beyond not in side.entries and used.count(link) < side.links[link][2]:
            yield len(used) + 1
            yield from flown_lengths(side, beyond, (*used, link), most)


# Holding several: P9.6.


@pytest.mark.rule("P9.6")
def test_copies_are_held_beside_each_other_and_cubes_are_not_refunded() -> None:
    scene = Scene().has(plus_minus=0, cubes=9).pool(3, 5).turn(1).say("copy-3", "copy-5")
    assert (scene.reds(), int(scene.state.cubes[0])) == ([3, 5], 1)

    scene.say("red", "5", "fly")
    assert (scene.reds(), int(scene.state.cubes[0])) == ([], 1)


@pytest.mark.rule("P9.6")
def test_which_of_several_bonus_dice_is_used_is_chosen_when_one_is_used() -> None:
    scene = Scene().has(plus_minus=0).turn(6, red=(1, 4)).say("red")
    assert (scene.asked, scene.offers()) == ("choose-bonus", ["1", "4"])

    scene.say("4", "take-3")
    assert int(scene.state.held[3]) == 1


@pytest.mark.rule("P9.6")
def test_bonus_dice_of_one_value_leave_no_choice() -> None:
    scene = Scene().has(plus_minus=0).turn(6, red=(4, 4)).say("red")

    assert scene.asked == "act"


@pytest.mark.rule("P9.6", "P9.2")
def test_the_others_are_lost_with_the_one_that_is_used() -> None:
    scene = Scene().has(plus_minus=0).turn(6, red=(1, 4, 4)).say("red", "4", "take-3")

    assert (scene.reds(), scene.offers()) == ([], ["pass", "first"])


@pytest.mark.rule("P9.6")
def test_all_that_are_not_used_are_lost_with_the_turn() -> None:
    scene = Scene().has(cubes=8).pool(3, 5).turns((1, 1), (1, 1)).say("copy-3", "copy-5", "pass")

    assert (scene.reds(0), scene.reds(1)) == ([], [])


@pytest.mark.rule("P9.6")
def test_the_die_of_a_system_is_held_beside_another() -> None:
    scene = near_red_two().turn(2, 6, red=5).say("first", "fly", "O02", "S02", "bonus")

    assert scene.reds() == [2, 5]


@pytest.mark.rule("P9.6", "P6.6")
def test_the_die_of_a_link_is_held_beside_another_or_declined() -> None:
    taken = linking().turn(2, 6, red=5).say("first", "take-A3", "1-A1-1", "first")
    declined = linking().turn(2, 6, red=5).say("first", "take-A3", "1-A1-1", "pass")

    assert taken.reds() == [2 + 1, 5]
    assert declined.reds() == [5]


@pytest.mark.rule("P9.6", "P3.8")
def test_a_0_that_nothing_lifts_is_not_among_the_dice_to_choose_from() -> None:
    scene = Scene().has(plus_minus=0).turn(6, red=(0, 1, 4)).say("red")
    assert (scene.offers(), scene.refusals()) == (["1", "4"], {"0": "P3.8"})

    lifted = Scene().has(plus_minus=1).turn(6, red=(0, 1, 4)).say("red")
    assert lifted.offers() == ["0", "1", "4"]


@pytest.mark.rule("P9.6", "P3.7")
def test_a_technology_about_red_dice_lifts_a_0_that_is_held() -> None:
    scene = Scene(boards="AI+CII+AIII").has(plus_minus=0).technologies("CII-3").turn(6, red=(0, 4)).say("red")

    assert scene.offers() == ["0", "4"]
    assert "take-1" in scene.say("0").offers()


@pytest.mark.rule("P9.6", "P9.5")
def test_beside_the_die_of_a_split_no_other_can_be_used() -> None:
    scene = splitter().turn(3, red=(5, 6)).say("first", "project-m2")
    assert scene.refusals()["pass"] == "P9.5"

    assert scene.say("red").asked == "act"
    assert "take-2" in scene.offers()


@pytest.mark.rule("P9.6")
def test_while_a_die_has_to_be_used_copying_is_refused() -> None:
    scene = splitter().has(cubes=8).pool(5).turn(3).say("first", "project-m2")

    assert "copy-5" not in scene.offers()
    assert scene.refusals()["copy-5"] == "P9.6"


@pytest.mark.rule("P9.6", "P4.15")
def test_while_a_die_has_to_be_used_a_system_gives_an_exploration_tile_instead_of_its_red_die() -> None:
    scene = splitter().flown("b3").system("S02", "3").turn(3, 2).say("first", "project-m2")

    assert scene.say("second", "fly", "O02", "S02").asked == "draw-exploration"
    assert scene.say("four-points").die("red") == 2
    assert scene.refusals()["pass"] == "P9.5"


@pytest.mark.rule("P9.6")
def test_while_a_die_has_to_be_used_a_link_offers_none() -> None:
    scene = linking().hq("C2", "b1", "b2", "m1").turn(6, 2).say("first", "project-u1")
    assert scene.die("red") == 3

    scene.say("second", "take-A3", "1-A1-1")
    assert scene.asked == "use-die"
    assert scene.refusals()["pass"] == "P9.5"
