"""What answers would lead to, as far as their seat may know before they are given.

Whether they could be taken back is found by giving them to a branch of the match, with all that the table
would answer for the seat by itself; there the same functions decide as at the table.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from orrery.engine.events import SPECTATOR, Event
from orrery.engine.flow import CHANCE, UNANSWERED, Ask
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.table import automatic, hold
from orrery.table.orders import Orders
from orrery.table.undo import steps_back

if TYPE_CHECKING:
    from orrery.table.play import Play

NOBODY_ELSE: Final = -1
MOST_FORCED: Final = 100


class Barrier(StrEnum):
    """Why answers can't be taken back.

    ``CHANCE``: dice are rolled or something is drawn. ``HIDDEN``: something hidden is shown. ``TOGETHER``:
    several seats are asked at once, and the last answer settles it. ``OVER``: the game ends.
    """

    CHANCE = "chance"
    HIDDEN = "hidden"
    TOGETHER = "together"
    OVER = "over"


class TakeBack(Struct, frozen=True):
    """Whether answers could be taken back whatever others do; ``barrier`` or ``hands_over`` says why not.

    ``ask`` is what CHANCE or the seat is asked at the barrier. ``hands_over`` is the seat that would be asked
    next, or -1. If the table would hold before that, ``holds`` is true, and so is ``undoable``.
    """

    undoable: bool
    holds: bool = False
    barrier: Barrier | None = None
    ask: Ask | None = None
    hands_over: int = NOBODY_ELSE


class Foreseen(Struct, frozen=True):
    """The position after the first ``taken`` answers as the seat would see it, and what would happen.

    ``ask`` is the question that the seat alone would be asked next, or None; ``options`` are its choices
    with their tokens.
    """

    view: Any
    events: tuple[Event, ...]
    taken: int
    take_back: TakeBack
    ask: Ask | None
    options: tuple[tuple[int, str], ...]


def foresee(play: "Play", seat: int, choices: list[int]) -> Foreseen:
    """Raises for a first answer that is illegal."""
    preview = play.match.preview(seat, choices)
    ask = next_ask(preview.state, seat)
    return Foreseen(
        view=preview.view,
        events=tuple(preview.events),
        taken=preview.taken,
        take_back=take_back_of(play, seat, choices),
        ask=ask,
        options=choices_of(play.game, preview.state, ask),
    )


def next_ask(state: Any, seat: int) -> Ask | None:
    """The open question if it is put to this seat alone."""
    if state.open != 1:
        return None
    ask: Ask = state.ask_at(0)
    return ask if ask.seat == seat else None


def choices_of(game: Game[Any], state: Any, ask: Ask | None) -> tuple[tuple[int, str], ...]:
    if ask is None:
        return ()
    return tuple((choice, game.token(ask, choice)) for choice in game.options(state, ask))


def take_back_of(play: "Play", seat: int, choices: Sequence[int]) -> TakeBack:
    """Whether these answers could be taken back, as far as they can be given in one go."""
    trial = Trial(play, seat)
    for choice in choices:
        if trial.shown is not None or not trial.can_answer(choice):
            break
        trial.answer(choice)
    for _ in range(MOST_FORCED):
        if trial.shown is not None or (choice := trial.automatic()) == UNANSWERED:
            break
        trial.give(choice)
    return trial.take_back(hold.is_wanted(play.seating, seat))


class Trial:
    """A branch of the match on which one seat answers; ``shown`` is what has ended that, if anything has."""

    def __init__(self, play: "Play", seat: int) -> None:
        self.play = play
        self.seat = seat
        self.game: Game[Any] = play.game
        self.match: Match[Any] = play.match.branch()
        self.orders: Orders = play.orders.branch(seat)
        self.shown: TakeBack | None = None

    def can_answer(self, choice: int) -> bool:
        state = self.match.state
        place = state.find_ask(self.seat)
        return place >= 0 and choice in self.game.options(state, state.ask_at(place))

    def answer(self, choice: int) -> None:
        """Give an answer; inside a group it is not, for others' secret answers decide what follows."""
        state = self.match.state
        ask = state.ask_at(state.find_ask(self.seat))
        if state.open > 1:
            self.shown = TakeBack(False, barrier=Barrier.TOGETHER, ask=ask)
            return
        reveals = state.reveals
        self.match.play(self.seat, choice)
        if self.match.state.reveals != reveals:
            self.shown = TakeBack(False, barrier=Barrier.HIDDEN, ask=ask)
        self.orders.hear(self.match.recorder.stream(SPECTATOR, self.orders.heard))

    def give(self, choice: int) -> None:
        """Give an answer of the table."""
        state = self.match.state
        ask = state.ask_at(state.find_ask(self.seat))
        self.orders.follow(ask, self.game.options(state, ask), choice)
        self.answer(choice)

    def automatic(self) -> int:
        """What the table would answer for the seat next, if it alone is asked."""
        ask = next_ask(self.match.state, self.seat)
        if ask is None:
            return UNANSWERED
        return automatic.answer_for_person(self.play, self.match.state, self.orders, ask)

    def take_back(self, is_held: bool) -> TakeBack:
        if self.shown is not None:
            return self.shown
        if self.game.is_over(self.match.state):
            return TakeBack(False, barrier=Barrier.OVER)
        others = [ask for ask in self.match.asks() if ask.seat != self.seat]
        if not others:
            return TakeBack(steps_back(self.match, self.seat) > 0)
        holds = is_held and hold.ends_turn(self.match, self.seat)
        if others[0].seat == CHANCE:
            return TakeBack(holds, holds, Barrier.CHANCE, others[0])
        return TakeBack(holds, holds, hands_over=int(others[0].seat))
