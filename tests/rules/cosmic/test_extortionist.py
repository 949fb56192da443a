"""Extortionist: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene

NEW_HAND = ("attack-8", "attack-10", "compromise", "plague", "quash", "finder", "attack-40")


def with_new_hand(*cards: str, **options: Any) -> Scene:
    """A, who has no challenge card, gets a new hand; C is the Extortionist."""
    scene = Scene("", "", "extortionist", "", **options)
    return drawing(scene, *(cards or NEW_HAND))


def drawing(scene: Scene, *cards: str) -> Scene:
    for card in cards:
        scene.until("draw-card").answer("chance", card)
    return scene.to("cards-gained")


def taking(scene: Scene, *cards: str) -> Scene:
    """These cards come out of the hand by chance."""
    for card in cards:
        scene.until("take-random").answer("chance", card)
    return scene


@pytest.mark.rule("CB-extortionist")
def test_it_takes_half_of_a_new_hand_rounded_down() -> None:
    """Three of seven cards."""
    scene = with_new_hand().play("C", "extortionist").unanswered()
    assert (scene.asked, scene.options("A")) == ("agree", ["pass", "yes"])
    taking(scene.answer("A", "pass"), "attack-40", "plague", "finder")

    assert scene.asked == "respond"
    assert scene.cards_of("C") == ["attack-40", "plague", "finder"]
    assert scene.state.sizes[0] == 4


@pytest.mark.rule("CB-extortionist")
def test_only_cards_of_the_gain_are_taken() -> None:
    """A keeps a Quash of its old hand beside the seven cards that it draws."""
    scene = Scene("", "", "extortionist", "").hand("A", "stellar-gas").to("new-hand")
    scene.play("A", "keeper").unanswered().answer("A", "stellar-gas").answer("A", "pass")
    drawing(scene, *NEW_HAND).play("C", "extortionist").unanswered().answer("A", "pass")

    assert scene.asked == "take-random"
    assert sorted(scene.options("chance")) == sorted(NEW_HAND)


@pytest.mark.rule("CB-extortionist")
def test_the_victim_may_lose_a_token_of_its_choice_instead() -> None:
    scene = with_new_hand().play("C", "extortionist").unanswered().answer("A", "yes")
    assert (scene.asked, scene.options("C")) == ("choose-place", ["p0", "p1", "p2", "p3", "p4"])
    scene.answer("C", "p3").to("regroup")

    assert scene.tokens("A", "p3") == 3
    assert scene.in_warp("A") == 1
    assert scene.state.sizes[0] == 7
    assert scene.cards_of("C") == []


@pytest.mark.rule("CB-extortionist")
def test_it_need_not_take_anything_and_takes_nothing_of_its_own_gains() -> None:
    scene = with_new_hand().to("regroup")
    own = Scene("extortionist", "", "", "").until("draw-card").to("regroup")

    assert scene.state.sizes[0] == 7
    assert own.state.sizes[0] == 7


@pytest.mark.rule("CB-extortionist")
def test_of_a_single_card_half_is_nothing() -> None:
    """B loses a token with a Compromise: one card of consolation."""
    scene = Scene("", "", "extortionist", "").base("B", "p5", 1).cards("attack-12", "compromise")
    scene.until("take-random").step()

    assert scene.moment == "cards-gained"
    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CB-extortionist", "CR2")
def test_it_takes_half_of_a_consolation() -> None:
    scene = Scene("", "", "extortionist", "").cards("attack-12", "compromise")
    scene.hand("A", *["attack-8"] * 5).to("cards-gained").play("C", "extortionist").unanswered()
    scene.answer("B", "pass").finish()

    assert scene.cards_of("C") == ["attack-8", "attack-8"]


@pytest.mark.rule("CB-extortionist", "CA6.2")
def test_the_rewards_of_one_challenge_count_together() -> None:
    """D takes three cards, one after the other: one of them is for Extortionist."""
    scene = Scene("", "", "extortionist", "").join("D", "defence", 3).cards("attack-6", "attack-12")
    scene.to("cards-gained").play("C", "extortionist").unanswered().answer("D", "pass").finish()

    assert scene.state.sizes[3] == 1 + 2
    assert scene.state.sizes[2] == 1 + 1


@pytest.mark.rule("CB-extortionist", "CG2")
def test_it_works_once_for_each_gain() -> None:
    """A draws a new hand in phase 0, B in phase 3."""
    scene = with_new_hand().play("C", "extortionist").unanswered().answer("A", "pass")
    taking(scene, "attack-40", "plague", "finder")
    assert "extortionist" not in scene.options("C")
    scene.to("regroup").to("cards-gained")

    assert scene.state.frame(scene.state.depth - 1).seat == 1
    assert "extortionist" in scene.options("C")


@pytest.mark.rule("CB-extortionist", "CX-cosmic-zap", "CG25")
def test_zapped_it_takes_nothing_and_nobody_has_paid() -> None:
    scene = with_new_hand(*NEW_HAND[:-1], "cosmic-zap").play("C", "extortionist")
    scene.play("A", "cosmic-zap").unanswered().to("regroup")

    assert scene.cards_of("C") == []
    assert scene.state.sizes[0] == 6
    assert scene.in_warp("A") == 0


def without_deal(wild: str, **options: Any) -> Scene:
    """A and B show Compromises and find no deal; one of them holds the Wild."""
    scene = Scene("", "", "", "", **options).cards("compromise", "compromise")
    return scene.hand(wild, "flare-extortionist").until("offer").answer("A", "pass").to("deal-broken")


@pytest.mark.rule("CW-extortionist")
def test_with_its_wild_a_failed_deal_costs_the_opponent_double() -> None:
    scene = without_deal("B").play("B", "wild-extortionist").unanswered().finish()

    assert scene.in_warp("A") == 6
    assert scene.in_warp("B") == 0


@pytest.mark.rule("CW-extortionist", "CR3")
def test_without_the_wild_both_lose_three() -> None:
    scene = without_deal("B").finish()

    assert (scene.in_warp("A"), scene.in_warp("B")) == (3, 3)


@pytest.mark.rule("CW-extortionist")
def test_its_wild_is_for_a_main_player() -> None:
    scene = without_deal("C")

    assert scene.against("C", "wild-extortionist") == "CW-extortionist"


@pytest.mark.rule("CS-extortionist")
def test_with_its_super_nobody_buys_himself_off() -> None:
    scene = Scene("", "", "extortionist", "").hand("C", "flare-extortionist")
    drawing(scene, *NEW_HAND).play("C", "extortionist").play("C", "super-extortionist")
    scene.unanswered().unanswered()

    assert scene.asked == "take-random"
    taking(scene, "attack-8", "quash", "finder")
    assert scene.cards_of("C") == ["attack-8", "quash", "finder", "flare-extortionist"]


@pytest.mark.rule("CS-extortionist")
def test_its_super_is_for_one_gain() -> None:
    scene = Scene("", "", "extortionist", "").hand("C", "flare-extortionist")
    drawing(scene, *NEW_HAND).play("C", "extortionist").play("C", "super-extortionist").unanswered()
    taking(scene, "attack-8", "quash", "finder").to("regroup").to("cards-gained")
    scene.play("C", "extortionist").unanswered()

    assert scene.asked == "agree"


@pytest.mark.rule("CPro-extortionist")
def test_with_its_pro_half_is_rounded_up_and_can_still_be_bought_off() -> None:
    """Four of seven cards; and B's single card of consolation."""
    scene = Scene("", "", "extortionist", "", pulsars="yes").hand("C", "pulsar-extortionist")
    scene.to("beginning").play("C", "pro-extortionist").unanswered()
    drawing(scene, *NEW_HAND).play("C", "extortionist").unanswered()
    assert scene.options("A") == ["pass", "yes"]
    taking(scene.answer("A", "pass"), *NEW_HAND[:4])
    single = Scene("", "", "extortionist", "", pulsars="yes").hand("C", "pulsar-extortionist")
    single.base("B", "p5", 1).cards("attack-12", "compromise").to("launch")
    single.play("C", "pro-extortionist").unanswered().to("cards-gained")

    assert scene.state.sizes[0] == 3
    assert "extortionist" in single.options("C")


