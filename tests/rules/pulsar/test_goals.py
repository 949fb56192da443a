"""PULSAR 2849: the twelve goal faces, one by one (P11.2)."""

from collections.abc import Callable

import pytest

from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.scene import Scene

PULSARS = ("P01", "P02", "P03", "P04", "P05", "P06")
PATENTS = ("AI-1", "AI-2", "AI-3", "AI-4", "AI-5", "AI-6")
TILES = ("A1", "A3", "C1", "C2")
PROJECTS = ("b1", "b2", "b3", "m1", "m2")
RUNS = ("b3", "m2", "u2")
"""The first three gate runs on face A1."""

Facts = Callable[[Scene], object]


def spinning(*sizes: int) -> Facts:
    def place(scene: Scene) -> None:
        for node, size in zip(PULSARS, sizes):
            scene.gyrodyne(node, size, spins=True)

    return place


def online(count: int) -> Facts:
    def place(scene: Scene) -> None:
        for tile in TILES[:count]:
            scene.transmitter(tile, online=True)

    return place


def stations(count: int) -> Facts:
    return lambda scene: scene.stations(count)


def patents(count: int) -> Facts:
    return lambda scene: scene.technologies(*PATENTS[:count])


def projects(count: int) -> Facts:
    return lambda scene: scene.hq("A1", *PROJECTS[:count])


def runs(count: int) -> Facts:
    return lambda scene: scene.hq("A1", "b1", "b2", "b3", "m1", "m2", "u1", "u2").flown(*RUNS[:count])


# Face, what just meets it, what just does not, points, and the bonuses as cubes and points.
FACES = (
    ("1-front", spinning(2, 2), spinning(1, 2, 3), 4, ((2, 4), (2, 4))),
    ("1-back", spinning(3, 3, 3), spinning(3, 3, 2, 2, 1, 1), 6, ((3, 6), (2, 6))),
    ("2-front", spinning(1, 3), spinning(1, 1, 1, 1, 1, 1), 5, ((3, 5), (2, 5))),
    ("2-back", spinning(1, 1, 2), spinning(3, 3), 6, ((4, 6), (3, 6))),
    ("3-front", online(3), online(2), 5, ((3, 5),)),
    ("3-back", online(4), online(3), 7, ((3, 7),)),
    ("4-front", stations(9), stations(8), 3, ((3, 3), (1, 3))),
    ("4-back", stations(11), stations(10), 4, ((3, 4), (2, 4))),
    ("5-front", patents(5), patents(4), 6, ((4, 6), (1, 6))),
    ("5-back", patents(6), patents(5), 7, ((4, 7), (3, 7))),
    ("6-front", projects(5), projects(4), 8, ((3, 8),)),
    ("6-back", runs(3), runs(2), 7, ((4, 7),)),
)
each_face = pytest.mark.parametrize(
    ("face", "met", "short", "points", "bonuses"), FACES, ids=[f[0] for f in FACES]
)

Bonuses = tuple[tuple[int, int], ...]


def final_scoring(face: str, facts: Facts, cubes: int) -> Scene:
    """The scoring of a player for whom only this goal can be met."""
    others = [other for other in ("3-back", "4-back", "5-back") if other[0] != face[0]][:2]
    scene = Scene(3).goals(face, *others).has(cubes=cubes)
    facts(scene)
    return scene.scoring()


def goal_points(scene: Scene) -> int:
    return scene.points_from("goals")


@pytest.mark.rule("P11.2")
@each_face
def test_a_goal_that_is_met_brings_its_points(
    face: str, met: Facts, short: Facts, points: int, bonuses: Bonuses
) -> None:
    scene = final_scoring(face, met, cubes=0)

    assert (scene.asked, scene.offers()) == ("score-goal", ["0"])
    scene.say("0")
    assert goal_points(scene) == points
    assert PULSAR.is_over(scene.state)


@pytest.mark.rule("P11.2")
@each_face
def test_a_goal_that_is_just_not_met_brings_nothing(
    face: str, met: Facts, short: Facts, points: int, bonuses: Bonuses
) -> None:
    scene = final_scoring(face, short, cubes=20)

    assert PULSAR.is_over(scene.state)
    assert goal_points(scene) == 0
    assert scene.state.cubes[0] == 20


