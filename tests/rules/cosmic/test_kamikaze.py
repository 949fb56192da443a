"""Kamikaze: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_kamikaze(**options: Any) -> Scene:
    """Kamikaze attacks B with two tokens; it holds a Keeper and the card that it will lay."""
    return Scene("kamikaze", **options).cone(2).cards("attack-8", "attack-12")


def dive(scene: Scene, *bases: str) -> Scene:
    """Kamikaze sends a token from each of these bases, before cards are laid."""
    scene.to("before-cards").play("A", "kamikaze").unanswered().answer("A", str(len(bases)))
    for base in bases:
        scene.answer("A", base)
    return scene


@pytest.mark.rule("CB-kamikaze")
def test_each_token_that_goes_to_the_warp_brings_two_cards() -> None:
    """Three tokens, six cards beside the Keeper and the Attack."""
    scene = dive(with_kamikaze(), "p0", "p0", "p3").to("before-cards")

    assert (scene.in_warp("A"), int(scene.state.sizes[0])) == (3, 8)
    assert (scene.tokens("A", "p0"), scene.tokens("A", "p3")) == (1, 4 - 1)


@pytest.mark.rule("CB-kamikaze")
def test_at_most_four_go_and_none_that_is_in_the_challenge() -> None:
    """B, Kamikaze, defends p5 and can't take tokens off it; on its other bases two tokens are left."""
    rich = Scene("", "kamikaze").to("before-cards").play("B", "kamikaze").unanswered()
    assert rich.options("B") == ["1", "2", "3", "4"]
    rich.answer("B", "1")
    assert rich.options("B") == ["p6", "p7", "p8", "p9"]

    poor = Scene("", "kamikaze").base("B", "p6", 1).base("B", "p7", 1).base("B", "p8", 0).base("B", "p9", 0)
    poor.to("before-cards").play("B", "kamikaze").unanswered()
    assert poor.options("B") == ["1", "2"]


@pytest.mark.rule("CB-kamikaze")
def test_kamikaze_dives_as_main_player_before_cards_and_once() -> None:
    scene = Scene("", "", "kamikaze").join("C", "offence", 1).to("before-cards")
    assert "kamikaze" not in scene.options("C")

    scene = dive(with_kamikaze(), "p0").to("before-cards")
    assert scene.refused("A")["kamikaze"] == "CA3.4"
    assert "kamikaze" not in with_kamikaze().to("cards-laid").options("A")


@pytest.mark.rule("CB-kamikaze", "CX-cosmic-zap")
def test_a_zapped_dive_costs_no_tokens() -> None:
    scene = with_kamikaze().hand("B", "cosmic-zap").to("before-cards").play("A", "kamikaze")
    scene.play("B", "cosmic-zap").to("cards-laid")

    assert (scene.in_warp("A"), scene.cards_of("A")) == (0, [])


@pytest.mark.rule("CG9")
def test_a_token_that_is_healed_has_not_been_paid() -> None:
    """Healer sends both tokens home: Kamikaze draws nothing."""
    scene = Scene("kamikaze", "", "healer").cone(2).cards("attack-8", "attack-12")
    dive(scene, "p0", "p1").to("tokens-lost").play("C", "healer").to("before-cards")

    assert (scene.in_warp("A"), int(scene.state.sizes[0])) == (0, 2)


@pytest.mark.rule("CG9")
def test_a_token_that_returns_is_not_paid_and_the_other_is() -> None:
    """A Wild Zombie brings one of two tokens back: two cards are drawn, beside Keeper, Attack and flare."""
    scene = dive(with_kamikaze().hand("A", "flare-zombie"), "p0", "p1").to("tokens-lost")
    scene.play("A", "wild-zombie").to("before-cards")

    assert (scene.in_warp("A"), int(scene.state.sizes[0])) == (1, 5)


@pytest.mark.rule("CG9", "CB-vacuum")
def test_what_is_paid_is_a_loss() -> None:
    """Vacuum takes two tokens of D along; they are nothing that A has paid: four cards."""
    scene = dive(Scene("kamikaze+vacuum", powers=2).cards("attack-8", "attack-12"), "p0", "p1")
    scene.until("choose-seat").answer("A", "D").answer("A", "2").to("before-cards")

    assert (scene.in_warp("A"), scene.in_warp("D"), int(scene.state.sizes[0])) == (2, 2, 6)


