"""A window that changes its size, a player who leaves, a program that is killed: nothing is lost."""

import os
import re
import signal
import time
from pathlib import Path

import pytest

from orrery.engine.chance import Rng
from orrery.engine.notation import write_save
from orrery.terminal.journal import entry_lines, journals, open_journal, read_match
from tests.terminal.terminal import Terminal, numbers

STORED = re.compile(r"The game is stored as 0001-[a-z-]+\.\s*\Z")
PULSAR = ("play", "pulsar", "--seats", "you,random")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    return tmp_path


def stored() -> list[str]:
    """The answers of the only game."""
    [path] = journals()
    return entry_lines(write_save(open_journal(path).match))


def answers_of(seat: int) -> list[str]:
    return [line for line in stored() if line.split()[1] == str(seat)]


def test_after_a_change_of_size_the_picture_fits_the_new_one(home: Path) -> None:
    with Terminal(*PULSAR, home=home, columns=200) as terminal:
        wide = terminal.wait()
        terminal.resize(80)
        narrow = terminal.say("show")
        terminal.resize(200)
        again = terminal.say("show")

    assert max(map(len, wide.split("\n"))) > 150
    assert max(map(len, narrow.split("\n"))) <= 80
    assert max(map(len, again.split("\n"))) > 150


def test_a_change_of_size_while_typing_does_not_disturb(home: Path) -> None:
    with Terminal(*PULSAR, home=home) as terminal:
        terminal.wait()
        terminal.press("1")
        terminal.resize(132)
        terminal.say("")

    assert len(answers_of(0)) == 1


@pytest.mark.parametrize(("keys", "status"), [("\x03", 130), ("\x04", 0), ("quit\n", 0)])
def test_who_leaves_in_the_middle_finds_the_game_as_it_was(home: Path, keys: str, status: int) -> None:
    with Terminal("play", "connect-four", "--seats", "you,you", home=home) as terminal:
        terminal.wait()
        terminal.say("d")
        left = terminal.say("c")
        terminal.press(keys)
        terminal.wait(STORED)
        assert terminal.end() == status

    with Terminal("play", "--resume", home=home) as terminal:
        back = terminal.wait()

    assert [line.split()[-1] for line in stored()] == ["d", "c"]
    assert back.endswith(left[left.index("\n\n") :])


def test_half_a_line_is_not_answered_by_leaving(home: Path) -> None:
    with Terminal("play", "connect-four", home=home) as terminal:
        terminal.wait()
        terminal.press("d\x03")
        assert terminal.end() == 130

    assert stored() == []


def test_whatever_kills_the_program_every_acknowledged_answer_is_kept(home: Path) -> None:
    rng = Rng(11)
    acknowledged: list[str] = []
    for visit in range(5):
        words = PULSAR if visit == 0 else ("play", "--resume")
        with Terminal(*words, home=home) as terminal:
            shown = terminal.wait()
            assert answers_of(0)[: len(acknowledged)] == acknowledged
            for _ in range(3):
                shown = terminal.say(numbers(shown)[rng.below(len(numbers(shown)))])
            acknowledged = answers_of(0)
            terminal.press(f"{numbers(shown)[0]}\n")
            time.sleep(rng.below(40) / 1000)
            terminal.kill()
        assert len(answers_of(0)) >= len(acknowledged) >= 3 * (visit + 1)

    assert answers_of(0)[: len(acknowledged)] == acknowledged


def test_what_was_cut_off_while_it_was_written_is_asked_again(home: Path) -> None:
    with Terminal("play", "connect-four", "--seats", "you,you", home=home) as terminal:
        terminal.wait()
        terminal.say("d")
        terminal.kill()
    [path] = journals()
    with path.open("a") as file:
        file.write("2 1 dro")

    with Terminal("play", "--resume", home=home) as terminal:
        assert "B: into which column" in terminal.wait()
        terminal.say("e")

    assert [line.split()[-1] for line in stored()] == ["d", "e"]


def test_listing_games_changes_nothing_on_disk(home: Path) -> None:
    with Terminal("play", "connect-four", home=home) as terminal:
        terminal.wait()
    [path] = journals()
    with path.open("a") as file:
        file.write("1 0 dro")
    before = path.read_bytes()

    with Terminal("games", home=home) as terminal:
        assert terminal.end() == 0

    assert "0 answers" in terminal.text
    assert path.read_bytes() == before


def test_a_game_that_is_open_twice_is_written_by_one_only(home: Path) -> None:
    with Terminal("play", "connect-four", "--seats", "you,you", home=home) as one:
        one.wait()
        with Terminal("play", "--resume", home=home) as other:
            other.wait()
            one.say("a")
            other.press("b\n")
            assert other.end() == 2

    assert "save-error" in other.text
    assert [line.split()[-1] for line in stored()] == ["a"]


def test_a_game_stopped_by_a_signal_goes_on(home: Path) -> None:
    with Terminal("play", "connect-four", "--seats", "you,you", home=home) as terminal:
        terminal.wait()
        os.kill(terminal.program.pid, signal.SIGSTOP)
        terminal.press("d\n")
        os.kill(terminal.program.pid, signal.SIGCONT)
        assert "B: into which column" in terminal.wait()


def test_a_stored_game_is_read_like_a_save(home: Path) -> None:
    with Terminal("play", "connect-four", "--seats", "you,you", home=home) as terminal:
        terminal.wait()
        terminal.say("d")
    [path] = journals()

    assert write_save(read_match(str(path))) == write_save(read_match("1"))
