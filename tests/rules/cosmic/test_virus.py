"""Virus: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_virus(**options: Any) -> Scene:
    """Virus attacks with Attack 5, three tokens and two allied ones, against an Attack 17 and a token."""
    scene = Scene("virus", "", "", "", **options).base("B", "p5", 1)
    return scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")


@pytest.mark.rule("CB-virus")
def test_the_card_is_multiplied_by_all_tokens_on_the_side() -> None:
    """5 times 3 own and 2 allied tokens is 25, against 17 and 1."""
    scene = with_virus().finish()

    assert scene.totals == (25, 18)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("C3.3f", "CCon-virus")
def test_against_a_con_the_allies_are_only_added() -> None:
    """5 times 3 and 2 is 17, against 18: Virus loses."""
    scene = with_virus(pulsars="yes").hand("B", "pulsar-virus").to("launch").play("B", "con-virus").finish()

    assert scene.totals == (17, 18)
    assert scene.in_warp("A") == 3
