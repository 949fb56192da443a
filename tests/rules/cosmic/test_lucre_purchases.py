"""What Lucre buys besides tokens and cards (CD1.1), and what a card costs under comet 17 (CD1.2)."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, power, seat
from tests.rules.cosmic.test_lucre import SWITCHES, eon, lucre, mayfair


@pytest.mark.rule("CD1.1")
def test_each_further_purchase_has_a_switch_of_its_own() -> None:
    scene = mayfair().facts("lucre: A=100").to("beginning")

    assert not {"buy-power", "add-power"} & set(scene.options("A"))
    assert "buy-move" not in scene.to("regroup").options("A")
    assert "buy-flip" not in scene.to("destiny").options("A")


@pytest.mark.rule("CD1.1")
def test_a_token_is_moved_for_two() -> None:
    scene = eon(**SWITCHES).to("regroup").play("A", "buy-move").answer("A", "p0").answer("A", "p1")

    assert (scene.tokens("A", "p0"), scene.tokens("A", "p1"), lucre(scene, "A")) == (3, 5, 3)
    scene.to("regroup").play("A", "buy-move").answer("A", "p1")
    assert scene.options("A") == ["p0", "p2", "p3", "p4"]
    assert "buy-move" not in scene.to("destiny").options("A")


@pytest.mark.rule("CD1.1")
def test_destiny_is_flipped_again_for_ten() -> None:
    """Blue names B; A pays, and green names C, whose system the challenge is in."""
    scene = eon(**SWITCHES).facts("lucre: A=12").to("destiny")
    scene.destiny = "green"
    scene.play("A", "buy-flip")
    scene.target = "p10"
    scene.to("offence-invites")

    assert (scene.state.defence, lucre(scene, "A")) == (seat("C"), 12 + 1 - 10)
    assert scene.state.target == 10


@pytest.mark.rule("CD1.1")
def test_no_move_is_bought_with_a_single_base() -> None:
    scene = eon(**SWITCHES).facts("tokens A: p1=0 p2=0 p3=0 p4=0", "warp: A=16").to("regroup")

    assert "buy-move" not in scene.options("A")


@pytest.mark.rule("CD1.1", "CB-gorgon", "CG17")
def test_a_move_that_gorgon_prevents_costs_nothing_and_is_not_sold_again() -> None:
    """All tokens of A are on planets of C, who is Gorgon and says so when they are about to move."""
    scene = eon("", "", "gorgon", **SWITCHES).facts("tokens A: p0=0 p1=0 p2=0 p3=0 p4=0 p10=2 p11=2")
    scene.facts("warp: A=16").to("regroup").play("A", "buy-move").to("regroup")

    assert (scene.told("power-used"), lucre(scene, "A")) == (1, 5)
    assert "buy-move" not in scene.options("A")


@pytest.mark.rule("CD1.1", "CA4.3")
def test_a_flip_that_is_bought_leads_out_of_the_own_system() -> None:
    """With red A challenges B, who is on p0; with green that is bought the challenge is at C's."""
    scene = eon(**SWITCHES).facts("lucre: A=12").base("B", "p0", 1)
    scene.destiny = "red"
    scene.until("own-colour").answer("A", "challenge").to("destiny")
    scene.destiny = "green"
    scene.play("A", "buy-flip").until("point")

    assert scene.options("A") == ["p10", "p11", "p12", "p13", "p14"]


@pytest.mark.rule("CD1.1")
def test_only_the_offence_flips_again() -> None:
    scene = eon(**SWITCHES).facts("lucre: B=50").to("destiny")

    assert "buy-flip" not in scene.options("B")


@pytest.mark.rule("CD1.1")
def test_a_power_is_replaced_by_a_random_unused_one_for_25() -> None:
    scene = eon("virus", **SWITCHES).facts("lucre: A=30").to("beginning").play("A", "buy-power")
    scene.answer("chance", "zombie").answer("A", "virus")

    assert scene.state.owner[power("zombie")] == seat("A")
    assert scene.state.owner[power("virus")] == -1
    assert lucre(scene, "A") == 30 + 1 - 25


@pytest.mark.rule("CD1.1")
def test_an_extra_power_costs_50_and_there_are_four_at_most() -> None:
    scene = eon("virus", **SWITCHES).facts("lucre: A=99").to("beginning").play("A", "add-power")
    scene.answer("chance", "zombie")

    assert [int(scene.state.owner[power(key)]) for key in ("virus", "zombie")] == [0, 0]
    assert lucre(scene, "A") == 50
    full = eon("virus+zombie+macron+mutant", **SWITCHES).facts("lucre: A=99").to("beginning")
    assert "add-power" not in full.options("A")


