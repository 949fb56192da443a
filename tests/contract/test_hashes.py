"""The same seed gives the same game: in any process, interpreted and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.hashes import FILE, SOME, lines_of
from tests.contract.titles import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_seed_gives_the_same_game_in_every_build(case: Case) -> None:
    expected = FILE.read_text().splitlines()
    changed = [line for line in lines_of(case) if line not in expected]
    assert changed == [], "renew by python -m tests.contract"


def test_the_list_of_hashes_names_no_case_that_is_gone() -> None:
    named = {line.rpartition(" seed=")[0] for line in FILE.read_text().splitlines()}
    assert named == {str(case) for case in CASES}


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    command = [sys.executable, "-m", "tests.contract", "--some"]
    shown = subprocess.run(
        command,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=True,
        capture_output=True,
        text=True,
    )
    named = {str(case) for case in SOME}
    expected = FILE.read_text().splitlines(keepends=True)
    assert shown.stdout == "".join(line for line in expected if line.rpartition(" seed=")[0] in named)
