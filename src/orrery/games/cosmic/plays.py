"""The words in which powers, flares, edicts and Pulsars say when they can be played and what they do.

A line of a table is one call: ``use`` for a power, ``wild`` and ``super_`` for its flare, ``edict``.
``when`` gets the state, the seat and the frame of the window; whether the seat has the card or power,
and may play it at all, is asked before. ``do`` gets the frame of the announcement: ``seat`` who made
it, ``y`` the place of what it answers, ``z`` its target. A ``do`` that has asked or pushed something
and wants to go on afterwards calls :func:`again`; an answer to a generic question lies in ``z`` then. What
lies announced on the stack is asked by the functions at the end.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.keys import Keys
from orrery.engine.windows import MAY, MUST, NO_POINT, NO_SUBJECT, Response
from orrery.games.cosmic.data.cards import CARD_NAMES, NO_CARD, flare
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.keys import RESPONSE
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import PLAYED

When: TypeAlias = Callable[[Cosmic, int, Frame], bool]
Do: TypeAlias = Callable[[Cosmic, Frame], None]
Ever: TypeAlias = Callable[[Cosmic], bool]

# How something is played.
POWER_USE: Final = 0
WILD: Final = 1
SUPER: Final = 2
EDICT: Final = 3
CON: Final = 4
STOP: Final = 5
PRO: Final = 6
RETAIN: Final = 7
"""No play, so that nobody can answer it (C3.6f)."""
SHIELD: Final = 8
RULE: Final = 9
"""A check that the rules make by themselves; nobody can answer it."""
REINFORCE: Final = 10
"""A reinforcement, discarded when it is played."""

# How often.
ONCE: Final = 0
"""Once in a challenge."""
EACH: Final = 1
"""Once in each window."""
FREE: Final = 2
"""As often as ``when`` allows it."""

NOTHING: Final = -1
"""How nothing is announced."""

CARRYING_OUT: Final = 2
"""The step of a response that calls ``do``: after the aim and the announcement."""

STYLES: Final = Keys("flares")
"""What becomes of flares, as the table wants it."""
FLARES_EON: Final = STYLES.add("eon")
FLARES_MAYFAIR: Final = STYLES.add("mayfair")
FLARES_MODERN: Final = STYLES.add("modern")
FLARES_NONE: Final = STYLES.add("none")

# What becomes of a flare that is played.
BY_STYLE: Final = 0
"""As the style of flares says (CA8.2, CA8.3)."""
DISCARDED: Final = 1
TO_OWNER: Final = 2
"""To the hand of the one who has the power, or else to the discards."""
AFTERWARDS: Final = 3
"""Shown first; what the flare does ends with its discard."""


@final
class Playable(Response[Cosmic]):
    """One line: what it is, of which power or card, when, and what it does.

    One that is ``free`` costs nothing and can only do good, though a trial may not show it: computer players
    simply do it. Where ``ever`` says no, ``when`` does for every seat: what the rules check often is asked
    once for all. A duty that ``tells`` rests on cards that others don't see, so that they learn from it.
    """

    def __init__(
        self,
        key: str,
        clause: str,
        points: tuple[int, ...],
        duty: int,
        when: When,
        do: Do,
        how: int,
        power: int = NO_POWER,
        kind: int = NO_CARD,
        often: int = ONCE,
        aim: Do | None = None,
        then: int = BY_STYLE,
        free: bool = False,
        ever: Ever | None = None,
        tells: bool = False,
    ) -> None:
        answered_at = NO_POINT if how in (RULE, RETAIN) else PLAYED
        super().__init__(key, clause, points[0], duty, when, do, answered_at, aim)
        self.points = points
        self.how: i64 = how
        self.power: i64 = power
        self.kind: i64 = kind
        self.often: i64 = often
        self.then: i64 = then
        self.free = free
        self.ever = ever
        self.tells = tells


def use(
    power: int,
    points: tuple[int, ...],
    duty: int,
    when: When,
    do: Do,
    name: str = "",
    clause: str = "",
    often: int = ONCE,
    aim: Do | None = None,
    free: bool = False,
    tells: bool = False,
) -> Playable:
    """A power is used; ``name`` tells several uses of one power apart."""
    key = POWER_KEYS[power]
    called = f"{key}-{name}" if name else key
    said = clause or f"CB-{key}"
    return Playable(
        called, said, points, duty, when, do, POWER_USE, power, often=often, aim=aim, free=free, tells=tells
    )


def wild(
    power: int,
    points: tuple[int, ...],
    when: When,
    do: Do,
    often: int = ONCE,
    aim: Do | None = None,
    then: int = BY_STYLE,
) -> Playable:
    """The flare of a power that one does not have, or can't use."""
    key = POWER_KEYS[power]
    return of_flare(f"wild-{key}", f"CW-{key}", WILD, power, points, when, do, often, aim, then)


