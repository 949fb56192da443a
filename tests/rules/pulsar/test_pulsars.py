"""Claiming pulsars: by flight, by effects, and with six rings."""

import pytest

from tests.rules.pulsar.flying import claimant, fly, ready, told
from tests.rules.pulsar.scene import Scene

NOBODY = -1
ISOLATED = ["X01", "X02", "X03"]
CONNECTED = [f"P{number:02}" for number in range(1, 14)]
SIX = CONNECTED[:6]


def patent_claim(scene: Scene) -> Scene:
    """Technology AI-5 is patented: claim an isolated pulsar and take any gyrodyne."""
    return scene.round(2).turn(5, 6).say("first", "patent-AI-5")


@pytest.mark.rule("P4.11", "P5.1")
def test_ending_at_an_unclaimed_pulsar_claims_it() -> None:
    scene = fly(ready("S02"), "P03")

    assert claimant(scene, "P03") == 0
    assert told(scene, "flew", "pulsar-claimed") == ["flew", "pulsar-claimed"]


@pytest.mark.rule("P4.11")
def test_the_claim_at_the_end_of_a_flight_is_no_choice() -> None:
    scene = fly(ready("S02"), "P03")

    assert scene.asked == "use-die"


@pytest.mark.rule("P4.11")
def test_a_claim_outside_a_dead_end_brings_no_tile() -> None:
    here = fly(ready("S02"), "P03")
    same_name_on_side_a = fly(ready("S07"), "P06")

    assert told(here, "exploration-drawn") == told(same_name_on_side_a, "exploration-drawn") == []
    assert claimant(same_name_on_side_a, "P06") == 0


@pytest.mark.rule("P4.11")
def test_a_claimed_pulsar_stays_with_its_owner() -> None:
    scene = fly(ready("S02").claims("P03", seat=1), "P03")

    assert claimant(scene, "P03") == 1
    assert told(scene, "pulsar-claimed") == []


@pytest.mark.rule("P5.1", "P3.9")
def test_an_effect_claims_an_isolated_pulsar_only_and_may_be_declined() -> None:
    scene = patent_claim(ready("P03"))

    assert scene.offers() == ["pass", *ISOLATED]
    assert {pulsar: scene.refusals()[pulsar] for pulsar in CONNECTED} == dict.fromkeys(CONNECTED, "P5.1")
    assert scene.say("X02", "large").asked == "use-die"
    assert claimant(scene, "X02") == 0


@pytest.mark.rule("P5.1", "P3.9")
def test_a_claim_by_an_effect_may_be_declined_and_the_rest_stands() -> None:
    scene = patent_claim(ready("P03")).say("pass", "large")

    assert [claimant(scene, pulsar) for pulsar in ISOLATED] == [NOBODY] * 3
    assert scene.state.held[3] == 1


@pytest.mark.rule("P5.1", "P4.16")
def test_a_claim_by_an_effect_leaves_the_ship_where_it_is_and_is_no_claim_by_flight() -> None:
    scene = patent_claim(ready("S01").technologies("AI-3")).say("X01", "small")

    assert scene.state.ships[0] == scene.node("S01")
    assert scene.points() == 0


@pytest.mark.rule("P5.1", "P4.11")
def test_an_isolated_pulsar_that_is_claimed_is_refused() -> None:
    scene = patent_claim(ready("S01").claims("X01", seat=1).claims("X03"))

    assert scene.offers() == ["pass", "X02"]
    assert (scene.refusals()["X01"], scene.refusals()["X03"]) == ("P4.11", "P4.11")


@pytest.mark.rule("P5.1")
@pytest.mark.parametrize(
    ("tile", "costs", "die", "then"),
    [("A7", [], 6, []), ("C5", [0], 4, ["small"])],
)
def test_transmitters_claim_isolated_pulsars(tile: str, costs: list[int], die: int, then: list[str]) -> None:
    scene = ready("S01").transmitter(tile, paid=costs).turn(die, 5).say("first", f"pay-{tile}")
    assert scene.offers() == ["pass", *ISOLATED]

    scene.say("X03", *then)
    assert claimant(scene, "X03") == 0
    assert scene.asked == "use-die"


@pytest.mark.rule("P5.2", "P4.11")
def test_the_sixth_ring_claims_and_there_is_no_seventh() -> None:
    sixth = fly(ready("O13").claims(*SIX[:5]), "P07")
    seventh = fly(ready("O13").claims(*SIX), "P07")

    assert claimant(sixth, "P07") == 0
    assert claimant(seventh, "P07") == NOBODY
    assert told(seventh, "pulsar-claimed") == []


@pytest.mark.rule("P5.2")
def test_each_player_has_six_rings() -> None:
    scene = fly(ready("O13").claims(*SIX, seat=1), "P07")

    assert claimant(scene, "P07") == 0


@pytest.mark.rule("P5.2", "P4.11")
def test_without_a_ring_no_technology_rewards_the_claim() -> None:
    scene = fly(ready("O13").technologies("AI-3").claims(*SIX), "P07")

    assert scene.points() == 0


@pytest.mark.rule("P5.9", "P5.2")
def test_an_effects_claim_without_a_ring_is_nothing_and_the_rest_stands() -> None:
    scene = patent_claim(ready("S01").claims(*SIX))
    assert scene.asked == "choose-gyrodyne"

    scene.say("medium")
    assert scene.state.held[2] == 1
    assert [claimant(scene, pulsar) for pulsar in ISOLATED] == [NOBODY] * 3


@pytest.mark.rule("P5.9")
def test_an_effects_claim_with_all_isolated_pulsars_claimed_is_nothing_and_the_rest_stands() -> None:
    scene = ready("S01").claims("X01", "X02", seat=1).claims("X03").transmitter("C5", paid=[0])
    scene.turn(4, 6).say("first", "pay-C5")
    assert scene.asked == "choose-gyrodyne"

    scene.say("large")
    assert scene.points() == 6
    assert scene.state.held[3] == 1


@pytest.mark.rule("P5.9", "P3.9")
def test_a_transmitter_that_only_claims_goes_online_without_a_claim() -> None:
    scene = ready("S01").claims(*SIX).transmitter("A7").turn(6, 5).say("first", "pay-A7")

    assert scene.asked == "use-die"
    assert told(scene, "transmitter-online", "pulsar-claimed") == ["transmitter-online"]
