"""Worm: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def revealed(*powers: str, **options: Any) -> Scene:
    """A attacks B's p5 with three tokens and a 10, B has laid an 8; on p6 B has one token, four elsewhere."""
    return Scene(*powers, **options).base("B", "p6", 1).cone(3).cards("attack-10", "attack-8")


def turn(scene: Scene, name: str, planet: str) -> Scene:
    return scene.to("revealed").play(name, "worm").unanswered().answer(name, planet)


@pytest.mark.rule("CB-worm")
def test_the_offence_turns_the_cone_to_a_weaker_planet_of_the_defence() -> None:
    """13 against 8 and 1 token instead of 4; A lands on p6, and p5 is left in peace."""
    scene = turn(revealed("worm"), "A", "p6").finish()

    assert scene.totals == (13, 9)
    assert [scene.tokens("A", planet) for planet in ("p5", "p6")] == [0, 3]
    assert [scene.tokens("B", planet) for planet in ("p5", "p6")] == [4, 0]
    assert scene.in_warp("B") == 3 + 1


@pytest.mark.rule("CB-worm")
def test_the_defence_turns_it_to_a_stronger_one() -> None:
    """8 and 7 tokens on p7 beat 10 and 3."""
    scene = Scene("", "worm").base("B", "p7", 7).cone(3).cards("attack-10", "attack-8")
    assert turn(scene, "B", "p7").finish().totals == (13, 15)
    assert (scene.in_warp("A"), scene.tokens("B", "p7")) == (3, 7)


@pytest.mark.rule("CB-worm")
def test_the_other_planets_at_home_with_the_defence_are_open_empty_ones_too() -> None:
    scene = revealed("worm").base("B", "p9", 0).to("revealed").play("A", "worm").unanswered()

    assert scene.options("A") == ["p6", "p7", "p8", "p9"]
    assert scene.refused("A")["p10"] == "CB-worm"


@pytest.mark.rule("CB-worm", "CA4.3")
def test_in_the_own_system_only_bases_of_the_same_defence_are_targets() -> None:
    """A has flipped its own colour and attacks B's base on p0; B has another on p1, C one on p2."""
    scene = Scene("worm").base("B", "p0", 1).base("B", "p1", 1).base("C", "p2", 1)
    scene.cone(2, at="p0").cards("attack-10", "attack-8").destiny = "red"
    scene.until("own-colour").answer("A", "challenge").until("choose-seat").answer("A", "B")
    scene.to("revealed").play("A", "worm").unanswered()

    assert scene.options("A") == ["p1"]


@pytest.mark.rule("CB-worm")
def test_allies_of_both_sides_go_along() -> None:
    """10, 3 and 2 allied tokens against 8, 1 and 4 allied: C lands with A on p6."""
    scene = revealed("worm").join("C", "offence", 2).join("D", "defence", 4)
    turn(scene, "A", "p6").to("resolved")

    assert scene.totals == (15, 13)
    assert (scene.tokens("C", "p6"), scene.in_warp("D")) == (2, 4)


@pytest.mark.rule("CB-worm")
def test_an_ally_and_a_bystander_do_not_turn_it() -> None:
    scene = revealed("", "", "worm").join("C", "offence", 1).to("revealed")

    assert "worm" not in scene.options("C")


@pytest.mark.rule("CB-worm", "CX-cosmic-zap")
def test_a_zapped_worm_leaves_the_cone_where_it_is() -> None:
    scene = revealed("worm").hand("B", "cosmic-zap").to("revealed").play("A", "worm").play("B", "cosmic-zap")

    assert scene.finish().totals == (13, 12)


@pytest.mark.rule("CCon-worm")
def test_the_holder_as_opponent_keeps_the_cone_where_it_is() -> None:
    scene = revealed("worm", pulsars="yes").hand("B", "pulsar-worm").to("launch").play("B", "con-worm")
    assert "worm" not in scene.to("revealed").options("A")

    other = revealed("worm", pulsars="yes").hand("C", "pulsar-worm").to("launch").play("C", "con-worm")
    assert "worm" in other.to("revealed").options("A")


