"""Which cards everybody has to reckon with, whatever the hands hold."""

from mypy_extensions import i64

from orrery.games.cosmic.data.cards import FLARE_TYPE, POWER_OF, TYPE_OF
from orrery.games.cosmic.state import BANNED, Cosmic


def may_be_in_game(state: Cosmic, kind: i64) -> bool:
    """Whether everybody has to reckon with a card: a flare is there only with its power, or as an extra."""
    if TYPE_OF[kind] != FLARE_TYPE:
        return True
    if state.with_flares == 0:
        return False
    if state.dealt[POWER_OF[kind]] != 0:
        return True
    is_banned = state.drawn[POWER_OF[kind]] == BANNED
    return not is_banned and (state.extra_flares > 0 or state.with_secrets != 0)
