"""Generic questions: a seat, a power, a planet, a card, a number, yes or no.

``x`` of the question is the response that wants to know (or -1), for the words. The answer goes to the
frame on top, in ``z``.
"""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED, Decision, Offer, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.abilities import clause_on, exchangeable, immune
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.destiny import DESTINIES
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.decisions.refusals import open_powers, own_cards, planets, refuse_rest
from orrery.games.cosmic.destiny import not_named
from orrery.games.cosmic.hands import (
    FROM_GAINED,
    FROM_HAND,
    FROM_LENDER,
    FROM_MATCHING,
    FROM_OWN_SIDE,
    FROM_PLAYABLE,
    FROM_PLAYED,
    FROM_UNKEPT,
    OPTIONAL,
    can_choose,
)
from orrery.games.cosmic.losing_powers import keeps
from orrery.games.cosmic.names import MOST_PLACES, MOST_SEATS, MOST_STACKS
from orrery.games.cosmic.plays import POWER_USE, hand_over
from orrery.games.cosmic.powersets import OWN_POWERS, is_blind, is_listed, no_powers
from orrery.games.cosmic.queries import MAY_CALL, MAY_PART_WITH, MAY_SAY
from orrery.games.cosmic.roles import in_challenge
from orrery.games.cosmic.stacks import is_at, is_first_of_its_like, stack_count, stacks_at
from orrery.games.cosmic.state import Cosmic

LARGEST_NUMBER = 41
YES: Final = 0


def write_bits(bits: i64, end: i64, optional: i64, out: Choices) -> None:
    if optional == 1:
        out.add(PASS)
    for place in range(end):
        if has(bits, place):
            out.add(place)


