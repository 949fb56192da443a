"""People who do anything at a table, sensible or not, and what has to hold whatever they do."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from orrery.engine.chance import Rng
from orrery.engine.errors import GameError
from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game
from orrery.engine.plain import digest
from orrery.table.change import Change, facts_of
from orrery.table.orders import Order
from orrery.table.settings import ClockKind, ClockSettings, OnTimeout, Settings
from orrery.table.stage import Stage
from tests.table.company import Company

NAMES = ("ann", "bob", "cid", "dan", "")
TEXTS = ("hello", "", "\x00", "x" * 2000)
CLOCKS = tuple(ClockSettings(kind, seconds=20, increment=2) for kind in ClockKind)


class Crowd:
    """At every :meth:`step` somebody does something, and all that must hold is checked."""

    def __init__(self, game: Game[Any], seed: int, delay: float = 0.0) -> None:
        self.rng = Rng(seed)
        seats = self.any_of(range(game.fewest, min(game.most, 4) + 1))
        self.settings = Settings(
            clock=self.any_of(CLOCKS),
            on_timeout=self.any_of(tuple(OnTimeout)),
            delay=delay,
            starts_when_full=self.any_of((True, False)),
        )
        self.company = Company(game, " ".join(["ann", *["open"] * (seats - 1)]), self.settings)
        self.company.sit_down()
        self.refused = 0
        self.number = self.company.table.number
        self.commands: tuple[Callable[[], Change | None], ...] = (
            *[self.answer] * 12,
            *[self.answer_as_bot] * 6,
            *[self.let_time_pass] * 6,
            self.answer_wildly,
            self.join,
            self.leave,
            self.put_bot,
            self.start,
            self.order,
            self.cancel,
            self.undo,
            self.propose,
            self.vote,
            self.talk,
            self.watch,
            self.come_and_go,
            self.again,
        )

    def any_of(self, things: Any) -> Any:
        return things[self.rng.below(len(things))]

    def who(self) -> str:
        return str(self.any_of(NAMES))

    def seat(self) -> int:
        """Mostly a seat that exists."""
        return int(self.rng.below(len(self.company.names) + 2)) - 1

    def holder(self, seat: int) -> str:
        """Mostly who sits there."""
        inside = 0 <= seat < len(self.company.names)
        person = self.company.table.seating.seats[seat].person if inside else ""
        return person if person and self.rng.below(8) else self.who()

    def step(self) -> None:
        before = self.fingerprint()
        command = self.any_of(self.commands)
        try:
            change = command()
        except GameError:
            self.refused += 1
            assert self.fingerprint() == before, f"{command.__name__} was refused and changed something"
            assert self.company.table.pending is None
            return
        if change is not None:
            self.hear(change)

    def begin(self) -> None:
        """The host starts the game, if nobody else has made it begin."""
        table = self.company.table
        if table.stage == Stage.LOBBY:
            self.hear(table.start(table.seating.host, self.company.now))

    def fingerprint(self) -> tuple[Any, ...]:
        """All that may not change by a refusal."""
        table = self.company.table
        play = table.running
        state = digest(play.match.state) if play is not None else ""
        return (state, facts_of(table, self.company.now), table.chat.count, dict(table.spectators.watchers))

    def hear(self, change: Change) -> None:
        """Commit a change, and see that all are told the same number of things."""
        table = self.company.table
        events = table.told_events
        updates = [update for update in self.company.do(change) if update.viewer != SPECTATOR]
        assert all(update.number == change.number for update in updates)
        assert change.number == self.number + change.public
        self.number = change.number
        if change.public:
            assert {update.viewer for update in updates} == set(table.seating.of_people())
            assert {(update.first_event, len(update.events)) for update in updates} <= {
                (events, table.told_events - events)
            }
        else:
            assert {update.viewer for update in updates} <= {change.seat}
            assert table.told_events == events
        assert self.company.entries == (table.running.match.log if table.running is not None else [])

    def check_restored(self) -> None:
        """The store holds the same table."""
        company = self.company
        table, found = company.table, company.restored()
        for seat in table.seating.of_people():
            person = table.seating.seats[seat].person
            was, now = (each.initial_update(person, seat, company.now).update for each in (table, found))
            blank: dict[str, Any] = {"clocks": (), "seats": (), "watching": 0}
            assert replace(was, common=replace(was.common, **blank)) == replace(
                now, common=replace(now.common, **blank)
            )

    def answer(self) -> Change | None:
        asked = self.company.asked if self.company.table.stage == Stage.RUNNING else []
        people = [seat for seat in asked if self.company.table.seating.is_person(seat)]
        if not people:
            return self.let_time_pass()
        seat = self.any_of(people)
        question = self.company.question(seat)
        choices = [self.any_of(question.options)[0]]
        if question.plans and self.rng.below(2):
            choices = list(self.any_of(question.plans)[1])
        person = self.company.table.seating.seats[seat].person
        return self.company.table.answer(person, seat, question.number, choices, self.company.now)

    def answer_wildly(self) -> Change:
        seat, choices = self.seat(), [int(self.rng.below(9)) - 2 for _ in range(self.rng.below(4))]
        table, number = self.company.table, int(self.rng.below(60))
        if self.rng.below(2):
            return table.answer_as_bot(seat, number, choices, self.company.now)
        table.preview(self.holder(seat), seat, number, choices)
        return table.answer(self.holder(seat), seat, number, choices, self.company.now)

    def answer_as_bot(self) -> Change | None:
        jobs = self.company.table.wanted()
        if not jobs:
            return None
        job = self.any_of(jobs)
        choices = self.company.bots.answer(self.company.game, job.view, job.seat).chain
        return self.company.table.answer_as_bot(job.seat, job.question, choices, self.company.now)

    def let_time_pass(self) -> Change | None:
        self.company.now += self.any_of((0.05, 0.8, 3.0))
        self.company.show_spectators()
        return self.company.table.tick(self.company.now)

    def join(self) -> Change:
        seat = None if self.rng.below(2) else self.seat()
        return self.company.table.join(self.who(), self.any_of(TEXTS), seat, self.company.now)

    def leave(self) -> Change:
        seat = self.seat()
        return self.company.table.leave(self.holder(seat), seat, self.company.now)

    def put_bot(self) -> Change:
        table = self.company.table
        if self.rng.below(2):
            return table.offer_seat(self.who(), self.seat(), self.company.now)
        return table.put_bot(self.who(), self.seat(), self.any_of(("random", "oracle")), self.company.now)

    def start(self) -> Change:
        return self.company.table.start(self.who(), self.company.now)

    def order(self) -> Change:
        keys = [decision.key for decision in self.company.game.decisions]
        until = self.any_of(((), self.company.game.events[:1], ("tea-time",)))
        order = Order(
            self.any_of([*keys, "fly"]), int(self.rng.below(4)) - 2, until=until, once=bool(self.rng.below(2))
        )
        seat = self.seat()
        return self.company.table.give_order(self.holder(seat), seat, order, self.company.now)

    def cancel(self) -> Change:
        seat = self.seat()
        number = int(self.rng.below(10))
        return self.company.table.cancel_order(self.holder(seat), seat, number, self.company.now)

    def undo(self) -> Change:
        seat = self.seat()
        return self.company.table.undo(self.holder(seat), seat, self.company.now)

    def propose(self) -> Change:
        seat = self.seat()
        return self.company.table.propose_undo(self.holder(seat), seat, self.company.now)

    def vote(self) -> Change:
        seat, table = self.seat(), self.company.table
        vote = table.agree if self.rng.below(4) else table.refuse
        return vote(self.holder(seat), seat, self.company.now)

    def talk(self) -> Change:
        return self.company.table.say(self.who(), self.any_of(TEXTS), self.company.now)

    def watch(self) -> Change | None:
        if self.rng.below(2):
            return self.company.table.look_away(self.who(), self.company.now)
        return self.company.table.watch(self.who(), self.any_of(TEXTS), self.company.now)

    def come_and_go(self) -> Change | None:
        table = self.company.table
        return (table.arrive if self.rng.below(2) else table.drop)(self.who(), self.company.now)

    def again(self) -> Change:
        seat = self.seat()
        return self.company.table.play_again(self.holder(seat), seat, self.company.now)
