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
NUMBER = re.compile(r"(?:^|\S {3,})(\d+)\) ", re.MULTILINE)
"""The number of an answer: at the start of a line, or of a column further right; elsewhere it is a name."""

INTERRUPT = "\x03"
PATIENCE = 60.0
"""For how many seconds nothing may happen."""

LONGEST = 5_000_000
"""What is shown takes fewer signs, unless the game never ends."""

TAIL = 3000
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
        while not until.search(self.text[self.shown :]):
            assert self._read(), self._so_far("the program ended")
        fresh = self.text[self.shown :]
        self.shown += len(fresh)
        return fresh

    def say(self, line: str, until: re.Pattern[str] = PROMPT) -> str:
        """Type a line; what is shown in return."""
        self.press(f"{line}\n")
        return self.wait(until)

    def press(self, keys: str) -> None:
        """Press keys; Ctrl-C only when the program listens.

        ``input`` notices one that comes after the prompt and before the listening with the next key only.
        """
        if INTERRUPT in keys:
            self._until_it_listens()
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Let the program come to its end; its exit status."""
        while self._read():
            pass
        return self.program.wait(PATIENCE)

    def kill(self) -> None:
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def play(self, seed: int) -> None:
        """Give random answers from the lists that are shown until the game is over."""
        rng = Rng(seed)
        while self._until_prompt_or_end():
            offered = numbers(self.text[self.shown :])
            assert offered, self._so_far("there is no answer in what is shown")
            self.shown = len(self.text)
            self.press(f"{offered[rng.below(len(offered))]}\n")

    def _until_prompt_or_end(self) -> bool:
        while not PROMPT.search(self.text[-20:]) or len(self.text) == self.shown:
            if not self._read():
                return False
        return True

    def _until_it_listens(self) -> None:
        """Wait until the program sleeps, which it does after a prompt to listen to the keyboard only."""
        end = time.monotonic() + PATIENCE
        while activity(self.program.pid) != "S":
            assert time.monotonic() < end, self._so_far("the program does not listen")
            time.sleep(0.01)

    def _read(self) -> bool:
        """Read what comes next; false when the program has closed the terminal."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, self._so_far(f"nothing happens for {PATIENCE:.0f} seconds")
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            return False
        self._take(self.decoder.decode(data))
        assert len(self.output) < LONGEST, self._so_far("the game does not end")
        return bool(data)

    def _so_far(self, trouble: str) -> str:
        """What went wrong, and what was shown last."""
        return f"{trouble}:\n{self.text[-TAIL:]}"

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


def activity(process: int) -> str:
    """What a process does, by a letter: R for running, S for sleeping; S too where it can't be found out."""
    status = Path(f"/proc/{process}/stat")
    return status.read_text().rpartition(")")[2].split()[0] if status.exists() else "S"
