"""Sentences as data: whom each is about, its headline, and its text with the players it names.

Names that go into a Fluent message can be marked, so that the text can be taken apart where they stand::

    Telling(game, speech, marked(names))
"""

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from orrery.texts.speech import Speech

FIRST_MARK: Final = 0xE000
MOST_MARKS: Final = 16
CLOSED: Final = "\uf8ff"
"""A marked name begins with the private character of its seat and ends with this one."""
UNPRINTABLE: Final = dict.fromkeys([*range(FIRST_MARK, FIRST_MARK + MOST_MARKS), ord(CLOSED)])
MARKED: Final = re.compile(f"([\ue000-\ue00f])([^{CLOSED}]*){CLOSED}")


class NamedSeat(Struct, frozen=True):
    """A player inside a text."""

    seat: int
    name: str


Parts = tuple[str | NamedSeat, ...]


class Sentence(Struct, frozen=True):
    """One sentence: the seat it is about or -1, what of it, and the rest."""

    seat: int = -1
    headline: Parts = ()
    text: Parts = ()


def sentence(speech: Speech, key: str, seat: int = -1, /, **facts: str | int) -> Sentence:
    """The message ``key`` about a seat or nobody; its headline is the attribute of that name."""
    return Sentence(seat, parts(speech.part(key, "headline", **facts)), parts(speech.say(key, **facts)))


def marked(names: Sequence[str]) -> list[str]:
    """Names that :func:`parts` finds again, whatever text they have gone into."""
    return [
        f"{chr(FIRST_MARK + seat)}{name.translate(UNPRINTABLE)}{CLOSED}" for seat, name in enumerate(names)
    ]


def parts(text: str) -> Parts:
    """A text taken apart at the marked names in it."""
    if not text or CLOSED not in text:
        return (text,) if text else ()
    pieces = MARKED.split(text)
    found: list[str | NamedSeat] = [pieces[0]]
    for mark, name, rest in zip(pieces[1::3], pieces[2::3], pieces[3::3]):
        found += [NamedSeat(ord(mark) - FIRST_MARK, name), rest]
    return tuple(part for part in found if part)


def plain(found: Parts) -> str:
    """The text again, without marks."""
    return "".join(part if isinstance(part, str) else part.name for part in found)
