"""The front door: a first game from a Python prompt."""

import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.engine.errors import BadSetup, CannotUndo, IllegalChoice, NotYourTurn, UnknownTitle


def test_a_game_is_played_from_a_prompt() -> None:
    match = orrery.match("connect-four").say(*"dedede")
    assert (match.seat, match.options) == (0, list("abcdefg"))
    assert repr(match) == "<connect-four, 6 entries, seat 0 drop>"

    match.say("d")
    assert (match.seat, match.options, match.refused) == (None, [], {})
    assert match.outcome is not None
    assert match.outcome.winners() == [0]
    assert repr(match).endswith("over>")


@pytest.mark.parametrize("title", orrery.titles())
def test_every_title_is_told_in_words_and_played_with_its_first_options(title: str) -> None:
    match = orrery.match(title, secret=b"door")
    for _ in range(6):
        assert str(match).count("\n") >= 1
        match.say(match.options[0])
    assert match.view.flow.seats == match.match.setup.seats


def test_chance_is_dealt_and_the_same_secret_deals_the_same_game() -> None:
    one, other = (orrery.match("pulsar", 3, map="B", even_start="on", secret=b"same") for _ in range(2))

    assert one.position == other.position
    assert one.match.setup.options["even-start"] == "on"


def test_a_match_starts_from_a_position_and_a_file_is_loaded(tmp_path: Path) -> None:
    match = orrery.match("connect-four").say(*"dede")
    again = orrery.match(position=match.position)
    assert again.position == match.position

    for name, text in (("save", match.save), ("position", match.position)):
        (tmp_path / name).write_text(text)
        assert orrery.load(tmp_path / name).position == match.position


def test_answers_are_taken_back_and_refused_by_name() -> None:
    match = orrery.match("connect-four").say("d", "d")
    assert match.undo().seat == 1
    with pytest.raises(CannotUndo):
        orrery.match("connect-four").undo()
    with pytest.raises(IllegalChoice):
        orrery.match("connect-four").say(*"ddddddd")
    with pytest.raises(NotYourTurn):
        orrery.match("connect-four").say(*"dedededd")


def test_random_games_are_counted() -> None:
    batch = orrery.playouts("backgammon", 3, cube="off")

    assert batch.games == 3
    assert sum(batch.points) >= 3


def test_what_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(UnknownTitle):
        orrery.match("chess")
    with pytest.raises(BadSetup):
        orrery.match("pulsar", preset="hard")
    with pytest.raises(AttributeError, match="no attribute 'matsch'"):
        orrery.matsch  # noqa: B018


def test_importing_the_package_imports_nothing_else() -> None:
    program = "import sys, orrery; print([name for name in sys.modules if name.startswith('orrery.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"
