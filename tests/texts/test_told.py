"""Whole games are told: every question, answer, refusal, plan, event and position, in every language."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.decision import Plan
from orrery.engine.events import SPECTATOR, UNDONE, Event, Recorder
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game
from orrery.games.pulsar.game import PULSAR
from orrery.games.registry import TITLES
from orrery.shown.pulsar.telling import PulsarTelling
from orrery.shown.registry import telling_for
from orrery.shown.telling import Telling
from orrery.texts.speech import Speech
from tests.contract.toy import AUCTION
from tests.contract.walks import walk
from tests.share import share
from tests.texts.library import ALL_LANGUAGES

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
MOST_CHOICES = 12
EVERY = {"cosmic": share(40, 5)}
OFTEN = 5
"""Every so many answers of a game its questions are told, of a title with long games less often."""

in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)
for_each_title = pytest.mark.parametrize("title", TITLES)


def telling(title: str, language: str) -> Telling:
    game = TITLES[title]
    return telling_for(game, Speech(language), NAMES[: game.most])


def tell_question(told: Telling, game: Game[Any], state: Any, ask: Ask) -> list[str]:
    """All that is said about one open question."""
    view = game.view(state, ask.seat)
    choices = game.options(state, ask)[:MOST_CHOICES]
    choices += [refusal.choice for refusal in game.refused(state, ask)[:MOST_CHOICES]]
    return [
        told.question(view, ask),
        *(told.answer(view, ask, choice) for choice in choices),
        *(told.detail(view, ask, choice) for choice in choices),
        *(told.plan(view, ask, plan) for plan in game.plans(state, ask)[:MOST_CHOICES]),
    ]


@in_each_language
@for_each_title
def test_a_game_can_be_told_from_beginning_to_end(title: str, language: str) -> None:
    game, told, recorder = TITLES[title], telling(title, language), Recorder()

    said: list[str] = []
    for number, state in enumerate(walk(game, game.start(game.setup(game.most), recorder), Rng(5))):
        if number % EVERY.get(title, OFTEN) == 0:
            said += [text for ask in game.asks(state) for text in tell_question(told, game, state, ask)]
        if number % 50 == 0:
            said += told.position(game.view(state, 0))
    view = game.view(state, SPECTATOR)
    said += [told.event(view, event) for event in recorder.stream(SPECTATOR)]
    said += told.position(view)

    assert said
    assert [text for text in said if f"-{title}-" in text or "None" in text] == []


@in_each_language
@for_each_title
def test_every_question_has_words(title: str, language: str) -> None:
    game, told = TITLES[title], telling(title, language)
    view = game.view(midgame(game), 0)

    questions = [told.question(view, Ask(0, number)) for number in range(len(game.decisions))]

    assert [text for text in questions if f"-{title}-" in text] == []


@in_each_language
@for_each_title
def test_every_event_has_words(title: str, language: str) -> None:
    game, told = TITLES[title], telling(title, language)
    view = game.view(midgame(game), 0)

    events = [told.event(view, Event(kind, 0, 1, 1, 1)) for kind in range(len(game.events))]

    assert [text for text in events if not text or f"-{title}-" in text] == []


def midgame(game: Game[Any]) -> Any:
    """Some position well after the set-up."""
    for number, state in enumerate(walk(game, game.start(game.setup(game.most)), Rng(7))):
        if number == 60:
            return state
    return state


@in_each_language
@for_each_title
def test_settings_and_presets_have_words(title: str, language: str) -> None:
    game, told = TITLES[title], telling(title, language)

    said = [told.title(), told.about()]
    said += [told.setting(setting.key) + told.about(setting.key) for setting in game.settings]
    said += [told.value(setting.key, setting.default) for setting in game.settings]
    said += [told.preset(key) + told.about(key) for key in game.presets]

    assert [text for text in said if f"-{title}" in text] == []


def test_a_free_value_is_told_as_it_was_written() -> None:
    assert telling("pulsar", "en").value("boards", "AI+BII+CIII") == "AI+BII+CIII"


def test_an_answer_that_was_taken_back_is_told() -> None:
    told = telling("backgammon", "en")
    assert told.event(None, Event(UNDONE, 1, 12, -1, -1)) == "Bob takes back answer 12."


@pytest.mark.parametrize(("language", "name"), [("en", "chance"), ("ru", "случай")])
def test_chance_has_a_name(language: str, name: str) -> None:
    assert telling("backgammon", language).seat(CHANCE) == name


def test_a_title_without_words_of_its_own_is_told_by_keys_and_notation() -> None:
    told = telling_for(AUCTION, Speech("en"), NAMES)
    assert type(told) is Telling


def position_with(decision: str) -> tuple[Any, Ask]:
    """A position of two players where a decision is asked."""
    for state in walk(PULSAR, PULSAR.start(PULSAR.setup(2)), Rng(3)):
        asks = [ask for ask in PULSAR.asks(state) if PULSAR.decisions[ask.decision].key == decision]
        if asks:
            return state, asks[0]
    raise AssertionError(decision)


def pulsar(language: str) -> PulsarTelling:
    told = telling("pulsar", language)
    assert isinstance(told, PulsarTelling)
    return told


@pytest.mark.parametrize(
    ("language", "token", "text"),
    [
        ("en", "fly", "fly with the survey ship"),
        ("en", "take-1", "take a small gyrodyne"),
        ("en", "complete-3", "complete a large gyrodyne"),
        ("en", "buy-plus-two", "buy a +2 token"),
        ("en", "take-A4", "take transmitter Lodestar (A4): costs 1 and 5"),
        ("en", "pay-A4", "pay transmitter Lodestar (A4), 2 costs left"),
        ("en", "patent-AI-1", "patent Gate Tuning (AI-1)"),
        ("ru", "take-1", "взять малый гиродин"),
        ("ru", "patent-AI-1", "запатентовать технологию «Настройка врат» (AI-1)"),
    ],
)
def test_what_a_die_is_spent_on_is_told(language: str, token: str, text: str) -> None:
    state, ask = position_with("act")
    choice = PULSAR.decisions[ask.decision].read(ask, token)
    assert pulsar(language).answer(PULSAR.view(state, ask.seat), ask, choice) == text


@pytest.mark.parametrize(
    ("language", "plan", "text"),
    [
        (
            "en",
            Plan("route", [32, 6], (6, 2, 0b011)),
            "route to system S07: 2 stations, gates green and magenta (G01, S07)",
        ),
        ("en", Plan("route", [16], (16, 0, 0)), "route to pulsar P01: 0 stations, no gates (P01)"),
        (
            "ru",
            Plan("route", [32, 6], (6, 1, 0b001)),
            "маршрут, в конце система S07: 1 станция, врата зелёные (G01, S07)",
        ),
    ],
)
def test_a_route_is_told_by_its_end_and_what_it_brings(language: str, plan: Plan, text: str) -> None:
    state, ask = position_with("hop")
    assert pulsar(language).plan(PULSAR.view(state, ask.seat), ask, plan) == text
