"""Filch: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, kind


def with_filch(**options: Any) -> Scene:
    """Filch attacks with Attack 6 and loses against Attack 12."""
    return Scene("filch", "", "", "", **options).cards("attack-6", "attack-12")


def discarded(scene: Scene, card: str) -> int:
    return int(scene.state.discards[kind(card)])


@pytest.mark.rule("CB-filch")
def test_it_takes_the_card_that_its_opponent_used() -> None:
    scene = with_filch().to("resolved").play("A", "filch").unanswered().finish()

    assert scene.cards_of("A") == ["attack-12"]
    assert discarded(scene, "attack-12") == 0
    assert discarded(scene, "attack-6") == 1


@pytest.mark.rule("CB-filch")
def test_as_defence_it_takes_the_card_of_the_offence() -> None:
    scene = Scene("", "filch", "", "").cards("compromise", "attack-12")
    scene.to("resolved").play("B", "filch").unanswered().finish()

    assert scene.cards_of("B") == ["compromise"]


@pytest.mark.rule("CB-filch")
def test_it_takes_one_card_and_as_bystander_none() -> None:
    scene = with_filch().to("resolved").play("A", "filch").unanswered()
    bystander = Scene("", "", "filch", "").cards("attack-6", "attack-12").to("resolved")

    assert "filch" not in scene.options("A")
    assert "filch" not in bystander.options("C")


@pytest.mark.rule("CB-filch", "CX-cosmic-zap")
def test_zapped_it_takes_nothing() -> None:
    scene = with_filch().hand("B", "cosmic-zap").to("resolved").play("A", "filch")
    scene.play("B", "cosmic-zap").unanswered().finish()

    assert scene.cards_of("A") == []
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CW-filch")
def test_its_wild_takes_an_edict_for_a_compromise() -> None:
    scene = Scene("", "", "", "").hand("A", "finder").hand("C", "flare-filch", "compromise")
    scene.cards("attack-6", "attack-12").to("launch").play("A", "finder").answer("A", "B")
    scene.play("C", "wild-filch").unanswered()

    assert scene.moment == "launch"
    assert scene.cards_of("C") == ["finder", "flare-filch"]
    assert discarded(scene, "compromise") == 1
    assert discarded(scene, "finder") == 0


@pytest.mark.rule("CW-filch")
@pytest.mark.parametrize("style", ["eon", "mayfair"])
def test_its_wild_takes_a_flare_wherever_it_went(style: str) -> None:
    """In one style the flare that is played stays in the hand, in the other it is discarded."""
    scene = Scene("", "", "", "", flares=style).hand("A", "flare-anti-matter")
    scene.hand("C", "flare-filch", "compromise").cards("attack-6", "attack-12").to("launch")
    scene.play("A", "wild-anti-matter").answer("A", "C").play("C", "wild-filch").unanswered()

    assert "flare-anti-matter" in scene.cards_of("C")
    assert scene.cards_of("A") == ["attack-6"]
    assert scene.state.bans[2] == 0


@pytest.mark.rule("CW-filch")
def test_without_a_compromise_there_is_no_wild() -> None:
    scene = Scene("", "", "", "").hand("A", "finder").hand("C", "flare-filch")
    scene.cards("attack-6", "attack-12").to("launch").play("A", "finder").answer("A", "B")

    assert "wild-filch" not in scene.options("C")


@pytest.mark.rule("CW-filch", "CX-flare-zap")
def test_a_zapped_wild_has_cost_the_compromise_all_the_same() -> None:
    scene = Scene("", "", "", "").hand("A", "finder", "flare-zap").hand("C", "flare-filch", "compromise")
    scene.cards("attack-6", "attack-12").to("launch").play("A", "finder").answer("A", "B")
    scene.play("C", "wild-filch").play("A", "flare-zap").unanswered()

    assert scene.cards_of("C") == []
    assert discarded(scene, "finder") == 1


@pytest.mark.rule("CS-filch")
def test_with_its_super_a_bystander_takes_either_card() -> None:
    scene = Scene("", "", "filch", "").cards("attack-6", "attack-12").hand("C", "flare-filch")
    scene.to("resolved").play("C", "super-filch").unanswered().play("C", "filch")

    assert scene.options("C") == ["A", "B"]
    scene.answer("C", "A").unanswered().finish()
    assert scene.cards_of("C") == ["attack-6", "flare-filch"]
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CPro-filch-plain")
def test_with_its_pro_it_takes_another_card_that_the_opponent_has_played() -> None:
    """B has played an edict; what C has played is not for Filch."""
    scene = with_filch(pulsars="yes").hand("A", "pulsar-filch").hand("B", "emotion-control")
    scene.hand("C", "ionic-gas").to("launch").play("A", "pro-filch").to("revealed")
    scene.play("B", "emotion-control").unanswered().to("decided")
    scene.play("C", "ionic-gas").unanswered().to("resolved").play("A", "filch").unanswered()

    assert scene.options("A") == ["pass", "emotion-control"]
    scene.answer("A", "emotion-control").finish()
    assert scene.cards_of("A") == ["attack-12", "emotion-control", "pulsar-filch"]


@pytest.mark.rule("CPro-filch-plain", "CA4.3")
def test_with_its_pro_it_takes_nothing_where_there_is_no_opponent() -> None:
    """A settles a planet of its own again; the Sanity that D has played is not for Filch."""
    scene = Scene("filch", "", "", "", pulsars="yes").base("A", "p3", 0).hand("A", "attack-6", "pulsar-filch")
    scene.hand("D", "sanity").to("regroup").play("A", "pro-filch").unanswered()
    scene.play("D", "sanity").unanswered().destiny = "red"
    scene.until("own-colour").answer("A", "resettle").answer("A", "p3").to("resolved")

    assert discarded(scene, "sanity") == 1
    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CPro-filch-plain")
def test_without_its_pro_it_takes_the_challenge_card_only() -> None:
    scene = with_filch().hand("B", "ionic-gas").to("decided").play("B", "ionic-gas").unanswered()
    scene.to("resolved").play("A", "filch").unanswered()

    assert scene.asked == "respond"
    assert scene.cards_of("A") == ["attack-12"]


@pytest.mark.rule("CCon-filch")
def test_against_a_con_it_takes_nothing() -> None:
    scene = with_filch(pulsars="yes").hand("B", "pulsar-filch").to("launch").play("B", "con-filch")

    assert "filch" not in scene.to("resolved").options("A")


@pytest.mark.rule("CCon-filch", "C3.3h")
def test_a_con_in_answer_saves_the_card() -> None:
    scene = with_filch(pulsars="yes").hand("B", "pulsar-filch").to("resolved")
    scene.play("A", "filch").play("B", "con-filch").unanswered().finish()

    assert scene.cards_of("A") == []
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CS-filch", "C3.10a")
def test_its_super_beats_the_con() -> None:
    scene = with_filch(pulsars="yes").hand("B", "pulsar-filch").hand("A", "flare-filch")
    scene.to("launch").play("B", "con-filch").to("resolved").play("A", "super-filch").unanswered()
    scene.play("A", "filch").answer("A", "B").unanswered().finish()

    assert scene.cards_of("A") == ["attack-12", "flare-filch"]
