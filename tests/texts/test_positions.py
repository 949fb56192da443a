"""Positions in sentences, for those who don't see a picture."""

import pytest

from orrery.engine.events import SPECTATOR
from orrery.games.pulsar.game import PULSAR
from orrery.games.registry import TITLES
from orrery.games.samples.connect_four.view import ConnectFourView
from orrery.shown.registry import telling_for
from orrery.texts.speech import Speech
from tests.rules.pulsar.scene import Scene

NAMES = ["Ann", "Bob"]


def told(scene: Scene, seat: int = 0, language: str = "en") -> list[str]:
    return telling_for(PULSAR, Speech(language), NAMES).position(PULSAR.view(scene.state, seat))


def said_of(scene: Scene, beginning: str) -> list[str]:
    return [sentence for sentence in told(scene) if sentence.startswith(beginning)]


def test_the_round_and_its_phase_come_first() -> None:
    assert told(Scene().turn(4, 2))[0] == "Round 1 of 8, action phase."
    assert told(Scene().turn(4, 2), language="ru")[0] == "Раунд 1 из 8, фаза действий."


def test_the_dice_and_the_median_marker_are_told() -> None:
    scene = Scene().pool(1, 3, 3, 5).marker(7).turn(4, 2)
    assert said_of(scene, "Dice on") == [
        "Dice on the board: 1, 3, 3, 5. The median marker lies between 3 and 4."
    ]


def test_a_track_is_told_with_the_best_counter_first() -> None:
    scene = Scene(3).counter(0, 0, 9).counter(0, 1, 6).counter(0, 2, 15).turn(4, 2)
    sentences = telling_for(PULSAR, Speech("en"), [*NAMES, "Cleo"]).position(PULSAR.view(scene.state, 0))
    assert "Initiative track, the best first: Bob on 6, Ann on 9, Cleo on −2." in sentences


def test_goods_of_every_player_are_told() -> None:
    scene = Scene().give_points(21).has(cubes=1, plus_minus=2, plus_two=1).turn(4, 2)
    assert "Ann: 21 points, 1 cube, 2 ±1 tokens, 1 +2 token." in told(scene)


def test_pulsars_are_told_with_what_stands_on_them() -> None:
    scene = Scene().claims("P01").gyrodyne("P03", 2, spins=True).gyrodyne("X01", 3).turn(4, 2)
    assert said_of(scene, "Ann, pulsars") == [
        (
            "Ann, pulsars: pulsar P01 without a gyrodyne, pulsar P03 with a medium gyrodyne spinning, "
            "isolated pulsar X01 with a large gyrodyne under construction."
        )
    ]


def test_an_array_is_told_along_its_links() -> None:
    scene = Scene().transmitter("A4", online=True).transmitter("B1", paid=[0]).transmitter("C2", online=True)
    scene.link("B1", 1, "A4", 2).turn(4, 2)
    assert said_of(scene, "Ann, array") == [
        "Ann, array: Lodestar (A4) online, Harpoon (B1) with 1 of 2 paid.",
        "Ann, array: Lantern (C2) online.",
    ]


def test_stations_projects_patents_and_awards_are_told() -> None:
    scene = Scene().system("S04", "17", [0]).has(kept_stations=1).hq("A2", "b1", "b2").flown("b2")
    scene.technologies("AI-1", "AII-2").award(2, 0).turn(4, 2)
    assert [line for line in told(scene) if line.startswith("Ann, ")][1:] == [
        "Ann, stations: 1 (S04), and 1 kept tile.",
        "Ann, headquarters Pilots' Guild (A2), projects done: bottom left (b1), bottom centre (b2).",
        "Ann, gate runs made: bottom centre (b2).",
        "Ann, patents: Gate Tuning (AI-1), Flywheel Grid (AII-2).",
        "Ann, awards: medium.",
    ]


def test_goals_are_told_with_the_progress_of_all() -> None:
    scene = Scene().goals("4-front", "2-front", "5-front").stations(2).stations(1, seat=1).turn(4, 2)
    assert said_of(scene, "Goal Settlers") == [
        (
            "Goal Settlers: 3 points for 9 stations. Then 3 cubes may buy 3 points. "
            "Then 1 cube may buy 3 points. So far: Ann 2 of 9 and Bob 1 of 9."
        )
    ]


def test_own_dice_and_what_is_near_the_own_ship_come_last() -> None:
    scene = Scene().ship("S03").system("S05", "17", [1]).claims("P04", seat=1).turn(4, 2)
    assert told(scene)[-2:] == [
        "Your dice: a 4 and a 2.",
        (
            "Near your ship: pulsar P04 (claimed by Bob) after 2 segments, "
            "pulsar P03 (unclaimed) after 3 segments, system S02 (face down) after 3 segments, "
            "system S05 (free: 1 blue, 0 lifeless) after 4 segments."
        ),
    ]


def test_a_spectator_is_told_of_no_dice_of_their_own() -> None:
    assert not [line for line in told(Scene().turn(4, 2), SPECTATOR) if line.startswith("Your")]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Column a, from the bottom: Ann, Bob.",
                "Column g, from the bottom: Ann.",
                "Empty columns: b, c, d, e and f.",
            ],
        ),
        (
            "ru",
            [
                "Столбец a, снизу вверх: Ann, Bob.",
                "Столбец g, снизу вверх: Ann.",
                "Пустые столбцы: b, c, d, e и f.",
            ],
        ),
    ],
)
def test_columns_are_told_from_the_bottom(language: str, sentences: list[str]) -> None:
    game = TITLES["connect-four"]
    view = game.view(game.start(game.setup(2)), 0)
    assert isinstance(view, ConnectFourView)
    filled = ConnectFourView(view.flow, ((0, 1), (), (), (), (), (), (0,)))

    assert telling_for(game, Speech(language), NAMES).position(filled) == sentences


def test_checkers_are_told_by_point_and_the_cube_by_its_owner() -> None:
    game = TITLES["backgammon"]
    view = game.view(game.start(game.setup(2)), 0)

    assert telling_for(game, Speech("en"), NAMES).position(view) == [
        "Ann, own counting: 2 on 24, 5 on 13, 3 on 8, 5 on 6; on the bar 0, borne off 0.",
        "Bob, own counting: 2 on 24, 5 on 13, 3 on 8, 5 on 6; on the bar 0, borne off 0.",
        "The cube is in the middle; the stake is 1.",
    ]
