"""Rules for the style sheets that no linter knows."""

import re
from typing import Final

import pytest

from tests.frame import ROOT

AROUND_A_BOARD: Final = re.compile(
    r"(?<![-\w])(:root|html|body|#app|\.(table|wide|narrow|wide-right|narrow-main|board-place|frame))(?![-\w])"
    r"[^\s>~+,{]*:has\("
)
"""``:has()`` of something that a board is in: all of it would be styled anew whenever a piece comes or goes.
``useRootMark`` is for that."""

SHEETS: Final = sorted((ROOT / "web/src").rglob("*.css"))


def test_what_is_around_a_board_does_not_look_for_what_is_in_it() -> None:
    found = [
        f"{sheet.relative_to(ROOT)}: {line}"
        for sheet in SHEETS
        for line in sheet.read_text().splitlines()
        if AROUND_A_BOARD.search(line)
    ]
    assert len(SHEETS) > 20
    assert found == []


@pytest.mark.parametrize(
    "line",
    [":root:has(.frame) {", ".table:has(> .offer) {", ".wide.is-told:has(.outcome) {", "#app:has(.home) {"],
)
def test_such_a_line_is_found(line: str) -> None:
    assert AROUND_A_BOARD.search(line)


def test_a_small_part_may_look_into_itself() -> None:
    assert not AROUND_A_BOARD.search(".table-head .player:has(.drawn) {")
