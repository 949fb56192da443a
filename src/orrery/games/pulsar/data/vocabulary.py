"""The words in which the components of PULSAR 2849 are declared.

An effect says when it wakes (a trigger, below) and what it does (ops, made by the small functions at
the end). A trigger without ops is a fact that the rules look up: "taking a gyrodyne: die ±1 for free"
is ``on(STEP_TAKING)``. What each word does stands in :mod:`orrery.games.pulsar.effects`.
"""

from typing import Final, final

from orrery.engine.effects import Op

CONFIRMED: Final = "confirmed"
"""The value is known from the components themselves."""

INFERRED: Final = "inferred"
"""A reading of an icon, or a consequence of confirmed facts."""

DESIGNED: Final = "designed"
"""The value is ours, made to fit everything known; replace it as soon as the real one is seen."""

# Triggers that carry out ops.
NOW: Final = 0
EACH_ROUND: Final = 1
AT_END: Final = 2
PATENTED: Final = 3
"""Another technology was patented."""
CLAIMED_BY_FLIGHT: Final = 4
"""A flight ended on a pulsar and claimed it."""
TAKING_PAID: Final = 5
"""A die was paid to take a gyrodyne."""
COMPLETION_PAID: Final = 6
"""A die was paid to complete a gyrodyne."""
BIG_GYRODYNE_PAID: Final = 7
"""A die was paid to take or complete a medium or large gyrodyne."""
COST_PAID: Final = 8
"""A die was paid for a transmitter."""
PROJECT_PAID: Final = 9
"""A die was paid for a project of the headquarters; projects are never free."""
PATENT_PAID: Final = 10
"""A die was paid for another patent; patents are never free."""
COMPLETED: Final = 11
"""A gyrodyne was completed, paid or free."""
WENT_ONLINE: Final = 12
"""A transmitter went online."""
BLUE_STATION_AT_END: Final = 13
"""A flight ended with a station on a blue planet."""
LIFELESS_STATION_AT_END: Final = 14
"""A flight ended with a station that had to go on a lifeless planet."""
STATION_IN_PASSING: Final = 15
TOKEN_SPENT: Final = 16
"""A modifier token was spent on a die."""
COPIED: Final = 17
"""A leftover die was copied."""
EXPLORATION_DRAWN: Final = 18

# Triggers that are looked up: free steps of ±1 on the die that pays …
STEP_GREEN: Final = 19
"""… a flight that visits a green gate; the next two likewise."""
STEP_MAGENTA: Final = 20
STEP_ORANGE: Final = 21
STEP_TAKING: Final = 22
STEP_COMPLETING: Final = 23
STEP_TRANSMITTER: Final = 24
STEP_PROJECT: Final = 25
STEP_PATENT: Final = 26
STEP_RED: Final = 27
"""… anything, if it is the red bonus die."""

# … and other standing facts.
CHEAP_COPY: Final = 28
"""Copying a leftover die costs a cube less."""
TWO_TOKENS: Final = 29
"""Buying a modifier gives two of that kind."""
LOOK_AT_TWO: Final = 30
"""Two exploration tiles are looked at, one is kept."""
LIFELESS_BONUS: Final = 31
"""A flight that ends on a lifeless planet still gives the exploration bonus or a tile."""
TWO_MORE_STATIONS: Final = 32
"""The station scoring counts two more."""
CHEAP_GOALS: Final = 33
"""Each goal bonus costs a cube less."""
TRIGGERS: Final = 34

# Colours of gates, and of gate runs.
GREEN: Final = 0
MAGENTA: Final = 1
ORANGE: Final = 2
ANY_COLOUR: Final = 3

# Sizes of gyrodynes.
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3

# What can be counted, for technologies and goals alike.
STATIONS: Final = 0
SPINNING: Final = 1
SPINNING_SMALL: Final = 2
SPINNING_MEDIUM: Final = 3
SPINNING_LARGE: Final = 4
SIZES_SPINNING: Final = 5
"""How many different sizes spin."""
ONLINE: Final = 6
"""Transmitters online."""
PATENTS: Final = 7
PURPLE_PATENTS: Final = 8
AWARDS: Final = 9
RUNS: Final = 10
"""Gate runs done."""
PROJECTS: Final = 11
FORMED_DICE: Final = 12
"""Links between two online transmitters."""
CLAIMS: Final = 13
FAR_CLAIMS: Final = 14
"""Claimed pulsars that are isolated or in a dead end."""
TRIADS: Final = 15
"""Sets of a spinning gyrodyne, an online transmitter and a project."""
SAME_SIZE_SPINNING: Final = 16
"""The most spinning gyrodynes of one size."""

