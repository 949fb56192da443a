"""What every computer player is."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from orrery.engine.chance import Rng
from orrery.engine.flow import S
from orrery.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """One player at one or more tables.

    All chance it takes comes from ``rng``: the same seed and the same questions give the same answers. Only
    when ``until`` has come, as ``perf_counter`` counts, it gives the best it has found by then; 0 is never.
    """

    def __init__(self, key: str, rng: Rng) -> None:
        self.key: str = key
        self.rng: Rng = rng
        self.until: float = 0.0

    @abstractmethod
    def answer(self, game: Game[S], view: object, seat: int) -> list[int]:
        """What ``seat`` answers to its open question, and to its questions that directly follow.

        ``view`` is what the title shows this seat; the state stays with whoever asks. The chain holds
        at least one answer and ends before CHANCE or another seat would be asked.
        """
