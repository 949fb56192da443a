"""Guerrilla: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def beaten_offence(**options: Any) -> Scene:
    """Guerrilla attacks with two tokens; B has four on the planet and C two beside it."""
    scene = Scene("guerrilla", **options).cone(2).join("C", "defence", 2)
    return scene.cards("attack-1", "attack-20")


def beaten_defence(**options: Any) -> Scene:
    """A attacks Guerrilla with four tokens, its ally C with three; Guerrilla has D at its side."""
    scene = Scene("", "guerrilla", **options).cone(4).join("C", "offence", 3).join("D", "defence", 1)
    return scene.cards("attack-20", "attack-1")


@pytest.mark.rule("CB-guerrilla")
def test_the_winners_keep_one_token_each() -> None:
    """One token of A and one of C land."""
    scene = beaten_defence().finish()

    assert (scene.tokens("A", "p5"), scene.tokens("C", "p5")) == (1, 1)
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 4, 2, 1]


@pytest.mark.rule("CB-guerrilla")
def test_a_defence_that_wins_keeps_one_token_on_the_planet() -> None:
    scene = beaten_offence().to("resolved")

    assert scene.tokens("B", "p5") == 1
    assert [scene.in_warp(name) for name in "AB"] == [2, 3]


@pytest.mark.rule("CB-guerrilla")
def test_rewards_count_the_tokens_that_were_committed() -> None:
    """C has lost one of two tokens and takes two cards, beside the Keeper; the other goes home."""
    scene = beaten_offence().until("reward").answer("C", "card").until("reward").answer("C", "card").finish()

    assert (int(scene.state.sizes[2]), scene.in_warp("C")) == (3, 1)
    assert sum(scene.tokens("C", f"p{planet}") for planet in range(10, 15)) == 19


@pytest.mark.rule("CB-guerrilla")
def test_guerrilla_does_nothing_when_it_wins_or_when_both_lose() -> None:
    won = beaten_offence().cards("attack-40", "attack-1").finish()
    assert (won.in_warp("A"), won.tokens("A", "p5")) == (0, 2)

    both = beaten_offence().hand("B", "flare-loser").to("before-cards").play("B", "wild-loser").finish()
    assert both.told("power-used") == 0
    assert [both.in_warp(name) for name in "ABC"] == [2, 4, 2]


@pytest.mark.rule("CB-guerrilla")
def test_guerrilla_loses_with_a_compromise_too_but_not_in_a_deal() -> None:
    """B's four tokens beat a Compromise; A takes two cards out of B's hand as consolation."""
    scene = beaten_offence().cards("compromise", "attack-20").finish()
    assert (scene.in_warp("B"), scene.in_warp("A")) == (3, 2)

    deal = beaten_offence().cards("compromise", "compromise").until("offer").answer("A", "pass").finish()
    assert (deal.in_warp("B"), deal.in_warp("A")) == (3, 3)
    assert deal.told("power-used") == 0


@pytest.mark.rule("CB-guerrilla", "CX-cosmic-zap")
def test_a_zapped_guerrilla_takes_nothing() -> None:
    scene = beaten_offence().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert [scene.in_warp(name) for name in "ABC"] == [2, 0, 0]


@pytest.mark.rule("CB-guerrilla", "C3.4h")
def test_a_stop_after_its_use_saves_the_winners() -> None:
    """It was announced, but nothing is lost yet."""
    scene = beaten_offence(pulsars="yes").hand("B", "pulsar-guerrilla").to("played").to("decided")
    scene.play("B", "stop-guerrilla").finish()

    assert [scene.in_warp(name) for name in "ABC"] == [2, 0, 0]


@pytest.mark.rule("CPro-guerrilla")
def test_with_pro_guerrilla_takes_its_toll_as_an_ally() -> None:
    """C, Guerrilla, has joined A, who loses: B is left with one token of four. Without Pro it keeps all."""
    scene = Scene("", "", "guerrilla", pulsars="yes").join("C", "offence", 1).hand("C", "pulsar-guerrilla")
    scene.cards("attack-1", "attack-20").to("launch").play("C", "pro-guerrilla").finish()
    plain = Scene("", "", "guerrilla").join("C", "offence", 1).cards("attack-1", "attack-20").finish()

    assert (scene.in_warp("B"), plain.in_warp("B")) == (3, 0)


@pytest.mark.rule("CCon-guerrilla")
def test_the_holder_of_a_con_keeps_all_tokens() -> None:
    """C holds it and loses none of two tokens; B loses three."""
    scene = (
        beaten_offence(pulsars="yes").hand("C", "pulsar-guerrilla").to("launch").play("C", "con-guerrilla")
    )

    assert [scene.to("resolved").in_warp(name) for name in "ABC"] == [2, 3, 0]


@pytest.mark.rule("CCon-guerrilla", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = beaten_offence(pulsars="yes").hand("B", "pulsar-guerrilla").to("played")
    scene.play("B", "con-guerrilla").until("reward")

    assert [scene.in_warp(name) for name in "ABC"] == [2, 0, 1]


@pytest.mark.rule("CS-guerrilla")
def test_super_leaves_those_with_three_tokens_or_fewer_nothing() -> None:
    """A keeps one of four and lands, C none of three."""
    scene = beaten_defence().hand("B", "flare-guerrilla").to("decided").play("B", "super-guerrilla").finish()

    assert (scene.tokens("A", "p5"), scene.tokens("C", "p5")) == (1, 0)
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 4, 3, 1]


@pytest.mark.rule("CS-guerrilla", "C3.10e")
def test_an_offence_without_tokens_has_won_but_does_not_land() -> None:
    """A single token is all it sent, so that without the Super nothing would happen; a Con is no help."""
    scene = Scene("", "guerrilla", pulsars="yes").cone(1).cards("attack-20", "attack-1")
    scene.hand("A", "pulsar-guerrilla", "attack-6").hand("B", "flare-guerrilla").to("launch")
    scene.play("A", "con-guerrilla").to("decided").play("B", "super-guerrilla").finish()

    assert (scene.tokens("A", "p5"), scene.in_warp("A"), scene.in_warp("B")) == (0, 1, 4)
    assert scene.until("go-on").options("A") == ["pass", "again"]


@pytest.mark.rule("CW-guerrilla")
def test_wild_blows_up_the_planet_with_all_who_stand_there() -> None:
    """D stands there as a third player. The offence and its ally C go to the Warp too."""
    scene = Scene().base("D", "p5", 2).cone(3).join("C", "offence", 2).cards("attack-20", "attack-1")
    scene.hand("B", "flare-guerrilla").to("decided").play("B", "wild-guerrilla").finish()

    assert [scene.tokens(name, "p5") for name in "ABCD"] == [0, 0, 0, 0]
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 4, 2, 2]


@pytest.mark.rule("CW-guerrilla")
def test_wild_is_for_a_defence_that_has_lost() -> None:
    won = Scene().cards("attack-1", "attack-20").hand("B", "flare-guerrilla").to("decided")
    offence = Scene().cards("attack-1", "attack-20").hand("A", "flare-guerrilla").to("decided")

    assert "wild-guerrilla" not in won.options("B")
    assert "wild-guerrilla" not in offence.options("A")
