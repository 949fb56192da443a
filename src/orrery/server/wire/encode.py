"""Messages of the server as bytes, each part of them made once however many connections get it.

A room has one :class:`UpdateCache`, a connection one :class:`Encoder`::

    encoder = Encoder(cache, WordOptions(lang))
    send(encoder.welcome(initial, mine))
    send(encoder.update(update, mine))      # for every update of its viewer, in order
"""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw

from orrery.engine.game import Game
from orrery.server.wire import messages as wire
from orrery.server.wire.hints import Found, hint_words
from orrery.server.wire.update_cache import ENCODER, OwnSeats, UpdateCache, ViewerUpdate
from orrery.server.wire.words import PLAIN_WORDS, Wording, WordOptions
from orrery.shown.registry import pieces_for
from orrery.table.foresight import Barrier, Foreseen
from orrery.table.hinting import HintJob
from orrery.table.messages import InitialUpdate, TableUpdate
from orrery.table.standings import standings_of
from orrery.texts.speech import ENGLISH, LANGUAGES


class Encoder:
    """One connection. ``word_options`` says which words it gets; it may be set before a welcome.

    A language that nobody has written texts for becomes English.
    """

    def __init__(self, cache: UpdateCache, word_options: WordOptions = PLAIN_WORDS) -> None:
        self.cache = cache
        self.word_options = word_options
        self._last: TableUpdate | None = None

    @property
    def word_options(self) -> WordOptions:
        return self._word_options

    @word_options.setter
    def word_options(self, wanted: WordOptions) -> None:
        known = wanted.lang in ("", *LANGUAGES)
        self._word_options = wanted if known else WordOptions(ENGLISH, wanted.position)

    def welcome(self, initial: InitialUpdate, mine: Sequence[int], awaited: Sequence[int] = ()) -> bytes:
        """The first message, and the one after a change of language."""
        cache = self.cache
        self._last = None
        update: Any = Raw(self._told(ViewerUpdate(cache, initial.update), mine, awaited))
        return ENCODER.encode(
            wire.Welcome(
                match=cache.match,
                title=initial.title,
                version=initial.version,
                options=dict(initial.options),
                settings=initial.settings,
                promise=initial.promise,
                origin=initial.origin,
                is_private=cache.is_private,
                update=update,
            )
        )

    def update(self, update: TableUpdate, mine: Sequence[int], awaited: Sequence[int] = ()) -> bytes:
        """An update after the last message of this connection, with patches instead of the view."""
        return self._told(self.cache.viewer_update(update), mine, awaited)

    def _told(self, viewer_update: ViewerUpdate, mine: Sequence[int], awaited: Sequence[int]) -> bytes:
        data = viewer_update.encoded(self.word_options, OwnSeats(tuple(mine), tuple(awaited)), self._last)
        self._last = viewer_update.update
        return data

    def hinted(self, id: int, job: HintJob, found: Sequence[Found]) -> bytes:
        """What could be answered to a question, in the words of this connection, or in English."""
        seats = self._last.seats if self._last is not None else ()
        wording = self.cache.wording(self.word_options.lang or ENGLISH, seats)
        _, _, unit, _ = found[0]
        return ENCODER.encode(wire.Hinted(id, job.question, unit, hint_words(wording, job, found)))

    def previewed(self, id: int, seen: Foreseen) -> bytes:
        """What answers would lead to, in the words of this connection."""
        events = tuple(event.plain() for event in seen.events)
        seats = self._last.seats if self._last is not None else ()
        lang = self.word_options.lang
        wording = self.cache.wording(lang, seats) if lang else None
        standings = standings_of(self.cache.game, seen.view)
        return ENCODER.encode(
            wire.Previewed(
                id=id,
                view=seen.view,
                events=events,
                standings=standings,
                news=wording.news(seen.view, events) if wording is not None else (),
                undoable=seen.take_back.undoable,
                holds=seen.take_back.holds,
                reveals=reasons(self.cache.game, wording, seen),
                hands_over=seen.take_back.hands_over,
                taken=seen.taken,
                next=next_question(self.cache.game, seen),
                values=wording.values(seen.view, standings) if wording is not None else UNSET,
            )
        )


def reasons(game: Game[Any], wording: Wording | None, seen: Foreseen) -> tuple[wire.Reason, ...]:
    """What would be shown or settled, in words if there are any."""
    barrier, ask = seen.take_back.barrier, seen.take_back.ask
    if barrier is None:
        return ()
    text = wording.telling.barrier(seen.view, barrier, ask) if wording is not None else ""
    if barrier != Barrier.CHANCE or ask is None:
        return (wire.Reason(str(barrier), text, ()),)
    pieces = pieces_for(game).of_question(seen.view, ask)
    return (wire.Reason(game.decisions[ask.decision].key, text, pieces),)


def next_question(game: Game[Any], seen: Foreseen) -> wire.NextQuestion | None:
    if seen.ask is None:
        return None
    pieces = pieces_for(game)
    return wire.NextQuestion(
        decision=game.decisions[seen.ask.decision].key,
        options=seen.options,
        pieces=tuple(pieces.of_answer(seen.view, seen.ask, choice) for choice, _ in seen.options),
    )


def done(id: int) -> bytes:
    return ENCODER.encode(wire.Done(id))


def failed(id: int, code: str, message: str) -> bytes:
    return ENCODER.encode(wire.Failed(id, code, message))
