"""Messages of the server as bytes, each part of them made once however many connections get it.

A room has one :class:`Showing`, a connection one :class:`Encoder`::

    encoder = Encoder(showing, lang)
    send(encoder.welcome(snapshot, mine))
    send(encoder.update(update, mine))      # for every update of its viewer, in order
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec import json as coder

from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game
from orrery.engine.preview import Preview
from orrery.server import wire
from orrery.server.patches import Memory, diff
from orrery.server.standings import standings_of
from orrery.server.words import Wording, names_of, speech_in
from orrery.table.core import Stage
from orrery.table.messages import Snapshot, Update
from orrery.table.seats import SeatView
from orrery.texts.speech import ENGLISH, LANGUAGES

ENCODER: Final = coder.Encoder()
SHORT: Final = 500
"""Bytes of a view up to which it is sent whole rather than compared with the last one."""


class Showing:
    """What the connections of one room share: the words, and what was made of the last update of each viewer.

    ``secret`` is told only in updates in which the game is over.
    """

    def __init__(self, game: Game[Any], match: str, is_private: bool, secret: bytes) -> None:
        self.game = game
        self.match = match
        self.is_private = is_private
        self.secret = secret
        self._wordings: dict[str, Wording] = {}
        self._sheets: dict[int, Sheet] = {}
        self._memory: tuple[int, Memory] = (-1, {})
        self._standings: tuple[tuple[int, int], tuple[wire.StandingView, ...]] = ((-1, 0), ())

    def wording(self, lang: str, seats: Sequence[SeatView]) -> Wording:
        """The words of a language, for the players as they are called now."""
        names = names_of(seats, speech_in(lang))
        kept = self._wordings.get(lang)
        if kept is None or kept.names != names:
            kept = Wording(self.game, lang, names)
            self._wordings[lang] = kept
        return kept

    def sheet(self, update: Update) -> "Sheet":
        """What was made of an update so far."""
        kept = self._sheets.get(update.viewer)
        if kept is None or kept.update is not update:
            kept = Sheet(self, update)
            self._sheets[update.viewer] = kept
        return kept

    def memory(self, number: int) -> Memory:
        """What has changed in the parts of views that are the same for several viewers."""
        if self._memory[0] != number:
            self._memory = (number, {})
        return self._memory[1]

    def standings(self, update: Update) -> tuple[wire.StandingView, ...]:
        """The same for all viewers of a position, unless something is hidden."""
        key = (update.number, update.viewer if self.game.hides else SPECTATOR)
        if update.view is None or self._standings[0] != key:
            self._standings = (key, standings_of(self.game, update.view))
        return self._standings[1]


class Sheet:
    """One update for one viewer, and all that was made of it: words by language, patches, bytes."""

    def __init__(self, showing: Showing, update: Update) -> None:
        self.showing = showing
        self.update = update
        self._words: dict[str, wire.Words] = {}
        self._view: Raw | None = None
        self._patches: tuple[Any, tuple[wire.Patch, ...]] = (None, ())
        self._bytes: dict[tuple[Any, ...], bytes] = {}

    def words(self, lang: str) -> wire.Words | None:
        if not lang:
            return None
        if lang not in self._words:
            wording = self.showing.wording(lang, self.update.seats)
            self._words[lang] = wording.words(self.update)
        return self._words[lang]

    @property
    def view(self) -> Raw:
        """The whole view."""
        if self._view is None:
            self._view = Raw(ENCODER.encode(self.update.view))
        return self._view

    def follows(self, base: "Base | None") -> bool:
        """Whether the view is compared with one of before, and not sent whole."""
        return base is not None and (base.is_long or len(self.view) > SHORT)

    def patches(self, base: Any) -> tuple[wire.Patch, ...]:
        if self._patches[0] is not base:
            memory = self.showing.memory(self.update.number)
            self._patches = (base, diff(base, self.update.view, memory))
        return self._patches[1]

    def encoded(self, lang: str, mine: tuple[int, ...], base: "Base | None") -> bytes:
        """The update for a connection; as patches if it has a view of before and this one is not short."""
        key = (lang, mine, base.number if base is not None else None)
        if key not in self._bytes:
            self._bytes[key] = ENCODER.encode(self.message(lang, mine, base))
        return self._bytes[key]

    def message(self, lang: str, mine: tuple[int, ...], base: "Base | None") -> wire.Update:
        update = self.update
        if not self.follows(base):
            base = None
        return wire.Update(
            number=update.number,
            viewer=update.viewer,
            stage=update.stage,
            seats=update.seats,
            mine=mine,
            watching=update.watching,
            first_event=update.first_event,
            events=update.events,
            question=update.question,
            clocks=update.clocks,
            standings=self.showing.standings(update),
            may_undo=update.may_undo,
            orders=update.orders,
            proposal=update.proposal,
            chat=update.chat,
            last_line=update.last_line,
            again=update.again,
            result=update.result,
            words=self.words(lang),
            view=self.view if base is None else UNSET,
            base=base.number if base is not None else UNSET,
            patches=self.patches(base.view) if base is not None else UNSET,
            secret=self.secret(),
            next_match=update.next_match or UNSET,
        )

    def secret(self) -> str | UnsetType:
        return self.showing.secret.hex() if self.update.stage == Stage.OVER else UNSET


class Base(Struct, frozen=True):
    """The last view that a connection has got; ``is_long`` if it or one before it was."""

    number: int
    view: Any
    is_long: bool


class Encoder:
    """One connection. ``lang`` is that of its words, or empty for none; it may be set before a welcome.

    A language that nobody has written texts for becomes English.
    """

    def __init__(self, showing: Showing, lang: str = "") -> None:
        self.showing = showing
        self.lang = lang
        self._base: Base | None = None
        self._seats: tuple[SeatView, ...] = ()

    @property
    def lang(self) -> str:
        return self._lang

    @lang.setter
    def lang(self, wanted: str) -> None:
        self._lang = wanted if wanted in ("", *LANGUAGES) else ENGLISH

    def welcome(self, snapshot: Snapshot, mine: Sequence[int]) -> bytes:
        """The first message, and the one after a change of language."""
        showing, update = self.showing, snapshot.update
        sheet = Sheet(showing, update)
        message = sheet.message(self.lang, tuple(mine), None)
        self._keep(sheet)
        return ENCODER.encode(
            wire.Welcome(
                match=showing.match,
                title=snapshot.title,
                version=snapshot.version,
                options=dict(snapshot.options),
                settings=snapshot.settings,
                promise=snapshot.promise,
                is_private=showing.is_private,
                update=message,
            )
        )

    def update(self, update: Update, mine: Sequence[int]) -> bytes:
        """An update after the last message of this connection, with patches instead of the view."""
        sheet = self.showing.sheet(update)
        data = sheet.encoded(self.lang, tuple(mine), self._base)
        self._keep(sheet)
        return data

    def _keep(self, sheet: Sheet) -> None:
        update = sheet.update
        is_long = update.view is not None and (sheet.follows(self._base) or len(sheet.view) > SHORT)
        self._base = Base(update.number, update.view, is_long) if update.view is not None else None
        self._seats = update.seats

    def previewed(self, id: int, preview: Preview[Any]) -> bytes:
        """What answers would lead to, in the words of this connection."""
        events = tuple(event.plain() for event in preview.events)
        wording = self.showing.wording(self.lang, self._seats) if self.lang else None
        return ENCODER.encode(
            wire.Previewed(
                id=id,
                view=preview.view,
                events=events,
                standings=standings_of(self.showing.game, preview.view),
                news=wording.news(preview.view, events) if wording is not None else (),
                undoable=preview.undoable,
                taken=preview.taken,
            )
        )


def done(id: int) -> bytes:
    return ENCODER.encode(wire.Done(id))


def failed(id: int, code: str, message: str) -> bytes:
    return ENCODER.encode(wire.Failed(id, code, message))
