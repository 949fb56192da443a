"""The last updates of a room as bytes: each part is encoded once, however many connections get it."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET
from msgspec import json as coder

from orrery.engine.game import Game
from orrery.server.wire import messages as wire
from orrery.server.wire.patches import Memory, diff
from orrery.server.wire.words import Wording, WordOptions, names_of, speech_in
from orrery.table.messages import Common, TableUpdate
from orrery.table.seats import SeatInfo
from orrery.table.stage import Stage

ENCODER: Final = coder.Encoder()
LATEST: Final = 2
"""Changes that are told at one time: the last one, and the one that spectators see who lag behind."""


class UpdateCache:
    """What the connections of one room share: wordings and encoded updates.

    ``secret`` is told only in updates in which the game is over.
    """

    def __init__(self, game: Game[Any], match: str, is_private: bool, secret: bytes) -> None:
        self.game = game
        self.match = match
        self.is_private = is_private
        self.secret = secret
        self._wordings: dict[str, Wording] = {}
        self._viewer_updates: dict[int, ViewerUpdate] = {}
        self._shared: deque[SharedUpdate] = deque(maxlen=LATEST)

    def wording(self, lang: str, seats: Sequence[SeatInfo]) -> Wording:
        """The words of a language, for the players as they are called now."""
        names = names_of(seats, speech_in(lang))
        kept = self._wordings.get(lang)
        if kept is None or kept.names != names:
            kept = Wording(self.game, lang, names)
            self._wordings[lang] = kept
        return kept

    def shared(self, common: Common) -> "SharedUpdate":
        for kept in self._shared:
            if kept.common is common:
                return kept
        made = SharedUpdate(self, common)
        self._shared.append(made)
        return made

    def viewer_update(self, update: TableUpdate) -> "ViewerUpdate":
        """The cached forms of an update."""
        kept = self._viewer_updates.get(update.viewer)
        if kept is None or kept.update is not update:
            kept = ViewerUpdate(self, update)
            self._viewer_updates[update.viewer] = kept
        return kept


class SharedUpdate:
    """The part of an update that all viewers get. ``memory`` caches patches of parts that views share."""

    def __init__(self, cache: UpdateCache, common: Common) -> None:
        self.cache = cache
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
            wire.SharedFields(
                number=common.number,
                stage=common.stage,
                seats=common.seats,
                watching=common.watching,
                first_event=common.first_event,
                clocks=common.clocks,
                held=common.held,
                window=common.window,
                public_orders=common.public_orders,
                proposal=common.proposal,
                newcomer=common.newcomer,
                chat=common.chat,
                last_line=common.last_message,
                again=common.again,
                result=common.result,
                spectators_chat=common.spectators_chat,
                muted=common.muted,
                removed=common.removed,
                erased=common.erased,
                secret=self.cache.secret.hex() if common.stage == Stage.OVER else UNSET,
                next_match=common.next_match or UNSET,
            )
        )

    def _sometimes(self, with_events: bool, base: Common | None) -> bytes:
        common = self.common
        facts: dict[str, Any] = {"events": common.events} if with_events else {}
        if common.open_view is not None:
            facts["standings"] = common.standings
        if base is not None:
            facts["base"] = base.number
            facts["patches"] = diff(base.open_view, common.open_view)
        return ENCODER.encode(facts)


class OwnSeats(NamedTuple):
    """The seats of the person at a connection, and those of them whose answer is awaited."""

    mine: tuple[int, ...]
    awaited: tuple[int, ...]

    def told(self) -> dict[str, Any]:
        """The second only where there are several seats to tell apart."""
        return self._asdict() if len(self.mine) > 1 else {"mine": self.mine}


class ViewerUpdate:
    """One update for one viewer, with its words by language and its bytes."""

    def __init__(self, cache: UpdateCache, update: TableUpdate) -> None:
        self.cache = cache
        self.update = update
        self.shared = cache.shared(update.common)
        self._words: dict[WordOptions, wire.UpdateWords] = {}
        self._bytes: dict[tuple[Any, ...], bytes] = {}

    def words(self, word_options: WordOptions) -> wire.UpdateWords | None:
        if not word_options.lang:
            return None
        if word_options not in self._words:
            wording = self.cache.wording(word_options.lang, self.update.seats)
            self._words[word_options] = wording.words(self.update, word_options)
        return self._words[word_options]

    def encoded(self, word_options: WordOptions, mine: OwnSeats, base: TableUpdate | None) -> bytes:
        """A whole ``wire.Update`` for a connection; with patches if it has a view of before."""
        key = (word_options, mine, base.number if base is not None else None)
        if key not in self._bytes:
            self._bytes[key] = self._written(word_options, mine, base)
        return self._bytes[key]

    def _written(self, word_options: WordOptions, mine: OwnSeats, base: TableUpdate | None) -> bytes:
        update, common = self.update, self.update.common
        own: dict[str, Any] = {
            "viewer": update.viewer,
            **mine.told(),
            "question": update.question,
            "may_undo": update.may_undo,
            "may_hint": update.may_hint,
            "orders": update.orders,
            "holds": update.holds,
            "words": self.words(word_options),
        }
        if update.events is not common.events:
            own["events"] = update.events
        if common.open_view is None:
            own["standings"] = update.standings
        shared_base = base.common if base is not None and is_open(base) and is_open(update) else None
        if shared_base is None:
            own |= self._seen(base)
        return joined(self.shared.encoded(update.events is common.events, shared_base), ENCODER.encode(own))

    def _seen(self, base: TableUpdate | None) -> dict[str, Any]:
        """The view of this viewer."""
        view = self.update.view
        if base is None or base.view is None or view is None:
            return {"view": view}
        return {"base": base.number, "patches": diff(base.view, view, self.shared.memory)}


def is_open(update: TableUpdate) -> bool:
    """Whether the viewer sees no more than everybody."""
    return update.own_view is None and update.common.open_view is not None


def joined(*objects: bytes) -> bytes:
    """One JSON object with the fields of several."""
    return b"{" + b",".join([fields for fields in (one[1:-1] for one in objects) if fields]) + b"}"
