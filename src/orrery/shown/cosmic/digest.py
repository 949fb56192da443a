"""What happened in a challenge, in few sentences: no routine, and what belongs together as one."""

from collections.abc import Callable, Sequence
from typing import Final, final

from orrery.engine.events import UNDONE, UNKNOWN, Event
from orrery.games.cosmic.data.cards import COMPROMISE, KINDS
from orrery.games.cosmic.keys import (
    CALLED_OFF,
    CANCELLED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_HOARDED,
    CARD_LAID,
    CARD_MOVED,
    CARDS_REVEALED,
    CHALLENGE_BEGAN,
    COMET_CAME,
    CONSOLATION_TAKEN,
    DEAL_FAILED,
    DEAL_MADE,
    DECIDED,
    DEFENDER_NAMED,
    DESTINY_FLIPPED,
    DREW_NEW_HAND,
    EVENTS,
    JOINED,
    PLAYED,
    REWARD_TAKEN,
    TOKENS_CAPTURED,
    TOKENS_LOADED,
    TOKENS_LOST,
    TOKENS_RETURNED,
)
from orrery.games.cosmic.state import NOBODY
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.events import Events, Facts
from orrery.shown.cosmic.reasons import reason
from orrery.shown.lists import enumeration
from orrery.shown.telling import News, Witnessed

Saw = tuple[CosmicView, Event]

ABOUT_NOBODY: Final = (
    CHALLENGE_BEGAN, DESTINY_FLIPPED, COMET_CAME, DEFENDER_NAMED, CARDS_REVEALED, DECIDED, DEAL_MADE,
    DEAL_FAILED, CALLED_OFF, CANCELLED, CARD_MOVED,
)  # fmt: skip
"""Events that are told of the challenge, not of a player."""
SUMMED: Final = (TOKENS_LOST, TOKENS_RETURNED, TOKENS_CAPTURED)
KIND_AT: Final[dict[int, Callable[[Event], int]]] = {
    CARD_DRAWN: lambda event: event.b,
    CARD_HOARDED: lambda event: event.b,
    CARD_DISCARDED: lambda event: event.a,
    CARD_MOVED: lambda event: event.b,
}
"""Where events of several cards after each other have their card."""

FOLLOWS: Final[dict[tuple[int, int], Callable[[Event, Event], bool]]] = {
    (PLAYED, CARD_DISCARDED): lambda lead, event: lead.seat == event.seat,
    (DREW_NEW_HAND, CARD_DRAWN): lambda lead, event: event.b == UNKNOWN,
    (REWARD_TAKEN, TOKENS_RETURNED): lambda lead, event: lead.seat == event.seat and lead.a == 0,
    (REWARD_TAKEN, CARD_DRAWN): lambda lead, event: event.b == UNKNOWN,
    (CONSOLATION_TAKEN, CARD_MOVED): lambda lead, event: event.b == UNKNOWN,
    (DESTINY_FLIPPED, DEFENDER_NAMED): lambda lead, event: lead.a == event.seat,
}
"""What is clear from the event before it."""


@final
class Digest:
    """Tells a series of events as the listener saw them."""

    def __init__(self, events: Events, tell: Callable[[CosmicView, Event], str], names: list[str]) -> None:
        self.events = events
        self.tell = tell
        self.names = names
        self.words = events.words
        self.speech = events.speech

    def news(self, witnessed: Sequence[Witnessed]) -> list[News]:
        told = [self._sentence(run) for run in runs(without_routine(witnessed))]
        return [item for item in told if item.text]

    def _sentence(self, run: list[Saw]) -> News:
        view, event = run[0]
        seat = -1 if event.kind in ABOUT_NOBODY else event.seat
        events = tuple(event for _, event in run)
        text = self.tell(view, event) if len(run) == 1 else self._all(view, events)
        return News(event.kind, seat, text, reason(view, event), events)

    def _all(self, view: CosmicView, events: tuple[Event, ...]) -> str:
        """Several events in one sentence."""
        event = events[0]
        key = EVENTS[event.kind]
        facts = {**self.events.facts(key, view, event), **self._together(events)}
        return self.speech.say(f"event-cosmic-{key}", seat=self._name(event), **facts)

    def _name(self, event: Event) -> str:
        return self.names[event.seat] if event.seat != NOBODY else ""

    def _together(self, events: tuple[Event, ...]) -> Facts:
        """What several events name as one."""
        kind = events[0].kind
        if kind in SUMMED:
            return {"count": sum(event.a for event in events)}
        if kind == JOINED:
            return {"count": events[1].a}
        if kind not in KIND_AT or KIND_AT[kind](events[0]) == UNKNOWN:
            return {"count": len(events)}
        kinds = [KIND_AT[kind](event) for event in events]
        cards = self.words.cards(tuple(kinds.count(card) for card in range(KINDS)))
        return {"count": len(events), "card": enumeration(self.speech, cards)}


def without_routine(witnessed: Sequence[Saw]) -> list[Saw]:
    """Without what is clear from what is told besides."""
    kept: list[Saw] = []
    kinds = [event.kind for _, event in witnessed]
    for at, (view, event) in enumerate(witnessed):
        if event.kind == CARD_LAID and CARDS_REVEALED in kinds[at:]:
            continue
        if kept and is_clear(kept[-1][1], event):
            continue
        if kept and is_clearing_away(kept[-1][1], event):
            kept.pop()
            continue
        kept.append((view, event))
    return kept


def is_clear(lead: Event, event: Event) -> bool:
    follows = FOLLOWS.get((lead.kind, event.kind))
    return follows is not None and follows(lead, event)


def is_clearing_away(one: Event, other: Event) -> bool:
    """Whether the two laid cards leave the table, which they always do."""
    both = one.kind == other.kind == CARD_DISCARDED and one.seat != other.seat
    return both and max(one.a, other.a) <= COMPROMISE


def runs(seen: list[Saw]) -> list[list[Saw]]:
    """Neighbours that make one sentence."""
    found: list[list[Saw]] = []
    for view, event in seen:
        if found and go_together(found[-1][-1][1], event):
            found[-1].append((view, event))
        else:
            found.append([(view, event)])
    return found


def go_together(one: Event, other: Event) -> bool:
    if one.seat != other.seat or UNDONE in (one.kind, other.kind):
        return False
    if (one.kind, other.kind) == (JOINED, TOKENS_LOADED):
        return True
    if one.kind != other.kind:
        return False
    if one.kind in SUMMED:
        return True
    if one.kind == REWARD_TAKEN:
        return one.a == other.a
    if one.kind == CARD_MOVED and one.a != other.a:
        return False
    at = KIND_AT.get(one.kind)
    return at is not None and (at(one) == UNKNOWN) == (at(other) == UNKNOWN)