@pytest.mark.rule("CPro-kamikaze")
def test_with_pro_a_token_brings_three_cards() -> None:
    scene = with_kamikaze(pulsars="yes").hand("A", "pulsar-kamikaze").to("launch").play("A", "pro-kamikaze")

    assert int(dive(scene, "p0", "p1").to("before-cards").state.sizes[0]) == 3 + 6


@pytest.mark.rule("CCon-kamikaze")
def test_against_the_holder_of_a_con_a_token_brings_one_card() -> None:
    """Con and Pro meet: the limit holds. The Con of a bystander does not matter."""
    scene = with_kamikaze(pulsars="yes").hand("B", "pulsar-kamikaze").to("launch").play("B", "con-kamikaze")
    scene.facts("pro: kamikaze=1")
    other = with_kamikaze(pulsars="yes").hand("C", "pulsar-kamikaze").to("launch").play("C", "con-kamikaze")

    assert int(dive(scene, "p0", "p1").to("before-cards").state.sizes[0]) == 2 + 2
    assert int(dive(other, "p0", "p1").to("before-cards").state.sizes[0]) == 2 + 4


@pytest.mark.rule("CCon-kamikaze", "C3.3h")
def test_a_con_in_answer_limits_that_dive() -> None:
    scene = with_kamikaze(pulsars="yes").hand("B", "pulsar-kamikaze").to("before-cards")
    scene.play("A", "kamikaze").play("B", "con-kamikaze").unanswered().until("choose-number")

    assert int(scene.answer("A", "1").answer("A", "p0").to("before-cards").state.sizes[0]) == 2 + 1


@pytest.mark.rule("CW-kamikaze")
def test_wild_adds_three_for_each_token() -> None:
    """8 and 2 tokens and 2 times 3 make 16; 12 and 4 tokens make 16 too, so a third token decides."""
    scene = Scene().hand("A", "flare-kamikaze").cone(2).cards("attack-8", "attack-12").to("before-cards")
    scene.play("A", "wild-kamikaze").unanswered().answer("A", "3")
    for base in ("p0", "p1", "p1"):
        scene.answer("A", base)
    scene.to("decided")

    assert scene.totals == (19, 16)
    assert (scene.in_warp("A"), scene.cards_of("A")) == (3, ["flare-kamikaze"])


@pytest.mark.rule("CW-kamikaze", "CG9")
def test_a_token_that_zombie_brings_back_adds_nothing() -> None:
    scene = Scene("zombie").hand("A", "flare-kamikaze").cone(2).cards("attack-8", "attack-12")
    scene.to("before-cards").play("A", "wild-kamikaze").unanswered().answer("A", "1").answer("A", "p0")

    assert scene.to("decided").totals == (10, 16)


def with_super(tokens: int) -> Scene:
    scene = with_kamikaze().warp("A", tokens).hand("A", "flare-kamikaze").to("regroup")
    return scene.play("A", "super-kamikaze").unanswered()


@pytest.mark.rule("CS-kamikaze")
def test_super_takes_up_to_three_tokens_out_of_the_warp() -> None:
    """Five lie there; three come back, one of them into the cone, and the offence gets no fourth."""
    scene = with_super(5)
    assert scene.options("A") == ["1", "2", "3"]

    scene.answer("A", "3").answer("A", "p0").answer("A", "cone").answer("A", "p0").to("destiny")
    assert (scene.in_warp("A"), int(scene.state.cone[0])) == (2, 1)


@pytest.mark.rule("CS-kamikaze")
def test_super_takes_no_more_than_there_are_and_may_take_fewer() -> None:
    assert with_super(2).options("A") == ["1", "2"]
    assert with_super(5).answer("A", "1").answer("A", "p0").to("destiny").in_warp("A") == 4


@pytest.mark.rule("CS-kamikaze")
def test_super_is_for_the_offence_with_tokens_in_the_warp() -> None:
    defence = Scene("", "kamikaze").cards("attack-8", "attack-12").warp("B", 3).hand("B", "flare-kamikaze")
    empty = with_kamikaze().hand("A", "flare-kamikaze").to("regroup")

    assert "super-kamikaze" not in defence.to("regroup").options("B")
    assert "super-kamikaze" not in empty.options("A")
