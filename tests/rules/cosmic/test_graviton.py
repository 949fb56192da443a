"""Graviton: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_graviton(**options: Any) -> Scene:
    """Graviton attacks with 3 tokens and an Attack 15; the defence has 4 tokens and an Attack 30."""
    return Scene("graviton", **options).cone(3).cards("attack-15", "attack-30")


def called(scene: Scene, digit: str) -> Scene:
    return scene.to("cards-laid").play("A", "graviton").unanswered().answer("A", digit)


@pytest.mark.rule("CB-graviton")
def test_only_the_ones_of_both_attacks_count() -> None:
    """5 and 3 tokens against 0 and 4."""
    scene = called(with_graviton(), "ones").finish()

    assert scene.totals == (8, 4)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CB-graviton")
def test_only_the_tens_of_both_attacks_count() -> None:
    """1 and 3 tokens against 3 and 4."""
    assert called(with_graviton(), "tens").finish().totals == (4, 7)


@pytest.mark.rule("CB-graviton")
def test_graviton_need_not_call() -> None:
    assert with_graviton().finish().totals == (18, 34)


@pytest.mark.rule("CB-graviton")
def test_the_defence_can_be_graviton_and_an_ally_can_not() -> None:
    """5 and a token against 9 and 4."""
    scene = Scene("", "graviton").cards("attack-15", "attack-19").to("cards-laid")
    scene.play("B", "graviton").unanswered().answer("B", "ones")
    ally = Scene("", "", "graviton").join("C", "offence", 1).cards("attack-15", "attack-19")

    assert scene.finish().totals == (6, 13)
    assert ally.to("cards-laid").options("C") == ["pass"]


@pytest.mark.rule("CB-graviton")
def test_a_compromise_has_no_digits() -> None:
    scene = called(Scene("graviton").cards("attack-15", "compromise"), "tens").finish()

    assert scene.tokens("A", "p5") == 1


@pytest.mark.rule("CG6")
def test_an_attack_below_ten_has_no_tens() -> None:
    """0 and a token against 1 and 4."""
    scene = called(Scene("graviton").cards("attack-8", "attack-10"), "tens").finish()

    assert scene.totals == (1, 5)


@pytest.mark.rule("CG5", "CD3-18")
def test_digits_are_those_of_the_number_that_a_comet_has_left() -> None:
    """Half of 15 is 7, half of 30 is 15; the tens are 0 and 1: 3 against 5."""
    scene = with_graviton().to("destiny").facts("comet: half-attacks")

    assert called(scene, "tens").finish().totals == (3, 5)


@pytest.mark.rule("CG27")
def test_the_digit_is_named_only_after_the_use_was_answered() -> None:
    scene = with_graviton().hand("B", "cosmic-zap").to("cards-laid").play("A", "graviton")
    assert scene.moment == "played"

    scene.play("B", "cosmic-zap").finish()
    assert scene.totals == (18, 34)


@pytest.mark.rule("CB-graviton", "C3.4h")
def test_a_stop_after_the_call_lets_the_whole_cards_count() -> None:
    scene = called(with_graviton(pulsars="yes").hand("B", "pulsar-graviton"), "ones").to("revealed")

    assert scene.play("B", "stop-graviton").finish().totals == (18, 34)


@pytest.mark.rule("CW-graviton")
def test_wild_lets_the_ones_count() -> None:
    """5 and 3 against 0 and 4."""
    scene = Scene().hand("B", "flare-graviton").cone(3).cards("attack-15", "attack-30").to("cards-laid")

    assert scene.play("B", "wild-graviton").finish().totals == (8, 4)


@pytest.mark.rule("CW-graviton")
def test_wild_is_for_main_players_before_the_reveal() -> None:
    aside = Scene().hand("C", "flare-graviton").cards("attack-15", "attack-30")
    late = Scene().hand("A", "flare-graviton").cards("attack-15", "attack-30")

    assert aside.to("cards-laid").options("C") == ["pass"]
    assert late.to("revealed").options("A") == ["pass"]


@pytest.mark.rule("CG5", "CW-graviton")
def test_of_two_calls_the_later_one_holds() -> None:
    """Tens of Graviton, then ones by the Wild: 8 against 4. The other way round: 4 against 7."""
    first = called(with_graviton().hand("B", "flare-graviton"), "tens").play("B", "wild-graviton")
    second = with_graviton().hand("B", "flare-graviton").to("cards-laid").play("B", "wild-graviton")

    assert first.finish().totals == (8, 4)
    assert called(second, "tens").finish().totals == (4, 7)


@pytest.mark.rule("CG5", "CW-graviton", "CCon-graviton")
def test_an_earlier_call_of_a_wild_is_gone_even_where_the_later_one_does_not_reach() -> None:
    """B has called the ones by the Wild and has a Con: after Graviton's call its 30 counts in full."""
    scene = with_graviton(pulsars="yes").hand("B", "flare-graviton", "pulsar-graviton").to("launch")
    scene.play("B", "con-graviton").to("cards-laid").play("B", "wild-graviton").unanswered()

    assert called(scene, "tens").finish().totals == (4, 34)


