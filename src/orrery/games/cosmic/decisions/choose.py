"""Generic questions: a seat, a power, a planet, a card, a number, yes or no.

``x`` of the question is the response that wants to know (or -1), for the words. The answer goes to the
frame on top, in ``z``.
"""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import Decision, Offer
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.abilities import exchangeable
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.hands import OPTIONAL, can_choose
from orrery.games.cosmic.losing_powers import KEPT_POWERS, keeps
from orrery.games.cosmic.names import MOST_PLACES, MOST_SEATS
from orrery.games.cosmic.reactions import hand_over
from orrery.games.cosmic.state import OWN_POWERS, Cosmic

LARGEST_NUMBER = 41


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


def powers_meant(state: Cosmic, seat: i64, powers: i64) -> i64:
    """A question that everybody sees does not list powers of which some may be secret."""
    if powers == OWN_POWERS:
        return exchangeable(state, seat)
    return keeps(state, seat) if powers == KEPT_POWERS else powers


@final
class ChoosePower(Decision[Cosmic]):
    """One of the powers ``y``, or of the own ones that it stands for; may be passed if ``z`` is 1."""

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        write_bits(powers_meant(state, ask.seat, ask.y), POWERS, ask.z, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


@final
class ChoosePlace(Decision[Cosmic]):
    """One of the planets ``y``; may be passed if ``z`` is 1."""

    def size(self, state: Cosmic) -> i64:
        return MOST_PLACES

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        write_bits(ask.y, MOST_PLACES, ask.z, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


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

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


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
    """Yes, or pass."""

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)


@final
class ChooseCurse(Decision[Cosmic]):
    """One of the curses ``y``, in the order of the bits of a ban (CB-witch)."""

    def size(self, state: Cosmic) -> i64:
        return len(self.names)

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        write_bits(ask.y, len(self.names), ask.z, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)
