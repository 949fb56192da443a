"""Hints: the best that a seat could answer, by what it knows, what that is worth, and why."""

from typing import Any, Final, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.by_title import make_evaluator
from orrery.players.evaluate.evaluator import POINT, Evaluator, Look
from orrery.players.greedy import EFFORT, GLANCE, weighed_look
from orrery.players.learned import SHIPPED, Shelf
from orrery.players.line import LineOfPlay
from orrery.players.minimax import Minimax
from orrery.players.player import NEVER
from orrery.players.reasons import main_reasons
from orrery.players.reply import PlayerReply
from orrery.players.search import Search

MOST_HINTS: Final = 3
MOST_LOOKS: Final = 6
"""Lines that are looked at for them: some are others in another order."""
CARE: Final = 3
"""How closely a title that gives advice of its own looks."""
PLIES: Final = 4
"""How many moves ahead where seats move in turn."""


@final
class Hint:
    """Answers of a seat in a row, what they are worth to it, and why.

    ``value`` is in thousandths of ``unit``, or None where nothing was weighed. ``reasons`` are terms of the
    value with what the answers add to them, in thousandths as well, the largest first.
    """

    def __init__(
        self, chain: list[int], value: int | None, unit: str, reasons: list[tuple[str, int]]
    ) -> None:
        self.chain: list[int] = chain
        self.value: int | None = value
        self.unit: str = unit
        self.reasons: list[tuple[str, int]] = reasons


def hints(
    game: Game[S], view: object, seat: int, seed: int, until: float = NEVER, shelf: Shelf = SHIPPED
) -> list[Hint]:
    """The best answers to the open question of a seat that begin differently, the best first.

    They come from ``view`` and ``seed`` alone. When ``until`` has come, as ``perf_counter`` counts, those
    found by then are given; there is at least one.
    """
    rng = Rng(seed)
    state = game.guess(view, rng)
    evaluator = valued_by(game.key, int(state.seats), shelf)
    if evaluator.looks() > 0:
        return told(evaluator, evaluator.advices(game, [state], seat, rng, CARE))
    if evaluator.moves_in_turn():
        return told(evaluator, Minimax(game, evaluator, seat).ranked(state, PLIES, until))
    word: i64 = rng.word()
    look = weighed_look(game, evaluator, state, seat, word, GLANCE, until)
    return [
        Hint(
            line.chain,
            int(line.value),
            evaluator.unit(),
            main_reasons(evaluator, game.key, state, line.state, seat),
        )
        for line in found_lines(game, look, state, word, until)
    ]


def valued_by(title: str, seats: int, shelf: Shelf = SHIPPED) -> Evaluator[Any]:
    """What was learned for a title and a number of seats, or else the hand-written evaluator."""
    learned = shelf.find(title, seats)
    return make_evaluator(title) if learned is None else learned


def told(evaluator: Evaluator[Any], replies: list[PlayerReply]) -> list[Hint]:
    """The best of these answers, valued in thousandths; why is not known."""
    size = int(evaluator.unit_size())
    found: list[Hint] = []
    for reply in replies[:MOST_HINTS]:
        value = reply.value
        thousandths = value * POINT // size if value is not None else None
        found.append(Hint(reply.chain, thousandths, evaluator.unit(), []))
    return found


def found_lines(game: Game[S], look: Look[S], state: S, seed: i64, until: float) -> list[LineOfPlay[S]]:
    """The best lines that begin differently, the best first; the same answers in any order are one."""
    found: list[LineOfPlay[S]] = []
    avoided: list[int] = []
    for _ in range(MOST_LOOKS):
        search = Search(game, look, seed, EFFORT, until, avoided)
        if len(found) == MOST_HINTS or (len(found) > 0 and search.is_late()):
            break
        lines = search.candidates(state, 1)
        if len(lines) == 0:
            break
        avoided.append(lines[0].chain[0])
        if not is_reordered(lines[0].chain, found):
            found.append(lines[0])
    return sorted(found, key=lambda line: -int(line.value))


def is_reordered(chain: list[int], found: list[LineOfPlay[S]]) -> bool:
    """Whether a line has the same answers in another order."""
    for line in found:
        if sorted(line.chain) == sorted(chain):
            return True
    return False
