"""How a position looks in a terminal: complete without colour, aligned from 80 columns on."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from orrery.engine.game import Standing
from orrery.shown.picture.facts import facts
from orrery.shown.picture.page import NARROWEST
from orrery.shown.registry import picture_for
from orrery.shown.telling import Telling


def picture(
    telling: Telling, view: Any, standings: Sequence[Standing], seat: int, width: int
) -> RenderableType:
    """The position that ``view`` tells of, as ``seat`` sees it, on ``width`` columns.

    A title without a picture of its own shows its facts by name. Below 80 columns lines are cut off.
    """
    draw = picture_for(telling.game) or facts
    return draw(telling, view, standings, seat, max(width, NARROWEST))
