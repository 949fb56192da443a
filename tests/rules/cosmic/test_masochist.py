"""Masochist: the power, its flares and its Pulsar."""

import pytest

from orrery.games.cosmic.abilities import can_use
from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, power, seat

ALL = 20


def ruined(tokens: int = ALL) -> Scene:
    """C is Masochist and has so many tokens in the Warp; it is A's turn."""
    return Scene("", "", "masochist").hand("A", "attack-8").hand("B", "attack-8").warp("C", tokens)


def points(scene: Scene) -> list[int]:
    return [standing.points for standing in COSMIC.standings(scene.state)]


@pytest.mark.rule("CB-masochist")
def test_masochist_wins_at_the_start_of_a_regroup_if_all_its_tokens_are_in_the_warp() -> None:
    scene = ruined().base("B", "p0", 2).to("played")
    assert scene.state.phase == 1

    scene.unanswered()

    assert COSMIC.is_over(scene.state)
    assert points(scene) == [0, 1, 5, 0]
    assert scene.told("won") == 1


@pytest.mark.rule("CB-masochist")
def test_with_one_token_left_the_challenge_goes_on() -> None:
    scene = ruined(ALL - 1).to("destiny")

    assert (scene.told("power-used"), scene.in_warp("C")) == (0, ALL - 1)


@pytest.mark.rule("CB-masochist", "CG18")
def test_captives_and_tokens_out_of_the_game_are_lost_too() -> None:
    """17 are in the Warp, 2 under a token of A, 1 out of the game."""
    scene = ruined().facts("warp: C=17", "stacks: A p0 0 0 2 0", "gone: C=1").to("played").unanswered()

    assert COSMIC.is_over(scene.state)
    assert points(scene) == [0, 0, 5, 0]


@pytest.mark.rule("CB-masochist", "CX-cosmic-zap")
def test_a_zapped_masochist_has_to_wait_for_the_next_regroup() -> None:
    scene = ruined().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").to("destiny")
    assert not COSMIC.is_over(scene.state)

    scene.cards("attack-8", "attack-10").to("ending").to("played")
    assert scene.state.phase == 1
    assert COSMIC.is_over(scene.unanswered().state)


@pytest.mark.rule("CB-masochist", "CA7.1")
def test_who_has_enough_bases_then_wins_with_it() -> None:
    """D has five external bases since the last check."""
    scene = ruined()
    for planet in ("p0", "p1", "p5", "p6", "p10"):
        scene.base("D", planet, 1)
    scene.to("played").unanswered()

    assert points(scene) == [0, 0, 5, 5]


@pytest.mark.rule("CB-masochist", "CA7.3")
def test_masochist_can_not_be_named_under_the_staircase() -> None:
    """With two home bases A loses one of two powers: Virus, without being asked."""
    scene = Scene("masochist+virus", staircase="yes").hand("A", "attack-8").hand("B", "attack-8")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("launch")

    assert can_use(scene.state, seat("A"), power("masochist"))
    assert not can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("CW-masochist")
def test_wild_lets_another_player_take_a_token_out_of_the_warp() -> None:
    """D names C, whose token goes to a base of C's choice; A keeps both in the Warp."""
    scene = Scene().hand("A", "attack-8").hand("B", "attack-8").warp("A", 2).warp("C", 1)
    scene.hand("D", "flare-masochist").to("regroup").play("D", "wild-masochist").unanswered()
    assert scene.options("D") == ["C"]

    scene.answer("D", "C").until("bring-home").answer("C", "p12").to("destiny")

    assert (scene.in_warp("A"), scene.in_warp("C")) == (2, 0)
    assert scene.tokens("C", "p12") == 5


@pytest.mark.rule("CW-masochist")
def test_wild_needs_a_token_of_somebody_else_and_lasts_for_one_regroup() -> None:
    nobody = Scene().hand("A", "attack-8").hand("B", "attack-8").warp("A", 2)
    assert "wild-masochist" not in nobody.hand("D", "flare-masochist").to("regroup").options("D")

    oneself = Scene().cards("attack-20", "attack-1").warp("A", 2).warp("D", 2).hand("D", "flare-masochist")
    oneself.hand("A", "attack-9").to("regroup").play("D", "wild-masochist").unanswered().answer("D", "D")
    oneself.until("go-on").answer("A", "again").to("destiny")
    assert (oneself.in_warp("A"), oneself.in_warp("D")) == (1, 1)


