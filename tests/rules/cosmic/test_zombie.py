"""Zombie: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_zombie(**options: Any) -> Scene:
    """Zombie attacks with three tokens and loses them: 1 and 3 against 20 and 4."""
    return Scene("zombie", **options).cone(3).cards("attack-1", "attack-20")


def with_captives(**options: Any) -> Scene:
    """B has two tokens in the Warp and C three; it is phase 1 of A's turn, and D is Zombie."""
    return Scene("", "", "", "zombie", **options).warp("B", 2).warp("C", 3)


@pytest.mark.rule("CB-zombie")
def test_lost_tokens_go_back_to_bases_of_zombies_choice() -> None:
    """They come from p0, p1 and p2, four each; all of them go to p4."""
    scene = with_zombie().until("bring-home")
    for _ in range(3):
        scene.answer("A", "p4")
    scene.finish()

    assert scene.in_warp("A") == 0
    assert (scene.tokens("A", "p0"), scene.tokens("A", "p4")) == (3, 7)


@pytest.mark.rule("CB-zombie", "CB-vacuum")
def test_tokens_that_join_a_loss_come_back_as_well() -> None:
    """Zombie has got its token back already when its ally Vacuum drags two more along."""
    scene = Scene("zombie", "", "vacuum").join("C", "offence", 2).cards("attack-1", "attack-20")
    scene.until("choose-seat").answer("C", "A").answer("C", "2").finish()

    assert [scene.in_warp(name) for name in "ABC"] == [0, 0, 2]


@pytest.mark.rule("CB-zombie", "CX-cosmic-zap")
def test_the_tokens_of_a_zapped_zombie_are_lost() -> None:
    scene = with_zombie().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.in_warp("A") == 3


@pytest.mark.rule("CB-zombie")
def test_in_phase_1_zombie_releases_tokens_of_any_player() -> None:
    scene = with_captives().to("regroup").play("D", "zombie-release")
    assert scene.options("D") == ["B", "C"]
    scene.answer("D", "C").unanswered()
    assert scene.options("D") == ["1", "2", "3"]
    scene.answer("D", "2").answer("C", "p10").answer("C", "p10")

    assert (scene.in_warp("B"), scene.in_warp("C")) == (2, 1)
    scene.play("D", "zombie-release").answer("D", "B").unanswered().answer("D", "2").finish()
    assert (scene.in_warp("B"), scene.in_warp("C")) == (0, 1)


@pytest.mark.rule("CB-zombie")
@pytest.mark.parametrize("moment", ["destiny", "launch", "before-cards", "revealed", "ending"])
def test_tokens_are_released_at_any_moment(moment: str) -> None:
    assert "zombie-release" in with_captives().to(moment).options("D")


def in_a_deal(**options: Any) -> Scene:
    """Zombie and B, with two tokens in the Warp, have shown Compromises."""
    return Scene("zombie", **options).warp("B", 2).warp("C", 1).cards("compromise", "compromise")


@pytest.mark.rule("CB-zombie", "CR3")
def test_freeing_tokens_is_enough_for_a_deal() -> None:
    scene = in_a_deal().until("offer").answer("A", "free-token").answer("A", "free-token")
    assert "free-token" not in scene.options("A")
    scene.answer("A", "propose").answer("B", "accept").finish()

    assert (scene.in_warp("A"), scene.in_warp("B"), scene.in_warp("C")) == (0, 0, 1)
    assert scene.told("deal-made") == 1


@pytest.mark.rule("CB-zombie", "CR3")
def test_the_other_may_ask_zombie_to_free_a_token() -> None:
    scene = (
        in_a_deal().until("offer").answer("A", "give-keeper").answer("A", "propose").answer("B", "counter")
    )
    scene.answer("B", "want-token-freed").answer("B", "propose").answer("A", "accept").finish()

    assert scene.in_warp("B") == 1


@pytest.mark.rule("CB-zombie", "CA2.3")
def test_a_secret_zombie_can_offer_to_free_a_token_and_is_not_asked_for_it() -> None:
    scene = in_a_deal(secret_powers="yes").until("offer")
    assert "free-token" in scene.options("A")
    scene.answer("A", "give-keeper").answer("A", "propose").answer("B", "counter")

    assert "want-token-freed" not in scene.options("B")
    assert "want-token-freed" not in scene.refused("B")


@pytest.mark.rule("CB-zombie", "C3.4a")
def test_a_zombie_that_is_stopped_frees_nobody_in_a_deal() -> None:
    scene = in_a_deal(pulsars="yes").hand("C", "pulsar-zombie").until("offer").answer("A", "free-token")
    scene.answer("A", "propose").answer("B", "accept").to("deal-struck").play("C", "stop-zombie").finish()

    assert scene.in_warp("B") == 2


