"""Judge: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.roles import shows_compromise
from orrery.games.cosmic.state import DEFENCE, OFFENCE
from tests.rules.cosmic.glance import at_a_glance
from tests.rules.cosmic.scene import Scene


def with_judge(offence: str = "attack-20", defence: str = "attack-1", **options: Any) -> Scene:
    """C, Judge, stands by while A attacks B on p5 with two tokens; each of both has five cards to give."""
    scene = Scene("", "", "judge", **options).cone(2).cards(offence, defence)
    for name in "AB":
        scene.hand(name, "attack-4", "attack-6", "attack-8", "attack-10")
    return scene


def promise(scene: Scene, winner: bool, cards: int, bases: int) -> Scene:
    """C promises a prize before cards are laid."""
    scene.to("before-cards").play("C", "judge").unanswered().until("agree")
    return scene.answer("C", "yes" if winner else "pass").answer("C", str(cards)).answer("C", str(bases))


@pytest.mark.rule("CB-judge")
def test_the_loser_pays_the_winner_cards_of_his_choice() -> None:
    """A has won; B hands over Attack 4 and the Keeper."""
    scene = promise(with_judge(), True, 2, 0).until("choose-card")
    scene.answer("B", "attack-4").answer("B", "keeper").finish()

    assert scene.cards_of("B") == ["attack-6", "attack-8", "attack-10"]
    assert (scene.count("A", "attack-4"), scene.count("A", "keeper")) == (2, 2)


@pytest.mark.rule("CB-judge")
def test_or_the_winner_pays_the_loser() -> None:
    scene = promise(with_judge(), False, 1, 0).until("choose-card").answer("A", "attack-10").finish()

    assert (scene.count("A", "attack-10"), scene.count("B", "attack-10")) == (0, 2)


@pytest.mark.rule("CB-judge", "CG11")
def test_a_base_is_set_up_on_a_planet_that_the_payer_names() -> None:
    """The offence loses and has to give B a base at home, for which B takes three tokens."""
    scene = promise(with_judge("attack-1", "attack-20"), True, 0, 1).until("choose-place")
    assert scene.options("A") == ["p0", "p1", "p2", "p3", "p4"]
    scene.answer("A", "p3")
    for base in ("p6", "p6", "p7", "pass"):
        scene.answer("B", base)
    scene.finish()

    assert (scene.tokens("B", "p3"), scene.tokens("A", "p3")) == (3, 4)
    assert (int(scene.state.external[1]), int(scene.state.sizes[0])) == (1, 5)


@pytest.mark.rule("CB-judge", "CA7.1")
def test_the_base_of_a_prize_may_win_the_game() -> None:
    """A has four external bases and lands on a fifth; B, who has four too, gets the fifth by the prize."""
    scene = with_judge()
    for name, bases in (("A", ("p10", "p11", "p15", "p16")), ("B", ("p12", "p13", "p17", "p18"))):
        for base in bases:
            scene.base(name, base, 1)
    promise(scene, False, 0, 1).until("choose-place").answer("A", "p0").until("load").answer("B", "p6")
    scene.answer("B", "pass")
    while scene.state.open and not scene.state.over:
        scene.step()

    assert (int(scene.state.external[0]), int(scene.state.external[1]), scene.told("won")) == (5, 5, 2)


@pytest.mark.rule("CB-judge")
def test_a_prize_has_something_and_no_more_than_four_cards_and_a_base() -> None:
    scene = with_judge().to("before-cards").play("C", "judge").unanswered().until("agree").answer("C", "yes")
    assert scene.options("C") == ["0", "1", "2", "3", "4"]

    assert scene.answer("C", "0").options("C") == ["1"]
    assert with_pro(0).options("C") == ["1", "2"]


@pytest.mark.rule("CB-judge", "CA6.6")
def test_what_the_payer_does_not_have_is_not_paid() -> None:
    """B holds a Keeper besides the card that was laid."""
    scene = Scene("", "", "judge").cone(2).cards("attack-20", "attack-1")
    promise(scene, True, 4, 0).finish()

    assert (int(scene.state.sizes[1]), scene.count("A", "keeper")) == (0, 2)


@pytest.mark.rule("CB-judge", "CG11")
def test_no_base_is_paid_where_the_payer_has_none_left() -> None:
    """All tokens of B stood on p5 and are lost there."""
    scene = with_judge().facts("tokens B: p6=0 p7=0 p8=0 p9=0", "warp: B=16")
    promise(scene, True, 0, 1).finish()

    assert (int(scene.state.external[0]), scene.in_warp("B")) == (1, 20)


@pytest.mark.rule("CB-judge")
def test_there_is_no_prize_after_a_deal_or_if_both_lose() -> None:
    deal = promise(with_judge("compromise", "compromise"), False, 4, 0).until("offer").answer("A", "pass")
    assert (int(deal.finish().state.sizes[0]), int(deal.state.sizes[1])) == (5, 5)

    both = with_judge().hand("B", "flare-loser")
    promise(both, True, 4, 0).to("before-cards").play("B", "wild-loser").finish()
    assert (int(both.state.sizes[0]), int(both.state.sizes[1])) == (5, 6)


@pytest.mark.rule("CB-judge")
def test_judge_promises_nothing_in_its_own_challenges_and_only_before_cards() -> None:
    own = Scene("judge").cards("attack-20", "attack-1").to("before-cards")

    assert "judge" not in own.options("A")
    assert "judge" not in with_judge().to("cards-laid").options("C")


@pytest.mark.rule("CB-judge", "CX-cosmic-zap")
def test_a_zapped_promise_was_none() -> None:
    scene = with_judge().hand("B", "cosmic-zap").to("before-cards").play("C", "judge").play("B", "cosmic-zap")

    assert (int(scene.finish().state.sizes[0]), int(scene.state.sizes[1])) == (5, 5)


@pytest.mark.rule("CB-judge", "C3.4h")
def test_a_stop_ends_the_promise() -> None:
    scene = with_judge(pulsars="yes").hand("B", "pulsar-judge")
    promise(scene, True, 4, 0).to("revealed").play("B", "stop-judge").finish()

    assert (int(scene.state.sizes[0]), int(scene.state.sizes[1])) == (5, 5)


@pytest.mark.rule("CB-judge", "CB-chronos")
def test_what_chronos_replays_needs_a_new_promise() -> None:
    scene = Scene("chronos", "", "judge").cone(2).cards("attack-20", "attack-1").hand("A", "attack-6")
    promise(scene, True, 1, 0).to("revealed").play("A", "chronos").to("before-cards")
    assert "judge" in scene.options("C")

    assert scene.finish().count("A", "keeper") == 1


def with_pro(cards: int) -> Scene:
    """Judge has its Pro and has promised the winner so many cards."""
    scene = with_judge(pulsars="yes").hand("C", "pulsar-judge").to("launch").play("C", "pro-judge")
    scene.to("before-cards").play("C", "judge").unanswered().until("agree")
    return scene.answer("C", "yes").answer("C", str(cards))


@pytest.mark.rule("CPro-judge")
def test_with_pro_the_prize_may_hold_two_bases() -> None:
    """A lands on p5 and gets bases on p6 and p7: three in all."""
    scene = with_pro(0).answer("C", "2").until("choose-place").answer("B", "p6").answer("A", "p0")
    scene.answer("A", "pass").answer("B", "p7").answer("A", "p0").answer("A", "pass").finish()

    assert int(scene.state.external[0]) == 3


@pytest.mark.rule("CCon-judge")
def test_the_holder_of_a_con_pays_no_prize() -> None:
    """B, who has lost, pays nothing; as winner he gets what A has to pay."""
    scene = with_judge(pulsars="yes").hand("B", "pulsar-judge").to("launch").play("B", "con-judge")
    assert int(promise(scene, True, 4, 0).finish().state.sizes[1]) == 6

    scene = with_judge("attack-1", "attack-20", pulsars="yes").hand("B", "pulsar-judge").to("launch")
    scene.play("B", "con-judge")
    assert int(promise(scene, True, 4, 0).finish().state.sizes[1]) == 6 + 4


@pytest.mark.rule("CCon-judge")
def test_nobody_pays_for_the_holder_of_a_con() -> None:
    """D has lost at the side of B, and holds three cards."""
    scene = with_judge(pulsars="yes").hand("B", "pulsar-judge").join("D", "defence", 1)
    scene.hand("D", "attack-4", "attack-6").to("launch").play("B", "con-judge")
    promise(scene, True, 2, 0).finish()

    assert (int(scene.state.sizes[1]), int(scene.state.sizes[3])) == (6, 3)


@pytest.mark.rule("CCon-judge", "C3.3h")
def test_a_con_in_answer_covers_that_prize() -> None:
    scene = with_judge(pulsars="yes").hand("B", "pulsar-judge").to("before-cards").play("C", "judge")
    scene.play("B", "con-judge").unanswered().until("agree").answer("C", "yes").answer("C", "4")

    assert int(scene.answer("C", "0").finish().state.sizes[1]) == 6


@pytest.mark.rule("CS-judge")
def test_super_promises_the_other_a_prize_too() -> None:
    """Two cards for the winner A, one for the loser B."""
    scene = promise(with_judge().hand("C", "flare-judge"), True, 2, 0).to("before-cards")
    scene.play("C", "super-judge").unanswered().until("choose-number").answer("C", "1").answer("C", "0")
    scene.finish()

    assert (int(scene.state.sizes[0]), int(scene.state.sizes[1])) == (5 + 2 - 1, 5 - 2 + 1)


@pytest.mark.rule("CS-judge")
def test_after_a_prize_for_the_loser_super_promises_the_winner_one() -> None:
    """One card for the loser B, three for the winner A."""
    scene = promise(with_judge().hand("C", "flare-judge"), False, 1, 0).to("before-cards")
    scene.play("C", "super-judge").unanswered().until("choose-number").answer("C", "3").answer("C", "0")
    scene.finish()

    assert (int(scene.state.sizes[0]), int(scene.state.sizes[1])) == (5 - 1 + 3, 5 + 1 - 3)


@pytest.mark.rule("CS-judge", "CCon-judge", "C3.10e")
def test_with_the_super_the_holder_of_a_con_pays_too() -> None:
    """B, who has lost, pays two cards to A and gets one."""
    scene = with_judge(pulsars="yes").hand("B", "pulsar-judge").hand("C", "flare-judge").to("launch")
    promise(scene.play("B", "con-judge"), True, 2, 0).to("before-cards").play("C", "super-judge")
    scene.unanswered().until("choose-number").answer("C", "1").answer("C", "0").finish()

    assert (int(scene.state.sizes[0]), int(scene.state.sizes[1])) == (5 + 2 - 1, 6 - 2 + 1)


@pytest.mark.rule("CS-judge")
def test_super_needs_a_promise_and_comes_once() -> None:
    scene = with_judge().hand("C", "flare-judge").to("before-cards")
    assert "super-judge" not in scene.options("C")

    promise(scene, True, 1, 0).to("before-cards").play("C", "super-judge").unanswered()
    scene.until("choose-number").answer("C", "1").answer("C", "0").to("before-cards")
    assert "super-judge" not in scene.options("C")


@pytest.mark.rule("CS-judge", "CPro-will")
def test_who_is_made_a_main_player_promises_nothing_more() -> None:
    """C has promised a prize when Will turns against it."""
    scene = Scene("will", "", "judge", pulsars="yes").cards("attack-20", "attack-1").hand("A", "pulsar-will")
    scene.hand("C", "flare-judge", "attack-8").to("launch").play("A", "pro-will")
    promise(scene, True, 1, 0).to("before-cards").play("A", "will-turns").unanswered()
    scene.answer("A", "C").answer("A", "p10").to("before-cards")

    assert "super-judge" not in scene.options("C")


def with_wild(defence: str) -> Scene:
    """A has 12 and two tokens, B a card and four."""
    scene = Scene().hand("C", "flare-judge").cone(2).cards("attack-12", defence)
    return scene.to("decided")


@pytest.mark.rule("CW-judge")
def test_wild_turns_close_attacks_into_compromises() -> None:
    """14 against 9 is close enough: there is a deal to be made, and no planet is lost."""
    scene = with_wild("attack-5")
    assert scene.totals == (14, 9)
    scene.play("C", "wild-judge").until("offer").answer("A", "pass").finish()

    assert [scene.in_warp(name) for name in "AB"] == [3, 3]
    assert scene.tokens("A", "p5") == 0


@pytest.mark.rule("CW-judge")
def test_wild_needs_totals_that_differ_by_five_at_most_and_a_bystander() -> None:
    """14 against 8."""
    assert "wild-judge" not in with_wild("attack-4").options("C")
    main = Scene().hand("B", "flare-judge").cone(2).cards("attack-12", "attack-5").to("decided")
    assert "wild-judge" not in main.options("B")
    assert "wild-judge" not in with_wild("compromise").options("C")


@pytest.mark.rule("CW-judge")
def test_it_does_not_matter_for_the_wild_whose_total_is_higher() -> None:
    """14 against 19 is close, 14 against 20 is not."""
    assert "wild-judge" in with_wild("attack-15").options("C")
    assert "wild-judge" not in with_wild("attack-16").options("C")


@pytest.mark.rule("CW-judge")
def test_after_the_wild_both_cards_count_as_compromises() -> None:
    scene = with_wild("attack-5")
    scene.play("C", "wild-judge").until("offer")

    assert [shows_compromise(scene.state, side) for side in (OFFENCE, DEFENCE)] == [True, True]


@pytest.mark.rule("CW-judge", "CW-loser")
def test_wild_saves_two_who_would_both_lose() -> None:
    """14 against 9, and an upset by which both lose: with the Wild they make a deal instead."""
    scene = Scene().hand("C", "flare-judge").hand("B", "flare-loser").cone(2).cards("attack-12", "attack-5")
    scene.to("before-cards").play("B", "wild-loser").to("decided").play("C", "wild-judge").until("offer")
    scene.answer("A", "give-keeper").answer("A", "propose").answer("B", "accept").finish()

    assert [scene.in_warp(name) for name in "AB"] == [0, 0]


@pytest.mark.rule("CW-judge", "CB-guerrilla", "CB-bully", "CG10")
def test_what_was_announced_about_the_fight_comes_to_nothing() -> None:
    """Bully has won and Guerrilla lost, until the draw is called; in the deal nobody is hurt."""
    scene = Scene("bully", "guerrilla").hand("C", "flare-judge").cone(2).cards("attack-12", "attack-5")
    scene.to("decided").play("A", "bully").unanswered().to("decided").play("C", "wild-judge").until("offer")
    scene.answer("A", "give-keeper").answer("A", "propose").answer("B", "accept").finish()

    assert [scene.in_warp(name) for name in "AB"] == [0, 0]


@pytest.mark.rule("CB-judge")
def test_a_computer_player_promises_as_few_bases_as_it_can() -> None:
    """A base brings a rival nearer to the goal: none beside a card, one without."""
    for cards, bases in (("2", "0"), ("0", "1")):
        scene = with_judge().to("before-cards").play("C", "judge").unanswered().until("agree")
        assert at_a_glance(scene.answer("C", "yes").answer("C", cards)) == bases