@pytest.mark.rule("CS-masochist")
def test_super_removes_an_own_token_from_the_game() -> None:
    scene = Scene("masochist").hand("A", "attack-8", "flare-masochist").hand("B", "attack-8").warp("A", 3)
    scene.to("regroup").play("A", "super-masochist").unanswered()

    assert (scene.in_warp("A"), int(scene.state.gone[0])) == (2, 1)
    assert "super-masochist" not in scene.options("A")
    assert scene.until("retrieve").to("destiny").in_warp("A") == 1


@pytest.mark.rule("CS-masochist")
def test_super_needs_a_token_in_the_warp() -> None:
    scene = Scene("masochist").hand("A", "attack-8", "flare-masochist").hand("B", "attack-8").to("regroup")

    assert "super-masochist" not in scene.options("A")


def beaten_with_pro() -> Scene:
    """Masochist attacks with two tokens and loses them; its Pro runs."""
    scene = Scene("masochist", pulsars="yes").cone(2).cards("attack-1", "attack-20")
    return scene.hand("A", "pulsar-masochist").to("launch").play("A", "pro-masochist").to("tokens-lost")


@pytest.mark.rule("CPro-masochist")
def test_with_pro_it_may_lose_one_token_more_in_each_loss() -> None:
    scene = beaten_with_pro().play("A", "masochist-more").unanswered().until("give-up").answer("A", "p4")
    assert "masochist-more" not in scene.to("tokens-lost").options("A")

    assert (scene.finish().in_warp("A"), scene.tokens("A", "p4")) == (3, 3)
    assert beaten_with_pro().finish().in_warp("A") == 2


@pytest.mark.rule("CPro-masochist")
def test_without_pro_or_loss_there_is_no_more_to_lose() -> None:
    plain = Scene("masochist").cone(2).cards("attack-1", "attack-20").to("tokens-lost")
    assert "masochist-more" not in plain.options("A")

    winner = Scene("masochist", pulsars="yes").cone(2).cards("attack-20", "attack-1")
    winner.hand("A", "pulsar-masochist").to("launch").play("A", "pro-masochist").to("tokens-lost")
    assert "masochist-more" not in winner.options("A")


@pytest.mark.rule("CCon-masochist")
def test_tokens_lost_in_a_fight_with_the_holder_go_home() -> None:
    """B holds the Con; D, an ally of A, loses its token as usual."""
    scene = Scene("masochist", pulsars="yes").cone(2).join("D", "offence", 1).cards("attack-1", "attack-20")
    scene.hand("B", "pulsar-masochist").to("launch").play("B", "con-masochist").finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (0, 1)
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == ALL


@pytest.mark.rule("CCon-masochist")
def test_an_ally_against_the_holder_gets_its_tokens_back_as_well() -> None:
    scene = Scene("", "", "masochist", pulsars="yes").join("C", "offence", 3).cards("attack-1", "attack-20")
    scene.hand("B", "pulsar-masochist").to("launch").play("B", "con-masochist").finish()

    assert (scene.in_warp("A"), scene.in_warp("C")) == (1, 0)


@pytest.mark.rule("CCon-masochist")
def test_the_con_of_a_bystander_does_not_save_its_tokens() -> None:
    scene = Scene("masochist", pulsars="yes").cone(2).cards("attack-1", "attack-20")
    scene.hand("C", "pulsar-masochist").to("launch").play("C", "con-masochist").finish()

    assert scene.in_warp("A") == 2


@pytest.mark.rule("CCon-masochist", "CB-vacuum")
@pytest.mark.parametrize(("holder", "lost"), [("C", 0), ("B", 2)])
def test_what_a_power_of_the_holder_costs_goes_home(holder: str, lost: int) -> None:
    """A beats B; C, Vacuum, loses two tokens beside B and takes two of A along: A loses them to C."""
    scene = Scene("masochist", "", "vacuum", pulsars="yes").cone(2).join("C", "defence", 2)
    scene.cards("attack-20", "attack-1").hand(holder, "pulsar-masochist").to("launch")
    scene.play(holder, "con-masochist").until("choose-seat").answer("C", "A").answer("C", "2").finish()

    assert [scene.in_warp(name) for name in "ABC"] == [lost, 4, 2]


@pytest.mark.rule("CCon-masochist", "C3.10e")
def test_from_its_super_on_the_con_sends_nothing_home() -> None:
    scene = Scene("masochist", pulsars="yes").cone(2).cards("attack-1", "attack-20").warp("A", 2)
    scene.hand("A", "flare-masochist").hand("B", "pulsar-masochist").to("regroup")
    scene.play("A", "super-masochist").to("launch").play("B", "con-masochist").finish()

    assert (scene.in_warp("A"), int(scene.state.gone[0])) == (2, 1)
