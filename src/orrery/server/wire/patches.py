"""What has changed between two views: paths and values, to be applied by any client in a few lines.

A path leads through dicts by key and through lists by index. What stands at its end is replaced by the
value; an index right behind the end of a list appends. The step ``length`` cuts a list down. The empty path
replaces everything. Views are compared as they are; a value of a patch may be any part of the new view.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final

from msgspec import Struct

from orrery.server.wire.messages import Patch, PathStep

LENGTH: Final = "length"
DENSE: Final = 4
"""A row of plain values is replaced whole when more than one value in ``DENSE`` has changed."""

PLAIN: Final = frozenset({int, str, bool, float, type(None)})

Path = tuple[PathStep, ...]
Memory = dict[Path, list[tuple[Any, Any, list[Patch]]]]
"""By path: values of before and after, and what leads from the one to the other."""


def diff(old: Any, new: Any, memory: Memory | None = None) -> tuple[Patch, ...]:
    """The patches that lead from ``old`` to ``new``.

    Both are plain values or views: structs count as dicts of their fields, tuples as lists. Views of one
    position can share a memory of what has changed in the fields that are the same for several viewers.
    """
    if type(old) is type(new) and is_view(new):
        return tuple(_field_changes(old, new, (), memory))
    return () if old == new else tuple(_changes(old, new, ()))


def _changes(old: Any, new: Any, path: Path) -> list[Patch]:
    """How to get from one value to another that is not the same."""
    kind: Any = type(new)
    if kind is tuple or kind is list:
        return _row_changes(old, new, path) if isinstance(old, (tuple, list)) else [(path, new)]
    if kind is type(old):
        if kind is dict:
            return _dict_changes(old, new, path)
        if is_view(new):
            return _field_changes(old, new, path)
    return [(path, new)]


def _field_changes(old: Any, new: Any, path: Path, memory: Memory | None = None) -> list[Patch]:
    """The same for a view. What has changed in a field is found once for all viewers who see it alike."""
    found: list[Patch] = []
    for name, was, now in _changed_fields(old, new):
        inside = (*path, name)
        if type(now) in PLAIN:
            found.append((inside, now))
        elif memory is None:
            found += _changes(was, now, inside)
        else:
            found += _remembered(was, now, inside, memory)
    return found


def _remembered(old: Any, new: Any, path: Path, memory: Memory) -> list[Patch]:
    rows = memory.setdefault(path, [])
    for was, now, found in rows:
        if (was is old or was == old) and (now is new or now == new):
            return found
    found = _changes(old, new, path)
    rows.append((old, new, found))
    return found


def is_view(value: Any) -> bool:
    return isinstance(value, Struct)


def _changed_fields(old: Any, new: Any) -> list[tuple[str, Any, Any]]:
    kind: Any = type(new)
    names, parts_of = _fields(kind)
    was, now = parts_of(old), parts_of(new)
    others = compress(zip(names, was, now), map(is_not, was, now))
    return [part for part in others if part[1] != part[2]]


def _row_changes(old: Any, new: Any, path: Path) -> list[Patch]:
    others = compress(range(len(new)), map(is_not, old, new))
    places = [place for place in others if old[place] != new[place]]
    if _is_other(old, new, len(places)):
        return [(path, new)]
    found: list[Patch] = []
    for place in places:
        found += _changes(old[place], new[place], (*path, place))
    found += [((*path, place), new[place]) for place in range(len(old), len(new))]
    if len(new) < len(old):
        found.append(((*path, LENGTH), len(new)))
    return found


def _is_other(old: Any, new: Any, changed: int) -> bool:
    """Whether a row is better replaced whole."""
    if not old or not new:
        return True
    return type(new[0]) in PLAIN and (changed + len(new) - len(old)) * DENSE > len(new)


def _dict_changes(old: Any, new: Any, path: Path) -> list[Patch]:
    if not old.keys() <= new.keys():
        return [(path, new)]
    found: list[Patch] = []
    for key, now in new.items():
        if key not in old:
            found.append(((*path, key), now))
        elif old[key] != now:
            found += _changes(old[key], now, (*path, key))
    return found


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields of a view, and what reads them all at once."""
    names = kind.__struct_fields__
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
