"""Queries: the layers in which a number is bent, and the one replacement that acts."""

from itertools import permutations

import pytest

from orrery.engine.flow import State
from orrery.engine.queries import (
    ADD,
    CAP,
    MULTIPLY,
    REPLACE,
    Consequence,
    Consequences,
    Modifier,
    Queries,
    Replacement,
    Replacements,
    Ruling,
    Rulings,
)

RANGE = 0
COST = 1
LOSE = 0
DRAW = 1


class Bare(State):
    def __init__(self) -> None:
        super().__init__(seats=2, sources=1)

    def clone(self) -> "Bare":
        twin = Bare.__new__(Bare)
        self.copy_flow(twin)
        return twin


def everybody(state: Bare, seat: int) -> bool:
    return True


def nobody(state: Bare, seat: int) -> bool:
    return False


def seat_one(state: Bare, seat: int) -> bool:
    return seat == 1


def seven(state: Bare, seat: int, value: int) -> int:
    return 7


def twice(state: Bare, seat: int, value: int) -> int:
    return 2 * value


def thrice(state: Bare, seat: int, value: int) -> int:
    return 3 * value


def plus_three(state: Bare, seat: int, value: int) -> int:
    return value + 3


def at_most_sixteen(state: Bare, seat: int, value: int) -> int:
    return min(value, 16)


LAYERED = (
    Modifier("seven", "X1", RANGE, REPLACE, everybody, seven),
    Modifier("twice", "X2", RANGE, MULTIPLY, everybody, twice),
    Modifier("plus-three", "X3", RANGE, ADD, everybody, plus_three),
    Modifier("at-most-sixteen", "X4", RANGE, CAP, everybody, at_most_sixteen),
)


@pytest.mark.parametrize(
    "modifiers", list(permutations(LAYERED)), ids=lambda row: " ".join(m.key for m in row)
)
def test_a_number_is_replaced_then_multiplied_then_added_to_then_capped(
    modifiers: tuple[Modifier[Bare], ...],
) -> None:
    queries = Queries(modifiers, queries=1)

    assert queries.ask(Bare(), RANGE, 0, 1) == 16
    terms = queries.explain(Bare(), RANGE, 0, 1)
    assert [term.plain() for term in terms] == [
        ("seven", "X1", 7),
        ("twice", "X2", 14),
        ("plus-three", "X3", 17),
        ("at-most-sixteen", "X4", 16),
    ]


def test_inside_a_layer_the_order_of_the_table_counts() -> None:
    seven_twice = (
        Modifier("seven", "X1", RANGE, REPLACE, everybody, seven),
        Modifier("twice", "X2", RANGE, REPLACE, everybody, twice),
    )

    assert Queries(seven_twice, queries=1).ask(Bare(), RANGE, 0, 1) == 14
    assert Queries(seven_twice[::-1], queries=1).ask(Bare(), RANGE, 0, 1) == 7


def test_a_modifier_touches_its_own_query_and_its_own_seats_only() -> None:
    modifiers = (
        Modifier("twice", "X1", RANGE, MULTIPLY, seat_one, twice),
        Modifier("thrice", "X2", COST, MULTIPLY, everybody, thrice),
        Modifier("plus-three", "X3", RANGE, ADD, nobody, plus_three),
    )
    queries = Queries(modifiers, queries=2)

    assert [queries.ask(Bare(), RANGE, seat, 5) for seat in range(2)] == [5, 10]
    assert [queries.ask(Bare(), COST, seat, 5) for seat in range(2)] == [15, 15]


def test_inside_a_layer_what_stands_later_counts_later() -> None:
    modifiers = (
        Modifier("seven", "X1", RANGE, REPLACE, everybody, seven),
        Modifier("twice", "X2", RANGE, REPLACE, everybody, twice),
    )

    assert Queries(modifiers, queries=1).ask(Bare(), RANGE, 0, 1) == 14


def test_the_first_clause_in_the_table_answers_a_question() -> None:
    rulings: Rulings[Bare] = Rulings(
        (
            Ruling(COST, lambda state, seat, subject, other: "X1"),
            Ruling(RANGE, lambda state, seat, subject, other: "X2" if subject == seat else ""),
            Ruling(RANGE, lambda state, seat, subject, other: "X3" if other else ""),
        ),
        questions=2,
    )

    asked = [rulings.clause(Bare(), RANGE, 1, subject, other) for subject, other in ((1, 1), (0, 1), (0, 0))]

    assert asked == ["X2", "X3", ""]


def test_all_consequences_of_a_deed_follow_in_order() -> None:
    heard: list[tuple[str, int, int, int]] = []
    consequences: Consequences[Bare] = Consequences(
        (
            Consequence(RANGE, lambda state, seat, subject, other: heard.append(("a", seat, subject, other))),
            Consequence(COST, lambda state, seat, subject, other: heard.append(("b", seat, subject, other))),
            Consequence(RANGE, lambda state, seat, subject, other: heard.append(("c", seat, subject, other))),
        ),
        deeds=2,
    )

    consequences.of(Bare(), RANGE, 2, 3, 4)

    assert heard == [("a", 2, 3, 4), ("c", 2, 3, 4)]


def test_a_number_that_nothing_bends_stays_as_it_is() -> None:
    queries: Queries[Bare] = Queries((), queries=1)

    assert queries.ask(Bare(), RANGE, 0, -4) == -4
    assert queries.explain(Bare(), RANGE, 0, -4) == []


def book(state: Bare, seat: int, amount: int) -> None:
    state.score(seat, 0, amount)


def book_tenfold(state: Bare, seat: int, amount: int) -> None:
    state.score(seat, 0, 10 * amount)


def test_the_first_replacement_that_applies_acts_and_only_that_one() -> None:
    replacements = Replacements(
        (
            Replacement("for-seat-one", "X1", LOSE, seat_one, book),
            Replacement("for-all", "X2", LOSE, everybody, book_tenfold),
        ),
        verbs=1,
    )
    state = Bare()

    assert replacements.act(state, LOSE, 0, 4)
    assert replacements.act(state, LOSE, 1, 4)

    assert list(state.ledger) == [40, 4]


def test_without_a_replacement_the_verb_goes_on_by_itself() -> None:
    replacements = Replacements(
        (Replacement("lose", "X1", LOSE, seat_one, book), Replacement("draw", "X2", DRAW, nobody, book)),
        verbs=2,
    )
    state = Bare()

    assert not replacements.act(state, LOSE, 0, 4)
    assert not replacements.act(state, DRAW, 1, 4)

    assert list(state.ledger) == [0, 0]
