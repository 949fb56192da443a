"""The flare of Miser and its Pulsar."""

import pytest

from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, seat
from tests.rules.cosmic.test_miser import hoard_of, seen_by, with_miser


@pytest.mark.rule("CW-miser")
def test_the_wild_saves_three_cards_of_a_hand_that_is_discarded() -> None:
    """B has no challenge card, keeps three of five cards, and draws seven."""
    scene = Scene("", "", "miser", flares="mayfair").cards("attack-8", "attack-10").empty_handed("B")
    scene.hand("B", "quash", "plague", "finder", "rebirth", "flare-miser").to("new-hand")
    scene.play("B", "wild-miser").unanswered()
    assert scene.asked == "choose-card"
    scene.answer("B", "quash").answer("B", "plague").answer("B", "finder").to("launch")

    assert scene.state.sizes[seat("B")] == 3 + 7
    assert all(scene.count("B", card) >= 1 for card in ("quash", "plague", "finder"))
    assert scene.state.discards[kind("rebirth")] == 1


@pytest.mark.rule("CW-miser")
def test_the_wild_may_save_fewer_and_is_for_the_own_hand() -> None:
    scene = Scene("", "", "miser", flares="mayfair").cards("attack-8", "attack-10").empty_handed("B")
    scene.hand("B", "quash", "plague", "flare-miser").to("new-hand").play("B", "wild-miser").unanswered()
    scene.answer("B", "quash").answer("B", "pass").to("launch")
    other = Scene("", "", "miser").cards("attack-8", "attack-10").empty_handed("B")
    other.hand("B", "quash").hand("A", "flare-miser").to("new-hand")

    assert scene.state.sizes[seat("B")] == 1 + 7
    assert scene.state.discards[kind("plague")] == 1
    assert [ask.seat for ask in COSMIC.asks(other.state)] == [seat("B")]


@pytest.mark.rule("CS-miser")
def test_the_super_puts_the_top_card_of_the_deck_into_the_hoard() -> None:
    scene = with_miser("quash").hand("A", "flare-miser").cards("attack-8", "attack-10").to("regroup")
    scene.play("A", "super-miser").unanswered().to("destiny")
    defence = with_miser("quash", powers=("", "miser", "")).hand("B", "flare-miser")
    defence.cards("attack-8", "attack-10").to("regroup")

    assert len(hoard_of(scene)) == 2
    assert len(seen_by(scene, "A")) == 2
    assert seen_by(scene, "B") == []
    assert defence.against("B", "super-miser") == "CS-miser"


@pytest.mark.rule("CPro-miser")
def test_with_the_pro_a_renewal_draws_nine_cards() -> None:
    scene = with_miser("quash", pulsars="yes").hand("A", "pulsar-miser").cards("attack-8", "attack-10")
    scene.to("beginning").play("A", "pro-miser").unanswered()
    assert hoard_of(scene) == ["quash"]
    scene.play("A", "miser-renew").unanswered().to("regroup")

    assert len(hoard_of(scene)) == 9


def consoled(scene: Scene) -> Scene:
    """B, who has lost a Compromise with four tokens to A, takes consolation; it has a Con."""
    scene.hand("B", "pulsar-miser").cone(2).cards("attack-8", "compromise").to("regroup")
    return scene.play("B", "con-miser").unanswered().until("agree")


@pytest.mark.rule("CCon-miser", "CR2")
def test_the_con_lets_its_holder_take_consolation_out_of_the_hoard() -> None:
    """Four cards are due: two out of the hoard, which is empty then, and the Keeper out of the hand."""
    scene = consoled(with_miser("attack-30", "quash", pulsars="yes"))
    scene.answer("B", "yes").until("agree").answer("B", "yes").finish()

    assert hoard_of(scene) == []
    assert scene.count("B", "attack-30") == scene.count("B", "quash") == 1
    assert scene.state.sizes[seat("A")] == 0


@pytest.mark.rule("CCon-miser", "CG18")
def test_the_con_takes_nothing_of_a_hoard_that_is_out_of_use_and_only_for_its_holder() -> None:
    """Stopped, Miser's hoard is closed to all; without a Con nobody is asked."""
    stopped = with_miser("attack-30", pulsars="yes").hand("B", "pulsar-miser").cone(2)
    stopped.cards("attack-8", "compromise").to("regroup").play("B", "con-miser").unanswered()
    stopped.to("revealed").play("B", "stop-miser").unanswered().finish()
    without = with_miser("attack-30", pulsars="yes").cone(2).cards("attack-8", "compromise").finish()

    assert hoard_of(stopped) == hoard_of(without) == ["attack-30"]


@pytest.mark.rule("CCon-miser")
def test_the_holder_may_leave_the_hoard_and_the_keeper_knows_what_was_taken() -> None:
    scene = consoled(with_miser("attack-30", pulsars="yes").hand("A", "attack-9"))
    scene.answer("B", "pass").until("agree").answer("B", "yes").until("take-random").finish()
    view = COSMIC.view(scene.state, seat("A"))

    assert view.known[seat("B") * KINDS + kind("attack-30")] == 1
    assert COSMIC.view(scene.state, seat("C")).known[seat("B") * KINDS + kind("attack-30")] == 0
