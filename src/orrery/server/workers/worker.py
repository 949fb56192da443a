"""The inside of a worker process: it takes a function with its arguments, and gives back what came of it.

Packets are a length in four bytes and a pickle. The process ends with its standard input, so that none is
left behind when the server is gone.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from time import perf_counter
from typing import Any, BinaryIO, Final

from orrery.engine.chance import Rng
from orrery.games.registry import find_title
from orrery.players.by_title import make_evaluator
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.greedy import glanced
from orrery.players.hints import hints
from orrery.players.player import Player
from orrery.players.registry import make_player

Thought = Callable[..., list[int]]
HintRows = list[tuple[list[int], int | None, str, list[tuple[str, int]]]]
"""Answers in a row, what they are worth in thousandths of what, and why; the best first."""

LENGTH: Final = 4
READY: Final = "ready"
BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    "from orrery.server.workers.worker import main; main()"
)


def packet(thing: object) -> bytes:
    data = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def think(title: str, player: str, seat: int, view: object, seed: int, seconds: float) -> list[int]:
    """What a player answers; the same seed and the same question give the same answer.

    After so many seconds it gives the best it has found by then.
    """
    made = player_of(title, player)
    made.rng = Rng(seed)
    return made.answer(find_title(title), view, seat, perf_counter() + seconds).chain


def glance(title: str, seat: int, view: object, seed: int) -> list[int]:
    """The answer that looks best at once."""
    return [glanced(find_title(title), evaluator_of(title), view, seat, seed)]


def hint(title: str, seat: int, view: object, seed: int, seconds: float) -> HintRows:
    """The best answers to the open question of a seat, found within so many seconds."""
    until = perf_counter() + seconds
    found = hints(find_title(title), view, seat, seed, until)
    return [(each.chain, each.value, each.unit, each.reasons) for each in found]


@cache
def player_of(title: str, player: str) -> Player:
    return make_player(player, title, 0)


@cache
def evaluator_of(title: str) -> Evaluator[Any]:
    return make_evaluator(title)


def main() -> None:
    """Serve until the input ends. What is printed by accident goes to the errors, not between the packets.

    Signals that are meant for the server reach its workers too; it ends them itself, or its end does. Then
    nobody is left to be told anything.
    """
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    replies = os.dup(1)
    os.dup2(2, 1)
    with suppress(BrokenPipeError):
        send(replies, packet(READY))
        while (request := read_packet(sys.stdin.buffer)) is not None:
            send(replies, packet(outcome(*request)))


def send(target: int, data: bytes) -> None:
    while data:
        data = data[os.write(target, data) :]


def read_packet(source: BinaryIO) -> Any:
    """The next packet; None at the end, which may come in the middle of one."""
    head = source.read(LENGTH)
    size = int.from_bytes(head, "big")
    data = source.read(size) if len(head) == LENGTH else b""
    return pickle.loads(data) if data and len(data) == size else None


def outcome(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[str, Any, str]:
    """``done`` with a result, or ``failed`` with the kind of error and its message."""
    try:
        return ("done", function(*args), "")
    except Exception as error:
        return ("failed", type(error), str(error))


if __name__ == "__main__":
    main()
