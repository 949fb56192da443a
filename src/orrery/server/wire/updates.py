"""Updates as bytes: what all viewers are told alike is written once, what one viewer is told once as well."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET
from msgspec import json as coder

from orrery.engine.game import Game
from orrery.server.wire import messages as wire
from orrery.server.wire.patches import Memory, diff
from orrery.server.wire.standings import standings_of
from orrery.server.wire.words import Wording, WordOptions, names_of, speech_in
from orrery.table.core import Stage
from orrery.table.messages import Common, Update
from orrery.table.seats import SeatView

ENCODER: Final = coder.Encoder()
LATEST: Final = 2
"""Changes that are told at one time: the last one, and the one that spectators see who lag behind."""


class Showing:
    """What the connections of one room share: the words, and what was made of the last updates.

    ``secret`` is told only in updates in which the game is over.
    """

    def __init__(self, game: Game[Any], match: str, is_private: bool, secret: bytes) -> None:
        self.game = game
        self.match = match
        self.is_private = is_private
        self.secret = secret
        self._wordings: dict[str, Wording] = {}
        self._sheets: dict[int, Sheet] = {}
        self._parcels: deque[Parcel] = deque(maxlen=LATEST)

    def wording(self, lang: str, seats: Sequence[SeatView]) -> Wording:
        """The words of a language, for the players as they are called now."""
        names = names_of(seats, speech_in(lang))
        kept = self._wordings.get(lang)
        if kept is None or kept.names != names:
            kept = Wording(self.game, lang, names)
            self._wordings[lang] = kept
        return kept

    def parcel(self, common: Common) -> "Parcel":
        for kept in self._parcels:
            if kept.common is common:
                return kept
        made = Parcel(self, common)
        self._parcels.append(made)
        return made

    def sheet(self, update: Update) -> "Sheet":
        """What was made of an update so far."""
        kept = self._sheets.get(update.viewer)
        if kept is None or kept.update is not update:
            kept = Sheet(self, update)
            self._sheets[update.viewer] = kept
        return kept


class Parcel:
    """What all viewers are told alike. ``memory`` is of changes in parts of views that several share."""

    def __init__(self, showing: Showing, common: Common) -> None:
        self.showing = showing
        self.common = common
        self.memory: Memory = {}
        self._bytes: dict[tuple[bool, int | None], bytes] = {}

    def encoded(self, with_events: bool, base: Common | None) -> bytes:
        """With the events that all hear of, or without; with what has changed since ``base``, if given."""
        key = (with_events, base.number if base is not None else None)
        if key not in self._bytes:
            self._bytes[key] = joined(self._always(), self._sometimes(with_events, base))
        return self._bytes[key]

    def _always(self) -> bytes:
        common = self.common
        return ENCODER.encode(
            wire.Common(
                number=common.number,
                stage=common.stage,
                seats=common.seats,
                watching=common.watching,
                first_event=common.first_event,
                clocks=common.clocks,
                proposal=common.proposal,
                chat=common.chat,
                last_line=common.last_line,
                again=common.again,
                result=common.result,
                secret=self.showing.secret.hex() if common.stage == Stage.OVER else UNSET,
                next_match=common.next_match or UNSET,
            )
        )

    def _sometimes(self, with_events: bool, base: Common | None) -> bytes:
        common = self.common
        facts: dict[str, Any] = {"events": common.events} if with_events else {}
        if common.open_view is not None:
            facts["standings"] = [wire.StandingView(*row) for row in common.standings]
        if base is not None:
            facts["base"] = base.number
            facts["patches"] = diff(base.open_view, common.open_view)
        return ENCODER.encode(facts)


class Sheet:
    """One update for one viewer, and all that was made of it: words by language, bytes."""

    def __init__(self, showing: Showing, update: Update) -> None:
        self.showing = showing
        self.update = update
        self.parcel = showing.parcel(update.common)
        self._words: dict[WordOptions, wire.Words] = {}
        self._bytes: dict[tuple[Any, ...], bytes] = {}

    def words(self, word_options: WordOptions) -> wire.Words | None:
        if not word_options.lang:
            return None
        if word_options not in self._words:
            wording = self.showing.wording(word_options.lang, self.update.seats)
            self._words[word_options] = wording.words(self.update, word_options)
        return self._words[word_options]

    def encoded(self, word_options: WordOptions, mine: tuple[int, ...], base: Update | None) -> bytes:
        """A whole ``wire.Update`` for a connection; with patches if it has a view of before."""
        key = (word_options, mine, base.number if base is not None else None)
        if key not in self._bytes:
            self._bytes[key] = self._written(word_options, mine, base)
        return self._bytes[key]

    def _written(self, word_options: WordOptions, mine: tuple[int, ...], base: Update | None) -> bytes:
        update, common = self.update, self.update.common
        own: dict[str, Any] = {
            "viewer": update.viewer,
            "mine": mine,
            "question": update.question,
            "may_undo": update.may_undo,
            "orders": update.orders,
            "words": self.words(word_options),
        }
        if update.events is not common.events:
            own["events"] = update.events
        if common.open_view is None:
            own["standings"] = standings_of(self.showing.game, update.view)
        shared = base.common if base is not None and is_open(base) and is_open(update) else None
        if shared is None:
            own |= self._seen(base)
        return joined(self.parcel.encoded(update.events is common.events, shared), ENCODER.encode(own))

    def _seen(self, base: Update | None) -> dict[str, Any]:
        """The view of this viewer."""
        view = self.update.view
        if base is None or base.view is None or view is None:
            return {"view": view}
        return {"base": base.number, "patches": diff(base.view, view, self.parcel.memory)}


def is_open(update: Update) -> bool:
    """Whether the viewer sees no more than everybody."""
    return update.own_view is None and update.common.open_view is not None


def joined(*objects: bytes) -> bytes:
    """One JSON object with the fields of several."""
    return b"{" + b",".join([fields for fields in (one[1:-1] for one in objects) if fields]) + b"}"
