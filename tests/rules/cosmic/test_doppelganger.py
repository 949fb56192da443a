"""Doppelganger: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.glance import at_a_glance
from tests.rules.cosmic.scene import Scene, kind, seat


def discarded(scene: Scene, card: str) -> int:
    return int(scene.state.discards[kind(card)])


def held(scene: Scene, name: str, card: int) -> int:
    return int(scene.state.hands[seat(name) * KINDS + card])


def with_doppelganger(**options: Any) -> Scene:
    """A is Doppelganger with an Attack 8; C holds Attacks 10 and 20 and a Compromise, D a Compromise."""
    scene = Scene("doppelganger", "", "", "", **options).cards("attack-8", "attack-6")
    return scene.hand("C", "attack-10", "attack-20", "compromise").hand("D", "compromise", "compromise")


@pytest.mark.rule("CB-doppelganger")
def test_it_discards_its_own_and_borrows_the_highest_attack_and_a_compromise() -> None:
    scene = with_doppelganger().hand("A", "attack-8").until("choose-seat")
    assert scene.options("A") == ["C", "D"]
    scene.answer("A", "C")

    assert scene.cards_of("A") == ["attack-20", "compromise"]
    assert scene.cards_of("C") == ["attack-10"]
    assert discarded(scene, "attack-8") == 2


@pytest.mark.rule("CB-doppelganger")
def test_the_laid_card_is_discarded_and_the_other_goes_back() -> None:
    scene = with_doppelganger().until("choose-seat").answer("A", "C")
    assert COSMIC.view(scene.state, seat("B")).owing == (2, 0, 0, 0)
    scene.laid["A"] = "attack-20"
    scene.to("decided")

    assert scene.cards_of("A") == []
    assert scene.cards_of("C") == ["attack-10", "compromise"]
    assert COSMIC.view(scene.state, seat("B")).owing == (0, 0, 0, 0)
    assert discarded(scene.finish(), "attack-20") == 1


@pytest.mark.rule("CB-doppelganger")
def test_a_type_that_the_lender_lacks_is_not_borrowed() -> None:
    scene = with_doppelganger().until("choose-seat").answer("A", "D")

    assert scene.cards_of("A") == ["compromise"]
    assert scene.cards_of("D") == ["compromise"]


@pytest.mark.rule("CB-doppelganger")
def test_where_the_lender_has_neither_the_next_one_is_asked() -> None:
    """D has no challenge card, so only C is left, who lends without being named."""
    scene = Scene("doppelganger", "", "", "").cards("attack-8", "attack-6").hand("C", "attack-10")
    scene.until("choose-seat").answer("A", "D")

    assert scene.cards_of("A") == ["attack-10"]
    assert scene.cards_of("C") == []


@pytest.mark.rule("CB-doppelganger", "CA3.3")
def test_where_nobody_lends_it_is_without_challenge_cards() -> None:
    """As offence its turn ends; as defence it draws a new hand."""
    offence = Scene("doppelganger", "", "", "").cards("attack-8", "attack-6").to("resolved")
    defence = Scene("", "doppelganger", "", "").cards("attack-8", "attack-6").to("cards-laid")

    assert discarded(offence, "attack-8") == 1
    assert offence.tokens("A", "p5") == 0
    assert defence.told("drew-new-hand") == 1


@pytest.mark.rule("CB-doppelganger")
def test_as_bystander_it_borrows_nothing() -> None:
    scene = Scene("", "", "doppelganger", "").cards("attack-8", "attack-6").hand("C", "attack-10")

    assert scene.to("cards-laid").cards_of("C") == ["attack-10"]


@pytest.mark.rule("CB-doppelganger", "CG21")
def test_doppelganger_is_no_power_for_two() -> None:
    with pytest.raises(BadSetup, match="doppelganger is not for 2 players"):
        COSMIC.setup(2, {"named-powers": "doppelganger,virus,zombie,oracle"})


@pytest.mark.rule("CB-doppelganger", "CX-cosmic-zap", "CG25")
def test_zapped_it_keeps_its_own_cards() -> None:
    scene = with_doppelganger().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").unanswered()

    assert scene.cards_of("A") == ["attack-8"]
    assert discarded(scene, "attack-8") == 0


@pytest.mark.rule("CB-doppelganger")
def test_others_don_t_learn_what_was_lent() -> None:
    one = with_doppelganger().until("choose-seat").answer("A", "C").to("before-cards")
    other = Scene("doppelganger", "", "", "").cards("attack-8", "attack-6")
    other.hand("C", "attack-10", "attack-30", "compromise").hand("D", "compromise", "compromise")
    other.until("choose-seat").answer("A", "C").to("before-cards")

    for viewer in (seat("B"), seat("D")):
        assert COSMIC.view(one.state, viewer) == COSMIC.view(other.state, viewer)
    assert COSMIC.view(one.state, seat("A")) != COSMIC.view(other.state, seat("A"))


def as_bystander(**options: Any) -> Scene:
    """C, who takes no part, holds the Wild; D has a base in the system of C, a Plague and an Attack 10."""
    scene = Scene("", "", "", "", **options).cards("attack-12", "attack-6").base("D", "p11", 1)
    return scene.hand("C", "flare-doppelganger").hand("D", "plague", "emotion-control", "attack-10")


@pytest.mark.rule("CW-doppelganger")
def test_its_wild_plays_the_cards_of_a_guest_as_its_own() -> None:
    scene = as_bystander().to("before-cards").play("C", "wild-doppelganger").unanswered()
    assert scene.options("C") == ["D"]
    scene.answer("C", "D")
    assert scene.cards_of("C") == ["plague", "emotion-control", "flare-doppelganger"]
    assert scene.cards_of("D") == ["attack-10"]
    scene.to("revealed").play("C", "emotion-control").unanswered().to("resolved")
    assert scene.cards_of("C") == ["plague", "flare-doppelganger"]
    scene.to("ending")

    assert scene.cards_of("C") == ["flare-doppelganger"]
    assert scene.cards_of("D") == ["attack-10", "plague"]
    assert discarded(scene, "emotion-control") == 1


@pytest.mark.rule("CW-doppelganger", "CA2.6")
def test_that_a_guest_has_nothing_to_lend_shows_as_well() -> None:
    scene = as_bystander().empty_handed("D").hand("D", "attack-10").to("before-cards")
    scene.play("C", "wild-doppelganger").unanswered()
    before = scene.state.reveals
    scene.answer("C", "D")

    assert scene.cards_of("D") == ["attack-10"]
    assert scene.state.reveals > before


@pytest.mark.rule("CW-doppelganger")
def test_its_wild_is_not_for_a_main_player_nor_without_a_guest() -> None:
    main = as_bystander().hand("A", "flare-doppelganger").base("D", "p0", 1).to("before-cards")
    lonely = Scene("", "", "", "").cards("attack-12", "attack-6").hand("C", "flare-doppelganger")

    poor = as_bystander().empty_handed("D").to("before-cards")

    assert "wild-doppelganger" in as_bystander().to("cards-laid").options("C")
    assert poor.against("C", "wild-doppelganger") == "CW-doppelganger"
    assert main.against("A", "wild-doppelganger") == "CW-doppelganger"
    assert lonely.to("before-cards").against("C", "wild-doppelganger") == "CW-doppelganger"


@pytest.mark.rule("CS-doppelganger")
def test_with_its_super_it_borrows_two_further_cards_of_its_choice() -> None:
    scene = with_doppelganger().hand("A", "flare-doppelganger").hand("C", "plague", "quash").to("played")
    scene.play("A", "super-doppelganger").until("choose-seat").answer("A", "C")
    assert scene.options("A") == ["pass", "attack-10", "plague", "quash", "keeper"]
    seen = [known(scene.state, seat("A"), seat("C"), card) for card in range(KINDS)]
    assert seen == [held(scene, "C", card) for card in range(KINDS)]
    scene.answer("A", "quash").answer("A", "attack-10")
    assert scene.asked == "respond"
    assert scene.cards_of("A") == ["attack-10", "attack-20", "compromise", "quash", "flare-doppelganger"]
    scene.laid["A"] = "attack-20"
    scene.to("decided")

    assert scene.cards_of("A") == ["flare-doppelganger"]
    assert scene.cards_of("C") == ["attack-10", "compromise", "plague", "quash"]


@pytest.mark.rule("CB-doppelganger", "CS-doppelganger", "CB-chronos")
def test_where_phase_7_is_played_again_it_gives_back_borrows_anew_and_may_play_its_super_again() -> None:
    """B is Chronos. A lays an Attack 20, which is set aside; C has got back all else before A chooses."""
    scene = Scene("doppelganger", "chronos").cards("attack-8", "attack-6").hand("A", "flare-doppelganger")
    scene.hand("C", "attack-10", "attack-20", "compromise").hand("D", "compromise").to("played")
    scene.play("A", "super-doppelganger").until("choose-seat").answer("A", "C").answer("A", "attack-10")
    scene.answer("A", "pass")
    scene.laid["A"] = "attack-20"
    scene.to("revealed").play("B", "chronos")
    while scene.told("power-used") < 3:
        scene.step()
    scene.play("A", "super-doppelganger").until("choose-seat")

    assert scene.cards_of("C") == ["attack-10", "compromise"]
    assert scene.cards_of("A") == ["flare-doppelganger"]
    assert scene.answer("A", "C").options("A") == ["pass", "keeper"]


@pytest.mark.rule("CPro-doppelganger")
def test_with_its_pro_the_lender_chooses_a_third_card() -> None:
    scene = with_doppelganger(pulsars="yes").hand("A", "pulsar-doppelganger").to("launch")
    scene.play("A", "pro-doppelganger").until("choose-seat").answer("A", "C")
    assert (scene.asked, scene.options("C")) == ("choose-card", ["attack-10", "keeper"])
    scene.answer("C", "attack-10")

    assert scene.cards_of("A") == ["attack-10", "attack-20", "compromise", "pulsar-doppelganger"]


@pytest.mark.rule("CPro-doppelganger", "CS-doppelganger")
def test_with_pro_and_super_the_third_card_comes_before_those_of_its_choice() -> None:
    scene = with_doppelganger(pulsars="yes").hand("A", "pulsar-doppelganger", "flare-doppelganger")
    scene.to("launch").play("A", "pro-doppelganger").unanswered().to("played")
    scene.play("A", "super-doppelganger").until("choose-seat").answer("A", "C").answer("C", "keeper")

    assert scene.options("A") == ["pass", "attack-10"]


@pytest.mark.rule("CPro-doppelganger", "CS-doppelganger", "CA6.6")
def test_nothing_more_is_borrowed_from_an_empty_hand() -> None:
    """C has an Attack 10 and nothing else."""
    for card, play, moment in (
        ("pulsar-doppelganger", "pro-doppelganger", "launch"),
        ("flare-doppelganger", "super-doppelganger", "played"),
    ):
        scene = Scene("doppelganger", pulsars="yes").cards("attack-8", "attack-6").empty_handed("C")
        scene.hand("C", "attack-10").hand("D", "compromise").hand("A", card).to(moment).play("A", play)
        scene.until("choose-seat").answer("A", "C")
        assert scene.asked == "respond"


@pytest.mark.rule("CCon-doppelganger")
def test_it_can_t_borrow_from_the_holder_of_a_con() -> None:
    scene = with_doppelganger(pulsars="yes").hand("C", "pulsar-doppelganger").to("launch")
    scene.play("C", "con-doppelganger").to("cards-laid")

    assert scene.state.laid[0] == kind("compromise")
    assert "attack-20" in scene.cards_of("C")


@pytest.mark.rule("CCon-doppelganger", "C3.3h", "CS-doppelganger", "C3.10e")
def test_a_con_in_answer_comes_in_time_but_its_super_beats_it() -> None:
    scene = with_doppelganger(pulsars="yes").hand("C", "pulsar-doppelganger").to("played")
    scene.play("C", "con-doppelganger").to("cards-laid")
    beaten = with_doppelganger(pulsars="yes").hand("C", "pulsar-doppelganger").hand("A", "flare-doppelganger")
    beaten.to("launch").play("C", "con-doppelganger").unanswered().to("played").play(
        "A", "super-doppelganger"
    )

    assert "attack-20" in scene.cards_of("C")
    assert beaten.until("choose-seat").options("A") == ["C", "D"]


@pytest.mark.rule("CW-doppelganger")
def test_nobody_borrows_from_two_at_once() -> None:
    scene = as_bystander().to("before-cards")
    scene.state.lender[seat("C")] = seat("A")

    assert scene.against("C", "wild-doppelganger") == "CW-doppelganger"


@pytest.mark.rule("CB-doppelganger")
def test_a_computer_player_turns_to_whoever_has_most_cards() -> None:
    assert at_a_glance(with_doppelganger().until("choose-seat")) == "C"
    assert at_a_glance(with_doppelganger().hand("D", "plague", "quash").until("choose-seat")) == "D"
