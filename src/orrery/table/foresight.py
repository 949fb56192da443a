"""What answers would lead to, as far as their seat may know before they are given."""

from typing import Any

from msgspec import Struct

from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.engine.preview import Preview


class Foreseen(Struct, frozen=True):
    """The position after the first ``taken`` answers as the seat would see it, and what would happen.

    ``ask`` is the question that the seat alone would be asked next, or None; ``options`` are its choices
    with their tokens.
    """

    view: Any
    events: tuple[Event, ...]
    undoable: bool
    taken: int
    ask: Ask | None
    options: tuple[tuple[int, str], ...]


def foresee(game: Game[Any], seat: int, preview: Preview[Any]) -> Foreseen:
    ask = next_ask(preview.state, seat)
    return Foreseen(
        view=preview.view,
        events=tuple(preview.events),
        undoable=preview.undoable,
        taken=preview.taken,
        ask=ask,
        options=choices_of(game, preview.state, ask),
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
