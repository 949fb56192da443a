"""The pieces of backgammon: points, the bars, the trays for checkers borne off, the cube."""

from typing import Any, ClassVar, Final, final

from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.games.samples.backgammon.move import SIDES
from orrery.games.samples.backgammon.state import BAR, OFF
from orrery.shown.pieces import Ids, Pieces, letter

CUBE: Final = "cube:stake"
ABOUT_THE_CUBE: Final = ("double", "reply", "doubled", "taken", "dropped")
SEATS: Final = 2


@final
class BackgammonPieces(Pieces):
    """``point:1`` to ``point:24`` as the first seat counts them; ``bar:A``, ``off:A``; ``cube:stake``."""

    places: ClassVar[frozenset[str]] = frozenset({"point", "bar", "off"})
    bare_answers: ClassVar[frozenset[tuple[str, str]]] = frozenset({("double", "no")})

    def listed(self, view: Any) -> list[str]:
        own = [place(seat, at) for seat in range(SEATS) for at in (BAR, OFF)]
        return [*(place(0, point) for point in range(OFF + 1, BAR)), *own, CUBE]

    def _of_answer(self, view: Any, ask: Ask, choice: int) -> Ids:
        if self.game.decisions[ask.decision].key in ABOUT_THE_CUBE:
            return (CUBE,)
        return way(ask.seat, choice)

    def of_plan(self, view: Any, ask: Ask, plan: Plan) -> Ids:
        return tuple(piece for choice in plan.choices for piece in way(ask.seat, choice))

    def _of_event(self, view: Any, event: Event) -> Ids:
        key = self.game.events[event.kind]
        if key in ABOUT_THE_CUBE:
            return (CUBE,)
        if key == "moved":
            return (place(event.seat, event.a), place(event.seat, event.b))
        return (place(event.seat, event.a),) if key in ("hit", "borne-off") else ()


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
