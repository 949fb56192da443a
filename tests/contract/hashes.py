"""The hashes that whole random games must have, in every build and process.

``python -m tests.contract`` writes them anew; ``--print`` only shows them, ``--some`` those of a few cases.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.contract.titles import CASES, Case
from tests.contract.walks import hash_of_game

FILE: Final = Path(__file__).with_name("hashes.txt")
SEEDS: Final = (1, 2)
SOME: Final = CASES[::6]


def lines_of(case: Case) -> list[str]:
    return [f"{case} seed={seed}: {hash_of_game(case.game, case.setup, seed)}" for seed in SEEDS]


def lines(cases: Sequence[Case]) -> str:
    return "".join(f"{line}\n" for case in cases for line in lines_of(case))
