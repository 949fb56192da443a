"""What everybody at the table can work out from a position, so that nobody has to.

The next scoring, the room left for tiles and for totals, majorities by their margin, crystals in sets.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from mypy_extensions import i64

from orrery.games.cluster.actions.trade import is_single
from orrery.games.cluster.data.limits import (
    CRYSTALS,
    FLAT_ROWS,
    FLAT_WIDTH,
    FREE_TOTAL,
    HIGHEST_TOTAL,
    SCORINGS,
    SET,
    TALL_ROWS,
    TALL_WIDTH,
)
from orrery.games.cluster.data.tiles import EMPTY, GROUP_COUNT, KINDS, SUPERNOVA
from orrery.games.cluster.data.turns import TURNS
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.placement import fits_frame
from orrery.games.cluster.state import CAP_EXACT, FINAL, NOBODY, SCORING, Cluster, is_habitable, total

Row = tuple[int, ...]

NOT_CONTESTED: Final = -1
FRAMES: Final[tuple[tuple[int, int], ...]] = ((FLAT_ROWS, FLAT_WIDTH), (TALL_ROWS, TALL_WIDTH))
"""Rows and width, in halves of a tile, of the frame either way round."""


class ComingView(Struct, frozen=True):
    """The next scoring, or the one that is on.

    ``scoring`` counts from 1; it begins with one of the draws from ``soonest`` to ``latest``, where 1 is the
    next one. Both are 0 while a scoring is on, and before the final one, which has no draw: that begins with
    the turn ``final`` of ``turns``, after ``wait`` turns more. ``left`` counts the tiles in the stack.
    """

    scoring: int
    soonest: int
    latest: int
    is_on: bool
    final: int
    turns: int
    wait: int
    left: int


class FrameView(Struct, frozen=True):
    """Where tiles may still come to lie.

    ``empty`` are the cells without a tile that some frame can hold together with all tiles; ``low``,
    ``high`` and ``left`` bound what every frame that is still possible has in common; ``rows`` are the
    heights of those.
    """

    empty: Row
    low: int
    high: int
    left: int
    rows: Row


def coming(state: Cluster) -> ComingView:
    turns = TURNS[int(state.seats)]
    final = turns - int(state.seats) + 1
    is_on = state.phase in (SCORING, FINAL)
    soonest, latest = (0, 0) if is_on else nova_draws(state)
    return ComingView(
        scoring=min(SCORINGS, int(min(state.scorings)) + 1),
        soonest=soonest,
        latest=latest,
        is_on=is_on,
        final=final,
        turns=turns,
        wait=max(0, final - int(state.turn)),
        left=int(sum(state.bag)),
    )


def nova_draws(state: Cluster) -> tuple[int, int]:
    """The soonest and the latest draw that can be the next supernova; zeros if the stack has none (G4.4)."""
    before = 0
    for group in range(GROUP_COUNT):
        tiles = [int(count) for count in state.bag[group * KINDS : (group + 1) * KINDS]]
        if tiles[SUPERNOVA]:
            return _after_gap(state, before + 1, before + sum(tiles))
        before += sum(tiles)
    return 0, 0


def _after_gap(state: Cluster, soonest: int, latest: int) -> tuple[int, int]:
    """An option keeps the second supernova away from the first (G4.66)."""
    if state.nova_draw == 0:
        return soonest, latest
    gap = int(state.nova_draw + state.min_gap - state.draws)
    return min(latest, max(soonest, gap)), latest


def frame(state: Cluster) -> FrameView:
    rows, width = int(state.high - state.low + 1), int(2 - state.left)
    possible = [(tall, wide) for tall, wide in FRAMES if rows <= tall and width <= wide]
    lowest = min((tall for tall, _ in possible), default=rows)
    return FrameView(
        empty=tuple(
            int(cell) for cell in range(i64(CELLS)) if state.tiles[cell] == EMPTY and fits_frame(state, cell)
        ),
        low=int(state.high) - lowest + 1,
        high=int(state.low) + lowest - 1,
        left=2 - min((wide for _, wide in possible), default=width),
        rows=tuple(tall for tall, _ in possible),
    )


def racks(state: Cluster) -> tuple[Row, ...]:
    """By total above the free ones: the cells that take up its room, by the way of counting (G4.39)."""
    totals = [(int(cell), int(total(state, cell))) for cell in _habitable(state)]
    return tuple(
        tuple(cell for cell, worth in totals if counts(int(state.cap_mode), worth, value))
        for value in range(FREE_TOTAL + 1, HIGHEST_TOTAL + 1)
    )


def counts(cap_mode: int, worth: int, value: int) -> bool:
    """Whether a tile of total ``worth`` takes up room of the total ``value``."""
    return worth == value if cap_mode == CAP_EXACT else worth >= value


def _habitable(state: Cluster) -> Iterator[i64]:
    for cell in range(i64(CELLS)):
        if is_habitable(state.tiles[cell]):
            yield cell


def margin(state: Cluster, cell: i64) -> int:
    """How far the strongest is ahead of the next, 0 if level; ``NOT_CONTESTED`` where that brings nothing."""
    if not is_habitable(state.tiles[cell]) or state.colonies[cell] != NOBODY:
        return NOT_CONTESTED
    first, second, *_ = sorted((int(state.strength(seat, cell)) for seat in range(state.seats)), reverse=True)
    return first - second if first else NOT_CONTESTED


def needs(state: Cluster, cell: i64) -> Row:
    """By seat: how many coins more would make it score the tile; 0 if it does, empty where none would."""
    if not is_habitable(state.tiles[cell]) or state.colonies[cell] != NOBODY:
        return ()
    strengths = [int(state.strength(seat, cell)) for seat in range(state.seats)]
    return tuple(
        max(0, max(strengths[:seat] + strengths[seat + 1 :]) + 1 - own) for seat, own in enumerate(strengths)
    )


def sets(count: int) -> Row:
    """Crystals of one type as they are counted: triplets, then a pair or a single (G4.57)."""
    rest = count % SET
    return (SET,) * (count // SET) + ((rest,) if rest else ())


def takeable(state: Cluster, seat: i64) -> Row:
    """By type: 1 if another player may take one in a trade (G4.32)."""
    return tuple(int(is_single(state.crystals[seat * CRYSTALS + kind])) for kind in range(i64(CRYSTALS)))