@pytest.mark.rule("CCon-worm", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = revealed("worm", pulsars="yes").hand("B", "pulsar-worm").to("revealed").play("A", "worm")
    scene.play("B", "con-worm").unanswered()

    assert scene.finish().totals == (13, 12)


@pytest.mark.rule("CS-worm", "C3.10e")
def test_super_turns_the_cone_as_an_ally_of_the_offence() -> None:
    scene = revealed("", "", "worm", pulsars="yes").join("C", "offence", 1).hand("C", "flare-worm")
    scene.hand("B", "pulsar-worm").to("launch").play("B", "con-worm").to("revealed")
    turn(scene.play("C", "super-worm").unanswered(), "C", "p6").finish()

    assert scene.totals == (14, 9)
    assert scene.tokens("C", "p6") == 1


@pytest.mark.rule("CS-worm")
def test_super_is_not_for_allies_of_the_defence() -> None:
    scene = revealed("", "", "worm").join("C", "defence", 1).hand("C", "flare-worm").to("revealed")

    assert "super-worm" not in scene.options("C")


def with_pro(**joins: str) -> Scene:
    scene = revealed("worm", pulsars="yes").hand("A", "pulsar-worm").base("C", "p10", 2).base("D", "p10", 1)
    for name, side in joins.items():
        scene.join(name, side, 1)
    return scene.to("launch").play("A", "pro-worm").to("revealed")


@pytest.mark.rule("CPro-worm")
def test_with_pro_tokens_of_a_third_player_fight_and_are_lost() -> None:
    """On p10 stand two tokens of C and one of D, none of B: 13 against 8 and 2. D's token is untouched."""
    scene = turn(with_pro(), "A", "p10").finish()

    assert scene.totals == (13, 10)
    assert [scene.tokens(name, "p10") for name in "ABCD"] == [3, 0, 0, 1]
    assert [scene.in_warp(name) for name in "ABCD"] == [0, 3, 2 + 2, 0]


@pytest.mark.rule("CPro-worm")
def test_if_the_defence_wins_they_stay_and_bring_nothing() -> None:
    scene = revealed("worm", pulsars="yes").hand("A", "pulsar-worm").cards("attack-1", "attack-8")
    turn(scene.to("launch").play("A", "pro-worm"), "A", "p10").finish()

    assert scene.totals == (4, 12)
    assert (scene.tokens("C", "p10"), scene.in_warp("C"), scene.told("reward-taken")) == (4, 0, 0)
    assert (scene.in_warp("A"), scene.tokens("B", "p5")) == (3, 4)


@pytest.mark.rule("CPro-worm", "CB-anti-matter")
def test_they_count_as_allied_tokens_do() -> None:
    """Anti-Matter subtracts them: 8 and no token of B's less 2 of C's; the lower total wins."""
    scene = Scene("worm", "anti-matter", pulsars="yes").hand("A", "pulsar-worm").base("C", "p10", 2)
    scene.cone(3).cards("attack-10", "attack-8").to("launch").play("A", "pro-worm")

    assert turn(scene, "A", "p10").finish().totals == (13, 6)


@pytest.mark.rule("CPro-worm")
def test_planets_of_the_offence_and_of_its_allies_are_not_open() -> None:
    scene = with_pro(C="offence", D="defence").play("A", "worm").unanswered()

    open_to = scene.options("A")
    assert set(open_to) == {"p6", "p7", "p8", "p9", *(f"p{planet}" for planet in range(15, 20))}


@pytest.mark.rule("CPro-worm")
def test_without_pro_third_players_are_left_in_peace() -> None:
    assert "p10" not in revealed("worm").to("revealed").play("A", "worm").unanswered().options("A")


@pytest.mark.rule("CW-worm")
def test_wild_settles_an_empty_home_planet_and_the_turn_goes_on() -> None:
    scene = Scene().base("A", "p0", 0).warp("A", 0).hand("A", "flare-worm")
    scene.cone(2).cards("attack-20", "attack-1")
    scene.to("regroup").play("A", "wild-worm").unanswered().answer("A", "p0")
    scene.answer("A", "p1").answer("A", "p2").answer("A", "pass").to("launch")

    assert [scene.tokens("A", f"p{planet}") for planet in range(3)] == [2, 3, 3]
    assert scene.state.homes[0] == 5
    assert scene.finish().tokens("A", "p5") == 2


@pytest.mark.rule("CW-worm")
def test_wild_is_for_the_offence_with_an_empty_planet() -> None:
    full = Scene().hand("A", "flare-worm", "attack-8").hand("B", "attack-8").to("regroup")
    assert "wild-worm" not in full.options("A")

    other = Scene().base("C", "p10", 0).hand("C", "flare-worm").hand("A", "attack-8").hand("B", "attack-8")
    assert "wild-worm" not in other.to("regroup").options("C")
