"""Who may ask for hints, and what they are thought about from."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from orrery.table.errors import NoHints, StaleQuestion
from orrery.table.seats import SeatKind
from orrery.table.settings import HintRule

if TYPE_CHECKING:
    from orrery.table.core import TableCore


class HintJob(Struct, frozen=True):
    """A question to think about for somebody: all that is known of it is what their seat may see."""

    seat: int
    question: int
    view: Any

    @property
    def seed(self) -> int:
        """The same question has the same hints, whatever the seat does not see."""
        return self.question << 8 | self.seat


def may_hint(table: "TableCore", seat: int) -> bool:
    """Whether the person on a seat may ask for hints.

    A bot that plays for somebody who is away is no company for those who play alone.
    """
    if table.settings.hints != HintRule.ALONE:
        return table.settings.hints == HintRule.ALL
    others = [other for other in range(len(table.seating.seats)) if other != seat]
    return all(is_bots_own(table, other) for other in others)


def is_bots_own(table: "TableCore", seat: int) -> bool:
    """Whether a bot plays there for nobody else."""
    return table.seating.seats[seat].kind == SeatKind.BOT and not table.seating.is_kept(seat)


def hint_job(table: "TableCore", who: str, seat: int, question: int) -> HintJob:
    """The open question of a person as they see it; raises :class:`NoHints` if they may not have any."""
    table.check_open()
    table.seating.held_by(who, seat)
    play = table.play
    if not may_hint(table, seat):
        raise NoHints("this table has no hints for this seat")
    play.check_question(seat, question)
    if play.question_of(seat) is None:
        raise StaleQuestion(seat, question)
    return HintJob(seat, question, play.game.view(play.match.state, seat))
