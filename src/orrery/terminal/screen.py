"""Where a terminal table shows things and hears answers."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from orrery.shown.picture.page import CHOSEN, PLAIN, STRONG, Line, Page, flow, line, paragraph

INDENT: Final = "  "
COLUMN_GAP: Final = 3
FORGET: Final = "\x1b[3J"
"""Makes a terminal drop the lines that were scrolled out of sight."""


class Screen:
    """A terminal, or whatever stands in its place.

    Plain means sentences only: no boxes, no art, no colour, one thing a line, for screen readers and
    pipes. Answers that don't come from a keyboard are repeated, so that a record reads like a game.
    """

    def __init__(self, *, plain: bool = False, colour: bool = True) -> None:
        self.plain = plain
        self.console = Console(
            highlight=False, no_color=plain or not colour, color_system=None if plain else "auto"
        )

    @property
    def width(self) -> int:
        """The columns there are at this moment: a window may change its size."""
        return self.console.width

    def line(self, text: str = "", style: str = PLAIN) -> None:
        """A text, broken between words; in plain mode it stays one line."""
        self.spans(line((text, style)))

    def spans(self, row: Line, indent: str = INDENT) -> None:
        """A line of several styles; what does not fit goes on below, a little to the right."""
        if self.plain:
            self.raw("".join(text for text, _ in row))
        else:
            self.show(Page(paragraph(row, self.width, indent) or [()]))

    def notes(self, pieces: Sequence[Line], gap: str) -> None:
        """Short lines after each other, as many in a row as fit, all a little to the right."""
        rows = flow(pieces, self.width - len(INDENT), gap, INDENT)
        self.show(Page(line(INDENT, *row) for row in rows))

    def raw(self, text: str) -> None:
        """A text exactly as it is."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def question(self, text: str) -> None:
        self.line(text, STRONG)

    def answers(self, texts: Sequence[tuple[str, str]]) -> None:
        """Answers under their numbers: side by side where there is room, one a line in plain mode."""
        rows = [line((f"{number})", CHOSEN), " ", text) for number, text in texts]
        if self.plain or len(rows) < 2:
            for row in rows:
                self.spans(row, INDENT * 2)
            return
        longest = max(cell_len(text) + len(number) + 2 for number, text in texts)
        columns = max(1, (self.width + COLUMN_GAP) // (longest + COLUMN_GAP))
        if columns == 1:
            for row in rows:
                self.spans(row, INDENT * 2)
        else:
            self.show(Page(in_columns(rows, columns, longest)))

    def read(self, prompt: str) -> str:
        """The next line that is typed; raises ``EOFError`` when there is none."""
        if sys.stdin.isatty():
            return input(prompt).strip()
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        self.raw(f"{prompt}{text.strip()}")
        return text.strip()

    def wait(self, prompt: str) -> None:
        """Go on when Enter is pressed; where nobody sits at a keyboard, go on at once."""
        if sys.stdin.isatty():
            input(prompt)
        else:
            self.raw(prompt)

    def clear(self) -> None:
        """Take away what stands on the screen and above it, as far as that is possible."""
        if not self.console.is_terminal:
            self.raw("")
        elif self.console.is_dumb_terminal:
            self.raw("\n" * self.console.height)
        else:
            self.console.clear()
            self.console.file.write(FORGET)


def in_columns(rows: Sequence[Line], columns: int, width: int) -> list[Line]:
    """Rows side by side, reading down before across."""
    height = -(-len(rows) // columns)
    return [_across(rows[start::height], width) for start in range(height)]


def _across(rows: Sequence[Line], width: int) -> Line:
    spans: list[tuple[str, str]] = []
    for place, row in enumerate(rows):
        room = place * (width + COLUMN_GAP) - sum(cell_len(text) for text, _ in spans)
        spans += [(" " * room, PLAIN), *row]
    return tuple(spans)
