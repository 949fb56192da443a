"""The words in which the components of PULSAR 2849 are declared.

An effect says when it wakes (a trigger, below) and what it does (ops, made by the small functions at
the end). A trigger without ops is a fact that the rules look up: "taking a gyrodyne: die ±1 for free"
is ``on(STEP_TAKING)``. What each word does stands in :mod:`orrery.games.pulsar.effects`.
"""

from typing import Final, final

from orrery.engine.effects import Op
from orrery.engine.keys import Keys

CONFIRMED: Final = "confirmed"
"""The value is known from the components themselves."""

INFERRED: Final = "inferred"
"""A reading of an icon, or a consequence of confirmed facts."""

DESIGNED: Final = "designed"
"""The value is ours, made to fit everything known; replace it as soon as the real one is seen."""

# Triggers that carry out ops.
TRIGGERS: Final = Keys()
NOW: Final = TRIGGERS.add("now")
EACH_ROUND: Final = TRIGGERS.add("each-round")
AT_END: Final = TRIGGERS.add("at-end")
PATENTED: Final = TRIGGERS.add("patented")
"""Another technology was patented."""
CLAIMED_BY_FLIGHT: Final = TRIGGERS.add("claimed-by-flight")
"""A flight ended on a pulsar and claimed it."""
TAKING_PAID: Final = TRIGGERS.add("taking-paid")
"""A die was paid to take a gyrodyne."""
COMPLETION_PAID: Final = TRIGGERS.add("completion-paid")
"""A die was paid to complete a gyrodyne."""
BIG_GYRODYNE_PAID: Final = TRIGGERS.add("big-gyrodyne-paid")
"""A die was paid to take or complete a medium or large gyrodyne."""
COST_PAID: Final = TRIGGERS.add("cost-paid")
"""A die was paid for a transmitter."""
PROJECT_PAID: Final = TRIGGERS.add("project-paid")
"""A die was paid for a project of the headquarters; projects are never free."""
PATENT_PAID: Final = TRIGGERS.add("patent-paid")
"""A die was paid for another patent; patents are never free."""
COMPLETED: Final = TRIGGERS.add("completed")
"""A gyrodyne was completed, paid or free."""
WENT_ONLINE: Final = TRIGGERS.add("went-online")
"""A transmitter went online."""
BLUE_STATION_AT_END: Final = TRIGGERS.add("blue-station-at-end")
"""A flight ended with a station on a blue planet."""
LIFELESS_STATION_AT_END: Final = TRIGGERS.add("lifeless-station-at-end")
"""A flight ended with a station that had to go on a lifeless planet."""
STATION_IN_PASSING: Final = TRIGGERS.add("station-in-passing")
TOKEN_SPENT: Final = TRIGGERS.add("token-spent")
"""A modifier token was spent on a die."""
COPIED: Final = TRIGGERS.add("copied")
"""A leftover die was copied."""
EXPLORATION_DRAWN: Final = TRIGGERS.add("exploration-drawn")

# Triggers that are looked up: free steps of ±1 on the die that pays …
STEP_GREEN: Final = TRIGGERS.add("step-green")
"""… a flight that visits a green gate; the next two likewise."""
STEP_MAGENTA: Final = TRIGGERS.add("step-magenta")
STEP_ORANGE: Final = TRIGGERS.add("step-orange")
STEP_TAKING: Final = TRIGGERS.add("step-taking")
STEP_COMPLETING: Final = TRIGGERS.add("step-completing")
STEP_TRANSMITTER: Final = TRIGGERS.add("step-transmitter")
STEP_PROJECT: Final = TRIGGERS.add("step-project")
STEP_PATENT: Final = TRIGGERS.add("step-patent")
STEP_RED: Final = TRIGGERS.add("step-red")
"""… anything, if it is the red bonus die."""

