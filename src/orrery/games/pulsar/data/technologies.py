"""The twelve technology boards and the 68 technologies on them."""

from typing import Final

from orrery.games.pulsar.data.components import (
    END,
    LOCK,
    ONCE,
    PERMANENT,
    QUESTION,
    ROUND,
    TWO_DICE,
    Board,
    Technology,
)
from orrery.games.pulsar.data.vocabulary import (
    AT_END,
    AWARDS,
    BIG_GYRODYNE_PAID,
    BLUE_STATION_AT_END,
    CHEAP_COPY,
    CHEAP_GOALS,
    CLAIMED_BY_FLIGHT,
    CLAIMS,
    COMPLETED,
    COMPLETION_PAID,
    CONFIRMED,
    COPIED,
    COST_PAID,
    DESIGNED,
    EACH_ROUND,
    EXPLORATION_DRAWN,
    FAR_CLAIMS,
    FORMED_DICE,
    INFERRED,
    LIFELESS_BONUS,
    LIFELESS_STATION_AT_END,
    LOOK_AT_TWO,
    MEDIUM,
    NOW,
    ONLINE,
    PATENT_PAID,
    PATENTED,
    PATENTS,
    PROJECT_PAID,
    PROJECTS,
    PURPLE_PATENTS,
    RUNS,
    SMALL,
    SPINNING,
    SPINNING_LARGE,
    SPINNING_MEDIUM,
    SPINNING_SMALL,
    STATION_IN_PASSING,
    STATIONS,
    STEP_COMPLETING,
    STEP_GREEN,
    STEP_MAGENTA,
    STEP_ORANGE,
    STEP_PATENT,
    STEP_PROJECT,
    STEP_RED,
    STEP_TAKING,
    STEP_TRANSMITTER,
    TAKING_PAID,
    TOKEN_SPENT,
    TRIADS,
    TWO_MORE_STATIONS,
    TWO_TOKENS,
    WENT_ONLINE,
    claim_isolated,
    complete_one,
    count_goal,
    cubes,
    different_gyrodynes,
    explore,
    gyrodyne,
    on,
    plus_minus,
    plus_two,
    points,
    points_by_sizes,
    points_if,
    points_per,
    sell_points,
    ship_to_system,
    split,
)

