"""Trader: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic import knowledge
from orrery.games.cosmic.data.cards import KINDS
from tests.rules.cosmic.scene import Scene, kind, seat


def known(scene: Scene, viewer: str, holder: str, card: str) -> int:
    """How many such cards a player knows to be in a hand."""
    return int(knowledge.known(scene.state, seat(viewer), seat(holder), kind(card)))


def with_hands(*powers: str, **options: Any) -> Scene:
    """A, who is Trader, holds an Attack 4 and a Quash, B an Attack 30 and a Plague, C a Compromise."""
    scene = Scene(*(powers or ("trader", "", "", "")), **options)
    for name in "ABC":
        scene.empty_handed(name)
    scene.hand("A", "attack-4", "quash").hand("B", "attack-30", "plague")
    return scene.hand("C", "compromise")


@pytest.mark.rule("CB-trader")
def test_it_swaps_hands_with_its_opponent_for_good() -> None:
    """A attacks with B's 30 and one token, B has A's 4 and four tokens: 31 against 8."""
    scene = with_hands().to("before-cards").play("A", "trader").unanswered()
    assert (scene.cards_of("A"), scene.cards_of("B")) == (["attack-30", "plague"], ["attack-4", "quash"])
    scene.finish()

    assert scene.totals == (31, 8)
    assert (scene.cards_of("A"), scene.cards_of("B")) == (["plague"], ["quash"])


@pytest.mark.rule("CB-trader")
def test_it_may_leave_its_hand_as_it_is() -> None:
    scene = with_hands().to("revealed")

    assert (scene.cards_of("A"), scene.cards_of("B")) == (["quash"], ["plague"])


@pytest.mark.rule("CB-trader", "CG1")
def test_it_is_for_a_main_player_once_in_a_challenge() -> None:
    defence = with_hands("", "trader").to("before-cards").play("B", "trader").unanswered()
    bystander = with_hands("", "", "trader").to("before-cards")

    assert defence.cards_of("B") == ["attack-4", "quash"]
    assert defence.against("B", "trader") == "CA3.4"
    assert bystander.against("C", "trader") == "CB-trader"


@pytest.mark.rule("CB-trader")
def test_both_know_the_hand_that_they_gave_and_what_others_know_goes_along() -> None:
    scene = with_hands().facts("known C-A: quash=1").to("before-cards").play("A", "trader").unanswered()

    assert (known(scene, "A", "B", "quash"), known(scene, "B", "A", "plague")) == (1, 1)
    assert (known(scene, "C", "B", "quash"), known(scene, "C", "A", "quash")) == (1, 0)


@pytest.mark.rule("CB-trader", "CB-laser")
def test_cards_that_a_player_is_blinded_to_stay() -> None:
    """A's Laser blinds B, who is Trader, to the Plague; C, who knew the 30, does not know who has it now."""
    scene = with_hands("laser", "trader").facts("known A-B: plague=1 attack-30=1", "known C-B: attack-30=1")
    scene.until("blind-card").answer("chance", "plague").to("before-cards")
    scene.play("B", "trader").unanswered()

    assert scene.cards_of("A") == ["attack-30"]
    assert scene.cards_of("B") == ["attack-4", "plague", "quash"]
    assert scene.state.blinded[seat("B")] == 1
    assert [known(scene, "A", "B", card) for card in ("attack-4", "plague", "attack-30")] == [1, 1, 0]
    assert (known(scene, "B", "A", "attack-30"), known(scene, "C", "A", "attack-30")) == (1, 0)
    assert scene.state.loose[seat("C") * KINDS + kind("attack-30")] == knowledge.MASK + 0b11


@pytest.mark.rule("CB-trader", "C3.4h")
def test_cards_that_nothing_keeps_blind_any_longer_are_swapped_too() -> None:
    scene = with_hands("laser", "trader", pulsars="yes").hand("C", "pulsar-laser").until("blind-card")
    scene.answer("chance", "plague").to("offence-invites").play("C", "stop-laser").unanswered()
    scene.to("before-cards").play("B", "trader").unanswered()

    assert scene.cards_of("A") == ["attack-30", "plague"]


@pytest.mark.rule("CB-trader", "CX-cosmic-zap")
def test_zapped_it_swaps_nothing() -> None:
    scene = with_hands().hand("D", "cosmic-zap").to("before-cards").play("A", "trader")
    scene.play("D", "cosmic-zap").unanswered()

    assert scene.cards_of("A") == ["attack-4", "quash"]


