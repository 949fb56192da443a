"""Ethic: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.flow import Frame
from orrery.games.cosmic.keys import RESPONSE
from orrery.games.cosmic.powers.ethic import ask_next
from tests.rules.cosmic.scene import Scene, kind


def with_ethic(sent: int = 2, **options: Any) -> Scene:
    """Ethic sends tokens with Attack 6 and loses against Attack 12 of B, who holds five Attacks 8 besides."""
    scene = Scene("ethic", "", "", "", **options).cone(sent).cards("attack-6", "attack-12")
    return scene.empty_handed("B").hand("B", "attack-12", *["attack-8"] * 5)


def take(scene: Scene, *sources: str) -> Scene:
    """Ethic says where each card comes from: a hand, or "pass" for the deck."""
    for source in sources:
        scene.until("choose-seat").answer("A", source)
    return scene


@pytest.mark.rule("CB-ethic")
def test_it_takes_consolation_after_two_attacks() -> None:
    """Two tokens lost, two cards out of the hand of B."""
    scene = take(with_ethic(), "B", "B").finish()

    assert scene.in_warp("A") == 2
    assert scene.cards_of("A") == ["attack-8", "attack-8"]
    assert scene.state.sizes[1] == 3


@pytest.mark.rule("CB-ethic")
def test_it_may_take_each_card_from_the_deck() -> None:
    scene = take(with_ethic(), "pass").until("choose-seat")
    deck = int(sum(scene.state.deck))
    assert scene.options("A") == ["pass", "B"]
    scene.answer("A", "B").finish()

    assert int(sum(scene.state.deck)) == deck
    assert scene.state.sizes[0] == 1 + 2
    assert scene.state.sizes[1] == 4


@pytest.mark.rule("CB-ethic")
def test_where_the_hand_of_the_winner_is_empty_the_rest_comes_from_the_deck() -> None:
    scene = Scene("ethic", "", "", "").cone(3).empty_handed("B").cards("attack-6", "attack-12")
    scene.hand("B", "attack-8")
    take(scene, "B").finish()

    assert scene.state.sizes[0] == 1 + 3
    assert scene.state.sizes[1] == 0


@pytest.mark.rule("CB-ethic")
def test_after_a_compromise_it_may_take_from_the_deck_as_well() -> None:
    scene = Scene("ethic", "", "", "").cone(1).cards("compromise", "attack-12").until("choose-seat")

    assert scene.options("A") == ["pass", "B"]


@pytest.mark.rule("CB-ethic")
def test_as_winner_or_as_ally_it_takes_nothing() -> None:
    winner = Scene("ethic", "", "", "").cards("attack-12", "attack-6").finish()
    ally = Scene("", "", "ethic", "").join("C", "offence", 2).cards("attack-6", "attack-12").finish()

    assert winner.cards_of("A") == []
    assert ally.cards_of("C") == []


@pytest.mark.rule("CB-ethic", "CX-cosmic-zap")
def test_zapped_it_takes_nothing() -> None:
    scene = with_ethic().hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").unanswered().finish()

    assert scene.cards_of("A") == []


@pytest.mark.rule("CB-ethic", "CX-ionic-gas")
def test_ionic_gas_pays_no_consolation_either() -> None:
    scene = with_ethic().hand("D", "ionic-gas").to("decided").play("D", "ionic-gas").unanswered().finish()

    assert scene.cards_of("A") == []


def gaining(*cards: str, **options: Any) -> Scene:
    """A has no challenge card and gets these cards as its new hand; it keeps the Wild."""
    scene = Scene("", "", "", "", extra_flares=5, **options).hand("A", "flare-ethic").to("new-hand")
    scene.play("A", "keeper").unanswered().answer("A", "flare-ethic").answer("A", "pass")
    for card in cards:
        scene.until("draw-card").answer("chance", card)
    return scene


NEW_HAND = ("attack-8", "attack-10", "compromise", "plague", "quash", "finder", "attack-40")


@pytest.mark.rule("CW-ethic", "CG3")
def test_its_wild_gives_up_to_three_of_the_drawn_cards_away() -> None:
    """It reacts to a draw, and so nobody has to be a main player yet."""
    scene = gaining(*NEW_HAND).to("cards-gained").play("A", "wild-ethic").unanswered()
    assert scene.options("A") == ["pass", "B", "C", "D"]
    scene.answer("A", "B")
    assert sorted(scene.options("A")) == sorted(NEW_HAND)
    scene.answer("A", "plague").answer("A", "C").answer("A", "quash").answer("A", "B").answer("A", "attack-8")

    assert scene.cards_of("B") == ["attack-8", "plague"]
    assert scene.cards_of("C") == ["quash"]
    assert scene.asked == "respond"
    assert scene.state.sizes[0] == 1 + 4


@pytest.mark.rule("CW-ethic")
def test_its_wild_may_stop_at_any_card() -> None:
    scene = gaining(*NEW_HAND).to("cards-gained").play("A", "wild-ethic").unanswered()
    scene.answer("A", "D").answer("A", "quash").answer("A", "pass")

    assert scene.cards_of("D") == ["quash"]
    assert scene.state.sizes[0] == 1 + 6


@pytest.mark.rule("CW-ethic", "CA2.6")
def test_that_no_drawn_card_is_left_shows() -> None:
    """The flare itself may have been the card that was drawn: in the style mayfair it is discarded."""
    for cards, shown in ((NEW_HAND, 0), ((), 1)):
        state = (gaining(*cards).to("cards-gained") if cards else Scene().to("launch")).state
        before = state.reveals
        ask_next(state, Frame(RESPONSE, 0, 0, 0, 0, 0, 0))
        assert state.reveals == before + shown


@pytest.mark.rule("CW-ethic")
def test_cards_that_were_there_before_are_not_given() -> None:
    scene = gaining(*NEW_HAND).to("cards-gained").play("A", "wild-ethic").unanswered().answer("A", "B")

    assert "flare-ethic" not in scene.options("A")
    assert scene.against("A", "flare-ethic") == "CW-ethic"


@pytest.mark.rule("CW-ethic")
def test_others_don_t_play_it_on_a_draw_that_is_not_theirs() -> None:
    scene = Scene("", "", "", "", extra_flares=5).hand("B", "flare-ethic").hand("A", "attack-8")
    scene.hand("D", "rebirth").to("regroup").play("D", "rebirth").unanswered().until("draw-card")
    while scene.asked == "draw-card":
        scene.step()

    assert scene.moment == "cards-gained"
    with pytest.raises(AssertionError, match="B is not asked"):
        scene.options("B")


@pytest.mark.rule("CW-ethic", "CA3.2")
def test_nobody_is_asked_about_a_draw_if_the_flare_can_t_be_in_the_game() -> None:
    scene = Scene("", "", "", "").hand("A", "attack-8").hand("D", "rebirth").to("regroup")
    scene.play("D", "rebirth").unanswered().until("draw-card")
    while scene.asked == "draw-card":
        scene.step()

    assert scene.moment == "regroup"


@pytest.mark.rule("CS-ethic")
def test_with_its_super_it_names_the_number_of_cards() -> None:
    """One token is lost; four cards are taken."""
    scene = with_ethic(1).hand("A", "flare-ethic").to("decided").play("A", "super-ethic").unanswered()
    assert scene.options("A") == [str(number) for number in range(8)]
    take(scene.answer("A", "4"), "B", "B", "B", "B").finish()

    assert scene.cards_of("A") == ["attack-8"] * 4 + ["flare-ethic"]


@pytest.mark.rule("CS-ethic", "CD3-12")
def test_a_comet_doubles_the_number_that_it_has_named() -> None:
    scene = with_ethic(1, specials="yes").hand("A", "flare-ethic").to("revealed")
    scene.facts("comet: double-consolation").to("decided").play("A", "super-ethic").unanswered()
    take(scene.answer("A", "2"), "B", "B", "B", "B").finish()

    assert scene.cards_of("A") == ["attack-8"] * 4 + ["flare-ethic"]


@pytest.mark.rule("CS-ethic", "CPro-ethic")
def test_the_pro_adds_one_to_the_number_that_was_named() -> None:
    scene = with_ethic(3, pulsars="yes").hand("A", "flare-ethic", "pulsar-ethic").to("launch")
    scene.play("A", "pro-ethic").unanswered().to("decided").play("A", "super-ethic").unanswered()
    take(scene.answer("A", "0"), "B").finish()

    assert scene.cards_of("A") == ["attack-8", "flare-ethic", "pulsar-ethic"]


@pytest.mark.rule("CPro-ethic")
@pytest.mark.parametrize("card", ["attack-6", "compromise"])
def test_with_its_pro_it_takes_one_card_more(card: str) -> None:
    scene = Scene("ethic", "", "", "", pulsars="yes").cone(2).cards(card, "attack-12")
    scene.hand("A", "pulsar-ethic").empty_handed("B").hand("B", "attack-12", *["attack-8"] * 5)
    scene.to("launch").play("A", "pro-ethic").unanswered()
    take(scene, "B", "B", "B").finish()

    assert scene.cards_of("A") == ["attack-8"] * 3 + ["pulsar-ethic"]


@pytest.mark.rule("CCon-ethic")
def test_against_a_con_of_the_winner_it_takes_nothing_after_two_attacks() -> None:
    scene = with_ethic(pulsars="yes").hand("B", "pulsar-ethic").to("launch").play("B", "con-ethic").finish()

    assert scene.cards_of("A") == []


@pytest.mark.rule("CCon-ethic", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_ethic(pulsars="yes").hand("B", "pulsar-ethic").to("played").play("B", "con-ethic").finish()

    assert scene.cards_of("A") == []


@pytest.mark.rule("CCon-ethic")
def test_after_a_compromise_a_con_changes_nothing() -> None:
    scene = Scene("ethic", "", "", "", pulsars="yes").cone(1).cards("compromise", "attack-12")
    scene.hand("B", "pulsar-ethic").to("launch").play("B", "con-ethic").until("choose-seat")

    assert scene.options("A") == ["pass", "B"]


@pytest.mark.rule("CS-ethic", "C3.10e")
def test_its_super_beats_the_con() -> None:
    scene = with_ethic(1, pulsars="yes").hand("A", "flare-ethic").hand("B", "pulsar-ethic").to("launch")
    scene.play("B", "con-ethic").to("decided").play("A", "super-ethic").unanswered().answer("A", "2")
    take(scene, "pass", "pass").finish()

    assert scene.state.sizes[0] == 2 + 2


def test_the_number_of_cards_gained_is_forgotten_when_the_gain_is_over() -> None:
    scene = take(with_ethic(), "B", "B").finish()

    assert list(scene.state.gained) == [0, 0, 0, 0]
    assert sum(scene.state.fresh) == 0
    assert scene.state.hands[kind("attack-8")] == 2
