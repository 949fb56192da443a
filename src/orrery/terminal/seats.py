"""Who sits at a terminal table: people and computer players in any mix."""

import secrets
from typing import Any, Final

from orrery.engine.errors import BadSetup
from orrery.engine.game import Game
from orrery.players.player import Player
from orrery.players.registry import KEYS, make_player

PERSON: Final = "you"
KINDS: Final = (PERSON, *KEYS)
SEED_BITS: Final = 96


def read_kinds(text: str) -> list[str]:
    """The kinds in a text such as ``you,greedy,random``; raises :class:`BadSetup`."""
    kinds = text.split(",")
    for kind in kinds:
        if kind not in KINDS:
            raise BadSetup(f"a seat is one of {', '.join(KINDS)}, not {kind[:40]!r}")
    return kinds


def seat_names(kinds: list[str]) -> list[str]:
    """A letter for each seat with its kind, such as ``A (you)``."""
    return [f"{chr(ord('A') + seat)} ({kind})" for seat, kind in enumerate(kinds)]


def computers(game: Game[Any], kinds: list[str]) -> dict[int, Player]:
    """The computer players by seat."""
    return {
        seat: make_player(kind, game.key, secrets.randbits(SEED_BITS))
        for seat, kind in enumerate(kinds)
        if kind != PERSON
    }
