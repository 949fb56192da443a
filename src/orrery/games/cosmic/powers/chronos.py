"""Chronos."""

from typing import Final

from orrery.engine.queries import Modifier
from orrery.games.cosmic.reactions import Reaction
from orrery.games.cosmic.state import Cosmic

REACTIONS: Final[tuple[Reaction, ...]] = ()
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
