"""What goes over HTTP: requests and replies of ``/api/v1``."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from orrery.players.levels import USUAL
from orrery.server.wire.commands import Number
from orrery.server.wire.messages import AnswerWords, Told
from orrery.shown.review import Achievement, ScoredPiece
from orrery.shown.sentences import Sentence
from orrery.shown.strip import Strip
from orrery.table.origin import Origin
from orrery.table.settings import HintRule, Settings
from orrery.table.standings import StandingView

Name = Annotated[str, Meta(min_length=1, max_length=120)]
"""Cut to what fits on a table; see ``orrery.table.chat.clean``."""

MatchId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
PushEndpoint = Annotated[str, Meta(pattern="^https://", max_length=1000)]

HOST: Final = r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])"
FRAGMENT: Final = r"#[A-Za-z0-9%._~+/=-]{0,200}"


class Fault(Struct):
    """The body of every reply that is not a success. ``message`` is for developers."""

    code: str
    message: str


class GuestForm(Struct, forbid_unknown_fields=True):
    name: Name


class RestoreForm(Struct, forbid_unknown_fields=True):
    """``key`` is the secret part of a personal link."""

    key: Key


class Me(Struct):
    """Who the session belongs to. ``key`` makes the personal link that restores it on another device.

    The server does not know the key; it is told only where it was just made or given.
    """

    name: str
    key: str | UnsetType = UNSET


class OwnGame(Struct):
    """A match in which somebody has a part: their seats with the names they have there."""

    match: str
    title: str
    stage: str
    created: float
    changed: float
    seats: list[int]
    names: list[str]
    is_host: bool
    is_brought: bool


class OwnLine(Struct):
    """A line of a chat: what somebody wrote, or if ``act`` is set, what a host did to whom."""

    match: str
    number: int
    time: float
    name: str
    text: str
    act: str


class OwnBrowser(Struct):
    """A browser that is called when it is somebody's turn."""

    endpoint: str
    language: str
    created: float


class PersonalData(Struct):
    """All that is stored of a person; times are seconds since 1970.

    ``sessions`` are when they began; ``about_me`` is what hosts did.
    """

    name: str
    created: float
    sessions: list[float]
    browsers: list[OwnBrowser]
    games: list[OwnGame]
    chat: list[OwnLine]
    about_me: list[OwnLine]


class SeatForm(Struct, forbid_unknown_fields=True):
    """Who is to sit there: the one who creates the match, a bot, or whoever comes by the link."""

    kind: Literal["me", "bot", "open"]
    bot: str = USUAL
    name: str = ""


class MatchForm(Struct, forbid_unknown_fields=True):
    """A new match. ``options`` take precedence over those of the ``preset``. ``name`` tells apart several
    people at one screen."""

    title: str
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    preset: str = ""
    settings: Settings = Settings()
    private: bool = False


class BranchForm(Struct, forbid_unknown_fields=True):
    """Play on from a moment of another match."""

    moment: Number
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]


class JoinForm(Struct, forbid_unknown_fields=True):
    """``key`` is that of a private match, or empty."""

    seat: Number | None = None
    key: str = ""


class SeatSummary(Struct):
    kind: str
    name: str
    bot: str
    is_free: bool


class MatchSummary(Struct):
    """A match as it stands in a list. ``key`` is told to people at the table only; ``mine`` are own seats.

    ``turn`` says whether one of the own seats is asked something, ``asked`` which seats of people are; times
    are seconds since 1970. ``hints`` says who may have hints. ``origin`` is set for a game that did not begin
    at its own table.
    """

    id: str
    title: str
    stage: str
    seats: list[SeatSummary]
    options: dict[str, str]
    is_private: bool
    can_watch: bool
    hints: HintRule
    created: float
    changed: float
    answers: int
    mine: list[int] = []
    turn: bool = False
    asked: list[int] = []
    key: str = ""
    points: list[int] = []
    places: list[int] = []
    origin: Origin | None = None


