"""What CHANCE is asked: powers, flares and specials at the set-up, cards, random cards, destiny."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import DrawFromBag
from orrery.engine.decision import Decision
from orrery.engine.flow import Ask, Choices
from orrery.games.cosmic.cards import (
    FROM_FRESH,
    FROM_HOARD,
    INTO_HOARD,
    blind_one,
    discard,
    hand_row,
    not_blinded,
    pass_fresh,
    take_in,
    take_random,
)
from orrery.games.cosmic.data.cards import KINDS, flare
from orrery.games.cosmic.data.destiny import COLOURS, NO_COMET
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.dealing import deal_power, may_be_dealt, may_be_extra
from orrery.games.cosmic.destiny import FOR_START, show_destiny
from orrery.games.cosmic.hands import deal_one_mixed, left_of_mixed
from orrery.games.cosmic.moons import moons_left
from orrery.games.cosmic.playing import hoard_up, take_hoarded
from orrery.games.cosmic.plays import hand_over
from orrery.games.cosmic.state import NOBODY, Cosmic


@final
class DealPower(Decision[Cosmic]):
    """A power card off the unused ones for the seat ``x``; ``y`` says what it is for."""

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if may_be_dealt(state, power, ask.y):
                out.add(power)

    def weights(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if may_be_dealt(state, power, ask.y):
                out.add(1)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        deal_power(state, ask.x, choice, ask.y)


@final
class DealSpecial(DrawFromBag[Cosmic]):
    """A special or comet joins the destiny pile; the one that it replaces is out of it now (CD3.1)."""

    def bag(self, state: Cosmic, ask: Ask) -> vec[i64]:
        return state.specials

    def drawn(self, state: Cosmic, ask: Ask, kind: i64) -> None:
        state.destiny[kind] += 1
        if state.last_special != NO_COMET:
            state.specials[state.last_special] += 1
            state.last_special = NO_COMET


@final
class DealMoon(DrawFromBag[Cosmic]):
    """What the moon ``x`` is; only the owner of its system may look at it (CD2.1)."""

    def bag(self, state: Cosmic, ask: Ask) -> vec[i64]:
        return moons_left(state)

    def drawn(self, state: Cosmic, ask: Ask, kind: i64) -> None:
        state.moons[ask.x] = kind


@final
class DealFlare(Decision[Cosmic]):
    """An extra flare for the deck: of a power that has none there yet (CA2.4)."""

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if may_be_extra(state, power):
                out.add(power)

    def weights(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if may_be_extra(state, power):
                out.add(1)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        state.deck[flare(choice)] += 1
        state.flares_added += 1


@final
class DrawCard(DrawFromBag[Cosmic]):
    """A card off the deck for the hand of the seat ``x``, or for its hoard if ``y`` says so."""

    def bag(self, state: Cosmic, ask: Ask) -> vec[i64]:
        return state.deck

    def drawn(self, state: Cosmic, ask: Ask, kind: i64) -> None:
        if ask.y == INTO_HOARD:
            hoard_up(state, ask.x, kind)
        else:
            take_in(state, ask.x, kind)


@final
class TakeRandom(Decision[Cosmic]):
    """A card at random out of the hand of ``x`` for ``y``, or to be discarded; ``z`` says out of what."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        row = hand_row(state, ask.x, ask.z)
        for kind in range(i64(KINDS)):
            if row[kind] > 0:
                out.add(kind)

    def weights(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        row = hand_row(state, ask.x, ask.z)
        for kind in range(i64(KINDS)):
            if row[kind] > 0:
                out.add(row[kind])

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if ask.y == NOBODY:
            discard(state, ask.x, choice)
        elif ask.z == FROM_FRESH:
            pass_fresh(state, ask.x, ask.y, choice)
        elif ask.z == FROM_HOARD:
            take_hoarded(state, ask.x, ask.y, choice)
        else:
            take_random(state, ask.x, ask.y, choice)


@final
class BlindCard(Decision[Cosmic]):
    """A card at random that ``x`` can't play until the challenge ends."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for kind in range(i64(KINDS)):
            if not_blinded(state, ask.x, kind) > 0:
                out.add(kind)

    def weights(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for kind in range(i64(KINDS)):
            if not_blinded(state, ask.x, kind) > 0:
                out.add(not_blinded(state, ask.x, kind))

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        blind_one(state, ask.x, choice)


@final
class FlipDestiny(DrawFromBag[Cosmic]):
    """The next card of the destiny pile, handed to the frame on top."""

    def bag(self, state: Cosmic, ask: Ask) -> vec[i64]:
        return state.destiny

    def drawn(self, state: Cosmic, ask: Ask, kind: i64) -> None:
        show_destiny(state, kind)
        if ask.x == FOR_START and kind < COLOURS:
            state.turn = kind
        hand_over(state, kind)


@final
class DealMixed(Decision[Cosmic]):
    """A card of the mixed hands of ``x`` and ``y`` for ``x``; nobody sees which until all are dealt."""

    def size(self, state: Cosmic) -> i64:
        return KINDS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for kind in range(i64(KINDS)):
            if left_of_mixed(state, ask.x, ask.y, kind) > 0:
                out.add(kind)

    def weights(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for kind in range(i64(KINDS)):
            left: i64 = left_of_mixed(state, ask.x, ask.y, kind)
            if left > 0:
                out.add(left)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        deal_one_mixed(state, choice)


@final
class NameBlind(Decision[Cosmic]):
    """One of the secret powers of ``x``, which somebody names without knowing it."""

    def size(self, state: Cosmic) -> i64:
        return POWERS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if state.secret[power] != 0 and state.owner[power] == ask.x:
                out.add(power)

    def weights(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for power in range(i64(POWERS)):
            if state.secret[power] != 0 and state.owner[power] == ask.x:
                out.add(1)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        hand_over(state, choice)
