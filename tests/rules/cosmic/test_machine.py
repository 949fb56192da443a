"""Machine: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, seat


def with_machine(power: str = "machine", **options: Any) -> Scene:
    """Three challenges, all lost by A: 1 and a token against 20 and 4, or more."""
    scene = Scene(power, "", "", "", **options).cone(1)
    scene.hand("A", "attack-1", "attack-4", "attack-5").hand("B", "attack-20", "attack-30", "attack-40")
    return scene.cards("attack-1", "attack-20")


def to_second(scene: Scene) -> Scene:
    scene.finish().play("A", "machine").unanswered()
    return scene.cards("attack-4", "attack-30").to("regroup")


def to_third(scene: Scene) -> Scene:
    to_second(scene).finish().play("A", "machine").unanswered()
    return scene.cards("attack-5", "attack-40").to("beginning")


def size(scene: Scene, name: str) -> int:
    return int(scene.state.sizes[seat(name)])


@pytest.mark.rule("CB-machine")
def test_machine_goes_on_after_defeats_and_beyond_the_second_challenge() -> None:
    scene = to_third(with_machine())

    assert (scene.state.offence, scene.state.round) == (0, 2)
    assert scene.finish().in_warp("A") == 1


@pytest.mark.rule("CB-machine")
def test_machine_need_not_go_on() -> None:
    scene = with_machine().finish().to("beginning")

    assert scene.state.offence == 1


@pytest.mark.rule("CB-machine")
def test_without_a_challenge_card_machine_stops() -> None:
    scene = Scene("machine", "", "", "").cone(1).cards("attack-1", "attack-20").finish()

    assert "machine" not in scene.options("A")
    assert scene.to("beginning").state.offence == 1


@pytest.mark.rule("CB-machine", "CA6.4")
def test_where_the_rules_grant_a_second_challenge_the_power_is_not_needed() -> None:
    scene = Scene("machine", "", "", "").hand("A", "attack-8").cone(1).cards("attack-40", "attack-1").finish()
    assert "machine" not in scene.options("A")

    scene.until("go-on").answer("A", "again").cards("attack-8", "attack-4").finish()
    assert "machine" not in scene.options("A")


@pytest.mark.rule("CB-machine")
def test_only_the_offence_goes_on() -> None:
    scene = Scene("", "machine", "", "").hand("B", "attack-8").cone(1).cards("attack-1", "attack-20").finish()

    assert "machine" not in scene.options("B")


@pytest.mark.rule("CX-cosmic-zap", "CB-machine")
def test_a_zapped_machine_stops() -> None:
    scene = with_machine().hand("B", "cosmic-zap").finish().play("A", "machine").play("B", "cosmic-zap")

    assert scene.to("beginning").state.offence == 1


@pytest.mark.rule("CW-machine")
def test_with_the_wild_there_is_a_second_challenge_after_a_defeat_but_no_third() -> None:
    scene = with_machine("").hand("A", "flare-machine").finish().play("A", "wild-machine").unanswered()
    scene.cards("attack-4", "attack-30").to("beginning")
    assert (scene.state.offence, scene.state.round) == (0, 1)

    assert "wild-machine" not in scene.finish().options("A")


@pytest.mark.rule("CS-machine")
def test_with_the_super_machine_draws_a_card_instead_of_a_token() -> None:
    scene = with_machine().hand("A", "flare-machine").warp("A", 2).to("regroup")
    before = size(scene, "A")
    scene.play("A", "super-machine").to("destiny")

    assert size(scene, "A") == before + 1
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CS-machine", "CP1")
def test_the_super_is_for_the_offence_with_a_token_to_take_and_for_one_regrouping() -> None:
    scene = with_machine().hand("A", "flare-machine").to("regroup")
    assert "super-machine" not in scene.options("A")

    scene = with_machine().hand("A", "flare-machine").warp("A", 2).to("regroup").play("A", "super-machine")
    scene = to_second(scene)
    scene.to("destiny")
    assert scene.in_warp("A") == 2 + 1 - 1


@pytest.mark.rule("CPro-machine")
def test_with_the_pro_machine_draws_a_card_beyond_the_second_challenge() -> None:
    """None when it goes on to its second challenge, one when it goes on to the third."""
    scene = with_machine(pulsars="yes").hand("A", "pulsar-machine").to("launch").play("A", "pro-machine")
    scene.finish()
    before = size(scene, "A")
    scene.play("A", "machine").to("launch")
    assert size(scene, "A") == before

    scene.cards("attack-4", "attack-30").play("A", "pro-machine").finish()
    before = size(scene, "A")
    scene.play("A", "machine").to("launch")
    assert size(scene, "A") == before + 1


@pytest.mark.rule("CPro-machine", "CB-machine")
def test_without_the_pro_machine_draws_nothing() -> None:
    scene = to_second(with_machine()).finish()
    before = size(scene, "A")

    assert size(scene.play("A", "machine").to("launch"), "A") == before


@pytest.mark.rule("CCon-machine")
def test_a_third_challenge_is_not_aimed_at_who_played_the_con() -> None:
    scene = to_third(with_machine(pulsars="yes").hand("B", "pulsar-machine"))
    scene.play("B", "con-machine").until("flip-destiny").answer("chance", "blue")
    assert scene.asked == "flip-destiny"

    scene.answer("chance", "wild")
    assert scene.options("A") == ["C", "D"]


@pytest.mark.rule("CCon-machine")
def test_a_second_challenge_is_aimed_even_at_who_played_the_con() -> None:
    scene = to_second(with_machine(pulsars="yes").hand("B", "pulsar-machine")).play("B", "con-machine")

    assert scene.to("launch").state.defence == seat("B")


@pytest.mark.rule("CCon-machine")
def test_with_two_players_the_con_does_not_help() -> None:
    """There is nobody else to challenge."""
    scene = Scene("machine", "", seats=2, pulsars="yes").cone(1).hand("B", "pulsar-machine")
    scene.hand("A", "attack-1", "attack-4", "attack-5").hand("B", "attack-20", "attack-30", "attack-40")
    scene = to_third(scene.cards("attack-1", "attack-20")).play("B", "con-machine")

    assert scene.to("launch").state.defence == seat("B")