def with_wild() -> Scene:
    """A holds the flare besides, B an Attack 30 and a Plague; it comes before cards."""
    return with_hands("", "").hand("A", "flare-trader").to("before-cards")


@pytest.mark.rule("CW-trader")
def test_its_wild_takes_a_random_card_and_gives_one_of_the_own_choice() -> None:
    scene = with_wild().play("A", "wild-trader").until("take-random").answer("chance", "plague")
    scene.until("choose-card")
    assert scene.options("A") == ["attack-4", "plague", "quash", "flare-trader"]
    scene.answer("A", "attack-4")

    assert scene.cards_of("A") == ["plague", "quash", "flare-trader"]
    assert scene.cards_of("B") == ["attack-4", "attack-30"]
    assert (known(scene, "A", "B", "attack-4"), known(scene, "C", "B", "attack-4")) == (1, 0)


@pytest.mark.rule("CW-trader")
def test_the_card_that_its_wild_has_taken_may_be_given_back() -> None:
    scene = with_wild().play("A", "wild-trader").until("take-random").answer("chance", "plague")
    scene.until("choose-card").answer("A", "plague")

    assert scene.cards_of("B") == ["attack-30", "plague"]


@pytest.mark.rule("CW-trader", "CG3")
def test_its_wild_is_for_a_main_player_whose_opponent_has_a_card() -> None:
    bystander = with_hands("").hand("C", "flare-trader").to("before-cards")
    poor = with_hands("").hand("A", "flare-trader").to("before-cards").empty_handed("B")

    assert bystander.against("C", "wild-trader") == "CW-trader"
    assert poor.against("A", "wild-trader") == "CW-trader"


@pytest.mark.rule("CS-trader")
def test_with_its_super_it_swaps_with_anybody() -> None:
    scene = with_hands().hand("A", "flare-trader").to("before-cards").play("A", "trader")
    scene.play("A", "super-trader").until("choose-seat")
    assert scene.options("A") == ["B", "C", "D"]
    scene.answer("A", "C")

    assert (scene.cards_of("A"), scene.cards_of("B")) == (["compromise"], ["attack-30", "plague"])
    assert scene.cards_of("C") == ["attack-4", "quash", "flare-trader"]


@pytest.mark.rule("CS-trader", "CG3")
def test_its_super_is_for_a_main_player_too() -> None:
    scene = with_hands("", "", "trader").hand("C", "flare-trader").to("before-cards")

    assert scene.against("C", "super-trader") == "CS-trader"


@pytest.mark.rule("CPro-trader")
@pytest.mark.parametrize(("answer", "after"), [("yes", "plague"), ("pass", "quash")])
def test_with_its_pro_it_looks_at_the_hand_before_it_decides(answer: str, after: str) -> None:
    scene = with_hands(pulsars="yes").hand("A", "pulsar-trader").to("regroup").play("A", "pro-trader")
    scene.unanswered().to("before-cards").play("A", "trader").until("agree")
    assert (known(scene, "A", "B", "plague"), known(scene, "C", "B", "plague")) == (1, 0)
    scene.answer("A", answer)

    assert after in scene.cards_of("A")
    assert scene.to("before-cards").against("A", "trader") == "CA3.4"


@pytest.mark.rule("CCon-trader", "C3.3h")
def test_a_con_in_answer_guards_the_hand_of_the_opponent() -> None:
    scene = with_hands(pulsars="yes").hand("B", "pulsar-trader").to("before-cards").play("A", "trader")
    scene.play("B", "con-trader").unanswered()

    assert scene.cards_of("A") == ["attack-4", "quash"]


@pytest.mark.rule("CCon-trader")
def test_against_a_con_it_is_not_used_but_for_a_bystander_that_is_no_matter() -> None:
    opposed = with_hands(pulsars="yes").facts("con: trader=B").to("before-cards")
    beside = with_hands(pulsars="yes").facts("con: trader=C").to("before-cards")

    assert opposed.against("A", "trader") == "CB-trader"
    assert "trader" in beside.options("A")


@pytest.mark.rule("CS-trader", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = with_hands(pulsars="yes").hand("A", "flare-trader").facts("con: trader=B").to("before-cards")
    scene.play("A", "super-trader").unanswered().to("before-cards").play("A", "trader").until("choose-seat")
    scene.answer("A", "B")

    assert scene.cards_of("A") == ["attack-30", "plague"]
