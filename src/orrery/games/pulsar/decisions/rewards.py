"""Choices that benefits bring: gyrodynes, pulsars, systems, tokens, bonus dice, links."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import Alternatives, Decision, Refusal
from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.catalogue import FIRST_SYSTEM
from orrery.games.pulsar.counts import idle
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import LARGE, SMALL
from orrery.games.pulsar.effects import ONE_MORE, offer_gyrodyne, start_effect
from orrery.games.pulsar.keys import CHOOSE_RED, TRANSMITTER_LINKED
from orrery.games.pulsar.space import FOR_CLAIM, FOR_GYRODYNE, arrive, suits
from orrery.games.pulsar.state import (
    FIRST_ISOLATED,
    FIRST_PULSAR,
    NOBODY,
    PULSARS,
    SYSTEMS,
    TILES,
    Pulsar,
)
from orrery.games.pulsar.verbs import (
    claim,
    complete,
    explore,
    gain_plus_minus,
    gain_plus_two,
    start_construction,
    take_gyrodyne,
    take_red,
)

BONUS: Final = 0
EXPLORATION_TILE: Final = 1
ENDS: Final = 2 * TILES


@final
class ChooseGyrodyne(Decision[Pulsar]):
    """The size of a gyrodyne from a benefit; ``x`` holds the sizes, ``y`` whether a different one follows."""

    def size(self, state: Pulsar) -> i64:
        return 4

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for size in range(SMALL, LARGE + 1):
            if has(ask.x, size) and state.supply[size] > 0:
                out.add(size)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        take_gyrodyne(state, ask.seat, choice)
        if ask.y == ONE_MORE:
            others: i64 = 0
            for size in range(SMALL, LARGE + 1):
                if size != choice:
                    others |= bit(size)
            offer_gyrodyne(state, ask.seat, others, 0)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Sizes that the benefit does not show (P3.9), and such as have run out (P5.8)."""
        return [
            Refusal(size, "P5.8" if has(ask.x, size) else "P3.9")
            for size in range(SMALL, LARGE + 1)
            if not has(ask.x, size) or state.supply[size] == 0
        ]


