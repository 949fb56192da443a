"""Whole games at a terminal, from the first question to the ranking."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from orrery.terminal.journal import journals, open_journal
from tests.terminal.terminal import Terminal

UNSAID = re.compile(r"\b(question|answer|event|plan|command|error|picture|source|seat)-[a-z]+")
"""An id that nobody has put into words."""

DRAWN = re.compile(r"[─│┌┐└┘├┤┬┴┼●▲■◆○△□◇]")


def played(home: Path, *words: str, columns: int = 80, lang: str = "en", seed: int = 1) -> Terminal:
    """A terminal in which a game was played to its end with random answers."""
    with Terminal("play", *words, home=home, columns=columns, lang=lang) as terminal:
        terminal.play(seed)
        assert terminal.end() == 0
    return terminal


def only_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORRERY_HOME", str(home))
    [path] = journals()
    return path


@pytest.mark.parametrize(
    ("words", "columns"),
    [
        (["connect-four"], 80),
        (["backgammon", "--seats", "you,random"], 80),
        (["pulsar", "--seats", "random,you,random", "--option", "map=B"], 200),
    ],
)
def test_a_game_is_played_to_its_end(
    words: list[str], columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = played(tmp_path, *words, columns=columns)
    outcome = open_journal(only_game(tmp_path, monkeypatch)).match.outcome()

    assert outcome is not None
    for seat, place in enumerate(outcome.places):
        assert re.search(rf"^{place}\. {'ABC'[seat]} .*: {outcome.points[seat]} point", terminal.text, re.M)
    assert [line for line in terminal.text.split("\n") if cell_len(line) > columns] == []
    assert "\x1b[" in terminal.output
    assert not UNSAID.search(terminal.text)


def test_a_game_is_played_in_russian(tmp_path: Path) -> None:
    terminal = played(tmp_path, "pulsar", "--seats", "you,random", lang="ru", seed=2)

    assert "A (вы)" in terminal.text
    assert re.search(r"^1\. [AB] \((вы|случайный)\): \d+ оч", terminal.text, re.M)
    assert [line for line in terminal.text.split("\n") if cell_len(line) > 80] == []
    assert not UNSAID.search(terminal.text)
    assert not re.search(r"\b(the|with|which|takes|round)\b", terminal.text)


def test_a_game_is_played_in_plain_sentences(tmp_path: Path) -> None:
    terminal = played(tmp_path, "pulsar", "--seats", "you,random", "--plain")

    assert "\x1b" not in terminal.output
    assert not DRAWN.search(terminal.text)
    assert re.search(r"^1\. [AB] \((you|random)\): \d+ point", terminal.text, re.M)


def test_plain_sentences_are_told_again_only_when_they_have_changed(tmp_path: Path) -> None:
    with Terminal("play", "connect-four", "--seats", "you,you", "--plain", home=tmp_path) as terminal:
        terminal.wait()
        second = terminal.say("a")
        third = terminal.say("b")

    assert "Column a" in second
    assert "Column b" in third
    assert "Column a" not in third.partition("into which column")[0]


def test_without_colour_the_same_is_shown(tmp_path: Path) -> None:
    with Terminal("play", "connect-four", "--no-colour", home=tmp_path) as terminal:
        terminal.wait()

    assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.output)
    assert "●A" in terminal.text


def test_computer_players_are_watched_when_nobody_else_sits_at_the_table(tmp_path: Path) -> None:
    with Terminal("play", "connect-four", "--seats", "random,greedy", home=tmp_path) as terminal:
        assert terminal.end() == 0

    assert "A (random): drops a disc" in terminal.text
    assert re.search(r"^1\. [AB] .*: 1 point", terminal.text, re.M)
