"""What a person could try on a piece in sight and may not choose: what is offered says which that is."""

from mypy_extensions import i64

from orrery.engine.decision import Decision, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.hoard import ready_cards
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.tokens import owner_of, spots


def refuse_rest(
    decision: Decision[Cosmic], state: Cosmic, ask: Ask, clauses: dict[int, str]
) -> list[Refusal]:
    """What might be tried, with the clause against it, as far as it is not offered."""
    offered = Choices()
    decision.options(state, ask, offered)
    listed = offered.listed()
    return [Refusal(choice, clause) for choice, clause in clauses.items() if choice not in listed]


def planets(state: Cosmic, clause: str) -> dict[int, str]:
    """All planets and moons of the systems that somebody has, to be refused by one clause."""
    return {place: clause for place in range(spots(state)) if owner_of(state, place) != NOBODY}


def open_powers(state: Cosmic, seat: i64) -> list[int]:
    """The power cards that ``seat`` sees: its own, and those of others that are not secret."""
    return [
        power
        for power in range(POWERS)
        if state.owner[power] == seat or (state.owner[power] != NOBODY and state.secret[power] == 0)
    ]


def own_cards(state: Cosmic, seat: i64) -> list[int]:
    """The kinds of cards in a hand."""
    return [kind for kind in range(KINDS) if state.hands[seat * KINDS + kind] > 0]


def cards_at_hand(state: Cosmic, seat: i64) -> list[int]:
    """The same with those of an open hoard."""
    ready = [kind for kind in range(KINDS) if ready_cards(state, seat, kind) > 0]
    return sorted({*own_cards(state, seat), *ready})
