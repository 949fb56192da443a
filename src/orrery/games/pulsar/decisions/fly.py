"""Flying the survey ship: how far, along which way, and with which gate run."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import Decision, Plan, Refusal
from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.catalogue import GATE_RUNS
from orrery.games.pulsar.data.headquarters import PLACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.keys import FROM_RUNS, HOP, RUN_FLOWN
from orrery.games.pulsar.payment import TOKEN_NAMES, TOKENS
from orrery.games.pulsar.routes import CODES, node_called, routes_of
from orrery.games.pulsar.space import (
    COLOURS,
    LENGTHS,
    NEEDS,
    ask_run,
    runs_on,
    take_off,
    ways_to_fly,
)
from orrery.games.pulsar.state import NOBODY, PLANETS, SYSTEMS, Pulsar
from orrery.games.pulsar.verbs import gain_points

NODE_NAMES: Final[tuple[str, ...]] = SIDES[0].names
RUN_NAMES: Final[tuple[str, ...]] = tuple(
    f"{place}-{colour}" for place in PLACES for colour in ("green", "magenta", "orange")
)
MOST_PLANS: Final = 1000


@final
class Thrust(Decision[Pulsar]):
    """How far the die in slot ``x`` flies, and with which token: token * 16 + length (P3.4, P3.7, P4.1)."""

    def size(self, state: Pulsar) -> i64:
        return TOKENS * LENGTHS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        ways_to_fly(state, ask.seat, ask.x, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        take_off(state, ask.seat, ask.x, choice)

    def token(self, ask: Ask, choice: int) -> str:
        return f"{choice % LENGTHS}{TOKEN_NAMES[choice // LENGTHS]}"

    def read(self, ask: Ask, token: str) -> int:
        for choice in range(TOKENS * LENGTHS):
            if self.token(ask, choice) == token:
                return choice
        raise BadToken(self.key, token)


@final
class Hop(Decision[Pulsar]):
    """The next node of a flight: ``x`` the flight so far, ``y`` the hops to go, ``z`` what it must see.

    Only hops from which the flight can be completed are offered, and nothing is shown before the last
    one (P4.5).
    """

    def size(self, state: Pulsar) -> i64:
        return len(NODE_NAMES)

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        routes = routes_of(state.side)
        codes = CODES[state.side]
        first: i64 = routes.first[ask.x]
        for child in range(first, first + routes.count[ask.x]):
            if routes.can_end(child, ask.y - 1, ask.z // NEEDS, ask.z % NEEDS):
                out.add(codes[routes.node[child]])

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        flight = routes_of(state.side).child(ask.x, node_called(state.side, choice))
        state.goto(1, flight, ask.y - 1, ask.z)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Neighbours that the flight can't go to: entry gates, used segments, dead ends for the hops left."""
        routes = routes_of(state.side)
        offered = Choices()
        self.options(state, ask, offered)
        found: list[Refusal] = []
        for node in sorted(set(SIDES[state.side].neighbours[routes.node[ask.x]])):
            code = CODES[state.side][node]
            if code not in offered.listed():
                found.append(Refusal(code, self._clause(state, ask, node)))
        return found

    def _clause(self, state: Pulsar, ask: Ask, node: i64) -> str:
        if node in SIDES[state.side].entries:
            return "P4.3"
        return "P4.2" if routes_of(state.side).child(ask.x, node) < 0 else "P4.1"

    def plans(self, state: Pulsar, ask: Ask) -> list[Plan]:
        """Every way to the end of the flight, with its last node and the stations it would bring."""
        routes = routes_of(state.side)
        codes = CODES[state.side]
        done = routes.length[ask.x]
        found: list[Plan] = []
        for flight in routes.flights(ask.x, ask.y, ask.z // NEEDS, ask.z % NEEDS)[:MOST_PLANS]:
            nodes = routes.nodes(flight)
            facts = (int(codes[nodes[-1]]), stations_on(state, ask.seat, nodes), int(routes.gates[flight]))
            found.append(Plan("route", [int(codes[node]) for node in nodes[done:]], facts))
        return found


def stations_on(state: Pulsar, seat: int, nodes: list[int]) -> int:
    """How many systems on a route would take a station of ``seat``, as far as they are known."""
    return sum(may_settle(state, seat, node) for node in set(nodes) if node < SYSTEMS)


def may_settle(state: Pulsar, seat: int, system: int) -> bool:
    """A system takes a station if it is unknown, or has an open free planet and none of ``seat`` (P4.8)."""
    planets = [int(state.stations[system * PLANETS + planet]) for planet in range(PLANETS)]
    return seat not in planets and (state.tiles[system] < 0 or NOBODY in planets)


def next_hop(state: Pulsar, seat: i64, flight: i64, hops: i64, sights: i64) -> None:
    """Ask for the next hop; after the last one for a gate run."""
    if hops > 0:
        state.ask(seat, HOP, flight, hops, sights)
    else:
        ask_run(state, seat, flight)


@final
class AnnounceRun(Decision[Pulsar]):
    """Which gate run goes with the flight ``x``, if any: project * 3 + colour (P7.3, P7.5, P7.6)."""

    def size(self, state: Pulsar) -> i64:
        return len(RUN_NAMES)

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        runs_on(state, ask.seat, ask.x, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            return
        project: i64 = choice // COLOURS
        gates = routes_of(state.side).gates_of(ask.x, choice % COLOURS)
        state.runs[ask.seat] |= bit(project)
        state.tell(RUN_FLOWN, ask.seat, project, choice % COLOURS, gates)
        gain_points(state, ask.seat, FROM_RUNS, gates * GATE_RUNS[state.faces[ask.seat]][project][1])
