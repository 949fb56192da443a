"""Break the sources one place at a time: ``python -m tests.mutants [minutes] [how many] [seed] [where]``.

Which places are tried is drawn by the seed; ``where`` tries only those of modules that begin so. The tests
nearest to a module come first, those of its whole folder if they notice nothing. What was found is kept in
``.cache/mutants``, and a place is tried again only if its module has changed since: it can be stopped at any
time, and goes on where it was.
"""

import hashlib
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from tests.mutants.breaks import Break, all_breaks
from tests.mutants.trial import ROOT, Copy

MINUTES: Final = 60.0
COUNT: Final = 400
SEED: Final = 1
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

NEAR: Final = {
    f"{SERVER}/http/guard.py": "test_guard.py test_side.py test_slow_bodies.py",
    f"{SERVER}/http/hosts.py": "test_side.py",
    f"{SERVER}/http/sessions.py": "test_guests.py test_guard.py test_stream.py",
    f"{SERVER}/live/door.py": "test_door.py",
    f"{SERVER}/live/websocket.py": "test_door.py test_connections.py",
    f"{SERVER}/store/changes.py": "test_writing.py test_matches.py",
    f"{SERVER}/store/terms.py": "test_leases.py test_clocks.py test_due.py",
    f"{SERVER}/store/owners.py": "test_clocks.py",
    f"{SERVER}/store/leases.py": "test_leases.py test_clocks.py test_due.py",
}
"""The tests that are nearest to a module, where they are not called like it."""


def tests_of() -> dict[str, str]:
    """Each module, and the tests that it is tried against."""
    return {
        str(path.relative_to(ROOT)): tests
        for pattern, tests in TRIED.items()
        for path in sorted(ROOT.glob(pattern))
        if path.name != "__init__.py"
    }


def near(name: str, folder: str) -> str:
    """The tests of a folder that are nearest to a module; all of them where none is."""
    words = NEAR.get(name, f"test_{Path(name).stem}.py").split()
    found = [f"{folder}/{word}" for word in words if (ROOT / folder / word).exists()]
    return " ".join(found) or folder


def drawn(sources: dict[str, str], count: int, seed: int) -> list[tuple[str, Break]]:
    """So many places, the same for the same sources and seed."""
    places = list(all_breaks(sources))
    return Random(seed).sample(places, min(count, len(places)))


def mark_of(name: str, source: str, place: Break) -> str:
    """What a result is remembered by."""
    text = f"{name} {place.line} {place.node} {place.kind} {hashlib.sha256(source.encode()).hexdigest()}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def known(file: Path) -> dict[str, dict[str, Any]]:
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return {row["mark"]: row for row in rows}


def main(words: list[str]) -> int:
    minutes = float(words[0]) if words else MINUTES
    count = int(words[1]) if len(words) > 1 else COUNT
    seed = int(words[2]) if len(words) > 2 else SEED
    where = words[3] if len(words) > 3 else ""
    tests = tests_of()
    sources = {name: (ROOT / name).read_text(encoding="utf-8") for name in tests}
    places = [place for place in drawn(sources, count, seed) if place[0].startswith(where)]
    marks = {mark_of(name, sources[name], place): (name, place) for name, place in places}
    done = known(RESULTS)
    left = {mark: where for mark, where in marks.items() if mark not in done}
    print(f"{len(places)} places, {len(left)} of them not tried yet")
    try_all(left, tests, monotonic() + 60 * minutes)
    return report(marks, known(RESULTS))


def try_all(left: dict[str, tuple[str, Break]], tests: dict[str, str], until: float) -> None:
    """Try one after the other until the time is up; each result is written down at once."""
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="orrery-mutants-") as folder:
        copy = Copy(Path(folder))
        for whole in sorted({tests[name] for name, _ in left.values()}):
            assert copy.run(whole) == "survived", f"{whole} fails though nothing is broken"
        for mark, (name, place) in left.items():
            if monotonic() >= until:
                return
            found = copy.notices(name, place, [near(name, tests[name]), tests[name]])
            row = {"mark": mark, "file": name, "line": place.line, "kind": place.kind, "found": found}
            with RESULTS.open("a") as file:
                file.write(json.dumps(row) + "\n")
            print(f"{found}: {name}:{place.line} {place.kind}", flush=True)


def report(marks: dict[str, tuple[str, Break]], done: dict[str, dict[str, Any]]) -> int:
    """Tell what was found; 1 if something has survived."""
    rows = [done[mark] for mark in marks if mark in done]
    survivors = [row for row in rows if row["found"] == "survived"]
    for row in survivors:
        print(f"survived: {row['file']}:{row['line']} {row['kind']}")
    print(f"{len(rows)} of {len(marks)} tried, {len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
