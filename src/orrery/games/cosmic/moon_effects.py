"""What moons do: at once on landing, or as long as somebody is there and they lie open (CD2.2)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, lowest_bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.cards import highest_attack, lowest_attack, show_card
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.destiny import CONE_BY_BASES
from orrery.games.cosmic.data.moons import (
    ATTACK_REVELATION,
    BRIBERY,
    COLD_REVENGE,
    CONE_FIVE,
    CONE_THREE,
    CONE_VARIABLE,
    CONFESSION,
    ENTROPY,
    SNARE,
)
from orrery.games.cosmic.deals import hand_over_cards
from orrery.games.cosmic.moons import hidden_moons, is_at_work, kind_at, works
from orrery.games.cosmic.plays import FREE, RULE, Playable, rule
from orrery.games.cosmic.queries import CHOSE_SIDE, MAY_LEAVE, MOST_SENT
from orrery.games.cosmic.questions import CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.roles import main_player
from orrery.games.cosmic.state import DEFENCE, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, REGROUP, RESOLVED, REVEALED
from orrery.games.cosmic.tokens import (
    bases_of,
    in_game,
    is_moon,
    lose_from,
    on_bases,
    open_losses,
    open_moon,
    owner_of,
    places,
    remove_standing,
    tokens_at,
)

REVEALING: Final = "reveal-moon"
ALL_TOKENS: Final = 20
"""As many as the occupant likes."""

SPARED: Final = 10
"""Nobody is left with fewer tokens by Cold Revenge, or a game might not end (CD2.2)."""


def is_due(state: Cosmic, seat: int, window: Frame) -> bool:
    """The offence has landed on a moon that works at once."""
    return seat == state.offence and state.moon_due > 0


def carry_out_moon(state: Cosmic, frame: Frame) -> None:
    kind: i64 = state.moons[state.moon_due - 1]
    if kind == COLD_REVENGE:
        take_revenge(state, frame)
    elif kind == ENTROPY:
        break_down(state, frame)
    else:
        assert kind in (ATTACK_REVELATION, CONFESSION)
        show_attacks(state, kind == CONFESSION)


def show_attacks(state: Cosmic, highest: bool) -> None:
    """Everybody shows an Attack, as far as he has one."""
    state.moon_due = 0
    for seat in range(state.seats):
        kind = highest_attack(state, seat) if highest else lowest_attack(state, seat)
        if kind != NO_CARD:
            show_card(state, seat, kind)


def take_revenge(state: Cosmic, frame: Frame) -> None:
    """The occupant picks a player, ``y`` from then on, and a base: one token there leaves the game."""
    if frame.y != NO_SUBJECT and frame.z != NO_TARGET:
        state.moon_due = 0
        remove_standing(state, frame.z, frame.y)
    elif frame.z != NO_TARGET:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, frame.z))
    else:
        ask_for_victim(state, frame, with_bases(state, frame.seat))


def with_bases(state: Cosmic, seat: i64) -> i64:
    """The others who have tokens on planets, and more than are spared, as bits."""
    mask: i64 = 0
    for other in range(state.seats):
        if other != seat and on_bases(state, other) > 0 and in_game(state, other) > SPARED:
            mask |= bit(other)
    return mask


def ask_for_victim(state: Cosmic, frame: Frame, seats: i64) -> None:
    """Whom it hits; where there is nobody, nothing happens."""
    if seats == 0:
        state.moon_due = 0
        return
    state.again(frame, frame.x, NO_SUBJECT, NO_TARGET)
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, seats)


def break_down(state: Cosmic, frame: Frame) -> None:
    """Who has most external bases loses one that he picks; of several the occupant says who it is."""
    if frame.y != NO_SUBJECT and frame.z != NO_TARGET:
        state.moon_due = 0
        lose_from(state, frame.z, frame.y, tokens_at(state, frame.z, frame.y))
        open_losses(state)
    elif frame.z != NO_TARGET:
        ask_for_base(state, frame, frame.z)
    elif count_bits(leaders(state)) == 1:
        ask_for_base(state, frame, lowest_bit(leaders(state)))
    else:
        ask_for_victim(state, frame, leaders(state))


def ask_for_base(state: Cosmic, frame: Frame, loser: i64) -> None:
    state.again(frame, frame.x, loser, NO_TARGET)
    state.ask(loser, CHOOSE_PLACE, frame.x, external_bases(state, loser))


def leaders(state: Cosmic) -> i64:
    """Who has most external bases, as bits; nobody if there are none."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.external[seat])
    mask: i64 = 0
    for seat in range(state.seats):
        if most > 0 and state.external[seat] == most:
            mask |= bit(seat)
    return mask


def external_bases(state: Cosmic, seat: i64) -> i64:
    mask: i64 = bases_of(state, seat)
    for place in range(places(state)):
        if owner_of(state, place) == seat:
            mask &= ~bit(place)
    return mask


def may_reveal(state: Cosmic, seat: int, window: Frame) -> bool:
    return hidden_moons(state, seat) != 0


def reveal_moon(state: Cosmic, frame: Frame) -> None:
    """The occupant turns up a secret moon."""
    hidden: i64 = hidden_moons(state, frame.seat)
    if frame.z != NO_TARGET:
        open_moon(state, frame.z)
    elif count_bits(hidden) == 1:
        open_moon(state, lowest_bit(hidden))
    else:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, hidden)


def against_leaving(state: Cosmic, seat: int, place: int, _: int) -> str:
    """The Snare holds all tokens on it."""
    if not is_moon(state, place) or kind_at(state, place) != SNARE:
        return ALLOWED
    return "CD2.2" if is_at_work(state, SNARE) else ALLOWED


def cone_size(state: Cosmic, seat: i64) -> i64:
    """How many tokens the cone of the offence holds by its moons, or 0."""
    if works(state, seat, CONE_VARIABLE):
        return ALL_TOKENS
    if works(state, seat, CONE_FIVE):
        return 5
    return 3 if works(state, seat, CONE_THREE) else 0


def has_cone_moon(state: Cosmic, seat: int) -> bool:
    if len(state.moons) == 0 or seat != state.offence or state.comet == CONE_BY_BASES:
        return False
    return cone_size(state, seat) > 0


def resize_cone(state: Cosmic, seat: int, value: int) -> int:
    return int(cone_size(state, seat))


def take_bribe(state: Cosmic, seat: int, side: int, _: int) -> None:
    """Who joins the side of a main player on Bribery shows him a card and gives it to him."""
    if len(state.moons) > 0 and side <= DEFENCE and works(state, main_player(state, side), BRIBERY):
        hand_over_cards(state, seat, main_player(state, side), min(1, state.sizes[seat]))


PLAYS: Final[tuple[Playable, ...]] = (
    rule("moon-effect", "CD2.2", (RESOLVED,), is_due, carry_out_moon),
    Playable(
        REVEALING, "CD2.1", (REGROUP, BEFORE_CARDS, REVEALED), MAY, may_reveal, reveal_moon, RULE, often=FREE
    ),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("cone-moon", "CD2.2", MOST_SENT, REPLACE, has_cone_moon, resize_cone),
)
RULINGS: Final[tuple[Ruling[Cosmic], ...]] = (Ruling(MAY_LEAVE, against_leaving),)
CONSEQUENCES: Final[tuple[Consequence[Cosmic], ...]] = (Consequence(CHOSE_SIDE, take_bribe),)
