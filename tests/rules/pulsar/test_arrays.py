"""Taking transmitters, paying for them, linking them into arrays, and the red dice that links form."""

import pytest

from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from tests.rules.pulsar.scene import Scene

COSTS = {
    "A1": (4,), "A2": (3, 3), "A3": (2,), "A4": (1, 5),
    "A5": (5,), "A6": (2, 4), "A7": (6,), "A8": (1, 1),
    "B1": (2, 6), "B2": (5,), "B3": (3, 4), "B4": (2, 2),
    "B5": (1, 5), "B6": (6,), "B7": (3, 3, 5), "B8": (1, 4),
    "C1": (1,), "C2": (3,), "C3": (6,), "C4": (2, 5),
    "C5": (4, 4), "C6": (1, 6), "C7": (5,), "C8": (2, 3),
}  # fmt: skip


def table() -> Scene:
    """Three players, so that seat 0 gets nothing by the Engineering track, and no tokens."""
    return Scene(3).has(plus_minus=0)


def on_display(scene: Scene) -> list[str]:
    """The transmitters on offer."""
    return [TRANSMITTERS[tile].key for tile in scene.state.display if tile >= 0]


# Taking and paying.


@pytest.mark.rule("P6.1")
@pytest.mark.parametrize("key", COSTS)
def test_a_tile_is_taken_with_a_die_equal_to_any_of_its_costs_and_with_no_other(key: str) -> None:
    for value in range(1, 7):
        scene = table().display(key).turn(value).say("first")

        assert (f"take-{key}" in scene.offers()) == (value in COSTS[key])
        if value not in COSTS[key]:
            assert scene.refusals()[f"take-{key}"] == "P3.3"


@pytest.mark.rule("P6.1")
def test_the_cost_that_a_tile_was_taken_with_is_covered() -> None:
    scene = table().display("A4").turn(5, 5).say("first", "take-A4", "second")

    assert "pay-A4" not in scene.offers()
    assert scene.refusals()["pay-A4"] == "P3.3"


@pytest.mark.rule("P6.1")
def test_a_tile_that_was_taken_is_not_replaced_in_the_same_round() -> None:
    scene = table().display("A1", "A3", "A5").turns((4, 1), (5, 6)).say("first")
    assert on_display(scene) == ["A1", "A3", "A5"]

    scene.say("take-A1", "second")
    assert on_display(scene) == ["A3", "A5"]
    scene.say("take-1")
    assert scene.asked_seat == 1
    assert on_display(scene.say("first")) == ["A3", "A5"]


@pytest.mark.rule("P6.3", "P6.4")
@pytest.mark.parametrize(("paid", "left"), [(0, 5), (1, 1)])
def test_costs_are_paid_in_any_order_and_in_later_rounds(paid: int, left: int) -> None:
    scene = table().round(4).transmitter("A4", paid=[paid]).turn(left, 6).say("first", "pay-A4")

    assert scene.state.online[3] == 1
    assert scene.say("second").refusals()["pay-A4"] == "P6.4"


@pytest.mark.rule("P6.3")
def test_nobody_pays_for_a_tile_of_another_player() -> None:
    scene = table().transmitter("A4", paid=[0], seat=1).turn(5).say("first")

    assert "pay-A4" not in scene.offers()


@pytest.mark.rule("P6.4")
def test_a_tile_that_still_owes_a_cost_gives_nothing_at_production() -> None:
    scene = table().display("A4").turn(1, 6).say("first", "take-A4", "pass")

    assert (scene.points(), scene.state.cubes[0]) == (0, 0)


@pytest.mark.rule("P6.4")
def test_the_immediate_benefit_comes_before_the_tile_flips_and_not_at_production() -> None:
    scene = table().transmitter("A4", paid=[0]).turn(5, 6).say("first", "pay-A4")

    names = [event[0] for event in scene.events()]
    assert names.index("cubes-gained") < names.index("transmitter-online")
    assert scene.state.cubes[0] == 2


@pytest.mark.rule("P6.4", "P6.2")
def test_a_tile_of_one_cost_is_linked_before_its_benefit_comes_and_it_flips() -> None:
    scene = table().transmitter("A4", online=True).display("C2").turn(3, 6).say("first", "take-C2")
    assert (scene.asked, scene.points()) == ("link", 0)

    scene.say("1-A4-2")
    assert (scene.asked, scene.points()) == ("choose-red", 6)


@pytest.mark.rule("P6.8", "P6.1")
def test_several_tiles_are_taken_in_a_turn_and_costs_of_own_tiles_paid_in_between() -> None:
    scene = table().display("A4", "A5", "A3").turn(1, 5, 2, red=5)
    scene.say("first", "take-A4", "second", "pay-A4", "extra", "take-A3", "pass", "red", "take-A5", "pass")

    assert [scene.state.keepers[tile] for tile in (2, 3, 4)] == [0, 0, 0]
    assert [scene.state.online[tile] for tile in (2, 3, 4)] == [1, 1, 1]


