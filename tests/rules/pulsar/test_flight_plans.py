"""Plans: from the choice of a die on, all its flights are listed with what each brings."""

import pytest

from orrery.engine.decision import Plan
from orrery.engine.errors import IllegalChoice
from orrery.engine.match import Match
from orrery.games.pulsar.actions.spending import FLY
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.decisions.fly import NODE_NAMES
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import Pulsar
from tests.rules.pulsar.flying import place, plans, ready, trails
from tests.rules.pulsar.scene import Scene

GREEN, MAGENTA, ORANGE = 1, 2, 4
START_POSITIONS = [("A", "S01"), ("A", "E3"), ("A", "P08"), ("B", "S09"), ("B", "P06"), ("B", "E2")]


def told_by(plan: Plan, answers_before: int = 0) -> tuple[str, str, int, int]:
    """The route of a plan, and its facts: where it ends, its stations, the colours of its gates."""
    end, stations, colours = plan.facts
    route = " ".join(NODE_NAMES[choice] for choice in plan.choices[answers_before:])
    return route, NODE_NAMES[end], stations, colours


def stations_by_route(scene: Scene, die: int) -> dict[str, int]:
    """The stations that each flight of a die would bring."""
    scene.turn(die, 6).say("first")
    return {told_by(plan, 1)[0]: plan.facts[1] for plan in plans(scene)}


def all_routes(scene: Scene, hops: int) -> list[str]:
    """Every route of so many hops from the first player's ship, found on the map."""
    side = SIDES[scene.state.side]
    found = trails(side, [int(scene.state.ships[0])], hops)
    return sorted(" ".join(side.names[node] for node in route[1:]) for route in found)


def match_at(scene: Scene) -> Match[Pulsar]:
    """A match that has come to the position of a scene."""
    match = Match(PULSAR, PULSAR.setup(int(scene.state.seats)))
    match.state = PULSAR.clone(scene.state)
    return match


@pytest.mark.rule("P4.1")
def test_with_a_die_chosen_all_its_flights_are_listed_with_what_they_bring() -> None:
    scene = ready("S01").turn(2, 6).say("first")

    assert {plan.label for plan in plans(scene)} == {"flight"}
    assert [told_by(plan, 1) for plan in plans(scene)] == [
        ("G01 P02", "P02", 0, GREEN),
        ("G01 G16", "G16", 0, GREEN),
        ("M01 S02", "S02", 1, MAGENTA),
        ("M02 M03", "M03", 0, MAGENTA),
    ]


@pytest.mark.rule("P4.1", "P4.2")
@pytest.mark.parametrize(("side", "start"), START_POSITIONS)
@pytest.mark.parametrize("die", [1, 3, 6])
def test_the_flights_of_a_die_are_exactly_all_routes_of_its_length(side: str, start: str, die: int) -> None:
    scene = ready(start, side=side).turn(die, 6).say("first")
    found = plans(scene)

    assert sorted(told_by(plan, 1)[0] for plan in found) == all_routes(scene, die)
    assert all(plan.choices[0] == FLY.first and len(plan.choices) == 1 + die for plan in found)


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_no_die_has_more_flights_than_the_map_has_routes_of_six(side: str) -> None:
    for start in SIDES["AB".index(side)].names:
        if start[0] != "X":
            scene = ready(start, side=side).turn(6, 6).say("first")
            assert 1 <= len(plans(scene)) <= {"A": 46, "B": 130}[side]


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize(("side", "start"), START_POSITIONS)
def test_every_flight_can_be_played_in_one_go(side: str, start: str) -> None:
    scene = ready(start, side=side).turn(3, 6).say("first")

    for plan in plans(scene):
        match = match_at(scene)
        match.play_all(0, plan.choices)
        decisions = [PULSAR.decisions[entry.decision].key for entry in match.log]
        assert decisions == ["act", "hop", "hop", "hop"]
        assert all(ask.seat != 0 or PULSAR.decisions[ask.decision].key != "hop" for ask in match.asks())


