"""Which challenge card is laid (CP7)."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED, Decision, Refusal
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import Ask, Choices
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import free_cards, is_challenge, lay_secretly
from orrery.games.cosmic.data.cards import FIRST_EDICT, KINDS, NO_CARD
from orrery.games.cosmic.decisions.refusals import own_cards, refuse_rest
from orrery.games.cosmic.keys import CARD_LAID
from orrery.games.cosmic.queries import CARD_TO_LAY, LAID_OPENLY, MAY_LAY
from orrery.games.cosmic.roles import side_of
from orrery.games.cosmic.showdown import turn_up
from orrery.games.cosmic.state import Cosmic


@final
class LayCard(Decision[Cosmic]):
    """A challenge card, face down; face up if ``x`` is 1, or if there is no choice."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        only = card_to_lay(state, ask.seat)
        if only != NO_CARD:
            out.add(only)
            return
        for kind in range(i64(FIRST_EDICT)):
            if free_cards(state, ask.seat, kind) > 0 and clause_on(state, MAY_LAY, ask.seat, kind) == ALLOWED:
                out.add(kind)
        if out.count == 0:
            for kind in range(i64(FIRST_EDICT)):
                if free_cards(state, ask.seat, kind) > 0:
                    out.add(kind)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        side = side_of(state, ask.seat)
        openly = ask.x == 1 or card_to_lay(state, ask.seat) != NO_CARD
        lay_secretly(state, ask.seat, choice)
        state.laid[side] = choice
        state.laid_from[side] = ask.seat
        state.laid_seen[side] = bit(ask.seat)
        state.tell(CARD_LAID, ask.seat, choice, to=EVERYBODY if openly else audience(ask.seat))
        if openly:
            turn_up(state, side)
            state.reveal()
            state.book.consequences.of(state, LAID_OPENLY, ask.seat)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """A challenge card that has to give way to another, or a card of another type."""
        clauses = {kind: against_laying(state, ask.seat, kind) for kind in own_cards(state, ask.seat)}
        return refuse_rest(self, state, ask, clauses)


def against_laying(state: Cosmic, seat: i64, kind: i64) -> str:
    """Why a card gives way to another; a card of another type is never laid."""
    return (clause_on(state, MAY_LAY, seat, kind) if is_challenge(kind) else ALLOWED) or "CP7"


def card_to_lay(state: Cosmic, seat: i64) -> i64:
    """The only card that a main player may lay, if something makes him; or ``NO_CARD``."""
    return state.book.numbers.ask(state, CARD_TO_LAY, seat, NO_CARD)
