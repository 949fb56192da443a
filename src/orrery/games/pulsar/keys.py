"""The numbers under which PULSAR 2849 knows its decisions, procedures, events and sources of points.

The tuples give the keys in the same order; :mod:`orrery.games.pulsar.game` lays its tables out by them.
"""

from typing import Final

# Questions to CHANCE.
DRAW_ORDER: Final = 0
DRAW_BOARD: Final = 1
DRAW_GOAL: Final = 2
DRAW_HQ: Final = 3
ROLL: Final = 4
DRAW_TRANSMITTER: Final = 5
DRAW_SYSTEM: Final = 6
DRAW_EXPLORATION: Final = 7
# Questions to a seat.
CHOOSE_SIDE: Final = 8
CHOOSE_ENTRY: Final = 9
PICK_DIE: Final = 10
MOVE_COUNTER: Final = 11
USE_DIE: Final = 12
ACT: Final = 13
PAY: Final = 14
THRUST: Final = 15
HOP: Final = 16
ANNOUNCE_RUN: Final = 17
LINK: Final = 18
CHOOSE_GYRODYNE: Final = 19
CHOOSE_PULSAR: Final = 20
CHOOSE_SYSTEM: Final = 21
CHOOSE_TOKEN: Final = 22
TAKE_BONUS: Final = 23
CHOOSE_RED: Final = 24
KEEP_TILE: Final = 25
BUY_POINTS: Final = 26
GRANT_GOAL: Final = 27
SCORE_GOAL: Final = 28
BUY_BONUS: Final = 29
COMPLETE_FREE: Final = 30

# Procedures.
GAME: Final = 0
ROUND: Final = 1
DRAFT: Final = 2
TURN: Final = 3
ACTION: Final = 4
FLIGHT: Final = 5
VISIT: Final = 6
EXPLORATION: Final = 7
EFFECT: Final = 8
WAKE: Final = 9
PRODUCTION: Final = 10
SCORING: Final = 11
SCORE_GOALS: Final = 12
GO_ONLINE: Final = 13

# Events.
EVENTS: Final[tuple[str, ...]] = (
    "order-drawn",
    "board-drawn",
    "goal-drawn",
    "hq-drawn",
    "side-chosen",
    "entered",
    "rolled",
    "median-set",
    "transmitter-shown",
    "die-taken",
    "counter-moved",
    "die-spent",
    "token-spent",
    "flew",
    "system-found",
    "station-built",
    "pulsar-claimed",
    "gyrodyne-taken",
    "construction-started",
    "gyrodyne-spins",
    "award-won",
    "transmitter-taken",
    "transmitter-linked",
    "transmitter-online",
    "project-done",
    "gate-run",
    "patented",
    "tokens-gained",
    "cubes-gained",
    "cubes-paid",
    "points-gained",
    "exploration-drawn",
    "bonus-die",
    "goal-met",
    "round-ended",
)
ORDER_DRAWN: Final = 0
BOARD_DRAWN: Final = 1
GOAL_DRAWN: Final = 2
HQ_DRAWN: Final = 3
SIDE_CHOSEN: Final = 4
ENTERED: Final = 5
ROLLED: Final = 6
MEDIAN_SET: Final = 7
TRANSMITTER_SHOWN: Final = 8
DIE_TAKEN: Final = 9
COUNTER_MOVED: Final = 10
DIE_SPENT: Final = 11
TOKEN_USED: Final = 12
FLEW: Final = 13
SYSTEM_FOUND: Final = 14
STATION_BUILT: Final = 15
PULSAR_CLAIMED: Final = 16
GYRODYNE_TAKEN: Final = 17
CONSTRUCTION_STARTED: Final = 18
GYRODYNE_SPINS: Final = 19
AWARD_WON: Final = 20
TRANSMITTER_TAKEN: Final = 21
TRANSMITTER_LINKED: Final = 22
TRANSMITTER_ONLINE: Final = 23
PROJECT_DONE: Final = 24
RUN_FLOWN: Final = 25
PATENT_TAKEN: Final = 26
TOKENS_GAINED: Final = 27
CUBES_GAINED: Final = 28
CUBES_PAID: Final = 29
POINTS_GAINED: Final = 30
EXPLORATION_TILE: Final = 31
BONUS_DIE: Final = 32
GOAL_MET: Final = 33
ROUND_ENDED: Final = 34

# Sources of points, the columns of the ledger.
SOURCES: Final[tuple[str, ...]] = (
    "start",
    "exploration",
    "technologies",
    "transmitters",
    "projects",
    "gate-runs",
    "awards",
    "gyrodynes",
    "engineering",
    "penalties",
    "goals",
    "pulsars",
    "cubes",
    "initiative",
    "stations",
    "systems",
)
FROM_START: Final = 0
FROM_EXPLORATION: Final = 1
FROM_TECHNOLOGIES: Final = 2
FROM_TRANSMITTERS: Final = 3
FROM_PROJECTS: Final = 4
FROM_RUNS: Final = 5
FROM_AWARDS: Final = 6
FROM_GYRODYNES: Final = 7
FROM_ENGINEERING: Final = 8
FROM_PENALTIES: Final = 9
FROM_GOALS: Final = 10
FROM_PULSARS: Final = 11
FROM_CUBES: Final = 12
FROM_INITIATIVE: Final = 13
FROM_STATIONS: Final = 14
FROM_SYSTEMS: Final = 15
