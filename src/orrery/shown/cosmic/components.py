"""Cosmic Encounter for the browser: the kinds of cards, powers and destinies by number."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    INSANITY,
    IONIC_GAS,
    KINDS,
    POWER_OF,
    PRINTED,
    SANITY,
    STELLAR_GAS,
    TYPE_OF,
)
from orrery.games.cosmic.data.destiny import DESTINY_NAMES
from orrery.games.cosmic.data.moons import MOON_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.deals import MOST_OFFERS
from orrery.games.cosmic.names import MOST_SEATS, PLACE_NAMES, SEAT_NAMES, STACK_PLACES
from orrery.games.cosmic.queries import TOTAL, VERDICT
from orrery.games.cosmic.results import RESULTS
from orrery.games.cosmic.setup import least_powers
from orrery.games.cosmic.state import SIDES
from orrery.games.cosmic.tables import BOOK
from orrery.games.cosmic.timing import ANY_PHASE, CHART
from orrery.games.cosmic.trilateral import GIVERS, TAKERS
from orrery.games.registry import TITLES
from orrery.shown.cosmic.board_texts import board_texts
from orrery.shown.cosmic.component_texts import Component
from orrery.shown.cosmic.responses import power_in
from orrery.shown.cosmic.telling import CosmicTelling
from orrery.texts.speech import Speech

TERMS: Final = tuple(
    dict.fromkeys(entry.key for query in (TOTAL, VERDICT) for entry in BOOK.numbers.table[query])
)
"""All that a total or a verdict may come from besides the cards, by key."""
PHASES: Final = frozenset(moment.phase for moment in CHART)
TYPES: Final = ("attack", "compromise", "edict", "flare", "pulsar", "kicker", "reinforcement")


def components(game: Game[Any]) -> dict[str, Any]:
    """Lists stand in the order of the numbers that a view uses; ``terms`` are the powers behind, or -1."""
    return {
        "cards": [_card(kind) for kind in range(KINDS)],
        "powers": [
            {"key": key, "simple": BOOK.traits[number].simple, "phases": phases_of(number)}
            for number, key in enumerate(POWER_KEYS)
        ],
        "destinies": list(DESTINY_NAMES),
        "moons": list(MOON_NAMES),
        "places": list(PLACE_NAMES),
        "stack_places": list(STACK_PLACES.all()),
        "seats": list(SEAT_NAMES),
        "sides": list(SIDES),
        "outs": list(BOOK.outs.names),
        "results": list(RESULTS),
        "least_powers": [least_powers(seats) for seats in range(MOST_SEATS + 1)],
        "moods": ["", CARD_NAMES[SANITY], CARD_NAMES[INSANITY]],
        "gases": [CARD_NAMES[STELLAR_GAS], CARD_NAMES[IONIC_GAS]],
        "offers": MOST_OFFERS,
        "offer_rows": list(zip(GIVERS, TAKERS)),
        "terms": {key: power_in(key) for key in TERMS},
    }


def phases_of(power: int) -> list[int]:
    """The phases at which a power may or must be used; -1 stands for moments that any phase can have."""
    phases = {CHART[point].phase for point, powers in enumerate(BOOK.plays.powers_at) if power in powers}
    return [ANY_PHASE] if phases >= PHASES else sorted(phases)


def _card(kind: int) -> dict[str, Any]:
    """``power`` is -1 for what is neither a flare nor a Pulsar; ``value`` is the number printed on a card."""
    return {
        "key": CARD_NAMES[kind],
        "type": TYPES[TYPE_OF[kind]],
        "value": PRINTED[kind],
        "power": POWER_OF[kind],
    }


def texts(speech: Speech) -> dict[str, str]:
    """Names, lines and rules, such as ``card.cosmic-zap.name``, and the labels of the board."""
    telling = CosmicTelling(TITLES["cosmic"], speech, [])
    found: dict[str, Component] = {}
    found |= {f"card.{name}": telling.card(kind) for kind, name in enumerate(CARD_NAMES)}
    found |= {f"power.{key}": telling.power(power) for power, key in enumerate(POWER_KEYS)}
    found |= {f"destiny.{name}": telling.destiny(kind) for kind, name in enumerate(DESTINY_NAMES)}
    moons = {f"moon.{name}.name": telling.words.moon(kind) for kind, name in enumerate(MOON_NAMES)}
    moons |= {f"moon.{name}.line": telling.words.moon_line(kind) for kind, name in enumerate(MOON_NAMES)}
    sources = {f"term.{key}": telling.responses.source(key) for key in (*TERMS, "higher-total")}
    return (
        board_texts(speech)
        | sources
        | moons
        | {
            f"{key}.{part}": getattr(component, part)
            for key, component in found.items()
            for part in ("name", "line", "rule")
        }
    )
