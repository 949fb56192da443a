"""From a set-up to the first roll (P1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.errors import BadSetup
from orrery.engine.flow import CHANCE, Frame
from orrery.engine.game import Setting, Setup
from orrery.games.pulsar.catalogue import WORDS
from orrery.games.pulsar.counters import place_counters
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import FIRST_GAME as FIRST_GOALS
from orrery.games.pulsar.data.goals import GOALS, OF_HEADQUARTERS
from orrery.games.pulsar.data.gyrodynes import TILES
from orrery.games.pulsar.data.technologies import BOARDS, CATEGORIES
from orrery.games.pulsar.data.technologies import FIRST_GAME as FIRST_BOARDS
from orrery.games.pulsar.data.tracks import START_POINTS
from orrery.games.pulsar.keys import (
    CHOOSE_ENTRY,
    CHOOSE_SIDE,
    DRAW_BOARD,
    DRAW_GOAL,
    DRAW_HQ,
    DRAW_ORDER,
    FROM_START,
    GAME,
)
from orrery.games.pulsar.routes import routes_of
from orrery.games.pulsar.state import NOBODY, Pulsar
from orrery.games.pulsar.verbs import gain_points

ON: Final = "on"
OFF: Final = "off"
RANDOM: Final = "random"
FIRST_GAME: Final = "first-game"
SEVERAL: Final = "+"
"""Joins the keys of named boards and goals."""

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("map", "A", ("A", "B")),
    Setting("boards", RANDOM),
    Setting("goals", RANDOM),
    Setting("hqs", ON, (ON, OFF)),
    Setting("even-start", OFF, (ON, OFF)),
)
PRESETS: Final[dict[str, dict[str, str]]] = {
    "first-game": {"map": "A", "boards": FIRST_GAME, "goals": FIRST_GAME, "hqs": OFF},
}


def named_boards(setup: Setup) -> list[int]:
    """The letters of the boards I, II and III, or none if they are drawn (P1.6, P1.18)."""
    text = setup.options["boards"]
    if text == FIRST_GAME or (text == RANDOM and setup.options["hqs"] == OFF):
        return [board // CATEGORIES for board in FIRST_BOARDS]
    if text == RANDOM:
        return []
    keys = [board.key for board in BOARDS]
    boards = [keys.index(key) if key in keys else -1 for key in text.split(SEVERAL)]
    if -1 in boards or [board % CATEGORIES for board in boards] != [0, 1, 2]:
        raise BadSetup(f"boards are {RANDOM}, {FIRST_GAME} or as AI+BII+CIII, not {text[:40]!r}")
    return [board // CATEGORIES for board in boards]


def named_goals(setup: Setup) -> list[int]:
    """The goal faces in play, or none if they are drawn (P1.7, P1.18)."""
    text = setup.options["goals"]
    if text == FIRST_GAME:
        return list(FIRST_GOALS)
    if text == RANDOM:
        return []
    keys = [goal.key for goal in GOALS]
    faces = [keys.index(key) if key in keys else -1 for key in text.split(SEVERAL)]
    if len(faces) != 3 or -1 in faces or len({face // 2 for face in faces}) != 3:
        raise BadSetup(f"goals are {RANDOM}, {FIRST_GAME} or as 1-front+2-back+4-front, not {text[:40]!r}")
    if setup.options["hqs"] == OFF and any(face in OF_HEADQUARTERS for face in faces):
        raise BadSetup("a goal about headquarters needs headquarters (P1.18)")
    return faces


def lay_out(setup: Setup) -> Pulsar:
    """Everything public that needs no chance; the game procedure does the rest."""
    state = Pulsar(setup.seats, WORDS)
    state.side = 1 if setup.options["map"] == "B" else 0
    routes_of(state.side)  # made now, so that no question has to wait for them
    state.with_hqs = 1 if setup.options["hqs"] == ON else 0
    state.even_start = 1 if setup.options["even-start"] == ON else 0
    for category, letter in enumerate(named_boards(setup)):
        state.boards[category] = letter
    for place, face in enumerate(named_goals(setup)):
        state.goals[place] = face
    state.exploration_bag = vec[i64](kind.copies for kind in EXPLORATION)
    state.supply = vec[i64](TILES)
    for seat in range(setup.seats):
        state.plus_minus[seat] = 1
    state.push(GAME, NOBODY)
    return state


def draw_order(state: Pulsar, frame: Frame) -> None:
    """Draw the play order; then counters and start points follow it (P1.10, P1.11)."""
    for place in range(state.seats):
        if state.order[place] == NOBODY:
            state.again(frame)
            state.ask(CHANCE, DRAW_ORDER, place)
            return
    for place in range(state.seats):
        gain_points(state, state.order[place], FROM_START, START_POINTS[place])
    if state.seats == 2:
        state.order[2] = state.order[0]
        state.order[3] = state.order[1]
    place_counters(state)


def draw_boards(state: Pulsar, frame: Frame) -> None:
    """Draw the technology boards that are not named (P1.6)."""
    for category in range(i64(CATEGORIES)):
        if state.boards[category] < 0:
            state.again(frame)
            state.ask(CHANCE, DRAW_BOARD, category)
            return


def draw_goals(state: Pulsar, frame: Frame) -> None:
    """Draw the goals that are not named (P1.7)."""
    for place in range(i64(len(state.goals))):
        if state.goals[place] < 0:
            state.again(frame)
            state.ask(CHANCE, DRAW_GOAL, place)
            return


def draw_hqs(state: Pulsar, frame: Frame) -> None:
    """Draw a headquarters board for each player (P1.9)."""
    for seat in range(state.seats):
        if state.with_hqs == 1 and state.hqs[seat] < 0:
            state.again(frame)
            state.ask(CHANCE, DRAW_HQ, seat)
            return


def enter(state: Pulsar, frame: Frame) -> None:
    """In reverse play order each player chooses the side of the HQ and the entry gate (P1.12, P1.17)."""
    if frame.x < state.seats:
        state.again(frame, frame.x + 1)
        seat = state.order[state.seats - 1 - frame.x]
        state.ask(seat, CHOOSE_SIDE if state.with_hqs == 1 else CHOOSE_ENTRY)
