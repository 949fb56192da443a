"""A line of play that a player considers."""

from typing import Generic, final

from mypy_extensions import i64

from orrery.engine.flow import S


@final
class LineOfPlay(Generic[S]):
    """The answers of one seat and the position they lead to.

    ``chain`` ends where CHANCE is asked or something hidden is revealed, which ``closed`` remembers; a
    plan may go on from what is assumed. ``luck`` is what the assumed draws fell short of the average, so
    that plans built on different draws can be compared. ``before`` is the position before the last
    assumed draw. A line has ``ended`` when nothing more is planned.
    """

    def __init__(self, chain: list[int], state: S, closed: bool, luck: i64) -> None:
        self.chain: list[int] = chain
        self.state: S = state
        self.closed: bool = closed
        self.luck: i64 = luck
        self.value: i64 = 0
        self.ended: bool = False
        self.before: S | None = None


def best_first(lines: list[LineOfPlay[S]], most: i64) -> list[LineOfPlay[S]]:
    """The best lines in order, at most ``most``.

    Of equal ones only the first is taken: they are mostly the same actions in another order.
    """
    left = lines
    found: list[LineOfPlay[S]] = []
    while len(left) > 0 and len(found) < most:
        top = left[0]
        for line in left:
            if line.value > top.value:
                top = line
        found.append(top)
        left = [line for line in left if line.value != top.value]
    return found
