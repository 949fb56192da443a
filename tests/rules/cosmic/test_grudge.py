"""Grudge: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_grudge(offence: str, defence: str, **options: Any) -> Scene:
    """Grudge invites C, who stays out, and D, who joins the defence."""
    scene = Scene("grudge", **options).join("D", "defence", 1)
    return scene.invite("CD", "D").cards(offence, defence)


@pytest.mark.rule("CB-grudge")
def test_who_refused_loses_one_token_if_grudge_wins() -> None:
    """C loses one of p10; D one for the refusal and one that was in the challenge."""
    scene = with_grudge("attack-40", "attack-1").until("give-up").answer("C", "p10").finish()

    assert scene.tokens("C", "p10") == 3
    assert [scene.in_warp(name) for name in "ABCD"] == [0, 4, 1, 2]


@pytest.mark.rule("CB-grudge", "CG8")
def test_who_refused_loses_four_tokens_if_grudge_loses() -> None:
    scene = with_grudge("attack-1", "attack-40").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [1, 0, 4, 4]


@pytest.mark.rule("CB-grudge")
def test_to_join_grudge_or_not_to_be_invited_is_no_refusal() -> None:
    scene = Scene("grudge").join("C", "offence", 1).cards("attack-40", "attack-1").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 4, 0, 0]
    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-grudge")
def test_grudge_bears_no_grudge_when_it_was_not_a_main_player() -> None:
    """D, Grudge, refuses as well as C."""
    scene = Scene("", "", "", "grudge").invite("CD").cards("attack-40", "attack-1").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 4, 0, 0]


@pytest.mark.rule("CB-grudge")
def test_grudge_remembers_as_defence_too() -> None:
    scene = Scene("", "grudge").invite("nobody", "C").cards("attack-1", "attack-40").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [1, 0, 1, 0]


@pytest.mark.rule("CB-grudge", "CB-negator")
def test_who_was_negated_has_not_refused() -> None:
    """D, Negator, does not let C join Grudge; C stays out then. D has refused."""
    scene = Scene("grudge", "", "", "negator").invite("CD", "C")
    scene.cards("attack-40", "attack-1").until("join").answer("C", "offence")
    scene.play("D", "negator").unanswered().until("join").answer("C", "pass").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 4, 0, 1]


@pytest.mark.rule("CB-grudge", "CX-force-field")
def test_who_was_sent_home_by_a_force_field_has_not_refused() -> None:
    """C had joined; D has refused and stood by nobody."""
    scene = Scene("grudge").invite("D").join("C", "offence", 1).cards("attack-40", "attack-1")
    scene.hand("B", "force-field").to("alliance").play("B", "force-field").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 4, 0, 1]


@pytest.mark.rule("CB-grudge", "CX-cosmic-zap")
def test_a_zapped_grudge_is_forgotten() -> None:
    scene = with_grudge("attack-1", "attack-40").hand("C", "cosmic-zap").to("played")

    assert [scene.play("C", "cosmic-zap").finish().in_warp("C"), scene.in_warp("D")] == [0, 0]


@pytest.mark.rule("CG10")
def test_a_made_deal_is_a_win_and_a_failed_one_a_loss() -> None:
    """If the deal fails, the main players lose three tokens each besides."""
    made = with_grudge("compromise", "compromise").until("offer").answer("A", "give-keeper")
    made.answer("A", "propose").answer("B", "accept").finish()
    failed = with_grudge("compromise", "compromise").until("offer").answer("A", "pass").finish()

    assert [made.in_warp(name) for name in "ABCD"] == [0, 0, 1, 1]
    assert [failed.in_warp(name) for name in "ABCD"] == [3, 3, 4, 4]


@pytest.mark.rule("CPro-grudge")
def test_with_pro_a_win_costs_two_tokens() -> None:
    scene = with_grudge("attack-40", "attack-1", pulsars="yes").hand("A", "pulsar-grudge").to("launch")

    assert [scene.play("A", "pro-grudge").finish().in_warp("C"), scene.in_warp("D")] == [2, 3]


@pytest.mark.rule("CCon-grudge")
def test_the_holder_of_a_con_may_refuse_for_nothing() -> None:
    scene = with_grudge("attack-1", "attack-40", pulsars="yes").hand("C", "pulsar-grudge").to("launch")

    assert [scene.play("C", "con-grudge").finish().in_warp("C"), scene.in_warp("D")] == [0, 4]


@pytest.mark.rule("CCon-grudge", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_grudge("attack-1", "attack-40", pulsars="yes").hand("D", "pulsar-grudge").to("played")

    assert [scene.play("D", "con-grudge").finish().in_warp("C"), scene.in_warp("D")] == [4, 0]


@pytest.mark.rule("CS-grudge")
def test_super_makes_it_four_tokens_after_a_win_too() -> None:
    """In answer to the own use. D has lost one token more, in the challenge."""
    scene = with_grudge("attack-40", "attack-1").hand("A", "flare-grudge").to("played")

    assert [scene.play("A", "super-grudge").finish().in_warp("C"), scene.in_warp("D")] == [4, 5]


@pytest.mark.rule("CS-grudge", "C3.10e")
def test_super_reaches_the_holder_of_a_con() -> None:
    """The only one who refused has a Con, so that the power would not be used; the Super comes in phase 6."""
    scene = (
        Scene("grudge", pulsars="yes").invite("C").cards("attack-40", "attack-1").hand("A", "flare-grudge")
    )
    scene.hand("C", "pulsar-grudge").to("launch").play("C", "con-grudge").to("alliance")

    assert scene.play("A", "super-grudge").finish().in_warp("C") == 4


@pytest.mark.rule("CW-grudge")
def test_wild_gives_the_allies_of_the_offence_no_base() -> None:
    """C's two tokens go home; A lands alone."""
    scene = Scene().cone(2).join("C", "offence", 2).cards("attack-20", "attack-1").hand("B", "flare-grudge")
    scene.to("decided").play("B", "wild-grudge").finish()

    assert (scene.tokens("A", "p5"), scene.tokens("C", "p5"), scene.in_warp("C")) == (2, 0, 0)
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 20


@pytest.mark.rule("CW-grudge")
def test_wild_gives_the_allies_of_the_defence_no_rewards() -> None:
    """C holds nothing but the Keeper afterwards; without the Wild it would have drawn two cards."""
    scene = Scene().join("C", "defence", 2).cards("attack-1", "attack-20").hand("A", "flare-grudge")
    scene.to("decided").play("A", "wild-grudge").finish()

    assert scene.cards_of("C") == []
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 20


@pytest.mark.rule("CW-grudge")
def test_wild_needs_a_winner_with_allies_and_a_main_player() -> None:
    alone = Scene().join("C", "offence", 1).cards("attack-1", "attack-20").hand("A", "flare-grudge")
    ally = Scene().join("C", "offence", 1).cards("attack-20", "attack-1").hand("C", "flare-grudge")

    assert "wild-grudge" not in alone.to("decided").options("A")
    assert "wild-grudge" not in ally.to("decided").options("C")