@pytest.mark.rule("P6.8")
def test_equal_costs_are_paid_one_by_one() -> None:
    scene = table().display("B7").turn(3, 3, 3, red=5).say("first", "take-B7", "red", "pay-B7")
    assert scene.state.online[14] == 0

    scene.say("second", "pay-B7")
    assert scene.state.online[14] == 1
    assert scene.say("extra").refusals()["pay-B7"] == "P6.4"


# Linking.


@pytest.mark.rule("P6.2")
def test_a_new_tile_is_linked_by_either_end_to_any_free_end_of_the_own_arrays() -> None:
    scene = table().transmitter("A4").transmitter("A1", online=True).transmitter("A5", online=True, seat=1)
    scene.display("A6").turn(2, 6).say("first", "take-A6")

    assert scene.asked == "link"
    assert scene.offers() == ["pass", "1-A1-1", "1-A4-1", "1-A4-2", "2-A1-1", "2-A4-1", "2-A4-2"]


@pytest.mark.rule("P6.2")
def test_a_side_without_a_half_die_links_nothing() -> None:
    scene = table().transmitter("A1").display("A6").turn(2, 6).say("first", "take-A6")

    assert "1-A1-2" not in scene.offers()
    assert scene.refusals() == {"1-A1-2": "P6.2", "2-A1-2": "P6.2"}


@pytest.mark.rule("P6.2")
def test_a_first_tile_starts_an_array_without_a_question() -> None:
    scene = table().transmitter("A1", seat=1).display("A3").turn(2, 6).say("first", "take-A3")

    assert scene.asked == "use-die"
    assert set(scene.state.links) == {-1}


@pytest.mark.rule("P6.2")
def test_a_tile_that_was_not_linked_when_taken_cannot_join_later_but_others_may_link_to_it() -> None:
    scene = table().transmitter("A1", online=True).display("A4", "A5").turn(1, 5, 5)
    scene.say("first", "take-A4", "pass", "second", "pay-A4")
    assert scene.asked == "use-die"

    scene.say("extra", "take-A5")
    assert scene.offers() == ["pass", "1-A1-1", "1-A4-1", "1-A4-2"]


@pytest.mark.rule("P6.2", "P6.7")
def test_a_link_is_for_good_and_its_ends_link_nothing_else() -> None:
    scene = table().transmitter("A4").display("A1", "A5").turn(4, 5)
    scene.say("first", "take-A1", "1-A4-2", "second", "take-A5")

    assert scene.offers() == ["pass", "1-A4-1"]
    assert scene.refusals() == {"1-A1-1": "P6.7", "1-A1-2": "P6.2", "1-A4-2": "P6.7"}


@pytest.mark.rule("P6.7")
def test_without_a_free_end_no_link_is_offered() -> None:
    scene = table().transmitter("A1").transmitter("A3").link("A1", 1, "A3", 1)
    scene.display("A5").turn(5, 6).say("first", "take-A5")

    assert scene.asked == "use-die"


@pytest.mark.rule("P6.7")
def test_a_new_tile_joins_one_tile_only_so_that_two_arrays_never_merge() -> None:
    scene = table().transmitter("A1").transmitter("A3").display("A4").turn(1, 6)
    scene.say("first", "take-A4", "1-A1-1")

    assert scene.asked == "use-die"
    a1, a3, a4 = 0, 2, 3
    assert scene.state.links[a4 * 2] == a1 * 2
    assert scene.state.links[a4 * 2 + 1] == scene.state.links[a3 * 2] == -1


@pytest.mark.rule("P6.5")
def test_flipping_keeps_the_ends_where_they_are() -> None:
    scene = table().transmitter("A4", paid=[0]).transmitter("A1", online=True).link("A4", 1, "A1", 1)
    scene.display("A5").turn(5, 5).say("first", "pay-A4", "pass", "second", "take-A5")

    assert scene.offers() == ["pass", "1-A4-2"]
    scene.say("1-A4-2", "first")
    assert scene.die("red") == 3 + 2


# Red dice.


@pytest.mark.rule("P6.6")
def test_whoever_flips_the_second_tile_of_a_link_is_offered_a_die_of_both_halves() -> None:
    scene = table().transmitter("A4", online=True).display("A5").turn(5, 6)
    scene.say("first", "take-A5", "1-A4-2")
    assert (scene.asked, scene.offers()) == ("choose-red", ["pass", "first"])

    scene.say("first")
    assert scene.die("red") == 3 + 2
    assert "red" in scene.offers()


