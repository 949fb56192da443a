"""Stop: a Pulsar that takes a power out of use."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import can_use
from tests.rules.cosmic.scene import Scene, kind, power, seat


def against_virus(*powers: str, **options: Any) -> Scene:
    """Virus attacks with Attack 5, three tokens and two allied ones, against an Attack 17 and a token."""
    scene = Scene(*(powers or ("virus",)), pulsars="yes", **options).base("B", "p5", 1)
    return scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")


def virus_works(scene: Scene) -> bool:
    return can_use(scene.state, seat("A"), power("virus"))


@pytest.mark.rule("C3.4a", "CD6.1")
def test_a_stop_prevents_only_that_power() -> None:
    """A's other power, Warpish, goes on: 5 and 5 tokens and B's 3 in the Warp, against 17 and 1."""
    scene = against_virus("virus+warpish").hand("B", "pulsar-virus")
    scene.to("launch").play("B", "stop-virus").to("launch")
    assert not virus_works(scene)
    assert can_use(scene.state, seat("A"), power("warpish"))

    scene.finish()

    assert scene.totals == (13, 18)


@pytest.mark.rule("C3.4a")
@pytest.mark.parametrize("name", ["B", "C", "D"])
def test_anybody_else_can_stop_a_power(name: str) -> None:
    """5 and 3 and 2 tokens instead of 5 times 5."""
    scene = against_virus().hand(name, "pulsar-virus").to("launch").play(name, "stop-virus").finish()

    assert scene.totals == (10, 18)


@pytest.mark.rule("C3.4a", "C3.3a")
def test_the_owner_cannot_stop_the_own_power() -> None:
    scene = against_virus().hand("A", "pulsar-virus").to("launch")

    assert scene.options("A") == ["pass", "pro-virus"]


@pytest.mark.rule("C3.4b")
def test_a_stop_costs_the_card() -> None:
    scene = against_virus().hand("B", "pulsar-virus").to("launch").play("B", "stop-virus")

    assert scene.count("B", "pulsar-virus") == 0
    assert scene.state.discards[kind("pulsar-virus")] == 1


@pytest.mark.rule("C3.4c", "CE1.1")
def test_a_stopped_power_does_not_announce_itself() -> None:
    scene = against_virus().hand("B", "pulsar-virus").to("launch").play("B", "stop-virus").to("launch")
    assert not virus_works(scene)

    scene.finish()

    assert scene.told("power-used") == 0


@pytest.mark.rule("C3.4c", "C3.5a")
def test_a_stopped_power_can_be_neither_boosted_nor_zapped() -> None:
    """A second Pulsar of Virus would give a Pro; a Cosmic Zap has nothing to wait for."""
    scene = against_virus().hand("A", "pulsar-virus").hand("B", "pulsar-virus").hand("D", "cosmic-zap")
    scene.to("launch").play("B", "stop-virus").to("launch")
    assert scene.options("A") == ["pass"]

    scene.to("decided")

    assert scene.count("D", "cosmic-zap") == 1


@pytest.mark.rule("C3.4d", "CX-un-zap")
def test_un_zap_does_not_undo_a_stop() -> None:
    """It is not offered against the Stop, but against a Cosmic Zap it is."""
    scene = against_virus().hand("B", "pulsar-virus").hand("A", "un-zap").to("launch").play("B", "stop-virus")
    assert scene.moment == "played"
    assert scene.options("A") == ["pass"]

    scene = against_virus().hand("B", "cosmic-zap").hand("A", "un-zap").to("cards-laid").to("played")
    assert scene.play("B", "cosmic-zap").options("A") == ["pass", "un-zap"]


@pytest.mark.rule("C3.4e", "CX-pulsar-zap")
def test_pulsar_zap_in_answer_undoes_a_stop() -> None:
    """The Stop comes to nothing: 5 times 5."""
    scene = against_virus().hand("B", "pulsar-virus").hand("A", "pulsar-zap")
    scene.to("launch").play("B", "stop-virus").play("A", "pulsar-zap").to("launch")
    assert virus_works(scene)
    assert scene.state.discards[kind("pulsar-virus")] == 1

    assert scene.finish().totals == (25, 18)


@pytest.mark.rule("C3.4e", "CX-pulsar-zap")
def test_pulsar_zap_undoes_a_stop_later_too() -> None:
    scene = against_virus().hand("B", "pulsar-virus").hand("C", "pulsar-zap")
    scene.to("launch").play("B", "stop-virus").to("before-cards").play("C", "pulsar-zap")
    scene.answer("C", "virus").finish()

    assert scene.totals == (25, 18)


@pytest.mark.rule("C3.4e", "CX-pulsar-zap")
def test_a_pulsar_zap_that_is_zapped_leaves_the_stop() -> None:
    scene = against_virus().hand("B", "pulsar-virus", "un-zap").hand("A", "pulsar-zap")
    scene.to("launch").play("B", "stop-virus").play("A", "pulsar-zap").play("B", "un-zap").finish()

    assert scene.totals == (10, 18)


@pytest.mark.rule("C3.4e", "CX-pulsar-zap")
def test_a_pulsar_zap_on_the_stop_leaves_the_con_of_the_same_card() -> None:
    """B plays the Con, then the Stop; the Zap hits the Stop: 5 times 3 and 2."""
    scene = against_virus().hand("B", "pulsar-virus").hand("A", "pulsar-zap")
    scene.to("launch").play("B", "con-virus").to("launch").play("B", "stop-virus")
    scene.play("A", "pulsar-zap").finish()

    assert scene.totals == (17, 18)


@pytest.mark.rule("C3.4f", "CB-anti-matter")
@pytest.mark.parametrize(("stopped", "totals", "holder"), [(True, (14, 16), "B"), (False, (10, 16), "A")])
def test_a_new_hand_in_phase_3_may_stop_anti_matter_long_before_phase_8(
    stopped: bool, totals: tuple[int, int], holder: str
) -> None:
    """12 and 2 against 12 and 4; or 12 - 2 against 12 and 4, of which the lower wins."""
    scene = Scene("anti-matter", pulsars="yes").cone(2).hand("A", "attack-12").until("draw-card")
    assert (scene.state.phase, scene.state.ask_at(0).x) == (3, seat("B"))
    for card in ("pulsar-anti-matter", "attack-12", "attack-12"):
        scene.answer("chance", card)
    for _ in range(4):
        scene.answer("chance", "emotion-control" if scene.count("B", "emotion-control") == 0 else "attack-6")
    scene.laid = {"A": "attack-12", "B": "attack-12"}
    scene.to("launch")
    if stopped:
        scene.play("B", "stop-anti-matter")
    scene.finish()

    assert scene.totals == totals
    assert scene.tokens(holder, "p5") > 0


@pytest.mark.rule("C3.4g")
def test_a_stop_ends_with_the_challenge() -> None:
    scene = against_virus().hand("B", "pulsar-virus").hand("A", "attack-6").hand("B", "attack-6")
    scene.to("launch").play("B", "stop-virus").to("ending")
    assert not virus_works(scene)

    assert virus_works(scene.to("beginning"))


@pytest.mark.rule("C3.4h")
def test_in_answer_to_a_use_a_stop_cancels_it() -> None:
    scene = against_virus().hand("B", "pulsar-virus").to("cards-laid").to("played")
    scene.play("B", "stop-virus").finish()

    assert scene.totals == (10, 18)
    assert scene.told("power-used") == 1
    assert scene.told("cancelled") == 1


@pytest.mark.rule("C3.4h")
def test_a_stop_in_phase_8_still_comes_before_the_totals() -> None:
    """Virus was announced; 5 and 5 tokens are added all the same."""
    scene = against_virus().hand("B", "pulsar-virus").to("revealed").play("B", "stop-virus").finish()

    assert scene.totals == (10, 18)
    assert not virus_works(scene)


@pytest.mark.rule("C3.4i")
def test_a_stop_holds_for_everybody_who_uses_the_power() -> None:
    """B has borrowed A's Virus: neither multiplies."""
    scene = against_virus().hand("D", "pulsar-virus").facts("users: virus=A+B")
    scene.to("launch").play("D", "stop-virus").finish()

    assert not virus_works(scene)
    assert not can_use(scene.state, seat("B"), power("virus"))
    assert scene.totals == (10, 18)


