"""Chronos: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, kind, seat


def with_chronos(**options: Any) -> Scene:
    """Chronos lays Attack 6, B Attack 12; both have another card for a second try."""
    scene = Scene("chronos", "", "", "", **options).hand("A", "attack-30").hand("B", "attack-9")
    return scene.cards("attack-6", "attack-12")


def travel(scene: Scene) -> Scene:
    return scene.to("revealed").play("A", "chronos").unanswered()


def discarded(scene: Scene, card: str) -> int:
    return int(scene.state.discards[kind(card)])


@pytest.mark.rule("CB-chronos")
def test_phase_7_is_played_again() -> None:
    """First 6 and 1 against 12 and 4, then 30 and 1 against 9 and 4."""
    scene = travel(with_chronos())

    assert scene.moment == "before-cards"
    assert "attack-6" in scene.until("lay-card").options("A")
    assert scene.options("B") == ["attack-9"]
    scene.cards("attack-30", "attack-9").finish()
    assert scene.totals == (31, 13)


@pytest.mark.rule("CB-chronos")
def test_the_card_set_aside_returns_after_the_challenge() -> None:
    scene = travel(with_chronos()).cards("attack-30", "attack-9")

    assert scene.to("resolved").cards_of("B") == []
    assert scene.finish().cards_of("B") == ["attack-12"]
    assert scene.cards_of("A") == ["attack-6"]


@pytest.mark.rule("CB-chronos")
def test_a_last_challenge_card_is_taken_back_at_once() -> None:
    scene = Scene("chronos", "", "", "").hand("A", "attack-30").cards("attack-6", "attack-12")

    assert travel(scene).until("lay-card").options("B") == ["attack-12"]


@pytest.mark.rule("CB-chronos")
def test_it_travels_once_in_a_challenge() -> None:
    scene = travel(with_chronos()).cards("attack-30", "attack-9")

    assert "chronos" not in scene.to("revealed").options("A")


@pytest.mark.rule("CB-chronos")
def test_as_bystander_it_does_not_travel() -> None:
    scene = Scene("", "", "chronos", "").cards("attack-6", "attack-12").to("revealed")

    assert "chronos" not in scene.options("C")


@pytest.mark.rule("CB-chronos", "CX-cosmic-zap")
def test_zapped_it_stays_in_the_present() -> None:
    scene = with_chronos().hand("B", "cosmic-zap").to("revealed")
    scene.play("A", "chronos").play("B", "cosmic-zap").unanswered().finish()

    assert scene.totals == (7, 16)


@pytest.mark.rule("CS-chronos")
def test_with_its_super_the_opponent_lays_the_same_card_again() -> None:
    """30 and 1 against 12 and 4 once more; nothing is set aside."""
    scene = with_chronos().hand("A", "flare-chronos").to("revealed").play("A", "super-chronos").unanswered()
    scene.play("A", "chronos").unanswered().until("lay-card")

    assert scene.options("B") == ["attack-12"]
    assert set(scene.options("A")) == {"attack-6", "attack-30"}
    scene.cards("attack-30", "attack-12").finish()
    assert scene.totals == (31, 16)
    assert scene.cards_of("B") == ["attack-9"]


@pytest.mark.rule("CS-chronos")
def test_the_card_that_is_laid_again_lies_open() -> None:
    scene = with_chronos().hand("A", "flare-chronos").to("revealed").play("A", "super-chronos").unanswered()
    scene.play("A", "chronos").unanswered().to("cards-laid")

    assert COSMIC.view(scene.state, seat("C")).laid == (NO_CARD, kind("attack-12"))


@pytest.mark.rule("CPro-chronos")
def test_with_its_pro_the_card_set_aside_is_discarded() -> None:
    scene = with_chronos(pulsars="yes").hand("A", "pulsar-chronos").to("launch").play("A", "pro-chronos")
    travel(scene).cards("attack-30", "attack-9").finish()

    assert scene.cards_of("B") == []
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CCon-chronos")
def test_against_a_con_it_does_not_travel() -> None:
    scene = with_chronos(pulsars="yes").hand("B", "pulsar-chronos").to("launch").play("B", "con-chronos")

    assert "chronos" not in scene.to("revealed").options("A")


@pytest.mark.rule("CCon-chronos", "C3.3h")
def test_a_con_in_answer_keeps_it_in_the_present() -> None:
    scene = with_chronos(pulsars="yes").hand("B", "pulsar-chronos").to("revealed")
    scene.play("A", "chronos").play("B", "con-chronos").unanswered().finish()

    assert scene.totals == (7, 16)


@pytest.mark.rule("CS-chronos", "C3.10a")
def test_its_super_beats_the_con() -> None:
    scene = with_chronos(pulsars="yes").hand("B", "pulsar-chronos").hand("A", "flare-chronos")
    scene.to("launch").play("B", "con-chronos").to("revealed").play("A", "super-chronos").unanswered()

    assert scene.play("A", "chronos").unanswered().moment == "before-cards"


@pytest.mark.rule("CW-chronos")
def test_its_wild_takes_a_card_out_of_the_discards_and_shuffles_the_rest() -> None:
    scene = Scene("", "", "", "").cards("attack-6", "attack-12").hand("A", "flare-chronos")
    scene.facts("discards: attack-40=1 compromise=2")
    cards = sum(scene.state.deck)
    scene.to("launch").play("A", "wild-chronos").unanswered()

    assert scene.options("A") == ["attack-40", "compromise"]
    scene.answer("A", "attack-40")
    assert scene.cards_of("A") == ["attack-6", "attack-40"]
    assert sum(scene.state.deck) == cards + 2
    assert discarded(scene, "flare-chronos") == sum(scene.state.discards) == 1


@pytest.mark.rule("CW-chronos", "CX-flare-zap")
def test_a_zapped_wild_is_discarded_and_takes_nothing() -> None:
    scene = Scene("", "", "", "").hand("A", "flare-chronos").hand("B", "flare-zap")
    scene.facts("discards: attack-40=1")
    scene.cards("attack-6", "attack-12").to("launch").play("A", "wild-chronos")
    scene.play("B", "flare-zap").unanswered()

    assert scene.moment == "launch"
    assert discarded(scene, "attack-40") == discarded(scene, "flare-chronos") == 1


@pytest.mark.rule("CW-chronos")
def test_its_wild_is_for_those_who_take_part() -> None:
    scene = Scene("", "", "", "").cards("attack-6", "attack-12").hand("C", "flare-chronos")
    scene.facts("discards: attack-40=1")

    assert "wild-chronos" not in scene.to("launch").options("C")
    assert "wild-chronos" in scene.join("C", "offence", 1).to("alliance").options("C")
