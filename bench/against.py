"""This build against another one: instructions that a random answer takes, title by title.

    python -m bench.against OTHER/bin/python [title ...]

Counted by valgrind, which gives the same number on a busy machine; what starting takes is left out by playing
a few games and more of them. Both environments need the compiled rules.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

GAMES: Final[dict[str, tuple[int, int]]] = {
    "pulsar": (1, 9),
    "cluster": (1, 9),
    "cosmic": (1, 5),
    "backgammon": (5, 45),
    "connect-four": (50, 850),
}
"""By title: a few games, and more."""

SCRIPT: Final = """
import sys
from orrery.engine.playout import playouts
from orrery.games.registry import TITLES
game = TITLES[sys.argv[1]]
batch = playouts(game, game.setup(game.usual), int(sys.argv[2]), 7)
print("answers", batch.decisions + batch.draws, file=sys.stderr)
"""
COUNTED: Final = re.compile(r"Collected : (\d+)")
ANSWERED: Final = re.compile(r"^answers (\d+)$", re.M)


def counted(python: str, title: str, games: int) -> tuple[int, int]:
    """Answers given and instructions taken by a process that plays so many games."""
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [*tool, python, "-c", SCRIPT, title, str(games)], capture_output=True, text=True, env=environment
    )
    return read(done.stderr)


def read(text: str) -> tuple[int, int]:
    answers, instructions = ANSWERED.search(text), COUNTED.search(text)
    if answers is None or instructions is None:
        raise SystemExit(f"nothing was counted:\n{text[-2000:]}")
    return int(answers[1]), int(instructions[1])


def per_answer(few: tuple[int, int], more: tuple[int, int]) -> float:
    """Instructions of one answer, start-up left out."""
    return (more[1] - few[1]) / (more[0] - few[0])


def measure(python: str, title: str) -> float:
    few, more = GAMES[title]
    return per_answer(counted(python, title, few), counted(python, title, more))


def main(words: Sequence[str]) -> int:
    if not words or not set(words[1:]) <= set(GAMES):
        print(__doc__, file=sys.stderr)
        return 2
    for title in words[1:] or GAMES:
        other, ours = measure(words[0], title), measure(sys.executable, title)
        print(f"{title:14} {other:9.0f} {ours:9.0f} instructions an answer, {ours / other:.3f}×", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
