"""Warpish: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_warpish(**options: Any) -> Scene:
    """Attack 8 and 2 tokens against Attack 12 and 1; in the Warp 4 of A (one leaves it), 2 of B, 5 of C."""
    scene = Scene("warpish", **options).base("B", "p5", 1).warp("A", 4).warp("B", 2).warp("C", 5)
    return scene.cone(2).cards("attack-8", "attack-12")


@pytest.mark.rule("CB-warpish")
def test_every_token_in_the_warp_adds_one() -> None:
    """8 and 2 tokens, 3 and 2 and 5 in the Warp: 20 against 13."""
    scene = with_warpish().finish()

    assert scene.totals == (20, 13)
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CB-warpish")
def test_warpish_adds_nothing_as_an_ally_or_with_a_compromise() -> None:
    ally = (
        Scene("", "", "warpish").warp("D", 5).join("C", "offence", 2).cards("attack-8", "attack-12").finish()
    )
    peaceful = Scene("warpish").warp("D", 5).cards("compromise", "attack-12").finish()

    assert ally.totals == (11, 16)
    assert (ally.told("power-used"), peaceful.told("power-used")) == (0, 0)


@pytest.mark.rule("CB-warpish", "CX-cosmic-zap")
def test_a_zapped_warpish_adds_its_tokens_only() -> None:
    scene = with_warpish().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.totals == (10, 13)


@pytest.mark.rule("CCon-warpish")
def test_against_a_con_the_tokens_of_the_opponent_do_not_count() -> None:
    """8 and 2 tokens, 3 and 5 in the Warp."""
    scene = with_warpish(pulsars="yes").hand("B", "pulsar-warpish").to("launch")
    scene.play("B", "con-warpish").finish()

    assert scene.totals == (18, 13)


@pytest.mark.rule("CCon-warpish")
def test_the_con_of_somebody_else_changes_nothing() -> None:
    scene = with_warpish(pulsars="yes").hand("C", "pulsar-warpish").to("launch")
    scene.play("C", "con-warpish").finish()

    assert scene.totals == (20, 13)


@pytest.mark.rule("CPro-warpish-plain")
def test_with_pro_own_tokens_in_the_warp_count_twice() -> None:
    """8 and 2 tokens, twice 3 and 2 and 5."""
    scene = with_warpish(pulsars="yes").hand("A", "pulsar-warpish").to("launch")
    scene.play("A", "pro-warpish").finish()

    assert scene.totals == (23, 13)


def with_gone(**options: Any) -> Scene:
    """Two tokens of B and three of C are out of the game; A has its Pro."""
    scene = with_warpish(pulsars="yes", **options).hand("A", "pulsar-warpish")
    return scene.facts("gone: B=2 C=3")


@pytest.mark.rule("CPro-warpish")
def test_with_pro_tokens_out_of_the_game_count_where_there_are_moons() -> None:
    """8 and 2 tokens, 3 and 2 and 5 in the Warp, 5 out of the game; none of those without the Pro."""
    scene = with_gone(moons="yes").to("launch").play("A", "pro-warpish").finish()
    plain = with_gone(moons="yes").finish()

    assert plain.totals == (20, 13)
    assert scene.totals == (25, 13)


@pytest.mark.rule("CPro-warpish", "CCon-warpish")
def test_those_of_an_opponent_with_the_con_do_not_count_either() -> None:
    """B's 2 in the Warp and 2 out of the game are left out: 8, 2, 3, 5 and the 3 of C."""
    scene = with_gone(moons="yes").facts("con: warpish=B").to("launch").play("A", "pro-warpish").finish()

    assert scene.totals == (21, 13)


@pytest.mark.rule("CPro-warpish-plain")
def test_without_moons_tokens_out_of_the_game_do_not_count() -> None:
    scene = with_gone().to("launch").play("A", "pro-warpish").finish()

    assert scene.totals == (23, 13)


@pytest.mark.rule("CS-warpish")
def test_super_takes_the_opponents_tokens_in_the_warp_off_his_total() -> None:
    """12 and 1 less 2 in the Warp."""
    scene = with_warpish().hand("A", "flare-warpish").to("revealed").play("A", "super-warpish").finish()

    assert scene.totals == (20, 11)


@pytest.mark.rule("CS-warpish", "C3.10e")
def test_with_the_super_the_con_does_not_limit_the_power_either() -> None:
    """The holder's 2 tokens count for Warpish, and against the holder."""
    scene = with_warpish(pulsars="yes").hand("A", "flare-warpish").hand("B", "pulsar-warpish").to("launch")
    scene.play("B", "con-warpish").to("revealed").play("A", "super-warpish").finish()

    assert scene.totals == (20, 11)


@pytest.mark.rule("CW-warpish")
def test_wild_adds_own_tokens_in_the_warp() -> None:
    """8 and 1 against 12 and 4 and 2 of B's own in the Warp; those of C don't count."""
    scene = Scene().warp("B", 2).warp("C", 5).hand("B", "flare-warpish").base("B", "p5", 4)
    scene.cards("attack-8", "attack-12").to("revealed").play("B", "wild-warpish").finish()

    assert scene.totals == (9, 18)


@pytest.mark.rule("CW-warpish")
def test_wild_is_for_main_players_with_an_attack() -> None:
    scene = Scene().warp("A", 2).warp("C", 2).hand("A", "flare-warpish").hand("C", "flare-warpish")
    scene.join("C", "offence", 1).cards("compromise", "attack-12").to("revealed")

    assert "wild-warpish" not in scene.options("A")
    assert "wild-warpish" not in scene.options("C")
