"""Where a terminal table shows things and hears answers."""

import sys
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text


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
        return self.console.width

    def line(self, text: str = "") -> None:
        """A line of text, folded by the terminal alone."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def answers(self, texts: Iterable[str]) -> None:
        """A list of answers: side by side where there is room, one a line in plain mode."""
        if self.plain:
            for text in texts:
                self.line(text)
        else:
            self.show(Columns([Text(text) for text in texts], padding=(0, 2), column_first=True))

    def read(self, prompt: str) -> str:
        """The next line that is typed; raises ``EOFError`` when there is none."""
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.line(f"{prompt}{line.strip()}")
        return line.strip()

    def clear(self) -> None:
        """Take away what stands on the screen, as far as that is possible."""
        if self.plain or not self.console.is_terminal:
            self.line()
        else:
            self.console.clear()