class InvitationForm(Struct, forbid_unknown_fields=True):
    """``link`` is the address of a table, or a personal link, as the browser of the one who asks has it."""

    link: Annotated[
        str, Meta(pattern=f"^https?://{HOST}(:[0-9]{{1,5}})?/(t/[a-z0-9]{{12}}|me)({FRAGMENT})?$")
    ]


class Invitation(Struct):
    """``reach`` says who can open the ``link``: people at the server's machine, in its network, or anywhere.

    ``code`` is the QR code of the link in rows of 1 and 0, empty if nobody else can open it.
    """

    reach: Literal["here", "network", "public"]
    link: str
    code: list[str]


class PushOffer(Struct):
    """``key`` is that of the server, which a browser subscribes with."""

    key: str


class PushForm(Struct, forbid_unknown_fields=True):
    """The subscription of a browser, as its push manager tells it, and the language to call in."""

    endpoint: PushEndpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
    language: Literal["en", "ru"]


class PushEndForm(Struct, forbid_unknown_fields=True):
    endpoint: PushEndpoint


class SeatToken(Struct):
    """Opens one seat of one match to a program."""

    token: str


class AnswerForm(Struct, forbid_unknown_fields=True):
    """The answer call of outside bots."""

    question: Number
    choices: Annotated[list[Number], Meta(min_length=1, max_length=200)]


class SourceInfo(Struct):
    """Where points come from, and how many by seat; ``clause`` is the id of the rule behind it, or empty."""

    key: str
    text: str
    points: list[int]
    clause: str = ""


class Moment(Struct):
    """A position of a replay as one viewer knew it: who had answered what before it, and what happened."""

    number: int
    seat: int
    answer: AnswerWords
    view: Any
    standings: list[StandingView]
    phase: str
    news: list[Told]
    position: list[Sentence]
    strip: Strip | UnsetType = UNSET


class Replay(Struct):
    """A part of a finished match: ``moments`` from ``first`` on, of ``count`` in all; moment 0 is the start.

    ``sources`` say where the points of each seat came from. ``course`` are the points by seat at every moment
    of the match, ``forecasts`` the expected ends, empty for a title with secrets; both come with the first
    part only.
    """

    title: str
    options: dict[str, str]
    names: list[str]
    viewer: int
    first: int
    count: int
    moments: list[Moment]
    sources: list[SourceInfo]
    points: list[int]
    places: list[int]
    course: list[list[int]] = []
    forecasts: list[list[int]] = []


class ReviewSource(SourceInfo):
    """A source of points in play or in final scoring, then with the pieces on the board that brought them."""

    is_final: bool = False
    pieces: list[ScoredPiece] = []


class TurningPoint(Struct):
    """A turn that decided much: what happened, and by how much it changed what each seat could expect.

    ``round`` and ``turn`` are numbers from 1, or 0 in a title that does not count them.
    """

    moment: int
    seat: int
    round: int
    turn: int
    sentences: list[str]
    changes: list[int]


class Review(Struct):
    """A finished match looked back on, as one viewer knew it.

    The points of all ``sources`` add up to ``points``; those of final scoring come last, in the order in
    which they were scored. ``realms`` are the pieces that are each seat's own at the end. ``rounds`` are
    the moments at which a round had ended. ``course`` and ``forecasts`` are as in :class:`Replay`.
    """

    title: str
    names: list[str]
    points: list[int]
    places: list[int]
    sources: list[ReviewSource]
    achievements: list[Achievement]
    realms: list[list[str]]
    rounds: list[int]
    turning_points: list[TurningPoint]
    course: list[list[int]]
    forecasts: list[list[int]]


class Health(Struct):
    """``rules`` says whether the compiled or the interpreted rules run."""

    status: Literal["ok", "stopping"]
    version: str
    rules: Literal["compiled", "interpreted"]
    store: str
    matches: int
    sockets: int
