"""Warrior: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import give_power, take_power
from orrery.games.cosmic.powers.warrior import POINTS
from tests.rules.cosmic.scene import Scene, power, seat


def with_warrior(
    offence: str = "attack-8", defence: str = "attack-12", points: int = 5, **options: Any
) -> Scene:
    """Warrior attacks with 2 tokens and 5 points; the defence has 4 tokens."""
    scene = Scene("warrior", **options).facts(f"own: warrior-points={points}")
    return scene.cone(2).cards(offence, defence)


def points(scene: Scene) -> int:
    return int(POINTS.get(scene.state))


@pytest.mark.rule("CB-warrior")
def test_points_are_added_to_an_attack() -> None:
    """8, 2 tokens and 5 points against 12 and 4."""
    assert with_warrior().finish().totals == (15, 16)


@pytest.mark.rule("CB-warrior")
def test_warrior_as_defence_adds_points_and_as_an_ally_it_does_not() -> None:
    """12 and 1 against 8, 4 and 5; with the ally 12 and 1 against 8, 4 and a token."""
    defending = Scene("", "warrior").facts("own: warrior-points=5").cards("attack-12", "attack-8").finish()
    allied = Scene("", "", "warrior").facts("own: warrior-points=5").join("C", "defence", 1)
    allied.cards("attack-12", "attack-8").finish()

    assert defending.totals == (13, 17)
    assert allied.totals == (13, 13)
    assert (points(defending), points(allied)) == (6, 5)


@pytest.mark.rule("CB-warrior")
@pytest.mark.parametrize(("card", "expected"), [("attack-20", 6), ("attack-8", 7), ("compromise", 7)])
def test_a_win_brings_a_point_and_a_defeat_two(card: str, expected: int) -> None:
    """20, 2 and 5 beat 12 and 4; 8, 2 and 5 do not, and a Compromise never does."""
    assert points(with_warrior(card).finish()) == expected


@pytest.mark.rule("CB-warrior", "CG10")
def test_a_deal_is_a_win_and_a_deal_that_failed_a_defeat() -> None:
    failed = with_warrior("compromise", "compromise").until("offer").answer("A", "pass")
    made = with_warrior("compromise", "compromise").until("offer").answer("A", "give-keeper")
    made.answer("A", "propose").answer("B", "accept")

    assert points(made.finish()) == 6
    assert points(failed.finish()) == 7


@pytest.mark.rule("CB-warrior")
def test_challenges_of_others_bring_nothing() -> None:
    scene = Scene("", "", "warrior").join("C", "offence", 1).cards("attack-20", "attack-8").finish()

    assert points(scene) == 0
    assert scene.told("power-used") == 0


@pytest.mark.rule("CB-warrior")
def test_a_planet_that_is_settled_again_brings_nothing() -> None:
    scene = with_warrior().base("A", "p0", 0).base("A", "p5", 4)
    scene.destiny = "red"
    scene.until("own-colour").answer("A", "resettle").finish()

    assert scene.tokens("A", "p0") > 0
    assert points(scene) == 5


@pytest.mark.rule("CB-warrior", "CG17", "CG18", "CX-cosmic-zap")
def test_while_warrior_is_zapped_points_are_neither_added_nor_taken() -> None:
    """8 and 2 against 12 and 4."""
    scene = with_warrior().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").finish()

    assert scene.totals == (10, 16)
    assert points(scene) == 5


@pytest.mark.rule("CB-warrior")
def test_points_go_with_the_power_card() -> None:
    """B defends with 8, 4 tokens and the 5 points."""
    scene = with_warrior("attack-12", "attack-8").to("launch")
    take_power(scene.state, seat("A"), power("warrior"))
    give_power(scene.state, seat("B"), power("warrior"))

    assert scene.finish().totals == (14, 17)


@pytest.mark.rule("CB-warrior", "CG13", "CB-insect")
def test_who_copies_warrior_adds_the_same_points() -> None:
    """8, 2 and 5 against 12, 4 and 5; the copy wins a point, Warrior two more."""
    scene = Scene("warrior", "insect").facts("own: warrior-points=5").cone(2)
    scene.cards("attack-8", "attack-12").to("launch").play("B", "insect").finish()

    assert scene.totals == (15, 21)
    assert points(scene) == 8


def struck_back(scene: Scene) -> Scene:
    """B has lost p5 to A with 12 against 20, and strikes back with the Wild."""
    scene.hand("B", "flare-warrior", "attack-15").cone(2).cards("attack-20", "attack-12")
    return scene.finish().play("B", "wild-warrior").unanswered()


@pytest.mark.rule("CW-warrior")
def test_wild_is_a_challenge_of_the_defence_against_the_offence_in_its_system() -> None:
    scene = struck_back(Scene()).to("launch")

    assert (scene.state.offence, scene.state.defence) == (seat("B"), seat("A"))
    assert scene.told("destiny-flipped") == 1
    assert scene.until("point").options("B") == ["p0", "p1", "p2", "p3", "p4"]


@pytest.mark.rule("CW-warrior")
def test_after_it_the_turn_of_the_offence_goes_on() -> None:
    """A has won before, and holds another challenge card: it is asked for a second challenge."""
    scene = struck_back(Scene().hand("A", "attack-6", "attack-7")).to("launch").until("go-on")

    assert scene.options("A") == ["pass", "again"]
    scene.answer("A", "again").to("beginning")
    assert (scene.state.offence, scene.state.round) == (seat("A"), 1)


def is_asked_to_go_on(scene: Scene) -> bool:
    """Whether A is, after the challenge of B and before the turn ends."""
    scene.to("launch").to("ending")
    assert scene.state.offence == seat("B")
    while scene.moment == "ending":
        scene.step()
    return scene.asked == "go-on"


@pytest.mark.rule("CW-warrior", "CA6.4")
def test_after_a_lost_challenge_or_a_second_one_the_turn_ends_as_it_would_have() -> None:
    """B strikes back with 15 and wins; that gives A no second challenge."""
    lost = Scene().hand("A", "attack-6", "attack-7").hand("B", "flare-warrior", "attack-15")
    lost.cards("attack-8", "attack-12").finish().play("B", "wild-warrior")
    second = struck_back(Scene().hand("A", "attack-6", "attack-7").facts("round: 1"))

    for scene in (lost, second):
        assert not is_asked_to_go_on(scene)
        assert scene.tokens("B", "p0") > 0
        assert (scene.to("beginning").state.offence, scene.state.round) == (seat("B"), 0)


@pytest.mark.rule("CW-warrior")
def test_there_is_no_striking_back_against_striking_back_and_no_second_challenge_in_it() -> None:
    """B wins with 15 against 6 and has another card, but it is not B's turn."""
    scene = Scene("", "machine").hand("A", "attack-6", "flare-warrior").hand("B", "attack-9")
    scene.hand("B", "flare-warrior", "attack-15").cone(2).cards("attack-20", "attack-12").finish()
    scene.play("B", "wild-warrior").unanswered().to("launch").to("ending")

    assert scene.state.offence == seat("B")
    assert scene.options("A") == ["pass"]
    assert scene.options("B") == ["pass"]


