"""How it is told what has happened."""

import io

import pytest
from rich.console import Console

from orrery.engine.events import Event
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import DIE_TAKEN, MEDIAN_SET, ROLLED, ROUND_ENDED
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.backgammon.keys import MOVED
from orrery.shown.registry import telling_for
from orrery.shown.sentences import marked
from orrery.shown.telling import News
from orrery.terminal.news import note, tell
from orrery.terminal.screen import Screen
from orrery.texts.speech import Speech

VIEW = PULSAR.view(PULSAR.start(PULSAR.setup(2)), 0)


def event(kind: int, seat: int, value: int) -> Event:
    return Event(kind, seat, value, 0, 0)


def told(language: str, *events: Event) -> list[str]:
    telling = telling_for(PULSAR, Speech(language), ["Ann", "Bob"])
    return [item.text for item in telling.news([(VIEW, event) for event in events])]


def shown(screen: Screen, *events: Event, width: int = 80) -> str:
    screen.console = Console(file=io.StringIO(), width=width, color_system=None)
    with screen.console.capture() as capture:
        tell(screen, telling_for(PULSAR, Speech("en"), ["Ann", "Bob"]), VIEW, events)
    return capture.get()


@pytest.mark.parametrize(
    ("language", "text"), [("en", "The dice show 2, 5, 5."), ("ru", "На кубиках 2, 5, 5.")]
)
def test_equal_sentences_with_several_values_become_one(language: str, text: str) -> None:
    assert told(language, *(event(ROLLED, -1, value) for value in (2, 5, 5))) == [text]


def test_what_different_players_do_stays_apart() -> None:
    events = event(DIE_TAKEN, 0, 3), event(DIE_TAKEN, 1, 3), event(DIE_TAKEN, 1, 4)
    assert told("en", *events) == ["Ann takes a 3.", "Bob takes 3, 4."]


def test_different_things_stay_apart() -> None:
    events = event(ROLLED, -1, 3), event(MEDIAN_SET, -1, 6), event(ROLLED, -1, 4)
    assert told("en", *events) == ["The die shows 3.", "The median marker lies on 3.", "The die shows 4."]


def test_only_events_that_agree_in_all_other_facts_share_a_sentence() -> None:
    view = BACKGAMMON.view(BACKGAMMON.start(BACKGAMMON.setup(2)), 0)
    moves = [Event(MOVED, 0, source, target, 0) for source, target in ((13, 8), (13, 9), (6, 5))]
    news = telling_for(BACKGAMMON, Speech("en"), ["Ann", "Bob"]).news([(view, move) for move in moves])

    assert [item.text for item in news] == ["Ann moves from 13 to 8, 9.", "Ann moves from 6 to 5."]
    assert [list(item.events) for item in news] == [moves[:2], moves[2:]]


def test_what_one_player_does_stands_under_the_name() -> None:
    text = shown(Screen(), event(ROUND_ENDED, -1, 1), event(DIE_TAKEN, 1, 3), event(ROUND_ENDED, 1, 2))
    assert text == "  Round 1 ends.\n  Bob: takes a 3 · Round 2 ends\n"


def test_long_news_are_broken_between_words() -> None:
    events = [event(ROLLED, -1, 1 + number % 6) for number in range(30)]
    lines = shown(Screen(), *events, width=40).split("\n")
    assert max(map(len, lines)) <= 40
    assert len(lines) > 2


def test_plain_news_are_whole_sentences() -> None:
    events = event(ROLLED, -1, 1), event(DIE_TAKEN, 1, 3), event(ROUND_ENDED, -1, 1)
    text = shown(Screen(plain=True), *events)
    assert text == "The die shows 1.\nBob takes a 3.\nRound 1 ends.\n"


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("{0} takes a 3.", "takes a 3"),
        ("{0}: the counter goes to 5.", "the counter goes to 5"),
        ("{0}, scoring 1: 4 points.", "scoring 1: 4 points"),
        ("{1} is not {0}.", "Ann B is not Ann"),
        ("The tile of {0} is lost.", "The tile of Ann is lost"),
    ],
)
def test_a_note_names_nobody_twice(text: str, short: str) -> None:
    names = marked(["Ann", "Ann B"])
    assert note(News(DIE_TAKEN, 0, text.format(*names))) == short
