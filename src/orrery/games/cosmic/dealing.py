"""From the options to the first challenge: powers, decks, hands, and who begins (CA2, CE3.1)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import CHANCE, Frame
from orrery.games.cosmic.abilities import clause_on, give_power
from orrery.games.cosmic.cards import draw_more
from orrery.games.cosmic.challenge import next_offence
from orrery.games.cosmic.choosing import draft_powers, hold, put_back_powers, take_up_powers, veil_powers
from orrery.games.cosmic.data.cards import (
    FIRST_KICKER,
    FIRST_REINFORCEMENT,
    KICKERS,
    REINFORCEMENTS,
    WITH_PULSARS,
    flare,
    plain_deck,
    pulsar,
)
from orrery.games.cosmic.data.destiny import COLOURS, PER_COLOUR, WILD, WILDS
from orrery.games.cosmic.data.moons import NO_MOON
from orrery.games.cosmic.data.powers import NO_POWER, POWERS
from orrery.games.cosmic.destiny import FOR_START
from orrery.games.cosmic.hands import FULL_HAND
from orrery.games.cosmic.keys import CHALLENGE, POWER_DEALT
from orrery.games.cosmic.lucre import endow
from orrery.games.cosmic.moons import undealt
from orrery.games.cosmic.playing import draw_for_hoard
from orrery.games.cosmic.plays import FLARES_MAYFAIR, hand_over
from orrery.games.cosmic.powersets import no_powers
from orrery.games.cosmic.queries import HOARDED, MAY_DRAW
from orrery.games.cosmic.questions import DEAL_FLARE, DEAL_MOON, DEAL_POWER, DEAL_SPECIAL, FLIP_DESTINY
from orrery.games.cosmic.state import BANNED, NOBODY, ON_OFFER, SEEN, Cosmic

# What a power card is drawn for.
FOR_SEAT: Final = 0
FOR_FRAME: Final = 1
"""The frame on top gets its number, in ``z``, and does with it what it likes."""


def may_be_dealt(state: Cosmic, power: i64, purpose: i64) -> bool:
    """Whether a power card is among the unused ones, and fits (CA2.3, CA9.1)."""
    traits = state.book.traits[power]
    if not is_unused(state, power) or (state.seats == 2 and traits.needs_allies):
        return False
    if traits.keeps_flares and state.flare_style != FLARES_MAYFAIR:
        return False
    if purpose != FOR_SEAT:
        return not traits.lies_open and state.drawn[power] != ON_OFFER
    if state.seats == COLOURS and traits.needs_colour:
        return False
    return state.pool == 0 or traits.simple


def is_unused(state: Cosmic, power: i64) -> bool:
    if state.owner[power] != NOBODY or state.users[power] != 0 or state.drawn[power] == BANNED:
        return False
    return clause_on(state, MAY_DRAW, NOBODY, power) == ALLOWED


def deal_power(state: Cosmic, seat: i64, power: i64, purpose: i64) -> None:
    if purpose != FOR_SEAT:
        hand_over(state, power)
        return
    if state.spare > 0:
        hold(state, seat, power)
        return
    give_power(state, seat, power)
    hidden = state.with_secrets != 0 and not state.book.traits[power].lies_open
    state.secret[power] = int(hidden)
    state.tell(POWER_DEALT, seat, power, to=audience(seat) if hidden else EVERYBODY)


def deal_powers(state: Cosmic, frame: Frame) -> None:
    """One after the other, ``x`` are dealt (CA2.3)."""
    if frame.x < state.seats * (state.each + state.spare):
        state.again(frame, frame.x + 1)
        state.ask(CHANCE, DEAL_POWER, frame.x % state.seats, FOR_SEAT)


def grow_powers(state: Cosmic, frame: Frame) -> None:
    """Some powers come with more cards: stages, a second system.

    ``y`` counts the power that is being served, 0 before the first; ``z`` is the card just drawn for it.
    """
    growers = state.book.growers
    served: i64 = max(0, frame.y - 1)
    for index in range(served, i64(len(growers))):
        power, grow = growers[index]
        drawn: i64 = frame.z if frame.y == index + 1 else NO_POWER
        if state.owner[power] != NOBODY and grow(state, drawn):
            state.again(frame, 0, index + 1, NO_POWER)
            return


def build_deck(state: Cosmic, frame: Frame) -> None:
    """Challenge cards, edicts, a flare and a Pulsar for each power (CA2.4, C3.1)."""
    for power in range(POWERS):
        state.dealt[power] = int(state.owner[power] != NOBODY)
    fill_deck(state)


def fill_deck(state: Cosmic) -> None:
    """All cards that belong to the powers that were dealt."""
    for kind, count in enumerate(common_cards(state)):
        state.deck[kind] = count
    for power in range(POWERS):
        if state.dealt[power] != 0:
            state.deck[flare(power)] = int(state.with_flares)
            state.deck[pulsar(power)] = int(state.with_pulsars)


def common_cards(state: Cosmic) -> list[int]:
    """All cards by kind that don't belong to a power: the plain deck, and what modules bring (CA2.5)."""
    counts = plain_deck()
    if state.with_pulsars:
        for kind, count in WITH_PULSARS.items():
            counts[kind] = count
    if state.with_kickers:
        for place, (_, count) in enumerate(KICKERS):
            counts[FIRST_KICKER + place] = count
    if state.with_reinforcements:
        for place, (_, count) in enumerate(REINFORCEMENTS):
            counts[FIRST_REINFORCEMENT + place] = count
    return counts


