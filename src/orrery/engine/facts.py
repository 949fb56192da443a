"""The facts of a position in notation: how a field of a state is written down and read back.

A title lists its fields once::

    Fact("turn", Count(99)),
    Fact("tiles", Word(KIND_NAMES, {EMPTY: "empty"}), by=CELL_NAMES),
    Fact("coins", Count(12), by=CELL_NAMES, rows=SEATS),

Each becomes lines such as ``turn: 7``, ``tiles: f2=GRa f3=RDn`` and ``coins 0: g1=9 f2=3``. What is as in the
title's blank position is left out. A fact that follows from others says how (``derive``); it is written only
where it does not follow.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.flow import S

LONGEST_NUMBER: Final = 19
NOTHING: Final = "none"
"""Stands for an empty set, and for a row in which nothing is left."""


class BadWord(Exception):
    """A word that is no value of its kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(ABC):
    """The values that a fact can have, and their text forms without blanks."""

    @abstractmethod
    def write(self, value: int) -> str:
        """The text form of a value."""

    @abstractmethod
    def read(self, word: str) -> int:
        """The value of a word; raises :class:`BadWord`."""


@final
class Count(Kind):
    """A number within bounds."""

    def __init__(self, most: int, least: int = 0) -> None:
        self.most = most
        self.least = least

    def write(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        value = read_int(word)
        if not self.least <= value <= self.most:
            raise BadWord(f"{word} is not from {self.least} to {self.most}")
        return value


@final
class Word(Kind):
    """One of several things that have names: 0, 1, 2 … by their place, and others by their number."""

    def __init__(self, names: tuple[str, ...], others: dict[int, str] | None = None) -> None:
        self.names: dict[int, str] = {**dict(enumerate(names)), **(others or {})}
        self.values: dict[str, int] = {name: value for value, name in self.names.items()}

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, word: str) -> int:
        if word not in self.values:
            raise BadWord(f"{word[:40]!r} is none of {', '.join(list(self.values)[:8])} …")
        return self.values[word]


@final
class Bits(Kind):
    """A set of named things, kept as bits: ``red+blue``, or ``none``."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def write(self, value: int) -> str:
        words = [name for place, name in enumerate(self.names) if value >> place & 1]
        return "+".join(words) or NOTHING

    def read(self, word: str) -> int:
        value = 0
        for name in [] if word == NOTHING else word.split("+"):
            if name not in self.names or value >> self.names.index(name) & 1:
                raise BadWord(f"{name[:40]!r} is none of these, or is there twice")
            value |= 2 ** self.names.index(name)
        return value


@final
class Settled(Kind):
    """What the options of the setup say: it is never written as a fact, and can't be."""

    def write(self, value: int) -> str:
        raise AssertionError("a position differs from its own options")

    def read(self, word: str) -> int:
        raise BadWord("that is an option of the setup")


SETTLED: Final = Settled()
ANY: Final = Count((1 << 62) - 1, -(1 << 62))
"""A number of which nothing is known."""


def read_int(word: str) -> int:
    """A whole number in its only form; raises :class:`BadWord`."""
    digits = word.removeprefix("-")
    if not (
        digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER and str(int(word)) == word
    ):
        raise BadWord(f"{word[:40]!r} is no number")
    return int(word)


@final
class Fact(Generic[S]):
    """One field of a state: a number, or a row whose places have names.

    ``by`` names the places of a row, ``rows`` those of the parts of a long row, each as long as ``by``.
    """

    def __init__(
        self,
        field: str,
        kind: Kind = ANY,
        by: tuple[str, ...] = (),
        rows: tuple[str, ...] = (),
        derive: Callable[[S], None] | None = None,
    ) -> None:
        self.field = field
        self.key = field.replace("_", "-")
        self.kind = kind
        self.by = by
        self.rows = rows
        self.derive = derive

    def lines(self, state: S, blank: S) -> Iterator[tuple[str, str]]:
        """Keys and texts of what is not as in ``blank``."""
        value: Any = getattr(state, self.field)
        usual: Any = getattr(blank, self.field)
        if isinstance(value, int):
            if value != usual:
                yield self.key, self.kind.write(value)
            return
        if not self.by or len(value) != len(usual):
            if list(value) != list(usual):
                yield self.key, " ".join(self.kind.write(int(item)) for item in value) or NOTHING
            return
        for start in range(0, len(value), len(self.by)):
            changed = [at for at in range(len(self.by)) if value[start + at] != usual[start + at]]
            if changed:
                pairs = [f"{self.by[at]}={self.kind.write(int(value[start + at]))}" for at in changed]
                yield self._key_of(start), " ".join(pairs)

    def _key_of(self, start: int) -> str:
        return f"{self.key} {self.rows[start // len(self.by)]}" if self.rows else self.key

    def keys(self, state: S) -> list[str]:
        """The keys under which the fact may be written."""
        value: Any = getattr(state, self.field)
        if isinstance(value, int) or not self.by or not self.rows:
            return [self.key]
        return [self.key, *(f"{self.key} {row}" for row in self.rows[: len(value) // len(self.by)])]

    def read(self, state: S, key: str, text: str) -> None:
        """Set what a line says; raises :class:`BadWord`. Places that are not named stay as they are."""
        value: Any = getattr(state, self.field)
        if isinstance(value, int):
            setattr(state, self.field, self.kind.read(text))
        elif self.by and (key != self.key or not self.rows):
            row = key.removeprefix(self.key).removeprefix(" ")
            self._read_pairs(value, self.rows.index(row) * len(self.by) if row else 0, text)
        else:
            words = [] if text == NOTHING else text.split(" ")
            if self.by and len(words) != len(value):
                raise BadWord(f"there are {len(value)} places, not {len(words)}")
            setattr(state, self.field, vec[i64]([self.kind.read(word) for word in words]))

    def _read_pairs(self, row: Any, start: int, text: str) -> None:
        named: set[str] = set()
        for pair in text.split(" "):
            name, _, word = pair.partition("=")
            if name not in self.by or name in named:
                raise BadWord(f"{name[:40]!r} is no such place, or is there twice")
            named.add(name)
            row[start + self.by.index(name)] = self.kind.read(word)
