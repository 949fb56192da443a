"""How a position looks in a terminal: complete without colour, aligned from 80 columns on."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType

from orrery.engine.game import Standing
from orrery.telling.telling import Telling
from orrery.terminal.pictures.backgammon import backgammon
from orrery.terminal.pictures.cluster import cluster
from orrery.terminal.pictures.connect_four import connect_four
from orrery.terminal.pictures.cosmic import cosmic
from orrery.terminal.pictures.facts import facts
from orrery.terminal.pictures.page import NARROWEST, Page
from orrery.terminal.pictures.pulsar import pulsar

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