# The words themselves.
GAIN_POINTS: Final = 0
GAIN_CUBES: Final = 1
GAIN_PLUS_MINUS: Final = 2
GAIN_PLUS_TWO: Final = 3
GAIN_ANY_TOKEN: Final = 4
TAKE_GYRODYNE: Final = 5
TAKE_DIFFERENT: Final = 6
EXPLORE: Final = 7
KEEP_STATION: Final = 8
CLAIM_ISOLATED: Final = 9
SHIP_TO_SYSTEM: Final = 10
SHIP_TO_PULSAR: Final = 11
SPLIT: Final = 12
RED_DIE: Final = 13
POINTS_PER: Final = 14
POINTS_BY_SIZES: Final = 15
POINTS_IF: Final = 16
COMPLETE_ONE: Final = 17
SELL_POINTS: Final = 18
GATE_RUN: Final = 19
COUNT_GOAL: Final = 20


@final
class Part:
    """One trigger of a component and what it does then."""

    def __init__(self, when: int, ops: tuple[Op, ...]) -> None:
        self.when = when
        self.ops = ops


def on(when: int, *ops: Op) -> Part:
    return Part(when, ops)


def points(n: int) -> Op:
    return Op(GAIN_POINTS, n)


def cubes(n: int) -> Op:
    return Op(GAIN_CUBES, n)


def plus_minus(n: int = 1) -> Op:
    """``n`` tokens of ±1."""
    return Op(GAIN_PLUS_MINUS, n)


def plus_two(n: int = 1) -> Op:
    """``n`` tokens of +2."""
    return Op(GAIN_PLUS_TWO, n)


def any_token() -> Op:
    """One modifier token of the player's choice."""
    return Op(GAIN_ANY_TOKEN)


def gyrodyne(*sizes: int) -> Op:
    """One gyrodyne: of the size named, or of one of several sizes; without any, of every size."""
    return Op(TAKE_GYRODYNE, sum(2**size for size in sizes or (SMALL, MEDIUM, LARGE)))


def different_gyrodynes() -> Op:
    """Two gyrodynes of different sizes."""
    return Op(TAKE_DIFFERENT)


def explore(n: int = 1) -> Op:
    """Draw ``n`` exploration tiles, one after the other."""
    return Op(EXPLORE, n)


def keep_station() -> Op:
    """Keep the exploration tile: a station more in the final scoring."""
    return Op(KEEP_STATION)


def claim_isolated() -> Op:
    return Op(CLAIM_ISOLATED)


def ship_to_system() -> Op:
    return Op(SHIP_TO_SYSTEM)


def ship_to_pulsar() -> Op:
    return Op(SHIP_TO_PULSAR)


def split(silver: int, red: int) -> Op:
    """A silver die of one value and a red bonus die of the other."""
    return Op(SPLIT, silver, red)


def red_die(value: int) -> Op:
    return Op(RED_DIE, value)


def points_per(count: int, n: int = 1, every: int = 1) -> Op:
    """``n`` points for ``every`` so many of what is counted, rounded down."""
    return Op(POINTS_PER, count, n, every)


def points_by_sizes(one: int, two: int, three: int) -> Op:
    """Points for one, two or three different sizes spinning."""
    return Op(POINTS_BY_SIZES, one, two, three)


def points_if(count: int, least: int, n: int) -> Op:
    """``n`` points with at least so many of what is counted."""
    return Op(POINTS_IF, count, least, n)


def complete_one() -> Op:
    """Complete a gyrodyne on a pulsar without paying."""
    return Op(COMPLETE_ONE)


def sell_points(cubes: int, n: int) -> Op:
    """The player may pay cubes for ``n`` points."""
    return Op(SELL_POINTS, cubes, n)


def gate_run(colour: int, n: int) -> Op:
    """A gate run becomes possible: ``n`` points per gate of the colour on one flight."""
    return Op(GATE_RUN, colour, n)


def count_goal() -> Op:
    """One goal of the player's choice counts as met."""
    return Op(COUNT_GOAL)
