"""What happens on a flight and wherever it leads: hops, visits, exploration tiles (P4)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import Procedure
from orrery.engine.flow import CHANCE, Frame
from orrery.games.pulsar.catalogue import FIRST_EXPLORATION, SYSTEM_RED, awake
from orrery.games.pulsar.data.systems import BLUE, COLOURS, LIFELESS
from orrery.games.pulsar.data.vocabulary import (
    BLUE_STATION_AT_END,
    EXPLORATION_DRAWN,
    LIFELESS_BONUS,
    LIFELESS_STATION_AT_END,
    LOOK_AT_TWO,
    STATION_IN_PASSING,
)
from orrery.games.pulsar.decisions.chance import refill_exploration
from orrery.games.pulsar.effects import start_effect
from orrery.games.pulsar.keys import (
    DRAW_EXPLORATION,
    DRAW_SYSTEM,
    HOP,
    KEEP_TILE,
    STATION_BUILT,
    TAKE_BONUS,
    VISIT,
)
from orrery.games.pulsar.routes import routes_of
from orrery.games.pulsar.space import ENDING, PASSING, arrive, ask_run, free_planet, is_dead_end, is_passed
from orrery.games.pulsar.state import FACE_DOWN, NOBODY, PLANETS, Pulsar
from orrery.games.pulsar.verbs import explore, may_take_red, wake


def fly_hops(state: Pulsar, frame: Frame) -> None:
    """Ask for hop after hop, ``y`` of them, then for a gate run: the whole route is fixed first (P4.14)."""
    if frame.y > 0:
        state.ask(frame.seat, HOP, frame.x, frame.y, frame.z)
    else:
        state.goto(ON_THE_WAY, frame.x, 1)
        ask_run(state, frame.seat, frame.x)


def visit_on_the_way(state: Pulsar, frame: Frame) -> None:
    """The systems that are passed, in flight order (P4.14); ``y`` is the hop that is looked at."""
    routes = routes_of(state.side)
    length: i64 = routes.length[frame.x]
    for hop in range(frame.y, length):
        if is_passed(routes, frame.x, hop):
            state.again(frame, frame.x, hop + 1)
            state.push(VISIT, frame.seat, routes.visited_at(frame.x, hop), PASSING)
            return


def land(state: Pulsar, frame: Frame) -> None:
    """The end of the flight."""
    arrive(state, frame.seat, routes_of(state.side).node[frame.x], frame.x)


def turn_up(state: Pulsar, frame: Frame) -> None:
    """The first visit shows what a system is (P4.5)."""
    if state.tiles[frame.x] == FACE_DOWN:
        state.ask(CHANCE, DRAW_SYSTEM, frame.x, frame.seat)


def settle(state: Pulsar, frame: Frame) -> None:
    """Put up a station if a planet is free; what it brings follows in the order of P4.14."""
    seat = frame.seat
    system = frame.x
    state.finish()
    wanted: i64 = BLUE if frame.y == ENDING else LIFELESS
    planet = free_planet(state, seat, system, wanted)
    if planet == NOBODY:
        planet = free_planet(state, seat, system, 1 - wanted)
    if planet == NOBODY:
        return
    state.stations[system * PLANETS + planet] = seat
    state.tell(STATION_BUILT, seat, system, planet)
    _reward(state, seat, frame, COLOURS[state.tiles[system]][planet])


def _reward(state: Pulsar, seat: i64, frame: Frame, colour: i64) -> None:
    """Technologies about the station come first; then the bonus, if the flight ends on the right colour."""
    if frame.y == PASSING:
        state.goto(AFTER_BONUS, frame.x, frame.y)
        wake(state, seat, STATION_IN_PASSING)
    elif colour == BLUE:
        state.goto(BONUS, frame.x, frame.y)
        wake(state, seat, BLUE_STATION_AT_END)
    else:
        lucky = awake(state, seat, LIFELESS_BONUS) > 0
        state.goto(BONUS if lucky else AFTER_BONUS, frame.x, frame.y)
        wake(state, seat, LIFELESS_STATION_AT_END)


def offer_bonus(state: Pulsar, frame: Frame) -> None:
    """The exploration bonus or a tile (P4.7); a red die that can't be taken leaves only the tile (P4.15)."""
    if SYSTEM_RED[state.tiles[frame.x]] == 1 and not may_take_red(state):
        explore(state, frame.seat, 1)
    else:
        state.ask(frame.seat, TAKE_BONUS, frame.x)


def dead_end_tile(state: Pulsar, frame: Frame) -> None:
    """A station in a dead end also brings an exploration tile (P4.9)."""
    if is_dead_end(state, frame.x):
        explore(state, frame.seat, 1)


def draw_tile(state: Pulsar, frame: Frame) -> None:
    """Draw one of ``x`` exploration tiles, or the first of two to look at (P1.8, P8.10)."""
    if frame.x == 0:
        state.finish()
        return
    refill_exploration(state)
    state.ask(CHANCE, DRAW_EXPLORATION, 0, frame.seat)


def draw_second(state: Pulsar, frame: Frame) -> None:
    if awake(state, frame.seat, LOOK_AT_TWO) > 0:
        refill_exploration(state)
        state.ask(CHANCE, DRAW_EXPLORATION, 1, frame.seat)


def choose_tile(state: Pulsar, frame: Frame) -> None:
    """Of two tiles one is resolved."""
    if state.looked_at[1] >= 0:
        state.ask(frame.seat, KEEP_TILE)


def resolve_tile(state: Pulsar, frame: Frame) -> None:
    """The tile acts and is discarded; then the next one is drawn."""
    kind = state.looked_at[0]
    state.looked_at[0] = -1
    state.exploration_discards[kind] += 1
    state.restart(frame.x - 1)
    wake(state, frame.seat, EXPLORATION_DRAWN)
    start_effect(state, frame.seat, FIRST_EXPLORATION + kind)


FLIGHT_STEPS: Final = Procedure(fly_hops, visit_on_the_way, land)
VISIT_STEPS: Final = Procedure(turn_up, settle, offer_bonus, dead_end_tile)
EXPLORATION_STEPS: Final = Procedure(draw_tile, draw_second, choose_tile, resolve_tile)
ON_THE_WAY: Final = FLIGHT_STEPS.at(visit_on_the_way)
BONUS: Final = VISIT_STEPS.at(offer_bonus)
AFTER_BONUS: Final = VISIT_STEPS.at(dead_end_tile)
