"""Tripler: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.state import OFFENCE
from orrery.games.cosmic.totals import explain_total
from tests.rules.cosmic.scene import Scene


def with_tripler(offence: str, defence: str = "attack-20", **options: Any) -> Scene:
    """Tripler attacks with 2 tokens; the defence has 4."""
    return Scene("tripler", **options).cone(2).cards(offence, defence)


@pytest.mark.rule("CB-tripler")
@pytest.mark.parametrize(
    ("card", "total"), [("attack-8", 26), ("attack-10", 32), ("attack-11", 6), ("attack-20", 9)]
)
def test_an_attack_up_to_10_is_tripled_and_a_higher_one_divided(card: str, total: int) -> None:
    """3 times 8 is 24, 3 times 10 is 30; a third of 11 is 4, of 20 it is 7, rounded up; 2 tokens each."""
    assert with_tripler(card, "attack-12").finish().totals == (total, 16)


@pytest.mark.rule("CB-tripler")
def test_tokens_are_not_tripled_and_the_term_is_told() -> None:
    """3 times 7 is 21; 2 own tokens and 3 allied ones."""
    scene = with_tripler("attack-7").join("C", "offence", 3).to("decided")
    terms = [term.plain() for term in explain_total(scene.state, OFFENCE)]

    assert scene.totals == (26, 24)
    assert terms[1] == ("tripler", "CB-tripler", 21)


@pytest.mark.rule("CB-tripler")
def test_tripler_as_defence_triples_too_and_as_an_ally_it_does_not() -> None:
    """9 and 1 against 3 times 6 and 4; with an ally of the defence 9 and 1 against 6, 4 and 1."""
    defending = Scene("", "tripler").cards("attack-9", "attack-6").finish()
    allied = Scene("", "", "tripler").join("C", "defence", 1).cards("attack-9", "attack-6").finish()

    assert defending.totals == (10, 22)
    assert allied.totals == (10, 11)
    assert allied.told("power-used") == 0


@pytest.mark.rule("CB-tripler")
def test_beside_a_compromise_tripler_has_nothing_to_triple() -> None:
    scene = with_tripler("compromise", "attack-8").finish()

    assert scene.told("power-used") == 0
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CB-tripler", "CG5", "CB-calculator")
def test_what_calculator_leaves_of_a_card_is_tripled() -> None:
    """20 less 12 is 8, and 3 times 8 is 24: the 20 itself would have been divided."""
    scene = Scene("tripler", "calculator").cone(2).cards("attack-20", "attack-12").to("cards-laid")

    assert scene.play("B", "calculator").finish().totals == (26, 16)


@pytest.mark.rule("CB-tripler", "CG5", "CW-calculator")
def test_a_card_below_0_is_tripled_as_well() -> None:
    """8 less 20 is -12, and 3 times that is -36."""
    scene = with_tripler("attack-8").hand("A", "flare-calculator").to("cards-laid")
    scene.play("A", "wild-calculator").unanswered().answer("A", "odd")

    assert scene.finish().totals == (-34, 24)


@pytest.mark.rule("CB-tripler", "CG5", "CD3-18")
def test_a_comet_comes_before() -> None:
    """Half of 20 is 10, and 3 times that is 30; half of 12 is 6."""
    scene = with_tripler("attack-20", "attack-12").to("destiny").facts("comet: half-attacks")

    assert scene.finish().totals == (32, 10)


@pytest.mark.rule("CB-tripler", "CG5", "CW-negator")
def test_the_sign_comes_after() -> None:
    """3 times 8 is 24, and then both cards are negative."""
    scene = with_tripler("attack-8", "attack-12").hand("B", "flare-negator").to("revealed")

    assert scene.play("B", "wild-negator").finish().totals == (-22, -8)


@pytest.mark.rule("CB-tripler", "CX-cosmic-zap")
def test_a_zapped_tripler_counts_its_card_as_it_is() -> None:
    scene = with_tripler("attack-8").hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap")

    assert scene.finish().totals == (10, 24)


@pytest.mark.rule("CW-tripler")
@pytest.mark.parametrize(("card", "total"), [("attack-15", 9), ("attack-20", 11)])
def test_wild_divides_a_high_attack_of_the_opponent(card: str, total: int) -> None:
    """A third of 15 is 5, of 20 it is 7; with 4 tokens."""
    scene = Scene().hand("A", "flare-tripler").cards("attack-8", card).to("revealed")

    assert scene.play("A", "wild-tripler").finish().totals == (9, total)


@pytest.mark.rule("CW-tripler")
def test_wild_is_for_main_players_against_an_attack_of_15_or_more() -> None:
    low = Scene().hand("A", "flare-tripler").cards("attack-20", "attack-14").to("revealed")
    peaceful = Scene().hand("A", "flare-tripler").cards("compromise", "attack-20").to("revealed")
    aside = Scene().hand("C", "flare-tripler").join("C", "offence", 1)
    aside.cards("attack-8", "attack-20").to("revealed")

    assert low.options("A") == ["pass"]
    assert peaceful.options("A") == ["pass"]
    assert aside.options("C") == ["pass"]


@pytest.mark.rule("CW-tripler", "CG4")
def test_wild_comes_after_what_tripler_has_to_do() -> None:
    """A tripled 8 is 24, a third of it 8 again; a 20 that Tripler divides is 7, too low for the Wild."""
    tripled = with_tripler("attack-8").hand("B", "flare-tripler").to("revealed")
    divided = with_tripler("attack-20").hand("B", "flare-tripler").to("revealed")

    assert tripled.play("B", "wild-tripler").finish().totals == (10, 24)
    assert divided.options("B") == ["pass"]


def with_super(card: str, **options: Any) -> Scene:
    return with_tripler(card, **options).hand("A", "flare-tripler")


@pytest.mark.rule("CS-tripler")
@pytest.mark.parametrize(("card", "total"), [("attack-11", 35), ("attack-13", 41), ("attack-14", 7)])
def test_with_the_super_cards_up_to_13_are_tripled(card: str, total: int) -> None:
    """33 and 39; a third of 14 is 5; 2 tokens each."""
    scene = with_super(card).to("revealed").play("A", "super-tripler")

    assert scene.finish().totals == (total, 24)


def with_pro(card: str) -> Scene:
    scene = with_super(card, pulsars="yes").hand("A", "pulsar-tripler").to("launch")
    return scene.play("A", "pro-tripler")


@pytest.mark.rule("CPro-tripler", "CG7")
@pytest.mark.parametrize(("card", "total"), [("attack-11", 8), ("attack-20", 12), ("attack-10", 32)])
def test_with_pro_high_cards_are_halved(card: str, total: int) -> None:
    """Half of 11 is 6, rounded up, of 20 it is 10; 10 is tripled as ever."""
    assert with_pro(card).finish().totals == (total, 24)


@pytest.mark.rule("CPro-tripler", "CS-tripler", "C3.10f")
def test_pro_and_super_add_up() -> None:
    """13 is tripled; 15 is halved to 8."""
    assert with_pro("attack-13").to("revealed").play("A", "super-tripler").finish().totals == (41, 24)
    assert with_pro("attack-15").to("revealed").play("A", "super-tripler").finish().totals == (10, 24)


def against_con(card: str, holder: str = "B") -> Scene:
    scene = with_super(card, pulsars="yes").hand(holder, "pulsar-tripler").to("launch")
    return scene.play(holder, "con-tripler")


@pytest.mark.rule("CCon-tripler")
@pytest.mark.parametrize(("card", "total"), [("attack-8", 18), ("attack-20", 9)])
def test_against_a_con_low_cards_are_doubled_only(card: str, total: int) -> None:
    """2 times 8 is 16; a third of 20 is still 7."""
    assert against_con(card).finish().totals == (total, 24)


@pytest.mark.rule("CCon-tripler")
def test_the_con_of_somebody_else_limits_nothing() -> None:
    assert against_con("attack-8", "C").finish().totals == (26, 24)


@pytest.mark.rule("CCon-tripler", "CS-tripler", "C3.10e")
def test_a_con_does_not_reach_the_super() -> None:
    assert against_con("attack-8").to("revealed").play("A", "super-tripler").finish().totals == (26, 24)
