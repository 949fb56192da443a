"""Patents: what is open, what it costs, who may still have it, and when it begins to work."""

import pytest

from tests.rules.pulsar.scene import Scene

BOARDS = {letter: f"{letter}I+{letter}II+{letter}III" for letter in "ABCD"}

PRINTED = """
A  1 1 two   1 3 two   1 5 two   2 2 lock   2 5 lock   2 6 lock
   3 3 lock  3 4 lock  4 2 lock  4 4 lock   5 1 lock   5 5 lock
   6 4 lock  6 6 lock  7 3 lock  7 5 lock   8 3 two
B  1 2 two   1 4 two   1 6 two   2 2 lock   2 3 lock   2 5 lock
   3 1 lock  3 2 lock  4 3 lock  4 5 lock   5 3 lock   5 4 lock
   6 5 lock  6 6 lock  7 3 lock  7 4 lock   8 6 two
C  1 1 two   1 3 two   1 4 two   2 1 lock   2 4 lock   2 6 lock
   3 2 lock  3 4 lock  4 2 lock  4 6 lock   5 1 lock   5 5 lock
   6 5 lock  6 6 lock  7 2 lock  7 4 lock   8 6 two
D  1 2 two   1 3 two   1 4 two   2 1 lock   2 2 lock   2 6 lock
   3 3 lock  3 5 lock  4 1 lock  4 3 lock   5 3 lock   5 6 lock
   6 5 lock  6 6 lock  7 2 lock  7 3 lock   8 1 two
"""
"""Row, die and spaces of the technologies 1, 2, 3 … of the boards I, II and III of each letter."""

PLACES = [
    f"{category}-{number}"
    for category, count in (("I", 6), ("II", 6), ("III", 5))
    for number in range(1, count + 1)
]


def printed() -> list[tuple[str, int, int, str]]:
    found = []
    words = PRINTED.split()
    for at, letter in zip(range(0, len(words), 52), "ABCD"):
        assert words[at] == letter
        for place, index in zip(PLACES, range(at + 1, at + 52, 3)):
            found.append((letter + place, int(words[index]), int(words[index + 1]), words[index + 2]))
    return found


def table(letter: str = "A", seats: int = 3) -> Scene:
    """Boards of one letter, and nobody has a token."""
    scene = Scene(seats, boards=BOARDS[letter])
    for seat in range(seats):
        scene.has(seat, plus_minus=0)
    return scene


def next_turn(scene: Scene) -> Scene:
    """Through production, the roll and the draft with the first answer offered: everybody gets two 1s."""
    while scene.asked != "use-die":
        scene.say(scene.offers()[0])
    return scene


# What is open, and what it costs.


@pytest.mark.rule("P8.1", "P8.2")
@pytest.mark.parametrize(("key", "row", "cost", "spaces"), printed())
def test_a_technology_opens_in_the_round_of_its_row_for_the_printed_die(
    key: str, row: int, cost: int, spaces: str
) -> None:
    for number in range(1, 9):
        scene = table(key[0]).round(number).turn(cost, 6).say("first")
        assert (f"patent-{key}" in scene.offers()) == (number >= row)
        assert (scene.refusals().get(f"patent-{key}") == "P8.1") == (number < row)
    for value in {1, 2, 3, 4, 5, 6} - {cost}:
        scene = table(key[0]).round(8).turn(value, 6).say("first")
        assert scene.refusals()[f"patent-{key}"] == "P3.3"


@pytest.mark.rule("P8.3", "P8.4")
@pytest.mark.parametrize(("key", "row", "cost", "spaces"), printed())
def test_two_die_icons_take_a_second_player_in_the_same_round_and_a_lock_does_not(
    key: str, row: int, cost: int, spaces: str
) -> None:
    scene = table(key[0]).round(row).turns((cost, cost), (cost, 6)).say("first", f"patent-{key}")
    while (scene.asked_seat, scene.asked) != (1, "use-die"):
        scene.say("pass" if "pass" in scene.offers() else scene.offers()[0])

    scene.say("first")
    assert (f"patent-{key}" in scene.offers()) == (spaces == "two")
    assert scene.refusals().get(f"patent-{key}") == (None if spaces == "two" else "P8.3")


