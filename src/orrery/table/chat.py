"""Chat: short plain messages, the last of which are kept."""

from collections import deque
from collections.abc import Iterable
from typing import Final
from unicodedata import category

from msgspec import Struct

from orrery.table.errors import BadText

LONGEST_MESSAGE: Final = 300
LONGEST_NAME: Final = 30
MOST_MESSAGES: Final = 200

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of signs that can't be read: controls, marks that turn the direction of text, and the like."""


class ChatMessage(Struct, frozen=True):
    """A chat message, numbered from 1; ``seat`` is -1 for a spectator."""

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
    """The last messages; older ones are forgotten, their numbers are not used again."""

    def __init__(self, messages: Iterable[ChatMessage] = ()) -> None:
        self.messages: deque[ChatMessage] = deque(messages, maxlen=MOST_MESSAGES)
        self.count = self.messages[-1].number if self.messages else 0

    def add(self, seat: int, name: str, text: str, now: float) -> None:
        words = clean(text, LONGEST_MESSAGE)
        self.count += 1
        self.messages.append(ChatMessage(self.count, seat, name, words, now))

    def since(self, number: int) -> tuple[ChatMessage, ...]:
        """The messages after ``number`` that are still kept."""
        return tuple(message for message in self.messages if message.number > number)