def super_(
    power: int,
    points: tuple[int, ...],
    when: When,
    do: Do,
    often: int = ONCE,
    aim: Do | None = None,
    then: int = BY_STYLE,
) -> Playable:
    """The flare of a power that the seat itself has."""
    key = POWER_KEYS[power]
    return of_flare(f"super-{key}", f"CS-{key}", SUPER, power, points, when, do, often, aim, then)


def of_flare(
    key: str,
    clause: str,
    how: int,
    power: int,
    points: tuple[int, ...],
    when: When,
    do: Do,
    often: int,
    aim: Do | None,
    then: int,
) -> Playable:
    return Playable(key, clause, points, MAY, when, do, how, power, flare(power), often, aim, then)


def edict(kind: int, points: tuple[int, ...], when: When, do: Do, aim: Do | None = None) -> Playable:
    """An edict, discarded when it is played."""
    key = CARD_NAMES[kind]
    return Playable(key, f"CX-{key}", points, MAY, when, do, EDICT, kind=kind, often=FREE, aim=aim)


def rule(
    key: str,
    clause: str,
    points: tuple[int, ...],
    when: When,
    do: Do,
    power: int = NO_POWER,
    ever: Ever | None = None,
) -> Playable:
    """Something that the rules check by themselves at these moments.

    With a ``power``: if that is in the game, which also advises on what is asked.
    """
    return Playable(key, clause, points, MUST, when, do, RULE, power, often=FREE, ever=ever)


def again(state: Cosmic, frame: Frame, answer: i64) -> None:
    """Let ``do`` be called once more when what it is about to ask or push is over; call it first.

    ``z`` is then ``answer``, or whatever a generic question was answered with.
    """
    state.again(frame, frame.x, frame.y, answer)


def hand_over(state: Cosmic, answer: i64) -> None:
    """Give an answer to the frame on top, in ``z``: what generic questions do."""
    frame = state.frame(state.depth - 1)
    state.again(frame, frame.x, frame.y, answer)


def carry_out_later(state: Cosmic, seat: i64, play: i64, y: i64, z: i64) -> None:
    """Let the ``do`` of a play be called that was announced and answered before, with these ints."""
    state.push(RESPONSE, seat)
    state.goto(CARRYING_OUT, play, y, z)


def always(state: Cosmic, seat: int, window: Frame) -> bool:
    return True


def is_announcement(state: Cosmic, window: Frame) -> bool:
    """Whether a window is about a card or power that was announced."""
    return window.y != NO_SUBJECT and state.frame(window.y).procedure == RESPONSE


def how_announced(state: Cosmic, window: Frame) -> i64:
    """How the subject of a window is played, or ``NOTHING``."""
    return state.book.plays.hows[state.frame(window.y).x] if is_announcement(state, window) else NOTHING


def power_announced(state: Cosmic, window: Frame) -> i64:
    """The power of the subject: used, or on its flare or Pulsar; or ``NO_POWER``."""
    return state.book.plays.powers[state.frame(window.y).x] if is_announcement(state, window) else NO_POWER


def kind_announced(state: Cosmic, window: Frame) -> i64:
    """The card of the subject, or ``NO_CARD``."""
    return state.book.plays.kinds[state.frame(window.y).x] if is_announcement(state, window) else NO_CARD


def who_announced(state: Cosmic, window: Frame) -> i64:
    """The seat of the subject, also of an action; or ``NOBODY``."""
    return state.frame(window.y).seat if window.y != NO_SUBJECT else NOBODY


def is_own_use_of(state: Cosmic, seat: i64, window: Frame, power: i64) -> bool:
    """Whether a window is about the use of a power by this very seat."""
    return (
        how_announced(state, window) == POWER_USE
        and power_announced(state, window) == power
        and who_announced(state, window) == seat
    )


def target_announced(state: Cosmic, window: Frame) -> i64:
    """The target of the subject."""
    return state.frame(window.y).z
