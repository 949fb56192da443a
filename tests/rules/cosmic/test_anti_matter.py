"""Anti-Matter: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_anti_matter(**options: Any) -> Scene:
    """Anti-Matter lays Attack 12 with two tokens; B lays Attack 6 with four own and two allied tokens."""
    scene = Scene("anti-matter", "", "", "", **options)
    return scene.cone(2).join("C", "defence", 2).cards("attack-12", "attack-6")


@pytest.mark.rule("CB-anti-matter", "C3.5b")
def test_tokens_are_subtracted_and_the_lower_total_wins() -> None:
    """12 - 2 = 10 against 6 + 4 - 2 = 8: the opponent wins with the lower total."""
    scene = with_anti_matter().finish()

    assert scene.totals == (10, 8)
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CPro-anti-matter", "C3.5b")
def test_with_its_pro_the_allies_of_the_opponent_are_added() -> None:
    """12 - 2 = 10 against 6 + 4 + 2 = 12: Anti-Matter wins."""
    scene = with_anti_matter(pulsars="yes").hand("A", "pulsar-anti-matter").to("launch")
    scene.play("A", "pro-anti-matter").finish()

    assert scene.totals == (10, 12)
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CPro-anti-matter")
def test_its_own_allies_are_subtracted_even_with_its_pro() -> None:
    """12 - 2 - 3 = 7 against 6 + 4 + 2 = 12."""
    scene = with_anti_matter(pulsars="yes").join("D", "offence", 3).hand("A", "pulsar-anti-matter")
    scene.to("launch").play("A", "pro-anti-matter").finish()

    assert scene.totals == (7, 12)


@pytest.mark.rule("CB-anti-matter")
def test_allies_of_both_sides_are_subtracted() -> None:
    """12 - 2 - 3 = 7 against 6 + 4 - 2 = 8: Anti-Matter wins."""
    scene = with_anti_matter().join("D", "offence", 3).finish()

    assert scene.totals == (7, 8)
    assert scene.tokens("D", "p5") == 3


@pytest.mark.rule("CB-anti-matter", "CR1")
def test_as_defence_it_wins_a_tie() -> None:
    """10 + 2 = 12 against 16 - 4 = 12."""
    scene = Scene("", "anti-matter", "", "").cone(2).cards("attack-10", "attack-16").finish()

    assert scene.totals == (12, 12)
    assert scene.in_warp("A") == 2


@pytest.mark.rule("CB-anti-matter")
def test_against_a_compromise_nothing_changes() -> None:
    scene = Scene("anti-matter", "", "", "").cone(2).cards("attack-12", "compromise").finish()

    assert scene.told("power-used") == 0
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CB-anti-matter", "CX-cosmic-zap")
def test_zapped_totals_are_ordinary() -> None:
    """12 and 2 against 6, 4 and 2: the higher total wins."""
    scene = with_anti_matter().hand("B", "cosmic-zap").to("played")
    scene.play("B", "cosmic-zap").unanswered().finish()

    assert scene.totals == (14, 12)
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CB-anti-matter", "CB-virus")
def test_tokens_that_virus_multiplies_are_not_subtracted_as_well() -> None:
    """12 - 2 = 10 against 6 times 4 own and 2 allied tokens."""
    scene = Scene("anti-matter", "virus", "", "").cone(2).join("C", "defence", 2)
    scene.cards("attack-12", "attack-6").finish()

    assert scene.totals == (10, 36)
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("C3.4f")
def test_stopped_in_phase_3_it_is_not_there_in_phase_8() -> None:
    """B has no challenge card, draws a new hand and finds the Pulsar: 12 + 2 against 6 + 4 + 2."""
    scene = Scene("anti-matter", "", "", "", pulsars="yes").cone(2).join("C", "defence", 2)
    scene.hand("A", "attack-12").laid = {"A": "attack-12", "B": "attack-6"}
    scene.until("draw-card").answer("chance", "pulsar-anti-matter").answer("chance", "attack-6")
    scene.to("launch").play("B", "stop-anti-matter").finish()

    assert scene.told("power-used") == 0
    assert scene.totals == (14, 12)
    assert scene.tokens("A", "p5") == 2


@pytest.mark.rule("CCon-anti-matter")
def test_against_a_con_the_own_tokens_of_the_opponent_are_subtracted_too() -> None:
    """12 - 2 = 10 against 6 - 4 - 2 = 0."""
    scene = with_anti_matter(pulsars="yes").hand("B", "pulsar-anti-matter").to("launch")
    scene.play("B", "con-anti-matter").finish()

    assert scene.totals == (10, 0)


@pytest.mark.rule("CCon-anti-matter")
def test_the_con_of_an_ally_does_not_matter() -> None:
    scene = with_anti_matter(pulsars="yes").hand("C", "pulsar-anti-matter").to("launch")
    scene.play("C", "con-anti-matter").finish()

    assert scene.totals == (10, 8)


@pytest.mark.rule("CW-anti-matter")
def test_its_wild_bars_wilds_but_no_supers() -> None:
    scene = Scene("", "virus", "", "").cards("attack-12", "attack-6")
    scene.hand("C", "flare-anti-matter").hand("B", "flare-virus", "flare-cripple").to("launch")
    scene.play("C", "wild-anti-matter").answer("C", "B").unanswered()

    assert "wild-cripple" not in scene.to("before-cards").options("B")
    assert "super-virus" in scene.to("revealed").options("B")


@pytest.mark.rule("CW-anti-matter")
def test_nobody_else_is_barred() -> None:
    scene = Scene("", "virus", "", "").cards("attack-12", "attack-6")
    scene.hand("C", "flare-anti-matter").hand("A", "flare-cripple").to("launch")
    scene.play("C", "wild-anti-matter").answer("C", "B").unanswered()

    assert "wild-cripple" in scene.to("before-cards").options("A")


@pytest.mark.rule("CS-anti-matter")
def test_its_super_bars_every_flare() -> None:
    scene = Scene("", "virus", "anti-matter", "").cards("attack-12", "attack-6")
    scene.hand("C", "flare-anti-matter").hand("B", "flare-virus", "flare-cripple").to("launch")
    scene.play("C", "super-anti-matter").answer("C", "B").unanswered()

    assert "wild-cripple" not in scene.to("before-cards").options("B")
    assert "super-virus" not in scene.to("revealed").options("B")
