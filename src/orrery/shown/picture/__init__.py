"""How a position looks in a terminal: complete without colour, aligned from 80 columns on."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType

from orrery.engine.game import Standing
from orrery.shown.backgammon.picture import backgammon
from orrery.shown.cluster.picture import cluster
from orrery.shown.connect_four.picture import connect_four
from orrery.shown.cosmic.picture import cosmic
from orrery.shown.picture.facts import facts
from orrery.shown.picture.page import NARROWEST, Page
from orrery.shown.pulsar.picture import pulsar
from orrery.shown.telling import Telling

Picture = Callable[[Telling, Any, Sequence[Standing], int, int], Page]

PICTURES: Final[dict[str, Picture]] = {
    "backgammon": backgammon,
    "cluster": cluster,
    "connect-four": connect_four,
    "cosmic": cosmic,
    "pulsar": pulsar,
}


def picture(
    telling: Telling, view: Any, standings: Sequence[Standing], seat: int, width: int
) -> RenderableType:
    """The position that ``view`` tells of, as ``seat`` sees it, on ``width`` columns.

    A title without a picture of its own shows its facts by name. Below 80 columns lines are cut off.
    """
    draw = PICTURES.get(telling.game.key, facts)
    return draw(telling, view, standings, seat, max(width, NARROWEST))
