"""All reactions and modifiers of the title in one row each, numbered once."""

from typing import Final

from orrery.engine.queries import Modifier
from orrery.games.cosmic import edicts, losing_powers, pulsars
from orrery.games.cosmic.announced import HOWS, KINDS_OF, POWERS_OF
from orrery.games.cosmic.powers import MODIFIERS as POWER_MODIFIERS
from orrery.games.cosmic.powers import REACTIONS as POWER_REACTIONS
from orrery.games.cosmic.reactions import POWER_USE, RULE, Reaction
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.totals import NUMBERS


def place_in_table(reaction: Reaction) -> tuple[int, int]:
    """What the rules do themselves comes first; cards by kind, then powers: the order of options."""
    if reaction.how == RULE:
        return (-1, 0)
    return (1, int(reaction.power)) if reaction.how == POWER_USE else (0, int(reaction.kind))


REACTIONS: Final[tuple[Reaction, ...]] = tuple(
    sorted(
        (*edicts.REACTIONS, *pulsars.REACTIONS, *losing_powers.REACTIONS, *POWER_REACTIONS),
        key=place_in_table,
    )
)
HOWS.extend(int(reaction.how) for reaction in REACTIONS)
POWERS_OF.extend(int(reaction.power) for reaction in REACTIONS)
KINDS_OF.extend(int(reaction.kind) for reaction in REACTIONS)

MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = POWER_MODIFIERS
NUMBERS.extend(MODIFIERS)
