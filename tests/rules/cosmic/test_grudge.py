"""Grudge: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.game import COSMIC
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
def test_as_an_ally_grudge_bears_no_grudge_for_another() -> None:
    """C has refused A, with whom D, Grudge, stands."""
    scene = Scene("", "", "", "grudge").join("D", "offence", 1).invite("CD").cards("attack-40", "attack-1")

    assert scene.finish().in_warp("C") == 0


@pytest.mark.rule("CB-grudge", "CB-magnet")
def test_who_refused_and_stands_with_grudge_in_the_end_is_forgiven() -> None:
    """C stays out; then B, Magnet, makes C an ally of A, Grudge."""
    scene = Scene("grudge", "magnet").invite("C").cards("attack-40", "attack-1").to("alliance")
    scene.play("B", "magnet").unanswered().until("choose-seat").answer("B", "C").answer("B", "A").finish()

    assert scene.in_warp("C") == 0


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


@pytest.mark.rule("CB-grudge", "CW-loser")
def test_if_both_lose_who_refused_loses_four_tokens() -> None:
    """D has lost one more in the challenge."""
    scene = with_grudge("attack-40", "attack-1").hand("B", "flare-loser").to("before-cards")
    scene.play("B", "wild-loser").finish()

    assert [scene.in_warp(name) for name in "CD"] == [4, 5]


@pytest.mark.rule("CG10", "CS-oracle")
def test_a_challenge_that_is_called_off_counts_as_a_made_deal() -> None:
    scene = Scene("grudge", "oracle").invite("C").cards("attack-40", "attack-1").hand("B", "flare-oracle")
    scene.to("cards-laid").play("B", "super-oracle").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 1, 0]


@pytest.mark.rule("CB-grudge")
def test_there_is_nothing_to_punish_in_who_has_no_token_left() -> None:
    """C, who has refused, has lost all tokens before phase 9."""
    scene = Scene("grudge").invite("C").cards("attack-40", "attack-1").to("before-cards")
    scene.facts("tokens C: p10=0 p11=0 p12=0 p13=0 p14=0", "warp: C=20").finish()

    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-grudge", "CG21")
def test_grudge_is_no_power_for_two() -> None:
    with pytest.raises(BadSetup, match="grudge is not for 2 players"):
        COSMIC.setup(2, {"named-powers": "grudge,virus,zombie,oracle"})


@pytest.mark.rule("CB-grudge", "CG19")
def test_what_another_defence_was_refused_is_no_grudge() -> None:
    """C stays out when A and B invite; then Will turns against D, Grudge, who has invited nobody."""
    scene = Scene("will", "", "", "grudge", pulsars="yes").invite("C", "C").cards("attack-40", "attack-1")
    turned(scene.hand("D", "attack-4"), "D", "p15").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 4]


@pytest.mark.rule("CB-grudge", "CG19")
def test_what_the_offence_was_refused_is_a_grudge_whoever_is_the_defence() -> None:
    """C has refused A, who has Will and Grudge."""
    scene = Scene("will+grudge", pulsars="yes", powers=2).invite("C").cards("attack-40", "attack-1")
    turned(scene.hand("D", "attack-4"), "D", "p15").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 1, 4]


def turned(scene: Scene, name: str, planet: str) -> Scene:
    """Before cards are laid A, Will, turns against another player."""
    scene.hand("A", "pulsar-will").to("launch").play("A", "pro-will").to("before-cards")
    return scene.play("A", "will-turns").unanswered().answer("A", name).answer("A", planet)


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


@pytest.mark.rule("CS-grudge")
def test_super_needs_somebody_who_refused_and_the_own_use_if_it_is_an_answer() -> None:
    """Nobody was invited; or C was, and A plays a Finder, which is no use of Grudge."""
    alone = Scene("grudge").cards("attack-40", "attack-1").hand("A", "flare-grudge").to("alliance")
    other = with_grudge("attack-40", "attack-1").hand("A", "flare-grudge", "finder").to("before-cards")
    other.play("A", "finder").answer("A", "B")

    assert alone.against("A", "super-grudge") == "CS-grudge"
    assert (other.moment, other.against("A", "super-grudge")) == ("played", "CS-grudge")


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