@pytest.mark.rule("CCon-extortionist")
def test_against_a_con_it_takes_none_of_the_holder_s_cards() -> None:
    scene = Scene("", "", "extortionist", "", pulsars="yes").hand("B", "pulsar-extortionist")
    scene.cards("attack-12", "compromise").hand("A", *["attack-8"] * 5).to("launch")
    scene.play("B", "con-extortionist").to("cards-gained")

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CCon-extortionist", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = Scene("", "", "extortionist", "", pulsars="yes").hand("B", "pulsar-extortionist")
    scene.cards("attack-12", "compromise").hand("A", *["attack-8"] * 5).to("cards-gained")
    scene.play("C", "extortionist").play("B", "con-extortionist").finish()

    assert scene.cards_of("C") == []


@pytest.mark.rule("CS-extortionist", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = Scene("", "", "extortionist", "", pulsars="yes").hand("B", "pulsar-extortionist")
    scene.hand("C", "flare-extortionist").cards("attack-12", "compromise").hand("A", *["attack-8"] * 5)
    scene.to("launch").play("B", "con-extortionist").to("cards-gained")
    scene.play("C", "super-extortionist").unanswered().play("C", "extortionist").unanswered().finish()

    assert scene.cards_of("C") == ["attack-8", "attack-8", "flare-extortionist"]
