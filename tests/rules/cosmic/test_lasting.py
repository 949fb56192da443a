"""What goes on working, and what it rests on: a Stop, a Con in answer, phases that are played again."""

from typing import Any

import pytest

from orrery.games.cosmic.powers.silencer import is_silenced
from tests.rules.cosmic.scene import Scene, seat


def duel(*powers: str, **options: Any) -> Scene:
    """Attack 8 and one token against Attack 6 and four; B holds the Pulsar of A's first power."""
    scene = Scene(*powers, pulsars="yes", **options).cone(1).cards("attack-8", "attack-6")
    return scene.hand("B", f"pulsar-{powers[0]}")


@pytest.mark.rule("C3.4h", "CB-macron")
def test_macron_stopped_in_phase_4_counts_1_in_phase_8() -> None:
    scene = duel("macron")
    assert scene.to("offence-invites").play("B", "stop-macron").finish().totals == (9, 10)
    assert duel("macron").finish().totals == (12, 10)


@pytest.mark.rule("C3.4h", "CB-oracle")
def test_once_oracle_is_stopped_nobody_lays_first() -> None:
    scene = duel("oracle").to("before-cards").play("B", "stop-oracle").unanswered().until("lay-card")

    assert scene.state.open == 2


@pytest.mark.rule("C3.4h", "CB-loser")
def test_a_stopped_upset_turns_nothing_round() -> None:
    upset = duel("loser").to("before-cards").play("A", "loser").unanswered()
    stopped = duel("loser").to("before-cards").play("A", "loser").unanswered()

    assert upset.finish().in_warp("A") == 0
    assert stopped.play("B", "stop-loser").finish().in_warp("A") == 1


@pytest.mark.rule("C3.4h", "CB-parasite")
def test_a_stopped_parasite_joins_nobody() -> None:
    scene = Scene("", "", "parasite", pulsars="yes").cards("attack-8", "attack-6")
    scene.hand("B", "pulsar-parasite").to("defence-invites")
    scene.play("C", "parasite").unanswered().play("B", "stop-parasite").unanswered()

    scene.to("alliance")
    assert scene.told("stayed-out") == 0
    assert scene.told("joined") == 0


@pytest.mark.rule("C3.4h", "CB-cripple")
def test_a_stop_sets_the_opponent_of_cripple_free() -> None:
    scene = duel("cripple").hand("B", "finder").to("before-cards")
    assert "finder" not in scene.options("B")

    assert "finder" in scene.play("B", "stop-cripple").unanswered().options("B")


@pytest.mark.rule("C3.4h", "CB-witch")
def test_a_stop_lifts_the_curse() -> None:
    scene = duel("witch").hand("B", "finder").to("offence-invites").play("A", "witch")
    scene.answer("A", "no-edicts").unanswered()
    assert "finder" not in scene.options("B")

    assert "finder" in scene.play("B", "stop-witch").unanswered().options("B")


@pytest.mark.rule("C3.4h", "CB-silencer")
def test_a_stop_lets_the_silenced_player_speak() -> None:
    scene = duel("silencer").to("launch").play("A", "silencer").answer("A", "B").unanswered()
    assert is_silenced(scene.state, seat("B"))

    assert not is_silenced(scene.play("B", "stop-silencer").unanswered().state, seat("B"))


@pytest.mark.rule("C3.3h", "CCon-negator")
def test_a_con_of_negator_in_answer_saves_what_was_negated() -> None:
    """B plays Finder, A negates it, B answers with the Con: Finder works."""
    scene = duel("negator").hand("B", "finder").hand("C", "attack-20").to("launch")
    scene.play("B", "finder").answer("B", "C").play("A", "negator").play("B", "con-negator").unanswered()

    assert scene.until("choose-card").answer("B", "attack-20").count("B", "attack-20") == 1


@pytest.mark.rule("CB-chronos", "CB-virus")
def test_what_chronos_replays_is_used_anew_and_can_be_zapped_then() -> None:
    """Virus multiplies at the first reveal; the second one is zapped: 5 and 3 tokens are added."""
    scene = Scene("virus", "chronos").base("B", "p5", 1).cone(3).cards("attack-5", "attack-17")
    scene.hand("B", "attack-17", "cosmic-zap").to("revealed").play("B", "chronos").unanswered().to("played")
    scene.play("B", "cosmic-zap").finish()

    assert scene.told("power-used") == 3
    assert scene.totals == (8, 18)


@pytest.mark.rule("CB-chronos", "C3.4h")
def test_what_chronos_replays_can_be_stopped_in_the_replay() -> None:
    scene = Scene("virus", "chronos", pulsars="yes").base("B", "p5", 1).cone(3).cards("attack-5", "attack-17")
    scene.hand("B", "attack-17", "pulsar-virus").to("revealed").play("B", "chronos").to("before-cards")
    scene.play("B", "stop-virus").finish()

    assert scene.told("power-used") == 2
    assert scene.totals == (8, 18)
