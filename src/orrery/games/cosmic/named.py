"""Cosmic Encounter by names: players by letter, planets by number, cards and powers by key.

These are the names of positions in text. None stands for nobody.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from orrery.engine.bits import has
from orrery.games.cosmic.data.cards import CARD_NAMES, KINDS
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.names import PLACE_NUMBERS, SEAT_NAMES, SYSTEM_NAMES
from orrery.games.cosmic.tables import BOOK

if TYPE_CHECKING:
    from orrery.games.cosmic.view import CosmicView


class HomeSystem(NamedTuple):
    """``planets`` counts the tokens on each planet by their owner."""

    owner: str
    planets: dict[str, dict[str, int]]


class HeldPower(NamedTuple):
    """``owner`` has the card and ``users`` may use it; ``out`` says why it can't be used now."""

    name: str
    owner: str | None
    users: tuple[str, ...]
    secret: bool
    out: tuple[str, ...]


class SeenHand(NamedTuple):
    """How many cards a player holds, and which of them the viewer knows."""

    size: int
    cards: dict[str, int]


class CosmicPlayer(NamedTuple):
    """Bases and tokens of one player, and the powers that the viewer knows of."""

    home_bases: int
    foreign_bases: int
    warp: int
    cards: int
    lucre: int
    powers: tuple[str, ...]


def systems_of(view: "CosmicView") -> Iterator[tuple[str, HomeSystem]]:
    """The home systems; a player with a second one has it under the next free letter."""
    for system, owner in enumerate(view.home):
        if owner >= 0:
            first = system * view.planets
            planets = {PLACE_NUMBERS[at]: _tokens(view, at) for at in range(first, first + view.planets)}
            yield SYSTEM_NAMES[system], HomeSystem(SEAT_NAMES[owner], planets)


def _tokens(view: "CosmicView", place: int) -> dict[str, int]:
    seats = view.flow.seats
    row = view.tokens[place * seats : (place + 1) * seats]
    return {SEAT_NAMES[seat]: count for seat, count in enumerate(row) if count}


def powers_of(view: "CosmicView") -> Iterator[tuple[str, HeldPower]]:
    """All powers; one that another player holds in secret looks like one that nobody has."""
    for power, name in enumerate(POWER_KEYS):
        owner = view.owner[power]
        users = tuple(SEAT_NAMES[seat] for seat in range(view.flow.seats) if has(view.users[power], seat))
        out = tuple(reason for bit, reason in enumerate(BOOK.outs.names) if has(view.out[power], bit))
        holder = SEAT_NAMES[owner] if owner >= 0 else None
        yield name, HeldPower(name, holder, users, view.secret[power] > 0, out)


def hands_of(view: "CosmicView") -> Iterator[tuple[str, SeenHand]]:
    """The viewer's own hand whole; of the others what the viewer has seen."""
    for seat in range(view.flow.seats):
        cards = view.hand if seat == view.flow.seat else view.known[seat * KINDS : (seat + 1) * KINDS]
        yield SEAT_NAMES[seat], SeenHand(view.sizes[seat], _counted(cards))


def _counted(cards: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(CARD_NAMES, cards) if count}


def players_of(view: "CosmicView") -> Iterator[tuple[str, CosmicPlayer]]:
    powers = dict(powers_of(view))
    for seat, name in enumerate(SEAT_NAMES[: view.flow.seats]):
        yield (
            name,
            CosmicPlayer(
                home_bases=view.homes[seat],
                foreign_bases=view.external[seat],
                warp=view.warp[seat],
                cards=view.sizes[seat],
                lucre=view.lucre[seat] if view.lucre else 0,
                powers=tuple(power for power, held in powers.items() if name in held.users),
            ),
        )
