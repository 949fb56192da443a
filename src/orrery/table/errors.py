"""What can go wrong between people at a table, beside what the rules refuse.

    GameError
    └── TableError
        ├── BadSettings      a table that can't be set up like that
        ├── NoSuchSeat       the table has no seat with this number
        ├── NotSeated        the seat belongs to somebody else
        ├── SeatTaken        no such seat is free for this person
        ├── HasSeen          who has seen another seat of the match may not take this one
        ├── NeedsConsent     the people who are there have to agree first
        ├── NotHost          only the host may do that
        ├── NotStarted       the game has not begun
        ├── AlreadyStarted   the game has begun
        ├── NotOver          the game still goes on
        ├── StaleQuestion    the answer is to a question that is no longer open
        ├── BadAnswer        an answer without choices, or with far too many
        ├── BadOrder         a standing order that could never be followed
        ├── NoProposal       nobody has proposed to take anything back
        ├── NoWindow         no window is open that would close by itself
        ├── NotHeld          the table does not wait for this seat to end its turn
        ├── AwaitsConsent    the table waits until people have agreed or not
        ├── BadText          a name or a chat message without anything to read
        ├── BadMoment        the game has no such moment from which one could play on
        ├── NoSpectators     the table is not for watching
        ├── NoHints          the table has no hints, or not against people
        ├── Muted            the host has muted this person
        ├── SpectatorsSilent the host has not let spectators chat
        ├── Removed          the host has removed this person from the table
        ├── NotOneself       a host who would remove or mute themselves
        ├── NoSuchLine       no chat message of anybody has this number
        ├── TableClosed      the host has closed the table
        ├── IsOver           the game is over
        └── Unstored         the last change has not been committed yet

Whatever raises leaves the table as it was.
"""

from http import HTTPStatus
from typing import ClassVar

from orrery.engine.errors import GameError


class TableError(GameError):
    code: ClassVar[str] = "table-error"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class BadSettings(TableError):
    code: ClassVar[str] = "bad-settings"


class NoSuchSeat(TableError):
    code: ClassVar[str] = "no-such-seat"
    status: ClassVar[int] = HTTPStatus.NOT_FOUND


class NotSeated(TableError):
    code: ClassVar[str] = "not-seated"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class SeatTaken(TableError):
    code: ClassVar[str] = "seat-taken"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class HasSeen(TableError):
    code: ClassVar[str] = "has-seen"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class NeedsConsent(TableError):
    code: ClassVar[str] = "needs-consent"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class NotHost(TableError):
    code: ClassVar[str] = "not-host"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class NotStarted(TableError):
    code: ClassVar[str] = "not-started"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class AlreadyStarted(TableError):
    code: ClassVar[str] = "already-started"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class NotOver(TableError):
    code: ClassVar[str] = "not-over"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class StaleQuestion(TableError):
    code: ClassVar[str] = "stale-question"
    status: ClassVar[int] = HTTPStatus.CONFLICT

    def __init__(self, seat: int, question: int) -> None:
        super().__init__(f"seat {seat} is not asked question {question} now")
        self.seat = seat
        self.question = question


class BadAnswer(TableError):
    code: ClassVar[str] = "bad-answer"


class BadOrder(TableError):
    code: ClassVar[str] = "bad-order"


class NoProposal(TableError):
    code: ClassVar[str] = "no-proposal"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class NoWindow(TableError):
    code: ClassVar[str] = "no-window"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class NotHeld(TableError):
    code: ClassVar[str] = "not-held"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class AwaitsConsent(TableError):
    code: ClassVar[str] = "awaits-consent"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class BadText(TableError):
    code: ClassVar[str] = "bad-text"


class BadMoment(TableError):
    code: ClassVar[str] = "bad-moment"


class NoSpectators(TableError):
    code: ClassVar[str] = "no-spectators"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class NoHints(TableError):
    code: ClassVar[str] = "no-hints"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class Muted(TableError):
    code: ClassVar[str] = "muted"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class SpectatorsSilent(TableError):
    code: ClassVar[str] = "spectators-silent"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class Removed(TableError):
    code: ClassVar[str] = "removed"
    status: ClassVar[int] = HTTPStatus.FORBIDDEN


class NotOneself(TableError):
    code: ClassVar[str] = "not-oneself"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class NoSuchLine(TableError):
    code: ClassVar[str] = "no-such-line"
    status: ClassVar[int] = HTTPStatus.NOT_FOUND


class TableClosed(TableError):
    code: ClassVar[str] = "table-closed"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class IsOver(TableError):
    code: ClassVar[str] = "is-over"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class Unstored(TableError):
    code: ClassVar[str] = "unstored"
    status: ClassVar[int] = HTTPStatus.CONFLICT
