"""What people meet in a game: questions, options, answers, events, outcome; no rows, frames or hashes."""

from collections.abc import Iterator
from pathlib import Path
from re import sub
from typing import Any, Final

from orrery.engine.errors import RulesChanged
from orrery.engine.events import EVENT_WIDTH
from orrery.engine.match import UNDO, Match, follow
from orrery.engine.notation import read_save
from orrery.games.registry import TITLES
from tests.games.corpus import names, read_game, told
from tests.golden.playthrough import FOLDER as GOLDEN

TOLD: Final = ("ask ", "answer ", "event ", "end: ")
"""How the lines of a golden game begin that are compared."""


def write_traces(folder: Path) -> None:
    """One file a game, stored and golden."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names():
        text = "".join(f"{line}\n" for line in trace(read_game(name)))
        (folder / name.replace("/", "-")).write_text(text)
    for path in GOLDEN.glob("*.txt"):
        (folder / f"golden-{path.name}").write_text("".join(f"{line}\n" for line in golden_trace(path)))


def golden_trace(path: Path) -> Iterator[str]:
    """What is asked about is told in ints of the frames, and left out."""
    for line in path.read_text().splitlines():
        if line.startswith(TOLD):
            yield sub(r"^(ask \S+ \S+) \([-\d ]+\)", r"\1", line)


def trace(save: str) -> Iterator[str]:
    try:
        whole = read_save(save, TITLES)
    except RulesChanged as refused:
        yield f"rules-changed at {refused.entry}"
        return
    match = Match(whole.game, whole.setup)
    heard = 0
    for number, entry in enumerate(whole.log, start=1):
        yield from _questions(match)
        follow(match, [entry])
        yield f"answer {number} {_answer(match, entry)}"
        yield from _events(match, heard)
        heard = match.recorder.count()
    yield told(match.outcome())


def _questions(match: Match[Any]) -> Iterator[str]:
    for ask in match.asks():
        options = [match.game.token(ask, choice) for choice in match.game.options(match.state, ask)]
        yield f"ask {ask.seat} {match.game.decisions[ask.decision].key}: {' '.join(options)}"


def _answer(match: Match[Any], entry: Any) -> str:
    what = "undo" if entry.decision == UNDO else match.game.decisions[entry.decision].key
    return f"{entry.seat} {what} {entry.choice}"


def _events(match: Match[Any], start: int) -> Iterator[str]:
    rows = [int(item) for item in match.recorder.rows]
    for at in range(EVENT_WIDTH * start, len(rows), EVENT_WIDTH):
        kind, *facts = rows[at : at + EVENT_WIDTH]
        key = match.game.events[kind] if kind >= 0 else "undone"
        yield f"event {key} {' '.join(map(str, facts))}"
