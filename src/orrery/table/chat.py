"""Chat: short plain messages, the last of which are kept."""

from collections import deque
from collections.abc import Iterable, Mapping, Set
from typing import Final
from unicodedata import category

from msgspec import Struct
from msgspec.structs import replace

from orrery.table.errors import BadText

LONGEST_MESSAGE: Final = 300
LONGEST_NAME: Final = 30
MOST_MESSAGES: Final = 200

INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of signs that can't be read: controls, marks that turn the direction of text, and the like."""


class ChatMessage(Struct, frozen=True):
    """A chat message, numbered from 1; ``seat`` is -1 for a spectator.

    ``act`` is empty for what somebody has said. Otherwise ``name`` is the host who did so, and ``text`` the
    name of the person it concerns, or empty. Name and text are empty if who they were about is deleted.
    """

    number: int
    seat: int
    name: str
    text: str
    time: float
    act: str = ""


class ChatPeople(Struct, frozen=True):
    """The ids behind a chat message, which nobody is told: who wrote it, and whom an act is about."""

    writer: str = ""
    about: str = ""


UNKNOWN_PEOPLE: Final = ChatPeople()


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

    def __init__(
        self, messages: Iterable[ChatMessage] = (), people: Mapping[int, ChatPeople] | None = None
    ) -> None:
        self.messages: deque[ChatMessage] = deque(messages, maxlen=MOST_MESSAGES)
        self.people = dict(people or {})
        self.count = self.messages[-1].number if self.messages else 0

    def add(self, writer: str, seat: int, name: str, text: str, now: float) -> None:
        words = clean(text, LONGEST_MESSAGE)
        self._append(ChatMessage(self.count + 1, seat, name, words, now), ChatPeople(writer))

    def note(self, act: str, seat: int, name: str, people: ChatPeople, text: str, now: float) -> None:
        """Write down what a host did."""
        self._append(ChatMessage(self.count + 1, seat, name, text, now, act), people)

    def _append(self, message: ChatMessage, people: ChatPeople) -> None:
        if len(self.messages) == MOST_MESSAGES:
            self.people.pop(self.messages[0].number, None)
        self.count = message.number
        self.messages.append(message)
        self.people[message.number] = people

    def since(self, number: int) -> tuple[ChatMessage, ...]:
        """The messages after ``number`` that are still kept."""
        return tuple(message for message in self.messages if message.number > number)

    def people_since(self, number: int) -> tuple[ChatPeople, ...]:
        """The people behind these messages, in their order."""
        return tuple(self.people.get(message.number, UNKNOWN_PEOPLE) for message in self.since(number))

    def text_of(self, number: int) -> str:
        """What a message says; empty if it is no longer kept."""
        return next((message.text for message in self.messages if message.number == number), "")

    def written_by(self, people: Set[str]) -> tuple[int, ...]:
        """The numbers of the kept messages of these people, what hosts did apart."""
        if not people:
            return ()
        return tuple(
            message.number
            for message in self.messages
            if not message.act and self.people.get(message.number, UNKNOWN_PEOPLE).writer in people
        )

    def erase(self, who: str) -> bool:
        """Take a person out of all messages: their words, and their name; whether there were any."""
        kept = [erased(message, self.people.get(message.number), who) for message in self.messages]
        is_new = kept != list(self.messages)
        self.messages = deque(kept, maxlen=MOST_MESSAGES)
        return is_new


def erased(message: ChatMessage, people: ChatPeople | None, who: str) -> ChatMessage:
    """A message without what tells of a person."""
    if people is None or who not in (people.writer, people.about):
        return message
    is_written = people.writer == who
    is_told = people.about == who or not message.act
    return replace(
        message,
        name="" if is_written else message.name,
        text="" if is_told else message.text,
    )