# … and other standing facts.
CHEAP_COPY: Final = TRIGGERS.add("cheap-copy")
"""Copying a leftover die costs a cube less."""
TWO_TOKENS: Final = TRIGGERS.add("two-tokens")
"""Buying a modifier gives two of that kind."""
LOOK_AT_TWO: Final = TRIGGERS.add("look-at-two")
"""Two exploration tiles are looked at, one is kept."""
LIFELESS_BONUS: Final = TRIGGERS.add("lifeless-bonus")
"""A flight that ends on a lifeless planet still gives the exploration bonus or a tile."""
TWO_MORE_STATIONS: Final = TRIGGERS.add("two-more-stations")
"""The station scoring counts two more."""
CHEAP_GOALS: Final = TRIGGERS.add("cheap-goals")
"""Each goal bonus costs a cube less."""

# Colours of gates, and of gate runs.
COLOURS: Final = Keys()
GREEN: Final = COLOURS.add("green")
MAGENTA: Final = COLOURS.add("magenta")
ORANGE: Final = COLOURS.add("orange")
ANY_COLOUR: Final = len(COLOURS)

# Sizes of gyrodynes.
SIZES: Final = Keys()
NONE: Final = SIZES.add("none")
SMALL: Final = SIZES.add("small")
MEDIUM: Final = SIZES.add("medium")
LARGE: Final = SIZES.add("large")

# What can be counted, for technologies and goals alike.
COUNTS: Final = Keys()
STATIONS: Final = COUNTS.add("stations")
SPINNING: Final = COUNTS.add("spinning")
SPINNING_SMALL: Final = COUNTS.add("spinning-small")
SPINNING_MEDIUM: Final = COUNTS.add("spinning-medium")
SPINNING_LARGE: Final = COUNTS.add("spinning-large")
SIZES_SPINNING: Final = COUNTS.add("sizes-spinning")
"""How many different sizes spin."""
ONLINE: Final = COUNTS.add("online")
"""Transmitters online."""
PATENTS: Final = COUNTS.add("patents")
PURPLE_PATENTS: Final = COUNTS.add("purple-patents")
AWARDS: Final = COUNTS.add("awards")
RUNS: Final = COUNTS.add("runs")
"""Gate runs done."""
PROJECTS: Final = COUNTS.add("projects")
FORMED_DICE: Final = COUNTS.add("formed-dice")
"""Links between two online transmitters."""
CLAIMS: Final = COUNTS.add("claims")
FAR_CLAIMS: Final = COUNTS.add("far-claims")
"""Claimed pulsars that are isolated or in a dead end."""
TRIADS: Final = COUNTS.add("triads")
"""Sets of a spinning gyrodyne, an online transmitter and a project."""
SAME_SIZE_SPINNING: Final = COUNTS.add("same-size-spinning")
"""The most spinning gyrodynes of one size."""

# The words themselves.
OPS: Final = Keys()
GAIN_POINTS: Final = OPS.add("gain-points")
GAIN_CUBES: Final = OPS.add("gain-cubes")
GAIN_PLUS_MINUS: Final = OPS.add("gain-plus-minus")
GAIN_PLUS_TWO: Final = OPS.add("gain-plus-two")
GAIN_ANY_TOKEN: Final = OPS.add("gain-any-token")
TAKE_GYRODYNE: Final = OPS.add("take-gyrodyne")
TAKE_DIFFERENT: Final = OPS.add("take-different")
EXPLORE: Final = OPS.add("explore")
KEEP_STATION: Final = OPS.add("keep-station")
CLAIM_ISOLATED: Final = OPS.add("claim-isolated")
SHIP_TO_SYSTEM: Final = OPS.add("ship-to-system")
SHIP_TO_PULSAR: Final = OPS.add("ship-to-pulsar")
SPLIT: Final = OPS.add("split")
RED_DIE: Final = OPS.add("red-die")
POINTS_PER: Final = OPS.add("points-per")
POINTS_BY_SIZES: Final = OPS.add("points-by-sizes")
POINTS_IF: Final = OPS.add("points-if")
COMPLETE_ONE: Final = OPS.add("complete-one")
SELL_POINTS: Final = OPS.add("sell-points")
GATE_RUN: Final = OPS.add("gate-run")
COUNT_GOAL: Final = OPS.add("count-goal")


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
    """``n`` points once what is counted reaches the given number."""
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
