"""What the rules ask of components: numbers they bend, clauses they add, verbs they replace.

A **modifier** bends a number. All that touch one query are folded in fixed layers: replace, multiply,
add, cap; inside a layer in the order of the table. A **ruling** answers a question of the rules with the
clause that forbids or allows something. A **replacement** says "instead": a verb of the rules asks the
table before it acts. A **consequence** follows something that the rules have done.

A title of many components asks only those that are in the game: ``of`` says whose a modifier or ruling is,
and ``among`` leaves out what belongs to others.
"""

from collections.abc import Callable
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import S

REPLACE: Final = 0
MULTIPLY: Final = 1
ADD: Final = 2
CAP: Final = 3

OF_THE_RULES: Final = -1
"""What belongs to no component, and is always asked."""


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
        self.of: i64 = OF_THE_RULES


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
        self.table: list[list[Modifier[S]]] = [
            sorted([entry for entry in modifiers if entry.query == query], key=layer_of)
            for query in range(queries)
        ]

    def among(self, present: vec[i64]) -> "Queries[S]":
        """Those of the rules, and of the components that are present: 1 by number."""
        fewer: Queries[S] = Queries((), 0)
        for row in self.table:
            fewer.table.append([entry for entry in row if entry.of < 0 or present[entry.of] != 0])
        return fewer

    def ask(self, state: S, query: i64, seat: i64, base: i64) -> i64:
        """The number ``base`` after all that bends it for ``seat``."""
        value: i64 = base
        for modifier in self.table[query]:
            if modifier.applies(state, seat):
                value = modifier.bend(state, seat, value)
        return value

    def ask_before(self, state: S, query: i64, seat: i64, base: i64, layer: i64) -> i64:
        """The number ``base`` after all that bends it in the layers before one."""
        value: i64 = base
        for modifier in self.table[query]:
            if modifier.layer < layer and modifier.applies(state, seat):
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


@final
class Ruling(Generic[S]):
    """Names the clause that decides a question of the rules, or ``ALLOWED`` where it has nothing to say.

    ``find`` gets the state, a seat and two numbers. What they are, and whether the clause forbids or
    allows, depends on the question.
    """

    def __init__(self, question: int, find: Callable[[S, int, int, int], str]) -> None:
        self.question = question
        self.find = find
        self.of: i64 = OF_THE_RULES


@final
class Rulings(Generic[S]):
    """All rulings of a title by question."""

    def __init__(self, rulings: tuple[Ruling[S], ...], questions: int) -> None:
        self.table: list[list[Ruling[S]]] = [
            [entry for entry in rulings if entry.question == question] for question in range(questions)
        ]

    def among(self, present: vec[i64]) -> "Rulings[S]":
        fewer: Rulings[S] = Rulings((), 0)
        for row in self.table:
            fewer.table.append([entry for entry in row if entry.of < 0 or present[entry.of] != 0])
        return fewer

    def clause(self, state: S, question: i64, seat: i64, subject: i64 = 0, other: i64 = 0) -> str:
        """The first clause in the order of the table; nothing if no component has one."""
        for entry in self.table[question]:
            clause = entry.find(state, seat, subject, other)
            if clause != "":
                return clause
        return ""


@final
class Consequence(Generic[S]):
    """Follows something that the rules have done: ``follow`` gets the state, a seat and two numbers."""

    def __init__(self, deed: int, follow: Callable[[S, int, int, int], None]) -> None:
        self.deed = deed
        self.follow = follow


@final
class Consequences(Generic[S]):
    """All consequences of a title by what was done; every one of them follows, in the order of the table."""

    def __init__(self, consequences: tuple[Consequence[S], ...], deeds: int) -> None:
        self.table: list[list[Consequence[S]]] = [
            [entry for entry in consequences if entry.deed == deed] for deed in range(deeds)
        ]

    def of(self, state: S, deed: i64, seat: i64, subject: i64 = 0, other: i64 = 0) -> None:
        for entry in self.table[deed]:
            entry.follow(state, seat, subject, other)
