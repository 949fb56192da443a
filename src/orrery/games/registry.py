"""The list of titles, nothing else."""

from typing import Any, Final

from orrery.engine.errors import UnknownTitle
from orrery.engine.game import Game
from orrery.games.cluster.game import CLUSTER
from orrery.games.cosmic.game import COSMIC
from orrery.games.pulsar.game import PULSAR
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR

TITLES: Final[dict[str, Game[Any]]] = {
    game.key: game for game in (PULSAR, CLUSTER, COSMIC, CONNECT_FOUR, BACKGAMMON)
}


def find_title(key: str) -> Game[Any]:
    """The title called ``key``; raises :class:`UnknownTitle`."""
    if key not in TITLES:
        raise UnknownTitle(key, TITLES)
    return TITLES[key]
