"""Spiff: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def beaten(card: str = "attack-10", **options: Any) -> Scene:
    """Spiff attacks B's four tokens with three and an Attack 10 or another; B lays 19.

    With the 10 it is 13 to 23: a difference of 10.
    """
    return Scene("spiff", **options).cone(3).cards(card, "attack-19")


def crash(scene: Scene) -> Scene:
    return scene.to("decided").play("A", "spiff").unanswered()


@pytest.mark.rule("CB-spiff")
def test_beaten_by_ten_spiff_lands_one_token_and_loses_the_others() -> None:
    """The defence keeps its four tokens beside it."""
    scene = crash(beaten()).finish()

    assert scene.totals == (13, 23)
    assert (scene.tokens("A", "p5"), scene.tokens("B", "p5")) == (1, 4)
    assert (scene.in_warp("A"), scene.in_warp("B")) == (2, 0)
    assert int(scene.state.external[0]) == 1


@pytest.mark.rule("CB-spiff")
def test_it_is_optional_and_nine_are_not_enough() -> None:
    """With an 11 it is 14 to 23."""
    left = beaten().finish()
    assert (left.tokens("A", "p5"), left.in_warp("A")) == (0, 3)

    close = beaten("attack-11").to("decided")
    assert "spiff" not in close.options("A")
    assert close.against("A", "spiff") == "CB-spiff"


@pytest.mark.rule("CB-spiff", "CX-cosmic-zap")
def test_a_zapped_spiff_loses_all_tokens() -> None:
    scene = beaten().hand("B", "cosmic-zap").to("decided").play("A", "spiff").play("B", "cosmic-zap").finish()

    assert (scene.tokens("A", "p5"), scene.in_warp("A")) == (0, 3)


@pytest.mark.rule("CB-spiff", "C3.4h")
def test_a_stop_after_its_use_keeps_spiff_from_landing() -> None:
    scene = crash(beaten(pulsars="yes").hand("B", "pulsar-spiff"))
    scene.play("B", "stop-spiff").finish()

    assert (scene.tokens("A", "p5"), scene.in_warp("A")) == (0, 3)


@pytest.mark.rule("CB-spiff")
def test_allies_of_spiff_do_not_land() -> None:
    """8, three own and two allied tokens make 13 against 23."""
    scene = crash(beaten("attack-8").join("C", "offence", 2)).finish()

    assert scene.totals == (13, 23)
    assert (scene.tokens("A", "p5"), scene.tokens("C", "p5"), scene.in_warp("C")) == (1, 0, 2)


@pytest.mark.rule("CB-spiff")
def test_a_compromise_does_not_lose_by_ten() -> None:
    scene = beaten("compromise").to("decided")

    assert "spiff" not in scene.options("A")


@pytest.mark.rule("CB-spiff")
def test_a_defence_and_a_winner_do_not_crash() -> None:
    defence = Scene("", "spiff").cards("attack-30", "attack-1").to("decided")
    winner = Scene("spiff").cards("attack-30", "attack-1").to("decided")

    assert "spiff" not in defence.options("B")
    assert "spiff" not in winner.options("A")


@pytest.mark.rule("CB-spiff", "CB-loser")
def test_it_counts_who_has_lost_and_not_whose_total_is_lower() -> None:
    """In an upset 40 and 3 tokens lose against 1 and 4: a difference of 38."""
    scene = Scene("spiff", "loser").cone(3).cards("attack-40", "attack-1").to("before-cards")
    scene = crash(scene.play("B", "loser").unanswered()).finish()

    assert (scene.totals, scene.tokens("A", "p5"), scene.in_warp("A")) == ((43, 5), 1, 2)


@pytest.mark.rule("CB-spiff", "CW-loser")
def test_where_both_sides_lose_spiff_lands_alone() -> None:
    scene = beaten().hand("B", "flare-loser").to("before-cards").play("B", "wild-loser").unanswered()
    crash(scene).finish()

    assert (scene.tokens("A", "p5"), scene.tokens("B", "p5")) == (1, 0)
    assert (scene.in_warp("A"), scene.in_warp("B")) == (2, 4)


@pytest.mark.rule("CB-spiff", "CB-bully")
def test_bully_picks_only_as_many_tokens_as_spiff_still_loses() -> None:
    """One of three has landed: B picks two from bases, the others in the cone go home."""
    scene = Scene("spiff", "bully").cone(3).cards("attack-10", "attack-19").to("decided")
    scene.play("A", "spiff").unanswered().to("decided").play("B", "bully").unanswered()
    scene.until("choose-place").answer("B", "p1").answer("B", "p2").finish()

    assert (scene.tokens("A", "p5"), scene.in_warp("A")) == (1, 2)


@pytest.mark.rule("CPro-spiff")
def test_with_pro_spiff_lands_one_or_two() -> None:
    for wanted in (1, 2):
        scene = beaten(pulsars="yes").hand("A", "pulsar-spiff").to("launch").play("A", "pro-spiff")
        scene = crash(scene)
        assert (scene.asked, scene.options("A")) == ("choose-number", ["1", "2"])

        scene.answer("A", str(wanted)).finish()
        assert (scene.tokens("A", "p5"), scene.in_warp("A")) == (wanted, 3 - wanted)


@pytest.mark.rule("CPro-spiff")
def test_with_pro_and_a_single_token_nothing_is_asked() -> None:
    scene = beaten("attack-12", pulsars="yes").cone(1).hand("A", "pulsar-spiff")
    scene = crash(scene.to("launch").play("A", "pro-spiff"))

    assert scene.asked == "respond"
    assert scene.finish().tokens("A", "p5") == 1


@pytest.mark.rule("CCon-spiff")
def test_on_a_home_planet_of_the_holder_spiff_does_not_land() -> None:
    scene = beaten(pulsars="yes").hand("B", "pulsar-spiff").to("launch").play("B", "con-spiff").to("decided")

    assert "spiff" not in scene.options("A")


@pytest.mark.rule("CCon-spiff", "C3.3h")
def test_a_con_in_answer_covers_the_planet_of_its_holder_only() -> None:
    own = beaten(pulsars="yes").hand("B", "pulsar-spiff").to("decided").play("A", "spiff")
    own.play("B", "con-spiff").finish()
    assert (own.tokens("A", "p5"), own.in_warp("A")) == (0, 3)

    other = beaten(pulsars="yes").hand("C", "pulsar-spiff").to("decided").play("A", "spiff")
    other.play("C", "con-spiff").finish()
    assert (other.tokens("A", "p5"), other.in_warp("A")) == (1, 2)


@pytest.mark.rule("CS-spiff")
def test_super_lets_spiff_land_from_five_on() -> None:
    """15 and 3 against 19 and 4 are 5 apart, with 16 they are 4."""
    scene = beaten("attack-15").hand("A", "flare-spiff").to("decided")
    assert "spiff" not in scene.options("A")
    crash(scene.play("A", "super-spiff").unanswered()).finish()
    assert (scene.totals, scene.tokens("A", "p5"), scene.in_warp("A")) == ((18, 23), 1, 2)

    close = beaten("attack-16").hand("A", "flare-spiff").to("decided")
    assert "super-spiff" not in close.options("A")


@pytest.mark.rule("CS-spiff", "C3.10e")
def test_super_lands_in_spite_of_a_con() -> None:
    scene = beaten(pulsars="yes").hand("B", "pulsar-spiff").hand("A", "flare-spiff").to("launch")
    scene.play("B", "con-spiff").to("decided").play("A", "super-spiff").unanswered()

    assert crash(scene).finish().tokens("A", "p5") == 1


@pytest.mark.rule("CW-spiff")
def test_wild_keeps_one_token_of_a_losing_defence() -> None:
    scene = Scene().cone(2).cards("attack-20", "attack-1").hand("B", "flare-spiff")
    scene.to("decided").play("B", "wild-spiff").finish()

    assert (scene.tokens("A", "p5"), scene.tokens("B", "p5"), scene.in_warp("B")) == (2, 1, 3)


@pytest.mark.rule("CW-spiff", "CR2")
def test_wild_is_paid_for_lost_tokens_only() -> None:
    """B loses three of four with a Compromise and takes three cards out of A's hand of five."""
    scene = Scene().cone(2).hand("A", "attack-6", "attack-7", "attack-9", "attack-9")
    scene.cards("attack-20", "compromise").hand("B", "flare-spiff")
    scene.to("decided").play("B", "wild-spiff").finish()

    assert (scene.tokens("B", "p5"), scene.in_warp("B")) == (1, 3)
    assert len(scene.cards_of("B")) + scene.count("B", "keeper") == 2 + 3