@pytest.mark.rule("C3.4j", "C3.7a")
def test_there_is_no_shield_against_a_stop() -> None:
    """Even if the owner held a Pulsar of the power; only Pulsar Zap is offered."""
    scene = against_virus().hand("B", "pulsar-virus").hand("A", "pulsar-virus", "pulsar-zap").to("launch")
    scene.play("B", "stop-virus")
    assert scene.options("A") == ["pass", "pulsar-zap"]

    scene.to("launch")

    assert scene.options("A") == ["pass", "pulsar-zap"]


@pytest.mark.rule("C3.4j", "C3.1a")
def test_the_single_pulsar_is_spent_by_the_stop() -> None:
    scene = against_virus().hand("B", "pulsar-virus").to("launch").play("B", "stop-virus").to("launch")

    assert scene.state.deck[kind("pulsar-virus")] == 0
    assert scene.state.discards[kind("pulsar-virus")] == 1
    assert all(scene.count(name, "pulsar-virus") == 0 for name in "ABCD")


@pytest.mark.rule("C3.4a")
def test_a_power_is_stopped_only_once() -> None:
    scene = against_virus().hand("B", "pulsar-virus").hand("D", "pulsar-virus")
    scene.to("launch").play("B", "stop-virus").to("launch")

    assert scene.options("D") == ["pass", "con-virus"]