@pytest.mark.rule("CW-warrior")
def test_wild_is_for_the_defence_with_a_challenge_card() -> None:
    aside = Scene().hand("C", "flare-warrior", "attack-6").cards("attack-8", "attack-12").finish()
    offence = Scene().hand("A", "flare-warrior", "attack-6").cards("attack-8", "attack-12").finish()
    unarmed = Scene().hand("B", "flare-warrior").cards("attack-8", "attack-12").finish()

    for scene, name in ((aside, "C"), (offence, "A"), (unarmed, "B")):
        assert scene.options(name) == ["pass"]


def allied(**options: Any) -> Scene:
    """Warrior with 5 points and its flare helps the defence with a token: 12 and 1 against 8 and 4."""
    scene = Scene("", "", "warrior", **options).facts("own: warrior-points=5").hand("C", "flare-warrior")
    return scene.join("C", "defence", 1).cards("attack-12", "attack-8")


@pytest.mark.rule("CS-warrior")
def test_with_the_super_an_ally_adds_its_points_and_takes_none() -> None:
    scene = allied().to("revealed").play("C", "super-warrior").finish()

    assert scene.totals == (13, 18)
    assert points(scene) == 5


@pytest.mark.rule("CS-warrior")
def test_beside_a_compromise_and_for_a_main_player_there_is_nothing_to_add() -> None:
    peaceful = allied().cards("attack-12", "compromise").to("revealed")
    aside = with_warrior().hand("A", "flare-warrior").to("revealed")

    assert peaceful.options("C") == ["pass"]
    assert aside.options("A") == ["pass"]


@pytest.mark.rule("CPro-warrior")
@pytest.mark.parametrize(("card", "expected"), [("attack-20", 7), ("attack-8", 8)])
def test_with_pro_each_outcome_brings_a_point_more(card: str, expected: int) -> None:
    scene = with_warrior(card, pulsars="yes").hand("A", "pulsar-warrior").to("launch")

    assert points(scene.play("A", "pro-warrior").finish()) == expected


def with_con(scene: Scene, holder: str) -> Scene:
    return scene.hand(holder, "pulsar-warrior").to("launch").play(holder, "con-warrior")


@pytest.mark.rule("CCon-warrior")
def test_against_a_con_points_count_half() -> None:
    """8, 2 and half of 5, rounded down."""
    scene = with_con(with_warrior(pulsars="yes"), "B").finish()

    assert scene.totals == (12, 16)
    assert points(scene) == 7


@pytest.mark.rule("CCon-warrior", "CG26")
def test_the_con_of_an_ally_halves_nothing() -> None:
    scene = with_con(with_warrior(pulsars="yes").join("C", "defence", 1), "C").finish()

    assert scene.totals == (15, 17)


@pytest.mark.rule("CCon-warrior", "CS-warrior", "C3.10e")
def test_a_con_does_not_reach_the_super() -> None:
    scene = with_con(allied(pulsars="yes"), "A").to("revealed").play("C", "super-warrior").finish()

    assert scene.totals == (13, 18)
