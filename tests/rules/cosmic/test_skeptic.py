"""Skeptic: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.scene import Scene, kind, seat


def with_skeptic(offence: str = "attack-20", defence: str = "attack-6", **options: Any) -> Scene:
    """A, Skeptic, attacks B on p5, where four tokens stand, with two; C has sent one for A, D one for B."""
    scene = Scene("skeptic", **options).cone(2).cards(offence, defence).hand("A", "attack-4")
    return scene.join("C", "offence", 1).join("D", "defence", 1)


def doubting(scene: Scene, gives_up: bool, skeptic: str = "A") -> Scene:
    """The opponent of Skeptic is asked before cards are laid."""
    rival = "B" if skeptic == "A" else "A"
    scene.to("before-cards").play(skeptic, "skeptic").unanswered().until("agree")
    return scene.answer(rival, "yes" if gives_up else "pass")


def in_warp(scene: Scene) -> list[int]:
    return [scene.in_warp(name) for name in "ABCD"]


@pytest.mark.rule("CB-skeptic")
def test_a_defence_that_gives_up_loses_the_planet_without_a_card() -> None:
    """B's four and D's one go to the Warp; A and C land."""
    scene = doubting(with_skeptic(), True).finish()

    assert in_warp(scene) == [0, 4, 0, 1]
    assert [scene.tokens(name, "p5") for name in "ABC"] == [2, 0, 1]
    assert (scene.told("card-laid"), scene.cards_of("B")) == (0, ["attack-6"])


@pytest.mark.rule("CB-skeptic", "CA6.2")
def test_an_offence_that_gives_up_loses_the_cone_and_nobody_is_rewarded() -> None:
    """B is Skeptic; D, who helped B, takes the token home and gets nothing for it."""
    scene = Scene("", "skeptic").cone(3).cards("attack-20", "attack-6")
    doubting(scene.join("C", "offence", 2).join("D", "defence", 1), True, "B").finish()

    assert in_warp(scene) == [3, 0, 2, 0]
    assert (int(scene.state.sizes[3]), int(scene.state.guard[3]), scene.told("reward-taken")) == (1, 0, 0)


@pytest.mark.rule("CB-skeptic", "CG8")
def test_who_goes_on_and_loses_loses_as_much_again_and_allies_do_not() -> None:
    """B loses its four on p5 and four more; D only the one that was sent."""
    scene = doubting(with_skeptic(), False).until("give-up")
    assert scene.options("B") == ["p6", "p7", "p8", "p9"]
    scene.finish()

    assert in_warp(scene) == [0, 8, 0, 1]


@pytest.mark.rule("CB-skeptic")
def test_skeptic_runs_the_same_risk() -> None:
    """A loses two in the cone and two more."""
    scene = doubting(with_skeptic("attack-1", "attack-40"), False).finish()

    assert in_warp(scene) == [4, 0, 1, 0]


@pytest.mark.rule("CB-skeptic", "CG10")
def test_a_deal_has_nothing_to_do_with_it() -> None:
    scene = doubting(with_skeptic("compromise", "compromise"), False).until("offer").answer("A", "pass")

    assert in_warp(scene.finish())[:2] == [3, 3]


@pytest.mark.rule("CB-skeptic")
def test_it_doubts_only_as_main_player_and_once() -> None:
    aside = Scene("", "", "skeptic").cone(2).cards("attack-8", "attack-6").to("before-cards")
    assert "skeptic" not in aside.options("C")

    scene = doubting(with_skeptic(), False).to("before-cards")
    assert "skeptic" not in scene.options("A")
    assert "skeptic-later" not in scene.to("cards-laid").options("A")


@pytest.mark.rule("CB-skeptic", "C3.4h")
def test_a_stop_ends_the_risk() -> None:
    scene = doubting(with_skeptic(pulsars="yes").hand("D", "pulsar-skeptic"), False).to("revealed")
    scene.play("D", "stop-skeptic").finish()

    assert in_warp(scene) == [0, 4, 0, 1]


@pytest.mark.rule("CB-skeptic", "CG22")
def test_in_a_replay_it_has_to_doubt_again() -> None:
    scene = Scene("skeptic", "chronos").cone(2).cards("attack-20", "attack-6").hand("B", "attack-5")
    doubting(scene.hand("A", "attack-19"), False).to("revealed").play("B", "chronos").unanswered()
    assert "skeptic" in scene.to("before-cards").options("A")

    assert scene.finish().in_warp("B") == 4


@pytest.mark.rule("CB-skeptic", "CG13", "CB-insect")
def test_two_who_doubt_each_raise_the_risk() -> None:
    """B has copied Skeptic and doubts as well: it loses 4 + 4 + 4."""
    scene = Scene("skeptic", "insect").cone(2).cards("attack-20", "attack-6").to("launch").play("B", "insect")
    doubting(scene.unanswered(), False)
    doubting(scene, False, "B").finish()

    assert scene.in_warp("B") == 12


def with_pro(**options: Any) -> Scene:
    scene = with_skeptic(pulsars="yes", **options).hand("A", "pulsar-skeptic").to("launch")
    return scene.play("A", "pro-skeptic").unanswered()


@pytest.mark.rule("CPro-skeptic")
def test_with_pro_it_doubts_when_cards_are_laid_and_they_return_to_hand() -> None:
    """A lands without a fight; what the others knew of the hands is still true."""
    scene = with_pro().to("cards-laid").play("A", "skeptic-later").unanswered().until("agree")
    scene.answer("B", "yes").to("decided").finish()

    assert (scene.count("A", "attack-20"), scene.count("B", "attack-6")) == (1, 1)
    assert in_warp(scene) == [0, 4, 0, 1]
    assert known(scene.state, seat("B"), seat("A"), kind("attack-20")) == 0


@pytest.mark.rule("CPro-skeptic")
def test_a_card_that_was_laid_openly_is_known_in_the_hand() -> None:
    """B, Oracle, makes A lay first and face up."""
    scene = Scene("skeptic", "oracle", pulsars="yes").cone(2).cards("attack-20", "attack-6")
    scene.hand("A", "pulsar-skeptic").to("launch").play("A", "pro-skeptic").unanswered().to("cards-laid")
    scene.play("A", "skeptic-later").unanswered().until("agree").answer("B", "yes").finish()

    assert [int(known(scene.state, seat(n), seat("A"), kind("attack-20"))) for n in "BC"] == [1, 1]
    assert known(scene.state, seat("A"), seat("B"), kind("attack-6")) == 0


@pytest.mark.rule("CPro-skeptic", "CB-doppelganger")
def test_a_borrowed_card_goes_back_to_its_lender_all_the_same() -> None:
    """B, Doppelganger, lays an Attack of C's and gives up; C and D are the lenders to choose from."""
    scene = Scene("skeptic", "doppelganger", pulsars="yes").cone(2).cards("attack-20", "attack-6")
    scene.hand("A", "pulsar-skeptic").hand("C", "attack-9").to("launch").play("A", "pro-skeptic")
    scene.unanswered().until("choose-seat").answer("B", "C").to("cards-laid")
    assert scene.cards_of("C") == []
    scene.play("A", "skeptic-later").unanswered().until("agree").answer("B", "yes").finish()

    assert (scene.cards_of("B"), scene.cards_of("C")) == ([], ["attack-9"])