@pytest.mark.rule("P8.1")
def test_rows_of_earlier_rounds_stay_open() -> None:
    scene = table().round(8).turn(5).say("first")

    assert {"patent-AI-3", "patent-AI-5", "patent-AII-6", "patent-AIII-4"} <= set(scene.offers())


@pytest.mark.rule("P8.2")
def test_nobody_patents_a_technology_twice() -> None:
    scene = table().round(8).technologies("AI-3", "AI-5").turn(5).say("first")

    assert scene.refusals()["patent-AI-3"] == "P8.2"
    assert scene.refusals()["patent-AI-5"] == "P8.2"


@pytest.mark.rule("P8.2", "P8.4")
def test_two_players_have_a_technology_and_a_third_never_gets_it() -> None:
    scene = table().round(1).turns((5, 6), (5, 6), (5, 6))
    scene.say("first", "patent-AI-3", "pass", "first", "patent-AI-3", "pass")

    assert scene.asked_seat == 2
    assert scene.say("first").refusals()["patent-AI-3"] == "P8.2"


# Locks.


@pytest.mark.rule("P8.3")
def test_a_lock_admits_one_player_in_a_round_and_opens_for_a_second_in_the_next() -> None:
    scene = table("C").round(2).turns((1, 6), (1, 6), (1, 6)).say("first", "patent-CI-4", "pass")
    assert scene.asked_seat == 1
    assert scene.say("first").refusals()["patent-CI-4"] == "P8.3"
    scene.say("take-1", "pass", "pass")

    next_turn(scene)
    assert scene.state.round == 3
    first = scene.asked_seat
    assert first != 0
    scene.say("first", "patent-CI-4")
    assert scene.state.patents[3] == 1 | 1 << first


@pytest.mark.rule("P8.2", "P8.3")
def test_a_lock_that_has_slid_and_was_used_again_is_full_for_the_third_player() -> None:
    scene = table("C").round(3).technologies("CI-4", seat=1).technologies("CI-4", seat=2).turn(1).say("first")

    assert scene.refusals()["patent-CI-4"] == "P8.2"


@pytest.mark.rule("P8.2", "P8.3")
def test_a_technology_filled_in_this_very_round_is_full_and_not_only_locked() -> None:
    scene = table("C").round(3).technologies("CI-4").turns((), (1, 6), (1, 6))
    scene.say("first", "patent-CI-4", "pass")

    assert scene.asked_seat == 2
    assert scene.say("first").refusals()["patent-CI-4"] == "P8.2"


@pytest.mark.rule("P8.3")
def test_a_player_may_patent_several_locked_technologies_in_a_turn() -> None:
    scene = table("C").round(2).turn(1, 4).say("first", "patent-CI-4", "second", "patent-CI-5")

    assert (scene.state.patents[3], scene.state.patents[4]) == (1, 1)


@pytest.mark.rule("P8.3")
def test_with_two_players_a_lock_admits_only_one_in_the_game() -> None:
    scene = table("C", 2).round(2).turns((1, 6), (1, 6)).say("first", "patent-CI-4", "pass")
    assert scene.say("first").refusals()["patent-CI-4"] == "P8.3"
    scene.say("take-1", "pass")

    next_turn(scene)
    assert (scene.state.round, scene.asked_seat) == (3, 1)
    assert scene.say("first").refusals()["patent-CI-4"] == "P8.3"


@pytest.mark.rule("P8.3")
def test_with_two_players_a_patent_of_any_earlier_round_keeps_a_lock_shut() -> None:
    scene = table("C", 2).round(8).technologies("CI-4", seat=1).turn(1, 6).say("first")

    assert scene.refusals()["patent-CI-4"] == "P8.3"


@pytest.mark.rule("P8.4", "P8.3")
def test_with_two_players_two_die_icons_still_take_both() -> None:
    scene = table("C", 2).round(1).turns((1, 6), (1, 6)).say("first", "patent-CI-1", "pass")

    assert "patent-CI-1" in scene.say("first").offers()


# Red dice.


@pytest.mark.rule("P8.6", "P9.5")
def test_a_technology_with_a_red_die_obliges_to_use_it_this_turn() -> None:
    scene = table().round(3).turn(3, 6).say("first", "patent-AII-1")

    assert "pass" not in scene.offers()
    assert scene.refusals()["pass"] == "P9.5"
    scene.say("red", "take-2")
    assert "pass" in scene.offers()


