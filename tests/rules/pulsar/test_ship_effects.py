"""Effects that move the ship: like the end of a flight, without a route."""

import pytest

from tests.rules.pulsar.flying import claimant, has_station, owners, place, ready, told
from tests.rules.pulsar.scene import Scene

NOBODY = -1
CONNECTED = [f"P{number:02}" for number in range(1, 14)]
ISOLATED = ["X01", "X02", "X03"]


def to_system(at: str, side: str = "A", category_one: str = "AI") -> Scene:
    """Technology AII-4 can be patented: any system may be chosen."""
    return ready(at, side=side, boards=f"{category_one}+AII+AIII").round(4)


def patent_ship(scene: Scene) -> Scene:
    return scene.turn(4, 6).say("first", "patent-AII-4")


def transmit(scene: Scene, tile: str) -> Scene:
    """The second and last cost of a transmitter is paid: 6 for B1, 3 for C8."""
    die = {"B1": 6, "C8": 3}[tile]
    return scene.transmitter(tile, paid=[0]).turn(die, 5).say("first", f"pay-{tile}")


def to_pulsar(at: str, side: str = "A", category_one: str = "AI") -> Scene:
    """Transmitter B1 can be brought online: any unclaimed connected pulsar may be chosen."""
    return ready(at, side=side, boards=f"{category_one}+AII+AIII")


def transmit_pulsar(scene: Scene) -> Scene:
    return transmit(scene, "B1")


@pytest.mark.rule("P4.16")
def test_a_technology_puts_the_ship_on_any_system() -> None:
    scene = patent_ship(to_system("E1"))

    assert scene.offers() == ["pass", *(f"S{number:02}" for number in range(1, 17))]


@pytest.mark.rule("P4.16", "P4.5", "P4.7")
@pytest.mark.parametrize("source", ["technology", "transmitter"])
def test_a_system_chosen_by_an_effect_is_treated_like_the_end_of_a_flight(source: str) -> None:
    scene = patent_ship(to_system("E1")) if source == "technology" else transmit(ready("E1"), "C8")
    scene.say("S09")
    assert (place(scene), scene.asked) == ("S09", "draw-system")

    scene.say("11")
    assert owners(scene, "S09") == [0, NOBODY, NOBODY, NOBODY]
    assert scene.offers() == ["bonus", "tile"]

    scene.say("bonus")
    assert scene.state.cubes[0] == 2


@pytest.mark.rule("P4.16", "P3.9")
def test_a_transmitter_goes_on_with_its_benefit_after_the_ship_has_settled() -> None:
    scene = transmit(ready("E1"), "C8").say("S09", "11")
    assert scene.points() == 0

    scene.say("bonus")
    assert scene.points() == 6


@pytest.mark.rule("P4.16", "P3.9")
@pytest.mark.parametrize("tile", ["B1", "C8"])
def test_a_move_of_the_ship_by_an_effect_may_be_declined(tile: str) -> None:
    scene = transmit(ready("E1"), tile).say("pass")

    assert place(scene) == "E1"
    assert scene.points() == (6 if tile == "C8" else 0)
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.16")
def test_the_present_place_of_the_ship_may_be_chosen() -> None:
    scene = patent_ship(to_system("S02").system("S02", "11")).say("S02")

    assert has_station(scene, "S02")
    assert scene.asked == "take-bonus"


@pytest.mark.rule("P4.16", "P7.5")
def test_an_effect_has_no_route_and_so_no_gate_run_and_no_station_in_passing() -> None:
    scene = patent_ship(to_system("M01").hq("A2", "b1", "b2")).say("S09", "11", "bonus")

    assert told(scene, "gate-run") == []
    assert len(told(scene, "station-built", "system-found")) == 2
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.16", "P4.13")
def test_a_system_that_takes_no_station_may_be_chosen_and_brings_nothing() -> None:
    scene = patent_ship(to_system("E1").system("S09", "4", stations=(1, 0))).say("S09")

    assert place(scene) == "S09"
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.16", "P4.9")
def test_an_effect_that_settles_a_dead_end_brings_its_tile() -> None:
    scene = patent_ship(to_system("E1", side="B")).say("S11", "11", "bonus")
    assert scene.asked == "draw-exploration"

    scene.say("four-points")
    assert (scene.points(), scene.state.cubes[0]) == (4, 2)


@pytest.mark.rule("P4.16")
def test_technologies_about_the_end_of_a_flight_reward_an_effect_too() -> None:
    blue = to_system("E1", category_one="BI").technologies("BI-3").system("S09", "11")
    lifeless = to_system("E1", category_one="DI").technologies("DI-1").system("S09", "11", stations=(1,))

    assert patent_ship(blue).say("S09").points() == 2
    assert patent_ship(lifeless).say("S09").points() == 2


@pytest.mark.rule("P4.16", "P5.1")
def test_transmitter_b1_moves_the_ship_to_an_unclaimed_pulsar_which_is_claimed_as_by_flight() -> None:
    scene = transmit_pulsar(to_pulsar("E1").claims("P02", seat=1).claims("P04"))
    assert scene.offers() == ["pass", *(pulsar for pulsar in CONNECTED if pulsar not in ("P02", "P04"))]
    assert scene.refusals() == dict.fromkeys(["P02", "P04", *ISOLATED], "P4.16")

    scene.say("P07")
    assert (place(scene), claimant(scene, "P07")) == ("P07", 0)
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.16", "P4.11")
def test_the_pulsar_where_the_ship_stands_may_be_claimed_by_an_effect() -> None:
    scene = transmit_pulsar(to_pulsar("P07")).say("P07")

    assert (place(scene), claimant(scene, "P07")) == ("P07", 0)


@pytest.mark.rule("P4.16", "P4.11")
def test_an_effect_that_claims_the_pulsar_of_a_dead_end_brings_its_tile() -> None:
    scene = transmit_pulsar(to_pulsar("E1", side="B")).say("P06")

    assert claimant(scene, "P06") == 0
    assert scene.asked == "draw-exploration"


@pytest.mark.rule("P4.16")
def test_technologies_about_claims_by_flight_reward_an_effect_too() -> None:
    points = transmit_pulsar(to_pulsar("E1").technologies("AI-3")).say("P07")
    gyrodynes = transmit_pulsar(to_pulsar("E1", category_one="DI").technologies("DI-6")).say("P07")

    assert points.points() == 3
    assert gyrodynes.offers() == ["small", "medium"]


@pytest.mark.rule("P5.9", "P4.16")
def test_without_a_ring_an_effect_still_moves_the_ship() -> None:
    scene = to_pulsar("E1").claims("P01", "P02", "P03", "P04", "P05", "P06")
    transmit_pulsar(scene).say("P07")

    assert (place(scene), claimant(scene, "P07")) == ("P07", NOBODY)


@pytest.mark.rule("P5.9")
def test_with_all_connected_pulsars_claimed_nobody_is_asked_for_one() -> None:
    scene = ready("E1", seats=3).claims(CONNECTED[0])
    scene.claims(*CONNECTED[1:7], seat=1).claims(*CONNECTED[7:], seat=2)

    assert transmit_pulsar(scene).asked == "use-die"
    assert place(scene) == "E1"


@pytest.mark.rule("P4.16")
def test_the_table_is_told_where_an_effect_has_put_the_ship() -> None:
    scene = patent_ship(to_system("E1")).say("S09")

    assert ("flew", 0, scene.node("S09"), -1, -1) in scene.events()
