"""The dead ends of map side B: S03 behind G03, S11 behind O09, the pulsar P06 behind M09."""

import pytest

from tests.rules.pulsar.flying import claimant, fly, has_station, is_face_down, place, ready, told
from tests.rules.pulsar.scene import Scene

NOBODY = -1
DEAD_ENDS = [("S03", "G03", "S16"), ("S11", "O09", "O12")]


def known(scene: Scene, *systems: str) -> Scene:
    """Systems that are face up and full, so that nothing happens there."""
    for system, tile in zip(systems, ("2", "14", "16", "17"), strict=False):
        scene.system(system, tile, stations=(1,) * 4)
    return scene


@pytest.mark.rule("P4.9")
@pytest.mark.parametrize(("system", "gate", "before"), DEAD_ENDS)
def test_a_station_at_the_end_in_a_dead_end_brings_a_tile_beside_the_bonus(
    system: str, gate: str, before: str
) -> None:
    scene = fly(ready(before, side="B"), gate, system).say("11", "bonus", "five-points")

    assert has_station(scene, system)
    assert (scene.state.cubes[0], scene.points()) == (2, 5)
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.9", "P4.7")
def test_a_station_in_a_dead_end_may_bring_two_tiles() -> None:
    scene = fly(ready("S16", side="B"), "G03", "S03").say("11", "tile", "four-points", "five-points")

    assert scene.points() == 9
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.9", "P4.6")
@pytest.mark.parametrize(("system", "gate", "before"), DEAD_ENDS)
def test_a_station_in_passing_in_a_dead_end_brings_a_tile_too(system: str, gate: str, before: str) -> None:
    scene = fly(ready(before, side="B"), gate, system, gate).say("11")
    assert scene.asked == "draw-exploration"

    scene.say("five-points")
    assert has_station(scene, system)
    assert scene.points() == 5
    assert place(scene) == gate


@pytest.mark.rule("P4.9", "P4.7")
def test_a_station_on_a_lifeless_planet_in_a_dead_end_brings_only_the_tile() -> None:
    scene = fly(ready("S16", side="B").system("S03", "11", stations=(1,)), "G03", "S03")
    assert scene.asked == "draw-exploration"

    scene.say("four-points")
    assert (scene.state.cubes[0], scene.points()) == (0, 4)
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.9", "P4.8")
@pytest.mark.parametrize("route", [("G03", "S03"), ("G03", "S03", "G03")])
def test_without_a_station_a_dead_end_brings_no_tile(route: tuple[str, ...]) -> None:
    own = fly(ready("S16", side="B").system("S03", "11", stations=(NOBODY, 0)), *route)
    full = fly(known(ready("S16", side="B"), "S03"), *route)

    assert own.asked == full.asked == "use-die"
    assert told(own, "exploration-drawn") == told(full, "exploration-drawn") == []


@pytest.mark.rule("P4.9")
def test_a_system_elsewhere_brings_no_such_tile() -> None:
    same_name_on_side_a = fly(ready("G03"), "S03").say("11", "bonus")
    elsewhere_on_side_b = fly(ready("G03", side="B"), "S16").say("11", "bonus")

    assert same_name_on_side_a.asked == elsewhere_on_side_b.asked == "use-die"


@pytest.mark.rule("P4.10", "P4.9")
def test_ending_in_the_system_before_a_dead_end_counts_both_visits() -> None:
    scene = fly(ready("S16", side="B"), "G03", "S03", "G03", "S16")
    assert is_face_down(scene, "S03")

    scene.say("11", "five-points", "12", "bonus")
    assert has_station(scene, "S03")
    assert has_station(scene, "S16")
    assert (scene.state.cubes[0], scene.state.plus_minus[0], scene.points()) == (1, 1, 5)


@pytest.mark.rule("P4.11")
def test_claiming_the_pulsar_of_a_dead_end_brings_a_tile() -> None:
    scene = fly(ready("M11", side="B"), "M09", "P06")
    assert claimant(scene, "P06") == 0
    assert scene.asked == "draw-exploration"

    scene.say("cubes")
    assert (scene.points(), scene.state.cubes[0]) == (2, 2)
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.11", "P4.13")
def test_passing_the_pulsar_of_a_dead_end_brings_nothing() -> None:
    scene = fly(ready("M11", side="B"), "M09", "P06", "M09")

    assert claimant(scene, "P06") == NOBODY
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.11")
def test_ending_at_the_claimed_pulsar_of_a_dead_end_brings_nothing() -> None:
    scene = fly(ready("M11", side="B").claims("P06", seat=1), "M09", "P06")

    assert claimant(scene, "P06") == 1
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.11", "P5.2")
def test_without_a_ring_the_pulsar_of_a_dead_end_brings_nothing() -> None:
    scene = ready("M11", side="B").claims("P01", "P02", "P03", "P04", "P05", "P07")
    fly(scene, "M09", "P06")

    assert claimant(scene, "P06") == NOBODY
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.14", "P4.9")
def test_technologies_and_bonus_come_before_the_tile_of_the_dead_end() -> None:
    scene = fly(ready("S16", side="B", boards="BI+AII+AIII").technologies("BI-3"), "G03", "S03")
    scene.say("11")
    assert (scene.asked, scene.points()) == ("take-bonus", 2)

    scene.say("bonus")
    assert (scene.asked, scene.state.cubes[0]) == ("draw-exploration", 2)


@pytest.mark.rule("P4.14", "P4.11")
def test_technologies_come_before_the_tile_of_a_claimed_dead_end() -> None:
    scene = fly(ready("M11", side="B").technologies("AI-3"), "M09", "P06")

    assert (scene.asked, scene.points()) == ("draw-exploration", 3)


@pytest.mark.rule("P4.14", "P4.9")
def test_the_tile_of_a_dead_end_comes_before_the_next_system() -> None:
    scene = fly(ready("S16", side="B"), "G03", "S03", "G03", "S16").say("11")
    assert scene.asked == "draw-exploration"

    scene.say("four-points")
    assert scene.asked == "draw-system"