@final
class ChoosePulsar(Decision[Pulsar]):
    """A pulsar: for a held gyrodyne of size ``y`` (P5.4), for a claim (P5.1), or for the ship (P4.16).

    Claims and moves by an effect may be declined (P3.9).
    """

    def size(self, state: Pulsar) -> i64:
        return PULSARS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        if ask.x != FOR_GYRODYNE:
            out.add(PASS)
        for pulsar in range(i64(PULSARS)):
            if suits(state, ask.seat, ask.x, pulsar):
                out.add(pulsar)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            return
        if ask.x == FOR_GYRODYNE:
            start_construction(state, ask.seat, ask.y, choice)
        elif ask.x == FOR_CLAIM:
            claim(state, ask.seat, choice)
        else:
            arrive(state, ask.seat, FIRST_PULSAR + choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """All other pulsars: connected ones can't be claimed by an effect, a claim is for good (P4.11)."""
        found: list[Refusal] = []
        for pulsar in range(PULSARS):
            if not suits(state, ask.seat, ask.x, pulsar):
                by_effect = "P5.1" if pulsar < FIRST_ISOLATED else "P4.11"
                found.append(Refusal(pulsar, ("P5.4", by_effect, "P4.16")[ask.x]))
        return found


@final
class ChooseSystem(Decision[Pulsar]):
    """Any planetary system for the ship, as if a flight ended there (P4.16), or none."""

    def size(self, state: Pulsar) -> i64:
        return SYSTEMS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        for system in range(i64(SYSTEMS)):
            out.add(system)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice != PASS:
            arrive(state, ask.seat, choice)


@final
class ChooseToken(Alternatives[Pulsar]):
    """A modifier token of either kind."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == 0:
            gain_plus_minus(state, ask.seat, 1)
        else:
            gain_plus_two(state, ask.seat, 1)


@final
class TakeBonus(Alternatives[Pulsar]):
    """The exploration bonus of system ``x``, or an exploration tile instead (P4.7)."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == BONUS:
            start_effect(state, ask.seat, FIRST_SYSTEM + state.tiles[ask.x])
        else:
            explore(state, ask.seat, 1)


@final
class ChooseRed(Decision[Pulsar]):
    """A bonus die that tile ``x`` forms with a neighbour at one of its ends, if it is wanted (P6.6).

    ``y`` holds the ends whose dice were taken, as bits.
    """

    def size(self, state: Pulsar) -> i64:
        return 2

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        for end in range(i64(2)):
            if not has(ask.y, end) and forms_die(state, ask.x, end):
                out.add(end)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice != PASS:
            take_red(state, ask.seat, formed_value(state, ask.x, choice))
            offer_red(state, ask.seat, ask.x, ask.y | bit(choice))

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Links that form no die, or whose die was taken (P6.6)."""
        return [
            Refusal(end, "P6.6")
            for end in range(2)
            if state.links[ask.x * 2 + end] >= 0 and (has(ask.y, end) or not forms_die(state, ask.x, end))
        ]


def offer_red(state: Pulsar, seat: i64, tile: i64, taken: i64) -> None:
    """Offer the dice that the ends of a tile form, but for those that were taken (P6.6)."""
    for end in range(i64(2)):
        if not has(taken, end) and forms_die(state, tile, end):
            state.ask(seat, CHOOSE_RED, tile, taken)
            return


def forms_die(state: Pulsar, tile: i64, end: i64) -> bool:
    """Whether an end of an online tile is linked to an online tile."""
    other = state.links[tile * 2 + end]
    return other >= 0 and state.online[other // 2] == 1


def formed_value(state: Pulsar, tile: i64, end: i64) -> i64:
    """The sum of the two halves (P6.6)."""
    other = state.links[tile * 2 + end]
    return TRANSMITTERS[tile].ends[end] + TRANSMITTERS[other // 2].ends[other % 2]


@final
class KeepTile(Alternatives[Pulsar]):
    """Which of two exploration tiles is resolved; the other is discarded face up (P8.10)."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.exploration_discards[state.looked_at[1 - choice]] += 1
        state.looked_at[0] = state.looked_at[choice]
        state.looked_at[1] = -1


@final
class CompleteFree(Decision[Pulsar]):
    """The size of the gyrodyne under construction that a benefit completes."""

    def size(self, state: Pulsar) -> i64:
        return 4

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for size in range(SMALL, LARGE + 1):
            if idle(state, ask.seat, size) > 0:
                out.add(size)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        complete(state, ask.seat, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        return [Refusal(size, "P5.6") for size in range(SMALL, LARGE + 1) if idle(state, ask.seat, size) == 0]


@final
class Link(Decision[Pulsar]):
    """To which free end of the own arrays the new tile ``x`` is linked, by which of its own; or a new array.

    The choice is own end * 48 + other tile * 2 + its end (P6.2, P6.7).
    """

    def size(self, state: Pulsar) -> i64:
        return 2 * ENDS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        for own in range(i64(len(TRANSMITTERS[ask.x].ends))):
            for other in range(i64(ENDS)):
                if other // 2 != ask.x and is_free_end(state, ask.seat, other):
                    out.add(own * ENDS + other)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            return
        own: i64 = ask.x * 2 + choice // ENDS
        other: i64 = choice % ENDS
        state.links[own] = other
        state.links[other] = own
        state.tell(TRANSMITTER_LINKED, ask.seat, ask.x, other // 2)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Ends that are linked already (P6.7), sides without an end, and arrays of others (P6.2)."""
        found: list[Refusal] = []
        for own in range(len(TRANSMITTERS[ask.x].ends)):
            for other in range(ENDS):
                keeper = state.keepers[other // 2]
                if keeper != NOBODY and other // 2 != ask.x and not is_free_end(state, ask.seat, other):
                    linked = keeper == ask.seat and has_end(other)
                    found.append(Refusal(own * ENDS + other, "P6.7" if linked else "P6.2"))
        return found

    def token(self, ask: Ask, choice: int) -> str:
        if choice == PASS:
            return super().token(ask, choice)
        other = choice % ENDS
        return f"{choice // ENDS + 1}-{TRANSMITTERS[other // 2].key}-{other % 2 + 1}"

    def read(self, ask: Ask, token: str) -> int:
        for choice in range(-1, 2 * ENDS):
            if self.token(ask, choice) == token:
                return choice
        raise BadToken(self.key, token)


def has_end(end: i64) -> bool:
    return end % 2 < len(TRANSMITTERS[end // 2].ends)


def is_free_end(state: Pulsar, seat: i64, end: i64) -> bool:
    """An end of an own tile that links nothing yet."""
    return state.keepers[end // 2] == seat and has_end(end) and state.links[end] < 0


def has_free_end(state: Pulsar, seat: i64, besides: i64) -> bool:
    """Whether a new tile could be linked at all."""
    for end in range(i64(ENDS)):
        if end // 2 != besides and is_free_end(state, seat, end):
            return True
    return False
