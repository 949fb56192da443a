"""Measure, print the report, and keep it if it is a whole one."""

import argparse
import gc
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from bench.field import Field, Unequal
from bench.figures import Entry
from bench.plan import select
from bench.report import report
from bench.timing import Contender, Sample

RESULTS = Path(__file__).with_name("results.md")
ROUNDS = 7
SECONDS = 0.8


def options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", help="only figures with one of these words, such as backgammon")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each contender in each round")
    parser.add_argument("--quick", action="store_true", help="one short round, to see that all of it works")
    chosen = parser.parse_args(words)
    if chosen.quick:
        chosen.rounds, chosen.seconds = 1, 0.0
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    chosen = options(words)
    figures, entries = select(chosen.names)
    with closing(Field()) as field:
        try:
            field.check({entry.case for entry in entries})
        except Unequal as error:
            print(error, file=sys.stderr)
            return 1
        made = {entry: field.contender(entry) for entry in entries}
        present = {entry: contender for entry, contender in made.items() if contender is not None}
        rounds = run(present, chosen.rounds, chosen.seconds)
        method = f"{chosen.rounds} rounds of {chosen.seconds:g} s for each contender in turn."
        text = report(figures, rounds, field.versions, method)
    print(text)
    if not (chosen.quick or chosen.names):
        RESULTS.write_text(text)
    return 0


def run(contenders: Mapping[Entry, Contender], rounds: int, seconds: float) -> dict[Entry, list[Sample]]:
    """All contenders in turn, round after round; one shorter round before warms them up.

    What they hold by then is kept out of the way of the garbage collector, or each would pay for all.
    """
    for contender in contenders.values():
        contender.round(seconds / 4)
    gc.collect()
    gc.freeze()
    try:
        return _all_rounds(contenders, rounds, seconds)
    finally:
        gc.unfreeze()


def _all_rounds(
    contenders: Mapping[Entry, Contender], rounds: int, seconds: float
) -> dict[Entry, list[Sample]]:
    samples: dict[Entry, list[Sample]] = {entry: [] for entry in contenders}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for entry, contender in contenders.items():
            samples[entry].append(contender.round(seconds))
    return samples


if __name__ == "__main__":
    sys.exit(main())
