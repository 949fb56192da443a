"""The pieces of connect four: its columns, and the discs in them."""

from typing import Any, ClassVar, final

from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.shown.connect_four.telling import COLUMN_NAMES
from orrery.shown.pieces import Ids, Pieces


@final
class ConnectFourPieces(Pieces):
    """``column:a`` to ``column:g``; ``disc:d1`` is the lowest disc of the column in the middle."""

    places: ClassVar[frozenset[str]] = frozenset({"column"})

    def listed(self, view: Any) -> list[str]:
        columns = [column(number) for number in range(len(COLUMN_NAMES))]
        discs = [disc(x, y) for x, held in enumerate(view.columns) for y in range(len(held))]
        return [*columns, *discs]

    def _of_answer(self, view: Any, ask: Ask, choice: int) -> Ids:
        return (column(choice),)

    def _of_event(self, view: Any, event: Event) -> Ids:
        return (disc(event.a, event.b),)


def column(number: int) -> str:
    return f"column:{COLUMN_NAMES[number]}"


def disc(number: int, row: int) -> str:
    return f"disc:{COLUMN_NAMES[number]}{row + 1}"
