"""Where the drawn tile is laid, and how it is turned."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import Decision, Refusal
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.data.facing import TICK_NAMES, TICKS
from orrery.games.cluster.data.tiles import EMPTY
from orrery.games.cluster.keys import ACT, TILE_PLACED
from orrery.games.cluster.lattice import ALL_CELLS, CELLS, NAMES
from orrery.games.cluster.placement import is_beside, is_open, lay_tile, legal_ticks, refused_ticks
from orrery.games.cluster.state import Cluster


def place_names() -> tuple[str, ...]:
    """Every answer in notation: the cell and the quarter of the tick, such as ``f2-tl``."""
    return tuple(f"{cell}-{tick}" for cell in NAMES for tick in TICK_NAMES)


@final
class Place(Decision[Cluster]):
    """A cell and a tick for the tile in hand (G3.8); it can't be declined (G4.10)."""

    def size(self, state: Cluster) -> i64:
        return ALL_CELLS * TICKS

    def options(self, state: Cluster, ask: Ask, out: Choices) -> None:
        for cell in range(i64(CELLS)):
            if is_open(state, cell):
                ticks: i64 = legal_ticks(state, cell, state.hand)
                for tick in range(i64(TICKS)):
                    if has(ticks, tick):
                        out.add(cell * TICKS + tick)

    def resolve(self, state: Cluster, ask: Ask, choice: i64) -> None:
        cell: i64 = choice // TICKS
        lay_tile(state, state.hand, cell, choice % TICKS)
        state.tell(TILE_PLACED, ask.seat, state.hand, cell, choice % TICKS)
        state.hand = EMPTY
        state.ask(ask.seat, ACT)

    def refused(self, state: Cluster, ask: Ask) -> list[Refusal]:
        """Cells where the tile may not lie as it is turned: all usable ones, and those next to a tile."""
        return [
            Refusal(cell * TICKS + tick, clause)
            for cell in range(ALL_CELLS)
            if cell < CELLS or is_beside(state, cell)
            for tick, clause in refused_ticks(state, cell)
        ]
