"""Macron: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, seat


def with_macron(**options: Any) -> Scene:
    """Macron would like to send 3 tokens, with Attack 10, against 8 and four tokens."""
    return Scene("macron", "", "", "", **options).cone(3).cards("attack-10", "attack-8")


def as_ally(side: str = "offence", **options: Any) -> Scene:
    """C is Macron, and joins with 3 tokens if it may: 10 and 2 against 8 and 4, without it."""
    scene = Scene("", "", "macron", "", **options).cone(2)
    return scene.join("C", side, 3).cards("attack-10", "attack-8")


@pytest.mark.rule("CB-macron")
def test_macron_sends_one_token_that_counts_four() -> None:
    scene = with_macron().finish()

    assert scene.totals == (14, 12)
    assert scene.tokens("A", "p5") == 1


@pytest.mark.rule("CB-macron")
def test_each_token_on_an_attacked_planet_counts_four() -> None:
    """8 and four times 4 is 24."""
    scene = Scene("", "macron", "", "").cone(3).cards("attack-10", "attack-8").finish()

    assert scene.totals == (13, 24)


@pytest.mark.rule("CB-macron")
def test_an_allied_macron_sends_one_token_that_counts_four() -> None:
    scene = as_ally().finish()

    assert scene.totals == (16, 12)
    assert scene.tokens("C", "p5") == 1


@pytest.mark.rule("CB-macron", "CD3-14")
def test_a_comet_that_wants_more_tokens_does_not_reach_macron() -> None:
    scene = with_macron().to("launch").facts("comet: cone-by-bases")

    assert scene.finish().tokens("A", "p5") == 1


@pytest.mark.rule("CB-macron", "CP1")
def test_a_token_that_came_into_the_cone_in_phase_1_is_the_one_that_is_sent() -> None:
    scene = with_macron().warp("A", 1).until("retrieve").answer("A", "cone").finish()

    assert scene.tokens("A", "p5") == 1


@pytest.mark.rule("CB-macron", "CR2")
def test_a_lost_token_counts_two_for_consolation() -> None:
    scene = Scene("macron", "", "", "").hand("B", "attack-1", "attack-4", "attack-5")
    scene.cards("compromise", "attack-8").finish()

    assert scene.in_warp("A") == 1
    assert int(scene.state.sizes[seat("A")]) == 1 + 2


@pytest.mark.rule("CB-macron", "CA6.2")
def test_a_token_in_defence_counts_two_for_rewards() -> None:
    """10 and 2 against 8, 4 and 4; C's token goes home, and two tokens leave the Warp."""
    scene = as_ally("defence").warp("C", 3).finish()

    assert scene.totals == (12, 16)
    assert scene.in_warp("C") == 1


@pytest.mark.rule("CX-cosmic-zap", "CB-macron")
def test_a_zapped_macron_sends_up_to_four_tokens_of_one_each() -> None:
    scene = with_macron().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.totals == (13, 12)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CX-cosmic-zap", "CB-macron")
def test_an_ally_that_is_zapped_when_it_joins_sends_what_it_likes() -> None:
    scene = as_ally().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.totals == (15, 12)
    assert scene.tokens("C", "p5") == 3


@pytest.mark.rule("CB-macron", "C3.7b", "C3.7i")
def test_a_macron_that_comes_back_after_the_launch_counts_in_phase_8() -> None:
    """In a Power Outage A sends 3 tokens; saved by its Pulsar, they count 4 each: 10 and 12."""
    scene = with_macron(pulsars="yes").hand("A", "pulsar-macron")
    scene.facts("out: macron=outage").to("offence-invites").play("A", "shield-macron").finish()

    assert scene.totals == (22, 12)


@pytest.mark.rule("CCon-macron", "C3.3g")
def test_against_the_con_of_its_opponent_a_token_counts_three() -> None:
    scene = with_macron(pulsars="yes").hand("B", "pulsar-macron").to("launch").play("B", "con-macron")

    assert scene.finish().totals == (13, 12)
    assert scene.tokens("A", "p5") == 1


@pytest.mark.rule("CCon-macron")
def test_the_con_of_the_opposing_main_player_reaches_an_allied_macron() -> None:
    scene = as_ally(pulsars="yes").hand("B", "pulsar-macron").to("launch").play("B", "con-macron")

    assert scene.finish().totals == (15, 12)


@pytest.mark.rule("CCon-macron")
def test_the_con_of_a_bystander_changes_nothing() -> None:
    scene = with_macron(pulsars="yes").hand("D", "pulsar-macron").to("launch").play("D", "con-macron")

    assert scene.finish().totals == (14, 12)


@pytest.mark.rule("CPro-macron")
def test_with_the_pro_a_token_counts_five() -> None:
    scene = with_macron(pulsars="yes").hand("A", "pulsar-macron").to("launch").play("A", "pro-macron")

    assert scene.finish().totals == (15, 12)


@pytest.mark.rule("CS-macron")
def test_with_the_super_macron_sends_up_to_four() -> None:
    """3 tokens of 4 each."""
    scene = with_macron().hand("A", "flare-macron").to("launch").play("A", "super-macron").finish()

    assert scene.totals == (22, 12)
    assert scene.tokens("A", "p5") == 3


@pytest.mark.rule("CS-macron")
def test_with_the_super_an_allied_macron_sends_up_to_four() -> None:
    scene = as_ally().hand("C", "flare-macron").to("joined").play("C", "super-macron").finish()

    assert scene.totals == (24, 12)


@pytest.mark.rule("CS-macron", "CCon-macron", "C3.10e")
def test_with_the_super_the_con_no_longer_limits_what_the_tokens_count() -> None:
    """3 tokens of 4 each, and 10."""
    scene = with_macron(pulsars="yes").hand("A", "flare-macron").hand("B", "pulsar-macron")
    scene.to("launch").play("B", "con-macron").to("launch").play("A", "super-macron").finish()

    assert scene.totals == (22, 12)


@pytest.mark.rule("CW-macron")
def test_the_wild_adds_one_for_each_own_token_of_a_main_player() -> None:
    """10, 3 and 3 more against 8 and 4."""
    scene = Scene("", "", "", "").hand("A", "flare-macron").cone(3).cards("attack-10", "attack-8")

    assert scene.to("revealed").play("A", "wild-macron").finish().totals == (16, 12)


@pytest.mark.rule("CW-macron")
def test_the_wild_adds_one_for_each_own_token_of_an_ally_but_none_in_stellar_gas() -> None:
    """10 and 1 against 8, 4 and twice 2; in Stellar Gas only 8 and 4."""
    scene = Scene("", "", "", "").hand("C", "flare-macron").hand("D", "stellar-gas")
    scene.join("C", "defence", 2).cards("attack-10", "attack-8").to("revealed").play("C", "wild-macron")
    gassed = Scene("", "", "", "").hand("C", "flare-macron").hand("D", "stellar-gas")
    gassed.join("C", "defence", 2).cards("attack-10", "attack-8").to("revealed").play("C", "wild-macron")
    gassed.unanswered().play("D", "stellar-gas")

    assert scene.finish().totals == (11, 16)
    assert gassed.finish().totals == (11, 12)


@pytest.mark.rule("CW-macron")
def test_the_wild_is_not_for_bystanders() -> None:
    scene = Scene("", "", "", "").hand("C", "flare-macron").cards("attack-10", "attack-8").to("revealed")

    assert "wild-macron" not in scene.options("C")
