"""The pieces of connect four: its columns."""

from typing import Any, final

from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.shown.connect_four.telling import COLUMN_NAMES
from orrery.shown.pieces import Ids, Pieces


@final
class ConnectFourPieces(Pieces):
    """``column:a`` to ``column:g``."""

    def listed(self, view: Any) -> list[str]:
        return [column(number) for number in range(len(COLUMN_NAMES))]

    def _of_answer(self, view: Any, ask: Ask, choice: int) -> Ids:
        return (column(choice),)

    def _of_event(self, view: Any, event: Event) -> Ids:
        return (column(event.a),)


def column(number: int) -> str:
    return f"column:{COLUMN_NAMES[number]}"
