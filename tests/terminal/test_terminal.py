"""The answers that are found in what a terminal shows: those on the list, and nothing else."""

from pathlib import Path

import pytest

from orrery.engine.chance import Rng
from orrery.games.pulsar.game import PULSAR
from orrery.terminal.answers import answers
from tests.terminal.seated import Seated
from tests.terminal.terminal import Terminal, numbers


def test_a_number_in_the_name_of_a_card_is_no_answer() -> None:
    shown = """2) of an earlier list

B (you): what do you do with your red 6?
1) fly with the survey ship     3) patent Rotor Barge (DI-6)
2) patent Cold Start (CII-9)    4) patent Open Laboratory (CI-8)
p1) flight to system S07: 2 stations (S05, G05, 7) and back
    5) is where a line goes on
> """
    assert sorted(numbers(shown)) == ["1", "2", "3", "4"]


def test_passing_is_chosen_only_where_nothing_else_is() -> None:
    assert numbers("\n\nDo you use it?\n1) use it   0) pass\n> ") == ["1"]
    assert numbers("\n\nDo you use it?\n0) pass\n> ") == ["0"]


@pytest.mark.parametrize("columns", [80, 120, 200])
def test_the_answers_found_are_those_of_the_table(
    columns: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seated = Seated(monkeypatch, tmp_path, PULSAR, "you,you,you")
    seated.screen.console.width = columns
    rng = Rng(1)
    for _ in range(60):
        shown = seated.hear()
        listed = list(answers(seated.match, seated.match.asks()[0]))
        deeds = [number for number in listed if number != "0"] or listed

        assert sorted(numbers(shown), key=int) == deeds
        seated.hear(deeds[rng.below(len(deeds))])


def test_a_question_without_answers_shows_what_stands_in_the_terminal(tmp_path: Path) -> None:
    with Terminal("play", "connect-four", home=tmp_path) as terminal:
        terminal.wait()
        terminal.press("help\n")
        with pytest.raises(AssertionError, match=r"no answer in what is shown:[^$]*> help\n"):
            terminal.play(seed=1)
