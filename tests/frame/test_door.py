"""The front door: a first game from a Python prompt."""

import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.engine.errors import (
    BadSetup,
    BadToken,
    CannotUndo,
    DamagedSave,
    IllegalChoice,
    NotYourTurn,
    UnknownTitle,
)


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
    with pytest.raises(IllegalChoice) as illegal:
        orrery.match("connect-four").say(*"ddddddd")
    assert illegal.value.__notes__ == ["'d' is not offered now; there are a, b, c, e, f, g"]
    with pytest.raises(BadToken) as unknown:
        orrery.match("backgammon", secret=b"door").say("26/1")
    assert "did you mean" in unknown.value.__notes__[0]
    with pytest.raises(NotYourTurn):
        orrery.match("connect-four").say(*"dedededd")


def test_random_games_are_counted() -> None:
    batch = orrery.playouts("backgammon", 3, cube="off")

    assert batch.games == 3
    assert sum(batch.points) >= 3


def test_what_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(UnknownTitle, match="did you mean pulsar"):
        orrery.match("pulser")
    with pytest.raises(BadSetup, match="there are first-game"):
        orrery.match("pulsar", preset="hard")
    with pytest.raises(BadSetup, match="no option 'maps'; did you mean map"):
        orrery.match("pulsar", maps="B")
    with pytest.raises(BadSetup, match="a position tells its title"):
        orrery.match("pulsar", position=orrery.match("connect-four").position)
    with pytest.raises(AttributeError, match="no attribute 'matsch'"):
        orrery.matsch  # noqa: B018


def test_a_save_of_a_game_under_way_is_played_on_with_a_new_dealer(tmp_path: Path) -> None:
    match = orrery.match("backgammon", secret=b"door", cube="off")
    while match.seat == 0:
        match.say(match.options[0])
    (tmp_path / "save").write_text(match.save)
    loaded = orrery.load(tmp_path / "save")
    for _ in range(6):
        loaded.say(loaded.options[0])

    assert len(loaded.match.log) > len(match.match.log)
    assert loaded.match.dealt_from == match.match.draws
    (tmp_path / "again").write_text(loaded.save)
    assert orrery.load(tmp_path / "again").position == loaded.position


def test_a_file_that_holds_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    with pytest.raises(DamagedSave):
        orrery.load(tmp_path / "picture")


def test_the_position_is_told_once_and_ends_with_the_question() -> None:
    lines = str(orrery.match("pulsar", secret=b"door")).split("\n")

    assert lines.count("Set-up.") == 1
    assert lines[-1].endswith("?")


def test_importing_the_package_imports_nothing_else() -> None:
    """Neither modules of the package, nor any that a bare Python has not loaded already."""
    program = "import sys; before = set(sys.modules); import orrery; print(sorted({*sys.modules} - before))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "['orrery']\n"
