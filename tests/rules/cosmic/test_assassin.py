"""Assassin: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_assassin(destiny: str = "blue", **options: Any) -> Scene:
    """A is the offence, C is Assassin; the first destiny card is ``destiny``."""
    scene = Scene("", "", "assassin", **options)
    scene.destiny = destiny
    return scene


@pytest.mark.rule("CB-assassin")
def test_the_player_of_the_flipped_colour_loses_a_token_from_a_base_of_assassins_choice() -> None:
    scene = with_assassin().base("B", "p2", 2).until("choose-place")
    assert scene.options("C") == ["p2", "p5", "p6", "p7", "p8", "p9"]
    before = scene.tokens("B", "p2")
    scene.answer("C", "p2").to("destiny")

    assert (scene.tokens("B", "p2"), scene.in_warp("B")) == (before - 1, 1)
    assert [scene.in_warp(name) for name in "ACD"] == [0, 0, 0]


@pytest.mark.rule("CB-assassin")
def test_the_offence_loses_one_for_its_own_colour_before_it_decides_and_another_player_at_the_next_flip() -> (
    None
):
    """Red is A's own: the token is gone before A is asked what to do; then blue is flipped."""
    scene = with_assassin("red").until("own-colour")
    assert scene.in_warp("A") == 1
    scene.answer("A", "flip-again")
    scene.destiny = "blue"
    scene.to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [1, 1, 0, 0]


@pytest.mark.rule("CB-assassin")
def test_its_own_colour_costs_nobody_a_token() -> None:
    scene = with_assassin("green").to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("CB-assassin")
def test_it_kills_in_its_own_turn_too() -> None:
    scene = Scene("assassin").until("choose-place").answer("A", "p5").to("destiny")

    assert (scene.tokens("B", "p5"), scene.in_warp("B")) == (3, 1)


@pytest.mark.rule("CB-assassin")
def test_for_a_wild_card_it_names_another_player() -> None:
    scene = with_assassin("wild").until("choose-seat")
    assert scene.options("C") == ["A", "B", "D"]
    scene.answer("C", "D").answer("C", "p15").to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 1]


@pytest.mark.rule("CB-assassin")
@pytest.mark.parametrize("card", ["left-neighbour", "half-attacks"])
def test_specials_and_comets_kill_nobody(card: str) -> None:
    scene = with_assassin(card, specials="yes").add_destiny(card).until("flip-destiny").answer("chance", card)
    scene.destiny = "green"
    scene.to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("CB-assassin", "CX-cosmic-zap")
def test_a_zapped_assassin_kills_nobody_in_this_challenge() -> None:
    scene = (
        with_assassin("red").hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").until("own-colour")
    )
    scene.answer("A", "flip-again")
    scene.destiny = "blue"
    scene.to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("CPro-assassin")
def test_with_pro_two_tokens_of_one_player_die() -> None:
    scene = with_assassin("wild", pulsars="yes").hand("C", "pulsar-assassin").to("regroup")
    scene.play("C", "pro-assassin").until("choose-seat").answer("C", "B").answer("C", "p6").answer("C", "p8")
    scene.to("destiny")

    assert [scene.in_warp(name) for name in "ABCD"] == [0, 2, 0, 0]
    assert (scene.tokens("B", "p6"), scene.tokens("B", "p8")) == (3, 3)


@pytest.mark.rule("CCon-assassin")
def test_a_con_guards_the_tokens_of_its_holder() -> None:
    scene = with_assassin("wild", pulsars="yes").hand("B", "pulsar-assassin").to("regroup")
    scene.play("B", "con-assassin").until("choose-seat")
    assert scene.options("C") == ["A", "D"]

    coloured = with_assassin(pulsars="yes").hand("B", "pulsar-assassin").to("regroup")
    coloured.play("B", "con-assassin").to("destiny")
    assert coloured.in_warp("B") == 0


@pytest.mark.rule("CCon-assassin", "C3.3h")
def test_a_con_in_answer_saves_the_token() -> None:
    scene = with_assassin(pulsars="yes").hand("B", "pulsar-assassin").to("played")
    scene.play("B", "con-assassin").to("destiny")

    assert scene.in_warp("B") == 0


@pytest.mark.rule("CS-assassin")
def test_super_sets_an_own_token_where_the_killed_one_stood() -> None:
    scene = with_assassin().warp("C", 2).hand("C", "flare-assassin").to("played")
    scene.play("C", "super-assassin").until("choose-place").answer("C", "p5").to("destiny")

    assert (scene.tokens("B", "p5"), scene.tokens("C", "p5")) == (3, 1)
    assert (scene.in_warp("B"), scene.in_warp("C")) == (1, 1)


