"""Which challenge card is laid (CP7), with which kicker (CD4.1), and which cards all discard at once."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED, Decision, Refusal
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.abilities import clause_on, play_forbidden
from orrery.games.cosmic.cards import discard, held, is_challenge
from orrery.games.cosmic.data.cards import (
    FIRST_EDICT,
    FIRST_KICKER,
    FIRST_REINFORCEMENT,
    KICKER_TYPE,
    KINDS,
    NO_CARD,
    TYPE_OF,
)
from orrery.games.cosmic.decisions.refusals import cards_at_hand, refuse_rest
from orrery.games.cosmic.keys import CARD_LAID
from orrery.games.cosmic.kickers import FACE_UP, can_lay, holds_kicker, lay_kicker
from orrery.games.cosmic.lucre import charge_for_card
from orrery.games.cosmic.playing import cards_to_play, lay_secretly
from orrery.games.cosmic.plays import hand_over
from orrery.games.cosmic.queries import CARD_TO_LAY, LAID_OPENLY, MAY_LAY
from orrery.games.cosmic.roles import side_of
from orrery.games.cosmic.showdown import turn_up
from orrery.games.cosmic.state import INSANE, Cosmic


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
            if can_play(state, ask.seat, kind) and clause_on(state, MAY_LAY, ask.seat, kind) == ALLOWED:
                out.add(kind)
        if out.count == 0:
            for kind in range(i64(FIRST_EDICT)):
                if can_play(state, ask.seat, kind):
                    out.add(kind)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        side = side_of(state, ask.seat)
        openly = ask.x == 1 or card_to_lay(state, ask.seat) != NO_CARD
        lay_secretly(state, ask.seat, choice, side)
        state.laid[side] = choice
        state.laid_from[side] = ask.seat
        state.laid_seen[side] = bit(ask.seat)
        charge_for_card(state, ask.seat)
        state.tell(CARD_LAID, ask.seat, choice, to=EVERYBODY if openly else audience(ask.seat))
        if openly:
            turn_up(state, side)
            state.reveal()
            state.book.consequences.of(state, LAID_OPENLY, ask.seat)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """A challenge card that has to give way to another, or a card of another type."""
        clauses = {kind: against_laying(state, ask.seat, kind) for kind in cards_at_hand(state, ask.seat)}
        return refuse_rest(self, state, ask, clauses)


@final
class LayKicker(Decision[Cosmic]):
    """A kicker or none; face up if ``x`` says so. Who holds one has to lay it in Insanity (CX-insanity)."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        if state.mood != INSANE or not holds_kicker(state, ask.seat):
            out.add(PASS)
        for kind in range(i64(FIRST_KICKER), i64(FIRST_REINFORCEMENT)):
            if can_lay(state, ask.seat, kind):
                out.add(kind)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice != PASS:
            charge_for_card(state, ask.seat)
            lay_kicker(state, ask.seat, choice, ask.x == FACE_UP)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """A kicker that is barred, a card of another type, or no kicker at all in Insanity."""
        clauses = {kind: against_kicking(state, ask.seat, kind) for kind in cards_at_hand(state, ask.seat)}
        return refuse_rest(self, state, ask, {**clauses, PASS: "CX-insanity"})


@final
class DiscardTogether(Decision[Cosmic]):
    """Everybody who is asked discards a card, all at once.

    The frame on top learns, in ``z``, who shares a type with another, as bits.
    """

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for kind in range(i64(KINDS)):
            if held(state, ask.seat, kind) > 0:
                out.add(kind)

    def settle(self, state: Cosmic, asks: list[Ask], choices: list[int]) -> None:
        types = [TYPE_OF[choice] for choice in choices]
        alike: i64 = 0
        for index in range(len(asks)):
            discard(state, asks[index].seat, choices[index])
            if types.count(types[index]) > 1:
                alike |= bit(asks[index].seat)
        hand_over(state, alike)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        self.settle(state, [ask], [int(choice)])


def against_laying(state: Cosmic, seat: i64, kind: i64) -> str:
    """Why a card gives way to another; a card of another type is never laid."""
    return (clause_on(state, MAY_LAY, seat, kind) if is_challenge(kind) else ALLOWED) or "CP7"


def against_kicking(state: Cosmic, seat: i64, kind: i64) -> str:
    """Why a kicker can't be laid; a card of another type never is."""
    return (play_forbidden(state, seat, kind) if TYPE_OF[kind] == KICKER_TYPE else ALLOWED) or "CD4.1"


def can_play(state: Cosmic, seat: i64, kind: i64) -> bool:
    return cards_to_play(state, seat, kind) > 0


def card_to_lay(state: Cosmic, seat: i64) -> i64:
    """The only card that a main player may lay, if something makes him; or ``NO_CARD``."""
    return state.book.numbers.ask(state, CARD_TO_LAY, seat, NO_CARD)
