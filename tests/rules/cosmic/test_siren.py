"""Siren: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.scene import Scene, kind, seat


def with_siren(offence: str = "attack-4", siren: str = "attack-20", **options: Any) -> Scene:
    """A attacks B with two tokens; C, Siren, has a base on B2, p6, and cards for a fight."""
    scene = Scene("", "", "siren", **options).base("C", "p6", 1).cone(2).cards(offence, "attack-6")
    scene.hand("C", siren).laid["C"] = siren
    return scene


def singing(scene: Scene, planet: str = "p11") -> Scene:
    """C draws the challenge to one of its planets when the defence is named."""
    scene.to("destiny").play("C", "siren").unanswered().until("choose-place")
    return scene.answer("C", planet)


@pytest.mark.rule("CB-siren", "CG19")
def test_siren_draws_the_challenge_to_one_of_its_planets_and_is_the_defence() -> None:
    """The cone can be pointed at p11 alone."""
    scene = with_siren().to("destiny").play("C", "siren").unanswered().until("choose-place")
    assert scene.options("C") == ["p10", "p11", "p12", "p13", "p14"]
    scene.answer("C", "p11").until("point")

    assert (scene.state.defence, scene.options("A")) == (seat("C"), ["p11"])
    assert scene.refused("A")["p12"] == "CB-siren"


@pytest.mark.rule("CB-siren", "CG11")
def test_if_siren_wins_it_has_a_base_in_the_system_of_the_offence() -> None:
    """A loses 4 + 2 against 20 + 4; C settles on p3 with two tokens."""
    scene = singing(with_siren()).until("choose-place")
    assert scene.options("C") == ["p0", "p1", "p2", "p3", "p4"]
    for answer in ("p3", "p12", "p13", "pass"):
        scene.answer("C", answer)
    scene.finish()

    assert (scene.tokens("C", "p3"), scene.in_warp("A"), int(scene.state.external[2])) == (2, 2, 2)


@pytest.mark.rule("CB-siren")
def test_a_planet_where_siren_has_a_base_is_not_settled_again() -> None:
    scene = singing(with_siren().base("C", "p2", 1)).until("choose-place")

    assert scene.options("C") == ["p0", "p1", "p3", "p4"]


@pytest.mark.rule("CB-siren")
def test_if_siren_loses_the_planet_is_lost_as_usual_and_there_is_no_base() -> None:
    scene = singing(with_siren("attack-40", "attack-1")).finish()

    assert (scene.tokens("A", "p11"), scene.tokens("C", "p11"), scene.in_warp("C")) == (2, 0, 4)
    assert int(scene.state.external[2]) == 1


@pytest.mark.rule("CB-siren")
def test_a_defence_that_was_attacked_anyhow_wins_no_base() -> None:
    """B, Siren, is the named defence."""
    scene = Scene("", "siren").cone(2).cards("attack-4", "attack-20").to("destiny")
    assert "siren" not in scene.options("B")

    assert int(scene.finish().state.external[1]) == 0


@pytest.mark.rule("CB-siren")
def test_siren_needs_a_base_in_the_system_of_the_defence() -> None:
    scene = Scene("", "", "siren").base("C", "p16", 1).cards("attack-4", "attack-6").to("destiny")
    assert "siren" not in scene.options("C")

    offence = Scene("siren").base("A", "p6", 1).cards("attack-4", "attack-6").to("destiny")
    assert "siren" not in offence.options("A")


@pytest.mark.rule("CB-siren", "CG19")
def test_the_old_defence_may_be_invited() -> None:
    scene = singing(with_siren()).until("invite")

    assert "B" in scene.options("A")


@pytest.mark.rule("CB-siren", "CG19", "CP3")
def test_the_hand_of_siren_is_checked_and_that_of_the_old_defence_is_not() -> None:
    scene = Scene("", "", "siren").base("C", "p6", 1).hand("A", "attack-4")
    singing(scene).to("launch")

    assert [int(scene.state.sizes[seat(name)]) for name in "BC"] == [1, 7]


@pytest.mark.rule("CB-siren", "CB-will")
def test_will_turns_away_from_siren() -> None:
    """Siren has drawn the challenge; Will attacks D all the same, and D's win brings Siren nothing."""
    scene = Scene("will", "", "siren").base("C", "p6", 1).cone(1, "p15").hand("A", "attack-4")
    scene.hand("D", "attack-20")
    scene.laid.update(A="attack-4", D="attack-20")
    singing(scene).until("choose-seat").answer("A", "D").finish()

    assert (scene.in_warp("A"), int(scene.state.external[2])) == (1, 1)