@pytest.mark.rule("CD1.1")
def test_who_has_no_power_has_none_to_replace() -> None:
    scene = eon(**SWITCHES).facts("lucre: A=99").to("beginning")

    assert "buy-power" not in scene.options("A")
    assert "add-power" in scene.options("A")


@pytest.mark.rule("CD1.1")
def test_powers_are_bought_before_the_first_challenge_of_a_turn_only() -> None:
    scene = eon("virus", **SWITCHES).facts("lucre: A=99", "round: 1").to("beginning")

    assert not {"buy-power", "add-power"} & set(scene.options("A"))


def flared(amount: int, **options: Any) -> Scene:
    """A plays the Wild of Macron, which is discarded after use."""
    scene = (
        Scene(flares="mayfair", lucre="eon", **options).facts(f"lucre: A={amount}").hand("A", "flare-macron")
    )
    return scene.cards("attack-10", "attack-12").to("revealed").play("A", "wild-macron").unanswered()


@pytest.mark.rule("CD1.1")
def test_a_flare_that_worked_is_bought_back_for_ten() -> None:
    scene = flared(9, lucre_flare="yes")
    assert scene.asked == "buy-back"
    scene.answer("A", "buy")

    assert scene.count("A", "flare-macron") == 1
    assert lucre(scene, "A") == 0


@pytest.mark.rule("CD1.1")
def test_a_flare_is_not_sold_for_less_or_without_the_switch() -> None:
    assert flared(8, lucre_flare="yes").asked == "respond"
    assert flared(50).asked == "respond"


@pytest.mark.rule("CD1.1")
def test_neither_a_flare_that_is_kept_nor_an_edict_is_sold() -> None:
    """By Eon a flare stays in the hand; Emotion Control is discarded like every edict."""
    kept = Scene(lucre="eon", lucre_flare="yes").facts("lucre: A=50").hand("A", "flare-macron")
    kept.cards("attack-10", "attack-12").to("revealed").play("A", "wild-macron").unanswered()
    edict = Scene(flares="mayfair", lucre="eon", lucre_flare="yes").facts("lucre: A=50")
    edict.hand("A", "emotion-control").cards("attack-10", "attack-12").to("revealed")

    assert kept.asked == "respond"
    assert edict.play("A", "emotion-control").unanswered().asked == "respond"


@pytest.mark.rule("CD1.1")
def test_a_zapped_flare_is_not_sold() -> None:
    scene = Scene(flares="mayfair", lucre="eon", lucre_flare="yes").facts("lucre: A=50")
    scene.hand("A", "flare-macron").hand("B", "flare-zap").cards("attack-10", "attack-12").to("revealed")
    scene.play("A", "wild-macron").play("B", "flare-zap").unanswered()

    assert scene.asked == "respond"


@pytest.mark.rule("CD1.2", "CD3-17")
def test_under_comet_17_every_card_costs_two_or_the_last_lucre() -> None:
    """A lays a card with 3 Lucre, B with 1; C plays a Finder with none, D with 4."""
    scene = eon(specials="yes").facts("lucre: A=2 B=1 C=0").hand("C", "finder").hand("D", "finder")
    scene.cards("attack-10", "attack-12").to("destiny").facts("comet: paid-cards").to("before-cards")
    for name in ("C", "D"):
        scene.play(name, "finder").answer(name, "A").unanswered().answer(name, "attack-1")
    scene.to("revealed")

    assert [lucre(scene, name) for name in "ABCD"] == [3 - 2, 0, 0, 4 - 2]
    assert scene.told("lucre-spent") == 3


@pytest.mark.rule("CD1.2", "CD4.1")
def test_under_comet_17_a_kicker_costs_as_much() -> None:
    """A begins with 4, has earned 1, and pays 2 for the kicker and 2 for the Attack."""
    scene = eon(kickers="yes").cards("attack-10", "attack-12").kickers("kicker-2", "")
    scene.to("destiny").facts("comet: paid-cards").to("decided")

    assert lucre(scene, "A") == 1
    assert lucre(scene, "B") == 2


@pytest.mark.rule("CD1.2")
def test_the_use_of_a_power_costs_nothing_under_comet_17() -> None:
    """Virus is used when the cards are turned up; A has paid for the Attack alone."""
    scene = eon("virus", specials="yes").cards("attack-10", "attack-12").to("destiny")
    scene.facts("comet: paid-cards").to("decided")

    assert (scene.told("power-used"), lucre(scene, "A")) == (1, 5 - 2)
