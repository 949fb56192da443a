"""How players are told apart: each has a letter, a shape and a colour."""

from typing import Final

from orrery.shown.picture.page import Line, Span, fit, line
from orrery.shown.telling import Telling

LETTERS: Final = "ABCDEFGH"
SHAPES: Final = "●▲■◆○△□◇"
COLOURS: Final = ("#1f8ad7", "#ad7c09", "#ef4a37", "#a565ee", "#26984c", "#da4eb0", "#af7a4b", "#7a8697")
NAME_WIDTH: Final = 14


def style(seat: int) -> str:
    return f"bold {COLOURS[seat % len(COLOURS)]}"


def letter(seat: int) -> Span:
    """One cell that stands for a player."""
    return LETTERS[seat % len(LETTERS)], style(seat)


def badge(seat: int) -> Span:
    """Shape and letter."""
    return SHAPES[seat % len(SHAPES)] + LETTERS[seat % len(LETTERS)], style(seat)


def called(telling: Telling, seat: int, width: int = NAME_WIDTH) -> Line:
    """Shape, letter and name."""
    return line(badge(seat), " ", fit(telling.seat(seat), width))
