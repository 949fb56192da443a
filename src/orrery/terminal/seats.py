"""Who sits at a terminal table: people and computer players in any mix."""

import secrets
from typing import Any, Final

from orrery.engine.errors import BadSetup
from orrery.engine.game import Game
from orrery.players.levels import USUAL
from orrery.players.player import Player
from orrery.players.registry import KEYS, LEVEL_KEYS, key_parts, make_player
from orrery.shown.levels import player_name
from orrery.table.seats import NOBODY, Seating
from orrery.texts.speech import Speech

PERSON: Final = "you"
OFFERED: Final = (PERSON, *LEVEL_KEYS)
"""What people are told they may seat."""

KINDS: Final = (PERSON, *KEYS)
SEED_BITS: Final = 96
NOW: Final = 0.0
"""The time: nothing at a terminal depends on it."""

HOST: Final = "terminal"
"""Who holds the seats of all people at one terminal."""


def read_kinds(text: str) -> list[str]:
    """The kinds in a text such as ``you,hard,beginner``; raises :class:`BadSetup`."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise BadSetup(f"a seat is one of {', '.join(OFFERED)}, not {kind[:40]!r}")
    return kinds


def usual_kinds(seats: int) -> str:
    """One person against computer players."""
    return ",".join([PERSON, *[USUAL] * (seats - 1)])


def letters(seats: int) -> list[str]:
    """A letter for each seat."""
    return [chr(ord("A") + seat) for seat in range(seats)]


def seat_names(kinds: list[str], speech: Speech) -> list[str]:
    """A letter for each seat with its kind, such as ``A (you)``; several people are told by letter alone."""
    alone = kinds.count(PERSON) == 1
    return [_seat_name(kind, letter, alone, speech) for letter, kind in zip(letters(len(kinds)), kinds)]


def _seat_name(kind: str, letter: str, alone: bool, speech: Speech) -> str:
    if kind == PERSON:
        return speech.say("seat-you", letter=letter) if alone else letter
    return speech.say("seat-bot", letter=letter, level=player_name(speech, *key_parts(kind)))


def sit_down(seating: Seating, kinds: list[str]) -> None:
    """Give the seats of a table to people and computer players."""
    for seat, (kind, letter) in enumerate(zip(kinds, letters(len(kinds)))):
        if kind == PERSON:
            seating.join(HOST, letter, seat)
        else:
            seating.substitute(seat, kind, NOBODY)


def computers(game: Game[Any], kinds: list[str]) -> dict[int, Player]:
    """The computer players by seat."""
    return {
        seat: make_player(kind, game.key, secrets.randbits(SEED_BITS))
        for seat, kind in enumerate(kinds)
        if kind != PERSON
    }