@pytest.mark.rule("CPro-skeptic")
def test_who_goes_on_then_plays_the_card_that_lies_there() -> None:
    scene = with_pro().to("cards-laid").play("A", "skeptic-later").unanswered().until("agree")

    assert in_warp(scene.answer("B", "pass").finish()) == [0, 8, 0, 1]


@pytest.mark.rule("CPro-skeptic")
def test_without_pro_it_is_too_late_then() -> None:
    assert "skeptic-later" not in with_skeptic(pulsars="yes").to("cards-laid").options("A")


@pytest.mark.rule("CCon-skeptic")
def test_the_holder_of_a_con_is_not_doubted() -> None:
    scene = with_skeptic(pulsars="yes").hand("B", "pulsar-skeptic").to("launch").play("B", "con-skeptic")
    assert "skeptic" not in scene.unanswered().to("before-cards").options("A")

    ally = with_skeptic(pulsars="yes").hand("D", "pulsar-skeptic").to("launch").play("D", "con-skeptic")
    assert "skeptic" in ally.unanswered().to("before-cards").options("A")


@pytest.mark.rule("CCon-skeptic", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_skeptic(pulsars="yes").hand("B", "pulsar-skeptic").to("before-cards").play("A", "skeptic")
    scene.play("B", "con-skeptic").unanswered()

    assert in_warp(scene.finish()) == [0, 4, 0, 1]


@pytest.mark.rule("CS-skeptic")
def test_super_names_the_stake() -> None:
    """B loses four in the fight and five more, instead of four."""
    scene = (
        with_skeptic().hand("A", "flare-skeptic").to("before-cards").play("A", "super-skeptic").unanswered()
    )
    scene.to("before-cards").play("A", "skeptic").unanswered().until("choose-number")
    assert scene.options("A") == [str(number) for number in range(1, 21)]
    scene.answer("A", "5").answer("B", "pass").finish()

    assert in_warp(scene) == [0, 9, 0, 1]


@pytest.mark.rule("CS-skeptic", "CA6.6")
def test_super_in_answer_takes_no_more_than_there_is() -> None:
    scene = with_skeptic().hand("A", "flare-skeptic").to("before-cards").play("A", "skeptic")
    scene.play("A", "super-skeptic").unanswered().until("choose-number").answer("A", "20").answer("B", "pass")

    assert in_warp(scene.finish()) == [0, 20, 0, 1]


@pytest.mark.rule("CW-skeptic", "CP6")
def test_wild_lets_an_invited_player_choose_last() -> None:
    """C sits at A's left and would be asked before D."""
    scene = (
        Scene(extra_flares=10)
        .hand("A", "attack-8")
        .hand("C", "flare-skeptic")
        .invite("CD", "C")
        .to("all-invited")
    )
    scene.play("C", "wild-skeptic").unanswered().until("join")
    assert scene.options("D") == ["pass", "offence"]
    scene.answer("D", "pass").until("join")

    assert scene.options("C") == ["pass", "offence", "defence"]


@pytest.mark.rule("CW-skeptic", "CP6")
def test_without_it_the_order_is_as_usual_and_nobody_is_asked_twice() -> None:
    scene = (
        Scene(extra_flares=10)
        .hand("A", "attack-8")
        .hand("C", "flare-skeptic")
        .invite("CD", "C")
        .until("join")
    )
    scene.answer("C", "pass").until("join").answer("D", "pass").to("alliance")

    assert scene.told("stayed-out") == 2


@pytest.mark.rule("CW-skeptic")
def test_wild_is_for_the_invited() -> None:
    scene = (
        Scene(extra_flares=10)
        .hand("A", "attack-8", "flare-skeptic")
        .hand("C", "attack-8")
        .invite("C")
        .to("all-invited")
    )
    assert "wild-skeptic" not in scene.options("A")

    scene = (
        Scene(extra_flares=10).hand("A", "attack-8").hand("D", "flare-skeptic").invite("C").to("all-invited")
    )
    assert "wild-skeptic" not in scene.options("D")