@final
class ChooseSeat(Decision[Cosmic]):
    """One of the seats ``y``; may be passed if ``z`` is 1."""

    def size(self, state: Cosmic) -> i64:
        return MOST_SEATS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        write_bits(ask.y, MOST_SEATS, ask.z, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        rest = [seat for seat in range(state.seats) if not has(ask.y, seat)]
        return [Refusal(seat, seat_clause(state, ask, seat)) for seat in rest]


def seat_clause(state: Cosmic, ask: Ask, seat: i64) -> str:
    """Why a player is not among those to choose from: by a Con, or by what the choice is for."""
    if ask.x < 0:
        return not_named(state, seat)
    plays = state.book.plays
    power = plays.powers[ask.x]
    if plays.hows[ask.x] == POWER_USE and immune(state, seat, power):
        return f"CCon-{POWER_KEYS[power]}"
    return plays.clauses[ask.x]


@final
class ChoosePower(Decision[Cosmic]):
    """One of the powers in the words ``y`` and ``z``, or of the own ones that ``y`` stands for.

    Passing stands for a power that lies face down, where there is one.
    """

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        if ask.y < 0:
            own = exchangeable(state, ask.seat) if ask.y == OWN_POWERS else keeps(state, ask.seat)
        else:
            own = no_powers()
        if is_blind(ask.y):
            out.add(PASS)
        for power in range(i64(POWERS)):
            if own[power] != 0 or (ask.y >= 0 and is_listed(ask.y, ask.z, power)):
                out.add(power)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Of the own powers some can't be given away."""
        clause = state.book.plays.clauses[ask.x]
        clauses = dict.fromkeys(open_powers(state, ask.seat), clause)
        for power in clauses:
            if ask.y == OWN_POWERS and state.owner[power] == ask.seat:
                clauses[power] = clause_on(state, MAY_PART_WITH, ask.seat, power) or clause
        return refuse_rest(self, state, ask, clauses)


@final
class ChoosePlace(Decision[Cosmic]):
    """One of the planets ``y``; may be passed if ``z`` is 1."""

    def size(self, state: Cosmic) -> i64:
        return MOST_PLACES

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        write_bits(ask.y, MOST_PLACES, ask.z, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Without a response that asks, it is a home planet to settle again (CA4.3)."""
        clause = state.book.plays.clauses[ask.x] if ask.x >= 0 else "CA4.3"
        return refuse_rest(self, state, ask, planets(state, clause))


@final
class ChooseKind(Decision[Cosmic]):
    """A kind of card of the types ``z``: out of the own hand, of the discards, or any (``y``)."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        if ask.y >= OPTIONAL:
            out.add(PASS)
        for kind in range(i64(KINDS)):
            if can_choose(state, ask.seat, kind, ask.y % OPTIONAL, ask.z):
                out.add(kind)
        if out.count == 0 and ask.y == FROM_PLAYABLE:
            for kind in range(i64(KINDS)):
                if can_choose(state, ask.seat, kind, FROM_HAND, ask.z):
                    out.add(kind)
            if out.count == 0:
                out.add(PASS)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Other cards of the hand or of the discards, wherever the card comes from."""
        if ask.y % OPTIONAL in (FROM_HAND, FROM_UNKEPT, FROM_GAINED, FROM_MATCHING, FROM_PLAYABLE):
            seen = own_cards(state, ask.seat)
        elif ask.y % OPTIONAL == FROM_LENDER:
            seen = own_cards(state, state.lender[ask.seat])
        else:
            seen = [kind for kind in range(KINDS) if state.discards[kind] > 0]
        return refuse_rest(self, state, ask, dict.fromkeys(seen, kind_clause(state, ask)))


def kind_clause(state: Cosmic, ask: Ask) -> str:
    """What a card is chosen for: a play, with one that somebody has played its Pro; or else the Plague."""
    if ask.y % OPTIONAL in (FROM_PLAYED, FROM_OWN_SIDE):
        return f"CPro-{POWER_KEYS[state.book.plays.powers[ask.x]]}"
    return state.book.plays.clauses[ask.x] if ask.x >= 0 else "CX-plague"


@final
class ChooseNumber(Decision[Cosmic]):
    """A number from ``y`` to ``z``."""

    def size(self, state: Cosmic) -> i64:
        return LARGEST_NUMBER

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for number in range(ask.y, ask.z + 1):
            out.add(number)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


@final
class Agree(Offer[Cosmic]):
    """Yes, or pass; an answer that binds has to be one that can be kept."""

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for answer in (PASS, YES):
            if ask.x < 0 or clause_on(state, MAY_SAY, ask.seat, answer, ask.x) == ALLOWED:
                out.add(answer)
        if out.count == 0:
            out.add(PASS)
            out.add(YES)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        if ask.x < 0:
            return []
        clauses = {answer: clause_on(state, MAY_SAY, ask.seat, answer, ask.x) for answer in (PASS, YES)}
        return refuse_rest(self, state, ask, {answer: clause for answer, clause in clauses.items() if clause})

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


@final
class ChooseDestiny(Decision[Cosmic]):
    """A card of the destiny pile, for a seat that looks through it."""

    def size(self, state: Cosmic) -> i64:
        return DESTINIES

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for kind in range(i64(DESTINIES)):
            if state.destiny[kind] > 0:
                out.add(kind)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """What has been flipped since the pile was shuffled."""
        gone = [kind for kind in range(DESTINIES) if state.destiny_out[kind] > 0]
        return refuse_rest(self, state, ask, dict.fromkeys(gone, state.book.plays.clauses[ask.x]))


@final
class ChooseStack(Decision[Cosmic]):
    """One of the own tokens at ``y``, under which a captive of the seat ``z`` is put: a single one is 0."""

    def size(self, state: Cosmic) -> i64:
        return MOST_STACKS + 1

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        if in_challenge(state, ask.seat) > stacks_at(state, ask.seat, ask.y):
            out.add(0)
        for stack in range(stack_count(state)):
            if is_at(state, stack, ask.seat, ask.y) and is_first_of_its_like(state, stack):
                out.add(stack + 1)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


@final
class ChooseWord(Decision[Cosmic]):
    """One of the words ``y``, as bits, of a closed list: curses in the order of a ban (CB-witch), calls.

    Everybody sees ``y``; what only the seat knows is against a word by a ruling. In a guess in which that
    leaves none, all are offered.
    """

    def size(self, state: Cosmic) -> i64:
        return len(self.names)

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        known: i64 = 0
        for word in range(i64(len(self.names))):
            if has(ask.y, word) and clause_on(state, MAY_CALL, ask.seat, word, ask.x) == ALLOWED:
                known |= bit(word)
        write_bits(known if known != 0 else ask.y, len(self.names), ask.z, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        clauses = dict.fromkeys(range(len(self.names)), state.book.plays.clauses[ask.x])
        return refuse_rest(self, state, ask, clauses)
