"""The messages of the server during a match.

The client's own ``id`` of a command comes back with its reply: ``done``, ``failed``, ``previewed`` or
``hinted``. An ``update`` goes to everybody after each change; numbers have no gaps. The types of the browser
client are written from these structs.
"""

from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from orrery.shown.chips import Chip
from orrery.shown.measures import Measure
from orrery.shown.sentences import Sentence
from orrery.shown.strip import Strip
from orrery.table.chat import ChatMessage
from orrery.table.clocks import ClockView
from orrery.table.messages import EventRow, MatchResult, ProposalView, Question
from orrery.table.orders import Order
from orrery.table.origin import Origin
from orrery.table.seats import SeatInfo
from orrery.table.settings import Settings
from orrery.table.standings import StandingView
from orrery.table.takeover import NewcomerView
from orrery.table.windows import WindowView


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
    """Who is asked what, in words; nobody's answer is told by it.

    ``is_chance`` says that the seat may respond to something and need not, perhaps has nothing to do so with.
    """

    seat: int
    text: str
    is_chance: bool | UnsetType = UNSET


class AnswerWords(Struct, frozen=True):
    """An answer in words, what is printed on the component it is about, and the pieces that stand for it.

    Those of a plan are what it leads over, in its order; there the last one stands for it.
    ``group`` is the place of its heading among the groups of the question; ``chips`` are what it spends.
    ``is_last`` marks what ends or declines, ``is_place`` an answer that is a place on the board. ``kind``
    is what kind of act it is, ``measures`` are what it comes to in numbers: of what, about which piece, how
    much; both by keys of the title, for its board.
    """

    text: str
    detail: str = ""
    pieces: tuple[str, ...] = ()
    group: int | UnsetType = UNSET
    chips: tuple[Chip, ...] | UnsetType = UNSET
    is_last: bool | UnsetType = UNSET
    is_place: bool | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    measures: tuple[Measure, ...] | UnsetType = UNSET


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
    -1. ``window`` is what is open to responses of several people with secrets from each other;
    ``public_orders`` are orders to pass of which all know, with their seats. ``secret`` is the dealer's, in
    hex, told when the game is over; ``next_match`` the match to which everybody moves on.
    ``spectators_chat`` says whether those who watch may chat; ``muted`` are the numbers of chat messages by
    people whom the host has muted, ``removed`` those of the messages that told of people whom the host still
    keeps out. When ``erased`` grows, somebody has had themselves deleted: what was told before has changed,
    and a client asks for all of it again.
    """

    number: int
    stage: str
    seats: tuple[SeatInfo, ...]
    watching: int
    first_event: int
    clocks: tuple[ClockView, ...]
    held: int
    window: WindowView | None
    public_orders: tuple[tuple[int, Order], ...]
    proposal: ProposalView | None
    newcomer: NewcomerView | None
    chat: tuple[ChatMessage, ...]
    last_line: int
    again: tuple[int, ...]
    result: MatchResult | None
    spectators_chat: bool
    muted: tuple[int, ...]
    removed: tuple[int, ...]
    erased: int
    secret: str | UnsetType = UNSET
    next_match: str | UnsetType = UNSET


class Update(SharedFields, tag="update", kw_only=True):
    """All that the viewer sees after the change ``number``.

    ``view`` is whole; or, if the client has the view of update ``base``, left out and given by ``patches``.
    ``events`` count from ``first_event``; chat messages carry their own numbers.
    A second update with the same number replaces the first: something of the viewer's own has changed.
    ``holds`` says whether the table waits for the viewer to end each turn, ``may_hint`` whether the viewer
    may ask for hints. ``mine`` are the seats of the
    person; if these are several, ``awaited`` are those whose answer the table waits for.
    """

    viewer: int
    mine: tuple[int, ...]
    events: tuple[EventRow, ...]
    question: Question | None
    standings: tuple[StandingView, ...]
    may_undo: bool
    may_hint: bool
    orders: tuple[tuple[int, Order], ...]
    holds: bool
    awaited: tuple[int, ...] | UnsetType = UNSET
    words: UpdateWords | None = None
    view: Any | UnsetType = UNSET
    base: int | UnsetType = UNSET
    patches: tuple[Patch, ...] | UnsetType = UNSET


class Welcome(Message, tag="welcome"):
    """The first message of a socket, and after ``speak``: the table, and an update with the whole view.

    Events and messages of the update are those from the numbers on that the client asked for.
    ``promise`` is the hash of the dealer's secret; ``origin`` is set for a game that did not begin here.
    """

    match: str
    title: str
    version: int
    options: dict[str, str]
    settings: Settings
    promise: str
    origin: Origin | None
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


class HintWords(Struct, frozen=True):
    """Answers in a row that a computer player would think of, in words, with the pieces they are about.

    ``behind`` is what they are worth less than the best, in thousandths, or None if that was not weighed.
    ``reasons`` say in words what they would change, and by how many thousandths; the first weigh most.
    """

    choices: tuple[int, ...]
    steps: tuple[str, ...]
    pieces: tuple[str, ...]
    behind: int | None
    reasons: tuple[tuple[str, int], ...] = ()


class Hinted(Message, tag="hinted"):
    """The best answers to a question by what its seat knows, the best first.

    ``unit`` is what values count thousandths of: ``points``, ``bases`` or ``wins``.
    """

    id: int
    question: int
    unit: str
    hints: tuple[HintWords, ...]


class Failed(Message, tag="failed"):
    """A command was refused and has changed nothing. ``message`` is for developers."""

    id: int
    code: str
    message: str


Messages: TypeAlias = Welcome | Update | Done | Previewed | Hinted | Failed
