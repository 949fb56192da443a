"""Break the sources one place at a time: ``python -m tests.mutants [minutes] [how many] [seed] [where]``.

Which places are tried is drawn by the seed; ``where`` tries only those of modules that begin so. What was
found is kept in ``.cache/mutants``, and a place is tried again only if the function around it has changed, or
if it has survived tests that were others then: it can be stopped at any time, and goes on where it was.
"""

import hashlib
import json
import sys
import tempfile
from dataclasses import astuple
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tests.mutants.breaks import Break, described, surroundings
from tests.mutants.trial import ROOT, Copy

MINUTES: Final = 60.0
COUNT: Final = 400
SEED: Final = 1
NOTICED: Final = ("killed", "hung")
RESULTS: Final = ROOT / ".cache" / "mutants" / "results.jsonl"

SERVER: Final = "src/orrery/server"
TRIED: Final = {
    "src/orrery/table/*.py": "tests/table",
    f"{SERVER}/http/limits.py": "tests/server/api",
    f"{SERVER}/http/sessions.py": "tests/server/api",
    f"{SERVER}/http/guard.py": "tests/server/api",
    f"{SERVER}/http/hosts.py": "tests/server/api",
    f"{SERVER}/live/*.py": "tests/server/api",
    f"{SERVER}/rooms/presence.py": "tests/server/hosting",
    f"{SERVER}/rooms/commands.py": "tests/server/api",
    f"{SERVER}/workers/turns.py": "tests/server/hosting",
    f"{SERVER}/store/leases.py": "tests/server/store",
    f"{SERVER}/store/terms.py": "tests/server/store",
    f"{SERVER}/store/owners.py": "tests/server/store",
    f"{SERVER}/store/changes.py": "tests/server/store",
}
"""The modules that are broken, and the tests that have to notice."""


def tests_of() -> dict[str, str]:
    """Each module, and the tests that it is tried against."""
    return {
        str(path.relative_to(ROOT)): tests
        for pattern, tests in TRIED.items()
        for path in sorted(ROOT.glob(pattern))
        if path.name != "__init__.py"
    }


def drawn(sources: dict[str, str], count: int, seed: int) -> list[tuple[str, Break]]:
    """So many places, the same for the same sources and seed; a change elsewhere draws hardly any others."""
    places = [
        (hashed(seed, name, *words), name, place)
        for name, source in sorted(sources.items())
        for words, place in described(source)
    ]
    return [(name, place) for _, name, place in sorted(places, key=lambda found: found[0])[:count]]


def mark_of(name: str, source: str, place: Break) -> str:
    """What a result is remembered by: it holds as long as the function around the place is the same."""
    return hashed(name, place.kind, *surroundings(source, place))


def hashed(*words: object) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()[:16]


def state_of(root: Path, folder: str) -> str:
    """What tells whether the sources or the tests of a folder have changed."""
    files = [*sorted((root / "src").glob("**/*.py")), *sorted((root / folder).glob("**/*.py"))]
    return hashed(folder, *(path.read_text(encoding="utf-8") for path in files))


def known(file: Path) -> dict[str, dict[str, Any]]:
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return {row["mark"]: row for row in rows}


def is_settled(row: dict[str, Any] | None, tests: str, ends: tuple[str, ...]) -> bool:
    """Whether a place need not be tried again: by the quick tests, or by all."""
    return row is not None and (row["found"] in NOTICED or (row["found"] in ends and row["tests"] == tests))


def main(words: list[str]) -> int:
    minutes = float(words[0]) if words else MINUTES
    count = int(words[1]) if len(words) > 1 else COUNT
    seed = int(words[2]) if len(words) > 2 else SEED
    where = words[3] if len(words) > 3 else ""
    tests = tests_of()
    sources = {name: (ROOT / name).read_text(encoding="utf-8") for name in tests}
    places = [place for place in drawn(sources, count, seed) if place[0].startswith(where)]
    marks = {mark_of(name, sources[name], place): (name, place) for name, place in places}
    try_all(marks, tests, monotonic() + 60 * minutes)
    return report(marks, known(RESULTS))


def try_all(marks: dict[str, tuple[str, Break]], tests: dict[str, str], until: float) -> None:
    """Ask the quick tests about all places, then the others about what is left, until the time is up."""
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="orrery-mutants-") as scratch:
        copy = Copy(Path(scratch))
        for quick in (True, False):
            for folder in dict.fromkeys(TRIED.values()):
                inside = {mark: found for mark, found in marks.items() if tests[found[0]] == folder}
                if monotonic() < until:
                    try_folder(copy, folder, inside, quick, until)


def try_folder(
    copy: Copy, folder: str, marks: dict[str, tuple[str, Break]], quick: bool, until: float
) -> None:
    """Each result is written down at once."""
    state = state_of(copy.folder, folder)
    done = known(RESULTS)
    ends = ("survived", "unnoticed") if quick else ("survived",)
    left = {mark: found for mark, found in marks.items() if not is_settled(done.get(mark), state, ends)}
    if left:
        print(f"{folder}: {len(left)} places for the {'quick' if quick else 'other'} tests", flush=True)
        task = task_for(folder, left) | {
            "quick": quick,
            "seconds": until - monotonic(),
            "reached": str(RESULTS.parent / f"reached-{state}.json"),
        }
        for row in copy.tried(task):
            keep(row | {"tests": state}, *left[row["mark"]])


def task_for(folder: str, places: dict[str, tuple[str, Break]]) -> dict[str, Any]:
    jobs = [{"mark": mark, "name": name, "place": astuple(place)} for mark, (name, place) in places.items()]
    modules = [name for name, tests in tests_of().items() if tests == folder]
    return {"folder": folder, "modules": modules, "jobs": jobs}


def keep(row: dict[str, Any], name: str, place: Break) -> None:
    with RESULTS.open("a") as file:
        file.write(json.dumps(row | {"file": name, "line": place.line, "kind": place.kind}) + "\n")
    print(f"{row['found']}: {name}:{place.line} {place.kind} {row['by']}", flush=True)


def report(marks: dict[str, tuple[str, Break]], done: dict[str, dict[str, Any]]) -> int:
    """Tell what was found; 1 if something has survived."""
    rows = [done[mark] for mark in marks if mark in done]
    survivors = [row for row in rows if row["found"] not in NOTICED]
    for row in survivors:
        print(f"{row['found']}: {row['file']}:{row['line']} {row['kind']}")
    print(f"{len(rows)} of {len(marks)} tried, {len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
