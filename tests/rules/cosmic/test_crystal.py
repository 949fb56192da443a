"""Crystal: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.engine.errors import BadSetup
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene


def with_crystal(*powers: str, **options: Any) -> Scene:
    """A attacks B with two tokens; C joins the offence with one, and D the defence with four."""
    scene = Scene(*(powers or ("crystal",)), **options).cards("attack-8", "attack-4").cone(2)
    return scene.join("C", "offence", 1).join("D", "defence", 4)


def sent(scene: Scene) -> list[int]:
    """The tokens in the cone and on guard, by seat."""
    return [int(scene.state.cone[seat] + scene.state.guard[seat]) for seat in range(4)]


@pytest.mark.rule("CB-crystal")
def test_crystal_sets_the_number_of_each_ally_of_either_side() -> None:
    """C has to send four, D a single token."""
    scene = with_crystal().to("sides-chosen")
    assert sent(scene) == [2, 0, 0, 0]
    scene.play("A", "crystal").unanswered()
    assert scene.options("A") == ["1", "2", "3", "4"]
    scene.answer("A", "4").answer("A", "1").to("alliance")

    assert sent(scene) == [2, 0, 4, 1]


@pytest.mark.rule("CB-crystal")
def test_without_its_use_the_allies_send_what_they_like() -> None:
    assert sent(with_crystal().to("alliance")) == [2, 0, 1, 4]


@pytest.mark.rule("CB-crystal")
def test_an_ally_with_fewer_tokens_sends_all() -> None:
    """C has three tokens on its only base."""
    scene = with_crystal()
    for planet in range(10, 14):
        scene.base("C", f"p{planet}", 0)
    scene.base("C", "p14", 3).to("sides-chosen").play("A", "crystal").unanswered()
    scene.answer("A", "4").answer("A", "1").to("alliance")

    assert sent(scene) == [2, 0, 3, 1]


@pytest.mark.rule("CB-crystal")
def test_as_an_ally_it_sets_its_own_number_too() -> None:
    scene = with_crystal("", "", "crystal").to("sides-chosen").play("C", "crystal").unanswered()
    scene.answer("C", "3").answer("C", "2").to("alliance")

    assert sent(scene) == [2, 0, 3, 2]


@pytest.mark.rule("CB-crystal")
def test_it_is_no_use_to_a_bystander_or_without_allies() -> None:
    bystander = Scene("", "", "crystal").cards("attack-8", "attack-4").join("D", "defence", 2)
    assert "crystal" not in bystander.to("sides-chosen").options("C")

    alone = Scene("crystal").cards("attack-8", "attack-4").to("alliance")
    assert alone.told("power-used") == 0


@pytest.mark.rule("CB-crystal", "CB-macron")
def test_an_ally_who_may_send_only_one_token_does() -> None:
    """C is Macron."""
    scene = with_crystal("crystal", "", "macron").to("sides-chosen").play("A", "crystal").unanswered()
    scene.answer("A", "4").answer("A", "2").to("alliance")

    assert sent(scene) == [2, 0, 1, 2]


@pytest.mark.rule("CB-crystal", "CX-cosmic-zap")
def test_a_zapped_crystal_sets_nothing() -> None:
    scene = with_crystal().hand("B", "cosmic-zap").to("sides-chosen").play("A", "crystal")
    scene.play("B", "cosmic-zap").to("alliance")

    assert sent(scene) == [2, 0, 1, 4]


@pytest.mark.rule("CB-crystal", "CG21")
def test_crystal_is_no_power_for_two() -> None:
    with pytest.raises(BadSetup):
        COSMIC.check(COSMIC.setup(2, {"powers": "2", "named-powers": "crystal,virus,zombie,oracle"}))
    COSMIC.check(COSMIC.setup(3, {"named-powers": "crystal,virus,zombie"}))


@pytest.mark.rule("CCon-crystal")
def test_the_holder_of_a_con_sends_what_it_likes() -> None:
    scene = with_crystal(pulsars="yes").hand("D", "pulsar-crystal").to("launch").play("D", "con-crystal")
    scene.to("sides-chosen").play("A", "crystal").unanswered().answer("A", "3").to("alliance")

    assert sent(scene) == [2, 0, 3, 4]


@pytest.mark.rule("CCon-crystal", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_crystal(pulsars="yes").hand("C", "pulsar-crystal").to("sides-chosen").play("A", "crystal")
    scene.play("C", "con-crystal").unanswered().until("choose-number").answer("A", "2").to("alliance")

    assert sent(scene) == [2, 0, 1, 2]


@pytest.mark.rule("CPro-crystal")
def test_with_pro_an_ally_sends_six_and_another_is_none() -> None:
    scene = with_crystal(pulsars="yes").hand("A", "pulsar-crystal").to("launch").play("A", "pro-crystal")
    scene.to("sides-chosen").play("A", "crystal").unanswered()
    assert scene.options("A") == ["0", "1", "2", "3", "4", "5", "6"]
    scene.answer("A", "6").answer("A", "0").finish()

    assert scene.tokens("C", "p5") == 6
    assert scene.in_warp("D") == 0


@pytest.mark.rule("CS-crystal")
def test_super_sets_the_numbers_of_the_main_players_too() -> None:
    """A has two tokens in the cone and gets four; B has four on p5 and takes three back."""
    scene = with_crystal().hand("A", "flare-crystal").to("sides-chosen").play("A", "super-crystal")
    scene.unanswered().play("A", "crystal").unanswered()
    scene.answer("A", "4").answer("A", "1").answer("A", "2").answer("A", "2")
    assert scene.options("B") == ["p6", "p7", "p8", "p9"]
    scene.answer("B", "p6").answer("B", "p6").answer("B", "p9").to("alliance")

    assert sent(scene) == [4, 0, 2, 2]
    assert [scene.tokens("B", planet) for planet in ("p5", "p6", "p9")] == [1, 6, 5]


@pytest.mark.rule("CS-crystal")
def test_super_takes_tokens_out_of_the_cone_and_adds_to_the_defence() -> None:
    """A keeps one of two tokens; B, with two tokens on p5, has to have four there."""
    scene = with_crystal().base("B", "p5", 2).hand("A", "flare-crystal").to("sides-chosen")
    scene.play("A", "super-crystal").unanswered().play("A", "crystal").unanswered()
    scene.answer("A", "1").answer("A", "4").answer("A", "1").answer("A", "1").to("alliance")

    assert sent(scene) == [1, 0, 1, 1]
    assert scene.tokens("B", "p5") == 4


@pytest.mark.rule("CS-crystal")
def test_without_super_the_main_players_are_left_alone() -> None:
    scene = with_crystal().to("sides-chosen").play("A", "crystal").unanswered()
    scene.answer("A", "4").answer("A", "4").to("alliance")

    assert (sent(scene)[0], scene.tokens("B", "p5")) == (2, 4)


def with_wild() -> Scene:
    """D is no party to the challenge and has bases of four tokens, and one of a single token on p0."""
    scene = Scene().cards("attack-8", "attack-4").base("D", "p0", 1).hand("D", "flare-crystal")
    return scene.to("launch").play("D", "wild-crystal").unanswered()


@pytest.mark.rule("CW-crystal")
def test_wild_moves_tokens_between_own_bases() -> None:
    scene = with_wild()
    assert "p0" not in scene.options("D")
    before = scene.tokens("D", "p15")
    scene.answer("D", "p15").answer("D", "p0")
    assert scene.options("D") == [str(number) for number in range(1, before)]
    scene.answer("D", str(before - 1)).answer("D", "pass")

    assert (scene.tokens("D", "p15"), scene.tokens("D", "p0")) == (1, before)


@pytest.mark.rule("CW-crystal")
def test_wild_ends_after_as_many_moves_as_there_are_bases() -> None:
    """Six bases, six moves to and fro."""
    scene = with_wild()
    for _ in range(3):
        scene.answer("D", "p15").answer("D", "p16").answer("D", "1")
        scene.answer("D", "p16").answer("D", "p15").answer("D", "1")

    assert scene.asked == "respond"
    assert "wild-crystal" not in scene.options("D")


@pytest.mark.rule("CW-crystal")
def test_wild_needs_a_second_base_and_a_token_to_spare() -> None:
    scene = Scene().cards("attack-8", "attack-4").hand("D", "flare-crystal")
    for planet in range(15, 20):
        scene.base("D", f"p{planet}", 1)

    assert "wild-crystal" not in scene.to("launch").options("D")
