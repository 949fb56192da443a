"""Hints in words: what a person might answer, step by step, how much worse than the best that is, and why."""

from collections.abc import Sequence

from orrery.engine.chance import Rng
from orrery.server.wire.messages import HintWords
from orrery.server.wire.words import Wording
from orrery.shown.lines import Step, steps
from orrery.table.hinting import HintJob

Found = tuple[list[int], int | None, str, list[tuple[str, int]]]
"""Answers in a row, what they are worth in thousandths of what, and the terms of the value they change."""


def hint_words(wording: Wording, job: HintJob, found: Sequence[Found]) -> tuple[HintWords, ...]:
    """They are told from a position that fits what the seat sees: the same that they were found in."""
    state = wording.game.guess(job.view, Rng(job.seed))
    told = [steps(wording.telling, wording.pieces, state, job.seat, hint[0]) for hint in found]
    best = found[0][1]
    return tuple(_words(wording, hint, best, row) for hint, row in zip(found, told))


def _words(wording: Wording, hint: Found, best: int | None, told: list[Step]) -> HintWords:
    chain, value, _, reasons = hint
    return HintWords(
        choices=tuple(chain),
        steps=tuple(step.text for step in told),
        pieces=tuple(dict.fromkeys(piece for step in told for piece in step.pieces)),
        behind=best - value if best is not None and value is not None else None,
        reasons=tuple((wording.telling.term(term), change) for term, change in reasons),
    )
