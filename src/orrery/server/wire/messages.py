"""What goes over the wire during a match: commands of a client, messages of the server.

The client's own ``id`` of a command comes back with its reply, ``done`` or ``failed`` or ``previewed``.
An ``update`` goes to everybody after each change; numbers have no gaps. The types of the browser client
are written from these structs.
"""

from typing import Annotated, Any, Final, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from orrery.shown.chips import Chip
from orrery.shown.sentences import Sentence
from orrery.shown.strip import Strip
from orrery.table.chat import ChatMessage
from orrery.table.clocks import ClockView
from orrery.table.messages import EventRow, MatchResult, ProposalView, Question
from orrery.table.orders import Order
from orrery.table.seats import SeatInfo
from orrery.table.settings import Settings
from orrery.table.standings import StandingView

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


class Say(ClientCommand, tag="say", kw_only=True):
    text: str


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
    | Say
    | Again
)
"""The commands that change a table; they need no socket."""

Commands: TypeAlias = TableCommand | AskPreview | Speak | Ping


class Told(Struct, frozen=True):
    """One sentence on what happened: the kind of event by its key, the seat it is about or -1.

    ``clause`` is the id of the rule behind it, or empty; ``pieces`` are the things on the table that it is
    about.
    """

    kind: str
    seat: int
    text: str
    clause: str = ""
    pieces: tuple[str, ...] = ()


class Asked(Struct, frozen=True):
    """Who is asked what, in words; nobody's answer is told by it."""

    seat: int
    text: str


class AnswerWords(Struct, frozen=True):
    """An answer in words, what is printed on the component it is about, and the pieces that stand for it.

    Those of a plan are what it leads over, in its order; there the last one stands for it.
    ``group`` is the place of its heading among the groups of the question; ``chips`` are what it spends.
    ``is_last`` marks what ends or declines, ``is_place`` an answer that is a place on the board.
    """

    text: str
    detail: str = ""
    pieces: tuple[str, ...] = ()
    group: int | UnsetType = UNSET
    chips: tuple[Chip, ...] | UnsetType = UNSET
    is_last: bool | UnsetType = UNSET
    is_place: bool | UnsetType = UNSET


class UpdateWords(Struct, frozen=True):
    """An update in one language; ``options``, ``plans`` and ``refused`` are in the order of the question.

    ``names`` are what the sentences call the players, by seat; ``about`` are the pieces that the question
    itself is about; ``clauses`` say why something is refused. ``groups`` are the headings of answers in
    their order; ``strip`` has the figures of the players. ``position`` is left out unless it was asked for.
    """

    lang: str
    names: tuple[str, ...]
    phase: str
    question: str
    about: tuple[str, ...]
    asked: tuple[Asked, ...]
    options: tuple[AnswerWords, ...]
    plans: tuple[AnswerWords, ...]
    refused: tuple[AnswerWords, ...]
    clauses: dict[str, str]
    at_stake: tuple[Sentence, ...]
    news: tuple[Told, ...]
    groups: tuple[str, ...] | UnsetType = UNSET
    strip: Strip | UnsetType = UNSET
    position: tuple[Sentence, ...] | UnsetType = UNSET


PathStep: TypeAlias = int | str
Patch: TypeAlias = tuple[tuple[PathStep, ...], Any]
"""A path into the view of before, and what stands there now."""


class Message(Struct, tag_field="type"):
    """What the server sends."""


class SharedFields(Message, tag="update"):
    """The part of an update that is the same for all viewers.

    ``held`` is the seat that may still take back the last answer of its turn before anybody else is asked, or
    -1. ``secret`` is the dealer's, in hex, told when the game is over; ``next_match`` the match to which
    everybody moves on.
    """

    number: int
    stage: str
    seats: tuple[SeatInfo, ...]
    watching: int
    first_event: int
    clocks: tuple[ClockView, ...]
    held: int
    proposal: ProposalView | None
    chat: tuple[ChatMessage, ...]
    last_line: int
    again: tuple[int, ...]
    result: MatchResult | None
    secret: str | UnsetType = UNSET
    next_match: str | UnsetType = UNSET


class Update(SharedFields, tag="update", kw_only=True):
    """All that the viewer sees after the change ``number``.

    ``view`` is whole; or, if the client has the view of update ``base``, left out and given by ``patches``.
    ``events`` count from ``first_event``; chat messages carry their own numbers.
    A second update with the same number replaces the first: something of the viewer's own has changed.
    ``holds`` says whether the table waits for the viewer to end each turn.
    """

    viewer: int
    mine: tuple[int, ...]
    events: tuple[EventRow, ...]
    question: Question | None
    standings: tuple[StandingView, ...]
    may_undo: bool
    orders: tuple[tuple[int, Order], ...]
    holds: bool
    words: UpdateWords | None = None
    view: Any | UnsetType = UNSET
    base: int | UnsetType = UNSET
    patches: tuple[Patch, ...] | UnsetType = UNSET


class Welcome(Message, tag="welcome"):
    """The first message of a socket, and after ``speak``: the table, and an update with the whole view.

    Events and messages of the update are those from the numbers on that the client asked for.
    ``promise`` is the hash of the dealer's secret.
    """

    match: str
    title: str
    version: int
    options: dict[str, str]
    settings: Settings
    promise: str
    is_private: bool
    update: Update


class Done(Message, tag="done"):
    """A command was carried out, and what it changed is stored for good."""

    id: int


class NextQuestion(Struct, frozen=True):
    """What a seat would be asked: the decision by its key, its choices with their tokens.

    ``pieces`` are those that stand for each choice, in the same order.
    """

    decision: str
    options: tuple[tuple[int, str], ...]
    pieces: tuple[tuple[str, ...], ...]


class Reason(Struct, frozen=True):
    """Why answers can't be taken back, or not after the turn, in words and with the pieces that it is about.

    ``kind`` is ``hidden``, ``together`` or ``over``; or the key of what CHANCE is asked.
    """

    kind: str
    text: str
    pieces: tuple[str, ...]


class Previewed(Message, tag="previewed"):
    """What the first ``taken`` of the choices would lead to.

    ``undoable`` promises that all of them could be taken back, whatever others do; otherwise ``reveals`` or
    ``hands_over``, the seat that would be asked next or -1, says why not. If ``holds``, the table would wait
    for the end of the turn before that. ``next`` is the question that the same seat alone would be asked
    then, if it is. ``values`` are the figures of the players' strip, by seat and then by figure.
    """

    id: int
    view: Any
    events: tuple[EventRow, ...]
    standings: tuple[StandingView, ...]
    news: tuple[Told, ...]
    undoable: bool
    holds: bool
    reveals: tuple[Reason, ...]
    hands_over: int
    taken: int
    next: NextQuestion | None
    values: tuple[tuple[int, ...], ...] | UnsetType = UNSET


class Failed(Message, tag="failed"):
    """A command was refused and has changed nothing. ``message`` is for developers."""

    id: int
    code: str
    message: str


Messages: TypeAlias = Welcome | Update | Done | Previewed | Failed
