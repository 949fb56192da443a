"""Numbers and verbs of the rules that components may bend.

A **modifier** bends a number. All that touch one query are folded in fixed layers: replace, multiply,
add, cap; inside a layer in the order of the table. A **replacement** says "instead": a verb of the
rules asks the table before it acts.
"""

from collections.abc import Callable
from typing import Final, Generic, final

from mypy_extensions import i64

from orrery.engine.flow import S

REPLACE: Final = 0
MULTIPLY: Final = 1
ADD: Final = 2
CAP: Final = 3


@final
class Modifier(Generic[S]):
    """Bends the answer to one query for the seats to which it ``applies``."""

    def __init__(
        self,
        key: str,
        clause: str,
        query: int,
        layer: int,
        applies: Callable[[S, int], bool],
        bend: Callable[[S, int, int], int],
    ) -> None:
        self.key = key
        self.clause = clause
        self.query = query
        self.layer = layer
        self.applies = applies
        self.bend = bend


@final
class Term:
    """One step on the way to a number: what changed it, and to what."""

    def __init__(self, key: str, clause: str, value: int) -> None:
        self.key = key
        self.clause = clause
        self.value = value

    def plain(self) -> tuple[str, str, int]:
        return (self.key, self.clause, self.value)


def layer_of(modifier: Modifier[S]) -> int:
    return modifier.layer


@final
class Queries(Generic[S]):
    """All modifiers of a title, sorted by query and layer."""

    def __init__(self, modifiers: tuple[Modifier[S], ...], queries: int) -> None:
        self.table: list[list[Modifier[S]]] = [[] for _ in range(queries)]
        self.extend(modifiers)

    def extend(self, modifiers: tuple[Modifier[S], ...]) -> None:
        """Take up more modifiers: for components that need the numbers they bend themselves."""
        for modifier in modifiers:
            row = self.table[modifier.query]
            row.append(modifier)
            row.sort(key=layer_of)

    def ask(self, state: S, query: i64, seat: i64, base: i64) -> i64:
        """The number ``base`` after all that bends it for ``seat``."""
        value: i64 = base
        for modifier in self.table[query]:
            if modifier.applies(state, seat):
                value = modifier.bend(state, seat, value)
        return value

    def explain(self, state: S, query: i64, seat: i64, base: int) -> list[Term]:
        """The same, step by step, for those who want to know why."""
        terms: list[Term] = []
        for modifier in self.table[query]:
            if modifier.applies(state, seat):
                base = modifier.bend(state, seat, base)
                terms.append(Term(modifier.key, modifier.clause, base))
        return terms


@final
class Replacement(Generic[S]):
    """Does something else instead of a verb, for the seats to which it ``applies``."""

    def __init__(
        self,
        key: str,
        clause: str,
        verb: int,
        applies: Callable[[S, int], bool],
        instead: Callable[[S, int, int], None],
    ) -> None:
        self.key = key
        self.clause = clause
        self.verb = verb
        self.applies = applies
        self.instead = instead


@final
class Replacements(Generic[S]):
    """All replacements of a title by verb; the first that applies acts, and only that one."""

    def __init__(self, replacements: tuple[Replacement[S], ...], verbs: int) -> None:
        self.table: list[list[Replacement[S]]] = [
            [entry for entry in replacements if entry.verb == verb] for verb in range(verbs)
        ]

    def act(self, state: S, verb: i64, seat: i64, amount: i64) -> bool:
        """Whether something else was done instead of ``verb``; if not, the caller carries out the verb."""
        for entry in self.table[verb]:
            if entry.applies(state, seat):
                entry.instead(state, seat, amount)
                return True
        return False