@pytest.mark.rule("CS-graviton")
def test_super_names_the_one_card() -> None:
    """15 and 3 against 0 and 4: only the card of B is hit."""
    scene = with_graviton().hand("A", "flare-graviton").to("cards-laid").play("A", "super-graviton")
    scene = called(scene.unanswered(), "ones")
    assert scene.options("A") == ["A", "B"]

    assert scene.answer("A", "B").finish().totals == (18, 4)


@pytest.mark.rule("CS-graviton")
def test_super_is_too_late_after_the_call() -> None:
    scene = called(with_graviton().hand("A", "flare-graviton"), "ones").to("cards-laid")

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CS-graviton", "CCon-graviton", "C3.10e")
def test_super_hits_the_card_of_a_con_too() -> None:
    scene = with_graviton(pulsars="yes").hand("A", "flare-graviton").hand("B", "pulsar-graviton")
    scene.to("launch").play("B", "con-graviton").to("cards-laid").play("A", "super-graviton")
    scene = called(scene.unanswered(), "ones").answer("A", "B")

    assert scene.finish().totals == (18, 4)


@pytest.mark.rule("CPro-graviton")
def test_with_pro_graviton_calls_when_it_has_seen_the_cards() -> None:
    scene = with_graviton(pulsars="yes").hand("A", "pulsar-graviton").to("launch").play("A", "pro-graviton")
    scene.to("revealed").play("A", "graviton").unanswered().answer("A", "ones")

    assert scene.finish().totals == (8, 4)


@pytest.mark.rule("CPro-graviton")
def test_with_pro_it_is_still_one_call_and_without_it_the_reveal_is_too_late() -> None:
    scene = with_graviton(pulsars="yes").hand("A", "pulsar-graviton").to("launch").play("A", "pro-graviton")

    assert called(scene, "tens").to("revealed").options("A") == ["pass"]
    assert with_graviton().to("revealed").options("A") == ["pass"]


@pytest.mark.rule("CCon-graviton")
def test_against_a_con_the_card_of_its_holder_counts_in_full() -> None:
    """5 and 3 against 30 and 4."""
    scene = with_graviton(pulsars="yes").hand("B", "pulsar-graviton").to("launch").play("B", "con-graviton")

    assert called(scene, "ones").finish().totals == (8, 34)


@pytest.mark.rule("CCon-graviton", "C3.3h")
def test_a_con_in_answer_to_the_call_comes_in_time() -> None:
    scene = with_graviton(pulsars="yes").hand("B", "pulsar-graviton").to("cards-laid").play("A", "graviton")
    scene.play("B", "con-graviton").unanswered().unanswered().answer("A", "ones")

    assert scene.finish().totals == (8, 34)


@pytest.mark.rule("CCon-graviton")
def test_a_con_of_an_ally_saves_no_card() -> None:
    scene = with_graviton(pulsars="yes").hand("C", "pulsar-graviton").join("C", "defence", 1)
    scene.to("launch").play("C", "con-graviton")

    assert called(scene, "ones").finish().totals == (8, 5)


@pytest.mark.rule("CG22", "CB-chronos")
def test_after_time_travel_the_call_is_gone_and_may_be_made_anew() -> None:
    """A has no other card. The tens were called; now the ones are: 5 and 3 tokens against 0 and 4."""
    scene = called(Scene("graviton", "chronos").cone(3).cards("attack-15", "attack-30"), "tens")
    scene.to("revealed").play("B", "chronos").unanswered()

    assert called(scene, "ones").finish().totals == (8, 4)


@pytest.mark.rule("CG22", "CB-chronos")
def test_after_time_travel_nothing_is_called_unless_it_is_called_anew() -> None:
    scene = called(Scene("graviton", "chronos").cone(3).cards("attack-15", "attack-30"), "tens")
    scene.to("revealed").play("B", "chronos").unanswered()

    assert scene.finish().totals == (18, 34)


@pytest.mark.rule("CG22", "CW-graviton")
def test_after_time_travel_the_call_of_a_wild_is_gone_too() -> None:
    scene = Scene("chronos").hand("B", "flare-graviton", "attack-11").cone(3).cards("attack-15", "attack-30")
    scene.to("cards-laid").play("B", "wild-graviton").to("revealed").play("A", "chronos").unanswered()
    scene.to("cards-laid").finish()

    assert scene.totals == (18, 15)
