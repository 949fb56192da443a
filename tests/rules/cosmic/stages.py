"""What Pentaform is, was and will be."""

from orrery.games.cosmic.powers.pentaform import STAGES, STAGES_HELD
from orrery.games.cosmic.state import Cosmic


def stages_of(state: Cosmic) -> list[int]:
    """The powers of the five stages of Pentaform."""
    return [int(STAGES_HELD.power(state, stage)) for stage in range(STAGES)]