@pytest.mark.rule("CB-siren", "CX-cosmic-zap")
def test_a_zapped_siren_stays_out() -> None:
    scene = with_siren().hand("B", "cosmic-zap").to("destiny").play("C", "siren").play("B", "cosmic-zap")

    assert scene.to("launch").state.defence == seat("B")


@pytest.mark.rule("CB-siren", "C3.4h")
def test_after_a_stop_siren_defends_itself_but_wins_no_base() -> None:
    """The cone may be pointed anywhere in its home system."""
    scene = singing(with_siren(pulsars="yes").hand("B", "pulsar-siren")).to("launch")
    scene.play("B", "stop-siren").until("point")
    assert scene.options("A") == ["p10", "p11", "p12", "p13", "p14"]

    assert int(scene.answer("A", "p10").finish().state.external[2]) == 1


@pytest.mark.rule("CB-siren", "CG21")
def test_siren_is_not_for_two() -> None:
    with pytest.raises(Exception, match="siren"):
        COSMIC.setup(2, {"powers": "2", "named-powers": "siren,virus,mutant,filch"})


def with_pro() -> Scene:
    """C has joined A with one token; D has sent two for B."""
    scene = (
        with_siren(pulsars="yes").hand("C", "pulsar-siren").join("C", "offence", 1).join("D", "defence", 2)
    )
    return scene.to("launch").play("C", "pro-siren").unanswered().to("alliance")


@pytest.mark.rule("CPro-siren", "CG19")
def test_with_pro_siren_waits_for_the_allies() -> None:
    """C takes its token out of the cone, D takes its two home, and A fights against C on p12 alone."""
    scene = with_pro().play("C", "siren-later").unanswered().until("choose-place").answer("C", "p12")
    state = scene.to("before-cards").state

    assert (state.defence, int(state.target)) == (seat("C"), 12)
    assert ([int(n) for n in state.cone], [int(n) for n in state.guard]) == ([2, 0, 0, 0], [0, 0, 0, 0])
    assert "p0" in scene.until("choose-place").options("C")


@pytest.mark.rule("CPro-siren")
def test_without_pro_it_is_too_late_then() -> None:
    scene = with_siren(pulsars="yes").join("D", "defence", 2).to("alliance")

    assert "siren-later" not in scene.options("C")


@pytest.mark.rule("CPro-siren", "CA3.4")
def test_a_challenge_is_drawn_once() -> None:
    scene = with_siren(pulsars="yes").hand("C", "pulsar-siren").base("C", "p16", 1).join("D", "defence", 1)
    singing(scene).to("launch").play("C", "pro-siren").unanswered().to("alliance")

    assert "siren-later" not in scene.options("C")


@pytest.mark.rule("CCon-siren")
def test_the_challenge_of_the_holder_of_a_con_is_not_drawn_away() -> None:
    scene = with_siren(pulsars="yes").hand("A", "pulsar-siren").to("regroup").play("A", "con-siren")
    assert "siren" not in scene.unanswered().to("destiny").options("C")

    scene = with_siren(pulsars="yes").hand("B", "pulsar-siren").to("regroup").play("B", "con-siren")
    assert "siren" in scene.unanswered().to("destiny").options("C")


