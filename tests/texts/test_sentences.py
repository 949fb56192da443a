"""Sentences as data: whom they are about, and the players that they name."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.shown.registry import telling_for
from orrery.shown.sentences import FIRST_MARK, NamedSeat, Sentence, marked, parts, plain
from orrery.texts.speech import Speech
from tests.contract.walks import walk
from tests.texts.library import ALL_LANGUAGES

NAMES = ["Ann: the 1st", "Ann", "B (greedy)", "Dan, jr.", "Eve", "Fay"]

in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)


def views(game: Game[Any]) -> list[Any]:
    """Positions of a random game as the first seat sees them, the last one among them."""
    states = enumerate(walk(game, game.start(game.setup(game.most)), Rng(4)))
    return [game.view(state, 0) for number, state in states if number % 60 == 0 or not game.asks(state)]


def test_a_text_is_taken_apart_at_the_marked_names() -> None:
    ann, bob = marked(["Ann", "Bob"])
    assert parts(f"{ann} gives A to {bob}.") == (
        NamedSeat(0, "Ann"),
        " gives A to ",
        NamedSeat(1, "Bob"),
        ".",
    )
    assert parts("nobody") == ("nobody",)
    assert parts("") == ()


def test_a_name_can_not_pass_for_a_mark() -> None:
    sly = marked(["Ann", f"{chr(FIRST_MARK)}Ann\uf8ff"])[1]
    assert parts(sly) == (NamedSeat(1, "Ann"),)


@in_each_language
@pytest.mark.parametrize("title", TITLES)
def test_every_player_in_a_position_is_found(title: str, language: str) -> None:
    game = TITLES[title]
    told = telling_for(game, Speech(language), NAMES[: game.most])
    found: set[int] = set()

    for view in views(game):
        whole, taken_apart = told.sentences(view), told.marked.sentences(view)
        assert [text_of(sentence) for sentence in taken_apart] == [text_of(sentence) for sentence in whole]
        for sentence in taken_apart:
            named = [part for part in (*sentence.headline, *sentence.text) if isinstance(part, NamedSeat)]
            assert all(NAMES[part.seat].startswith(part.name) for part in named)
            found |= {sentence.seat, *(part.seat for part in named)}

    assert found >= set(range(game.most))


def text_of(sentence: Sentence) -> tuple[int, str, str]:
    return sentence.seat, plain(sentence.headline), plain(sentence.text)


@pytest.mark.parametrize(
    ("sentence", "line"),
    [
        (Sentence(text=("Round 1.",)), "Round 1."),
        (Sentence(headline=("Dice",), text=("1, 2.",)), "Dice: 1, 2."),
        (Sentence(0, text=("3 points.",)), "Ann: 3 points."),
        (Sentence(1, headline=("ship",), text=("at E2.",)), "Bob, ship: at E2."),
    ],
)
def test_a_line_says_whom_and_what_a_sentence_is_about(sentence: Sentence, line: str) -> None:
    assert telling_for(BACKGAMMON, Speech("en"), ["Ann", "Bob"]).line(sentence) == line
