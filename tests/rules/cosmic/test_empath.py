"""Empath: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.results import DEALT
from tests.rules.cosmic.scene import Scene


def with_empath(offence: str = "attack-20", defence: str = "compromise", **options: Any) -> Scene:
    """Empath is the defence, with 4 tokens on the planet, against 2 tokens of A."""
    return Scene("", "empath", **options).cone(2).cards(offence, defence)


@pytest.mark.rule("CB-empath")
def test_the_attack_of_the_opponent_becomes_a_compromise() -> None:
    """Instead of losing four tokens, Empath talks with A about a deal."""
    scene = with_empath().to("revealed").play("B", "empath").until("offer")

    assert scene.options("A")
    assert scene.in_warp("B") == 0


@pytest.mark.rule("CB-empath")
def test_empaths_own_attack_can_be_turned_too() -> None:
    scene = with_empath("compromise", "attack-20").to("revealed").play("B", "empath")

    assert scene.until("offer").in_warp("A") == 0


@pytest.mark.rule("CB-empath")
def test_empath_need_not_turn_it() -> None:
    scene = with_empath().finish()

    assert scene.in_warp("B") == 4
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CB-empath")
@pytest.mark.parametrize("cards", [("attack-20", "attack-8"), ("compromise", "compromise")])
def test_two_equal_cards_leave_nothing_to_turn(cards: tuple[str, str]) -> None:
    assert with_empath(*cards).to("revealed").options("B") == ["pass"]


@pytest.mark.rule("CB-empath")
def test_an_ally_turns_nothing() -> None:
    scene = Scene("", "", "empath").join("C", "defence", 1).cards("attack-20", "compromise")

    assert scene.to("revealed").options("C") == ["pass"]


@pytest.mark.rule("CB-empath", "CX-cosmic-zap")
def test_a_zapped_empath_loses_as_usual() -> None:
    scene = with_empath().hand("A", "cosmic-zap").to("revealed").play("B", "empath").play("A", "cosmic-zap")

    assert scene.finish().in_warp("B") == 4


@pytest.mark.rule("CB-empath", "C3.4h")
def test_what_was_turned_stays_so_when_the_power_is_stopped() -> None:
    scene = with_empath(pulsars="yes").hand("A", "pulsar-empath").to("revealed").play("B", "empath")
    scene.unanswered().play("A", "stop-empath")

    assert scene.until("offer").in_warp("B") == 0


def dealt(scene: Scene) -> Scene:
    """A gives its Attack 30 to B for nothing."""
    scene.hand("A", "attack-30").cards("compromise", "compromise").until("offer")
    return scene.answer("A", "give-attack-30").answer("A", "propose").answer("B", "accept").to("resolved")


@pytest.mark.rule("CW-empath")
def test_after_a_made_deal_both_main_players_take_three_rewards() -> None:
    """A takes two tokens out of the Warp and then a card, B has none there and draws three cards."""
    scene = dealt(Scene().warp("A", 2).hand("B", "flare-empath"))
    before = int(scene.state.sizes[0]), int(scene.state.sizes[1])
    scene.play("B", "wild-empath").unanswered()
    while scene.asked != "respond":
        scene.step()

    assert scene.in_warp("A") == 0
    assert (scene.state.sizes[0], scene.state.sizes[1]) == (before[0] + 2, before[1] + 3)


@pytest.mark.rule("CW-empath")
def test_wild_needs_a_made_deal_and_a_main_player() -> None:
    failed = Scene().hand("B", "flare-empath").cards("compromise", "compromise")
    fought = Scene().hand("B", "flare-empath").cards("attack-8", "compromise")
    aside = dealt(Scene().hand("C", "flare-empath"))

    assert failed.to("resolved").options("B") == ["pass"]
    assert fought.to("resolved").options("B") == ["pass"]
    assert aside.state.result == DEALT
    assert aside.options("C") == ["pass"]


@pytest.mark.rule("CW-empath", "CX-ionic-gas")
def test_in_ionic_gas_there_are_no_rewards() -> None:
    scene = Scene().hand("B", "flare-empath").hand("C", "ionic-gas").hand("A", "attack-30")
    scene.cards("compromise", "compromise").to("decided").play("C", "ionic-gas").until("offer")
    scene.answer("A", "give-attack-30").answer("A", "propose").answer("B", "accept").to("resolved")
    before = list(scene.state.sizes)

    assert list(scene.play("B", "wild-empath").finish().state.sizes) == before


def with_super(**options: Any) -> Scene:
    """Empath has laid an Attack 20 with its 4 tokens, A a Compromise with 2; A has 5 cards left."""
    scene = with_empath("compromise", "attack-20", **options).hand("B", "flare-empath")
    return scene.hand("A", "attack-6", "attack-7", "attack-8", "attack-9")


@pytest.mark.rule("CS-empath")
def test_super_gives_empath_the_compromise_and_the_opponent_the_attack() -> None:
    """A wins with the 20; for 4 lost tokens Empath takes 4 of A's 5 cards."""
    scene = with_super().to("revealed").play("B", "super-empath").finish()

    assert scene.in_warp("B") == 4
    assert scene.tokens("A", "p5") == 2
    assert scene.state.sizes[0] == 1
    assert scene.told("cards-swapped") == 1


