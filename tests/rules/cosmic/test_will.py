"""Will: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.scene import Scene, kind, power, seat


def with_will(*others: str, **options: Any) -> Scene:
    """A, Will, is offence; destiny shows B. C has a base on D1, p15, besides its own."""
    return Scene("will", *others, **options).base("C", "p15", 2)


def choosing(scene: Scene, whom: str) -> Scene:
    return scene.until("choose-seat").answer("A", whom)


@pytest.mark.rule("CB-will")
def test_will_challenges_any_player_wherever_that_player_has_a_base() -> None:
    """C has five home bases and one in the system of D; p16, where C has none, is closed."""
    scene = choosing(with_will(), "C")
    assert scene.state.defence == seat("C")
    scene.until("point")
    assert scene.options("A") == ["p10", "p11", "p12", "p13", "p14", "p15"]
    assert scene.refused("A")["p16"] == "CB-will"


@pytest.mark.rule("CB-will")
def test_a_base_won_in_a_third_system_counts() -> None:
    """A lands beside D's four tokens and drives C's two away; D takes no part."""
    scene = choosing(
        with_will().cone(3, "p15").cards("attack-20", "attack-1").hand("C", "attack-4"), "C"
    ).finish()

    assert [scene.tokens(name, "p15") for name in "ACD"] == [3, 0, 4]
    assert (int(scene.state.external[0]), scene.in_warp("C")) == (1, 2)


@pytest.mark.rule("CB-will", "CA4.4")
def test_the_one_whom_destiny_named_is_open_at_home_even_without_a_base() -> None:
    """B has no base on p6 and one on p0."""
    scene = choosing(with_will().base("B", "p6", 0).base("B", "p0", 1), "B").until("point")

    assert scene.options("A") == ["p0", "p5", "p6", "p7", "p8", "p9"]


@pytest.mark.rule("CB-will")
def test_of_all_others_only_bases_are_open() -> None:
    scene = choosing(with_will().base("C", "p12", 0), "C").until("point")

    assert scene.options("A") == ["p10", "p11", "p13", "p14", "p15"]


@pytest.mark.rule("CB-will", "CA4.3")
def test_with_the_own_colour_will_still_goes_where_it_wants() -> None:
    """Destiny shows A, who challenges B's base at home; then Will turns to C."""
    scene = with_will().base("B", "p0", 1)
    scene.destiny = "red"
    scene.until("own-colour").answer("A", "challenge")
    choosing(scene, "C").until("point")
    assert scene.options("A") == ["p10", "p11", "p12", "p13", "p14", "p15"]

    scene = with_will().base("B", "p0", 1)
    scene.destiny = "red"
    choosing(scene.until("own-colour").answer("A", "challenge"), "B").until("point")
    assert scene.options("A") == ["p0", "p5", "p6", "p7", "p8", "p9"]


@pytest.mark.rule("CB-will", "CA4.3")
def test_settling_again_is_no_challenge() -> None:
    scene = with_will().base("A", "p0", 0)
    scene.destiny = "red"
    scene.until("own-colour").answer("A", "resettle").finish()

    assert scene.state.used[power("will")] == 0


@pytest.mark.rule("CB-will", "CG19", "CP3")
def test_the_hand_of_the_one_who_is_chosen_is_checked() -> None:
    """C holds nothing but a Keeper; B, whom destiny named, keeps a hand without challenge cards."""
    scene = choosing(with_will(), "C").to("launch")

    assert (int(scene.state.sizes[seat("C")]), scene.cards_of("B")) == (7, [])
    assert scene.count("B", "keeper") == 1


@pytest.mark.rule("CB-will")
def test_will_has_its_way_only_as_offence() -> None:
    scene = Scene("", "will").to("launch")

    assert (scene.state.defence, scene.told("power-used")) == (seat("B"), 0)


@pytest.mark.rule("CB-will", "CX-cosmic-zap")
def test_a_zapped_will_follows_destiny() -> None:
    scene = with_will().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").until("point")

    assert scene.options("A") == ["p5", "p6", "p7", "p8", "p9"]
    assert scene.refused("A")["p15"] == "CA4.1"


