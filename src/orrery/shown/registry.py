"""Which words belong to which title."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.shown.backgammon.telling import BackgammonTelling
from orrery.shown.cluster.telling import ClusterTelling
from orrery.shown.connect_four.telling import ConnectFourTelling
from orrery.shown.cosmic.telling import CosmicTelling
from orrery.shown.pulsar.telling import PulsarTelling
from orrery.shown.telling import Telling
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
