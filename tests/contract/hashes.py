"""The hashes that whole random games must have, in every build and process.

``python -m tests.contract`` writes them anew; ``python -m tests.contract --print`` only shows them.
"""

from pathlib import Path
from typing import Final

from tests.contract.titles import CASES, Case
from tests.contract.walks import hash_of_game

FILE: Final = Path(__file__).with_name("hashes.txt")
SEEDS: Final = (1, 2)


def lines_of(case: Case) -> list[str]:
    return [f"{case} seed={seed}: {hash_of_game(case.game, case.setup, seed)}" for seed in SEEDS]


def all_lines() -> str:
    return "".join(f"{line}\n" for case in CASES for line in lines_of(case))
