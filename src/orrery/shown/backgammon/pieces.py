"""The pieces of backgammon: points, bars, trays for checkers borne off, the dice, the cube."""

from typing import Any, ClassVar, Final, final

from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.games.samples.backgammon.keys import DOUBLE, MOVE
from orrery.games.samples.backgammon.move import SIDES
from orrery.games.samples.backgammon.state import BAR, OFF
from orrery.shown.pieces import Ids, Pieces, letter

CUBE: Final = "cube:stake"
DICE: Final = "dice:roll"
ROLLING: Final = ("rolled", "turn-passed")
ABOUT_THE_CUBE: Final = ("doubled", "taken", "dropped", "won")
ROLL_ON: Final = 0
"""The answer not to double."""

SEATS: Final = 2


@final
class BackgammonPieces(Pieces):
    """``point:1`` to ``point:24`` as seat 0 counts; ``bar:A``, ``off:A``, ``dice:roll``, ``cube:stake``.

    A move names where the checker comes from and where it goes, a plan does so for each of its moves.
    """

    places: ClassVar[frozenset[str]] = frozenset({"point", "bar", "off"})

    def listed(self, view: Any) -> list[str]:
        own = [place(seat, at) for seat in range(SEATS) for at in (BAR, OFF)]
        return [*(place(0, point) for point in range(OFF + 1, BAR)), *own, DICE, CUBE]

    def _of_answer(self, view: Any, ask: Ask, choice: int) -> Ids:
        if ask.decision == MOVE:
            return way(ask.seat, choice)
        return (DICE,) if ask.decision == DOUBLE and choice == ROLL_ON else (CUBE,)

    def of_plan(self, view: Any, ask: Ask, plan: Plan) -> Ids:
        return tuple(piece for choice in plan.choices for piece in way(ask.seat, choice))

    def of_question(self, view: Any, ask: Ask) -> Ids:
        return (DICE,) if ask.decision == MOVE else (CUBE,) if ask.seat >= 0 else ()

    def _of_event(self, view: Any, event: Event) -> Ids:
        key = self.game.events[event.kind]
        if key in ROLLING:
            return (DICE,)
        if key in ABOUT_THE_CUBE:
            return (CUBE,)
        if key == "moved":
            return (place(event.seat, event.a), place(event.seat, event.b))
        return (place(event.seat, event.a),)


def place(seat: int, at: int) -> str:
    """A place in the counting of a seat: the point 1 of one player is the point 24 of the other."""
    if at == BAR:
        return f"bar:{letter(seat)}"
    if at == OFF:
        return f"off:{letter(seat)}"
    return f"point:{at if seat == 0 else BAR - at}"


def way(seat: int, choice: int) -> Ids:
    """Where a checker comes from, and where it goes."""
    source, die = choice // SIDES + 1, choice % SIDES + 1
    return (place(seat, source), place(seat, max(OFF, source - die)))
