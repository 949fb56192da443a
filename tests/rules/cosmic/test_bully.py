"""Bully: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_bully(**options: Any) -> Scene:
    """Bully beats B, who has two tokens on the planet, and B's ally C with one."""
    scene = Scene("bully", **options).base("B", "p5", 2).cone(3).join("C", "defence", 1)
    return scene.cards("attack-20", "attack-1")


def bullied_offence(**options: Any) -> Scene:
    """A attacks Bully with two tokens and loses."""
    return Scene("", "bully", **options).cone(2).cards("attack-1", "attack-20")


@pytest.mark.rule("CB-bully")
def test_bully_picks_tokens_from_other_planets() -> None:
    """B loses one token each of p7 and p8, and keeps two on p5 beside those who land."""
    scene = with_bully().to("decided").play("A", "bully").until("choose-place")
    assert scene.options("A") == ["pass", "p6", "p7", "p8", "p9"]
    scene.answer("A", "p7").answer("A", "p8").finish()

    assert [scene.tokens("B", planet) for planet in ("p5", "p7", "p8")] == [2, 3, 3]
    assert (scene.tokens("A", "p5"), scene.in_warp("B") - 2, scene.in_warp("C")) == (3, 2, 1)


@pytest.mark.rule("CB-bully")
def test_the_rest_is_lost_in_the_challenge() -> None:
    """One token of p7, one of the two on p5."""
    scene = with_bully().to("decided").play("A", "bully").until("choose-place")
    scene.answer("A", "p7").answer("A", "pass").finish()

    assert (scene.tokens("B", "p5"), scene.tokens("B", "p7"), scene.in_warp("B") - 2) == (1, 3, 2)


@pytest.mark.rule("CB-bully")
def test_tokens_of_the_cone_that_are_not_picked_go_home() -> None:
    """A has sent one token of p0 and one of p1; it loses one of p4, and one in the cone."""
    scene = bullied_offence().to("decided").play("B", "bully").until("choose-place")
    assert scene.options("B") == ["pass", "p0", "p1", "p2", "p3", "p4"]
    scene.answer("B", "p4").answer("B", "pass").finish()

    assert (scene.tokens("A", "p4"), scene.in_warp("A"), int(scene.state.cone[0])) == (3, 2, 0)
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == 18


@pytest.mark.rule("CB-bully")
def test_all_that_is_picked_is_lost_at_once_with_the_rest() -> None:
    """In one loss: Healer heals B and C for two cards, beside its Keeper."""
    scene = Scene("bully", "", "", "healer").base("B", "p5", 2).cone(3).join("C", "defence", 1)
    scene.cards("attack-20", "attack-1").to("decided").play("A", "bully").until("choose-place")
    scene.answer("A", "p7").answer("A", "p7").to("tokens-lost").play("D", "healer").finish()

    assert (scene.in_warp("B") - 2, scene.in_warp("C"), int(scene.state.sizes[3])) == (0, 0, 3)


@pytest.mark.rule("CB-bully")
def test_bully_needs_a_win_with_two_attacks() -> None:
    lost = with_bully().cards("attack-1", "attack-40").to("decided")
    bloodless = with_bully().cards("attack-20", "compromise").to("decided")
    empty = Scene("bully").base("B", "p5", 0).cards("attack-20", "attack-1").to("decided")

    assert all("bully" not in scene.options("A") for scene in (lost, bloodless, empty))


@pytest.mark.rule("CB-bully", "CX-cosmic-zap")
def test_a_zapped_bully_picks_nothing() -> None:
    scene = with_bully().hand("B", "cosmic-zap").to("decided").play("A", "bully").play("B", "cosmic-zap")

    assert (scene.finish().tokens("B", "p5"), scene.in_warp("B") - 2) == (0, 2)


@pytest.mark.rule("CB-bully", "C3.4h")
def test_a_stop_after_its_use_leaves_nothing_to_pick() -> None:
    scene = with_bully(pulsars="yes").hand("B", "pulsar-bully").to("decided").play("A", "bully")
    scene.unanswered().to("decided").play("B", "stop-bully").finish()

    assert (scene.tokens("B", "p5"), scene.in_warp("B") - 2) == (0, 2)