@pytest.mark.rule("CW-spiff")
def test_wild_is_for_a_defence_with_a_token_that_has_lost() -> None:
    won = Scene().cards("attack-1", "attack-20").hand("B", "flare-spiff").to("decided")
    assert "wild-spiff" not in won.options("B")

    empty = Scene().base("B", "p5", 0).cards("attack-20", "attack-1").hand("B", "flare-spiff").to("decided")
    assert "wild-spiff" not in empty.options("B")

    offence = Scene().cards("attack-1", "attack-20").hand("A", "flare-spiff").to("decided")
    assert "wild-spiff" not in offence.options("A")


@pytest.mark.rule("CW-spiff", "CB-bully")
def test_wild_adds_nothing_to_what_bully_leaves_on_the_planet() -> None:
    """Bully picks two of the four elsewhere, so that two stay; with the Wild it is no more."""
    scene = Scene("bully").cone(2).cards("attack-20", "attack-1").hand("B", "flare-spiff").to("decided")
    scene.play("A", "bully").unanswered().to("decided").play("B", "wild-spiff").unanswered()
    scene.until("choose-place").answer("A", "p6").answer("A", "p7").answer("A", "pass").finish()

    assert (scene.tokens("B", "p5"), scene.in_warp("B")) == (2, 4)
