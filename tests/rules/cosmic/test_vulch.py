"""Vulch: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.flow import Frame
from orrery.games.cosmic.keys import RESPONSE
from orrery.games.cosmic.knowledge import known
from orrery.games.cosmic.powers.vulch import keep_edicts
from tests.rules.cosmic.scene import Scene, kind, power, seat


def with_vulch(**options: Any) -> Scene:
    """C is Vulch, A attacks B with an Attack 8 against a 6."""
    return Scene("", "", "vulch", "", **options).cards("attack-8", "attack-6")


@pytest.mark.rule("CB-vulch")
def test_an_edict_that_was_played_and_has_worked_is_taken() -> None:
    scene = with_vulch().hand("B", "ionic-gas").to("decided").play("B", "ionic-gas").to("resolved")

    assert scene.cards_of("C") == ["ionic-gas"]
    assert scene.state.discards[kind("ionic-gas")] == 0
    assert scene.told("power-used") == 1


@pytest.mark.rule("CB-vulch")
def test_an_edict_is_not_taken_before_it_has_been_answered() -> None:
    scene = with_vulch().hand("B", "ionic-gas").to("decided").play("B", "ionic-gas")

    assert scene.moment == "played"
    assert scene.cards_of("C") == []


@pytest.mark.rule("CB-vulch")
def test_an_edict_that_is_cancelled_is_taken_and_so_is_what_has_cancelled_it() -> None:
    scene = with_vulch().hand("B", "ionic-gas").hand("D", "edict-zap").to("decided")
    scene.play("B", "ionic-gas").play("D", "edict-zap").to("resolved")

    assert scene.cards_of("C") == ["edict-zap", "ionic-gas"]


@pytest.mark.rule("CB-vulch", "CW-void")
def test_what_works_in_answer_to_an_edict_does_not_bring_the_take_forward() -> None:
    """D plays the Wild of Void for nothing: its token comes back, and the Ionic Gas works all the same."""
    scene = Scene("", "", "vulch", "zombie").hand("B", "ionic-gas").hand("D", "flare-void")
    scene.cards("attack-8", "attack-6").to("decided").play("B", "ionic-gas").play("D", "wild-void")
    scene.until("choose-place").answer("D", "p19").until("bring-home").answer("D", "p19")
    while_it_is_announced = 0
    for _ in range(100):
        if scene.state.gas != 0:
            break
        assert scene.cards_of("C") == []
        while_it_is_announced += 1
        scene.step()

    assert while_it_is_announced > 0
    assert scene.to("resolved").cards_of("C") == ["ionic-gas"]


@pytest.mark.rule("CB-vulch")
def test_its_own_edicts_are_not_taken() -> None:
    scene = with_vulch().hand("C", "ionic-gas").to("decided").play("C", "ionic-gas").to("resolved")

    assert scene.cards_of("C") == []
    assert scene.state.discards[kind("ionic-gas")] == 1


@pytest.mark.rule("CB-vulch", "CX-plague")
def test_what_is_lost_to_a_plague_is_taken_too() -> None:
    """D loses one edict and an Attack; the Plague of B and the edict come to C, the Attack does not."""
    scene = with_vulch().empty_handed("D").hand("D", "quash", "attack-20").hand("B", "plague")
    scene.to("ending").play("B", "plague").answer("B", "D").to("beginning")

    assert scene.cards_of("C") == ["plague", "quash"]
    assert scene.state.discards[kind("attack-20")] == 1


@pytest.mark.rule("CB-vulch")
def test_of_a_hand_that_is_given_up_all_edicts_are_taken_before_the_new_one_is_drawn() -> None:
    """B has two Cosmic Zaps and a flare, but no challenge card."""
    scene = with_vulch().empty_handed("B").hand("B", "cosmic-zap", "cosmic-zap", "flare-vulch")
    scene.until("draw-card")

    assert scene.cards_of("C") == ["cosmic-zap", "cosmic-zap"]
    assert scene.state.discards[kind("flare-vulch")] == 1


@pytest.mark.rule("CB-vulch", "CP3")
def test_with_a_new_hand_it_keeps_its_own_edicts() -> None:
    scene = Scene("", "vulch").hand("A", "attack-8")
    scene.empty_handed("B").hand("B", "plague", "quash", "flare-vulch").until("draw-card")

    assert scene.cards_of("B") == ["plague", "quash"]
    assert scene.state.discards[kind("flare-vulch")] == 1
    assert scene.to("launch").state.sizes[seat("B")] == 2 + 7


@pytest.mark.rule("CB-vulch", "CA2.6")
def test_everybody_sees_the_edicts_that_it_keeps() -> None:
    """A Plague came into the hand unseen after that was shown."""
    state = Scene("", "vulch").hand("B", "plague").state
    reveals = state.reveals
    keep_edicts(state, Frame(RESPONSE, 0, seat("B"), 0, 0, 0, 0))

    assert known(state, seat("A"), seat("B"), kind("plague")) == state.keep[kind("plague")] == 1
    assert state.reveals > reveals


@pytest.mark.rule("CB-vulch", "CG17", "CX-cosmic-zap")
def test_each_take_is_a_use_that_can_be_zapped() -> None:
    """The zapped power takes neither the Ionic Gas nor the Zap, in this challenge."""
    scene = with_vulch().hand("B", "ionic-gas").hand("D", "cosmic-zap").to("decided")
    scene.play("B", "ionic-gas")
    scene.until_used().play("D", "cosmic-zap").to("resolved")

    assert scene.cards_of("C") == []
    assert scene.state.discards[kind("cosmic-zap")] == 1


@pytest.mark.rule("CB-vulch", "CX-un-zap")
def test_a_take_that_was_saved_takes_the_zap_along() -> None:
    scene = with_vulch().hand("B", "ionic-gas").hand("C", "un-zap").hand("D", "cosmic-zap").to("decided")
    scene.play("B", "ionic-gas")
    scene.until_used().play("D", "cosmic-zap").play("C", "un-zap").to("resolved")

    assert scene.cards_of("C") == ["cosmic-zap", "ionic-gas"]


@pytest.mark.rule("CB-vulch", "CA2.3")
def test_a_secret_vulch_is_shown_by_its_first_take_and_not_before() -> None:
    """What lies in the discards looks the same to B whether D has a Vulch or another power."""
    scene = with_vulch(secret_powers="yes").hand("B", "ionic-gas").to("decided")
    assert scene.state.secret[power("vulch")] == 1
    scene.play("B", "ionic-gas").to("resolved")

    assert scene.state.secret[power("vulch")] == 0


def with_wild() -> Scene:
    """A wins with 8 and four tokens against 6 and one; B has a Quash, an Attack 4 and a 10 besides."""
    scene = Scene("", "", "", "").hand("A", "flare-vulch").base("B", "p5", 1).cone(4)
    scene.cards("attack-8", "attack-6").empty_handed("B").hand(
        "B", "quash", "attack-4", "attack-10", "attack-6"
    )
    return scene.to("resolved")


@pytest.mark.rule("CW-vulch")
def test_its_wild_digs_in_the_loser_s_hand_until_a_card_is_kept() -> None:
    scene = with_wild().play("A", "wild-vulch").until("take-random").answer("chance", "attack-4")
    assert (scene.asked, scene.options("A")) == ("agree", ["pass", "yes"])
    scene.answer("A", "pass").until("take-random")
    assert scene.state.discards[kind("attack-4")] == 1
    scene.answer("chance", "quash").answer("A", "yes").to("ending")

    assert scene.cards_of("A") == ["quash", "flare-vulch"]
    assert scene.cards_of("B") == ["attack-10"]


@pytest.mark.rule("CW-vulch")
def test_its_wild_may_keep_nothing() -> None:
    scene = with_wild().play("A", "wild-vulch")
    for _ in range(3):
        scene.until("agree").answer("A", "pass")

    assert scene.cards_of("A") == ["flare-vulch"]
    assert scene.cards_of("B") == []


@pytest.mark.rule("CW-vulch", "CG3")
def test_its_wild_is_for_a_main_player_who_has_won() -> None:
    lost = Scene("", "", "", "").hand("A", "flare-vulch").cards("attack-6", "attack-8").to("resolved")
    ally = Scene("", "", "", "").hand("C", "flare-vulch").join("C", "defence", 1)
    ally.cards("attack-6", "attack-8").to("resolved")

    assert lost.against("A", "wild-vulch") == "CW-vulch"
    assert ally.against("C", "wild-vulch") == "CW-vulch"


def with_flares(**options: Any) -> Scene:
    """A has played the Wild of Amoeba and lost it, as flares are discarded here."""
    scene = with_vulch(flares="mayfair", **options).hand("A", "flare-amoeba").hand("C", "flare-vulch")
    return scene.cone(2).to("before-cards").play("A", "wild-amoeba").until("choose-number").answer("A", "1")


@pytest.mark.rule("CS-vulch")
def test_with_its_super_it_takes_flares_that_others_have_discarded_in_this_challenge() -> None:
    scene = with_flares().to("before-cards")
    assert scene.count("C", "flare-amoeba") == 0
    scene.play("C", "super-vulch").to("cards-laid")

    assert scene.cards_of("C") == ["flare-amoeba"]
    assert scene.state.discards[kind("flare-vulch")] == 1


@pytest.mark.rule("CS-vulch")
def test_a_flare_that_stays_with_its_player_is_not_discarded() -> None:
    scene = with_vulch().hand("A", "flare-amoeba").hand("C", "flare-vulch").cone(2).to("before-cards")
    scene.play("A", "wild-amoeba").until("choose-number").answer("A", "1").to("before-cards")

    assert scene.against("C", "super-vulch") == "CS-vulch"


@pytest.mark.rule("CPro-vulch-plain")
def test_with_its_pro_it_may_take_one_flare() -> None:
    scene = with_flares(pulsars="yes").facts("pro: vulch=1").hand("B", "flare-trader").to("before-cards")
    scene.play("B", "wild-trader").until("choose-card").answer("B", "attack-6").to("before-cards")
    scene.play("C", "vulch-more").until("choose-power")
    assert scene.options("C") == ["amoeba", "trader"]
    scene.answer("C", "trader").to("before-cards")

    assert scene.cards_of("C") == ["flare-trader", "flare-vulch"]
    assert scene.against("C", "vulch-more") == "CPro-vulch"


@pytest.mark.rule("CPro-vulch-plain")
def test_without_its_pro_it_takes_no_flare() -> None:
    assert with_flares().to("before-cards").against("C", "vulch-more") == "CPro-vulch"


def with_modules(**facts: str) -> Scene:
    """A and B lay kickers, B reinforces; C, who is Vulch, has its Pro."""
    scene = Scene("", "", "vulch", pulsars="yes", kickers="yes", reinforcements="yes")
    scene.facts("pro: vulch=1", *(f"{key}: vulch={value}" for key, value in facts.items()))
    scene.hand("B", "reinforcement-3").cards("attack-8", "attack-10").kickers("kicker-2", "kicker-3")
    return scene.to("reinforcing").play("B", "reinforcement-3-defence").unanswered()


@pytest.mark.rule("CPro-vulch", "CD4.1", "CD5.1")
def test_with_its_pro_it_may_take_one_kicker_or_reinforcement() -> None:
    """Kickers are discarded when the challenge is resolved, and lie there until it ends."""
    scene = with_modules().to("ending").play("C", "vulch-more").unanswered()
    assert scene.options("C") == ["kicker-2", "kicker-3", "reinforcement-3"]
    scene.answer("C", "kicker-3").to("ending")

    assert scene.cards_of("C") == ["kicker-3"]
    assert scene.state.discards[kind("kicker-3")] == 0
    assert scene.against("C", "vulch-more") == "CPro-vulch"


@pytest.mark.rule("CPro-vulch")
def test_a_single_such_card_is_taken_without_a_question_and_flares_are_not() -> None:
    scene = with_modules()
    scene.play("C", "vulch-more").unanswered()

    assert scene.cards_of("C") == ["reinforcement-3"]
    assert scene.told("card-discarded") == 1


@pytest.mark.rule("CPro-vulch", "CCon-vulch")
def test_against_a_con_only_the_kicker_of_the_other_can_be_taken() -> None:
    scene = with_modules(con="B").to("ending").play("C", "vulch-more").unanswered()

    assert scene.cards_of("C") == ["kicker-2"]


@pytest.mark.rule("CPro-vulch")
def test_own_kickers_are_not_taken_and_without_the_pro_none_is() -> None:
    own = Scene("vulch", pulsars="yes", kickers="yes").facts("pro: vulch=1")
    own.cards("attack-8", "attack-10").kickers("kicker-2").to("ending")
    plain = Scene("vulch", kickers="yes").cards("attack-8", "attack-10").kickers("", "kicker-2").to("ending")

    assert own.against("A", "vulch-more") == plain.against("A", "vulch-more") == "CPro-vulch"


@pytest.mark.rule("CCon-vulch")
def test_against_a_con_it_takes_only_what_others_than_the_holder_discard() -> None:
    scene = with_vulch(pulsars="yes").facts("con: vulch=B").hand("B", "ionic-gas").hand("D", "edict-zap")
    scene.to("decided").play("B", "ionic-gas").play("D", "edict-zap").to("resolved")

    assert scene.cards_of("C") == ["edict-zap"]


@pytest.mark.rule("CCon-vulch")
def test_against_a_con_what_only_the_holder_discards_is_no_use() -> None:
    scene = with_vulch(pulsars="yes").facts("con: vulch=B").hand("B", "ionic-gas").to("decided")
    scene.play("B", "ionic-gas").to("resolved")

    assert scene.cards_of("C") == []
    assert scene.told("power-used") == 0


@pytest.mark.rule("CCon-vulch", "C3.3h")
def test_a_con_in_answer_to_a_take_comes_in_time() -> None:
    scene = with_vulch(pulsars="yes").hand("B", "ionic-gas", "pulsar-vulch").to("decided")
    scene.play("B", "ionic-gas")
    scene.until_used().play("B", "con-vulch").to("resolved")

    assert scene.cards_of("C") == []
