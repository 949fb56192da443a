"""The steps of a round, from the cards that are drawn to the wreck that is taken."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.decision import Procedure
from orrery.engine.flow import CHANCE, Frame
from tests.titles.salvage.cards import KINDS, VALUES
from tests.titles.salvage.effects import EFFECTS, GAME_ENDS, ROUND_BEGINS, WRECK_TAKEN, wake_all
from tests.titles.salvage.keys import (
    BID,
    DRAW,
    DRAW_CARD,
    DRAW_WRECK,
    FROM_WRECKS,
    TOLD_RESHUFFLED,
    TOLD_TOOK,
)
from tests.titles.salvage.queries import has_bid, lose_ship, strength
from tests.titles.salvage.state import ROUNDS, Salvage, order
from tests.titles.salvage.windows import BIDS_SHOWN, WINDOWS

FIRST_HAND: Final = 3
NOBODY: Final = -1


def begin_round(state: Salvage, frame: Frame) -> None:
    wake_all(state, ROUND_BEGINS)


def deal(state: Salvage, frame: Frame) -> None:
    """Three cards for each crew in the first round, then one (T2.1)."""
    cards = FIRST_HAND if state.round == 0 else 1
    for seat in reversed(order(state)):
        state.push(DRAW, seat, cards)


def draw_next(state: Salvage, frame: Frame) -> None:
    """The one step of a draw: a card as long as ``x`` are due and there are any (T2.3)."""
    if frame.x > 0 and bag_size(state.bag) == 0:
        reshuffle(state)
    if frame.x > 0 and bag_size(state.bag) > 0:
        state.again(frame, frame.x - 1)
        state.ask(CHANCE, DRAW_CARD, frame.seat)


def reshuffle(state: Salvage) -> None:
    state.bag = state.discards
    state.discards = vec[i64]([0] * KINDS)
    state.tell(TOLD_RESHUFFLED, CHANCE, bag_size(state.bag))


def drift_in(state: Salvage, frame: Frame) -> None:
    state.ask(CHANCE, DRAW_WRECK)


def call_bids(state: Salvage, frame: Frame) -> None:
    for seat in order(state):
        state.ask(seat, BID)


def respond(state: Salvage, frame: Frame) -> None:
    WINDOWS.open(state, BIDS_SHOWN, order(state)[0])


def award(state: Salvage, frame: Frame) -> None:
    """The strongest bid takes the wreck, the others lose their ships (T3.4, T3.5)."""
    winner = strongest(state)
    for seat in order(state):
        if seat != winner and has_bid(state, seat):
            lose_ship(state, seat)
    if winner != NOBODY:
        state.discards[state.take_bid(winner)] += 1
        state.score(winner, FROM_WRECKS, VALUES[state.wreck])
        state.tell(TOLD_TOOK, winner, state.wreck)
        EFFECTS.give(state.owned, winner, state.wreck)
        EFFECTS.wake(state, state.owned, winner, WRECK_TAKEN)


def strongest(state: Salvage) -> int:
    """The crew whose bid counts most, of equals the one that comes first (T3.4)."""
    best = NOBODY
    for seat in order(state):
        if has_bid(state, seat) and (best == NOBODY or strength(state, seat) > strength(state, best)):
            best = seat
    return best


def end_round(state: Salvage, frame: Frame) -> None:
    for seat in range(state.seats):
        state.boosts[seat] = 0
        state.doubled[seat] = 0
        state.used[seat] = 0
    state.round += 1
    if state.round < ROUNDS:
        state.restart()
    else:
        wake_all(state, GAME_ENDS)


ROUND_STEPS: Final = Procedure(begin_round, deal, drift_in, call_bids, respond, award, end_round)
