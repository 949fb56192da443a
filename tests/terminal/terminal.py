"""A terminal with a program in it: a pseudo-terminal of a given size, what it shows, and keys to press."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path
from types import TracebackType

from orrery.engine.chance import Rng

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
HALF = re.compile(r"\x1b(\[[0-9;?]*|\][^\x07]*)?\Z")
PROMPT = re.compile(r"(?:\A|\n)> \Z")
NUMBER = re.compile(r"(?<![\w(.,])(\d+)\) ")
PATIENCE = 30.0
ROWS = 40
START = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
os.close(os.open(os.ttyname(0), os.O_RDWR))
from orrery.cli import main
main()
"""
"""A session that opens a terminal is controlled by it, so that Ctrl-C and a new size reach the program.

Tests that run in the background are started with Ctrl-C switched off, which a program would inherit.
"""


class Terminal:
    """Runs ``orrery`` with its own folder of games; used in a ``with`` block, after which it is gone.

    ``output`` is all that came so far, ``text`` the same without colours; ``shown`` of it was looked at.
    """

    def __init__(self, *words: str, home: Path, columns: int = 80, lang: str = "en") -> None:
        self.master, slave = pty.openpty()
        self.resize(columns)
        surroundings = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        surroundings |= {"ORRERY_HOME": str(home), "ORRERY_LANG": lang, "TERM": "xterm-256color"}
        self.program = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings,
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.output = ""
        self.text = ""
        self.rest = ""
        self.shown = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.master)

    def resize(self, columns: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))

    def wait(self, until: re.Pattern[str] = PROMPT) -> str:
        """What is shown until something is asked: all since the last time."""
        end = time.monotonic() + PATIENCE
        while not until.search(self.text[self.shown :]):
            assert self._read(end), f"the program ended or waits for something else:\n{self.text[-2000:]}"
        fresh = self.text[self.shown :]
        self.shown += len(fresh)
        return fresh

    def say(self, line: str, until: re.Pattern[str] = PROMPT) -> str:
        """Type a line; what is shown in return."""
        self.press(f"{line}\n")
        return self.wait(until)

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Let the program come to its end; its exit status."""
        end = time.monotonic() + PATIENCE
        while self._read(end):
            pass
        return self.program.wait(PATIENCE)

    def kill(self) -> None:
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def play(self, seed: int) -> None:
        """Give random answers from the lists that are shown until the game is over."""
        rng = Rng(seed)
        end = time.monotonic() + 2 * PATIENCE
        while self._until_prompt_or_end(end):
            offered = numbers(self.text[self.shown :])
            self.shown = len(self.text)
            self.press(f"{offered[rng.below(len(offered))]}\n")

    def _until_prompt_or_end(self, end: float) -> bool:
        while not PROMPT.search(self.text[-20:]) or len(self.text) == self.shown:
            if not self._read(end):
                return False
        return True

    def _read(self, end: float) -> bool:
        """Read what is there; false when the program has closed the terminal."""
        ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            return False
        self._take(self.decoder.decode(data))
        return bool(data)

    def _take(self, fresh: str) -> None:
        """Add to what was shown; half an escape sequence waits for the other half."""
        self.output += fresh
        fresh = self.rest + fresh
        half = HALF.search(fresh)
        self.rest = half[0] if half else ""
        self.text += ESCAPES.sub("", fresh.removesuffix(self.rest)).replace("\r", "")


def numbers(text: str) -> list[str]:
    """The numbers of the answers in the last question shown; passing only where nothing else is."""
    listed = NUMBER.findall(text.rpartition("\n\n")[2])
    return [number for number in listed if number != "0"] or listed