def add_flares(state: Cosmic, frame: Frame) -> None:
    """Extra flares, as many as the table wants and there are (CA2.4)."""
    left: i64 = 0
    for power in range(POWERS):
        left += 1 if may_be_extra(state, power) else 0
    if state.with_flares and state.flares_added < state.extra_flares and left > 0:
        state.again(frame)
        state.ask(CHANCE, DEAL_FLARE)
    else:
        ask_those_present(state)
        state.goto(ADDING_SPECIALS)


def ask_those_present(state: Cosmic) -> None:
    """Only powers that were dealt, drawn, or have a flare in the deck have a say from now on."""
    present = no_powers()
    for power in range(i64(POWERS)):
        was_drawn = state.users[power] != 0 or state.drawn[power] in (SEEN, ON_OFFER)
        present[power] = 1 if state.dealt[power] + state.deck[flare(power)] > 0 or was_drawn else 0
    state.book = state.book.among(present)


def may_be_extra(state: Cosmic, power: i64) -> bool:
    """Whether the flare of a power can still be added to the deck."""
    return state.deck[flare(power)] == 0 and state.drawn[power] != BANNED


def add_specials(state: Cosmic, frame: Frame) -> None:
    """One special or comet per player goes into the destiny pile; ``x`` are in (CD3.1)."""
    if state.with_specials and frame.x < state.seats and bag_size(state.specials) > 0:
        state.again(frame, frame.x + 1)
        state.ask(CHANCE, DEAL_SPECIAL)


def deal_moons(state: Cosmic, frame: Frame) -> None:
    """Two moons for each home system, face down (CD2.1)."""
    if undealt(state) != NO_MOON:
        state.again(frame)
        state.ask(CHANCE, DEAL_MOON, undealt(state))


def deal_hands(state: Cosmic, frame: Frame) -> None:
    """Seven cards each, and a hoard for whoever has one (CA2.6)."""
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        draw_for_hoard(state, seat, state.book.numbers.ask(state, HOARDED, seat, 0))
        draw_more(state, seat, FULL_HAND)


def find_first(state: Cosmic, frame: Frame) -> None:
    """Destiny is flipped until a colour shows; its player begins (CA2.6)."""
    if state.turn == NOBODY:
        state.again(frame)
        state.ask(CHANCE, FLIP_DESTINY, FOR_START)
        return
    endow(state)
    for kind in range(i64(len(state.destiny))):
        state.destiny[kind] += state.destiny_out[kind]
        state.destiny_out[kind] = 0


def take_turns(state: Cosmic, frame: Frame) -> None:
    """Challenge after challenge, until somebody has won."""
    if state.over == 0:
        state.again(frame)
        state.push(CHALLENGE, next_offence(state))


def fill_destiny(state: Cosmic) -> None:
    """Only the colours in play, and the wilds (CA2.2)."""
    for seat in range(state.seats):
        state.destiny[seat] = PER_COLOUR
    state.destiny[WILD] = WILDS


GAME_STEPS: Final = Procedure(
    deal_powers,
    draft_powers,
    put_back_powers,
    take_up_powers,
    veil_powers,
    grow_powers,
    build_deck,
    deal_moons,
    add_flares,
    add_specials,
    deal_hands,
    find_first,
    take_turns,
)
DRAFTING: Final = GAME_STEPS.at(draft_powers)
TAKING_UP: Final = GAME_STEPS.at(take_up_powers)
VEILING: Final = GAME_STEPS.at(veil_powers)
ADDING_SPECIALS: Final = GAME_STEPS.at(add_specials)
TURNS: Final = GAME_STEPS.at(take_turns)
