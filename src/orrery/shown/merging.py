"""Sentences on neighbouring events made one, so that nine dice are not told in nine lines."""

import re
from collections.abc import Sequence
from typing import Final

from orrery.shown.lists import enumeration
from orrery.shown.telling import News, Telling, Witnessed

VALUE: Final = re.compile(r"(.*\s)([A-Z]?\d+)\.")
"""A sentence that ends with a number or the name of a place."""


def sentences(telling: Telling, witnessed: Sequence[Witnessed]) -> list[News]:
    """The events in words; neighbours that differ in their last value only become one sentence."""
    items: list[News] = []
    for run in _runs(telling.news(witnessed)):
        ends = [match[2] for item in run if (match := VALUE.fullmatch(item.text))]
        items.append(run[0])
        if len(run) > 1:
            start = run[0].text.removesuffix(f"{ends[0]}.")
            items[-1].text = f"{start}{enumeration(telling.speech, ends)}."
    return items


def _runs(items: list[News]) -> list[list[News]]:
    runs: list[list[News]] = []
    for item in items:
        if runs and _alike(runs[-1][-1], item):
            runs[-1].append(item)
        else:
            runs.append([item])
    return runs


def _alike(one: News, other: News) -> bool:
    mine, theirs = VALUE.fullmatch(one.text), VALUE.fullmatch(other.text)
    same = (one.kind, one.seat, one.clause) == (other.kind, other.seat, other.clause)
    return same and mine is not None and theirs is not None and mine[1] == theirs[1]
