"""Mesmer: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.bits import bit
from orrery.games.cosmic.abilities import can_use
from orrery.games.cosmic.cards import discard
from orrery.games.cosmic.results import DEAL_BROKE, DEALT
from orrery.games.cosmic.state import INSANE, SANE
from tests.rules.cosmic.scene import Scene, kind, power, seat


def with_mesmer(*powers: str, **options: Any) -> Scene:
    """Mesmer is C; besides the Keeper that everybody has it holds a Quash."""
    return Scene(*(powers or ("", "")), "mesmer", **options).hand("C", "quash")


def changed(scene: Scene, card: str, edict: str, use: str = "mesmer") -> Scene:
    """C plays a card as an edict, which is announced then."""
    return scene.play("C", use).unanswered().answer("C", card).answer("C", edict)


@pytest.mark.rule("CB-mesmer")
def test_an_edict_is_played_as_another_one_and_discarded_as_what_it_is() -> None:
    """A Quash as Emotion Control: two Attacks become Compromises."""
    scene = with_mesmer().cards("attack-8", "attack-10").to("revealed")
    changed(scene, "quash", "emotion-control")

    assert scene.to("decided").state.result == DEALT
    assert scene.state.discards[kind("quash")] == 1
    assert scene.state.discards[kind("emotion-control")] == 0
    assert scene.cards_of("C") == []


@pytest.mark.rule("CB-mesmer", "CA2.6")
def test_who_has_no_card_left_to_change_passes_as_if_there_were_one() -> None:
    """The cards of C are gone before the use is carried out; the others see the same question."""
    scene = with_mesmer().cards("attack-8", "attack-10").to("revealed").play("C", "mesmer")
    for card in ("quash", "keeper"):
        discard(scene.state, seat("C"), kind(card))
    scene.unanswered()
    assert (scene.asked, scene.options("C")) == ("choose-card", ["pass"])

    assert scene.answer("C", "pass").moment == "revealed"


@pytest.mark.rule("CB-mesmer", "CX-cosmic-zap")
def test_a_changed_edict_zaps_a_power() -> None:
    scene = with_mesmer("oracle", "").cone(3).cards("attack-8", "attack-10").to("alliance").to("played")
    changed(scene, "quash", "cosmic-zap")
    scene.unanswered()

    assert not can_use(scene.state, seat("A"), power("oracle"))
    assert scene.state.discards[kind("quash")] == 1


@pytest.mark.rule("CB-mesmer")
def test_it_has_the_timing_of_the_other_edict() -> None:
    """Before the cards are laid there are Finder and Sanity, and nothing else; Insanity needs Pulsars."""
    scene = with_mesmer().cards("attack-8", "attack-10").to("before-cards").play("C", "mesmer-anytime")
    scene.unanswered().answer("C", "quash")
    assert scene.options("C") == ["finder", "sanity"]
    late = with_mesmer(pulsars="yes").cards("attack-8", "attack-10").to("revealed").play("C", "mesmer")
    late.unanswered().answer("C", "quash")

    assert late.options("C") == ["emotion-control", "finder", "sanity", "insanity"]


@pytest.mark.rule("CB-mesmer", "CX-finder")
def test_a_changed_finder_is_aimed_and_finds() -> None:
    scene = with_mesmer().hand("B", "attack-10").cards("attack-8", "attack-9").to("before-cards")
    changed(scene, "quash", "finder", "mesmer-anytime").answer("C", "B").unanswered()
    assert scene.answer("C", "attack-10").cards_of("C") == ["attack-10"]


@pytest.mark.rule("CB-mesmer", "CX-cosmic-zap")
def test_if_mesmer_is_zapped_the_card_has_not_left_the_hand() -> None:
    scene = with_mesmer().hand("A", "cosmic-zap").cards("attack-8", "attack-10").to("revealed")
    scene.play("C", "mesmer").play("A", "cosmic-zap").unanswered()

    assert scene.to("decided").state.result != DEALT
    assert scene.cards_of("C") == ["quash"]


@pytest.mark.rule("CB-mesmer", "CX-edict-zap")
def test_the_changed_edict_can_be_zapped_as_an_edict_and_is_gone() -> None:
    scene = with_mesmer().hand("A", "edict-zap").cards("attack-8", "attack-10").to("revealed")
    changed(scene, "quash", "emotion-control").play("A", "edict-zap").unanswered()

    assert scene.to("decided").state.result != DEALT
    assert scene.cards_of("C") == []


@pytest.mark.rule("CB-mesmer", "CX-un-zap")
def test_a_changed_zap_can_be_un_zapped() -> None:
    scene = with_mesmer("oracle", "").hand("A", "un-zap").cone(3).cards("attack-8", "attack-10")
    changed(scene.to("alliance").to("played"), "quash", "cosmic-zap").play("A", "un-zap").unanswered()

    assert can_use(scene.state, seat("A"), power("oracle"))


@pytest.mark.rule("CB-mesmer")
def test_mesmer_is_used_once_for_each_edict() -> None:
    """A Quash as Sanity, but first a Plague as Finder in the same challenge."""
    scene = with_mesmer().hand("C", "plague").cards("attack-8", "attack-9").to("before-cards")
    changed(scene, "plague", "finder", "mesmer-anytime").answer("C", "B").unanswered().answer(
        "C", "attack-40"
    )
    changed(scene, "quash", "sanity", "mesmer-anytime").unanswered()

    assert scene.state.mood == SANE


@pytest.mark.rule("CB-mesmer")
def test_mesmer_does_not_answer_its_own_use() -> None:
    scene = with_mesmer().cards("attack-8", "attack-10").to("revealed").play("C", "mesmer")

    assert "mesmer" not in scene.options("C")


@pytest.mark.rule("CB-mesmer")
def test_an_edict_is_no_use_where_it_could_only_be_itself() -> None:
    """In answer to the use of Oracle only a Cosmic Zap can be played, and that is what C has."""
    scene = Scene("oracle", "", "mesmer").hand("C", "cosmic-zap").facts("hands C: keeper=0")
    scene.cone(3).cards("attack-8", "attack-10").to("alliance").to("played")

    assert scene.options("C") == ["pass", "cosmic-zap"]


@pytest.mark.rule("CB-mesmer", "CB-cripple")
def test_who_may_play_no_edict_changes_none() -> None:
    scene = Scene("cripple", "mesmer").hand("B", "quash").cards("attack-8", "attack-10").to("cards-laid")
    assert "mesmer-anytime" not in scene.options("B")

    assert "mesmer" not in scene.to("revealed").options("B")


@pytest.mark.rule("CB-mesmer", "CW-clone")
def test_a_wild_clone_takes_back_the_card_and_not_what_it_was_played_as() -> None:
    scene = with_mesmer().hand("C", "flare-clone").cards("attack-8", "attack-10").to("revealed")
    changed(scene, "quash", "emotion-control").unanswered().play("C", "wild-clone").unanswered()

    assert scene.cards_of("C") == ["quash", "flare-clone"]


@pytest.mark.rule("CW-mesmer")
def test_wild_makes_a_compromise_of_a_low_attack() -> None:
    scene = Scene().hand("A", "flare-mesmer").cards("attack-9", "compromise").to("revealed")

    assert scene.play("A", "wild-mesmer").to("decided").state.result == DEALT


@pytest.mark.rule("CW-mesmer")
def test_wild_is_for_main_players_with_an_attack_below_ten() -> None:
    high = Scene().hand("A", "flare-mesmer").cards("attack-10", "attack-9").to("revealed")
    aside = Scene().hand("C", "flare-mesmer").cards("attack-9", "attack-9").to("revealed")
    early = Scene().hand("A", "flare-mesmer").cards("attack-9", "attack-9").to("cards-laid")

    assert [scene.options(name) for scene, name in ((high, "A"), (aside, "C"), (early, "A"))] == [
        ["pass"]
    ] * 3


@pytest.mark.rule("CS-mesmer")
def test_super_plays_flares_and_pulsars_as_edicts_and_discards_them() -> None:
    scene = with_mesmer(pulsars="yes").facts("hands C: quash=0 keeper=0")
    scene.hand("C", "flare-mesmer", "flare-virus", "pulsar-virus").cards("attack-8", "attack-10")
    assert "mesmer" not in scene.to("revealed").options("C")

    scene.play("C", "super-mesmer").unanswered().play("C", "mesmer").unanswered()
    assert scene.options("C") == ["flare-mesmer", "flare-virus", "pulsar-virus"]
    scene.answer("C", "pulsar-virus").answer("C", "emotion-control")
    assert scene.to("decided").state.result == DEALT
    assert scene.state.discards[kind("pulsar-virus")] == 1


@pytest.mark.rule("CS-mesmer", "CCon-mesmer", "C3.10e")
def test_super_reaches_the_holder_of_a_con_too() -> None:
    scene = with_con().hand("C", "flare-mesmer", "flare-virus").to("before-cards").play("C", "super-mesmer")
    changed(scene.unanswered().to("revealed"), "quash", "emotion-control")

    assert scene.to("decided").state.result == DEALT


def with_pro(scene: Scene) -> Scene:
    scene.hand("C", "pulsar-mesmer").cards("attack-8", "attack-10").to("launch")
    return scene.play("C", "pro-mesmer").unanswered()


@pytest.mark.rule("CPro-mesmer")
def test_with_pro_the_edict_comes_back_and_is_not_played_again_in_this_challenge() -> None:
    scene = with_pro(with_mesmer(pulsars="yes")).to("revealed")
    changed(scene, "quash", "emotion-control").unanswered()
    assert "quash" in scene.cards_of("C")

    scene.facts("hands C: keeper=0").to("decided")
    assert "mesmer" not in scene.options("C")
    scene.to("ending").to("regroup")
    assert "mesmer" in scene.options("C")


@pytest.mark.rule("CPro-mesmer", "CX-edict-zap")
def test_with_pro_a_zapped_edict_is_gone_all_the_same() -> None:
    scene = with_pro(with_mesmer(pulsars="yes").hand("A", "edict-zap")).to("revealed")
    changed(scene, "quash", "emotion-control").play("A", "edict-zap").unanswered()

    assert "quash" not in scene.to("decided").cards_of("C")


@pytest.mark.rule("CPro-mesmer")
def test_without_pro_the_edict_stays_in_the_discards() -> None:
    scene = with_mesmer().cards("attack-8", "attack-10").to("revealed")

    assert changed(scene, "quash", "emotion-control").unanswered().cards_of("C") == []


def with_con(name: str = "B", *powers: str) -> Scene:
    """A player has used a Con against Mesmer; A lays an 8, B a 10."""
    scene = with_mesmer(*powers, pulsars="yes").hand(name, "pulsar-mesmer").cards("attack-8", "attack-10")
    return scene.to("launch").play(name, "con-mesmer").unanswered()


@pytest.mark.rule("CCon-mesmer")
def test_the_attack_of_a_con_stays_an_attack() -> None:
    """A is calmed down, B is not: it beats a Compromise."""
    scene = with_con()
    changed(scene.to("revealed"), "quash", "emotion-control")

    assert scene.finish().in_warp("A") == 1


@pytest.mark.rule("CCon-mesmer")
def test_a_genuine_edict_of_mesmer_works_on_the_holder_too() -> None:
    scene = with_con().hand("C", "emotion-control").to("revealed").play("C", "emotion-control")

    assert scene.to("decided").state.result == DEALT


@pytest.mark.rule("CCon-mesmer")
def test_the_holder_of_a_con_can_t_be_found_or_plagued() -> None:
    scene = with_con().to("before-cards").play("C", "mesmer-anytime").unanswered().answer("C", "quash")
    scene.answer("C", "finder")
    assert scene.options("C") == ["A", "D"]
    plague = with_con().to("ending").play("C", "mesmer").unanswered().answer("C", "quash")

    assert plague.answer("C", "plague").options("C") == ["A", "D"]


@pytest.mark.rule("CCon-mesmer", "CX-cosmic-zap")
def test_a_changed_zap_does_not_work_on_the_power_of_a_con() -> None:
    scene = with_con("A", "oracle", "").to("alliance").to("played")

    assert "mesmer" not in scene.options("C")


@pytest.mark.rule("CCon-mesmer", "CX-cosmic-zap", "C3.3h")
def test_a_con_in_answer_to_the_use_comes_in_time() -> None:
    """There is nothing left that could be played, and no card has left the hand."""
    scene = with_mesmer("oracle", "", pulsars="yes").hand("A", "pulsar-mesmer").cards("attack-8", "attack-10")
    scene.to("alliance").to("played").play("C", "mesmer").play("A", "con-mesmer").to("revealed")

    assert can_use(scene.state, seat("A"), power("oracle"))
    assert scene.cards_of("C") == ["quash"]


@pytest.mark.rule("CCon-mesmer", "CX-pulsar-zap")
def test_a_changed_pulsar_zap_leaves_the_con_of_the_holder() -> None:
    """B and D have Cons against Mesmer and Oracle; the Con of D against Oracle ends, that of B does not."""
    scene = with_con("B", "oracle", "").to("before-cards")
    scene.state.con[power("oracle")] = bit(seat("B")) | bit(seat("D"))
    changed(scene, "quash", "pulsar-zap", "mesmer-anytime").answer("C", "oracle")

    assert scene.unanswered().state.con[power("oracle")] == bit(seat("B"))


@pytest.mark.rule("CCon-mesmer", "CX-force-field")
def test_an_ally_with_a_con_stays_in_a_changed_force_field() -> None:
    scene = with_mesmer(pulsars="yes").hand("D", "pulsar-mesmer").join("D", "offence", 2)
    scene.cards("attack-8", "attack-10").to("launch").play("D", "con-mesmer").to("alliance")
    changed(scene, "quash", "force-field").unanswered()

    assert scene.finish().totals == (11, 14)


@pytest.mark.rule("CCon-mesmer", "CX-stellar-gas")
@pytest.mark.parametrize(("holder", "totals"), [("A", (11, 14)), ("D", (11, 14)), ("B", (9, 14))])
def test_in_a_changed_stellar_gas_tokens_count_for_and_of_the_holder(
    holder: str, totals: tuple[int, int]
) -> None:
    """D helps A with two tokens: 8, one and two against 10 and four."""
    scene = with_mesmer(pulsars="yes").hand(holder, "pulsar-mesmer").join("D", "offence", 2)
    scene.cards("attack-8", "attack-10").to("launch").play(holder, "con-mesmer").to("revealed")
    changed(scene, "quash", "stellar-gas").unanswered()

    assert scene.finish().totals == totals


@pytest.mark.rule("CCon-mesmer", "CX-ionic-gas")
@pytest.mark.parametrize(("holder", "cards"), [("A", 1), ("D", 0)])
def test_in_a_changed_ionic_gas_the_holder_is_still_paid(holder: str, cards: int) -> None:
    """A loses a token with a Compromise."""
    scene = with_mesmer(pulsars="yes").hand(holder, "pulsar-mesmer").cards("compromise", "attack-10")
    scene.to("launch").play(holder, "con-mesmer").to("decided")
    changed(scene, "quash", "ionic-gas").unanswered()

    assert scene.finish().told("consolation-taken") == cards


@pytest.mark.rule("CCon-mesmer", "CX-sanity")
def test_a_changed_sanity_does_not_hold_for_the_holder() -> None:
    scene = with_con().hand("B", "finder").hand("A", "finder").to("before-cards")
    changed(scene, "quash", "sanity", "mesmer-anytime").unanswered().to("cards-laid")

    assert "finder" in scene.options("B")
    assert "finder" not in scene.options("A")


@pytest.mark.rule("CCon-mesmer", "CX-insanity")
def test_a_changed_insanity_does_not_force_the_holder() -> None:
    scene = with_con().hand("B", "finder").hand("A", "finder").to("before-cards")
    changed(scene, "quash", "insanity", "mesmer-anytime").unanswered()

    assert scene.state.mood == INSANE
    assert "pass" in scene.options("B")
    assert "pass" not in scene.options("A")


@pytest.mark.rule("CCon-mesmer", "CX-quash")
@pytest.mark.parametrize("holder", ["B", "D"])
def test_a_deal_of_the_holder_can_t_be_quashed_by_a_changed_edict(holder: str) -> None:
    scene = Scene("", "", "mesmer", pulsars="yes").hand("C", "plague").hand(holder, "pulsar-mesmer")
    scene.hand("A", "attack-9").cards("compromise", "compromise").to("launch").play(holder, "con-mesmer")
    scene.until("offer").answer("A", "give-attack-9").answer("A", "propose").answer("B", "accept")
    changed(scene.to("deal-struck"), "plague", "quash").unanswered()

    assert (scene.state.result == DEAL_BROKE) == (holder == "D")


@pytest.mark.rule("CB-mesmer", "CX-un-zap")
def test_whoever_has_spent_the_only_edict_to_save_the_use_changes_nothing() -> None:
    """C's use is zapped; the Un-Zap that saves it was C's only card, and nothing is left to be changed."""
    scene = Scene("", "", "mesmer").empty_handed("C").hand("C", "un-zap").hand("B", "cosmic-zap")
    scene.cards("attack-8", "attack-10").to("revealed").play("C", "mesmer").play("B", "cosmic-zap")
    scene.play("C", "un-zap").unanswered().to("decided")

    assert scene.told("cancelled") == 1
    assert can_use(scene.state, seat("C"), power("mesmer"))
    assert (scene.state.sizes[seat("C")], scene.totals) == (0, (9, 14))
