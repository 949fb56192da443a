"""Hate: the others discard what it discards, or lose tokens (CB-hate)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import discard, discard_random, show_card
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND, FROM_MATCHING, OPTIONAL
from orrery.games.cosmic.movement import losing_count
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import (
    is_own_use_of,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import MAY_BEAT_UNARMED
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_PLACE
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, HAND_CHECK, PLAYED
from orrery.games.cosmic.tokens import (
    base_count,
    bases_of,
    lose_from,
    open_losses,
    owner_of,
    tokens_at,
)
from orrery.games.cosmic.uses import strengthened

HATE: Final = number_of("hate")
SHOWN: Final = Own("shown")
"""The kind of card that the others have to match."""
TURN: Final = Own("turn")
"""How many players to the left of Hate the one is whose turn it is."""
DUE: Final = Own("due")
"""How many tokens that player still loses."""
ROBBED: Final = Own("robbed", FOR_CHALLENGE, BY_SEAT)
"""1 for a player out of whose hand the Wild has discarded a card."""

# ``y`` of a use under way: what was asked last. A use answers nothing, so ``y`` is free.
OWN_CARD: Final = 0
THEIR_CARD: Final = 1
THEIR_TOKEN: Final = 2

LOSS: Final = 3
LOSS_WITH_PRO: Final = 4


def begins_turn(state: Cosmic, seat: int, window: Frame) -> bool:
    """The own turn, with a card to discard; the moment itself comes once a turn."""
    return seat == state.offence and state.sizes[seat] > 0


def hate(state: Cosmic, frame: Frame) -> None:
    """Hate's card, then one player after the other: a card, or one token after the other.

    In answer to the use it may have lost its last card: then there is nothing to begin with.
    """
    if frame.y == NO_SUBJECT:
        if state.sizes[frame.seat] > 0:
            state.again(frame, frame.x, OWN_CARD, NO_TARGET)
            state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_HAND, ALL_TYPES)
        return
    victim: i64 = (frame.seat + TURN.of(state, frame.seat)) % state.seats
    if frame.y == OWN_CARD:
        part_with(state, frame.seat, frame.z)
    elif frame.y == THEIR_TOKEN:
        lose_from(state, frame.z, victim, 1)
        DUE.put_of(state, frame.seat, DUE.of(state, frame.seat) - 1)
    elif frame.z == PASS:
        DUE.put_of(state, frame.seat, loss(state, frame.seat))
    else:
        discard(state, victim, frame.z)
    go_on(state, frame)


def part_with(state: Cosmic, seat: i64, kind: i64) -> None:
    """The card is discarded, or with the Super only shown (CS-hate)."""
    SHOWN.put_of(state, seat, kind)
    if strengthened(state, seat, HATE):
        show_card(state, seat, kind)
    else:
        discard(state, seat, kind)


def loss(state: Cosmic, seat: i64) -> i64:
    return LOSS_WITH_PRO if boosted(state, seat, HATE) else LOSS


def go_on(state: Cosmic, frame: Frame) -> None:
    """Another token of the same player, or the next one's turn; at the end all tokens are lost at once."""
    while TURN.of(state, frame.seat) < state.seats:
        victim: i64 = (frame.seat + TURN.of(state, frame.seat)) % state.seats
        if DUE.of(state, frame.seat) > 0 and base_count(state, victim) > 0:
            state.again(frame, frame.x, THEIR_TOKEN, NO_TARGET)
            state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, victim))
            return
        if next_player(state, frame):
            return
    if losing_count(state) > 0:
        open_losses(state)


def next_player(state: Cosmic, frame: Frame) -> bool:
    """Ask the next player for a card; who has none loses tokens, and who has a Con nothing (CCon-hate)."""
    TURN.put_of(state, frame.seat, TURN.of(state, frame.seat) + 1)
    DUE.put_of(state, frame.seat, 0)
    victim: i64 = (frame.seat + TURN.of(state, frame.seat)) % state.seats
    if victim == frame.seat or immune(state, victim, HATE):
        return False
    if state.sizes[victim] == 0:
        DUE.put_of(state, frame.seat, loss(state, frame.seat))
        return False
    state.again(frame, frame.x, THEIR_CARD, NO_TARGET)
    state.ask(victim, CHOOSE_CARD, frame.x, FROM_MATCHING + OPTIONAL, SHOWN.of(state, frame.seat))
    return True


def is_own_use(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use."""
    return is_own_use_of(state, seat, window, HATE)


def only_show(state: Cosmic, frame: Frame) -> None:
    state.supers[HATE] = 1


def faces_cards(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player whose opponent has a card."""
    return is_main(state, seat) and state.sizes[opponent(state, seat)] > 0


def rob(state: Cosmic, frame: Frame) -> None:
    rival = opponent(state, frame.seat)
    if state.sizes[rival] > 0:
        ROBBED.put(state, 1, rival)
        discard_random(state, rival)


def beats_robbed(state: Cosmic, seat: int, *_: int) -> str:
    return "CW-hate" if ROBBED.get(state, seat) != 0 else ALLOWED


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The base with the fewest tokens, one outside the home system first."""
    if ask.decision != CHOOSE_PLACE:
        return NO_ADVICE
    victim: i64 = (ask.seat + TURN.of(state, ask.seat)) % state.seats
    best: i64 = options.get(0)
    least: i64 = 10**6
    for index in range(options.count):
        place = options.get(index)
        cost: i64 = 2 * tokens_at(state, place, victim) + (1 if owner_of(state, place) == victim else 0)
        if cost < least:
            least = cost
            best = place
    return best


POWER: Final = Power(
    "hate",
    Traits(300),
    plays=(
        use(HATE, (HAND_CHECK,), MUST, begins_turn, hate),
        wild(HATE, (BEFORE_CARDS,), faces_cards, rob),
        super_(HATE, (PLAYED,), is_own_use, only_show),
    ),
    rulings=(Ruling(MAY_BEAT_UNARMED, beats_robbed),),
    facts=(SHOWN, TURN, DUE, ROBBED),
    choose=choose,
)
