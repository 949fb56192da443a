"""Worker processes end with their server, whatever they were doing, and without a word."""

import json
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from orrery.server.workers import worker
from tests.server.hosting import trouble

LONGEST = 60.0


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    made = subprocess.Popen(
        [sys.executable, "-c", worker.BOOT, json.dumps(sys.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert reply_of(made) == worker.READY
    yield made
    made.kill()
    made.wait()
    for pipe in (made.stdin, made.stdout, made.stderr):
        assert pipe is not None
        with suppress(BrokenPipeError):
            pipe.close()


def reply_of(process: subprocess.Popen[bytes]) -> Any:
    assert process.stdout is not None
    size = int.from_bytes(process.stdout.read(worker.LENGTH), "big")
    return pickle.loads(process.stdout.read(size))


def ask(process: subprocess.Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(data)
    process.stdin.flush()


def end_of(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """Its exit code and what it has said, once its server is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.close()
    said = process.stderr.read()
    return process.wait(LONGEST), said


@pytest.mark.parametrize("cut", [0, 2, 4, 10])
def test_a_server_that_dies_in_the_middle_of_a_question(process: subprocess.Popen[bytes], cut: int) -> None:
    ask(process, worker.packet((trouble.doubled, (4,)))[:cut])

    assert end_of(process) == (0, b"")


def test_a_server_that_dies_before_the_answer(process: subprocess.Popen[bytes]) -> None:
    assert process.stdout is not None
    process.stdout.close()
    ask(process, worker.packet((trouble.doubled, (4,))))

    assert end_of(process) == (0, b"")


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
def test_signals_for_the_server_do_not_end_a_worker_before_it(
    process: subprocess.Popen[bytes], name: signal.Signals
) -> None:
    process.send_signal(name)
    ask(process, worker.packet((trouble.doubled, (4,))))

    assert reply_of(process) == ("done", 8, "")
    assert end_of(process) == (0, b"")
