"""The kinds of components of PULSAR 2849 and what is printed on each; the tables stand beside this file."""

from typing import Final, final

from orrery.engine.effects import Op
from orrery.engine.keys import Keys
from orrery.games.pulsar.data.vocabulary import Part

CLASSES: Final = Keys()
ONCE: Final = CLASSES.add("once")
PERMANENT: Final = CLASSES.add("permanent")
ROUND: Final = CLASSES.add("round")
END: Final = CLASSES.add("end")
"""Classes of technologies: light blue, dark blue, green, purple (P8.5)."""

SPACES: Final = Keys()
TWO_DICE: Final = SPACES.add("two-dice")
LOCK: Final = SPACES.add("lock")
"""Kinds of patent spaces (P8.3, P8.4)."""

QUESTION: Final = -1
"""A row bonus of "+?": the value of the median marker (P10.5)."""


@final
class Technology:
    """A technology: its board and place (``AI-4``), the row, the price, the spaces, the class."""

    def __init__(
        self, key: str, row: int, cost: int, spaces: int, kind: int, status: str, *parts: Part
    ) -> None:
        self.key = key
        self.row = row
        self.cost = cost
        self.spaces = spaces
        self.kind = kind
        self.status = status
        self.parts: tuple[Part, ...] = parts


@final
class Board:
    """A technology board: its key (``AII``), its category 1 to 3, what its rows add to gyrodynes, its items.

    ``status`` is that of the bonuses; each technology has its own.
    """

    def __init__(
        self, key: str, category: int, bonuses: tuple[int, ...], status: str, *technologies: Technology
    ) -> None:
        self.key = key
        self.category = category
        self.bonuses = bonuses
        self.status = status
        self.technologies: tuple[Technology, ...] = technologies


@final
class Transmitter:
    """A transmitter: costs, the pips at its one or two ends, what it gives when it goes online, and later."""

    def __init__(
        self,
        key: str,
        costs: tuple[int, ...],
        ends: tuple[int, ...],
        status: str,
        now: tuple[Op, ...] = (),
        each_round: tuple[Op, ...] = (),
    ) -> None:
        self.key = key
        self.costs = costs
        self.ends = ends
        self.status = status
        self.now = now
        self.each_round = each_round


@final
class Project:
    """One project of a headquarters: the die it costs and what it brings."""

    def __init__(self, cost: int, *ops: Op) -> None:
        self.cost = cost
        self.ops: tuple[Op, ...] = ops


@final
class Face:
    """One side of a headquarters board: the projects b1 b2 b3, m1 m2, u1 u2, t from the bottom up."""

    def __init__(self, key: str, status: str, *projects: Project) -> None:
        self.key = key
        self.status = status
        self.projects: tuple[Project, ...] = projects


@final
class Goal:
    """One side of a goal tile: ``need`` of ``count``; points; then bonuses as (cubes, points)."""

    def __init__(
        self, key: str, count: int, need: int, points: int, bonuses: tuple[tuple[int, int], ...], status: str
    ) -> None:
        self.key = key
        self.count = count
        self.need = need
        self.points = points
        self.bonuses = bonuses
        self.status = status


@final
class SystemTile:
    """A planetary system: its planets and its exploration bonus.

    Planets are written ``b`` blue or ``l`` lifeless, with the number of players from which they are
    open: ``"b b3 l4"``.
    """

    def __init__(self, key: str, planets: str, status: str, *bonus: Op) -> None:
        self.key = key
        self.planets = planets
        self.status = status
        self.bonus: tuple[Op, ...] = bonus


@final
class Exploration:
    """A kind of exploration tile and how many there are of it."""

    def __init__(self, key: str, copies: int, status: str, *ops: Op) -> None:
        self.key = key
        self.copies = copies
        self.status = status
        self.ops: tuple[Op, ...] = ops
