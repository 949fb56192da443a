"""Wrack: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import can_use
from orrery.games.cosmic.powers.mutant import MUTANT
from orrery.games.cosmic.powers.virus import VIRUS
from tests.rules.cosmic.scene import Scene


def with_wrack(**options: Any) -> Scene:
    """Wrack attacks B."""
    return Scene("wrack", **options).cards("attack-8", "attack-12")


@pytest.mark.rule("CB-wrack")
def test_an_opponent_who_plays_a_card_loses_a_token() -> None:
    scene = with_wrack().hand("B", "sanity").to("before-cards").play("B", "sanity").until("give-up")
    scene.answer("B", "p6").to("before-cards")

    assert (scene.in_warp("B"), scene.tokens("B", "p6")) == (1, 3)


@pytest.mark.rule("CB-wrack")
def test_a_challenge_card_that_is_laid_costs_a_token_too() -> None:
    scene = with_wrack().to("cards-laid")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 1, 0, 0]


@pytest.mark.rule("CB-wrack")
def test_cards_are_free_before_phase_4_and_after_phase_8() -> None:
    """In phase 9 B has lost the token for the laid card only."""
    early = with_wrack().hand("B", "sanity").to("launch").play("B", "sanity").to("before-cards")
    late = with_wrack().hand("B", "sanity").to("decided").play("B", "sanity").to("resolved")

    assert (early.in_warp("B"), late.in_warp("B")) == (0, 1)


@pytest.mark.rule("CB-wrack")
def test_bystanders_and_the_own_side_play_for_free() -> None:
    scene = with_wrack().hand("D", "insanity").hand("C", "sanity").join("C", "offence", 1).to("before-cards")
    scene.play("C", "sanity").to("before-cards").play("D", "insanity").to("before-cards")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("CB-wrack")
def test_wrack_hurts_the_whole_other_side_even_as_an_ally() -> None:
    """C, Wrack, stands by the defence; A and its ally D suffer, for a laid card and an edict."""
    scene = Scene("", "", "wrack").join("C", "defence", 1).join("D", "offence", 1).hand("D", "sanity")
    scene.cards("attack-8", "attack-12").to("before-cards").play("D", "sanity").to("cards-laid")

    assert [scene.in_warp(name) for name in "ABCD"] == [1, 0, 0, 1]


@pytest.mark.rule("CB-wrack", "CX-cosmic-zap")
def test_the_zap_that_stops_it_costs_a_token_still() -> None:
    """Wrack is used against the laid card; B zaps that, and pays for the Zap but not for the laying."""
    scene = with_wrack().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").to("cards-laid")

    assert scene.in_warp("B") == 1
    assert scene.told("power-used") == 2


@pytest.mark.rule("CB-wrack")
def test_each_card_is_paid_for_once() -> None:
    """D answers the use against B with a Pulsar and pays for it; B pays for one Finder only."""
    scene = with_wrack(pulsars="yes").join("D", "defence", 1).hand("B", "finder").hand("D", "pulsar-wrack")
    scene.to("before-cards").play("B", "finder").answer("B", "C").play("D", "con-wrack").to("before-cards")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 1, 0, 1]


@pytest.mark.rule("CPro-wrack")
def test_with_pro_each_card_costs_two_tokens() -> None:
    scene = with_wrack(pulsars="yes").hand("A", "pulsar-wrack").to("launch").play("A", "pro-wrack")

    assert scene.to("cards-laid").in_warp("B") == 2


@pytest.mark.rule("CCon-wrack")
def test_the_holder_of_a_con_loses_nothing_for_cards() -> None:
    scene = with_wrack(pulsars="yes").join("D", "defence", 1).hand("B", "pulsar-wrack").hand("D", "sanity")
    scene.to("launch").play("B", "con-wrack").to("before-cards").play("D", "sanity").to("revealed")

    assert (scene.in_warp("B"), scene.in_warp("D")) == (0, 1)
    assert scene.told("power-used") == 1


@pytest.mark.rule("CCon-wrack", "C3.3h")
def test_a_con_in_answer_covers_the_use_that_it_answers() -> None:
    """B pays for playing the Pulsar, not for the card laid before."""
    scene = with_wrack(pulsars="yes").hand("B", "pulsar-wrack").to("played").play("B", "con-wrack")

    assert scene.to("cards-laid").in_warp("B") == 1


def with_wild(power: str = "virus", **options: Any) -> Scene:
    """A tortures B; the card of B would be multiplied by its four tokens."""
    scene = Scene("", power, **options).hand("A", "flare-wrack").cards("attack-8", "attack-5")
    return scene.to("offence-invites").play("A", "wild-wrack")


@pytest.mark.rule("CW-wrack")
def test_wild_puts_the_powers_of_the_opponent_out() -> None:
    """Virus adds its tokens: 5 and 4."""
    scene = with_wild().finish()

    assert scene.totals == (9, 9)
    assert (scene.in_warp("A"), scene.in_warp("B")) == (1, 0)


@pytest.mark.rule("CW-wrack")
def test_one_token_buys_one_use() -> None:
    """In phase 8 B gives up a token: 5 times 4 is 20. Then the power is out again."""
    scene = with_wild().to("revealed").play("B", "suffer").answer("B", "virus").answer("B", "p9").finish()

    assert scene.totals == (9, 20)
    assert scene.in_warp("B") == 1
    assert not can_use(scene.state, 1, VIRUS)


@pytest.mark.rule("CW-wrack")
def test_every_use_has_its_price() -> None:
    """Zombie buys the rescue of two tokens that its side loses, and gives up one for it, which comes back."""
    scene = Scene("", "zombie").hand("A", "flare-wrack").base("B", "p5", 2).warp("B", 0).cone(4)
    scene.cards("attack-20", "attack-1").to("offence-invites").play("A", "wild-wrack").to("tokens-lost")
    scene.play("B", "suffer").answer("B", "zombie").answer("B", "p6").to("tokens-lost")

    assert "suffer" in scene.options("B")
    assert scene.finish().in_warp("B") == 0


@pytest.mark.rule("CW-wrack")
def test_only_the_opponent_suffers() -> None:
    scene = with_wild().to("revealed")

    assert "suffer" in scene.options("B")
    assert all("suffer" not in scene.options(name) for name in "ACD")


@pytest.mark.rule("CW-wrack")
def test_wild_ends_with_the_challenge() -> None:
    scene = with_wild().to("ending")
    assert not can_use(scene.state, 1, VIRUS)

    assert can_use(scene.to("beginning").state, 1, VIRUS)


@pytest.mark.rule("C3.7c", "C3.7d")
def test_a_shield_saves_its_own_power_only() -> None:
    scene = with_wild("virus+mutant", pulsars="yes", powers=2).hand("B", "pulsar-virus")
    scene.play("B", "shield-virus").to("defence-invites")

    assert can_use(scene.state, 1, VIRUS)
    assert not can_use(scene.state, 1, MUTANT)
    assert scene.cards_of("B") == ["attack-5"]
    assert scene.finish().totals == (9, 20)


@pytest.mark.rule("C3.7c")
def test_a_shield_may_come_later() -> None:
    scene = with_wild(pulsars="yes").hand("B", "pulsar-virus").to("before-cards")
    assert not can_use(scene.state, 1, VIRUS)

    assert scene.play("B", "shield-virus").finish().totals == (9, 20)


def in_a_deal() -> Scene:
    """Wrack and B have shown Compromises, and Wrack puts pressure on."""
    scene = Scene("wrack", pulsars="yes").hand("A", "flare-wrack").hand("B", "pulsar-wrack")
    scene.cards("compromise", "compromise").to("launch").play("B", "con-wrack")
    return scene.to("decided").play("A", "super-wrack").until("offer")


@pytest.mark.rule("CS-wrack")
def test_who_declines_an_offer_loses_three_tokens_more() -> None:
    scene = in_a_deal().answer("A", "give-keeper").answer("A", "propose").answer("B", "pass").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (3, 6)


@pytest.mark.rule("CS-wrack")
def test_a_counter_offer_that_leads_nowhere_does_not_help() -> None:
    scene = in_a_deal().answer("A", "give-keeper").answer("A", "propose").answer("B", "counter")
    scene.answer("B", "give-keeper").answer("B", "propose").answer("A", "pass").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (3, 6)


@pytest.mark.rule("CS-wrack")
def test_who_accepts_loses_nothing_and_without_an_offer_nobody_is_pressed() -> None:
    accepted = in_a_deal().answer("A", "give-keeper").answer("A", "propose").answer("B", "accept").finish()
    silent = in_a_deal().answer("A", "pass").finish()

    assert (accepted.in_warp("A"), accepted.in_warp("B")) == (0, 0)
    assert (silent.in_warp("A"), silent.in_warp("B")) == (3, 3)


@pytest.mark.rule("CS-wrack")
def test_super_needs_a_deal_to_be_made() -> None:
    scene = with_wrack().hand("A", "flare-wrack").to("decided")

    assert "super-wrack" not in scene.options("A")


@pytest.mark.rule("CS-wrack", "CX-quash")
def test_an_offer_that_was_accepted_presses_no_more() -> None:
    scene = in_a_deal().hand("C", "quash").answer("A", "give-keeper").answer("A", "propose")
    scene.answer("B", "accept").to("deal-struck").play("C", "quash").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (3, 3)
