"""What worker processes are asked to do in tests. It stands in a module, so that they find it."""

import os
import signal
import time

from orrery.engine.errors import BrokenReplay


def doubled(number: int) -> int:
    return 2 * number


def who_am_i() -> int:
    return os.getpid()


def loop_for_ever() -> None:
    while True:
        time.sleep(1)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    raise BrokenReplay(7, "that is not allowed")


def chatter() -> str:
    print("this must not come between the packets")
    return "done"


def stuck(text: str) -> None:
    """A save that can't be read in any time."""
    loop_for_ever()
