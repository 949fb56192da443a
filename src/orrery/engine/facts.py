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

from orrery.engine.counts import count_of, put_count
from orrery.engine.flow import S

LONGEST_NUMBER: Final = 19
NOTHING: Final = "none"
"""Stands for an empty set, and for a row in which nothing is left."""


class BadWord(Exception):
    """A word that does not stand for a value of its kind."""


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
    """A set of named things, kept as bits: ``red+blue``, or ``none``; ``sets`` have names of their own."""

    def __init__(self, names: tuple[str, ...], sets: dict[str, int] | None = None) -> None:
        self.names = names
        self.sets: dict[str, int] = {NOTHING: 0, **(sets or {})}

    def write(self, value: int) -> str:
        for name, bits in self.sets.items():
            if bits == value:
                return name
        assert value >> len(self.names) == 0, "a set holds something that has no name"
        words = [name for place, name in enumerate(self.names) if value >> place & 1]
        return "+".join(words)

    def read(self, word: str) -> int:
        if word in self.sets:
            return self.sets[word]
        value = 0
        for name in word.split("+"):
            if name not in self.names or value >> self.names.index(name) & 1:
                raise BadWord(f"{name[:40]!r} is unknown here, or given twice")
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
        raise BadWord(f"{word[:40]!r} is not a number")
    return int(word)


@final
class Fact(Generic[S]):
    """One field of a state: a number, or a row whose places have names.

    ``by`` names the places of a row, ``rows`` those of the parts of a long row, each as long as ``by``. In a
    field that is laid ``across``, the entries of all parts for one place lie together. Where ``packed`` parts
    share each place, they are counts (:mod:`.counts`). Where the places of a row hold values of different
    kinds, ``kinds`` tells that of each. A row of ``records`` has any number of parts one after the other,
    each of these kinds.
    """

    def __init__(
        self,
        field: str,
        kind: Kind = ANY,
        by: tuple[str, ...] = (),
        rows: tuple[str, ...] = (),
        derive: Callable[[S], None] | None = None,
        across: bool = False,
        key: str = "",
        kinds: tuple[Kind, ...] = (),
        packed: int = 0,
        records: bool = False,
    ) -> None:
        self.field = field
        self.key = key or field.replace("_", "-")
        self.kind = kind
        self.kinds = kinds
        self.by = by
        self.rows = rows
        self.derive = derive
        self.across = across
        self.packed = packed
        self.records = records

    def lines(self, state: S, blank: S) -> Iterator[tuple[str, str]]:
        """Keys and texts of what is not as in ``blank``."""
        value: Any = getattr(state, self.field)
        usual: Any = getattr(blank, self.field)
        if isinstance(value, int):
            if value != usual:
                yield self.key, self.kind.write(value)
        elif self._is_named(value) and len(value) == len(usual):
            yield from self._pairs(value, usual)
        elif list(value) != list(usual):
            words = [self._kind_at(at).write(int(item)) for at, item in enumerate(value)]
            yield self.key, " ".join(words) or NOTHING

    def _pairs(self, value: Any, usual: Any) -> Iterator[tuple[str, str]]:
        for part, key in enumerate(self._keys()):
            pairs = []
            for place, name in enumerate(self.by):
                entry = self._get(value, part, place)
                if entry != self._get(usual, part, place):
                    pairs.append(f"{name}={self._kind_at(self._index(part, place)).write(entry)}")
            if pairs:
                yield key, " ".join(pairs)

    def _kind_at(self, at: int) -> Kind:
        return self.kinds[at % len(self.kinds)] if self.kinds else self.kind

    def _is_named(self, value: Any) -> bool:
        """Whether every place of the row has a name."""
        parts = max(1, len(self.rows)) // (self.packed or 1)
        return len(self.by) > 0 and len(value) == len(self.by) * parts

    def _keys(self) -> list[str]:
        return [f"{self.key} {row}" for row in self.rows] if self.rows else [self.key]

    def _index(self, part: int, at: int) -> int:
        if self.across:
            return at * len(self.rows) + part
        return part // (self.packed or 1) * len(self.by) + at

    def _get(self, row: Any, part: int, place: int) -> int:
        at = self._index(part, place)
        return int(count_of(row, at, part % self.packed) if self.packed else row[at])

    def _put(self, row: Any, part: int, place: int, entry: int) -> None:
        at = self._index(part, place)
        if self.packed:
            put_count(row, at, part % self.packed, entry)
        else:
            row[at] = entry

    def ways(self) -> list[str]:
        """The keys under which the fact may be written: the row as a whole, or its parts."""
        if self.packed:
            return self._keys()
        return [self.key, *self._keys()] if self.rows else [self.key]

    def read(self, state: S, key: str, text: str) -> None:
        """Set what a line says; raises :class:`BadWord`. Places that are not named stay as they are."""
        value: Any = getattr(state, self.field)
        if isinstance(value, int):
            setattr(state, self.field, self.kind.read(text))
        elif key in self._keys() and self._is_named(value):
            self._read_pairs(value, self._keys().index(key), text)
        else:
            words = [] if text == NOTHING else text.split(" ")
            if self.records and len(words) % len(self.kinds) != 0:
                raise BadWord(f"there are {len(self.kinds)} places to a record, not {len(words)} in all")
            if len(words) != len(value) and not self.records:
                raise BadWord(f"there are {len(value)} places, not {len(words)}")
            read = [self._kind_at(at).read(word) for at, word in enumerate(words)]
            setattr(state, self.field, vec[i64](read))

    def _read_pairs(self, value: Any, part: int, text: str) -> None:
        named: set[str] = set()
        for pair in text.split(" "):
            name, _, word = pair.partition("=")
            if name not in self.by or name in named:
                raise BadWord(f"{name[:40]!r} is not a place, or is given twice")
            named.add(name)
            place = self.by.index(name)
            self._put(value, part, place, self._kind_at(self._index(part, place)).read(word))
