"""Flying the survey ship: how far, along which way, and with which gate run."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, count_bits
from orrery.engine.decision import ALLOWED, Decision, Plan, Refusal
from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.pulsar.catalogue import GATE_RUNS
from orrery.games.pulsar.data.headquarters import PLACES
from orrery.games.pulsar.data.star_map import ENTRY, ISOLATED, SIDES
from orrery.games.pulsar.data.vocabulary import COLOURS as GATE_COLOURS
from orrery.games.pulsar.keys import FROM_GATE_RUNS, GATE_RUN
from orrery.games.pulsar.payment import (
    NO_STEPS,
    TOKEN_NAMES,
    TOKENS,
    free_steps,
    has_token,
    token_change,
    value_of,
)
from orrery.games.pulsar.routes import CODES, LONGEST, node_called, routes_of
from orrery.games.pulsar.space import (
    COLOURS,
    LENGTHS,
    NEEDS,
    against_run,
    runs_on,
    step_colours,
    take_off,
    takes_station,
    ways_to_fly,
)
from orrery.games.pulsar.state import SYSTEMS, Pulsar
from orrery.games.pulsar.verbs import gain_points

NODE_NAMES: Final[tuple[str, ...]] = SIDES[0].names
RUN_NAMES: Final[tuple[str, ...]] = tuple(f"{place}-{colour}" for place in PLACES for colour in GATE_COLOURS)


@final
class Thrust(Decision[Pulsar]):
    """How far the die in slot ``x`` flies, and with which token: token * 16 + length (P3.4, P3.7, P4.1)."""

    def size(self, state: Pulsar) -> i64:
        return TOKENS * LENGTHS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        ways_to_fly(state, ask.seat, ask.x, out)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        take_off(state, ask.seat, ask.x, choice)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """A die that a token makes 0 (P4.1), and a ±1 for which no flight would see the gate (P8.9)."""
        offered = Choices()
        self.options(state, ask, offered)
        steps = int(count_bits(step_colours(state, ask.seat)) + free_steps(state, ask.seat, ask.x, NO_STEPS))
        found: list[Refusal] = []
        for token in range(TOKENS):
            if has_token(state, ask.seat, token):
                plain = int(value_of(state, ask.seat, ask.x) + token_change(token))
                if plain == 0:
                    found.append(Refusal(token * LENGTHS, "P4.1"))
                for length in range(max(1, plain - steps), min(LONGEST, plain + steps) + 1):
                    if token * LENGTHS + length not in offered.listed():
                        found.append(Refusal(token * LENGTHS + length, "P8.9"))
        return found

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
        state.restart(flight, ask.y - 1, ask.z)

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Neighbours that are closed for this hop, and all other nodes where the flight can't end."""
        routes = routes_of(state.side)
        offered = Choices()
        self.options(state, ask, offered)
        clauses = self._closed_ends(state, ask)
        for node in SIDES[state.side].neighbours[routes.node[ask.x]]:
            clauses[node] = self._closed_hop(state, ask, node)
        codes = {int(CODES[state.side][node]): clause for node, clause in clauses.items()}
        return [Refusal(code, codes[code]) for code in sorted(codes) if code not in offered.listed()]

    def _closed_ends(self, state: Pulsar, ask: Ask) -> dict[int, str]:
        """The clause for each node where the flight can't end."""
        routes = routes_of(state.side)
        ends = {int(routes.node[flight]) for flight in flights_to(state, ask)}
        unseen = {int(routes.node[flight]) for flight in routes.flights(ask.x, ask.y, 0, 0)}
        again = routes.ends_with_returns(routes.node[ask.x], ask.y)
        clauses: dict[int, str] = {}
        for node, kind in enumerate(SIDES[state.side].kinds):
            if kind == ENTRY or kind == ISOLATED:
                clauses[node] = "P4.3"
            elif node in unseen - ends:
                clauses[node] = "P8.9"
            elif node not in ends:
                clauses[node] = "P4.2" if node in again else "P4.1"
        return clauses

    def _closed_hop(self, state: Pulsar, ask: Ask, node: int) -> str:
        """The clause that closes a neighbour for the next hop, if anything does."""
        routes = routes_of(state.side)
        child = routes.child(ask.x, node)
        if SIDES[state.side].kinds[node] == ENTRY:
            return "P4.3"
        if child < 0:
            return "P4.2"
        return "P4.1" if routes.reach[child] < ask.y - 1 else "P8.9"

    def plans(self, state: Pulsar, ask: Ask) -> list[Plan]:
        """Every way to the end of the flight."""
        return [plan_of(state, ask.seat, "route", [], ask.x, flight) for flight in flights_to(state, ask)]


def flights_to(state: Pulsar, ask: Ask) -> list[int]:
    """Every flight that the flight under way can become, as places in the tree."""
    return routes_of(state.side).flights(ask.x, ask.y, ask.z // NEEDS, ask.z % NEEDS)


def plan_of(state: Pulsar, seat: int, label: str, before: list[int], start: int, flight: int) -> Plan:
    """The answers ``before`` and the hops that lead from flight ``start`` to ``flight``.

    The facts are the last node, the stations that the flight would bring, the colours of its gates as bits.
    """
    routes = routes_of(state.side)
    codes = CODES[state.side]
    nodes = routes.nodes(flight)
    hops = [int(codes[node]) for node in nodes[routes.length[start] :]]
    return Plan(label, before + hops, (hops[-1], stations_on(state, seat, nodes), int(routes.gates[flight])))


def whole_flights(state: Pulsar, seat: int, slot: int, before: list[int]) -> list[Plan]:
    """Every flight of a die as it is, without token or free step, after the answers ``before``."""
    value = int(value_of(state, seat, slot))
    if value < 1:
        return []
    ways = Choices()
    ways_to_fly(state, seat, slot, ways)
    asked = [value] if ways.count > 1 else []
    start = int(state.ships[seat])
    flights = routes_of(state.side).flights(start, value, 0, 0)
    return [plan_of(state, seat, "flight", before + asked, start, flight) for flight in flights]


def stations_on(state: Pulsar, seat: int, nodes: list[int]) -> int:
    """How many systems on a route would take a station of ``seat``, as far as they are known."""
    return sum(takes_station(state, seat, node) for node in set(nodes) if node < SYSTEMS)


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
        state.tell(GATE_RUN, ask.seat, project, choice % COLOURS, gates)
        gain_points(state, ask.seat, FROM_GATE_RUNS, gates * GATE_RUNS[state.faces[ask.seat]][project][1])

    def refused(self, state: Pulsar, ask: Ask) -> list[Refusal]:
        """Own runs that can't be flown yet or not again (P7.3), or without a gate of their colour (P7.5)."""
        runs = [Refusal(run, against_run(state, ask.seat, ask.x, run)) for run in range(len(RUN_NAMES))]
        return [refusal for refusal in runs if refusal.clause not in (ALLOWED, NOT_THERE)]