# fmt: off
BOARDS: Final[tuple[Board, ...]] = (
    Board("AI", 1, (0, 2), CONFIRMED,
        Technology("AI-1",   1, 1, TWO_DICE, PERMANENT, INFERRED, on(STEP_GREEN)),
        Technology("AI-2",   1, 3, TWO_DICE, PERMANENT, INFERRED, on(PATENTED, points(2))),
        Technology("AI-3",   1, 5, TWO_DICE, PERMANENT, INFERRED, on(CLAIMED_BY_FLIGHT, points(3))),
        Technology("AI-4",   2, 2, LOCK,     PERMANENT, INFERRED,
                   on(STEP_COMPLETING), on(COMPLETION_PAID, points(3))),
        Technology("AI-5",   2, 5, LOCK,     ONCE,      INFERRED, on(NOW, claim_isolated(), gyrodyne())),
        Technology("AI-6",   2, 6, LOCK,     PERMANENT, INFERRED,
                   on(STEP_TRANSMITTER), on(COST_PAID, points(1)))),
    Board("AII", 2, (1, 0, 2), CONFIRMED,
        Technology("AII-1",  3, 3, LOCK,     ONCE,      INFERRED, on(NOW, split(2, 2))),
        Technology("AII-2",  3, 4, LOCK,     ROUND,     INFERRED, on(EACH_ROUND, points_per(SPINNING))),
        Technology("AII-3",  4, 2, LOCK,     ONCE,      INFERRED, on(NOW, points_per(STATIONS))),
        Technology("AII-4",  4, 4, LOCK,     ONCE,      INFERRED, on(NOW, ship_to_system())),
        Technology("AII-5",  5, 1, LOCK,     ONCE,      INFERRED, on(NOW, cubes(3))),
        Technology("AII-6",  5, 5, LOCK,     ONCE,      INFERRED,
                   on(NOW, explore(2), plus_minus(), plus_two()))),
    Board("AIII", 3, (0, 2, 4), CONFIRMED,
        Technology("AIII-1", 6, 4, LOCK,     ONCE,      INFERRED, on(NOW, split(3, 2))),
        Technology("AIII-2", 6, 6, LOCK,     END,       INFERRED, on(AT_END, points_per(FORMED_DICE, 3))),
        Technology("AIII-3", 7, 3, LOCK,     END,       INFERRED, on(AT_END, points_by_sizes(4, 8, 16))),
        Technology("AIII-4", 7, 5, LOCK,     END,       INFERRED, on(AT_END, count_goal())),
        Technology("AIII-5", 8, 3, TWO_DICE, END,       INFERRED, on(AT_END, sell_points(2, 9)))),
    Board("BI", 1, (1, 1), DESIGNED,
        Technology("BI-1",   1, 2, TWO_DICE, PERMANENT, DESIGNED, on(STEP_MAGENTA)),
        Technology("BI-2",   1, 4, TWO_DICE, PERMANENT, CONFIRMED, on(BIG_GYRODYNE_PAID, points(2))),
        Technology("BI-3",   1, 6, TWO_DICE, PERMANENT, DESIGNED, on(BLUE_STATION_AT_END, points(2))),
        Technology("BI-4",   2, 2, LOCK,     ONCE,      DESIGNED, on(NOW, gyrodyne(), cubes(2))),
        Technology("BI-5",   2, 3, LOCK,     PERMANENT, DESIGNED,
                   on(STEP_PROJECT), on(PROJECT_PAID, points(1))),
        Technology("BI-6",   2, 5, LOCK,     PERMANENT, DESIGNED, on(WENT_ONLINE, points(3)))),
    Board("BII", 2, (0, QUESTION, 0), DESIGNED,
        Technology("BII-1",  3, 1, LOCK,     ROUND,     DESIGNED, on(EACH_ROUND, points_per(STATIONS, 1, 3))),
        Technology("BII-2",  3, 2, LOCK,     ONCE,      DESIGNED, on(NOW, points_per(PATENTS))),
        Technology("BII-3",  4, 3, LOCK,     ONCE,      DESIGNED, on(NOW, split(2, 1), plus_minus())),
        Technology("BII-4",  4, 5, LOCK,     ONCE,      DESIGNED, on(NOW, claim_isolated(), explore())),
        Technology("BII-5",  5, 3, LOCK,     ONCE,      DESIGNED, on(NOW, points_per(ONLINE, 2))),
        Technology("BII-6",  5, 4, LOCK,     ONCE,      DESIGNED, on(NOW, claim_isolated(), explore()))),
    Board("BIII", 3, (1, QUESTION, 1), DESIGNED,
        Technology("BIII-1", 6, 5, LOCK,     END,       DESIGNED, on(AT_END, points_per(AWARDS, 4))),
        Technology("BIII-2", 6, 6, LOCK,     END,       DESIGNED, on(AT_END, points_per(SPINNING, 2))),
        Technology("BIII-3", 7, 3, LOCK,     END,       DESIGNED, on(AT_END, points_per(RUNS, 2))),
        Technology("BIII-4", 7, 4, LOCK,     END,       DESIGNED,
                   on(AT_END, points_per(PATENTS), points_per(PURPLE_PATENTS))),
        Technology("BIII-5", 8, 6, TWO_DICE, END,       DESIGNED, on(AT_END, sell_points(3, 12)))),
    Board("CI", 1, (0, QUESTION), DESIGNED,
        Technology("CI-1",   1, 1, TWO_DICE, PERMANENT, DESIGNED, on(STEP_ORANGE)),
        Technology("CI-2",   1, 3, TWO_DICE, PERMANENT, DESIGNED, on(TOKEN_SPENT, points(1))),
        Technology("CI-3",   1, 4, TWO_DICE, PERMANENT, DESIGNED, on(CHEAP_COPY), on(COPIED, points(1))),
        Technology("CI-4",   2, 1, LOCK,     PERMANENT, DESIGNED,
                   on(STEP_TAKING), on(TAKING_PAID, points(1))),
        Technology("CI-5",   2, 4, LOCK,     PERMANENT, DESIGNED, on(STATION_IN_PASSING, points(1))),
        Technology("CI-6",   2, 6, LOCK,     PERMANENT, DESIGNED,
                   on(STEP_PATENT), on(PATENT_PAID, points(1)))),
    Board("CII", 2, (1, 1, 1), DESIGNED,
        Technology("CII-1",  3, 2, LOCK,     ROUND,     DESIGNED, on(EACH_ROUND, points_per(ONLINE))),
        Technology("CII-2",  3, 4, LOCK,     PERMANENT, DESIGNED, on(COMPLETED, points(3))),
        Technology("CII-3",  4, 2, LOCK,     PERMANENT, DESIGNED, on(STEP_RED)),
        Technology("CII-4",  4, 6, LOCK,     ONCE,      DESIGNED, on(NOW, complete_one())),
        Technology("CII-5",  5, 1, LOCK,     ONCE,      DESIGNED, on(NOW, cubes(1), plus_minus(2))),
        Technology("CII-6",  5, 5, LOCK,     ONCE,      DESIGNED, on(NOW, claim_isolated(), gyrodyne()))),
    Board("CIII", 3, (2, 2, 2), DESIGNED,
        Technology("CIII-1", 6, 5, LOCK,     END,       DESIGNED,
                   on(AT_END, points_per(SPINNING_LARGE, 3), points_per(SPINNING_MEDIUM, 2),
                      points_per(SPINNING_SMALL))),
        Technology("CIII-2", 6, 6, LOCK,     END,       DESIGNED, on(TWO_MORE_STATIONS)),
        Technology("CIII-3", 7, 2, LOCK,     END,       DESIGNED, on(AT_END, points_per(PROJECTS))),
        Technology("CIII-4", 7, 4, LOCK,     END,       DESIGNED, on(AT_END, points_per(ONLINE, 2))),
        Technology("CIII-5", 8, 6, TWO_DICE, ONCE,      DESIGNED, on(NOW, points(9)))),
    Board("DI", 1, (1, 0), DESIGNED,
        Technology("DI-1",   1, 2, TWO_DICE, PERMANENT, CONFIRMED, on(LIFELESS_STATION_AT_END, points(2))),
        Technology("DI-2",   1, 3, TWO_DICE, PERMANENT, DESIGNED, on(PROJECT_PAID, points(2))),
        Technology("DI-3",   1, 4, TWO_DICE, PERMANENT, DESIGNED,
                   on(LOOK_AT_TWO), on(EXPLORATION_DRAWN, points(1))),
        Technology("DI-4",   2, 1, LOCK,     PERMANENT, DESIGNED, on(TWO_TOKENS)),
        Technology("DI-5",   2, 2, LOCK,     ROUND,     DESIGNED,
                   on(EACH_ROUND, points(1), points_if(CLAIMS, 3, 1))),
        Technology("DI-6",   2, 6, LOCK,     PERMANENT, DESIGNED,
                   on(CLAIMED_BY_FLIGHT, gyrodyne(SMALL, MEDIUM)))),
    Board("DII", 2, (2, 0, 1), DESIGNED,
        Technology("DII-1",  3, 3, LOCK,     ROUND,     DESIGNED, on(EACH_ROUND, points_per(PATENTS, 1, 2))),
        Technology("DII-2",  3, 5, LOCK,     ONCE,      DESIGNED, on(NOW, split(3, 3))),
        Technology("DII-3",  4, 1, LOCK,     ONCE,      DESIGNED, on(NOW, cubes(2), plus_two())),
        Technology("DII-4",  4, 3, LOCK,     ONCE,      DESIGNED,
                   on(NOW, points_per(PROJECTS), points_per(RUNS))),
        Technology("DII-5",  5, 3, LOCK,     ONCE,      DESIGNED, on(NOW, different_gyrodynes())),
        Technology("DII-6",  5, 6, LOCK,     PERMANENT, CONFIRMED, on(LIFELESS_BONUS))),
    Board("DIII", 3, (0, QUESTION, 2), DESIGNED,
        Technology("DIII-1", 6, 5, LOCK,     END,       DESIGNED, on(AT_END, points_per(TRIADS, 5))),
        Technology("DIII-2", 6, 6, LOCK,     ROUND,     DESIGNED,
                   on(EACH_ROUND, points_per(SPINNING), points_per(ONLINE))),
        Technology("DIII-3", 7, 2, LOCK,     END,       DESIGNED,
                   on(AT_END, points_per(CLAIMS), points_per(FAR_CLAIMS))),
        Technology("DIII-4", 7, 3, LOCK,     END,       DESIGNED, on(CHEAP_GOALS)),
        Technology("DIII-5", 8, 1, TWO_DICE, ONCE,      DESIGNED, on(NOW, points(4)))),
)
# fmt: on
"""By letter, then by category: the board of letter ``v`` (0 to 3) and category ``c`` is ``3 * v + c - 1``."""

