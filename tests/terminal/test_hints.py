"""``hint`` at a terminal: what the computer would do, and doing it."""

import re
from pathlib import Path

import pytest

from orrery.games.cluster.game import CLUSTER
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from tests.terminal.seated import Seated


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seated:
    return Seated(monkeypatch, tmp_path, CONNECT_FOUR, "you,random")


def test_the_best_answers_are_listed_and_nothing_is_answered(alone: Seated) -> None:
    shown = alone.hear("hint").rpartition("> hint")[2]

    assert "hint 1) column d (looks best)" in shown
    assert re.search(r"hint 2\) column [a-g] \(\d+\.\d points less\)", shown)
    assert len(alone.match.log) == 0


def test_a_hint_is_answered_by_its_number(alone: Seated) -> None:
    alone.hear("hint 1")
    assert alone.choices(0) == [3]


def test_a_number_that_no_hint_has_lists_them(alone: Seated) -> None:
    assert "hint 1) column d" in alone.hear("hint 9")
    assert len(alone.match.log) == 0


def test_a_line_of_several_answers_is_told_and_given_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated = Seated(monkeypatch, tmp_path, CLUSTER, "you,random")
    shown = " ".join(seated.hear("hint").rpartition("> hint")[2].split())
    before = len(seated.choices(0))
    seated.hear("hint 1")

    assert re.search(r"hint 1\) [^)]*; [^)]*", shown), "there is more than one step"
    assert re.search(r"\(looks best: \+\d+\.\d \w+", shown), "with a reason"
    assert len(seated.choices(0)) > before + 1


def test_where_people_play_each_other_there_are_no_hints(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated = Seated(monkeypatch, tmp_path, CONNECT_FOUR, "you,you")
    assert "There are no hints for you at this table." in seated.hear("hint", "hint 1")
    assert len(seated.match.log) == 0
