"""What has changed between two views: paths and values, to be applied by any client in a few lines.

A path leads through dicts by key and through lists by index. What stands at its end is replaced by the
value; an index right behind the end of a list appends. The step ``length`` cuts a list down. The empty path
replaces everything. Views are compared as they are; a value of a patch may be any part of the new view.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import fields
from functools import cache
from itertools import compress
from operator import attrgetter, is_not, ne
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

Memory = dict[Path, list[tuple[Any, Any, Found]]]
"""By path: values of before and after, and what leads from the one to the other."""

ENCODER: Final = Encoder()


def diff(old: Any, new: Any, memory: Memory | None = None) -> tuple[Patch, ...]:
    """The patches that lead from ``old`` to ``new``; a part is replaced whole where that is shorter.

    Both are plain values or views: dataclasses count as dicts of their fields, tuples as lists. Views of one
    position can share a memory of what has changed in the fields that are the same for several viewers.
    """
    if type(old) is type(new) and is_view(new):
        return tuple(_field_changes(old, new, (), 0, {} if memory is None else memory)[0])
    return () if old == new else tuple(_changes(old, new, (), 0, {})[0])


def _changes(old: Any, new: Any, path: Path, width: int, memory: Memory) -> Found:
    """How to get from one value to another that is not the same; ``width`` is that of the path."""
    if type(new) is int:
        return [(path, new)], len(str(new)) + width + FRAME
    parts = _parts(old, new, path, width, memory)
    whole = len(ENCODER.encode(new)) + width + FRAME
    if parts is None or parts[1] >= whole:
        return [(path, new)], whole
    return parts


def _parts(old: Any, new: Any, path: Path, width: int, memory: Memory) -> Found | None:
    """The patches inside of a value; None if it can only be replaced."""
    kind: Any = type(new)
    if kind is tuple or kind is list:
        return _row_changes(old, new, path, width, memory) if isinstance(old, (tuple, list)) else None
    if kind is not type(old):
        return None
    if kind is dict:
        return _dict_changes(old, new, path, width, memory)
    return _field_changes(old, new, path, width, memory) if is_view(new) else None


def _field_changes(old: Any, new: Any, path: Path, width: int, memory: Memory) -> Found:
    """The same for a view. What has changed in a field is found once for all viewers who see it alike."""
    return _joined(
        [
            _remembered(was, now, (*path, name), width + len(name) + QUOTES, memory)
            for name, was, now in _changed_fields(old, new)
        ]
    )


def _remembered(old: Any, new: Any, path: Path, width: int, memory: Memory) -> Found:
    rows = memory.setdefault(path, [])
    for was, now, found in rows:
        if (was is old or was == old) and (now is new or now == new):
            return found
    found = _changes(old, new, path, width, memory)
    rows.append((old, new, found))
    return found


def is_view(value: Any) -> bool:
    return hasattr(value, "__dataclass_fields__")


def _changed_fields(old: Any, new: Any) -> list[tuple[str, Any, Any]]:
    kind: Any = type(new)
    names, parts_of = _fields(kind)
    was, now = parts_of(old), parts_of(new)
    others = compress(zip(names, was, now), map(is_not, was, now))
    return [part for part in others if part[1] != part[2]]


def _row_changes(old: Any, new: Any, path: Path, width: int, memory: Memory) -> Found:
    found = [
        _changes(was, now, (*path, index), width + len(str(index)) + 1, memory)
        for index, was, now in compress(zip(range(len(old)), old, new), map(ne, old, new))
    ]
    width += len(str(len(old))) + 1
    found += [_placed((*path, index), new[index], width) for index in range(len(old), len(new))]
    if len(new) < len(old):
        found.append(_placed((*path, LENGTH), len(new), width))
    return _joined(found)


def _dict_changes(old: Any, new: Any, path: Path, width: int, memory: Memory) -> Found | None:
    if not old.keys() <= new.keys():
        return None
    found: list[Found] = []
    for key, now in new.items():
        inside, wider = (*path, key), width + len(key) + QUOTES
        if key not in old:
            found.append(_placed(inside, now, wider))
        elif old[key] != now:
            found.append(_changes(old[key], now, inside, wider, memory))
    return _joined(found)


def _placed(path: Path, value: Any, width: int) -> Found:
    return [(path, value)], len(ENCODER.encode(value)) + width + FRAME


def _joined(found: list[Found]) -> Found:
    return [patch for patches, _ in found for patch in patches], sum(size for _, size in found)


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields of a view, and what reads them all at once."""
    names = tuple(field.name for field in fields(kind))
    if len(names) < 2:
        return names, lambda view: tuple(getattr(view, name) for name in names)
    return names, attrgetter(*names)


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
