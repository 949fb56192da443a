"""What people say: short, plain lines, the last of which are kept."""

from collections import deque
from collections.abc import Iterable
from typing import Final
from unicodedata import category

from msgspec import Struct

from orrery.table.errors import BadText

LONGEST_LINE: Final = 300
LONGEST_NAME: Final = 30
MOST_LINES: Final = 200

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of signs that can't be read: controls, marks that turn the direction of text, and the like."""


class Line(Struct, frozen=True):
    """One line of chat, numbered from 1; ``seat`` is -1 for a spectator."""

    number: int
    seat: int
    name: str
    text: str
    time: float


def clean(text: str, longest: int) -> str:
    """What can be read of ``text``, in one line and cut to a length; raises :class:`BadText` for nothing."""
    visible = "".join(" " if sign.isspace() else sign for sign in text[: 4 * longest] if is_readable(sign))
    words = " ".join(visible.split())[:longest].strip()
    if not words:
        raise BadText("there is nothing to read")
    return words


def is_readable(sign: str) -> bool:
    return sign.isspace() or category(sign) not in INVISIBLE


class Chat:
    """The last lines; older ones are forgotten, their numbers are not used again."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.lines: deque[Line] = deque(lines, maxlen=MOST_LINES)
        self.count = self.lines[-1].number if self.lines else 0

    def add(self, seat: int, name: str, text: str, now: float) -> None:
        words = clean(text, LONGEST_LINE)
        self.count += 1
        self.lines.append(Line(self.count, seat, name, words, now))

    def since(self, number: int) -> tuple[Line, ...]:
        """The lines after line ``number`` that are still kept."""
        return tuple(line for line in self.lines if line.number > number)