CATEGORIES: Final = 3
VARIANTS: Final = 4
"""One board of each category is in play, of any of four letters (P1.6)."""

FIRST_GAME: Final[tuple[int, ...]] = (0, 1, 2)
"""The boards of a first game, AI, AII and AIII (P1.19)."""

TECHNOLOGIES: Final[tuple[Technology, ...]] = tuple(
    technology for board in BOARDS for technology in board.technologies
)
"""All of them, board after board.

Boards of a category have the same rows, so every letter has 17, and the technology in place ``p`` (0 to
16, from row 1 outwards) of letter ``v`` is ``17 * v + p``.
"""

IN_PLAY: Final[int] = len(TECHNOLOGIES) // VARIANTS
"""Technologies in one game."""

ROWS: Final[tuple[int, ...]] = tuple(technology.row for technology in TECHNOLOGIES[:IN_PLAY])
"""The row, and so the first round, of each of the 17 places."""

CATEGORY_OF_PLACE: Final[tuple[int, ...]] = tuple(
    board.category for board in BOARDS[:CATEGORIES] for _ in board.technologies
)

CATEGORY_OF_ROW: Final[tuple[int, ...]] = tuple(
    board.category for board in BOARDS[:CATEGORIES] for _ in board.bonuses
)
"""The category of rows 1 to 8, from index 0."""

ROW_BONUSES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        bonus for board in BOARDS[CATEGORIES * letter : CATEGORIES * (letter + 1)] for bonus in board.bonuses
    )
    for letter in range(VARIANTS)
)
"""For each letter what its boards add to a spinning gyrodyne in rounds 1 to 8, from index 0 (P10.5)."""
