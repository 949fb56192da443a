"""Vacuum: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import can_use
from orrery.games.cosmic.powers.vacuum import VACUUM
from tests.rules.cosmic.scene import Scene


def with_vacuum(**options: Any) -> Scene:
    """Vacuum attacks with three tokens and will lose them: 1 and 3 against 20 and 4."""
    return Scene("vacuum", **options).cone(3).cards("attack-1", "attack-20")


@pytest.mark.rule("CB-vacuum")
def test_vacuum_chooses_the_players_and_they_choose_the_tokens() -> None:
    scene = with_vacuum().until("choose-seat")
    assert scene.options("A") == ["B", "C", "D"]
    scene.answer("A", "B")
    assert scene.options("A") == ["1", "2", "3"]
    scene.answer("A", "1").answer("B", "p6").answer("A", "C")
    assert scene.options("A") == ["1", "2"]
    scene.answer("A", "2").answer("C", "p10").answer("C", "p11").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 1, 2, 0]
    assert (scene.tokens("B", "p6"), scene.tokens("C", "p10"), scene.tokens("C", "p11")) == (3, 3, 3)


@pytest.mark.rule("CB-vacuum")
def test_a_player_without_tokens_on_bases_cannot_be_chosen() -> None:
    scene = with_vacuum().base("C", "p5", 1)
    for planet in range(10, 15):
        scene.base("C", f"p{planet}", 0)
    scene.until("choose-seat").answer("A", "C")

    assert scene.options("A") == ["1"]
    scene.answer("A", "1").answer("C", "p5").until("choose-seat")
    assert scene.options("A") == ["B", "D"]


@pytest.mark.rule("CB-vacuum", "CB-wrack")
def test_tokens_that_join_a_loss_take_others_along_as_well() -> None:
    """Wrack costs Vacuum a token for a card, and one more for the card that it plays during that loss."""
    scene = Scene("vacuum", "wrack").hand("A", "finder", "finder").cards("attack-1", "attack-20")
    scene.to("before-cards")
    scene.play("A", "finder").answer("A", "D").unanswered().answer("A", "p0").unanswered()
    scene.answer("A", "C").answer("A", "1").answer("C", "p10")
    scene.play("A", "finder").answer("A", "D").unanswered().answer("A", "p1").unanswered()
    scene.until("choose-seat").answer("A", "D").answer("A", "1").answer("D", "p15").to("before-cards")

    assert [scene.in_warp(name) for name in "ABCD"] == [2, 0, 1, 1]


@pytest.mark.rule("CB-vacuum", "CB-wrack")
def test_every_loss_of_a_challenge_is_answered() -> None:
    """A token for the laid card, later two in the fight: D loses three."""
    scene = Scene("vacuum", "wrack").cone(2).cards("attack-1", "attack-20")
    scene.until("choose-seat").answer("A", "D").answer("A", "1").to("cards-laid")
    assert (scene.in_warp("A"), scene.in_warp("D")) == (1, 1)

    scene.until("choose-seat").answer("A", "D").answer("A", "2").finish()
    assert (scene.in_warp("A"), scene.in_warp("D")) == (3, 3)


@pytest.mark.rule("CB-vacuum", "CX-cosmic-zap")
def test_a_zapped_vacuum_takes_nobody_along() -> None:
    scene = with_vacuum().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 0, 0, 0]


@pytest.mark.rule("C3.3c", "CCon-vacuum")
def test_the_holder_of_a_con_cannot_be_chosen_but_two_others_can() -> None:
    scene = with_vacuum(pulsars="yes").hand("B", "pulsar-vacuum").to("launch").play("B", "con-vacuum")
    scene.until("choose-seat")
    assert scene.options("A") == ["C", "D"]

    scene.answer("A", "C").answer("A", "1").answer("C", "p10")
    scene.answer("A", "D").answer("A", "2").answer("D", "p15").answer("D", "p15").finish()
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 0, 1, 2]


@pytest.mark.rule("C3.3b")
def test_after_a_con_the_power_is_in_use_and_can_be_zapped() -> None:
    scene = with_vacuum(pulsars="yes").hand("B", "pulsar-vacuum").hand("C", "cosmic-zap").to("launch")
    scene.play("B", "con-vacuum").unanswered()
    assert can_use(scene.state, 0, VACUUM)

    scene.to("played").play("C", "cosmic-zap").finish()
    assert not can_use(scene.state, 0, VACUUM)
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 0, 0, 0]


@pytest.mark.rule("CCon-vacuum", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_vacuum(pulsars="yes").hand("D", "pulsar-vacuum").to("played")
    scene.play("D", "con-vacuum").until("choose-seat")

    assert scene.options("A") == ["B", "C"]


@pytest.mark.rule("CPro-vacuum")
def test_with_pro_one_token_more_goes_along() -> None:
    scene = with_vacuum(pulsars="yes").hand("A", "pulsar-vacuum").to("launch").play("A", "pro-vacuum")
    scene.until("choose-seat").answer("A", "D")

    assert scene.options("A") == ["1", "2", "3", "4"]
    scene.answer("A", "4").finish()
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 0, 0, 4]


@pytest.mark.rule("CS-vacuum")
def test_super_picks_the_very_tokens() -> None:
    """Vacuum itself takes two off p10 and one off p16."""
    scene = with_vacuum().hand("A", "flare-vacuum").to("played").play("A", "super-vacuum")
    scene.until("choose-seat").answer("A", "C").answer("A", "p10").answer("A", "C").answer("A", "p10")
    scene.answer("A", "D").answer("A", "p16").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 0, 2, 1]
    assert (scene.tokens("C", "p10"), scene.tokens("D", "p16")) == (2, 3)


@pytest.mark.rule("CS-vacuum", "C3.10e")
def test_super_reaches_the_holder_of_a_con_too() -> None:
    scene = with_vacuum(pulsars="yes").hand("A", "flare-vacuum").hand("C", "pulsar-vacuum").to("launch")
    scene.play("C", "con-vacuum").unanswered().to("played").play("A", "super-vacuum").until("choose-seat")

    assert scene.options("A") == ["B", "C", "D"]


def with_wild(offence: str, defence: str) -> Scene:
    """A without Vacuum loses three tokens."""
    return Scene().hand("A", "flare-vacuum").cone(3).cards(offence, defence).to("tokens-lost")


@pytest.mark.rule("CW-vacuum")
def test_wild_brings_back_a_token_for_each_attack() -> None:
    two = with_wild("attack-1", "attack-20").play("A", "wild-vacuum").finish()
    one = with_wild("compromise", "attack-20").play("A", "wild-vacuum").finish()

    assert (two.in_warp("A"), one.in_warp("A")) == (1, 2)


@pytest.mark.rule("CW-vacuum")
def test_wild_works_once_in_a_loss() -> None:
    scene = with_wild("compromise", "attack-20").play("A", "wild-vacuum").to("tokens-lost")

    assert "wild-vacuum" not in scene.options("A")


@pytest.mark.rule("CW-vacuum")
def test_wild_is_no_help_before_phase_9() -> None:
    """A card played against Wrack costs a token in phase 8."""
    scene = Scene("", "wrack").hand("A", "flare-vacuum", "sanity").cards("attack-1", "attack-20")
    scene.to("revealed").play("A", "sanity").to("tokens-lost")

    assert "wild-vacuum" not in scene.options("A")
