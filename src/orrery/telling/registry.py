"""Which words belong to which title."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.telling.backgammon import BackgammonTelling
from orrery.telling.cluster import ClusterTelling
from orrery.telling.connect_four import ConnectFourTelling
from orrery.telling.cosmic.telling import CosmicTelling
from orrery.telling.pulsar.telling import PulsarTelling
from orrery.telling.telling import Telling
from orrery.texts.speech import Speech

TELLINGS: Final[dict[str, type[Telling]]] = {
    "pulsar": PulsarTelling,
    "cluster": ClusterTelling,
    "cosmic": CosmicTelling,
    "connect-four": ConnectFourTelling,
    "backgammon": BackgammonTelling,
}


def telling_for(game: Game[Any], speech: Speech, names: list[str]) -> Telling:
    """The words of a title; a title without any of its own is told by identifiers and notation."""
    return TELLINGS.get(game.key, Telling)(game, speech, names)
