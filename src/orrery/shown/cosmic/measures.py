"""How many tokens an answer could be about, so that several are chosen in one go.

=========== ================= ======================================================================
of what     about             how much
=========== ================= ======================================================================
tokens      a place           how many can be taken from it, or go to it
fewest      nothing           tokens that have to be chosen before the question is settled
most        nothing           tokens that can be; a chain with fewer ends by passing
=========== ================= ======================================================================
"""

from collections.abc import Callable
from typing import Final

from orrery.engine.flow import PASS, Ask
from orrery.games.cosmic.deals import ON_PLANET
from orrery.games.cosmic.movement import SPAN
from orrery.games.cosmic.names import IN_CONE, IN_WARP
from orrery.games.cosmic.questions import BRING_HOME, GIVE_UP, LOAD
from orrery.games.cosmic.state import FOUR
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.pieces import place
from orrery.shown.measures import Measure

Bounds = tuple[int, int]
"""The fewest and the most tokens that are still to be chosen."""


def measures_of(view: CosmicView, ask: Ask, choice: int) -> tuple[Measure, ...]:
    """Of questions that ask for tokens one by one; passing has the bounds alone."""
    bounds = BOUNDS.get(int(ask.decision))
    if bounds is None:
        return ()
    fewest, most = bounds(view, ask)
    limits = (("fewest", "", fewest), ("most", "", most))
    if choice == PASS:
        return limits
    there = most if ask.decision == BRING_HOME else tokens_there(view, int(ask.seat), choice)
    return (("tokens", place(choice), there), *limits)


def tokens_there(view: CosmicView, seat: int, number: int) -> int:
    """How many tokens of a seat can be taken from a place; out of the Warp comes one at most."""
    if number == IN_WARP:
        return 1
    return view.cone[seat] if number == IN_CONE else view.tokens[number * view.flow.seats + seat]


def on_bases(view: CosmicView, seat: int) -> int:
    return sum(view.tokens[seat :: view.flow.seats])


def of_load(view: CosmicView, ask: Ask) -> Bounds:
    """``y`` are loaded; for the base of a deal 1 to 4 land, as far as there are any."""
    seat, loaded = int(ask.seat), int(ask.y)
    fewest, most = int(ask.z % SPAN), int(ask.z // SPAN)
    if ask.x == ON_PLANET:
        fewest, most = 1, min(int(FOUR), on_bases(view, seat) + view.cone[seat])
    return max(0, fewest - loaded), most - loaded


def of_homecoming(view: CosmicView, ask: Ask) -> Bounds:
    return view.adrift[ask.seat], view.adrift[ask.seat]


def of_sacrifice(view: CosmicView, ask: Ask) -> Bounds:
    """``x`` have to be lost, or all there are; ``y`` is a planet that is spared, plus one."""
    seat = int(ask.seat)
    spared = tokens_there(view, seat, int(ask.y) - 1) if ask.y > 0 else 0
    planets = len(view.home) * view.planets * view.flow.seats
    count = min(int(ask.x), sum(view.tokens[seat : planets : view.flow.seats]) - spared)
    return count, count


BOUNDS: Final[dict[int, Callable[[CosmicView, Ask], Bounds]]] = {
    int(LOAD): of_load,
    int(BRING_HOME): of_homecoming,
    int(GIVE_UP): of_sacrifice,
}
"""By decision."""