@pytest.mark.rule("C3.3e", "C3.3g", "CCon-zombie")
def test_against_a_con_tokens_are_freed_in_a_deal_only() -> None:
    scene = in_a_deal(pulsars="yes").hand("B", "pulsar-zombie").to("beginning").play("B", "con-zombie")
    scene.to("regroup").play("A", "zombie-release")
    assert scene.options("A") == ["C"]

    scene.answer("A", "C").until("offer").answer("A", "free-token").answer("A", "propose")
    scene.answer("B", "accept").finish()
    assert (scene.in_warp("B"), scene.in_warp("C")) == (1, 0)


@pytest.mark.rule("CCon-zombie", "C3.3h")
def test_a_con_in_answer_covers_that_release() -> None:
    scene = with_captives(pulsars="yes").hand("C", "pulsar-zombie").to("regroup").play("D", "zombie-release")
    scene.answer("D", "C").play("C", "con-zombie").to("destiny")

    assert scene.in_warp("C") == 3


@pytest.mark.rule("C3.3e", "C3.3g")
def test_against_a_con_zombies_own_tokens_go_back_as_ever() -> None:
    scene = (
        with_zombie(pulsars="yes").hand("B", "pulsar-zombie").to("launch").play("B", "con-zombie").finish()
    )

    assert scene.in_warp("A") == 0


@pytest.mark.rule("CPro-zombie")
def test_with_pro_the_tokens_of_its_allies_come_back_too() -> None:
    """C loses two tokens beside Zombie."""
    plain = with_zombie().join("C", "offence", 2).finish()
    boosted = with_zombie(pulsars="yes").hand("A", "pulsar-zombie").join("C", "offence", 2).to("launch")
    boosted.play("A", "pro-zombie").finish()

    assert (plain.in_warp("A"), plain.in_warp("C")) == (0, 2)
    assert (boosted.in_warp("A"), boosted.in_warp("C")) == (0, 0)


@pytest.mark.rule("CPro-zombie")
def test_with_pro_the_tokens_of_the_other_side_are_lost() -> None:
    """Zombie wins, 20 and 3 against 1 and 4."""
    scene = Scene("zombie", pulsars="yes").hand("A", "pulsar-zombie").cone(3).join("C", "defence", 2)
    scene.cards("attack-20", "attack-1").to("launch").play("A", "pro-zombie").finish()

    assert (scene.in_warp("B"), scene.in_warp("C")) == (4, 2)


@pytest.mark.rule("CPro-zombie")
def test_with_pro_an_ally_saves_itself_only() -> None:
    scene = Scene("", "", "zombie", pulsars="yes").hand("C", "pulsar-zombie").join("C", "offence", 1)
    scene.join("D", "offence", 2).cards("attack-1", "attack-20").to("launch").play("C", "pro-zombie").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [1, 0, 0, 2]


@pytest.mark.rule("CW-zombie")
def test_wild_brings_back_one_token_of_a_loss() -> None:
    scene = Scene().hand("A", "flare-zombie").cone(3).cards("attack-1", "attack-20").to("tokens-lost")
    scene.play("A", "wild-zombie").to("tokens-lost")

    assert "wild-zombie" not in scene.options("A")
    scene.finish()
    assert scene.in_warp("A") == 2


def with_super() -> Scene:
    """C is invited by Zombie and has two tokens in the Warp."""
    scene = Scene("zombie").hand("A", "flare-zombie").warp("C", 2).join("C", "offence", 2)
    return scene.cards("attack-1", "attack-20")


@pytest.mark.rule("CS-zombie")
def test_super_lets_an_ally_join_with_one_token_out_of_the_warp() -> None:
    scene = with_super().to("offence-invites").play("A", "super-zombie").until("load")
    assert "warp" in scene.options("C")
    scene.answer("C", "warp")
    assert "warp" not in scene.options("C")

    scene.answer("C", "p10").to("alliance")
    assert (scene.in_warp("C"), int(scene.state.cone[2]), scene.tokens("C", "p10")) == (1, 2, 3)


@pytest.mark.rule("CS-zombie")
def test_without_super_an_ally_joins_from_bases_only() -> None:
    scene = with_super().to("offence-invites").until("load")

    assert "warp" not in scene.options("C")


@pytest.mark.rule("CS-zombie")
def test_super_does_nothing_for_the_other_side() -> None:
    scene = Scene("zombie").hand("A", "flare-zombie").warp("C", 2).join("C", "defence", 2)
    scene.cards("attack-1", "attack-20").to("defence-invites").play("A", "super-zombie").until("load")

    assert "warp" not in scene.options("C")


@pytest.mark.rule("CS-zombie")
def test_super_brings_an_ally_without_any_base() -> None:
    """All 20 tokens of C are in the Warp: without the Super C could not join."""
    scene = Scene("zombie").hand("A", "flare-zombie").warp("C", 20).join("C", "offence", 1)
    scene.cards("attack-1", "attack-20").to("offence-invites").play("A", "super-zombie").until("load")
    assert scene.options("C") == ["warp"]

    scene.answer("C", "warp").to("alliance")
    assert (scene.in_warp("C"), int(scene.state.cone[2])) == (19, 1)
