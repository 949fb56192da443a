"""What a picture of PULSAR 2849 is drawn from, and the marks that all its parts share."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from orrery.engine.bits import has
from orrery.engine.game import Standing
from orrery.games.pulsar.data.star_map import SIDES, Side
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.view import PulsarView
from orrery.shown.picture.page import Span
from orrery.shown.telling import Telling
from orrery.texts.speech import Speech

DIE: Final = "bold"
RED_DIE: Final = "bold #ef4a37"
BLUE_PLANET: Final = "bold #1f8ad7"
LIFELESS_PLANET: Final = "#af7a4b"
GATES: Final = ("#269a26", "#de45bf", "#d7640b")
"""The colours of green, magenta and orange gates."""

PULSAR: Final = "bold #9f820d"

DONE: Final = "●"
OPEN: Final = "○"
NOT_YET: Final = "·"


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as ``seat`` sees it; ``state`` is that of the view, which hides nothing (P1.20)."""

    telling: Telling
    view: PulsarView
    state: Pulsar
    standings: list[Standing]
    seat: int

    def say(self, key: str, **facts: str | int) -> str:
        """The text ``picture-pulsar-<key>``."""
        return _said(self.telling.speech, f"picture-pulsar-{key}", tuple(facts.items()))

    @property
    def seats(self) -> list[int]:
        return list(range(self.view.flow.seats))

    @property
    def asked(self) -> list[int]:
        """The seats that something is asked of and that have not answered."""
        return [ask.seat for ask in self.view.flow.asks if not ask.answered]

    @property
    def focus(self) -> int:
        """Whose ship, dice and headquarters are shown: the viewer's, or those of the player who is asked."""
        if self.seat in self.seats:
            return self.seat
        return next((seat for seat in self.asked if seat in self.seats), 0)

    @property
    def side(self) -> Side:
        return SIDES[self.view.table.side]


@lru_cache(maxsize=4096)
def _said(speech: Speech, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Texts come from few facts, so most of a picture was said in the last one."""
    return speech.say(key, **dict(facts))


def die(value: int, style: str = DIE) -> Span:
    """A die, or a cost to be paid with one."""
    return f"[{value}]", style


def holders(bits: int, seats: list[int]) -> list[int]:
    """The seats of a set."""
    return [seat for seat in seats if has(bits, seat)]
