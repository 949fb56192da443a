"""The commands that a client sends during a match.

The client's own ``id`` of a command comes back with its reply.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from orrery.table.orders import Order

MOST_BYTES: Final = 16_384
"""The longest message a client may send."""

Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""What the rules can count with."""


class ClientCommand(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What a client wants; ``id`` is its own number for it."""

    id: Number = 0


class JoinMatch(ClientCommand, tag="join", kw_only=True):
    """Sit down on a seat, or on the first free one."""

    seat: Number | None = None


class Leave(ClientCommand, tag="leave", kw_only=True):
    seat: Number


class PutBot(ClientCommand, tag="put-bot", kw_only=True):
    """The host gives a seat to a bot."""

    seat: Number
    bot: str


class OfferSeat(ClientCommand, tag="offer-seat", kw_only=True):
    """The host opens a seat to anybody."""

    seat: Number


class AskForSeat(ClientCommand, tag="ask-for-seat", kw_only=True):
    """Ask the people who are there for the seat of one who is not."""

    seat: Number


class Admit(ClientCommand, tag="admit", kw_only=True):
    """Say from one's own ``seat`` whether somebody who asks for one may have it."""

    seat: Number
    welcome: bool


class Start(ClientCommand, tag="start", kw_only=True):
    """The host begins the game."""


class Answer(ClientCommand, tag="answer", kw_only=True):
    """Answer one's open question by its number; several choices are a plan, taken whole or not at all."""

    seat: Number
    question: Number
    choices: list[Number]


class AskPreview(ClientCommand, tag="preview", kw_only=True):
    """See what answers would do; nothing changes."""

    seat: Number
    question: Number
    choices: list[Number]


class AskHints(ClientCommand, tag="hints", kw_only=True):
    """See what a computer player would answer; nothing changes, and nobody else is told."""

    seat: Number
    question: Number


class Undo(ClientCommand, tag="undo", kw_only=True):
    seat: Number


class EndTurn(ClientCommand, tag="end-turn", kw_only=True):
    """End the turn that the table holds for a seat; then it can't be taken back."""

    seat: Number


class HoldTurns(ClientCommand, tag="hold-turns", kw_only=True):
    """Have the table hold at the end of one's turns until ``end-turn``, on all seats one has at it, or not.

    It does so before CHANCE or another seat is asked, in titles without secrets, while one is connected, for
    three minutes at most and no longer than one's clock.
    """

    seat: Number
    on: bool


class ProposeUndo(ClientCommand, tag="propose-undo", kw_only=True):
    seat: Number


class AgreeToUndo(ClientCommand, tag="agree", kw_only=True):
    seat: Number


class Refuse(ClientCommand, tag="refuse", kw_only=True):
    seat: Number


class GiveOrder(ClientCommand, tag="order", kw_only=True):
    """Leave a standing order; ``order`` says what."""

    order: Order
    seat: Number


class CancelOrder(ClientCommand, tag="cancel-order", kw_only=True):
    seat: Number
    number: Number


class TakeTime(ClientCommand, tag="take-time", kw_only=True):
    """Keep a window open until one has answered; everybody is told."""

    seat: Number
    question: Number


class Say(ClientCommand, tag="say", kw_only=True):
    text: str


class RemoveGuest(ClientCommand, tag="remove", kw_only=True):
    """The host sends somebody away before the game, by their seat or by a chat message of theirs."""

    seat: Number | None = None
    line: Number | None = None


class Readmit(ClientCommand, tag="readmit", kw_only=True):
    """The host lets somebody back who was removed, by the chat message that told of it."""

    line: Number


class Mute(ClientCommand, tag="mute", kw_only=True):
    """The host keeps somebody from chatting, or lets them again; named as for ``remove``."""

    on: bool
    seat: Number | None = None
    line: Number | None = None


class LetSpectatorsChat(ClientCommand, tag="let-spectators-chat", kw_only=True):
    """The host says whether people who watch may chat."""

    on: bool


class CloseTable(ClientCommand, tag="close-table", kw_only=True):
    """The host ends a table for good that is not over."""


class Again(ClientCommand, tag="again", kw_only=True):
    """Wish for another game with the same people."""

    seat: Number


class Speak(ClientCommand, tag="speak", kw_only=True):
    """Have words in another language from now on, or none if it is empty; a new ``welcome`` follows.

    ``position`` asks for the position in sentences as well.
    """

    lang: str
    position: bool = False


class Ping(ClientCommand, tag="ping", kw_only=True):
    """Is anybody there; ``done`` follows."""


TableCommand: TypeAlias = (
    JoinMatch
    | Leave
    | PutBot
    | OfferSeat
    | AskForSeat
    | Admit
    | Start
    | Answer
    | Undo
    | EndTurn
    | HoldTurns
    | ProposeUndo
    | AgreeToUndo
    | Refuse
    | GiveOrder
    | CancelOrder
    | TakeTime
    | Say
    | RemoveGuest
    | Readmit
    | Mute
    | LetSpectatorsChat
    | CloseTable
    | Again
)
"""The commands that change a table; they need no socket."""

Commands: TypeAlias = TableCommand | AskPreview | AskHints | Speak | Ping
