"""Each project of the eight faces of the headquarters: what it costs, what it brings, what it allows."""

import pytest

from orrery.games.pulsar.data.headquarters import FACES
from tests.rules.pulsar.headquarters import PROJECTS, Printed, Wealth, wealth
from tests.rules.pulsar.scene import Scene

every_project = pytest.mark.parametrize(
    "project", PROJECTS, ids=lambda project: f"{project.face}-{project.place}"
)

# Where a flight begins and which way it takes. Each sees gates of one colour only, and more than one.
ROUTES = {
    "green": ("S01", ("G01", "G16", "G13", "G12")),
    "magenta": ("S08", ("M06", "M08", "M09")),
    "orange": ("S12", ("O14", "O13", "P07", "O09")),
}
GATES = {"green": 4, "magenta": 3, "orange": 3}


def receive(scene: Scene, before: Wealth, benefit: str) -> Wealth:
    """What is owned after one more benefit; whatever it asks is answered, and nothing later is there yet."""
    match benefit.split():
        case [points, "VP"]:
            return before._replace(points=before.points + int(points))
        case ["cube"]:
            return before._replace(cubes=before.cubes + 1)
        case ["±1"]:
            return before._replace(plus_minus=before.plus_minus + 1)
        case ["+2"]:
            return before._replace(plus_two=before.plus_two + 1)
        case ["gyrodyne"]:
            assert (wealth(scene), scene.offers()) == (before, ["small", "medium", "large"])
            scene.say("large")
            return before.with_gyrodyne(3)
        case ["gyrodyne", size]:
            return before.with_gyrodyne(int(size))
        case ["exploration"]:
            assert (wealth(scene), scene.asked) == (before, "draw-exploration")
            scene.say("four-points")
            return before._replace(points=before.points + 4, drawn=before.drawn + 1)
        case ["split", silver, red]:
            return before._replace(silver=int(silver), red=int(red))
        case ["run", _, _]:
            return before
    raise AssertionError(benefit)


def test_the_printed_table_names_all_projects() -> None:
    assert len(PROJECTS) == 64
    assert [project.face for project in PROJECTS[::8]] == [face.key for face in FACES]


@pytest.mark.rule("P7.1", "P3.3", "P3.8")
@every_project
def test_a_project_is_done_with_a_die_of_just_the_value_it_shows(project: Printed) -> None:
    target = f"project-{project.place}"
    for die in range(1, 7):
        scene = project.scene().turn(die).say("first")
        if die == project.cost:
            assert target in scene.offers()
        else:
            assert target not in scene.offers()
            assert scene.refusals()[target] == "P3.3"


def do(project: Printed, *further: int, ship: str = "E1") -> Scene:
    """The turn in which the project is done with the first die; its benefits are received one by one."""
    scene = project.scene().ship(ship).turn(project.cost, *further).say("first", f"project-{project.place}")
    owned = Wealth(points=0)
    for benefit in project.benefits:
        owned = receive(scene, owned, benefit)
    assert wealth(scene) == owned
    return scene


@pytest.mark.rule("P7.1", "P7.4", "P3.9", "P3.10")
@every_project
def test_a_project_brings_what_it_shows_at_once_and_in_that_order(project: Printed) -> None:
    scene = do(project, 6)

    assert (scene.asked, scene.asked_seat) == ("use-die", 0)
    assert f"project-{project.place}" not in scene.say("second").offers()
    assert scene.refusals()[f"project-{project.place}"] == "P7.1"


@pytest.mark.rule("P7.3", "P7.5", "P7.6")
@pytest.mark.parametrize("colour", ROUTES)
@every_project
def test_a_project_allows_the_gate_run_it_shows_and_no_other_in_the_same_turn(
    project: Printed, colour: str
) -> None:
    start, route = ROUTES[colour]
    scene = do(project, len(route), ship=start).say("second", "fly")
    if scene.asked == "thrust":
        scene.say(str(len(route)))
    scene.say(*route)

    if project.run is None or project.run[0] not in (colour, "any"):
        assert scene.asked != "announce-run"
        assert scene.points_from("gate-runs") == 0
    else:
        assert scene.offers() == ["pass", f"{project.place}-{colour}"]
        scene.say(f"{project.place}-{colour}")
        assert scene.points_from("gate-runs") == GATES[colour] * project.run[1]
    assert scene.state.ships[0] == scene.node(route[-1])
