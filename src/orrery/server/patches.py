"""What has changed between two views: paths and values, to be applied by any client in a few lines.

A path leads through dicts by key and through lists by index. What stands at its end is replaced by the
value; an index right behind the end of a list appends. The step ``length`` cuts a list down. The empty path
replaces everything. Views are compared as they are; a value of a patch may be any part of the new view.
"""

from copy import deepcopy
from dataclasses import fields
from functools import cache
from typing import Any, Final

from msgspec.json import Encoder

from orrery.server.wire import Patch, PathStep

LENGTH: Final = "length"
FRAME: Final = len("[[],],")
"""What a patch takes beside its path and its value."""

QUOTES: Final = len('"",')

Path = tuple[PathStep, ...]
Found = tuple[list[Patch], int]
"""Patches, and about how many bytes they take."""

Memory = dict[tuple[int, int], tuple[Any, Any, Found]]

ENCODER: Final = Encoder()


def diff(old: Any, new: Any, memory: Memory | None = None) -> tuple[Patch, ...]:
    """The patches that lead from ``old`` to ``new``; a part is replaced whole where that is shorter.

    Both are plain values or views: dataclasses count as dicts of their fields, tuples as lists. Views that
    share their parts can share a memory of what has changed in them.
    """
    if old == new:
        return ()
    if memory is None or type(old) is not type(new) or not is_view(new):
        return tuple(_changes(old, new, (), 0)[0])
    found = [_remembered(was, now, name, memory) for name, was, now in _changed_fields(old, new)]
    return tuple(patch for patches, _ in found for patch in patches)


def _remembered(old: Any, new: Any, name: str, memory: Memory) -> Found:
    key = (id(old), id(new))
    if key not in memory:
        memory[key] = (old, new, _changes(old, new, (name,), len(name) + QUOTES))
    return memory[key][2]


def _changes(old: Any, new: Any, path: Path, width: int) -> Found:
    """How to get from one value to another that is not the same; ``width`` is that of the path."""
    parts = _parts(old, new, path, width)
    whole = len(ENCODER.encode(new)) + width + FRAME
    if parts is None or parts[1] >= whole:
        return [(path, new)], whole
    return parts


def _parts(old: Any, new: Any, path: Path, width: int) -> Found | None:
    """The patches inside of a value; None if it can only be replaced."""
    kind: Any = type(new)
    if kind is tuple or kind is list:
        return _row_changes(old, new, path, width) if isinstance(old, (tuple, list)) else None
    if kind is not type(old):
        return None
    if kind is dict:
        return _dict_changes(old, new, path, width)
    if not is_view(new):
        return None
    return _joined(
        [
            _changes(was, now, (*path, name), width + len(name) + QUOTES)
            for name, was, now in _changed_fields(old, new)
        ]
    )


def is_view(value: Any) -> bool:
    return hasattr(value, "__dataclass_fields__")


def _changed_fields(old: Any, new: Any) -> list[tuple[str, Any, Any]]:
    kind: Any = type(new)
    pairs = [(name, getattr(old, name), getattr(new, name)) for name in _names(kind)]
    return [(name, was, now) for name, was, now in pairs if was != now]


def _row_changes(old: Any, new: Any, path: Path, width: int) -> Found:
    found = [
        _changes(was, now, (*path, index), width + len(str(index)) + 1)
        for index, (was, now) in enumerate(zip(old, new))
        if was != now
    ]
    width += len(str(len(old))) + 1
    found += [_placed((*path, index), new[index], width) for index in range(len(old), len(new))]
    if len(new) < len(old):
        found.append(_placed((*path, LENGTH), len(new), width))
    return _joined(found)


def _dict_changes(old: Any, new: Any, path: Path, width: int) -> Found | None:
    if not old.keys() <= new.keys():
        return None
    found: list[Found] = []
    for key, now in new.items():
        inside, wider = (*path, key), width + len(key) + QUOTES
        if key not in old:
            found.append(_placed(inside, now, wider))
        elif old[key] != now:
            found.append(_changes(old[key], now, inside, wider))
    return _joined(found)


def _placed(path: Path, value: Any, width: int) -> Found:
    return [(path, value)], len(ENCODER.encode(value)) + width + FRAME


def _joined(found: list[Found]) -> Found:
    return [patch for patches, _ in found for patch in patches], sum(size for _, size in found)


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def apply(value: Any, patches: tuple[Patch, ...]) -> Any:
    """The plain value that patches lead to, as a client makes it; ``value`` stays as it is."""
    root = [deepcopy(value)]
    for path, new in patches:
        steps: tuple[PathStep, ...] = (0, *path)
        place: Any = root
        for step in steps[:-1]:
            place = place[step]
        _put(place, steps[-1], new)
    return root[0]


def _put(place: Any, step: PathStep, value: Any) -> None:
    if not isinstance(place, list):
        place[step] = value
    elif step == LENGTH:
        del place[value:]
    elif step == len(place):
        place.append(value)
    else:
        assert isinstance(step, int)
        place[step] = value
