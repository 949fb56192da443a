"""Journals: those that earlier versions have written go on, and what can't be stored does not count."""

import re
from pathlib import Path

import pytest

from orrery.engine.errors import SaveError
from orrery.engine.flow import PASS
from orrery.engine.notation import write_save
from orrery.games.cosmic.game import COSMIC
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.terminal.journal import entry_lines, open_journal
from tests.cli.running import Orrery
from tests.rules.cosmic.scene import Scene
from tests.terminal.seated import Seated

WRITTEN = """orrery save 1
title: backgammon
version: 1
seats: 2
option cube: off
dealer: 276fd66ee0ddb45d36ea037904ea46c93263c2b17de714d684a3399777ae43e3
secret: b91d11e54ed804258058cfa89b54e267ac67a2cde0e7ab95c11c3aea1c90e6b8
player 0: you
player 1: random

1 chance opening 4-6
2 1 move 13/7
3 1 move 6/2
4 chance roll 2-1
5 0 move 6/5
6 0 undo 5
7 0 move 6/4
8 0 move 4/3
9 chance roll 6-3
10 1 move 8/5
11 1 move 24/18
12 chance roll 3-1
13 0 move 3/2
"""
"""A game that was left in the middle of a turn, as version 0.1.0 has stored it."""


@pytest.fixture
def orrery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Orrery:
    made = Orrery(tmp_path, monkeypatch)
    (tmp_path / "0001-backgammon.orrery").write_text(WRITTEN)
    return made


def test_a_journal_of_an_earlier_version_goes_on_and_is_only_appended_to(orrery: Orrery) -> None:
    assert orrery.run("play", "--resume", says="1\nquit\n") == 0
    assert "A (you): which checker do you move? You have a 3." in orrery.out

    [text] = orrery.files().values()
    assert text.decode().startswith(WRITTEN + "14 0 move 6/3\n15 chance roll ")
    assert orrery.run("verify", "1") == 0
    assert "draws are what the dealer's secret gives" in orrery.out


def test_a_turn_of_an_earlier_version_can_still_be_taken_back(orrery: Orrery) -> None:
    assert orrery.run("play", "--resume", says="undo\nquit\n") == 0
    assert "A (you): takes back answer 13" in orrery.out
    [text] = orrery.files().values()
    assert text.decode() == f"{WRITTEN}14 0 undo 13\n"


def test_a_journal_of_an_earlier_version_is_replayed(orrery: Orrery) -> None:
    assert orrery.run("replay", "1", says="last\nq\n") == 0
    assert re.search(r"^7 of 7:", orrery.out, re.M)


def test_a_journal_without_a_dealer_gets_one(orrery: Orrery) -> None:
    path = orrery.home / "0001-backgammon.orrery"
    path.write_text(re.sub(r"(dealer|secret): .*\n", "", WRITTEN))

    assert orrery.run("play", "--resume", says="1\n1\n1\nquit\n") == 0
    assert "15 chance roll " in path.read_text()


def test_answers_that_wait_in_a_group_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Earlier versions wrote the passes of computer players before a person was asked."""
    seated = Seated(monkeypatch, tmp_path, COSMIC, "greedy,you,greedy,greedy")
    scene = Scene("virus").hand("B", "cosmic-zap").cards("attack-5", "attack-8").to("played")
    seated.begin(scene.state)
    others = [int(ask.seat) for ask in seated.match.asks() if ask.seat != 1]
    for seat in others:
        seated.match.play(seat, PASS)
    seated.journal.append(seated.match.log)
    shown = seated.begin(seated.match.state).hear("1")

    assert len(others) > 1
    assert "B (you), A uses Virus: respond, or pass?" in shown
    assert "B (you): plays Cosmic Zap" in shown
    assert [entry.seat for entry in seated.match.log[: len(others) + 1]] == [*others, 1]


def test_an_answer_that_can_t_be_stored_ends_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated = Seated(monkeypatch, tmp_path, CONNECT_FOUR, "you,you")
    seated.hear("d")
    with seated.journal.path.open("a") as file:
        file.write("2 1 drop e\n")

    with pytest.raises(SaveError):
        seated.hear("a", "b")
    stored = open_journal(seated.journal.path).match
    assert [line.split()[-1] for line in entry_lines(write_save(stored))] == ["d", "e"]
