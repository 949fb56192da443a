"""The pictures of the terminal in the README and the docs."""

import re
from pathlib import Path

import pytest

from tests.terminal.pictures import COSMIC_TARGET, TARGET, challenge, drawing, position

FOREIGN = re.compile(r"https?:[^\"]*|url\([^)]*\)|@import|@font-face")


def test_the_picture_shows_a_turn_and_needs_nothing_from_elsewhere() -> None:
    svg = drawing(position(turn=1)).replace("&#160;", " ")

    assert "what do you do with your" in svg
    assert FOREIGN.findall(svg) == ["http://www.w3.org/2000/svg"]


def test_the_picture_of_a_challenge_shows_its_sums_and_the_question() -> None:
    svg = drawing(challenge()).replace("&#160;", " ")

    for text in (
        "[8 reveal]",
        "Total of A: Attack 8, Virus × 5 = 40.",
        "Total of B: Attack 30, tokens + 4 = 34, allied tokens + 4 = 38.",
        "A (you), reveal: respond, or pass?",
    ):
        assert text in svg


@pytest.mark.parametrize("path", [TARGET, COSMIC_TARGET], ids=lambda path: path.name)
def test_a_stored_picture_needs_nothing_from_elsewhere(path: Path) -> None:
    assert FOREIGN.findall(path.read_text(encoding="utf-8")) == ["http://www.w3.org/2000/svg"]
