"""Titles that exist to prove the engine; they run interpreted on either build of it."""

from typing import Any, Final

from orrery.engine.game import Game
from tests.titles.salvage.game import SALVAGE

TITLES: Final[dict[str, Game[Any]]] = {SALVAGE.key: SALVAGE}
