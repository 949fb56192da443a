"""The plain form of a state: a dict of ints and lists of ints, for equality, hashes and snapshots."""

import hashlib
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.errors import StaleSnapshot
from orrery.engine.flow import ASK_WIDTH, FRAME_WIDTH, NO_FACTS, S, State
from orrery.engine.game import Game, Setup

LIMIT: Final = 1 << 63
GROWING: Final = ("stack", "asked")
"""Rows that are as long as what is under way."""

Plain: TypeAlias = dict[str, int | list[int]]


def fields(state: State) -> list[str]:
    """The names of all facts of a state; neither its listener nor its book of rules is one."""
    names: set[str] = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(name for name in names if name not in NO_FACTS and not name.startswith("__"))


def plain(state: State) -> Plain:
    """Every fact by name; what lies unused above the stack and the asks is left out."""
    facts: Plain = {}
    for name in fields(state):
        value: Any = getattr(state, name)
        facts[name] = value if isinstance(value, int) else list(value)
    facts["stack"] = list(state.stack[: state.depth * FRAME_WIDTH])
    facts["asked"] = list(state.asked[: state.open * ASK_WIDTH])
    return facts


def digest(state: State) -> str:
    """A hash of all that the plain form holds, the same in every build and process."""
    total = hashlib.sha256()
    for name in fields(state):
        value: Any = getattr(state, name)
        if name == "stack":
            value = state.stack[: state.depth * FRAME_WIDTH]
        elif name == "asked":
            value = state.asked[: state.open * ASK_WIDTH]
        is_number = isinstance(value, int)
        total.update(f"{name} {value if is_number else len(value)} ".encode())
        if not is_number:
            total.update(value)
    return total.hexdigest()


def fill(state: State, facts: Plain) -> None:
    """Set every fact of ``state`` to what the plain form says; names and shapes have to be the same."""
    if set(facts) != set(fields(state)):
        raise StaleSnapshot("the snapshot has other facts than this title")
    unchecked: dict[str, Any] = dict(facts)
    for name, found in unchecked.items():
        if not _is_plain(found) or not _is_alike(name, found, getattr(state, name)):
            raise StaleSnapshot(f"the snapshot has no such {name}")
    for name, value in facts.items():
        setattr(state, name, vec[i64](value) if isinstance(value, list) else value)


def _is_alike(name: str, found: Any, value: Any) -> bool:
    """Whether both are numbers, or rows of one length; a row that a game begins without grows."""
    if isinstance(found, int) or isinstance(value, int):
        return isinstance(found, int) and isinstance(value, int)
    return name in GROWING or len(value) in (0, len(found))


def _is_plain(value: object) -> bool:
    """Whether it is an int or a list of ints, none wider than 64 bits."""
    items: list[object] = value if isinstance(value, list) else [value]
    return all(isinstance(item, int) and -LIMIT <= item < LIMIT for item in items)


def fingerprint(game: Game[S]) -> str:
    """Changes whenever ints in a stored stack could mean something else."""
    keys = [decision.key for decision in game.decisions] + [entry.key for entry in game.procedures]
    words = " ".join([game.key, str(game.version), *keys])
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def snapshot(game: Game[S], state: S) -> dict[str, object]:
    """A position as plain data with the mark of the rules that made it; only ever a cache."""
    return {"mark": fingerprint(game), "facts": plain(state)}


def restore(game: Game[S], setup: Setup, stored: dict[str, object]) -> S:
    """The state of a snapshot; raises :class:`StaleSnapshot` if other rules made it."""
    facts = stored.get("facts")
    if stored.get("mark") != fingerprint(game) or not isinstance(facts, dict):
        raise StaleSnapshot(f"the snapshot was not made by {game.key} version {game.version}")
    state = game.begin(setup)
    fill(state, facts)
    return state
