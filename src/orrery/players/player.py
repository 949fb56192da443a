"""What every computer player is."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from orrery.engine.chance import Rng
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.reply import PlayerReply

NEVER: Final = 0.0
"""No time at which a player has to stop."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """One player at one or more tables.

    All chance it takes comes from ``rng``: the same seed and the same questions give the same answers, as
    long as there is time for them.
    """

    def __init__(self, key: str, rng: Rng) -> None:
        self.key: str = key
        self.rng: Rng = rng

    @abstractmethod
    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        """What ``seat`` answers to its open question, and to its questions that directly follow.

        ``view`` is what the title shows this seat; the state stays with whoever asks. The chain holds
        at least one answer and ends before CHANCE or another seat would be asked. When ``until`` has come,
        as ``perf_counter`` counts, the player gives the best it has found by then.
        """
