"""This build against another one, in turn: what a clone and an answer of a random game cost.

    python -m bench.in_turn OTHER/bin/python [case ...]

Both builds do the same jobs, one round each after the other; a ratio is taken within a round, and the median
of the rounds counts. All time is processor time. The positions are those of random games of the build
itself, so that another version of the rules is measured on games of its own.
"""

import sys
from collections.abc import Sequence
from typing import Final

from bench.cases import CASES
from bench.figures import paired_ratios, spread_of
from bench.ours import contender
from bench.timing import Contender
from bench.worker import Remote, Worker

JOBS: Final = ("clones", "decisions inside")
USUAL: Final = ("cosmic-4",)
ROUNDS: Final = 15
SECONDS: Final = 0.4


def compared(ours: Contender, other: Contender) -> str:
    """Times the other's cost, and the cost here: the median of the rounds, and how far they lie apart."""
    rounds = [(other.round(SECONDS), ours.round(SECONDS)) for _ in range(ROUNDS)]
    theirs, mine = ([pair[side] for pair in rounds] for side in range(2))
    ratios = spread_of(paired_ratios(theirs, mine))
    cost = spread_of([1e6 / sample.rate for sample in mine])
    return f"{ratios.middle:.2f}× ({ratios.low:.2f} to {ratios.high:.2f}), {cost.middle:.2f} µs each"


def main(words: Sequence[str]) -> int:
    cases = words[1:] or USUAL
    if not words or not set(cases) <= set(CASES):
        print(__doc__, file=sys.stderr)
        return 2
    worker = Worker(python=words[0])
    for case in cases:
        for job in JOBS:
            line = compared(contender(job, case), Remote(worker, job, case))
            print(f"{case:12} {job:16} {line}", flush=True)
    worker.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
