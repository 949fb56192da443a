"""The picture of the terminal in the README."""

import re

from tests.terminal.pictures import TARGET, drawing, position


def test_the_picture_shows_a_turn_and_needs_nothing_from_elsewhere() -> None:
    svg = drawing(position(turn=1)).replace("&#160;", " ")

    assert "what do you do with your" in svg
    assert re.findall(r"https?:[^\"]*|url\([^)]*\)|@import|@font-face", svg) == ["http://www.w3.org/2000/svg"]


def test_the_stored_picture_needs_nothing_from_elsewhere() -> None:
    svg = TARGET.read_text(encoding="utf-8")
    assert re.findall(r"https?:[^\"]*|url\([^)]*\)|@import|@font-face", svg) == ["http://www.w3.org/2000/svg"]
