"""Every flight from every node, precomputed as a tree.

A place in the tree is a flight so far: its node, the flight one hop shorter, the flights one hop
longer, how many hops may still follow, and which colours of gates were visited. So a flight under way
is one int. No link is flown more often than it has segments (P4.2), and no flight enters an entry
gate (P4.3).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits
from orrery.games.pulsar.data.star_map import SIDES, Side

LONGEST: Final = 10
"""A die of 6, a token of +2 and two free steps."""


@final
class Routes:
    """The flights of one side of the map. Places 0, 1, 2 … are the flights of no hops from each node."""

    def __init__(self, side: Side) -> None:
        self.side: Side = side
        self.node: vec[i64] = vec[i64]()
        self.parent: vec[i64] = vec[i64]()
        self.length: vec[i64] = vec[i64]()
        self.gates: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.reach: vec[i64] = vec[i64]()
        self._link: vec[i64] = vec[i64]()
        for node in range(len(side.names)):
            self._add(node, -1, -1)
        self._grow()
        self._measure()

    def _add(self, node: i64, parent: i64, link: i64) -> None:
        colour: i64 = self.side.colours[node]
        seen: i64 = 0 if parent < 0 else self.gates[parent]
        if parent >= 0 and colour >= 0:
            seen |= bit(colour)
        self.node = append(self.node, node)
        self.parent = append(self.parent, parent)
        self.length = append(self.length, 0 if parent < 0 else self.length[parent] + 1)
        self.gates = append(self.gates, seen)
        self.first = append(self.first, 0)
        self.count = append(self.count, 0)
        self.reach = append(self.reach, 0)
        self._link = append(self._link, link)

    def _grow(self) -> None:
        """Lengthen every flight by each link that is left, shortest flights first."""
        leaving: list[list[tuple[int, int]]] = [[] for _ in self.side.names]
        for link, (a, b, _) in enumerate(self.side.links):
            leaving[a].append((b, link))
            leaving[b].append((a, link))
        at: i64 = 0
        while at < len(self.node):
            self.first[at] = len(self.node)
            if self.length[at] < LONGEST:
                for node, link in sorted(leaving[self.node[at]]):
                    if node not in self.side.entries and self._is_left(at, link):
                        self._add(node, at, link)
            self.count[at] = len(self.node) - self.first[at]
            at += 1

    def _is_left(self, at: i64, link: i64) -> bool:
        segments: i64 = self.side.links[link][2]
        while at >= 0:
            if self._link[at] == link:
                segments -= 1
            at = self.parent[at]
        return segments > 0

    def _measure(self) -> None:
        at: i64 = len(self.node) - 1
        while at >= 0:
            parent = self.parent[at]
            if parent >= 0 and self.reach[parent] <= self.reach[at]:
                self.reach[parent] = self.reach[at] + 1
            at -= 1

    def can_end(self, at: i64, hops: i64, colours: i64, need: i64) -> bool:
        """Whether the flight ``at`` can go on for just ``hops`` and see ``need`` of these colours."""
        if self.reach[at] < hops:
            return False
        if count_bits(self.gates[at] & colours) >= need:
            return True
        if hops == 0:
            return False
        for child in range(self.first[at], self.first[at] + self.count[at]):
            if self.can_end(child, hops - 1, colours, need):
                return True
        return False

    def child(self, at: i64, node: i64) -> i64:
        """The flight that goes on from ``at`` to ``node``; -1 if there is none."""
        for child in range(self.first[at], self.first[at] + self.count[at]):
            if self.node[child] == node:
                return child
        return -1

    def nodes(self, at: i64) -> list[int]:
        """The nodes visited, in order; the start is not among them (P4.4)."""
        visited: list[int] = []
        while self.parent[at] >= 0:
            visited.append(self.node[at])
            at = self.parent[at]
        visited.reverse()
        return visited

    def visited_at(self, at: i64, hop: i64) -> i64:
        """The node that the flight ``at`` reached with its ``hop``-th hop, counted from 1."""
        while self.length[at] > hop:
            at = self.parent[at]
        return self.node[at]

    def gates_of(self, at: i64, colour: i64) -> i64:
        """How many different gates of a colour the flight visited (P7.3)."""
        return len({node for node in self.nodes(at) if self.side.colours[node] == colour})

    def flights(self, at: i64, hops: i64, colours: i64, need: i64) -> list[int]:
        """Every way to go on for just ``hops``, as places in the tree."""
        if hops == 0:
            return [at] if self.can_end(at, 0, colours, need) else []
        found: list[int] = []
        for child in range(self.first[at], self.first[at] + self.count[at]):
            found += self.flights(child, hops - 1, colours, need)
        return found

    def ends_with_returns(self, node: i64, hops: i64) -> set[int]:
        """Where ``hops`` segments could lead if they might be flown again and again."""
        ends: set[int] = {int(node)}
        for _ in range(hops):
            ends = {there for here in ends for there in self.side.neighbours[here]} - set(self.side.entries)
        return ends


_BUILT: Final[list[Routes | None]] = [None] * len(SIDES)


def routes_of(side: i64) -> Routes:
    """The flights of a side; computed when the side is first played."""
    built = _BUILT[side]
    if built is None:
        built = Routes(SIDES[side])
        _BUILT[side] = built
    return built


def _codes(side: Side) -> list[int]:
    return [SIDES[0].names.index(name) for name in side.names]


CODES: Final[tuple[vec[i64], ...]] = tuple(vec[i64](_codes(side)) for side in SIDES)
"""For each side the choice that stands for a node: its name, numbered as on the first side."""


def node_called(side: i64, code: i64) -> i64:
    """The node of a side that a choice stands for."""
    node: i64 = 0
    while CODES[side][node] != code:
        node += 1
    return node
