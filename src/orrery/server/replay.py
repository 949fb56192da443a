"""A finished match to look through, moment by moment, as one viewer knew it.

A moment is an answer of a player with all that chance adds to it; moment 0 is the start. All that
:func:`replay` needs can be sent to another process.
"""

from collections.abc import Collection, Container, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode

from orrery.engine.events import SPECTATOR, UNKNOWN, Recorder
from orrery.engine.game import Game
from orrery.engine.match import Entry
from orrery.engine.position import shown_options, stored_options, stored_setup
from orrery.games.registry import find_title
from orrery.server.wire.forms import Moment, Replay, SourceInfo
from orrery.server.wire.messages import AnswerWords, Told
from orrery.server.wire.words import Wording, names_of, speech_in
from orrery.table.errors import NoSuchSeat, NotOver
from orrery.table.moments import live_entries, moments
from orrery.table.stage import Stage
from orrery.table.standings import open_standings, standings_of
from orrery.table.table import Table

ALL: Final = -2
"""The viewer who knows everything; only where nothing is hidden from anybody."""

NOTHING: Final = AnswerWords("")


class Played(Struct, frozen=True):
    """A finished match: what its seats are called, and its log as plain rows."""

    title: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    log: tuple[tuple[int, int, int], ...]


def played(table: Table, lang: str) -> Played:
    """The match of a table; raises :class:`NotOver`."""
    if table.stage != Stage.OVER:
        raise NotOver("the game still goes on")
    return Played(
        title=table.game.key,
        seats=table.setup.seats,
        options=stored_options(table.game, table.setup),
        names=names_of(table.seating.views(), speech_in(lang)),
        log=tuple((entry.seat, entry.decision, entry.choice) for entry in table.log),
    )


def replay_json(match: Played, viewer: int, first: int, count: int, lang: str) -> bytes:
    """The body of a reply with a :class:`Replay`."""
    return encode(replay(match, viewer, first, count, lang))


def replay(match: Played, viewer: int, first: int, count: int, lang: str) -> Replay:
    """Up to ``count`` moments from ``first`` on; raises :class:`NoSuchSeat` for a viewer who can't be."""
    game = find_title(match.title)
    check_viewer(game, match.seats, viewer)
    walk = Walk(match, max(viewer, SPECTATOR), Wording(game, lang, match.names))
    shown = list(walk.moments(range(first, first + count)))
    outcome = game.outcome(walk.state)
    return Replay(
        title=match.title,
        options=shown_options(match.options),
        names=list(match.names),
        viewer=viewer,
        first=first,
        count=len(walk.ends),
        moments=shown,
        sources=walk.sources(),
        points=outcome.points if outcome is not None else [],
        places=outcome.places if outcome is not None else [],
        course=walk.course if first == 0 else [],
        forecasts=walk.forecasts if first == 0 else [],
    )


def check_viewer(game: Game[Any], seats: int, viewer: int) -> None:
    if not (SPECTATOR <= viewer < seats or (viewer == ALL and not game.hides)):
        raise NoSuchSeat(f"nobody sees the game as viewer {viewer}")


class Walk:
    """Plays a match again from the start to its end, and shows some of its moments.

    ``course``, ``forecasts`` and ``told`` have a row for each moment so far: the points of each seat, the
    expected end, and how many events had happened.
    """

    def __init__(self, match: Played, viewer: int, wording: Wording) -> None:
        self.game = wording.game
        self.viewer = viewer
        self.wording = wording
        self.entries = live_entries([Entry(*row) for row in match.log])
        self.ends = moments(self.entries)
        self.recorder = Recorder()
        self.heard = 0
        self.course: list[list[int]] = []
        self.forecasts: list[list[int]] = []
        self.told: list[int] = []
        self.state = self.game.start(stored_setup(self.game, match.seats, match.options), self.recorder)

    def moments(self, wanted: Container[int]) -> Iterator[Moment]:
        start = 0
        for number, end in enumerate(self.ends):
            seat, answer = self._answered(number, start) if number in wanted else (UNKNOWN, NOTHING)
            self._play(start, end)
            start = end
            self._note()
            if number in wanted:
                yield self._moment(number, seat, answer)
            self.heard = self.recorder.count()
            self.told.append(self.heard)

    def news(self, wanted: Container[int]) -> Iterator[tuple[int, Sequence[Told]]]:
        """What happened at some moments, and nothing else of them: instead of :meth:`moments`."""
        start = 0
        for number, end in enumerate(self.ends):
            self._play(start, end)
            start = end
            if number in wanted:
                yield number, self._told(self.game.view(self.state, self.viewer))
            self.heard = self.recorder.count()

    def views(self, wanted: Collection[int]) -> dict[int, Any]:
        """What was seen at some moments, and nothing else of them: instead of :meth:`moments`."""
        found: dict[int, Any] = {}
        start = 0
        for number, end in enumerate(self.ends):
            self._play(start, end)
            start = end
            if number in wanted:
                found[number] = self.game.view(self.state, self.viewer)
        return found

    def _play(self, start: int, end: int) -> None:
        for entry in self.entries[start:end]:
            self.game.apply(self.state, entry.seat, entry.choice)

    def _note(self) -> None:
        """Points now, and the expected end where nothing is hidden."""
        self.course.append([int(self.state.points(owner)) for owner in range(self.state.seats)])
        if not self.game.hides:
            self.forecasts.append([standing.forecast for standing in open_standings(self.game, self.state)])

    def _answered(self, number: int, start: int) -> tuple[int, AnswerWords]:
        """Who gives the answer that leads to a moment, and what it is as far as the viewer knows."""
        if number == 0:
            return UNKNOWN, NOTHING
        entry = self.entries[start]
        if self.game.hides and entry.seat != self.viewer:
            return entry.seat, NOTHING
        ask = self.state.ask_at(self.state.find_ask(entry.seat))
        view = self.game.view(self.state, self.viewer)
        return entry.seat, self.wording.answer(view, ask, entry.choice)

    def _moment(self, number: int, seat: int, answer: AnswerWords) -> Moment:
        view = self.game.view(self.state, self.viewer)
        standings = standings_of(self.game, view)
        return Moment(
            number=number,
            seat=seat,
            answer=answer,
            view=view,
            standings=list(standings),
            strip=self.wording.strip(view, standings),
            phase=self.wording.telling.phase(view),
            news=list(self._told(view)),
            position=list(self.wording.position(view)),
        )

    def _told(self, view: Any) -> Sequence[Told]:
        events = [event.plain() for event in self.recorder.stream(self.viewer, self.heard)]
        return self.wording.news(view, events)

    def sources(self) -> list[SourceInfo]:
        """Where the points came from, by seat; sources that brought nobody any are left out."""
        telling = self.wording.telling
        sources = [
            SourceInfo(key, telling.source(key), self.booked(place), telling.source_clause(key))
            for place, key in enumerate(self.game.sources)
        ]
        return [source for source in sources if any(source.points)]

    def booked(self, place: int) -> list[int]:
        """The points of each seat from a source, by its place in the ledger."""
        width = len(self.game.sources)
        ledger: Sequence[int] = self.state.ledger
        return [int(ledger[seat * width + place]) for seat in range(self.state.seats)]
