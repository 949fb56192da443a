"""What lies within reach of the survey ship."""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.pulsar.routes import Routes, routes_of
from orrery.games.pulsar.space import takes_station
from orrery.games.pulsar.state import FIRST_ISOLATED, FIRST_PULSAR, NOBODY, SYSTEMS, Pulsar
from orrery.games.pulsar.verbs import has_ring
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.outlook import Outlook

FARTHEST: Final = 6
MOST_KNOWN: Final = 4000

Key: TypeAlias = tuple[int, int, int, int, int]


@final
class FlightReach:
    """The best flight of each length from where a ship is.

    Most positions of a decision have the same ships in the same surroundings, so what was found is kept.
    """

    def __init__(self) -> None:
        self.best: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        self.targets: i64 = 0
        self.station: i64 = 0
        self.landing: i64 = 0
        self.claim: i64 = 0
        self.known: dict[Key, int] = {}

    def value(self, state: Pulsar, outlook: Outlook, station: i64, claim: i64) -> i64:
        """Some of the average best flight; ``station`` and ``claim`` say what one more is worth."""
        ship = state.ships[outlook.seat]
        if outlook.turns == 0 or ship == NOBODY:
            return 0
        self.targets = open_systems(state, outlook.seat) | open_pulsars(state, outlook.seat)
        self.station = station
        self.landing = station + outlook.weights.landing
        self.claim = claim
        key = (int(state.side), int(ship), int(self.targets), int(station), int(claim))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = int(self._average(routes_of(state.side), ship))
            self.known[key] = found
        return found * outlook.weights.reach // POINT

    def _average(self, routes: Routes, ship: i64) -> i64:
        for length in range(i64(FARTHEST + 1)):
            self.best[length] = 0
        self._fly(routes, ship, 1, 0, 0)
        total: i64 = 0
        for length in range(i64(1), i64(FARTHEST + 1)):
            total += self.best[length]
        return total // FARTHEST

    def _fly(self, routes: Routes, at: i64, length: i64, gain: i64, seen: i64) -> None:
        """Note the best flights that go on from ``at``, having passed the systems in ``seen``."""
        first: i64 = routes.first[at]
        for child in range(first, first + routes.count[at]):
            node = routes.node[child]
            end: i64 = gain
            more: i64 = gain
            passed: i64 = seen
            if node < FIRST_PULSAR + FIRST_ISOLATED and has(self.targets & ~seen, node):
                if node >= SYSTEMS:
                    end += self.claim
                else:
                    end += self.landing
                    more += self.station
                    passed |= bit(node)
            if end > self.best[length]:
                self.best[length] = end
            if length < FARTHEST:
                self._fly(routes, child, length + 1, more, passed)


def open_pulsars(state: Pulsar, seat: i64) -> i64:
    """The nodes of pulsars that a flight could claim."""
    found: i64 = 0
    if has_ring(state, seat):
        for pulsar in range(i64(FIRST_ISOLATED)):
            if state.claims[pulsar] == NOBODY:
                found |= bit(FIRST_PULSAR + pulsar)
    return found


def open_systems(state: Pulsar, seat: i64) -> i64:
    """The systems that take a station of the seat, as far as they are known."""
    found: i64 = 0
    for system in range(i64(SYSTEMS)):
        if takes_station(state, seat, system):
            found |= bit(system)
    return found
