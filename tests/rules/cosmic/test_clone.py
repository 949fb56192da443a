"""Clone: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, kind


def with_clone(**options: Any) -> Scene:
    """Clone attacks with Attack 12 and wins against Attack 6."""
    return Scene("clone", "", "", "", **options).cards("attack-12", "attack-6")


def discarded(scene: Scene, card: str) -> int:
    return int(scene.state.discards[kind(card)])


@pytest.mark.rule("CB-clone")
def test_it_keeps_the_challenge_card_that_it_used() -> None:
    scene = with_clone().to("resolved").play("A", "clone").unanswered().finish()

    assert scene.cards_of("A") == ["attack-12"]
    assert discarded(scene, "attack-12") == 0
    assert discarded(scene, "attack-6") == 1


@pytest.mark.rule("CB-clone")
def test_it_may_leave_the_card_to_the_discards() -> None:
    scene = with_clone().finish()

    assert scene.cards_of("A") == []
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CB-clone")
def test_as_defence_it_keeps_its_card_and_as_ally_or_bystander_none() -> None:
    defence = Scene("", "clone", "", "").cards("attack-12", "compromise")
    defence.to("resolved").play("B", "clone").unanswered().finish()
    ally = Scene("", "", "clone", "").join("C", "offence", 1).cards("attack-12", "attack-6")

    assert "compromise" in defence.cards_of("B")
    assert "clone" not in ally.to("resolved").options("C")


@pytest.mark.rule("CB-clone", "CB-filch")
def test_a_card_that_filch_has_taken_is_not_there_any_longer() -> None:
    scene = Scene("clone", "filch", "", "").cards("attack-6", "attack-12").to("resolved")
    scene.play("B", "filch").unanswered()

    assert "clone" not in scene.options("A")
    assert scene.cards_of("B") == ["attack-6"]


@pytest.mark.rule("CB-clone", "CG2")
def test_it_works_once_in_a_challenge() -> None:
    scene = with_clone().to("resolved").play("A", "clone").unanswered()

    assert scene.against("A", "clone") == "CA3.4"


@pytest.mark.rule("CB-clone", "CX-cosmic-zap")
def test_zapped_it_keeps_nothing() -> None:
    scene = with_clone().hand("B", "cosmic-zap").to("resolved").play("A", "clone")
    scene.play("B", "cosmic-zap").unanswered().finish()

    assert scene.cards_of("A") == []
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CW-clone", "CG3")
def test_its_wild_brings_an_edict_back_that_has_worked() -> None:
    """C takes no part in the challenge; the Wild reacts to a card, so it is for anybody."""
    scene = Scene("", "", "", "").hand("C", "mobius-tubes", "flare-clone", "finder").warp("B", 3)
    scene.cards("attack-12", "attack-6").to("launch").play("C", "finder").answer("C", "A").unanswered()
    scene.answer("C", "attack-40")

    assert discarded(scene, "finder") == 1
    scene.play("C", "wild-clone").unanswered()
    assert scene.cards_of("C") == ["mobius-tubes", "finder", "flare-clone"]
    assert discarded(scene, "finder") == 0


@pytest.mark.rule("CW-clone")
def test_what_came_back_is_not_played_again_in_the_same_challenge() -> None:
    scene = Scene("", "", "", "").hand("C", "finder", "flare-clone").cards("attack-12", "attack-6")
    scene.to("launch").play("C", "finder").answer("C", "A").unanswered().answer("C", "attack-40")
    scene.play("C", "wild-clone").unanswered()

    assert "finder" not in scene.options("C")
    assert scene.against("C", "finder") == "CW-clone"
    scene.finish().to("launch")
    assert "finder" in scene.options("C")


@pytest.mark.rule("CW-clone")
def test_another_card_of_the_same_kind_can_still_be_played() -> None:
    """C holds two Cosmic Zaps: the first comes back, and the second is played in answer to Oracle."""
    scene = Scene("witch", "oracle", "", "").hand("C", "cosmic-zap", "cosmic-zap", "flare-clone")
    scene.cards("attack-12", "attack-6").to("offence-invites").play("A", "witch").play("C", "cosmic-zap")
    scene.unanswered().to("offence-invites").play("C", "wild-clone").unanswered()

    assert scene.count("C", "cosmic-zap") == 2
    scene.to("played").play("C", "cosmic-zap").unanswered()
    assert scene.count("C", "cosmic-zap") == 1
    assert scene.against("C", "cosmic-zap") == "CW-clone"


@pytest.mark.rule("CW-clone", "CX-edict-zap")
def test_an_edict_that_was_cancelled_does_not_come_back() -> None:
    scene = Scene("", "", "", "").hand("C", "finder", "flare-clone").hand("B", "edict-zap")
    scene.cards("attack-12", "attack-6").to("launch").play("C", "finder").answer("C", "A")
    scene.play("B", "edict-zap").unanswered()

    assert scene.moment == "launch"
    assert "wild-clone" not in scene.options("C")
    assert discarded(scene, "finder") == 1


@pytest.mark.rule("CW-clone")
def test_the_edict_of_another_player_is_not_for_its_wild() -> None:
    scene = Scene("", "", "", "").hand("B", "finder").hand("C", "flare-clone").cards("attack-12", "attack-6")
    scene.to("launch").play("B", "finder").answer("B", "A").unanswered().answer("B", "attack-40")

    assert "wild-clone" not in scene.options("C")


def consoled(**options: Any) -> Scene:
    """Clone sends 2 tokens with a Compromise against an Attack; B holds six cards besides."""
    scene = Scene("clone", "", "", "", **options).cone(2).cards("compromise", "attack-6")
    return scene.hand("A", "flare-clone").hand("B", *["attack-8"] * 5)


@pytest.mark.rule("CS-clone")
def test_with_its_super_it_takes_two_cards_for_each_token() -> None:
    plain = consoled().finish()
    scene = consoled().to("decided").play("A", "super-clone").unanswered().finish()

    assert plain.state.sizes[0] == 1 + 1 + 2
    assert scene.state.sizes[0] == 1 + 1 + 4


@pytest.mark.rule("CS-clone", "CD3-12")
def test_its_super_doubles_what_a_comet_has_doubled() -> None:
    """One token, doubled twice: four cards."""
    scene = Scene("clone", "", "", "", specials="yes").cone(1).cards("compromise", "attack-6")
    scene.hand("A", "flare-clone").hand("B", *["attack-8"] * 5).to("revealed")
    scene.facts("comet: double-consolation").to("decided").play("A", "super-clone").unanswered().finish()

    assert scene.state.sizes[0] == 1 + 1 + 4


@pytest.mark.rule("CS-clone")
def test_without_consolation_there_is_nothing_to_double() -> None:
    scene = with_clone().hand("A", "flare-clone").to("decided")

    assert "super-clone" not in scene.options("A")
    assert scene.against("A", "super-clone") == "CS-clone"


@pytest.mark.rule("CPro-clone")
def test_with_its_pro_an_ally_takes_the_card_of_its_side() -> None:
    scene = Scene("", "", "clone", "", pulsars="yes").hand("C", "pulsar-clone").join("C", "offence", 1)
    scene.cards("attack-6", "attack-12").to("launch").play("C", "pro-clone").unanswered()
    scene.to("resolved").play("C", "clone").unanswered().finish()

    assert scene.cards_of("C") == ["attack-6", "pulsar-clone"]
    assert discarded(scene, "attack-12") == 1


@pytest.mark.rule("CPro-clone")
def test_with_its_pro_a_bystander_takes_nothing() -> None:
    scene = Scene("", "", "clone", "", pulsars="yes").hand("C", "pulsar-clone")
    scene.cards("attack-6", "attack-12").to("launch").play("C", "pro-clone").unanswered()

    assert "clone" not in scene.to("resolved").options("C")


@pytest.mark.rule("CCon-clone")
def test_against_a_con_of_the_opponent_it_keeps_nothing() -> None:
    scene = with_clone(pulsars="yes").hand("B", "pulsar-clone").to("launch").play("B", "con-clone")

    assert "clone" not in scene.to("resolved").options("A")


@pytest.mark.rule("CCon-clone", "C3.3h")
def test_a_con_in_answer_comes_in_time_and_a_bystander_s_con_does_not_matter() -> None:
    scene = with_clone(pulsars="yes").hand("B", "pulsar-clone").to("resolved")
    scene.play("A", "clone").play("B", "con-clone").unanswered().finish()
    other = with_clone(pulsars="yes").hand("C", "pulsar-clone").to("launch").play("C", "con-clone")

    assert scene.cards_of("A") == []
    assert discarded(scene, "attack-12") == 1
    assert "clone" in other.to("resolved").options("A")
