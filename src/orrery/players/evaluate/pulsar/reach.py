"""What lies within reach of the survey ship."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.pulsar.counts import claims
from orrery.games.pulsar.data.systems import BLUE, LIFELESS
from orrery.games.pulsar.routes import Routes, routes_of
from orrery.games.pulsar.space import free_planet
from orrery.games.pulsar.state import (
    FACE_DOWN,
    FIRST_GATE,
    FIRST_PULSAR,
    NOBODY,
    PULSARS,
    RINGS,
    SYSTEMS,
    Pulsar,
)
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.outlook import Outlook

FARTHEST: Final = 6


@final
class Reach:
    """The best flight of each length from where the ship is; kept between positions to save its rows."""

    def __init__(self) -> None:
        self.best: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        self.ends: vec[i64] = vec[i64]([0] * FIRST_GATE)
        self.open: i64 = 0
        self.passing: i64 = 0

    def value(self, state: Pulsar, outlook: Outlook, station: i64, claim: i64) -> i64:
        """Some of the average best flight; ``station`` and ``claim`` say what one more is worth."""
        if outlook.turns == 0 or state.ships[outlook.seat] == NOBODY:
            return 0
        self._look_around(state, outlook, station, claim)
        for length in range(i64(FARTHEST + 1)):
            self.best[length] = 0
        self._fly(routes_of(state.side), state.ships[outlook.seat], 0, 0, 0)
        total: i64 = 0
        for length in range(i64(1), i64(FARTHEST + 1)):
            total += self.best[length]
        return total // FARTHEST * outlook.weights.reach // POINT

    def _look_around(self, state: Pulsar, outlook: Outlook, station: i64, claim: i64) -> None:
        """Note which systems take a station, and what it would bring to end at each node."""
        self.open = 0
        self.passing = station
        rings = RINGS - claims(state, outlook.seat)
        for system in range(i64(SYSTEMS)):
            self.ends[system] = 0
            if may_settle(state, outlook.seat, system):
                self.open |= bit(system)
                self.ends[system] = station + outlook.weights.landing
        for pulsar in range(i64(PULSARS)):
            free = rings > 0 and state.claims[pulsar] == NOBODY
            self.ends[FIRST_PULSAR + pulsar] = claim if free else 0

    def _fly(self, routes: Routes, at: i64, length: i64, gain: i64, seen: i64) -> None:
        """Note the best flights that go on from ``at``, having passed the systems in ``seen``."""
        first: i64 = routes.first[at]
        for child in range(first, first + routes.count[at]):
            node = routes.node[child]
            end: i64 = gain
            more: i64 = gain
            passed: i64 = seen
            if node < FIRST_GATE:
                if node >= SYSTEMS:
                    end += self.ends[node]
                elif has(self.open, node):
                    if not has(seen, node):
                        end += self.ends[node]
                        more += self.passing
                        passed |= bit(node)
            self.best[length + 1] = max(self.best[length + 1], end)
            if length + 1 < FARTHEST:
                self._fly(routes, child, length + 1, more, passed)


def may_settle(state: Pulsar, seat: i64, system: i64) -> bool:
    """A system takes a station of the seat, as far as it is known."""
    if state.tiles[system] == FACE_DOWN:
        return True
    if free_planet(state, seat, system, BLUE) != NOBODY:
        return True
    return free_planet(state, seat, system, LIFELESS) != NOBODY
