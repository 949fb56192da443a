"""The inside of a worker process: it takes a function with its arguments, and gives back what came of it.

Packets are a length in four bytes and a pickle. The process ends with its standard input, so that none is
left behind when the server is gone.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, BinaryIO, Final

from orrery.engine.chance import Rng
from orrery.games.registry import find_title
from orrery.players.player import Player
from orrery.players.registry import make_player

LENGTH: Final = 4
READY: Final = "ready"
BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    "from orrery.server.workers.worker import main; main()"
)


def packet(thing: object) -> bytes:
    data = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def think(title: str, player: str, seat: int, view: object, seed: int) -> list[int]:
    """What a player answers; the same seed and the same question give the same answer."""
    made = player_of(title, player)
    made.rng = Rng(seed)
    return made.answer(find_title(title), view, seat)


@cache
def player_of(title: str, player: str) -> Player:
    return make_player(player, title, 0)


def main() -> None:
    """Serve until the input ends. What is printed by accident goes to the errors, not between the packets."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    replies.write(packet(READY))
    replies.flush()
    while (request := read_packet(sys.stdin.buffer)) is not None:
        replies.write(packet(outcome(*request)))
        replies.flush()


def read_packet(source: BinaryIO) -> Any:
    """The next packet; None at the end."""
    head = source.read(LENGTH)
    return pickle.loads(source.read(int.from_bytes(head, "big"))) if len(head) == LENGTH else None


def outcome(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[str, Any, str]:
    """``done`` with a result, or ``failed`` with the kind of error and its message."""
    try:
        return ("done", function(*args), "")
    except Exception as error:
        return ("failed", type(error), str(error))


if __name__ == "__main__":
    main()