@pytest.mark.rule("CS-empath")
def test_super_is_of_no_use_with_a_compromise_of_ones_own() -> None:
    scene = with_empath().hand("B", "flare-empath").to("revealed")

    assert scene.options("B") == ["pass", "empath"]


@pytest.mark.rule("CS-empath", "CCon-empath", "C3.10e")
def test_after_the_super_a_con_does_not_keep_the_attack() -> None:
    scene = with_super(pulsars="yes").hand("A", "pulsar-empath").to("launch").play("A", "con-empath")
    scene.to("revealed").play("B", "super-empath").unanswered().play("B", "empath")

    assert scene.until("offer").in_warp("B") == 0


def allied(**options: Any) -> Scene:
    """Empath is an ally of the defence, whose Compromise meets an Attack."""
    scene = Scene("", "", "empath", pulsars="yes", **options).hand("C", "pulsar-empath")
    return scene.join("C", "defence", 1).cards("attack-20", "compromise")


@pytest.mark.rule("CPro-empath")
def test_with_pro_an_ally_may_turn_the_attack() -> None:
    scene = allied().to("launch").play("C", "pro-empath").to("revealed").play("C", "empath")

    assert scene.until("offer").in_warp("B") == 0


@pytest.mark.rule("CPro-empath")
def test_with_pro_a_bystander_still_turns_nothing() -> None:
    scene = Scene("", "", "empath", pulsars="yes").hand("C", "pulsar-empath")
    scene.cards("attack-20", "compromise").to("launch").play("C", "pro-empath").to("revealed")

    assert scene.options("C") == ["pass"]


@pytest.mark.rule("CCon-empath")
def test_the_attack_of_the_holder_of_a_con_stays_an_attack() -> None:
    scene = with_empath(pulsars="yes").hand("A", "pulsar-empath").to("launch").play("A", "con-empath")

    assert scene.to("revealed").options("B") == ["pass"]


@pytest.mark.rule("CCon-empath", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_empath(pulsars="yes").hand("A", "pulsar-empath").to("revealed").play("B", "empath")

    assert scene.play("A", "con-empath").finish().in_warp("B") == 4


@pytest.mark.rule("CCon-empath")
def test_with_a_con_on_the_other_side_empath_may_turn_its_own_attack() -> None:
    scene = with_empath("compromise", "attack-20", pulsars="yes").hand("A", "pulsar-empath").to("launch")
    scene.play("A", "con-empath").to("revealed").play("B", "empath")

    assert scene.until("offer").in_warp("A") == 0
