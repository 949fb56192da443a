"""The sixty-four projects as they are printed, typed by hand, and what a seat owns to compare with."""

from typing import NamedTuple

from orrery.games.pulsar.state import DICE, EXTRA
from tests.rules.pulsar.scene import Scene

PLACES = ("b1", "b2", "b3", "m1", "m2", "u1", "u2", "t")
UNDER = {
    "b1": (),
    "b2": (),
    "b3": (),
    "m1": ("b1", "b2"),
    "m2": ("b2", "b3"),
    "u1": ("b1", "b2", "m1"),
    "u2": ("b2", "b3", "m2"),
    "t": ("b1", "b2", "b3", "m1", "m2", "u1", "u2"),
}
"""All that is done before a project can be: whatever is connected under it, down to the bottom."""

PRINTED = """
A1 | 3: gyrodyne, ±1        | 1: cube, 1 VP           | 2: run magenta 2
   | 5: gyrodyne, gyrodyne  | 2: ±1, run green 1
   | 6: 4 VP, exploration   | 1: exploration, run orange 2
   | 4: 3 VP, run any 4

A2 | 4: gyrodyne, run orange 2 | 1: run green 1       | 2: ±1, +2
   | 1: cube, exploration   | 3: split 2 1, ±1
   | 2: run any 2           | 6: 8 VP, run magenta 2
   | 5: 5 VP, run any 4

B1 | 2: gyrodyne 2, ±1      | 1: cube, cube           | 5: 2 VP, run orange 2
   | 4: split 3 2           | 1: cube, run magenta 1
   | 6: gyrodyne, gyrodyne, 3 VP | 3: 2 VP, run green 2
   | 4: 2 VP, exploration, run any 4

B2 | 1: run magenta 1       | 4: gyrodyne 1, gyrodyne 2, ±1 | 2: cube, +2
   | 3: 1 VP, run green 2   | 1: cube, run orange 1
   | 5: 4 VP, run any 2     | 6: 5 VP, ±1, ±1
   | 3: 2 VP, run any 4

C1 | 5: exploration, run green 2 | 1: cube, ±1        | 2: run orange 2
   | 4: gyrodyne, gyrodyne  | 3: split 2 2
   | 2: 1 VP, exploration, ±1 | 6: 3 VP, +2, run magenta 3
   | 3: run any 4

C2 | 2: ±1, ±1              | 1: cube, +2             | 4: 2 VP, run magenta 2
   | 3: 2 VP, run any 2     | 1: run green 1
   | 6: split 4 3           | 4: 2 VP, +2, run orange 2
   | 5: 2 VP, exploration, run any 4

D1 | 1: +2                  | 2: gyrodyne             | 4: 1 VP, run green 2
   | 3: split 2 2           | 5: exploration, cube, cube
   | 6: 5 VP, run orange 3  | 1: ±1, run magenta 1
   | 5: 6 VP, run any 3

D2 | 2: ±1, run orange 1    | 1: cube, ±1             | 3: exploration
   | 4: 3 VP, run magenta 2 | 2: run green 2
   | 5: split 3 3           | 4: 2 VP, +2, run any 2
   | 6: 6 VP, run any 4
"""


class Printed(NamedTuple):
    """A project: its face and place, the die it costs, and its benefits from left to right."""

    face: str
    place: str
    cost: int
    benefits: tuple[str, ...]

    @property
    def run(self) -> tuple[str, int] | None:
        """The colour of its gate run and the points per gate."""
        for benefit in self.benefits:
            if benefit.startswith("run "):
                _, colour, points = benefit.split()
                return colour, int(points)
        return None

    def scene(self) -> Scene:
        """Everything under the project is done and flown; no tokens."""
        under = UNDER[self.place]
        return Scene().has(plus_minus=0).hq(self.face, *under).flown(*under)


def _read(face: str, place: str, text: str) -> Printed:
    cost, benefits = text.split(":")
    return Printed(face, place, int(cost), tuple(benefit.strip() for benefit in benefits.split(",")))


def _read_all() -> list[Printed]:
    found = []
    for board in PRINTED.strip().split("\n\n"):
        face, *projects = board.split("|")
        assert len(projects) == len(PLACES)
        found += [_read(face.strip(), place, text) for place, text in zip(PLACES, projects)]
    return found


PROJECTS = _read_all()


class Wealth(NamedTuple):
    """What a benefit of a project can add to; ``silver`` and ``red`` are the dice of a split, -1 for none."""

    points: int
    cubes: int = 0
    plus_minus: int = 0
    plus_two: int = 0
    held: tuple[int, int, int] = (0, 0, 0)
    drawn: int = 0
    silver: int = -1
    red: int = -1

    def with_gyrodyne(self, size: int) -> "Wealth":
        small, medium, large = (count + (size == index) for index, count in enumerate(self.held, start=1))
        return self._replace(held=(small, medium, large))


def wealth(scene: Scene, seat: int = 0) -> Wealth:
    """What a seat has now."""
    state = scene.state
    small, medium, large = (int(state.held[seat * 4 + size]) for size in (1, 2, 3))
    return Wealth(
        scene.points(seat),
        int(state.cubes[seat]),
        int(state.plus_minus[seat]),
        int(state.plus_two[seat]),
        (small, medium, large),
        sum(int(count) for count in state.exploration_discards),
        int(state.dice[seat * DICE + EXTRA]),
        scene.die("red", seat),
    )