@pytest.mark.rule("P6.6")
def test_a_formed_die_may_be_declined() -> None:
    scene = table().transmitter("A4", online=True).display("A5").turn(5, 6)
    scene.say("first", "take-A5", "1-A4-2", "pass")

    assert scene.die("red") == -1
    assert "red" not in scene.offers()


@pytest.mark.rule("P6.6")
def test_a_link_to_a_tile_that_is_not_online_forms_no_die() -> None:
    scene = table().transmitter("A4", paid=[0]).display("A5").turn(5, 6)
    scene.say("first", "take-A5", "1-A4-2")

    assert (scene.asked, scene.die("red")) == ("use-die", -1)


@pytest.mark.rule("P6.6", "P9.6")
def test_of_two_dice_formed_at_once_one_or_both_may_be_held() -> None:
    scene = table().transmitter("A4", paid=[0]).transmitter("A1", online=True).transmitter("A5", online=True)
    scene.link("A4", 1, "A1", 1).link("A4", 2, "A5", 1).turn(5, 6).say("first", "pay-A4")
    assert scene.offers() == ["pass", "first", "second"]

    scene.say("second")
    assert (scene.reds(), scene.offers()) == ([2 + 3], ["pass", "first"])

    scene.say("first")
    assert (scene.reds(), scene.asked) == ([1 + 2, 2 + 3], "use-die")


@pytest.mark.rule("P6.6")
def test_the_second_of_two_dice_formed_at_once_may_be_declined() -> None:
    scene = table().transmitter("A4", paid=[0]).transmitter("A1", online=True).transmitter("A5", online=True)
    scene.link("A4", 1, "A1", 1).link("A4", 2, "A5", 1).turn(5, 6).say("first", "pay-A4", "first", "pass")

    assert (scene.reds(), scene.asked) == ([1 + 2], "use-die")


@pytest.mark.rule("P6.6", "P9.2")
def test_a_formed_die_is_lost_at_the_end_of_the_turn() -> None:
    scene = table().transmitter("A4", online=True).display("A5").turn(5, 6)
    scene.say("first", "take-A5", "1-A4-2", "first", "pass")

    assert scene.die("red") == -1


@pytest.mark.rule("P6.6", "P3.8")
def test_a_formed_die_of_0_pips_pays_for_nothing_unless_it_is_lifted() -> None:
    scene = table().transmitter("A2", online=True).display("B8").turn(1, 4, 6)
    scene.say("first", "take-B8", "1-A2-1", "second", "pay-B8", "first")
    assert scene.die("red") == 0
    assert scene.offers() == ["pass", "extra"]


@pytest.mark.rule("P6.6", "P3.4")
def test_a_token_makes_a_formed_die_of_0_pips_useful() -> None:
    scene = table().has(plus_minus=1).transmitter("A2", online=True).display("B8").turn(1, 4, 6)
    scene.say("first", "take-B8", "1-A2-1", "second", "pay-B8", "first")

    scene.say("red", "take-1")
    assert list(scene.state.held[:4]) == [0, 1, 0, 0]
    assert scene.state.plus_minus[0] == 0


@pytest.mark.rule("P6.6", "P9.2")
def test_no_die_is_offered_to_a_player_who_has_used_a_bonus_die_this_turn() -> None:
    scene = table().transmitter("A4", online=True).display("A5").turn(6, 6, red=5)
    scene.say("red", "take-A5", "1-A4-2")

    assert (scene.asked, scene.die("red")) == ("use-die", -1)


@pytest.mark.rule("P6.6", "P9.6")
def test_a_formed_die_is_held_beside_another() -> None:
    scene = table().transmitter("A4", online=True).display("A5").turn(5, 6, red=1)
    scene.say("first", "take-A5", "1-A4-2", "first")

    assert scene.reds() == [1, 3 + 2]


@pytest.mark.rule("P6.6", "P9.6")
def test_no_formed_die_is_offered_while_another_has_to_be_used() -> None:
    scene = table().round(3).transmitter("A4", online=True).display("A5").turn(3, 5)
    scene.say("first", "patent-AII-1", "second", "take-A5", "1-A4-2")

    assert (scene.asked, scene.die("red")) == ("use-die", 2)


@pytest.mark.rule("P6.9")
def test_every_link_of_online_tiles_counts_as_a_formed_die_used_or_not_and_with_0_pips_too() -> None:
    scene = table().technologies("AIII-2")
    for key in ("A1", "A2", "A4", "A8"):
        scene.transmitter(key, online=True)
    scene.transmitter("B8", paid=[0]).link("A1", 1, "A4", 1).link("A2", 1, "A8", 1).link("A4", 2, "B8", 1)

    assert scene.scoring().points_from("technologies") == 2 * 3
