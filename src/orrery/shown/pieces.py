"""The pieces of a title: whatever lies on the table and can be pointed at, each under one id.

An id is ``kind:key``, such as ``system:S07`` or ``card:flare-zombie``, with the key in the notation of the
title; what each player has one of is written ``die:B-first``. The same id names the element on a board,
the link in a log and what a guide points at.
"""

from typing import Any, ClassVar

from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, Event
from orrery.engine.flow import PASS, Ask
from orrery.engine.game import Game

Ids = tuple[str, ...]

FIRST_LETTER = ord("A")


class Pieces:
    """The pieces of one title. A title overrides what begins with an underscore, and :meth:`listed`.

    ``bare`` are the decisions whose answers are about no thing: amounts, yes or no, one of two benefits.
    ``bare_answers`` are such answers of other decisions, as decision and token. Passing always is.
    ``places`` are the kinds of pieces that are places on the board.
    """

    bare: ClassVar[frozenset[str]] = frozenset()
    bare_answers: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    places: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._bare = {
            number: frozenset(
                choice
                for choice, token in enumerate(decision.names)
                if (decision.key, token) in self.bare_answers
            )
            for number, decision in enumerate(game.decisions)
        }
        self._all_bare = {
            number for number, decision in enumerate(game.decisions) if decision.key in self.bare
        }

    def listed(self, view: Any) -> list[str]:
        """Every piece that a viewer can point at, each once."""
        return []

    def of_answer(self, view: Any, ask: Ask, choice: int) -> Ids:
        """The pieces that an answer or a refusal is about; each of them stands for it."""
        return () if self.is_bare(view, ask, choice) else self._of_answer(view, ask, choice)

    def is_bare(self, view: Any, ask: Ask, choice: int) -> bool:
        """Whether an answer is about no piece."""
        return choice == PASS or ask.decision in self._all_bare or choice in self._bare[ask.decision]

    def are_places(self, ids: Ids) -> bool:
        """Whether pieces are places on the board and nothing else."""
        return bool(ids) and all(piece.partition(":")[0] in self.places for piece in ids)

    def of_event(self, view: Any, event: Event) -> Ids:
        """The pieces that an event is about, as far as the viewer may know."""
        return () if event.kind == UNDONE else self._of_event(view, event)

    def of_plan(self, view: Any, ask: Ask, plan: Plan) -> Ids:
        """The pieces that a plan leads over, in its order; the last one stands for it."""
        return ()

    def of_question(self, view: Any, ask: Ask) -> Ids:
        """The pieces that a question itself is about, such as the die that is being spent."""
        return ()

    def _of_answer(self, view: Any, ask: Ask, choice: int) -> Ids:
        return ()

    def _of_event(self, view: Any, event: Event) -> Ids:
        return ()


def letter(seat: int) -> str:
    """How a seat is written in the key of a piece."""
    return chr(FIRST_LETTER + seat)


def seat_piece(seat: int) -> str:
    """A player, with all that lies before them."""
    return f"seat:{letter(seat)}"


def owned(kind: str, seat: int, key: str) -> str:
    """One of the things that each player has one of."""
    return f"{kind}:{letter(seat)}-{key}"
