"""Things of a title that have a number and a key, both from one declaration.

The rules use numbers; logs, saves, texts and clients use keys. A title declares each thing once::

    EVENTS: Final = Keys()
    ROLLED: Final = EVENTS.add("rolled")
    DIE_TAKEN: Final = EVENTS.add("die-taken")

A constant is called like its key, behind the prefix of the namespace if it has one; the contract suite
compares them.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar, final

from mypy_extensions import i64


class Keyed(Protocol):
    """What can be laid out by number: it learns its key from its place."""

    key: str


T = TypeVar("T", bound=Keyed)


@final
class Keys:
    """One namespace, numbered in the order of declaration."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.names: list[str] = []

    def add(self, key: str) -> i64:
        """Declare the next thing; returns its number."""
        assert key not in self.names, f"{key} is declared twice"
        self.names.append(key)
        return len(self.names) - 1

    def add_all(self, keys: Iterable[str]) -> i64:
        """Declare a row of things that need no constants of their own; returns the number of the first."""
        first: i64 = len(self.names)
        for key in keys:
            self.add(key)
        return first

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def index(self, key: str) -> int:
        """The number of a key; raises ``ValueError``."""
        return self.names.index(key)

    def all(self) -> tuple[str, ...]:
        """Every key, in the order of the numbers."""
        return tuple(self.names)

    def lay_out(self, things: dict[int, T]) -> list[T]:
        """The things in the order of their numbers, each told its key; none may be missing."""
        assert sorted(things) == list(range(len(self.names))), "not everything that is declared is there"
        for number, thing in things.items():
            thing.key = self.names[number]
        return [things[number] for number in range(len(self.names))]
