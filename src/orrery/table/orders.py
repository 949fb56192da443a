"""Standing orders: what a person wants answered without being asked.

An order names a decision by its key and, if it is not for all of them, the timing points at which the
question is put (the number ``x`` of the ask). With ``PASS`` it is a pass rule; with another choice it arms
that answer, which is given as soon as it can be. It ends by itself when an event is told: "until my turn" is
the event that begins a turn of the person's own seat.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from orrery.engine.events import Event
from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.engine.game import Game
from orrery.table.errors import BadOrder

MOST_ORDERS: Final = 50
MOST_POINTS: Final = 100
WIDEST: Final = 2**31 - 1


class Order(Struct, frozen=True):
    """``at`` and ``but`` are timing points; without ``at`` all are meant.

    ``mine`` says that only events of the person's seat end it; ``once``, that it ends once it was followed.
    All are told of a ``public`` one, which can only be to pass.
    """

    decision: str
    choice: int = PASS
    at: tuple[int, ...] = ()
    but: tuple[int, ...] = ()
    until: tuple[str, ...] = ()
    mine: bool = False
    once: bool = False
    public: bool = False

    def fits(self, key: str, point: int) -> bool:
        """Whether it speaks of a question of this kind at this timing point."""
        return key == self.decision and point not in self.but and (not self.at or point in self.at)

    def ends_by(self, key: str, is_own: bool) -> bool:
        return key in self.until and (is_own or not self.mine)


def armed(decision: str, choice: int) -> Order:
    """Give this answer at the next chance."""
    return Order(decision, choice, once=True)


def never(ask: Ask) -> bool:
    return False


class Orders:
    """The orders of all seats, each list known to its own seat only and numbered from 1.

    A question for which ``unless`` returns true is put to its seat in spite of an order to pass.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.rows: list[dict[int, Order]] = [{} for _ in range(seats)]
        self.count = 0
        self.heard = 0
        self.unless: Callable[[Ask], bool] = never

    def branch(self, seat: int) -> "Orders":
        """The orders of one seat, to try answers with; events are heard from the first one on."""
        twin = Orders(self.game, len(self.rows))
        twin.rows[seat] = dict(self.rows[seat])
        twin.unless = self.unless
        return twin

    def plain(self) -> list[dict[str, Any]]:
        return [{str(number): asdict(order) for number, order in row.items()} for row in self.rows]

    def restore(self, plain: list[dict[str, Any]], heard: int) -> None:
        self.rows = [{int(number): read_order(order) for number, order in row.items()} for row in plain]
        self.count = max((number for row in self.rows for number in row), default=0)
        self.heard = heard

    def give(self, seat: int, order: Order) -> int:
        """Take an order and return its number; raises :class:`BadOrder`."""
        if len(self.rows[seat]) >= MOST_ORDERS:
            raise BadOrder("too many orders")
        self._check(order)
        self.count += 1
        self.rows[seat][self.count] = order
        return self.count

    def _check(self, order: Order) -> None:
        if order.decision not in {decision.key for decision in self.game.decisions}:
            raise BadOrder(f"no decision is called {order.decision[:40]!r}")
        if order.choice < PASS:
            raise BadOrder(f"{order.choice} is never a choice")
        if any(abs(point) > WIDEST for point in (order.choice, *order.at, *order.but)):
            raise BadOrder("a number that the rules can't count with")
        if order.public and order.choice != PASS:
            raise BadOrder("only to pass can be a public order")
        if not set(order.until) <= set(self.game.events):
            raise BadOrder("no such event")
        if max(len(order.at), len(order.but), len(order.until)) > MOST_POINTS:
            raise BadOrder("too many timing points")

    def cancel(self, seat: int, number: int) -> Order:
        """Forget an order, and return it; raises :class:`BadOrder`."""
        order = self.rows[seat].pop(number, None)
        if order is None:
            raise BadOrder(f"there is no order {number}")
        return order

    def clear(self, seat: int) -> None:
        self.rows[seat].clear()

    def find(self, ask: Ask, options: list[int]) -> int:
        """The number of the order that answers this question, or 0; doing something comes before passing."""
        key = self.game.decisions[ask.decision].key
        fitting = {
            number: order.choice
            for number, order in self.rows[ask.seat].items()
            if order.choice in options and order.fits(key, int(ask.x)) and self._holds(order, ask)
        }
        return min(fitting, key=lambda number: (fitting[number] == PASS, number), default=0)

    def _holds(self, order: Order, ask: Ask) -> bool:
        return order.choice != PASS or not self.unless(ask)

    def choice(self, ask: Ask, options: list[int]) -> int:
        """What the orders of this seat answer, or ``UNANSWERED``."""
        number = self.find(ask, options)
        return self.rows[ask.seat][number].choice if number else UNANSWERED

    def passes_publicly(self, ask: Ask) -> bool:
        """Whether everybody has been told that this seat passes here."""
        key = self.game.decisions[ask.decision].key
        return any(order.public and order.fits(key, int(ask.x)) for order in self.rows[ask.seat].values())

    def told(self) -> tuple[tuple[int, Order], ...]:
        """The public orders, each with its seat."""
        return tuple(
            (seat, order) for seat, row in enumerate(self.rows) for order in row.values() if order.public
        )

    def follow(self, ask: Ask, options: list[int], choice: int) -> None:
        """Note that this answer was given by the table: an order for one time has done its work."""
        number = self.find(ask, options)
        if number and self.rows[ask.seat][number].once and self.rows[ask.seat][number].choice == choice:
            del self.rows[ask.seat][number]

    def hear(self, events: list[Event]) -> None:
        """End the orders that end by these events."""
        for event in events:
            if event.kind >= 0:
                self._hear(self.game.events[event.kind], int(event.seat))
        self.heard += len(events)

    def _hear(self, key: str, told_of: int) -> None:
        for seat, row in enumerate(self.rows):
            for number in [number for number, order in row.items() if order.ends_by(key, seat == told_of)]:
                del row[number]


def read_order(plain: dict[str, Any]) -> Order:
    """An order out of the store."""
    rows = {key: tuple(plain[key]) for key in ("at", "but", "until")}
    return Order(**{**plain, **rows})
