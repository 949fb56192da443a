"""The strip of players: the few figures that decide a title, declared once by the title itself.

A title lists its figures in the order in which they are shown; whoever has most of the first one leads::

    figures = (POINTS, Figure("coins", lambda view, standing, seat: coins_of(view, seat)))
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from msgspec import Struct


class SeatStanding(Protocol):
    """Points now, points per round, and the expected end of one seat."""

    @property
    def points(self) -> int: ...
    @property
    def income(self) -> int: ...
    @property
    def forecast(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a player; its name is the text ``figure-<key>``, which also has a sentence ``about``.

    ``is_gain`` is true for what is added to another figure and is written with its sign. ``most`` is how
    high it counts, 0 if there is no end to it. Where there is room for two figures alone, the second is the
    one that is ``beside`` the first; what is ``spare`` is shown only where there is room for all.
    """

    key: str
    count: Callable[[Any, SeatStanding, int], int]
    is_gain: bool = False
    most: Callable[[Any], int] = lambda view: 0
    beside: bool = False
    spare: bool = False


POINTS: Final = Figure("points", lambda view, standing, seat: standing.points)
INCOME: Final = Figure("income", lambda view, standing, seat: standing.income, is_gain=True)
FORECAST: Final = Figure("forecast", lambda view, standing, seat: standing.forecast, beside=True)


class FigureWords(Struct, frozen=True):
    """The name of a figure in one language and a sentence on it; the rest is as the title declares it."""

    key: str
    label: str
    about: str
    is_gain: bool
    most: int
    beside: bool
    spare: bool


class Strip(Struct, frozen=True):
    """The figures of a title; ``values`` are by seat and then by figure, ``notes`` are words by seat."""

    figures: tuple[FigureWords, ...]
    values: tuple[tuple[int, ...], ...]
    notes: tuple[str, ...]


def values_of(
    figures: Sequence[Figure], view: Any, standings: Sequence[SeatStanding]
) -> tuple[tuple[int, ...], ...]:
    """The figures of every seat."""
    return tuple(
        tuple(int(figure.count(view, standing, seat)) for figure in figures)
        for seat, standing in enumerate(standings)
    )