@pytest.mark.rule("CS-assassin", "CPro-assassin")
def test_super_replaces_as_many_as_the_warp_can_give() -> None:
    """Two die by the Pro; Assassin has a single token in the Warp, for the first."""
    scene = with_assassin(pulsars="yes").warp("C", 1).hand("C", "flare-assassin", "pulsar-assassin")
    scene.to("regroup").play("C", "pro-assassin").unanswered().to("played").play("C", "super-assassin")
    scene.until("choose-place").answer("C", "p5").answer("C", "p6").to("destiny")

    assert (scene.tokens("C", "p5"), scene.tokens("C", "p6")) == (1, 0)
    assert (scene.in_warp("B"), scene.in_warp("C")) == (2, 0)


@pytest.mark.rule("CS-assassin")
def test_without_a_token_in_the_warp_there_is_no_super() -> None:
    scene = with_assassin().hand("C", "flare-assassin").to("played")

    assert "super-assassin" not in scene.options("C")


@pytest.mark.rule("CS-assassin", "C3.10e")
def test_super_reaches_the_holder_of_a_con() -> None:
    scene = with_assassin("wild", pulsars="yes").warp("C", 1).hand("B", "pulsar-assassin")
    scene.hand("C", "flare-assassin").to("regroup").play("B", "con-assassin").unanswered().to("played")
    scene.play("C", "super-assassin").until("choose-seat")

    assert scene.options("C") == ["A", "B", "D"]


def with_wild(offence: str = "attack-20", **options: Any) -> Scene:
    """A and C attack with three and two tokens, and B loses with an Attack 1."""
    scene = Scene("", **options).hand("B", "flare-assassin").cone(3).join("C", "offence", 2)
    return scene.cards(offence, "attack-1").to("decided")


@pytest.mark.rule("CW-assassin")
def test_wild_takes_the_whole_cone_along() -> None:
    scene = with_wild().play("B", "wild-assassin").until("choose-place")
    assert scene.options("B") == ["p6", "p7", "p8", "p9"]
    scene.answer("B", "p9").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 5, 2, 0]
    assert [scene.tokens(name, "p5") for name in "ABC"] == [0, 0, 0]


@pytest.mark.rule("CW-assassin", "CA6.4")
def test_the_offence_has_won_and_may_challenge_again() -> None:
    scene = with_wild().hand("A", "attack-8").play("B", "wild-assassin").until("go-on")

    assert scene.options("A") == ["pass", "again"]


@pytest.mark.rule("CW-assassin")
def test_wild_is_for_a_defence_that_loses_to_an_attack() -> None:
    assert "wild-assassin" not in with_wild("compromise").options("B")
    winner = Scene().hand("A", "flare-assassin").cards("attack-20", "attack-1").to("decided")
    assert "wild-assassin" not in winner.options("A")


@pytest.mark.rule("CW-assassin", "CB-zombie")
def test_a_token_that_does_not_stay_in_the_warp_pays_for_nothing() -> None:
    """B is Zombie: the token comes back, so A lands."""
    scene = Scene("", "zombie").hand("B", "flare-assassin").cone(3).cards("attack-20", "attack-1")
    scene.to("decided").play("B", "wild-assassin").finish()

    assert (scene.in_warp("A"), scene.in_warp("B"), scene.tokens("A", "p5")) == (0, 0, 3)


@pytest.mark.rule("CG12", "CB-assassin", "CB-zombie", "CB-healer")
def test_a_killed_token_has_one_fate() -> None:
    """B is Zombie and gets its token back, so there is nothing left for Healer D."""
    scene = (
        Scene("", "zombie", "assassin", "healer").until("choose-place").answer("C", "p5").to("tokens-lost")
    )

    assert (scene.in_warp("B"), "healer" in scene.options("D")) == (0, False)


@pytest.mark.rule("CG12", "CB-assassin", "CB-healer", "CW-zombie")
def test_the_first_that_takes_a_killed_token_ends_its_loss() -> None:
    """Healer sends the token of B home before B can bring it back with a flare."""
    scene = Scene("healer", "", "assassin").hand("B", "flare-zombie").until("choose-place")
    scene.answer("C", "p5").to("tokens-lost")
    assert "wild-zombie" in scene.options("B")
    scene.play("A", "healer").unanswered().to("tokens-lost")

    assert (scene.in_warp("B"), "wild-zombie" in scene.options("B")) == (0, False)
