"""What is left of a match that can't be played on, because the rules have changed since.

It can be looked at up to the entry that does not fit, and exported: whole, or where its log would tell
secrets as what each of its people was told. Nothing of it is changed, so that a server with the old rules
can finish it.
"""

from orrery.engine.chance import Dealer
from orrery.engine.errors import RulesChanged
from orrery.engine.events import SPECTATOR
from orrery.engine.match import Entry
from orrery.engine.notation import write_stored
from orrery.engine.position import shown_options
from orrery.games.registry import find_title
from orrery.server.replay import Played
from orrery.server.store.records import StoredMatch
from orrery.server.wire.forms import MatchSummary
from orrery.server.wire.words import names_of, speech_in
from orrery.table.errors import NotOver, NotSeated
from orrery.table.stage import Stage


class Remains:
    """A match as somebody may know it who sits, or has it in a list, as ``card`` says.

    ``why`` tells which entry the present rules can't repeat.
    """

    def __init__(self, stored: StoredMatch, card: MatchSummary, why: RulesChanged) -> None:
        self.record = stored.record
        self.entries = stored.entries
        self.card = card
        self.why = why

    @property
    def is_over(self) -> bool:
        return self.record.stage == Stage.OVER

    @property
    def is_member(self) -> bool:
        return bool(self.card.mine)

    def played(self, viewer: int, lang: str) -> Played:
        """The part that can be repeated, as a viewer may see it who was there; raises :class:`NotSeated`.

        While it lasted nobody knew what others held, and it may be played on one day.
        """
        if not self.is_over and not self._may_see(viewer):
            raise NotSeated(f"only who sits there sees the game as viewer {viewer}")
        return Played(
            title=self.record.title,
            seats=self.record.seats,
            options=self.record.options,
            names=names_of(self.card.seats, speech_in(lang)),
            log=tuple((entry.seat, entry.decision, entry.choice) for entry in self._kept()),
        )

    def _may_see(self, viewer: int) -> bool:
        return viewer in self.card.mine or (viewer == SPECTATOR and self.record.can_watch)

    def _kept(self) -> list[Entry]:
        return self.entries[: max(0, self.why.entry - 1)]

    @property
    def is_secret(self) -> bool:
        """Whether the log tells what some may not know: the game may be played on by the old rules."""
        return bool(find_title(self.record.title).hides) and not self.is_over

    def save(self) -> str:
        """All entries as a save of the old rules; raises :class:`NotOver` where that would tell secrets."""
        record = self.record
        if self.is_secret:
            raise NotOver("the game may be played on by the old rules, and its log tells secrets")
        return write_stored(
            find_title(record.title),
            record.version,
            record.seats,
            record.options,
            Dealer(record.secret, record.dealt_from),
            self.entries,
            self.is_over,
        )

    def head(self) -> list[str]:
        """What a record says in front: which match it is, and why it ends where it does."""
        record = self.record
        options = [f"option {key}: {value}" for key, value in shown_options(record.options).items()]
        return [
            f"title: {record.title}",
            f"version: {record.version}",
            f"seats: {record.seats}",
            *options,
            f"dealer: {Dealer(record.secret, record.dealt_from).promise()}",
            f"rules changed at entry: {self.why.entry}",
        ]

    def viewers(self) -> list[int]:
        """As whom somebody may look at it: from their own seats, else as a spectator."""
        return [*self.card.mine] or [SPECTATOR]
