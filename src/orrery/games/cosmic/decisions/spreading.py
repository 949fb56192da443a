"""Several tokens at once: from which bases they come and to which they go, as chains of single answers."""

from mypy_extensions import i64

from orrery.engine.decision import Plan
from orrery.engine.flow import PASS
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import tokens_at


def tokens_on(state: Cosmic, seat: i64, bases: list[int]) -> dict[int, int]:
    """How many tokens of a seat stand on each of these planets."""
    return {place: int(tokens_at(state, place, seat)) for place in bases}


def from_fullest(there: dict[int, int], count: int) -> list[int]:
    """Where ``count`` tokens come from, each from the fullest base then; nothing if there are too few."""
    left = dict(there)
    if sum(left.values()) < count:
        return []
    chosen: list[int] = []
    for _ in range(count):
        place = max(left, key=lambda place: (left[place], -place))
        left[place] -= 1
        chosen.append(place)
    return chosen


def to_emptiest(there: dict[int, int], count: int) -> list[int]:
    """Where ``count`` tokens go if the weakest base gets the next one each time."""
    filled = dict(there)
    chosen: list[int] = []
    for _ in range(count):
        place = min(filled, key=lambda place: (filled[place], place))
        filled[place] += 1
        chosen.append(place)
    return chosen


def closed(chosen: list[int], most: int) -> list[int]:
    """A chain that ends by passing where more could follow."""
    return chosen if len(chosen) == most else [*chosen, PASS]


def homecomings(there: dict[int, int], count: int) -> list[Plan]:
    """All to one base, or each to the weakest one."""
    if count < 2:
        return []
    plans = [Plan("home-to", [place] * count, (count, place)) for place in there]
    if len(there) > 1:
        plans.append(Plan("home-evenly", to_emptiest(there, count), (count,)))
    return plans


def sacrifices(there: dict[int, int], count: int) -> list[Plan]:
    """All from one base that has so many, or each from the fullest one."""
    if count < 2:
        return []
    plans = [Plan("lose-from", [place] * count, (count, place)) for place in there if there[place] >= count]
    return [*plans, Plan("lose-evenly", from_fullest(there, count), (count,))]
