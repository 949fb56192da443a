"""What a seat may know of the flow itself: what is under way, and who is asked what."""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import FRAME_WIDTH, UNANSWERED, S, State
from orrery.engine.game import Game


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
    they answered in truth, if ``state`` holds it, has no part in it.
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
        if not game.decisions[asks[index].decision].settled(asks, choices):
            return choices[index]
    return choices[index]