@pytest.mark.rule("CB-will", "C3.4h")
def test_a_stop_before_the_cone_is_pointed_leaves_the_home_system() -> None:
    """C stays the defence."""
    scene = choosing(with_will(pulsars="yes").hand("B", "pulsar-will"), "C").to("launch")
    scene.play("B", "stop-will").until("point")

    assert scene.options("A") == ["p10", "p11", "p12", "p13", "p14"]


@pytest.mark.rule("CB-will", "CCon-machine")
def test_whom_a_con_guards_from_the_challenge_can_not_be_chosen() -> None:
    scene = with_will("", "machine", pulsars="yes").to("regroup").facts("round: 2", "con: machine=D")

    assert scene.until("choose-seat").options("A") == ["B", "C"]


@pytest.mark.rule("CB-will", "CG21")
def test_of_two_players_the_other_is_attacked_on_any_base() -> None:
    scene = Scene("will", seats=2).base("B", "p0", 2).until("point")

    assert scene.options("A") == ["p0", "p5", "p6", "p7", "p8", "p9"]


def with_pro() -> Scene:
    """A attacks B on p5 with two tokens; C sends two for A, D one for B, and it is D whom A has in mind."""
    scene = with_will(pulsars="yes").hand("A", "pulsar-will").cone(2).cards("attack-8", "attack-6")
    return scene.join("C", "offence", 2).join("D", "defence", 1)


def turned_at(moment: str) -> Scene:
    scene = choosing(with_pro(), "B").to("launch").play("A", "pro-will").unanswered()
    return scene.to(moment).play("A", "will-turns").unanswered().until("choose-seat")


@pytest.mark.rule("CPro-will", "CG19")
def test_with_pro_the_cone_turns_to_another_player_when_the_allies_are_known() -> None:
    """D, an ally of B, has to take its token home and defend p16; C stays in the cone."""
    scene = turned_at("alliance").answer("A", "D")
    assert scene.options("A") == ["p15", "p16", "p17", "p18", "p19"]
    scene.answer("A", "p16").to("before-cards")
    state = scene.state

    assert (state.defence, int(state.target)) == (seat("D"), 16)
    assert [int(state.cone[n]) for n in range(4)] == [2, 0, 2, 0]
    assert (int(state.guard[seat("D")]), sum(scene.tokens("D", f"p{n}") for n in range(15, 20))) == (0, 20)
    assert int(state.sizes[seat("D")]) == 7
    assert [int(state.invited[side]) for side in (0, 1)] == [4, 0]


@pytest.mark.rule("CPro-will", "CG19")
def test_an_ally_of_the_offence_may_be_the_new_defence() -> None:
    """C has sent two tokens for A, and has to defend p15 against A alone; D and its token go home."""
    scene = turned_at("before-cards").answer("A", "C").answer("A", "p15").until("lay-card")
    state = scene.state

    assert [int(state.cone[n]) for n in range(4)] == [2, 0, 0, 0]
    assert [int(state.guard[n]) for n in range(4)] == [0, 0, 0, 0]
    assert sum(scene.tokens("C", f"p{n}") for n in range(20)) == 20


@pytest.mark.rule("CPro-will", "CG19")
def test_before_the_defence_invites_the_new_one_does() -> None:
    scene = (
        turned_at("offence-invites").answer("A", "D").answer("A", "p15").to("defence-invites").until("invite")
    )

    assert "C" in scene.options("D")


@pytest.mark.rule("CPro-will", "CA3.4")
def test_the_cone_turns_once_and_another_planet_of_the_same_defence_changes_nothing_else() -> None:
    scene = turned_at("alliance").answer("A", "B").answer("A", "p9").to("before-cards")

    assert (int(scene.state.target), int(scene.state.guard[seat("D")])) == (9, 1)
    assert "will-turns" not in scene.options("A")


@pytest.mark.rule("CPro-will")
def test_without_pro_or_when_cards_are_laid_the_cone_stays() -> None:
    assert "will-turns" not in choosing(with_pro(), "B").to("alliance").options("A")
    late = choosing(with_pro(), "B").to("launch").play("A", "pro-will").unanswered().to("cards-laid")
    assert "will-turns" not in late.options("A")


