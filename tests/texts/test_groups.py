"""Answers by what they do and what they spend, and the figures that decide each title."""

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.engine.flow import CHANCE, PASS, Ask
from orrery.engine.game import Game
from orrery.games.pulsar.game import PULSAR
from orrery.games.registry import TITLES
from orrery.shown.registry import pieces_for, telling_for
from orrery.shown.telling import Telling
from orrery.table.standings import standings_of
from orrery.texts.speech import Speech
from tests.contract.walks import positions
from tests.rules.pulsar.scene import Scene

KEYS = [decision.key for decision in PULSAR.decisions]
NAMES = ["Ann", "Bob"]
AT_A_GLANCE = 9


def told(title: str, language: str = "en") -> Telling:
    return telling_for(TITLES[title], Speech(language), NAMES)


def chips(scene: Scene, decision: str, token: str, **about: int) -> list[tuple[str, str]]:
    ask = Ask(0, KEYS.index(decision), about.get("x", 0), about.get("y", 0), 0)
    choice = PULSAR.decisions[ask.decision].read(ask, token)
    found = told("pulsar").chips(PULSAR.view(scene.state, 0), ask, choice)
    return [(chip.kind, chip.label) for chip in found]


def questions(game: Game[Any]) -> Iterator[tuple[Any, Ask, list[int]]]:
    """Views and questions of players in a random game, with the answers to each."""
    for state in positions(game, game.setup(2), 3):
        for ask in game.asks(state):
            if ask.seat != CHANCE:
                yield game.view(state, ask.seat), ask, list(game.options(state, ask))


def test_a_copy_costs_cubes_and_a_die_of_ones_own_does_not() -> None:
    scene = Scene().has(cubes=5).turn(4, 2)

    assert chips(scene, "use-die", "copy-3") == [("cube", "4")]
    assert chips(scene, "use-die", "first") == []


def test_a_target_shows_the_token_that_it_can_not_be_paid_without() -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).turn(4, 2)

    assert chips(scene, "act", "take-3") == []
    assert chips(scene, "act", "patent-AI-3") == [("plus-minus", "±1")]
    assert chips(Scene().has(plus_two=1).turn(3, 2), "act", "patent-AI-3") == [("plus-two", "+2")]


def test_a_way_to_pay_shows_its_token() -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).turn(4, 2)

    assert chips(scene, "pay", "4") == []
    assert chips(scene, "pay", "5+1") == [("plus-minus", "±1")]
    assert chips(scene, "thrust", "6+2") == [("plus-two", "+2")]


def test_points_for_cubes_show_how_many_cubes() -> None:
    assert chips(Scene().has(cubes=3).turn(4, 2), "buy-points", "buy", x=2) == [("cube", "2")]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("title", TITLES)
def test_many_answers_of_a_random_game_are_under_headings_or_on_the_board(title: str, language: str) -> None:
    """What stands alone is few enough to be seen at a glance."""
    game, telling = TITLES[title], told(title, language)
    pieces = pieces_for(game)
    for view, ask, options in questions(game):
        alone = [
            choice
            for choice in options
            if not telling.group(view, ask, choice)
            and not telling.is_last(ask, choice)
            and not pieces.are_places(pieces.of_answer(view, ask, choice))
        ]
        assert len(alone) <= AT_A_GLANCE, (game.decisions[ask.decision].key, len(alone))


@pytest.mark.parametrize("title", TITLES)
def test_passing_stands_last_and_nothing_stands_last_but_an_end(title: str) -> None:
    game, telling = TITLES[title], told(title)
    for _view, ask, options in questions(game):
        last = [game.token(ask, choice) for choice in options if telling.is_last(ask, choice)]
        assert PASS not in options or "pass" in last
        assert set(last) <= {"pass", "end", "propose"}


@pytest.mark.parametrize("title", TITLES)
def test_every_player_has_every_figure_of_the_title(title: str) -> None:
    game, telling = TITLES[title], told(title)
    for state in positions(game, game.setup(2), 3)[:5]:
        view = game.view(state, 0)
        strip = telling.strip(view, standings_of(game, view))

        assert [figure.key for figure in strip.figures] == [figure.key for figure in telling.figures]
        assert [len(row) for row in strip.values] == [len(telling.figures)] * 2
        assert all(figure.label and figure.about for figure in strip.figures)


def test_the_figures_are_those_that_decide_the_title() -> None:
    keys = {title: [figure.key for figure in told(title).figures] for title in TITLES}

    assert keys == {
        "pulsar": ["points", "income", "forecast"],
        "cosmic": ["bases", "homes", "tokens", "cards"],
        "cluster": ["points", "scoring", "crystals", "at-home", "stations"],
        "connect-four": [],
        "backgammon": ["off", "pips"],
    }


def test_a_scene_shows_points_income_and_forecast() -> None:
    scene = Scene().give_points(12).give_points(5, seat=1).turn(4, 2)
    view = PULSAR.view(scene.state, 0)

    strip = told("pulsar").strip(view, standings_of(PULSAR, view))

    assert [row[0] for row in strip.values] == [12, 5]


def test_powers_are_noted_beside_the_names_of_their_players() -> None:
    game, telling = TITLES["cosmic"], told("cosmic")
    state = positions(game, game.setup(2), 3)[-1]

    strip = telling.strip(game.view(state, 0), standings_of(game, game.view(state, 0)))

    assert all(strip.notes)
