"""What a seat may know of the flow itself, and what the views of all titles share.

A view holds numbers, which is what players and the wire need. For people a title adds properties that offer
the same by name, such as ``view.systems["S07"]``; a property is never encoded, so it costs the wire nothing.
"""

from collections.abc import Iterable
from typing import ClassVar, NoReturn, TypeVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.errors import UnknownName
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import FRAME_WIDTH, UNANSWERED, S, State, seat_name
from orrery.engine.game import Game
from orrery.engine.keys import Keys

T = TypeVar("T")


class Names(dict[str, T]):
    """Things of one kind by name, in the order of their numbers; a wrong name raises :class:`UnknownName`."""

    def __init__(self, kind: str, named: Iterable[tuple[str, T]]) -> None:
        super().__init__(named)
        self.kind = kind

    def __missing__(self, name: str) -> NoReturn:
        raise UnknownName(self.kind, str(name), self)


class AskView(Struct, frozen=True):
    """An open question. ``answer`` is known to its own seat only; ``answered`` to all."""

    seat: int
    decision: int
    x: int
    y: int
    z: int
    answered: bool
    answer: int | None


class FlowView(Struct, frozen=True):
    """The stack, the open questions, the ledger. A title whose frames hold secrets redacts them itself."""

    seat: int
    seats: int
    stack: tuple[int, ...]
    asks: tuple[AskView, ...]
    reveals: int
    ledger: tuple[int, ...]


class View(Struct, frozen=True):
    """What a seat may know of a position; a title adds its own fields.

    ``decisions`` are the keys of the title's decisions.
    """

    decisions: ClassVar[Keys] = Keys()
    flow: FlowView

    def __repr__(self) -> str:
        viewer = "a spectator" if self.flow.seat == SPECTATOR else seat_name(self.flow.seat)
        asked = [f"{seat_name(ask.seat)} {self._key_of(ask)}" for ask in self.flow.asks if not ask.answered]
        parts = [part for part in (self.when(), ", ".join(asked) or "nothing is asked") if part]
        return f"<{type(self).__name__} of {viewer}: {', '.join(parts)}>"

    def _key_of(self, ask: AskView) -> str:
        return self.decisions[ask.decision] if len(self.decisions) else f"decision {ask.decision}"

    def when(self) -> str:
        """The round or turn; empty in a title that counts neither."""
        return ""


def view_flow(state: State, seat: int) -> FlowView:
    """The part of a view that every title has."""
    return FlowView(
        seat=seat,
        seats=state.seats,
        stack=tuple(state.stack[: state.depth * FRAME_WIDTH]),
        asks=tuple(_view_ask(state, index, seat) for index in range(state.open)),
        reveals=state.reveals,
        ledger=tuple(state.ledger),
    )


def _view_ask(state: State, index: int, viewer: int) -> AskView:
    ask = state.ask_at(index)
    answer = state.answer_at(index)
    answered = answer != UNANSWERED
    known = answer if answered and ask.seat == viewer else None
    return AskView(ask.seat, ask.decision, ask.x, ask.y, ask.z, answered, known)


def guess_flow(view: FlowView, state: State) -> None:
    """Give ``state`` the flow of the view; answers that the view hides stay open.

    A title whose seats answer secretly fills them in afterwards by :func:`guess_answers`.
    """
    state.stack = vec[i64](view.stack)
    state.depth = len(view.stack) // FRAME_WIDTH
    state.open = 0
    for index, ask in enumerate(view.asks):
        state.ask(ask.seat, ask.decision, ask.x, ask.y, ask.z)
        if ask.answer is not None:
            state.set_answer(index, ask.answer)
    state.reveals = view.reveals
    state.ledger = vec[i64](view.ledger)


def guess_answers(game: Game[S], view: FlowView, state: S, rng: Rng) -> None:
    """Give every seat that has answered secretly some answer that leaves the group unsettled.

    To be called when all else of ``state`` is guessed: the options of those seats depend on it. What
    they actually answered, if ``state`` holds it, is not used.
    """
    hidden = [index for index, ask in enumerate(view.asks) if ask.answered and ask.answer is None]
    for index in hidden:
        state.set_answer(index, UNANSWERED)
    for index in hidden:
        state.set_answer(index, _likely_answer(game, state, index, rng))


def _likely_answer(game: Game[S], state: S, index: int, rng: Rng) -> int:
    """A random option; one that would have settled the group at once can't have been given."""
    asks = [state.ask_at(place) for place in range(state.open)]
    choices = [int(state.answer_at(place)) for place in range(state.open)]
    options = game.options(state, asks[index])
    first = int(rng.below(len(options)))
    for turn in range(len(options)):
        choices[index] = options[(first + turn) % len(options)]
        if not game.decisions[asks[index].decision].settled(choices):
            return choices[index]
    return choices[index]
