"""From the options to the first challenge: powers, decks, hands, and who begins (CA2, CE3.1)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import bag_size
from orrery.engine.decision import Procedure
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import CHANCE, Frame
from orrery.games.cosmic.abilities import give_power, power_count
from orrery.games.cosmic.cards import draw
from orrery.games.cosmic.data.cards import WITH_PULSARS, flare, plain_deck, pulsar
from orrery.games.cosmic.data.destiny import COLOURS, PER_COLOUR, WILD, WILDS
from orrery.games.cosmic.data.powers import (
    LIES_OPEN,
    NEEDS_ALLIES,
    NEEDS_COLOUR,
    NO_POWER,
    PENTAFORM,
    POWERS,
    PROGENITOR,
    SIMPLE,
)
from orrery.games.cosmic.destiny import FOR_START
from orrery.games.cosmic.hands import FULL_HAND
from orrery.games.cosmic.keys import CHALLENGE, POWER_DEALT
from orrery.games.cosmic.questions import DEAL_FLARE, DEAL_POWER, DEAL_SPECIAL, FLIP_DESTINY, PUT_BACK_POWER
from orrery.games.cosmic.reactions import hand_over
from orrery.games.cosmic.state import NOBODY, STAGES, Cosmic
from orrery.games.cosmic.tokens import set_up_system

# What a power card is drawn for.
FOR_SEAT: Final = 0
FOR_STAGE: Final = 1
FOR_SECOND: Final = 2
FOR_FRAME: Final = 3
"""The frame on top gets its number, in ``z``, and does with it what it likes."""


def may_be_dealt(state: Cosmic, power: i64, purpose: i64) -> bool:
    """Whether a power card is among the unused ones, and fits (CB-pentaform, CB-progenitor, CA9.1)."""
    if not is_unused(state, power):
        return False
    if state.seats == 2 and power in NEEDS_ALLIES:
        return False
    if purpose != FOR_SEAT:
        return power not in LIES_OPEN
    if state.seats == COLOURS and power in NEEDS_COLOUR:
        return False
    return state.pool == 0 or power in SIMPLE


def is_unused(state: Cosmic, power: i64) -> bool:
    if state.owner[power] != NOBODY or state.users[power] != 0:
        return False
    return power not in state.stages


def deal_power(state: Cosmic, seat: i64, power: i64, purpose: i64) -> None:
    if purpose == FOR_SEAT:
        give_power(state, seat, power)
        hidden = state.with_secrets != 0 and power not in LIES_OPEN
        state.secret[power] = int(hidden)
        state.tell(POWER_DEALT, seat, power, to=audience(seat) if hidden else EVERYBODY)
    elif purpose == FOR_STAGE:
        add_stage(state, seat, power)
    elif purpose == FOR_SECOND:
        state.second = power
        give_power(state, seat, power)
        state.tell(POWER_DEALT, seat, power)
    else:
        hand_over(state, power)


def add_stage(state: Cosmic, seat: i64, power: i64) -> None:
    """The next free life stage of Pentaform; it begins at the first."""
    for stage in range(STAGES):
        if state.stages[stage] == NO_POWER:
            state.stages[stage] = power
            if stage == 0:
                state.users[power] |= bit(seat)
            return


def deal_powers(state: Cosmic, frame: Frame) -> None:
    """One after the other, ``x`` are dealt (CA2.3)."""
    if frame.x < state.seats * (state.each + state.spare):
        state.again(frame, frame.x + 1)
        state.ask(CHANCE, DEAL_POWER, frame.x % state.seats, FOR_SEAT)


def put_back_powers(state: Cosmic, frame: Frame) -> None:
    """Who was dealt more than he keeps puts powers back, all players at once."""
    for seat in range(state.seats):
        if power_count(state, seat) > state.each:
            state.again(frame)
            state.ask(seat, PUT_BACK_POWER)


def grow_powers(state: Cosmic, frame: Frame) -> None:
    """The stages of Pentaform and the second system of Progenitor."""
    five = state.owner[PENTAFORM]
    if five != NOBODY and state.stages[STAGES - 1] == NO_POWER:
        state.again(frame)
        state.ask(CHANCE, DEAL_POWER, five, FOR_STAGE)
        return
    twice = state.owner[PROGENITOR]
    if twice != NOBODY and state.second == NO_POWER:
        set_up_system(state, i64(len(state.home)) - 1, twice)
        state.again(frame)
        state.ask(CHANCE, DEAL_POWER, twice, FOR_SECOND)


def build_deck(state: Cosmic, frame: Frame) -> None:
    """72 challenge cards, 22 edicts, a flare and a Pulsar for each power (CA2.4, C3.1)."""
    for power in range(POWERS):
        state.dealt[power] = int(state.owner[power] != NOBODY)
    fill_deck(state)


def fill_deck(state: Cosmic) -> None:
    """All cards that belong to the powers that were dealt."""
    for kind, count in enumerate(plain_deck()):
        state.deck[kind] = count
    for power in range(POWERS):
        if state.dealt[power] != 0:
            state.deck[flare(power)] = int(state.with_flares)
            state.deck[pulsar(power)] = int(state.with_pulsars)
    if state.with_pulsars:
        for kind, count in WITH_PULSARS.items():
            state.deck[kind] = count


def add_flares(state: Cosmic, frame: Frame) -> None:
    """Extra flares, as many as the table wants and there are (CA2.4)."""
    flares: i64 = 0
    for power in range(POWERS):
        flares += state.deck[flare(power)]
    if state.with_flares and state.flares_added < state.extra_flares and flares < POWERS:
        state.again(frame)
        state.ask(CHANCE, DEAL_FLARE)


def add_specials(state: Cosmic, frame: Frame) -> None:
    """One special or comet per player goes into the destiny pile; ``x`` are in (CD3.1)."""
    if state.with_specials and frame.x < state.seats and bag_size(state.specials) > 0:
        state.again(frame, frame.x + 1)
        state.ask(CHANCE, DEAL_SPECIAL)


def deal_hands(state: Cosmic, frame: Frame) -> None:
    """Seven cards each (CA2.6)."""
    for turn in range(state.seats):
        draw(state, state.seats - 1 - turn, FULL_HAND)


def find_first(state: Cosmic, frame: Frame) -> None:
    """Destiny is flipped until a colour shows; its player begins (CA2.6)."""
    if state.turn == NOBODY:
        state.again(frame)
        state.ask(CHANCE, FLIP_DESTINY, FOR_START)
        return
    for kind in range(i64(len(state.destiny))):
        state.destiny[kind] += state.destiny_out[kind]
        state.destiny_out[kind] = 0


def take_turns(state: Cosmic, frame: Frame) -> None:
    """Challenge after challenge, until somebody has won."""
    if state.over == 0:
        state.again(frame)
        state.push(CHALLENGE, state.turn)


def fill_destiny(state: Cosmic) -> None:
    """Only the colours in play, and the wilds (CA2.2)."""
    for seat in range(state.seats):
        state.destiny[seat] = PER_COLOUR
    state.destiny[WILD] = WILDS


GAME_STEPS: Final = Procedure(
    deal_powers,
    put_back_powers,
    grow_powers,
    build_deck,
    add_flares,
    add_specials,
    deal_hands,
    find_first,
    take_turns,
)
PUTTING_BACK: Final = GAME_STEPS.at(put_back_powers)
TURNS: Final = GAME_STEPS.at(take_turns)
