"""Answers of PULSAR 2849 in words, worked out by hand."""

from typing import Any

import pytest

from orrery.engine.flow import Ask
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.routes import routes_of
from orrery.shown.registry import telling_for
from orrery.texts.speech import Speech
from tests.rules.pulsar.scene import Scene

KEYS = [decision.key for decision in PULSAR.decisions]


def answer(scene: Scene, decision: str, token: str, language: str = "en", **about: int) -> str:
    """What an answer to a question of seat 0 is called."""
    ask = Ask(0, KEYS.index(decision), about.get("x", 0), about.get("y", 0), about.get("z", 0))
    choice = PULSAR.decisions[ask.decision].read(ask, token)
    return telling_for(PULSAR, Speech(language), ["Ann", "Bob"]).answer(view(scene), ask, choice)


def view(scene: Scene) -> Any:
    return PULSAR.view(scene.state, 0)


def test_a_die_is_told_with_what_it_moves() -> None:
    scene = Scene().marker(7)

    assert answer(scene, "pick-die", "4") == "a 4: a counter moves 1 space to the right"
    assert answer(scene, "pick-die", "1") == "a 1: a counter moves 3 spaces to the left"
    assert answer(scene.marker(8), "pick-die", "4") == "a 4: no counter moves"


def test_a_counter_is_told_with_its_way_and_its_place() -> None:
    scene = Scene(3).counter(0, 0, 8).counter(0, 1, 7).counter(0, 2, 5)

    assert (
        answer(scene, "move-counter", "initiative-1", x=-2)
        == "Initiative counter from 8 to 6: rises from 3rd to 2nd"
    )
    assert answer(scene, "move-counter", "initiative-1", x=2) == "Initiative counter from 8 to 10: stays 3rd"


def test_a_space_is_told_by_what_is_printed_on_it() -> None:
    scene = Scene(3).counter(0, 0, 13).counter(0, 1, 7).counter(0, 2, 5)

    assert answer(scene, "move-counter", "initiative-1", x=1) == "Initiative counter from 13 to −1: stays 3rd"
    assert answer(scene, "move-counter", "initiative-1", x=2) == "Initiative counter from 13 to −2: stays 3rd"


def test_a_counter_that_is_overtaken_drops() -> None:
    scene = Scene(3).counter(0, 0, 5).counter(0, 1, 7).counter(0, 2, 8)

    assert (
        answer(scene, "move-counter", "initiative-1", x=4)
        == "Initiative counter from 5 to 9: drops from 1st to 3rd"
    )


@pytest.mark.parametrize(
    ("language", "token", "text"),
    [
        ("en", "4", "as a 4"),
        ("en", "5+1", "as a 5, with a ±1 token as +1"),
        ("en", "6+2", "as a 6, with a +2 token"),
        ("en", "6+1", "as a 6, with a ±1 token as +1, with a free step of 1"),
        ("ru", "3-1", "как 3, с модификатором ±1 (−1)"),
    ],
)
def test_a_way_to_pay_is_told_by_value_token_and_free_steps(language: str, token: str, text: str) -> None:
    assert answer(Scene().turn(4, 2), "pay", token, language) == text


@pytest.mark.parametrize(
    ("language", "token", "text"),
    [("en", "4", "fly 4"), ("en", "6+2", "fly 6, with a +2 token"), ("ru", "4", "лететь на 4")],
)
def test_a_flight_is_told_by_its_length(language: str, token: str, text: str) -> None:
    assert answer(Scene().turn(4, 2), "thrust", token, language) == text


@pytest.mark.parametrize(
    ("language", "token", "text"),
    [
        ("en", "S07", "system S07 (face down)"),
        ("en", "S04", "system S04 (free: 1 blue, 0 lifeless)"),
        ("en", "G03", "green gate G03"),
        ("en", "P01", "pulsar P01 (unclaimed)"),
        ("en", "P02", "pulsar P02 (claimed by Bob)"),
        ("ru", "G03", "зелёные врата G03"),
        ("ru", "S07", "система S07 (закрыта)"),
    ],
)
def test_a_node_is_told_with_what_is_known_of_it(language: str, token: str, text: str) -> None:
    scene = Scene().system("S04", "17", [1]).claims("P02", seat=1)
    assert answer(scene, "hop", token, language, y=1) == text


def test_a_project_is_told_with_its_benefit() -> None:
    scene = Scene().hq("C1").turn(1, 2)
    assert answer(scene, "act", "project-b2") == "project bottom centre (b2): 1 cube and one ±1 token"


def test_a_link_is_told_with_the_die_it_would_form() -> None:
    scene = Scene().transmitter("A4").transmitter("A8")
    tile = [tile.tile for tile in view(scene).transmitters][1]

    assert answer(scene, "link", "2-A4-2", x=tile) == (
        "join its 3 to the 2 of Lodestar (A4): a red 5 once both are online"
    )


def test_of_two_equal_ends_the_first_and_the_second_are_told_apart() -> None:
    scene = Scene().transmitter("A4").transmitter("B3")
    tile = [tile.tile for tile in view(scene).transmitters][1]

    assert answer(scene, "link", "2-A4-1", x=tile).startswith("join its second 2 to the 1 of Lodestar")


@pytest.mark.parametrize(
    ("language", "reds", "text"),
    [
        ("en", (5,), "use a red die: 5"),
        ("en", (0, 5, 5), "use a red die: 0 or 5"),
        ("ru", (0, 5), "использовать красный кубик: 0 или 5"),
    ],
)
def test_red_dice_are_told_by_their_values(language: str, reds: tuple[int, ...], text: str) -> None:
    assert answer(Scene().turn(1, red=reds), "use-die", "red", language) == text


def test_copying_is_told_with_its_price() -> None:
    assert answer(Scene(), "use-die", "copy-5") == "copy the 5 for 4 cubes"
    assert (
        answer(Scene(boards="CI+AII+AIII").technologies("CI-3"), "use-die", "copy-5")
        == "copy the 5 for 3 cubes"
    )


@pytest.mark.parametrize(("language", "text"), [("en", "end the turn"), ("ru", "закончить ход")])
def test_declining_has_words_of_its_own(language: str, text: str) -> None:
    assert answer(Scene(), "use-die", "pass", language) == text


def test_a_gate_run_is_told_with_its_gates_and_points() -> None:
    scene = Scene().hq("A2", "b2").ship("S02")
    routes = routes_of(0)
    flight = routes.child(routes.child(scene.node("S02"), scene.node("G02")), scene.node("G03"))

    assert (
        answer(scene, "announce-run", "b2-green", x=int(flight))
        == "gate run bottom centre (b2), green: 2 gates, 2 points"
    )
