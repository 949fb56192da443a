"""The eight rounds: dice, draft, turns, production (P1.1)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import Procedure
from orrery.engine.flow import CHANCE, Frame
from orrery.games.pulsar.counters import counter_count
from orrery.games.pulsar.data.tracks import EVEN_START, ROUNDS, SILVER_DICE
from orrery.games.pulsar.data.transmitters import ON_OFFER
from orrery.games.pulsar.decisions.turn import end_turn, has_something_to_do
from orrery.games.pulsar.keys import (
    DRAFT,
    DRAW_TRANSMITTER,
    MEDIAN_SET,
    PICK_DIE,
    PRODUCTION,
    ROLL,
    ROUND,
    ROUND_ENDED,
    SCORING,
    TURN,
    USE_DIE,
)
from orrery.games.pulsar.production import players
from orrery.games.pulsar.setup import draw_boards, draw_goals, draw_hqs, draw_order, enter
from orrery.games.pulsar.state import SLOTS, UNUSED, Pulsar


def play_rounds(state: Pulsar, frame: Frame) -> None:
    """Begin the next round, until all are played."""
    if state.round < ROUNDS:
        state.round += 1
        state.again(frame)
        state.push(ROUND, -1)


def score_game(state: Pulsar, frame: Frame) -> None:
    state.push(SCORING, -1)


def show_transmitters(state: Pulsar, frame: Frame) -> None:
    """Turn up transmitters until three are on offer: in the set-up (P1.5, P1.17) and later (P10.7).

    In a position that was written down the stack may be shorter than the rounds to come.
    """
    for place in range(i64(ON_OFFER)):
        if state.display[place] < 0 and max(state.transmitter_bag) > 0:
            state.again(frame)
            state.ask(CHANCE, DRAW_TRANSMITTER, place)
            return


def roll_dice(state: Pulsar, frame: Frame) -> None:
    """Roll the silver dice (P2.1); in an even start most are laid (P1.14). ``x`` counts the rolled."""
    laid = EVEN_START[state.seats] if state.even_start == 1 and state.round == 1 else ()
    if frame.x == 0:
        clear_dice(state)
        for value in laid:
            state.pool[value - 1] += 1
    if frame.x < SILVER_DICE[state.seats] - len(laid):
        state.again(frame, frame.x + 1)
        state.ask(CHANCE, ROLL)
    else:
        state.goto(MEDIAN)


def clear_dice(state: Pulsar) -> None:
    """All dice come back from the board and from the black hole."""
    for value in range(i64(6)):
        state.pool[value] = 0
    state.spent = 0


def set_median(state: Pulsar, frame: Frame) -> None:
    """Lay the marker on the middle die, half a step towards the side with more dice (P2.2)."""
    middle: i64 = (SILVER_DICE[state.seats] + 1) // 2
    value: i64 = 0
    below: i64 = 0
    while below + state.pool[value] < middle:
        below += state.pool[value]
        value += 1
    above: i64 = SILVER_DICE[state.seats] - below - state.pool[value]
    state.marker = 2 * (value + 1)
    if below != above:
        state.marker += 1 if above > below else -1
    state.tell(MEDIAN_SET, -1, state.marker)


def begin_draft(state: Pulsar, frame: Frame) -> None:
    state.push(DRAFT, -1)


def draft(state: Pulsar, frame: Frame) -> None:
    """One die each in play order, then in reverse; two players by their four figures (P2.3)."""
    picks: i64 = 4 if state.seats == 2 else 2 * state.seats
    if frame.x < picks:
        state.again(frame, frame.x + 1)
        place = frame.x if frame.x < counter_count(state) else picks - 1 - frame.x
        state.ask(state.order[place], PICK_DIE)


def take_turns(state: Pulsar, frame: Frame) -> None:
    """One turn each, in play order (P3.1); ``x`` counts them."""
    order = players(state)
    if frame.x < len(order):
        state.again(frame, frame.x + 1)
        state.bonus = UNUSED
        state.push(TURN, order[frame.x])


def go_on(state: Pulsar, frame: Frame) -> None:
    """Ask what to do next in the turn; a player who can do nothing more is not asked."""
    state.again(frame)
    if has_something_to_do(state, frame.seat):
        state.ask(frame.seat, USE_DIE)
    else:
        end_turn(state, frame.seat)


def produce(state: Pulsar, frame: Frame) -> None:
    state.push(PRODUCTION, -1)


def end_round(state: Pulsar, frame: Frame) -> None:
    """Untaken transmitters leave, locks slide except with two players; not after round 8 (P10.7)."""
    state.tell(ROUND_ENDED, -1, state.round)
    if state.round == ROUNDS:
        return
    for place in range(i64(ON_OFFER)):
        state.display[place] = -1
    if state.seats > 2:
        for slot in range(i64(SLOTS)):
            state.fresh[slot] = 0


# fmt: off
GAME_STEPS: Final = Procedure(
    draw_order, draw_boards, draw_goals, draw_hqs, show_transmitters, enter, play_rounds, score_game,
)
ROUND_STEPS: Final = Procedure(
    show_transmitters, roll_dice, set_median, begin_draft, take_turns, produce, end_round,
)
# fmt: on
DRAFT_STEPS: Final = Procedure(draft)
TURN_STEPS: Final = Procedure(go_on)
MEDIAN: Final = ROUND_STEPS.at(set_median)
