"""PULSAR 2849: what purple patents bring in the final scoring (P11.1)."""

from collections.abc import Callable

import pytest

from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.scene import Scene


def purple(key: str, facts: Callable[[Scene], object], **options: str) -> Scene:
    """The final scoring of a player with one purple patent; nobody meets a goal."""
    board = key.partition("-")[0]
    scene = Scene(3, boards=f"AI+AII+{board}", **options).goals("1-back", "5-back", "6-back")
    scene.technologies(key)
    facts(scene)
    return scene.scoring()


def spinning(*sizes: int) -> Callable[[Scene], None]:
    def place(scene: Scene) -> None:
        for node, size in zip(("P01", "P02", "P03", "P04"), sizes):
            scene.gyrodyne(node, size, spins=True)

    return place


def array(scene: Scene) -> None:
    """Three tiles in a chain, the last not online, and one more by itself: one red die was formed."""
    scene.transmitter("A4", online=True).transmitter("B5", online=True).transmitter("C4", paid=(0,))
    scene.link("A4", 2, "B5", 1).link("B5", 2, "C4", 1).transmitter("A1", online=True)


def longer_array(scene: Scene) -> None:
    """All three are online: two dice, one of them of no pips but for the other half."""
    array(scene)
    scene.transmitter("C4", online=True)


@pytest.mark.rule("P11.1", "P6.9")
@pytest.mark.parametrize(("facts", "points"), [(array, 3), (longer_array, 6)])
def test_3_points_for_each_red_die_formed_between_online_tiles(
    facts: Callable[[Scene], None], points: int
) -> None:
    assert purple("AIII-2", facts).points_from("technologies") == points


@pytest.mark.rule("P11.1")
@pytest.mark.parametrize(
    ("sizes", "points"),
    [((), 0), ((2,), 4), ((2, 2, 2), 4), ((1, 3), 8), ((1, 2, 3), 16), ((1, 2, 3, 3), 16)],
)
def test_4_8_or_16_points_for_different_sizes_spinning(sizes: tuple[int, ...], points: int) -> None:
    assert purple("AIII-3", spinning(*sizes)).points_from("technologies") == points


@pytest.mark.rule("P11.1", "P5.5")
def test_4_points_for_each_award() -> None:
    scene = purple("BIII-1", lambda scene: scene.award(1, 0).award(3, 1).award(2, 0, seat=1))

    assert scene.points_from("technologies") == 8


@pytest.mark.rule("P11.1")
def test_2_points_for_each_spinning_gyrodyne() -> None:
    scene = purple("BIII-2", lambda scene: (spinning(1, 1, 3)(scene), scene.gyrodyne("P09", 2)))

    assert scene.points_from("technologies") == 6


@pytest.mark.rule("P11.1")
def test_2_points_for_each_gate_run() -> None:
    scene = purple("BIII-3", lambda scene: scene.hq("A1", "b1", "b2", "b3", "m2").flown("b3", "m2"))

    assert scene.points_from("technologies") == 4


@pytest.mark.rule("P11.1")
def test_a_point_for_each_patent_and_another_for_each_purple_one() -> None:
    # Four patents, two of them purple, this one included.
    scene = purple("BIII-4", lambda scene: scene.technologies("AI-1", "AII-2", "BIII-3"))

    assert scene.points_from("technologies") == 4 + 2


@pytest.mark.rule("P11.1")
def test_3_2_or_1_points_for_each_spinning_gyrodyne_by_its_size() -> None:
    scene = purple("CIII-1", lambda scene: (spinning(3, 3, 2, 1)(scene), scene.gyrodyne("P09", 3)))

    assert scene.points_from("technologies") == 3 + 3 + 2 + 1


@pytest.mark.rule("P11.1")
def test_a_point_for_each_project() -> None:
    scene = purple("CIII-3", lambda scene: scene.hq("A1", "b1", "b2", "m1"))

    assert scene.points_from("technologies") == 3


@pytest.mark.rule("P11.1")
def test_2_points_for_each_online_transmitter() -> None:
    assert purple("CIII-4", array).points_from("technologies") == 6


@pytest.mark.rule("P11.1")
@pytest.mark.parametrize(
    ("gyrodynes", "tiles", "projects", "points"),
    [(2, 3, 4, 10), (3, 2, 4, 10), (3, 3, 1, 5), (3, 0, 4, 0)],
)
def test_5_points_for_each_gyrodyne_transmitter_and_project_together(
    gyrodynes: int, tiles: int, projects: int, points: int
) -> None:
    def facts(scene: Scene) -> None:
        spinning(*(1, 2, 3)[:gyrodynes])(scene)
        scene.hq("A1", *("b1", "b2", "b3", "m1")[:projects])
        for tile in ("A1", "A3", "B2")[:tiles]:
            scene.transmitter(tile, online=True)

    assert purple("DIII-1", facts).points_from("technologies") == points


@pytest.mark.rule("P11.1")
def test_a_point_for_each_claim_and_another_if_it_is_isolated() -> None:
    scene = purple("DIII-3", lambda scene: scene.claims("P01", "P06", "X02"))

    # On the side without dead ends P06 is like any other.
    assert scene.points_from("technologies") == 1 + 1 + 2


@pytest.mark.rule("P11.1")
def test_or_if_it_lies_in_a_dead_end() -> None:
    scene = purple("DIII-3", lambda scene: scene.claims("P01", "P06", "X02"), map="B")

    assert scene.points_from("technologies") == 1 + 2 + 2


@pytest.mark.rule("P11.1")
def test_a_purple_patent_pays_nothing_before_the_end() -> None:
    scene = Scene(3).round(7).technologies("AIII-3")
    spinning(1, 2, 3)(scene)

    scene.production()

    assert scene.asked == "draw-transmitter"
    assert scene.points_from("technologies") == 0


@pytest.mark.rule("P11.1")
def test_all_purple_patents_of_all_players_pay() -> None:
    scene = Scene(3).goals("1-back", "5-back", "6-back").technologies("AIII-2", "AIII-3")
    scene.technologies("AIII-3", seat=1).gyrodyne("P09", 1, spins=True, seat=1)
    array(scene)
    spinning(1, 2)(scene)

    scene.scoring()

    assert PULSAR.is_over(scene.state)
    assert [scene.points_from("technologies", seat) for seat in range(3)] == [3 + 8, 4, 0]


@pytest.mark.rule("P11.1")
def test_technologies_of_other_colours_pay_nothing_at_the_end() -> None:
    scene = Scene(3).goals("1-back", "5-back", "6-back").technologies("AI-2", "AII-2", "AII-5")
    spinning(1, 2)(scene)

    assert scene.scoring().points_from("technologies") == 0
