"""What everybody sees, as a position that the rules can be asked about."""

from collections import deque
from typing import Final

from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.view import CosmicView, known_position

MOST_KEPT: Final = 8
"""How many positions are kept: each is asked about many times before the next."""

KEPT: Final[deque[tuple[CosmicView, Cosmic]]] = deque(maxlen=MOST_KEPT)


def public_state(view: CosmicView) -> Cosmic:
    """A position with all that the viewer knows of the table; hands and deck are empty. Not to be changed."""
    for kept, state in KEPT:
        if kept is view:
            return state
    made = known_position(view)
    KEPT.appendleft((view, made))
    return made