@pytest.mark.rule("CG19", "CB-grudge")
def test_who_refused_the_old_defence_owes_the_new_one_nothing() -> None:
    """D was invited by B and stays out; Grudge, C, becomes the defence and wins."""
    scene = with_will("", "grudge", pulsars="yes").hand("A", "pulsar-will", "attack-4").invite(defence="D")
    scene.laid["A"] = "attack-4"
    scene.hand("C", "attack-40").laid["C"] = "attack-40"
    choosing(scene, "B").to("launch").play("A", "pro-will").unanswered().to("alliance")
    scene.play("A", "will-turns").unanswered().until("choose-seat").answer("A", "C").answer(
        "A", "p10"
    ).finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (1, 0)


@pytest.mark.rule("CCon-will")
def test_the_holder_of_a_con_is_challenged_only_by_destiny() -> None:
    """C can't be chosen; B, whom destiny named, holds no Con."""
    scene = with_will(pulsars="yes").hand("C", "pulsar-will").to("regroup").play("C", "con-will").unanswered()

    assert scene.until("choose-seat").options("A") == ["B", "D"]
    assert scene.refused("A")["C"] == "CCon-will"


@pytest.mark.rule("CCon-will")
def test_named_by_destiny_the_holder_is_attacked_only_where_destiny_says() -> None:
    """B has a base on p0 too."""
    scene = with_will(pulsars="yes").base("B", "p0", 1).hand("B", "pulsar-will").to("regroup")
    choosing(scene.play("B", "con-will").unanswered(), "B").until("point")

    assert scene.options("A") == ["p5", "p6", "p7", "p8", "p9"]


@pytest.mark.rule("CCon-will", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_will(pulsars="yes").hand("C", "pulsar-will").to("played").play("C", "con-will").unanswered()

    assert scene.until("choose-seat").options("A") == ["B", "D"]


@pytest.mark.rule("CS-will")
def test_super_looks_at_a_hand_before_the_choice() -> None:
    scene = (
        with_will()
        .hand("A", "flare-will", "attack-8")
        .hand("D", "attack-9")
        .to("played")
        .play("A", "super-will")
    )
    scene.unanswered().until("choose-seat").answer("A", "D")
    nine = kind("attack-9")

    assert [int(known(scene.state, seat(who), seat("D"), nine)) for who in "ABC"] == [1, 0, 0]
    assert scene.unanswered().until("choose-seat").options("A") == ["B", "C", "D"]


@pytest.mark.rule("CS-will", "C3.10e")
def test_super_at_destiny_beats_a_con() -> None:
    scene = (
        with_will(pulsars="yes").hand("A", "flare-will", "attack-8").hand("C", "pulsar-will").to("regroup")
    )
    scene.play("C", "con-will").unanswered().to("destiny").play("A", "super-will").unanswered()
    scene.until("choose-seat").answer("A", "B")

    assert scene.until("choose-seat").options("A") == ["B", "C", "D"]


@pytest.mark.rule("CW-will")
def test_wild_reaches_the_defence_on_all_its_bases() -> None:
    """B has bases on p0 and p15, and none on p6, which is its home all the same."""
    scene = (
        Scene().hand("A", "flare-will", "attack-8").base("B", "p6", 0).base("B", "p0", 1).base("B", "p15", 1)
    )
    scene.to("launch").play("A", "wild-will").until("point")

    assert scene.options("A") == ["p0", "p5", "p6", "p7", "p8", "p9", "p15"]
    assert scene.refused("A")["p16"] == "CW-will"


@pytest.mark.rule("CW-will")
def test_wild_is_for_an_offence_whose_opponent_has_a_base_elsewhere() -> None:
    assert "wild-will" not in Scene().hand("A", "flare-will", "attack-8").to("launch").options("A")
    away = Scene().hand("C", "flare-will").base("B", "p15", 1).to("launch")
    assert "wild-will" not in away.options("C")
