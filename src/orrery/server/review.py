"""A finished match looked back on: how final scoring went, what was achieved, and which turns decided it."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode

from orrery.engine.events import SPECTATOR, Event
from orrery.games.registry import find_title
from orrery.server.replay import Played, Walk, check_viewer
from orrery.server.wire.forms import Review, ReviewSource, TurningPoint
from orrery.server.wire.words import Wording
from orrery.shown.registry import review_for
from orrery.shown.review import Reviewer

MOST_TURNS: Final = 4
MOST_LOOKED_AT: Final = 24
"""Turns from which those are chosen of which there is something to tell."""


class Turn(Struct, frozen=True):
    """Answers that one seat gave in a row: the moments they led to."""

    seat: int
    first: int
    last: int

    def changes(self, figures: Sequence[Sequence[int]]) -> list[int]:
        """By how much the turn has changed a figure of each seat."""
        return [after - before for before, after in zip(figures[self.first - 1], figures[self.last])]


def review_json(match: Played, viewer: int, lang: str) -> bytes:
    """The body of a reply with a :class:`Review`."""
    return encode(review(match, viewer, lang))


def review(match: Played, viewer: int, lang: str) -> Review:
    """Raises :class:`NoSuchSeat` for a viewer who can't be."""
    game = find_title(match.title)
    check_viewer(game, match.seats, viewer)
    wording = Wording(game, lang, match.names)
    walk = Walk(match, max(viewer, SPECTATOR), wording)
    for _ in walk.moments(()):
        pass
    outcome = game.outcome(walk.state)
    assert outcome is not None, "a match that is not over was taken for finished"
    reviewer = review_for(wording.telling)
    view = game.view(walk.state, walk.viewer)
    rounds = _rounds(walk, reviewer)
    return Review(
        title=match.title,
        names=list(match.names),
        points=outcome.points,
        places=outcome.places,
        sources=_sources(match, walk, reviewer),
        achievements=list(reviewer.achievements(view)),
        realms=[list(reviewer.realm(view, seat)) for seat in range(match.seats)],
        rounds=rounds,
        turning_points=_turning_points(match, walk, reviewer, rounds),
        course=walk.course,
        forecasts=walk.forecasts,
    )


def _rounds(walk: Walk, reviewer: Reviewer) -> list[int]:
    """The moments at which a round had ended."""
    return _moments(walk, reviewer.ended_round)


def _moments(walk: Walk, is_wanted: Callable[[Event], object]) -> list[int]:
    """The moments at which events of some kind happened."""
    events = walk.recorder.stream(walk.viewer)
    return [_moment_of(walk, number) for number, event in enumerate(events) if is_wanted(event)]


def _moment_of(walk: Walk, number: int) -> int:
    """The moment at which an event happened, by its number."""
    return bisect_left(walk.told, number + 1)


def _sources(match: Played, walk: Walk, reviewer: Reviewer) -> list[ReviewSource]:
    """First what was booked in play, then what final scoring brought."""
    all_events = walk.recorder.stream(walk.viewer)
    events = reviewer.final_events(all_events)
    final = _final_points(reviewer, events, walk.state.seats)
    views = _views_then(match, walk, [(all_events.index(event), event) for event in events])
    none = [0] * walk.state.seats
    in_play = [
        [booked - late for booked, late in zip(walk.booked(number), final.get(number, none))]
        for number in range(len(walk.game.sources))
    ]
    return [
        *(_source(walk, number, points) for number, points in enumerate(in_play) if any(points)),
        *(_scored(walk, reviewer, views, events, number, points) for number, points in final.items()),
    ]


def _views_then(match: Played, walk: Walk, events: Sequence[tuple[int, Event]]) -> list[Any]:
    """By seat, what was seen when it got its last points of final scoring; others may have gone on."""
    last = len(walk.ends) - 1
    moments = [last] * walk.state.seats
    for number, event in events:
        if event.seat >= 0:
            moments[event.seat] = _moment_of(walk, number)
    views = {last: walk.game.view(walk.state, walk.viewer)}
    if set(moments) != {last}:
        views |= Walk(match, walk.viewer, walk.wording).views(moments)
    return [views[moment] for moment in moments]


def _final_points(reviewer: Reviewer, events: Sequence[Event], seats: int) -> dict[int, list[int]]:
    """By source the points of each seat, in the order in which the sources were scored."""
    found: dict[int, list[int]] = {}
    for event in events:
        for source, points in reviewer.booked(event):
            found.setdefault(source, [0] * seats)[event.seat] += points
    return found


def _source(walk: Walk, number: int, points: list[int]) -> ReviewSource:
    key = walk.game.sources[number]
    telling = walk.wording.telling
    return ReviewSource(key, telling.source(key), points, telling.source_clause(key))


def _scored(
    walk: Walk, reviewer: Reviewer, views: list[Any], events: Sequence[Event], number: int, points: list[int]
) -> ReviewSource:
    source = _source(walk, number, points)
    source.is_final = True
    source.pieces = [
        piece
        for seat, view in enumerate(views)
        for piece in reviewer.scored_pieces(view, seat, number, events)
    ]
    return source


def _turning_points(match: Played, walk: Walk, reviewer: Reviewer, rounds: list[int]) -> list[TurningPoint]:
    """The turns that changed most what the viewer could expect; for spectators, what anybody could."""
    figures = walk.forecasts or walk.course
    weight = {turn: _weight(turn.changes(figures), walk.viewer) for turn in _turns(walk)}
    likely = sorted(filter(weight.get, weight), key=lambda turn: -weight[turn])[:MOST_LOOKED_AT]
    told = _told(match, walk, reviewer, likely)
    chosen = [turn for turn in likely if told[turn]][:MOST_TURNS]
    ends = _moments(walk, reviewer.ends_turn)
    return [
        TurningPoint(
            moment=turn.last,
            seat=turn.seat,
            round=min(bisect_left(rounds, turn.first) + 1, len(rounds)),
            turn=min(bisect_left(ends, turn.first) + 1, len(ends)),
            sentences=told[turn],
            changes=turn.changes(figures),
        )
        for turn in sorted(chosen, key=lambda turn: turn.first)
    ]


def _weight(changes: list[int], viewer: int) -> int:
    return abs(changes[viewer]) if viewer >= 0 else max(map(abs, changes))


def _turns(walk: Walk) -> list[Turn]:
    seats = [(walk.entries[end].seat, number + 1) for number, end in enumerate(walk.ends[:-1])]
    found = []
    for seat, group in groupby(seats, key=lambda answered: answered[0]):
        moments = [moment for _, moment in group]
        found.append(Turn(seat, moments[0], moments[-1]))
    return found


def _told(match: Played, walk: Walk, reviewer: Reviewer, turns: list[Turn]) -> dict[Turn, list[str]]:
    """What happened in some turns, told as things stood then."""
    wanted = {moment: turn for turn in turns for moment in range(turn.first, turn.last + 1)}
    found: dict[Turn, list[str]] = {turn: [] for turn in turns}
    for moment, news in Walk(match, walk.viewer, walk.wording).news(wanted.keys()):
        turn = wanted[moment]
        found[turn] += [
            told.text
            for told in news
            if told.seat == turn.seat and (not reviewer.notable or told.kind in reviewer.notable)
        ]
    return found
