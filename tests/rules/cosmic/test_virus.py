"""Virus: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_virus(**options: Any) -> Scene:
    """Virus attacks with Attack 5, three tokens and two allied ones, against an Attack 17 and a token."""
    scene = Scene("virus", "", "", "", **options).base("B", "p5", 1)
    return scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")


@pytest.mark.rule("CB-virus", "C3.3f")
def test_the_card_is_multiplied_by_all_tokens_on_the_side() -> None:
    """5 times 3 own and 2 allied tokens is 25, against 17 and 1."""
    scene = with_virus().finish()

    assert scene.totals == (25, 18)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CB-virus")
def test_virus_as_defence_multiplies_by_the_tokens_on_the_planet() -> None:
    """5 times the 4 tokens on the planet is 20, against 12 and 1."""
    scene = Scene("", "virus").cards("attack-12", "attack-5").finish()

    assert scene.totals == (13, 20)


@pytest.mark.rule("CB-virus")
def test_an_ally_with_virus_multiplies_nothing() -> None:
    """5 and 3 own and 2 allied tokens, against 17 and 1."""
    scene = Scene("", "", "virus").base("B", "p5", 1)
    scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17").finish()

    assert scene.totals == (10, 18)
    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-virus", "CX-cosmic-zap")
def test_a_zapped_virus_adds_its_tokens() -> None:
    """5 and 5 tokens, against 18."""
    scene = with_virus().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.totals == (10, 18)


@pytest.mark.rule("C3.3f", "C3.3g", "CCon-virus")
def test_against_a_con_the_allies_are_only_added() -> None:
    """5 times 3 and 2 is 17, against 18: Virus loses."""
    scene = with_virus(pulsars="yes").hand("B", "pulsar-virus").to("launch").play("B", "con-virus").finish()

    assert scene.totals == (17, 18)
    assert scene.in_warp("A") == 3


@pytest.mark.rule("CCon-virus")
def test_the_con_of_somebody_else_limits_nothing() -> None:
    scene = with_virus(pulsars="yes").hand("D", "pulsar-virus").to("launch").play("D", "con-virus").finish()

    assert scene.totals == (25, 18)


@pytest.mark.rule("CPro-virus-plain")
def test_with_pro_one_token_more_counts() -> None:
    """5 times 3 and 2 and 1 is 30."""
    scene = with_virus(pulsars="yes").hand("A", "pulsar-virus").to("launch").play("A", "pro-virus").finish()

    assert scene.totals == (30, 18)


@pytest.mark.rule("CPro-virus-plain", "CCon-virus")
def test_with_pro_the_token_counts_against_a_con_too() -> None:
    """5 times 3 and 1, and 2, is 22: the card went to B after it was played."""
    scene = with_virus(pulsars="yes").hand("A", "pulsar-virus").hand("B", "finder").to("launch")
    scene.play("A", "pro-virus").unanswered().play("B", "finder").answer("B", "A").unanswered()
    scene.answer("B", "pulsar-virus").play("B", "con-virus").finish()

    assert scene.totals == (22, 18)


@pytest.mark.rule("CS-virus")
def test_super_takes_in_own_tokens_elsewhere_in_the_system() -> None:
    """5 times 3 and 2 and the 2 on p7 is 35; those at home in p0 to p4 do not count."""
    scene = with_virus().base("A", "p7", 2).hand("A", "flare-virus").to("revealed")
    scene.play("A", "super-virus").finish()

    assert scene.totals == (35, 18)


@pytest.mark.rule("CS-virus")
def test_super_at_home_takes_in_the_whole_home_system() -> None:
    """5 times the 4 on the planet and the 16 on the four others is 100."""
    scene = Scene("", "virus").hand("B", "flare-virus").cards("attack-12", "attack-5").to("revealed")

    assert scene.play("B", "super-virus").finish().totals == (13, 100)


@pytest.mark.rule("CS-virus", "C3.10e")
def test_with_the_super_allied_tokens_multiply_in_spite_of_a_con() -> None:
    """5 times 3 and 2 and 2 is 35."""
    scene = with_virus(pulsars="yes").base("A", "p7", 2).hand("A", "flare-virus").hand("B", "pulsar-virus")
    scene.to("launch").play("B", "con-virus").to("revealed").play("A", "super-virus").finish()

    assert scene.totals == (35, 18)


@pytest.mark.rule("CW-virus")
def test_wild_multiplies_own_tokens_by_allied_ones() -> None:
    """5 and 4 times 3 is 17, not 12; against 10 and 1."""
    scene = Scene().base("B", "p5", 1).hand("A", "flare-virus").cone(4).join("C", "offence", 3)
    scene.cards("attack-5", "attack-10").to("revealed").play("A", "wild-virus").finish()

    assert scene.totals == (17, 11)


@pytest.mark.rule("CW-virus")
def test_wild_needs_an_allied_token_and_an_attack() -> None:
    alone = Scene().hand("A", "flare-virus").cone(4).cards("attack-5", "attack-10").to("revealed")
    peaceful = Scene().hand("A", "flare-virus").cone(4).join("C", "offence", 3)
    peaceful.cards("compromise", "attack-10").to("revealed")

    assert "wild-virus" not in alone.options("A")
    assert "wild-virus" not in peaceful.options("A")