@pytest.mark.rule("CPro-bully")
def test_with_pro_one_token_more_is_picked() -> None:
    """Both on p5 are lost, and one on p9; or three elsewhere, and p5 keeps two."""
    scene = with_bully(pulsars="yes").hand("A", "pulsar-bully").to("launch").play("A", "pro-bully")
    scene.to("decided").play("A", "bully").until("choose-place").answer("A", "p9").answer(
        "A", "pass"
    ).finish()
    assert (scene.tokens("B", "p5"), scene.tokens("B", "p9"), scene.in_warp("B") - 2) == (0, 3, 3)

    scene = with_bully(pulsars="yes").hand("A", "pulsar-bully").to("launch").play("A", "pro-bully")
    scene.to("decided").play("A", "bully").until("choose-place")
    scene.answer("A", "p9").answer("A", "p9").answer("A", "p9").finish()
    assert (scene.tokens("B", "p5"), scene.tokens("B", "p9"), scene.in_warp("B") - 2) == (2, 1, 3)


@pytest.mark.rule("CCon-bully")
def test_the_holder_of_a_con_picks_for_himself() -> None:
    """B would rather keep p5; with the Pro of Bully he loses no more than two."""
    scene = with_bully(pulsars="yes").hand("B", "pulsar-bully").to("launch").play("B", "con-bully")
    scene.facts("pro: bully=1").to("decided").play("A", "bully").until("choose-place")
    assert scene.options("B") == ["pass", "p6", "p7", "p8", "p9"]
    scene.answer("B", "p6").answer("B", "p6").finish()

    assert (scene.tokens("B", "p5"), scene.tokens("B", "p6"), scene.in_warp("B") - 2) == (2, 2, 2)


@pytest.mark.rule("CS-bully", "C3.10e")
def test_super_picks_the_tokens_of_opposing_allies_too() -> None:
    """C has one token in the challenge and loses one of p10 instead, though C holds a Con."""
    scene = with_bully(pulsars="yes").hand("A", "flare-bully").hand("C", "pulsar-bully").to("launch")
    scene.play("C", "con-bully").to("decided").play("A", "super-bully").to("decided").play("A", "bully")
    scene.until("choose-place").answer("A", "pass")
    assert scene.options("A") == ["pass", "p10", "p11", "p12", "p13", "p14"]
    scene.answer("A", "p10").finish()

    assert (scene.tokens("B", "p5"), scene.in_warp("C")) == (0, 1)
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 19


def with_wild(loser: str = "compromise") -> Scene:
    """A attacks p5, where B has no tokens, so that there is no consolation; A stands on p8 too."""
    scene = Scene().hand("A", "flare-bully").base("B", "p5", 0).base("A", "p8", 1)
    return scene.cone(2).cards("attack-8", loser)


@pytest.mark.rule("CW-bully", "CG11")
def test_wild_lets_the_loser_give_a_base() -> None:
    """Not on p8, where A has one; nor on p0, where B has one in A's own system."""
    scene = with_wild().base("B", "p0", 1).base("A", "p0", 0).to("resolved").play("A", "wild-bully")
    scene.until("agree")
    scene.answer("B", "yes")
    assert scene.options("B") == ["p6", "p7", "p9"]
    scene.answer("B", "p7").answer("A", "p1").answer("A", "p1").answer("A", "pass").finish()

    assert (scene.tokens("A", "p7"), scene.tokens("B", "p7")) == (2, 4)
    assert int(scene.state.external[0]) == 3


@pytest.mark.rule("CW-bully", "CG8")
def test_or_the_loser_gives_up_two_tokens_more_from_bases() -> None:
    """B had four in the Warp."""
    scene = with_wild().to("resolved").play("A", "wild-bully").until("agree").answer("B", "pass")
    scene.answer("B", "p6").answer("B", "p9").finish()

    assert (scene.tokens("B", "p6"), scene.tokens("B", "p9"), scene.in_warp("B")) == (3, 3, 6)


@pytest.mark.rule("CW-bully", "CG11")
def test_without_a_planet_to_give_two_tokens_are_lost() -> None:
    """A has a base beside each of B's."""
    scene = with_wild().base("A", "p6", 1).base("A", "p7", 1)
    scene.base("B", "p9", 0).to("resolved").play("A", "wild-bully").until("give-up")

    assert scene.options("B") == ["p6", "p7", "p8"]


@pytest.mark.rule("CW-bully")
def test_wild_needs_an_attack_that_beat_a_compromise() -> None:
    assert "wild-bully" not in with_wild("attack-1").to("resolved").options("A")
    lost = Scene().hand("B", "flare-bully").cards("attack-8", "compromise").to("resolved")
    assert "wild-bully" not in lost.options("B")