@pytest.mark.rule("P8.6")
def test_a_technology_with_a_red_die_is_closed_once_a_bonus_die_was_used() -> None:
    scene = table().round(3).turn(3, 6, red=1).say("red", "take-1", "first")

    assert "patent-AII-1" not in scene.offers()
    assert scene.refusals()["patent-AII-1"] == "P8.6"


@pytest.mark.rule("P8.6", "P3.10")
def test_the_bonus_die_itself_does_not_pay_for_a_technology_with_a_red_die() -> None:
    scene = table().round(3).turn(3, 6, red=3).say("red")

    assert scene.refusals()["patent-AII-1"] == "P8.6"


@pytest.mark.rule("P8.6", "P3.10")
def test_while_a_red_die_has_to_be_used_no_other_technology_with_one_is_open() -> None:
    scene = table().round(6).turn(3, 4).say("first", "patent-AII-1", "second")

    assert scene.refusals()["patent-AIII-1"] == "P8.6"


@pytest.mark.rule("P8.6", "P9.6")
def test_a_bonus_die_held_but_not_used_is_given_up_for_the_one_of_a_technology() -> None:
    scene = table().round(3).turn(3, 6, red=5).say("first", "patent-AII-1")

    assert scene.die("red") == 2


# From when on a technology works.


@pytest.mark.rule("P8.7")
def test_ai_2_and_ci_6_do_not_pay_for_themselves() -> None:
    assert table("A").round(1).turn(3, 6).say("first", "patent-AI-2").points() == 0
    assert table("C").round(2).turn(6, 6).say("first", "patent-CI-6").points() == 0


@pytest.mark.rule("P8.7")
def test_ci_6_does_not_adjust_the_die_of_its_own_patent() -> None:
    scene = table("C").round(2).turn(5, 6).say("first")

    assert scene.refusals()["patent-CI-6"] == "P3.3"


@pytest.mark.rule("P8.7")
def test_a_technology_works_in_the_rest_of_the_turn_it_was_patented_in() -> None:
    scene = table("A").round(2).turn(3, 2, 6).say("first", "patent-AI-2", "second", "patent-AI-4")

    assert scene.points() == 2


@pytest.mark.rule("P8.7", "P8.5")
def test_a_technology_that_counts_patents_counts_itself() -> None:
    scene = table("B").round(3).turn(2, 6).say("first", "patent-BII-2")

    assert scene.points() == 1


@pytest.mark.rule("P8.5", "P10.9")
def test_a_green_technology_pays_in_the_production_of_the_round_it_was_patented_in() -> None:
    scene = table("A").round(3).gyrodyne("P02", 1, spins=True).turn(4, 6).say("first", "patent-AII-2")
    assert scene.points_from("technologies") == 0

    assert scene.say("pass").points_from("technologies") == 1


@pytest.mark.rule("P8.5")
def test_a_green_technology_pays_again_in_every_round() -> None:
    scene = table("A").round(4).technologies("AII-2").gyrodyne("P02", 1, spins=True).turn(6)
    assert scene.say("pass").points_from("technologies") == 1

    next_turn(scene)
    while scene.state.round == 5:
        scene.say("pass" if "pass" in scene.offers() else scene.offers()[0])
    assert scene.points_from("technologies") == 2


@pytest.mark.rule("P8.5")
def test_a_light_blue_technology_gives_its_benefit_only_once() -> None:
    scene = table("C").round(8).turn(6, 6, 6).say("first", "patent-CIII-5")
    assert scene.points() == 9

    scene.say("second")
    assert scene.refusals()["patent-CIII-5"] == "P8.2"
    scene.say("patent-CI-6", "extra", "patent-CIII-2")
    assert scene.points_from("technologies") == 9 + 1


@pytest.mark.rule("P8.5")
def test_a_purple_technology_pays_nothing_before_the_final_scoring() -> None:
    scene = (
        table("A").round(7).gyrodyne("P02", 1, spins=True).turn(3, 6).say("first", "patent-AIII-3", "pass")
    )

    assert scene.points_from("technologies") == 0
