"""Another build of the engine in a process of its own, asked for one round at a time.

Questions and answers are lines of JSON. A question is a job, a case and seconds, or ``checksum``, a case
and 0. The first line says whether the build is compiled.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.timing import Contender, Sample

ROOT: Final = Path(__file__).parents[1]
CHECKSUM: Final = "checksum"


class Worker:
    """The near end: starts the process, with ``source`` before everything else on its path."""

    def __init__(self, source: Path | None = None, python: str = sys.executable) -> None:
        path = os.pathsep.join([*([str(source.resolve())] if source else []), str(ROOT)])
        self.process = subprocess.Popen(
            [python, "-m", "bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.is_compiled = bool(self._line())

    def _line(self) -> object:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the other build has ended before its time")
        return json.loads(line)

    def ask(self, job: str, case: str, seconds: float) -> object:
        assert self.process.stdin is not None
        print(json.dumps([job, case, seconds]), file=self.process.stdin, flush=True)
        return self._line()

    def checksum(self, case: str) -> str:
        return str(self.ask(CHECKSUM, case, 0))

    def close(self) -> None:
        """Let the process end by itself: there are no more questions."""
        self.process.communicate()


class Remote:
    """A contender in the other process."""

    def __init__(self, worker: Worker, job: str, case: str) -> None:
        self.worker = worker
        self.job = job
        self.case = case

    def round(self, seconds: float) -> Sample:
        answer = self.worker.ask(self.job, self.case, seconds)
        assert isinstance(answer, list)
        units, spent, each = answer
        return Sample(units, spent, tuple(each))


def serve() -> None:
    """The far end: answer until nothing is asked any more."""
    from bench.cases import CASES, checksum
    from bench.ours import contender, is_compiled

    made: dict[tuple[str, str], Contender] = {}
    print(json.dumps(is_compiled()), flush=True)
    for line in sys.stdin:
        job, case, seconds = json.loads(line)
        if job == CHECKSUM:
            print(json.dumps(checksum(CASES[case])), flush=True)
            continue
        if (job, case) not in made:
            made[job, case] = contender(job, case)
        sample = made[job, case].round(seconds)
        print(json.dumps([sample.units, sample.seconds, sample.each]), flush=True)


if __name__ == "__main__":
    serve()
