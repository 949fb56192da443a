"""What the computer would answer, at a terminal."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from orrery.engine.chance import Rng
from orrery.engine.flow import Ask
from orrery.players.evaluate.evaluator import WINS
from orrery.players.hints import Hint, hints
from orrery.shown.lines import steps
from orrery.shown.registry import pieces_for
from orrery.table.hinting import HintJob, hint_job
from orrery.terminal.seats import HOST

if TYPE_CHECKING:
    from orrery.terminal.game import TerminalGame

LONGEST: Final = 0.45
"""Seconds in which hints are looked for."""


def found_hints(game: TerminalGame, ask: Ask) -> dict[str, tuple[list[int], str]]:
    """Answers in a row and their words by number; raises ``NoHints`` where people play each other."""
    job = hint_job(game.table, HOST, int(ask.seat), game.question(ask))
    found = hints(game.rules, job.view, job.seat, job.seed, perf_counter() + LONGEST)
    told = [_words(game, job, hint, found[0]) for hint in found]
    return {
        str(number): (hint.chain, words) for number, (hint, words) in enumerate(zip(found, told), start=1)
    }


def _words(game: TerminalGame, job: HintJob, hint: Hint, best: Hint) -> str:
    """What to do, and in brackets what that is worth and why."""
    state = game.rules.guess(job.view, Rng(job.seed))
    told = steps(game.telling, pieces_for(game.rules), state, job.seat, hint.chain)
    why = ", ".join(f"{change / 1000:+.1f} {game.telling.term(term)}" for term, change in hint.reasons)
    worth = ": ".join(filter(None, (_worth(game, hint, best), why)))
    return "; ".join(step.text for step in told) + (f" ({worth})" if worth else "")


def _worth(game: TerminalGame, hint: Hint, best: Hint) -> str:
    """How much worse than the best it is; empty where that was not weighed."""
    if hint is best:
        return game.speech.say("hint-best")
    if hint.value is None or best.value is None:
        return ""
    if hint.value == best.value:
        return game.speech.say("hint-equal")
    amount = (best.value - hint.value) / (10 if hint.unit == WINS else 1000)
    return game.speech.say(f"hint-behind-{hint.unit}", amount=f"{amount:.1f}")
