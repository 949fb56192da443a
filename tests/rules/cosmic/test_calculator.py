"""Calculator: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_calculator(offence: str = "attack-12", defence: str = "attack-20", **options: Any) -> Scene:
    """Calculator attacks with 3 tokens and an Attack 12; the defence has 4 tokens and an Attack 20."""
    return Scene("calculator", **options).cone(3).cards(offence, defence)


def equalised(scene: Scene) -> Scene:
    return scene.to("cards-laid").play("A", "calculator").unanswered()


@pytest.mark.rule("CB-calculator")
def test_the_higher_attack_is_cut_by_the_lower() -> None:
    """12 and 3 tokens against 20 less 12, and 4."""
    scene = equalised(with_calculator()).finish()

    assert scene.totals == (15, 12)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CB-calculator")
def test_calculators_own_attack_is_cut_if_it_is_the_higher() -> None:
    """15 less 12 and 3 against 12 and 4."""
    assert equalised(with_calculator("attack-15", "attack-12")).finish().totals == (6, 16)


@pytest.mark.rule("CB-calculator")
def test_equal_attacks_stay_as_they_are() -> None:
    assert equalised(with_calculator("attack-12", "attack-12")).finish().totals == (15, 16)


@pytest.mark.rule("CB-calculator")
def test_against_a_compromise_nothing_happens() -> None:
    scene = equalised(with_calculator("attack-12", "compromise")).finish()

    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CB-calculator")
def test_calculator_may_leave_the_cards_alone_and_calls_before_the_reveal() -> None:
    assert with_calculator().finish().totals == (15, 24)
    assert with_calculator().to("revealed").options("A") == ["pass"]


@pytest.mark.rule("CG5", "CB-calculator", "CW-graviton")
def test_digits_come_before_the_cut() -> None:
    """The ones of 12 and 20 are 2 and 0: the 2 is the higher one, and 0 is taken off it."""
    scene = equalised(with_calculator().hand("B", "flare-graviton")).play("B", "wild-graviton")

    assert scene.finish().totals == (5, 4)


@pytest.mark.rule("CG5", "CW-negator")
def test_the_sign_comes_after_the_cut() -> None:
    """20 less 12 is 8, and both are negative then: 3 less 12 against 4 less 8."""
    scene = equalised(with_calculator().hand("B", "flare-negator")).to("revealed").play("B", "wild-negator")

    assert scene.finish().totals == (-9, -4)


@pytest.mark.rule("CB-calculator", "C3.4h")
def test_a_stop_leaves_the_cards_as_they_are() -> None:
    scene = equalised(with_calculator(pulsars="yes").hand("B", "pulsar-calculator")).to("revealed")

    assert scene.play("B", "stop-calculator").finish().totals == (15, 24)


def called(scene: Scene, call: str) -> Scene:
    return scene.to("cards-laid").play("A", "wild-calculator").unanswered().answer("A", call).finish()


@pytest.mark.rule("CW-calculator")
def test_with_the_right_call_the_opponents_card_is_cut() -> None:
    """8 and 20 are even: 8 and a token against 20 less 8, and 4."""
    scene = Scene().hand("A", "flare-calculator").cards("attack-8", "attack-20")

    assert called(scene, "even").totals == (9, 16)


@pytest.mark.rule("CW-calculator")
def test_with_the_wrong_call_the_own_card_is_cut_below_0() -> None:
    """8 less 20 is -12; with a token -11."""
    scene = Scene().hand("A", "flare-calculator").cards("attack-8", "attack-20")

    assert called(scene, "odd").totals == (-11, 24)


@pytest.mark.rule("CW-calculator")
def test_wild_is_for_main_players_and_needs_two_attacks() -> None:
    aside = Scene().hand("C", "flare-calculator").cards("attack-8", "attack-20").to("cards-laid")
    lost = called(Scene().hand("A", "flare-calculator").cards("attack-8", "compromise"), "odd")

    assert aside.options("C") == ["pass"]
    assert lost.tokens("A", "p5") == 1


@pytest.mark.rule("CG5", "CB-calculator", "CW-calculator")
def test_two_cuts_are_both_by_the_values_before_them() -> None:
    """20 less 12 by Calculator; B calls odd wrongly, so its card loses another 12: -4 and 4 tokens."""
    scene = equalised(with_calculator().hand("B", "flare-calculator")).play("B", "wild-calculator")
    scene.unanswered().answer("B", "odd")

    assert scene.finish().totals == (15, 0)


@pytest.mark.rule("CG22", "CW-calculator")
def test_after_time_travel_the_call_of_the_wild_is_gone() -> None:
    scene = Scene("", "chronos").hand("A", "flare-calculator").cards("attack-8", "attack-20")
    scene.to("cards-laid").play("A", "wild-calculator").unanswered().answer("A", "even")
    scene.to("revealed").play("B", "chronos")

    assert scene.finish().totals == (9, 24)


def allied(side: str, **options: Any) -> Scene:
    """Calculator, with its flare, is an ally with a token; 12 against 20."""
    scene = Scene("", "", "calculator", **options).hand("C", "flare-calculator").join("C", side, 1)
    return scene.cards("attack-12", "attack-20")


@pytest.mark.rule("CS-calculator")
@pytest.mark.parametrize(("side", "totals"), [("offence", (14, 12)), ("defence", (13, 13))])
def test_with_the_super_an_ally_of_either_side_equalises(side: str, totals: tuple[int, int]) -> None:
    """The 20 is cut to 8; the tokens are 1 and 4, and one of C."""
    scene = allied(side).to("cards-laid").play("C", "super-calculator").to("cards-laid")
    scene.play("C", "calculator")

    assert scene.finish().totals == totals


@pytest.mark.rule("CS-calculator")
def test_without_the_super_an_ally_equalises_nothing() -> None:
    scene = Scene("", "", "calculator").join("C", "offence", 1).cards("attack-12", "attack-20")

    assert scene.to("cards-laid").options("C") == ["pass"]


@pytest.mark.rule("CS-calculator", "C3.10e")
def test_a_con_does_not_reach_the_super() -> None:
    scene = allied("offence", pulsars="yes").hand("B", "pulsar-calculator").to("launch")
    scene.play("B", "con-calculator").to("cards-laid").play("C", "super-calculator").to("cards-laid")

    assert scene.play("C", "calculator").finish().totals == (14, 12)


def with_pro(offence: str, defence: str) -> Scene:
    scene = with_calculator(offence, defence, pulsars="yes").hand("A", "pulsar-calculator").to("launch")
    return equalised(scene.play("A", "pro-calculator"))


@pytest.mark.rule("CPro-calculator")
def test_with_pro_the_lower_card_can_be_cut_below_0() -> None:
    """20 and 3 tokens against 12 less 20, and 4."""
    assert with_pro("attack-20", "attack-12").answer("A", "B").finish().totals == (23, -4)


@pytest.mark.rule("CPro-calculator")
def test_with_pro_an_equal_card_is_cut_to_nothing_and_no_choice_means_the_higher() -> None:
    assert with_pro("attack-12", "attack-12").answer("A", "B").finish().totals == (15, 4)
    assert with_pro("attack-12", "attack-20").answer("A", "pass").finish().totals == (15, 12)


@pytest.mark.rule("CPro-calculator", "CX-pulsar-zap")
def test_when_the_pro_is_zapped_the_higher_card_is_cut_after_all() -> None:
    scene = with_calculator("attack-20", "attack-12", pulsars="yes").hand("A", "pulsar-calculator")
    scene.hand("B", "pulsar-zap").to("launch").play("A", "pro-calculator")
    scene = equalised(scene).answer("A", "B").to("revealed").play("B", "pulsar-zap").answer("B", "calculator")

    assert scene.finish().totals == (11, 16)


@pytest.mark.rule("CCon-calculator")
def test_against_a_main_player_with_a_con_there_is_no_equalising() -> None:
    scene = with_calculator(pulsars="yes").hand("B", "pulsar-calculator").to("launch")
    scene.play("B", "con-calculator")

    assert scene.to("cards-laid").options("A") == ["pass"]


@pytest.mark.rule("CCon-calculator", "C3.3h")
def test_a_con_in_answer_comes_in_time() -> None:
    scene = with_calculator(pulsars="yes").hand("B", "pulsar-calculator").to("cards-laid")

    assert scene.play("A", "calculator").play("B", "con-calculator").finish().totals == (15, 24)


@pytest.mark.rule("CCon-calculator")
def test_a_con_of_an_ally_prevents_nothing() -> None:
    scene = with_calculator(pulsars="yes").hand("C", "pulsar-calculator").join("C", "defence", 1)
    scene.to("launch").play("C", "con-calculator")

    assert equalised(scene).finish().totals == (15, 13)