@pytest.mark.rule("P11.2")
@each_face
def test_its_bonuses_are_bought_one_after_the_other_each_once(
    face: str, met: Facts, short: Facts, points: int, bonuses: Bonuses
) -> None:
    scene = final_scoring(face, met, cubes=20).say("0")

    cubes = 20
    for price, worth in bonuses:
        assert (scene.asked, scene.offers()) == ("buy-bonus", ["pass", "buy"])
        scene.say("buy")
        cubes, points = cubes - price, points + worth
        assert (scene.state.cubes[0], goal_points(scene)) == (cubes, points)

    assert PULSAR.is_over(scene.state)


@pytest.mark.rule("P11.2")
@each_face
def test_a_bonus_is_not_offered_without_the_cubes_for_it(
    face: str, met: Facts, short: Facts, points: int, bonuses: Bonuses
) -> None:
    # One cube less than all bonuses together cost.
    scene = final_scoring(face, met, cubes=sum(price for price, _ in bonuses) - 1).say("0")

    for _, worth in bonuses[:-1]:
        scene.say("buy")
        points += worth

    assert PULSAR.is_over(scene.state)
    assert goal_points(scene) == points
    assert scene.state.cubes[0] == bonuses[-1][0] - 1


@pytest.mark.rule("P11.2")
@each_face
def test_who_declines_a_bonus_keeps_the_cubes_and_is_offered_no_other(
    face: str, met: Facts, short: Facts, points: int, bonuses: Bonuses
) -> None:
    scene = final_scoring(face, met, cubes=20).say("0", "pass")

    assert PULSAR.is_over(scene.state)
    assert (scene.state.cubes[0], goal_points(scene)) == (20, points)


@pytest.mark.rule("P11.2")
def test_a_goal_that_is_not_met_is_refused_while_another_is_scored() -> None:
    scene = Scene(3).goals("4-front", "5-front", "1-front").stations(9).technologies(*PATENTS[:5]).scoring()

    assert scene.offers() == ["0", "1"]
    assert scene.refusals() == {"2": "P11.2"}


@pytest.mark.rule("P11.2")
@pytest.mark.parametrize(
    ("order", "points"), [(("0", "buy", "1"), 3 + 3 + 6), (("1", "buy", "0"), 3 + 6 + 6)]
)
def test_the_player_chooses_the_order_of_the_goals(order: tuple[str, ...], points: int) -> None:
    # Four cubes: either the first bonus of the stations, for 3, or that of the patents, for 4.
    scene = Scene(3).goals("4-front", "5-front", "1-front").stations(9).technologies(*PATENTS[:5])
    scene.has(cubes=4).scoring()

    scene.say(*order[:2])
    if scene.asked == "buy-bonus":
        scene.say("pass")
    scene.say(order[2])

    assert goal_points(scene) == points
    assert PULSAR.is_over(scene.state)


@pytest.mark.rule("P11.2")
def test_goals_are_not_looked_at_during_play() -> None:
    scene = Scene(3).round(7).goals("4-front", "5-front", "1-front").stations(9).has(cubes=9)

    scene.production()

    assert scene.asked == "draw-transmitter"
    assert goal_points(scene) == 0


@pytest.mark.rule("P11.2")
def test_every_player_scores_a_goal_on_their_own() -> None:
    scene = Scene(3).goals("4-front", "5-front", "1-front").stations(9, seat=0).stations(9, seat=2)

    scene.scoring().say("0", "0")

    assert [scene.points_from("goals", seat) for seat in range(3)] == [3, 0, 3]


@pytest.mark.rule("P11.9")
def test_station_goals_count_stations_on_the_map_only() -> None:
    scene = Scene(3, boards="AI+AII+CIII").goals("4-front", "5-front", "1-front")

    scene.stations(8).has(kept_stations=2).technologies("CIII-2").scoring()

    assert PULSAR.is_over(scene.state)
    assert goal_points(scene) == 0


@pytest.mark.rule("P11.9")
def test_transmitter_goals_count_online_ones_only() -> None:
    scene = Scene(3).goals("3-front", "5-front", "1-front")
    scene.transmitter("A2", paid=(0,))
    online(2)(scene)

    scene.scoring()

    assert PULSAR.is_over(scene.state)
    assert goal_points(scene) == 0


@pytest.mark.rule("P11.9")
def test_patent_goals_count_patents_of_every_colour() -> None:
    # Light blue, dark blue, green, and two purple ones.
    scene = Scene(3).goals("5-front", "4-back", "1-front")

    scene.technologies("AII-5", "AI-1", "AII-2", "AIII-2", "AIII-3").scoring().say("0")

    assert goal_points(scene) == 6
