"""Visionary: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.knowledge import MASK
from tests.rules.cosmic.scene import Scene, kind, seat


def with_visionary(**options: Any) -> Scene:
    """Visionary attacks with an Attack 15; B holds an 8, a 30 and a Compromise and wants to lay the 30."""
    scene = Scene("visionary", **options).cards("attack-15", "attack-30")
    return scene.hand("B", "attack-8", "compromise")


def named(scene: Scene, card: str) -> Scene:
    return scene.to("before-cards").play("A", "visionary").unanswered().answer("A", card)


def choices(scene: Scene, name: str = "B") -> list[str]:
    return scene.until("lay-card").options(name)


@pytest.mark.rule("CB-visionary")
def test_the_opponent_has_to_lay_the_named_card() -> None:
    scene = named(with_visionary(), "attack-8")
    assert choices(scene) == ["attack-8"]
    assert scene.refused("B")["attack-30"] == "CB-visionary"

    assert scene.finish().totals == (16, 12)


@pytest.mark.rule("CB-visionary")
def test_who_does_not_hold_it_lays_freely_and_shows_nothing() -> None:
    scene = named(with_visionary(), "attack-9")

    assert choices(scene) == ["attack-8", "attack-30", "compromise"]
    assert COSMIC.view(scene.state, seat("A")).known[seat("B") * KINDS + kind("attack-8")] == 0


@pytest.mark.rule("CB-visionary")
def test_visionary_itself_lays_what_it_likes() -> None:
    scene = named(with_visionary().hand("A", "attack-8"), "attack-8")

    assert choices(scene, "A") == ["attack-8", "attack-15"]


@pytest.mark.rule("CB-visionary", "CG24")
def test_only_challenge_cards_can_be_named() -> None:
    scene = with_visionary().to("before-cards").play("A", "visionary").unanswered()

    assert "compromise" in scene.options("A")
    assert "keeper" not in scene.options("A")
    assert len(scene.options("A")) == 21


@pytest.mark.rule("CB-visionary")
def test_the_defence_can_be_visionary_and_an_ally_can_not() -> None:
    scene = Scene("", "visionary").hand("A", "compromise", "attack-8").hand("B", "attack-9")
    scene.to("before-cards").play("B", "visionary").unanswered().answer("B", "compromise")
    ally = Scene("", "", "visionary").join("C", "offence", 1).cards("attack-15", "attack-30")

    assert choices(scene, "A") == ["compromise"]
    assert ally.to("before-cards").options("C") == ["pass"]


@pytest.mark.rule("CB-visionary")
def test_visionary_names_before_the_cards_are_laid() -> None:
    assert with_visionary().to("cards-laid").options("A") == ["pass"]


@pytest.mark.rule("CB-visionary", "CB-laser")
def test_a_card_that_b_can_t_play_does_not_have_to_be_laid() -> None:
    """B is blinded to its only 8."""
    scene = named(with_visionary(), "attack-8").facts("blind B: attack-8=1", "blinded: B=1")
    scene.facts("own: laser-dazzled-B=1")

    assert choices(scene) == ["attack-30", "compromise"]


@pytest.mark.rule("CB-visionary", "CX-cosmic-zap")
def test_a_zapped_visionary_names_nothing() -> None:
    scene = with_visionary().hand("B", "cosmic-zap").to("before-cards").play("A", "visionary")

    assert choices(scene.play("B", "cosmic-zap")) == ["attack-8", "attack-30", "compromise"]


@pytest.mark.rule("CB-visionary", "C3.4h")
def test_a_stop_before_the_card_is_laid_frees_the_opponent() -> None:
    scene = named(with_visionary(pulsars="yes").hand("B", "pulsar-visionary"), "attack-8")

    assert choices(scene.play("B", "stop-visionary").unanswered()) == ["attack-8", "attack-30", "compromise"]


@pytest.mark.rule("CB-visionary")
def test_what_was_named_is_over_with_the_challenge() -> None:
    scene = named(with_visionary().hand("B", "attack-8"), "attack-8").finish().to("before-cards")

    assert scene.state.offence == seat("B")
    assert choices(scene, "B") == ["attack-8", "attack-30", "compromise"]


@pytest.mark.rule("CG22", "CB-chronos", "CB-visionary")
def test_after_time_travel_what_was_named_is_gone_and_may_be_named_anew() -> None:
    scene = Scene("visionary", "chronos").hand("A", "attack-9").hand("B", "attack-8", "compromise")
    scene.cards("attack-15", "attack-30")
    named(scene, "compromise").to("revealed").play("B", "chronos").unanswered().to("before-cards")

    assert "visionary" in scene.options("A")
    assert choices(scene) == ["attack-8", "attack-30", "compromise"]


@pytest.mark.rule("CG13", "CB-visionary")
def test_two_visionaries_name_for_each_other() -> None:
    """Insect copies Visionary: A has to lay the 15, B the 8."""
    scene = Scene("insect", "visionary").hand("A", "attack-9").hand("B", "attack-8")
    scene.cards("attack-15", "attack-30").to("launch").play("A", "insect").unanswered()
    named(scene, "attack-8").play("B", "visionary").unanswered().answer("B", "attack-15")

    assert choices(scene, "A") == ["attack-15"]
    assert scene.options("B") == ["attack-8"]


def all_show(scene: Scene, card: str) -> Scene:
    return scene.to("regroup").play("C", "wild-visionary").unanswered().answer("C", card)


def known(scene: Scene, viewer: str, owner: str, card: str) -> int:
    return COSMIC.view(scene.state, seat(viewer)).known[seat(owner) * KINDS + kind(card)]


@pytest.mark.rule("CW-visionary")
def test_wild_makes_everybody_show_the_named_card() -> None:
    """B holds two and shows one; A holds one; D none."""
    scene = Scene().hand("C", "flare-visionary").hand("A", "attack-8").hand("B", "attack-8", "attack-8")
    all_show(scene, "attack-8")

    assert [known(scene, "D", owner, "attack-8") for owner in "ABC"] == [1, 1, 0]
    assert scene.told("card-shown") == 2
    assert scene.cards_of("B") == ["attack-8", "attack-8"]


@pytest.mark.rule("CW-visionary")
def test_any_kind_of_card_can_be_named_and_nothing_else_is_shown() -> None:
    scene = Scene().hand("C", "flare-visionary").hand("A", "attack-8", "plague").hand("B", "quash")
    all_show(scene, "plague")

    assert known(scene, "D", "A", "plague") == 1
    assert known(scene, "D", "A", "attack-8") == 0
    assert scene.told("card-shown") == 1


@pytest.mark.rule("CW-visionary")
def test_who_shows_nothing_is_known_to_hold_none() -> None:
    """D knows that two Plagues are with A and B; A shows none, so B has both."""
    scene = Scene().hand("C", "flare-visionary").hand("B", "plague", "plague").hand("A", "attack-8")
    scene.facts(f"loose D: plague={2 * MASK + 3}")
    all_show(scene, "plague")

    assert known(scene, "D", "B", "plague") == 2


@pytest.mark.rule("CS-visionary")
@pytest.mark.parametrize(("whose", "card"), [("A", "attack-9"), ("B", "attack-8")])
def test_super_names_the_card_of_either_main_player(whose: str, card: str) -> None:
    scene = Scene("", "", "visionary").hand("C", "flare-visionary").hand("A", "attack-9")
    scene.hand("B", "attack-8").cards("attack-15", "attack-30").to("before-cards")
    assert "visionary" not in scene.options("C")

    scene.play("C", "super-visionary").unanswered().play("C", "visionary").unanswered()
    assert scene.options("C") == ["A", "B"]
    scene.answer("C", whose).answer("C", card)
    assert choices(scene, whose) == [card]


@pytest.mark.rule("CS-visionary")
def test_super_is_not_for_a_main_player() -> None:
    scene = with_visionary().hand("A", "flare-visionary").to("before-cards")

    assert "super-visionary" not in scene.options("A")


@pytest.mark.rule("CS-visionary", "CCon-visionary", "C3.10e")
def test_super_names_the_card_of_a_con_too() -> None:
    scene = Scene("", "", "visionary", pulsars="yes").hand("C", "flare-visionary").hand("B", "attack-8")
    scene.hand("B", "pulsar-visionary").cards("attack-15", "attack-30").to("launch").play(
        "B", "con-visionary"
    )
    scene.to("before-cards").play("C", "super-visionary").unanswered().play("C", "visionary").unanswered()

    assert choices(scene.answer("C", "B").answer("C", "attack-8")) == ["attack-8"]


def with_pro() -> Scene:
    scene = with_visionary(pulsars="yes").hand("A", "pulsar-visionary").to("launch")
    return scene.play("A", "pro-visionary").to("before-cards").play("A", "visionary").unanswered()


@pytest.mark.rule("CPro-visionary")
def test_with_pro_any_attack_can_be_named() -> None:
    assert choices(with_pro().answer("A", "yes")) == ["attack-8", "attack-30"]


@pytest.mark.rule("CPro-visionary")
def test_with_pro_one_card_can_still_be_named() -> None:
    assert choices(with_pro().answer("A", "pass").answer("A", "compromise")) == ["compromise"]


@pytest.mark.rule("CPro-visionary")
def test_who_has_no_attack_lays_freely() -> None:
    scene = with_pro().answer("A", "yes").facts("hands B: attack-8=0 attack-30=0")

    assert choices(scene) == ["compromise"]


@pytest.mark.rule("CCon-visionary")
def test_the_card_of_a_con_can_t_be_named() -> None:
    scene = with_visionary(pulsars="yes").hand("B", "pulsar-visionary").to("launch")
    scene.play("B", "con-visionary").to("before-cards")

    assert "visionary" not in scene.options("A")


@pytest.mark.rule("CCon-visionary", "C3.3h")
def test_a_con_in_answer_to_the_use_comes_in_time() -> None:
    scene = with_visionary(pulsars="yes").hand("B", "pulsar-visionary").to("before-cards")
    scene.play("A", "visionary").play("B", "con-visionary")

    assert choices(scene) == ["attack-8", "attack-30", "compromise"]


@pytest.mark.rule("CCon-visionary")
def test_a_con_frees_its_holder_as_long_as_the_card_is_not_laid() -> None:
    scene = named(with_visionary(pulsars="yes").hand("B", "pulsar-visionary"), "attack-8")

    assert choices(scene.play("B", "con-visionary").unanswered()) == ["attack-8", "attack-30", "compromise"]
