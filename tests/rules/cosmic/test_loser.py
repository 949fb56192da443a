"""Loser: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_loser(**options: Any) -> Scene:
    """Loser attacks with Attack 20 and two tokens, 22, against 4 and four tokens, 8."""
    return Scene("loser", "", "", "", **options).cone(2).cards("attack-20", "attack-4")


@pytest.mark.rule("CB-loser")
def test_in_an_upset_the_higher_total_loses() -> None:
    scene = with_loser().to("before-cards").play("A", "loser").finish()

    assert scene.totals == (22, 8)
    assert (scene.in_warp("A"), scene.in_warp("B")) == (2, 0)


@pytest.mark.rule("CB-loser")
def test_without_an_upset_the_higher_total_wins() -> None:
    scene = with_loser().finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CB-loser")
def test_loser_declares_as_defence_too_but_not_as_a_bystander() -> None:
    scene = Scene("", "loser", "", "").to("before-cards")
    assert "loser" in scene.options("B")

    scene = Scene("", "", "loser", "").to("before-cards")
    assert "loser" not in scene.options("C")


@pytest.mark.rule("CB-loser")
def test_both_must_lay_an_attack_if_they_have_one() -> None:
    scene = with_loser().hand("A", "compromise").hand("B", "compromise")
    scene.to("before-cards").play("A", "loser").until("lay-card")

    assert scene.options("A") == ["attack-20"]
    assert scene.options("B") == ["attack-4"]
    assert scene.refused("B")["compromise"] == "CB-loser"


@pytest.mark.rule("CB-loser")
def test_who_has_no_attack_wins_the_upset_with_a_compromise() -> None:
    """Nobody has lost with a Compromise, so that there is no consolation."""
    scene = Scene("loser", "", "", "").cone(2).cards("attack-20", "compromise")
    scene.to("before-cards").play("A", "loser").finish()

    assert (scene.in_warp("A"), scene.tokens("B", "p5")) == (2, 4)
    assert scene.told("consolation-taken") == 0


@pytest.mark.rule("CX-cosmic-zap", "CB-loser")
def test_a_zapped_upset_binds_nobody() -> None:
    scene = with_loser().hand("A", "compromise").hand("B", "cosmic-zap")
    scene.to("before-cards").play("A", "loser").play("B", "cosmic-zap").until("lay-card")

    assert "compromise" in scene.options("A")
    assert scene.finish().in_warp("B") == 4


@pytest.mark.rule("CCon-loser")
def test_against_the_con_of_its_opponent_loser_declares_nothing() -> None:
    scene = with_loser(pulsars="yes").hand("B", "pulsar-loser").to("launch").play("B", "con-loser")
    scene.to("before-cards")

    assert "loser" not in scene.options("A")


@pytest.mark.rule("CCon-loser", "C3.3h")
def test_a_con_in_answer_to_the_upset_covers_it() -> None:
    scene = with_loser(pulsars="yes").hand("B", "pulsar-loser", "compromise")
    scene.to("before-cards").play("A", "loser").play("B", "con-loser").until("lay-card")

    assert "compromise" in scene.options("B")
    assert scene.finish().in_warp("B") == 4


@pytest.mark.rule("CCon-loser")
def test_the_con_of_somebody_else_does_not_hinder_the_upset() -> None:
    scene = with_loser(pulsars="yes").hand("C", "pulsar-loser").to("launch").play("C", "con-loser")

    assert scene.to("before-cards").play("A", "loser").finish().in_warp("A") == 2


@pytest.mark.rule("CS-loser")
def test_with_the_super_the_upset_is_declared_when_the_cards_lie() -> None:
    """B lays a Compromise though it has an Attack: Loser's Attack would win, and loses."""
    scene = Scene("loser", "", "", "").hand("A", "flare-loser").hand("B", "attack-4")
    scene.cone(2).cards("attack-20", "compromise").to("cards-laid").play("A", "super-loser").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (2, 0)


@pytest.mark.rule("CS-loser", "CB-chronos")
def test_after_a_late_upset_nobody_has_to_lay_an_attack_when_cards_are_laid_again() -> None:
    scene = Scene("loser", "chronos", "", "").hand("A", "flare-loser", "compromise", "attack-8")
    scene.cards("attack-20", "attack-4").to("cards-laid").play("A", "super-loser")
    scene.to("revealed").play("B", "chronos").until("lay-card")

    assert "compromise" in scene.options("A")


@pytest.mark.rule("CS-loser", "C3.10a", "C3.10c")
def test_the_super_works_against_a_con() -> None:
    scene = with_loser(pulsars="yes").hand("A", "flare-loser").hand("B", "pulsar-loser")
    scene.to("launch").play("B", "con-loser").to("cards-laid").play("A", "super-loser").finish()

    assert scene.in_warp("A") == 2


@pytest.mark.rule("CPro-loser")
def test_with_the_pro_the_upset_can_be_taken_back() -> None:
    scene = with_loser(pulsars="yes").hand("A", "pulsar-loser").to("before-cards").play("A", "loser")
    scene.to("revealed")
    assert "loser-take-back" not in scene.options("A")

    scene.play("A", "pro-loser").unanswered().play("A", "loser-take-back").finish()
    assert (scene.in_warp("A"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CW-loser")
def test_with_the_wild_both_sides_lose() -> None:
    """A loses 2 tokens, its ally C 3, B the 4 on the planet, and its ally D 1."""
    scene = Scene("virus", "", "", "").hand("B", "flare-loser").cone(2).cards("attack-20", "attack-4")
    scene.join("C", "offence", 3).join("D", "defence", 1)
    scene.to("before-cards").play("B", "wild-loser").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [2, 4, 3, 1]
    assert [scene.tokens(name, "p5") for name in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("CW-loser")
def test_the_wild_does_nothing_with_a_compromise() -> None:
    scene = Scene("", "", "", "").hand("B", "flare-loser").cone(2).cards("attack-20", "compromise")
    scene.to("before-cards").play("B", "wild-loser").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (0, 4)


@pytest.mark.rule("CW-loser")
def test_the_wild_is_for_main_players() -> None:
    assert "wild-loser" not in Scene("").hand("C", "flare-loser").to("before-cards").options("C")