@pytest.mark.rule("CCon-siren", "C3.3h")
def test_a_con_in_answer_covers_that_use() -> None:
    scene = with_siren(pulsars="yes").hand("A", "pulsar-siren").to("destiny").play("C", "siren")
    scene.play("A", "con-siren").unanswered().to("launch")

    assert scene.state.defence == seat("B")


def with_guests() -> Scene:
    """D has sent one token for C, who has drawn the challenge and wins."""
    scene = with_siren().hand("C", "flare-siren")
    scene.invited["C"] = "D"
    scene.joins["D"] = ("defence", 1)
    return singing(scene).to("decided")


@pytest.mark.rule("CS-siren")
def test_super_lets_the_allies_settle_too() -> None:
    """C settles on p0, D on p1 beside A; both leave it at one token."""
    scene = with_guests().play("C", "super-siren").unanswered().until("choose-place")
    scene.answer("C", "p0").answer("C", "p12").answer("C", "pass").until("choose-place")
    assert scene.options("D")[0] == "pass"
    scene.answer("D", "p1").answer("D", "p15").answer("D", "pass").finish()

    assert [int(n) for n in scene.state.external] == [0, 0, 2, 1]


@pytest.mark.rule("CS-siren")
def test_an_ally_may_do_without_and_without_super_there_is_nothing_for_it() -> None:
    scene = with_guests().play("C", "super-siren").unanswered().until("choose-place")
    scene.answer("C", "p0").answer("C", "p12").answer("C", "pass").until("choose-place").answer("D", "pass")
    assert [int(n) for n in scene.finish().state.external] == [0, 0, 2, 0]

    assert int(with_guests().finish().state.external[3]) == 0


@pytest.mark.rule("CS-siren")
def test_super_needs_a_victory_in_a_drawn_challenge() -> None:
    lost = with_siren("attack-40", "attack-1").hand("C", "flare-siren").join("D", "defence", 1)
    assert "super-siren" not in singing(lost).to("decided").options("C")

    named = Scene("", "siren").hand("B", "flare-siren").join("D", "defence", 1).cards("attack-4", "attack-20")
    assert "super-siren" not in named.to("decided").options("B")


def luring(card: str) -> Scene:
    """D has named a card in phase 1; B, without challenge cards, will draw seven."""
    scene = Scene().hand("A", "attack-4").hand("D", "flare-siren").to("regroup").play("D", "wild-siren")
    return scene.unanswered().until("choose-card").answer("D", card)


@pytest.mark.rule("CW-siren", "CG24")
def test_wild_brings_the_next_card_of_that_kind_that_another_draws() -> None:
    """The second 8 that B draws stays with B; everybody has seen where the first went."""
    scene = luring("attack-8").until("draw-card")
    for card in ("attack-9", "attack-8", "attack-8"):
        scene.answer("chance", card)

    assert (scene.cards_of("D"), scene.cards_of("B")) == (
        ["attack-8", "flare-siren"],
        ["attack-8", "attack-9"],
    )
    assert known(scene.state, seat("C"), seat("D"), kind("attack-8")) == 1


@pytest.mark.rule("CW-siren")
def test_what_its_player_draws_is_nothing_new() -> None:
    """D names the 8 and draws one by Rebirth; the next one, B's, still comes."""
    scene = Scene().hand("A", "attack-4").hand("D", "flare-siren", "rebirth").to("regroup")
    scene.play("D", "wild-siren").unanswered().until("choose-card").answer("D", "attack-8")
    scene.to("regroup").play("D", "rebirth").unanswered().until("draw-card")
    for card in ("attack-8", *["attack-6"] * 6):
        scene.answer("chance", card)
    scene.until("draw-card").answer("chance", "attack-8")

    assert (scene.count("D", "attack-8"), scene.count("B", "attack-8")) == (2, 0)


@pytest.mark.rule("CW-siren")
def test_wild_is_over_with_the_challenge() -> None:
    scene = luring("attack-8").hand("B", "attack-6").finish().to("beginning")

    assert not any(scene.state.wilds)
    assert not any(scene.state.own)