@pytest.mark.rule("P4.1", "P3.4")
@pytest.mark.parametrize("technology", [None, "AI-1"])
def test_a_plan_answers_how_far_to_fly_if_that_will_be_asked(technology: str | None) -> None:
    scene = ready("S01").has(plus_minus=0 if technology else 1)
    scene.technologies(*([technology] if technology else [])).turn(3, 6).say("first")

    for plan in plans(scene):
        match = match_at(scene)
        match.play_all(0, plan.choices)
        assert plan.choices[:2] == [FLY.first, 3]
        assert [PULSAR.decisions[entry.decision].key for entry in match.log][:3] == ["act", "thrust", "hop"]
        assert match.state.plus_minus[0] == scene.state.plus_minus[0]
    assert sorted(told_by(plan, 2)[0] for plan in plans(scene)) == all_routes(scene, 3)


@pytest.mark.rule("P4.1")
def test_a_flight_played_in_one_go_ends_where_its_plan_says() -> None:
    scene = ready("S01").system("S02", "11").turn(3, 6).say("first")
    by_route = {told_by(plan, 1)[0]: plan for plan in plans(scene)}

    match = match_at(scene)
    match.play_all(0, by_route["M01 S02 P03"].choices)
    assert match.state.ships[0] == scene.node("P03")
    assert place(scene) == "S01"


@pytest.mark.rule("P4.2")
def test_a_flight_that_is_not_listed_can_not_be_played() -> None:
    scene = ready("S01").turn(2, 6).say("first")
    there_and_back = [FLY.first, NODE_NAMES.index("M01"), NODE_NAMES.index("S01")]

    with pytest.raises(IllegalChoice):
        match_at(scene).play_all(0, there_and_back)


@pytest.mark.rule("P3.8", "P4.1")
def test_a_die_of_zero_has_no_flights() -> None:
    scene = ready("S01").has(plus_minus=1).turn(6, red=0).say("red")

    assert "fly" in scene.offers()
    assert plans(scene) == []


@pytest.mark.rule("P4.1")
def test_a_flight_under_way_lists_all_ways_to_its_end() -> None:
    scene = ready("S01").turn(4, 6).say("first", "fly", "M01", "S02")

    assert {plan.label for plan in plans(scene)} == {"route"}
    assert [told_by(plan) for plan in plans(scene)] == [
        ("P03 G02", "G02", 1, GREEN + MAGENTA),
        ("G02 P03", "P03", 1, GREEN + MAGENTA),
        ("G02 G03", "G03", 1, GREEN + MAGENTA),
        ("O02 O01", "O01", 1, MAGENTA + ORANGE),
        ("O02 O03", "O03", 1, MAGENTA + ORANGE),
    ]


@pytest.mark.rule("P4.1", "P8.9")
def test_a_flight_with_a_free_step_lists_only_ways_that_see_its_gate() -> None:
    scene = ready("S01").technologies("AI-1").turn(3, 6).say("first", "fly", "2")

    assert [told_by(plan)[0] for plan in plans(scene)] == ["G01 P02", "G01 G16"]


@pytest.mark.rule("P4.1", "P8.9")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("board", ["AI", "BI", "CI"])
def test_hops_are_offered_just_if_a_listed_way_begins_with_them(side: str, board: str) -> None:
    for start in ("S04", "S09", "P05", "G12", "M08"):
        scene = ready(start, side=side, boards=f"{board}+AII+AIII").technologies(f"{board}-1")
        scene.turn(3, 6).say("first", "fly")
        scene.say("4")
        while scene.asked == "hop":
            firsts = {NODE_NAMES[plan.choices[0]] for plan in plans(scene)}
            assert set(scene.offers()) == firsts
            scene.say(scene.offers()[-1])


@pytest.mark.rule("P4.5", "P4.8")
def test_a_plan_counts_the_stations_that_its_systems_would_take_as_far_as_known() -> None:
    face_down = ready("M03")
    full = ready("M03").system("S04", "4", stations=(1, 1))
    own = ready("M03").system("S04", "11", stations=(-1, 0))
    blocked = ready("M03").system("S07", "14", stations=(1,))
    unblocked = ready("M03", seats=3).system("S07", "14", stations=(1,))

    cases = (face_down, full, own, blocked, unblocked)
    assert [stations_by_route(scene, 3)["S04 O07 S07"] for scene in cases] == [2, 1, 1, 1, 2]


@pytest.mark.rule("P4.4", "P4.10")
def test_a_plan_counts_a_system_once_and_its_start_only_when_visited_again() -> None:
    stations = stations_by_route(ready("S02").system("S02", "11"), 4)

    assert stations["P03 G02 S02 M01"] == 1
    assert stations["G02 G03 S03 O04"] == 1
    assert stations["O02 O01 P01 O03"] == 0
