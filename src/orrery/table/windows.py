"""Windows among people with secrets: when one closes depends on what everybody knows, and on nothing else.

A window is guarded where the title hides something and two people or more are at the table. Then nobody is
answered for before it closes, whether they have a choice or an order of their own or neither. Where seats are
polled it closes by itself after a time that the pace of the table sets, and whoever has said nothing
passes. It closes before that when every person who is asked has answered or passes by a public order, unless
a bot is asked, which has the whole time. It stays open for whoever has asked for more time until they answer.
"""

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.table.groups import is_poll, is_window

if TYPE_CHECKING:
    from orrery.table.play import Play

LONGEST_THOUGHT: Final = 10.0
"""Seconds after which a window without a time of its own is no longer held open for a bot that can pass."""


class WindowPace(StrEnum):
    """How long windows stay open. ``UNTIMED`` ones wait for an answer of every person who is asked."""

    QUICK = "quick"
    NORMAL = "normal"
    RELAXED = "relaxed"
    UNTIMED = "untimed"


SECONDS: Final[dict[WindowPace, float | None]] = {
    WindowPace.QUICK: 1.5,
    WindowPace.NORMAL: 2.5,
    WindowPace.RELAXED: 6.0,
    WindowPace.UNTIMED: None,
}


class WindowView(Struct, frozen=True):
    """What all are told of a guarded window.

    ``closes_in`` is in how many seconds it closes by itself, or None if it waits for answers. ``is_timed``
    says that one may ask for more time; ``taking_time`` are the seats that have.
    """

    closes_in: float | None
    is_timed: bool
    taking_time: tuple[int, ...]


def has_secrets(play: "Play") -> bool:
    """Whether people play who may not know everything of each other."""
    return bool(play.game.hides) and len(play.seating.people()) > 1


def is_guarded(play: "Play") -> bool:
    """Whether the time at which the open question is settled could tell one person another one's secret."""
    return has_secrets(play) and is_window(play.match)


def is_timed(play: "Play") -> bool:
    """Whether the open question is a window that closes by itself."""
    return play.settings.window_seconds is not None and is_guarded(play) and is_poll(play.match)


def closes_at(play: "Play") -> float | None:
    """When a guarded window closes if nobody does anything more; None while it waits for people."""
    waiting = waiting_for(play)
    seconds = play.settings.window_seconds if is_timed(play) else None
    if seconds is None:
        return None if waiting else play.posed_at + (play.settings.pause if asked_bots(play) else 0.0)
    if play.taking_time & set(waiting):
        return None
    return play.posed_at + (seconds if waiting or asked_bots(play) else 0.0)


def waiting_for(play: "Play") -> list[int]:
    """The people who are asked and have neither answered, nor pass by a public order, nor are out of time."""
    return [
        int(ask.seat)
        for ask in play.match.asks()
        if not play.is_for_bot(ask.seat)
        and ask.seat not in play.kept
        and not play.orders.passes_publicly(ask)
    ]


def asked_bots(play: "Play") -> list[int]:
    """The seats of bots that are asked, whether they have answered yet or not: that is nobody's business."""
    return [int(ask.seat) for ask in play.match.asks() if play.is_for_bot(ask.seat)]


def answer_at_close(play: "Play", ask: Ask) -> int:
    """What the table answers for a person when a guarded window closes, or ``UNANSWERED``."""
    if ask.seat in play.kept:
        return play.kept[ask.seat]
    if play.orders.passes_publicly(ask):
        return last_word(play, ask)
    if not is_timed(play) or ask.seat in play.taking_time:
        return UNANSWERED
    return last_word(play, ask)


def last_word(play: "Play", ask: Ask) -> int:
    """What a person who says nothing answers: by an order, else nothing if that is allowed."""
    options = play.game.options(play.match.state, ask)
    if len(options) == 1:
        return options[0]
    ordered = UNANSWERED if ask.seat in play.own else play.orders.choice(ask, options)
    return PASS if ordered == UNANSWERED and PASS in options else ordered


def bots_until(play: "Play") -> float | None:
    """When bots that have not answered pass."""
    return closes_at(play) if is_timed(play) else play.posed_at + LONGEST_THOUGHT


def window_view(play: "Play", now: float) -> WindowView | None:
    """The open window as all see it; None where none is guarded."""
    if not play.match.asks() or not is_guarded(play):
        return None
    timed = is_timed(play)
    closing = closes_at(play) if timed else None
    left = None if closing is None else round(max(0.0, closing - now), 1)
    return WindowView(left, timed, tuple(sorted(play.taking_time)))
