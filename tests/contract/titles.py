"""The titles and setups that the contract is proved for."""

from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from orrery.engine.errors import BadSetup
from orrery.engine.game import Game, Setup
from orrery.games.registry import TITLES
from tests.contract.toy import AUCTION
from tests.share import share

MORE_OPTIONS: Final[dict[str, list[dict[str, str]]]] = {
    "pulsar": [
        {"map": "B", "boards": "BI+CII+DIII", "goals": "1-back+2-back+6-back"},
        {"boards": "DI+BII+CIII", "goals": "1-front+3-back+5-back", "hqs": "off"},
        {"map": "B", "boards": "CI+DII+BIII", "goals": "2-back+4-back+6-front", "even-start": "on"},
    ],
    "cosmic": [
        {"named-powers": "pentaform,progenitor,reincarnator", "pulsars": "yes", "extra-flares": "24"},
        {"secret-powers": "yes", "pulsars": "yes", "specials": "yes", "flares": "modern"},
        {
            "lucre": "mayfair",
            "lucre-move": "yes",
            "lucre-flip": "yes",
            "lucre-power": "yes",
            "lucre-extra-power": "yes",
            "lucre-flare": "yes",
            "specials": "yes",
            "flares": "mayfair",
            "moons": "yes",
            "bases": "4",
        },
        {"kickers": "yes", "reinforcements": "yes", "pulsars": "yes", "powers": "2", "secret-powers": "yes"},
        {
            "kickers": "yes",
            "reinforcements": "yes",
            "named-powers": "oracle,clone,virus,filch",
            "pulsars": "yes",
        },
        {
            "kickers": "yes",
            "reinforcements": "yes",
            "named-powers": "miser,changeling,chronos,laser",
            "pulsars": "yes",
            "extra-flares": "12",
        },
        {
            "draft": "yes",
            "spare-powers": "2",
            "secret-powers": "by-choice",
            "powers": "2",
            "extra-flares": "7",
        },
        {"spare-powers": "1", "banned-powers": "virus,zombie", "extra-flares": "40", "pulsars": "yes"},
    ],
}
"""Options by title, beyond each single value of each setting: what belongs together, or is free text."""


MOST_SINGLE: Final = 10
"""Settings whose values are tried one by one."""


@dataclass(frozen=True, eq=False)
class Case:
    """One title with one setup."""

    game: Game[Any]
    setup: Setup

    def __str__(self) -> str:
        chosen = [
            f"{setting.key}={self.setup.options[setting.key]}"
            for setting in self.game.settings
            if self.setup.options[setting.key] != setting.default
        ]
        return " ".join([self.game.key, str(self.setup.seats), *chosen])


def all_titles() -> dict[str, Game[Any]]:
    """The registered titles, the titles made for tests, and the toy."""
    made = import_module("tests.titles").TITLES if find_spec("tests.titles") else {}
    return {**TITLES, **made, AUCTION.key: AUCTION}


def cases_of(game: Game[Any]) -> list[Case]:
    """Every number of seats with the default options, and every other option with some number of seats."""
    counts = range(game.fewest, game.most + 1)
    found = [Case(game, game.setup(seats)) for seats in counts]
    more = [*game.presets.values(), *MORE_OPTIONS.get(game.key, [])]
    for turn, options in enumerate([*single_options(game), *more]):
        first = (turn + counts.index(game.usual)) % len(counts)
        found.append(Case(game, first_setup(game, [*counts[first:], *counts], options)))
    return found


def first_setup(game: Game[Any], counts: list[int], options: dict[str, str]) -> Setup:
    """A setup with the first of these numbers of seats for which the options go together."""
    for seats in counts:
        with suppress(BadSetup):
            return game.setup(seats, options)
    raise AssertionError(f"{game.key} takes {options} with no number of seats")


def single_options(game: Game[Any]) -> list[dict[str, str]]:
    """Every value of every setting: by itself or, of a title with very many, bundled with others."""
    others = {
        setting.key: [value for value in setting.values if value != setting.default]
        for setting in game.settings
    }
    if len(others) <= MOST_SINGLE:
        return [{key: value} for key, values in others.items() for value in values]
    rounds = 1 + max(map(len, others.values()))
    return [
        {
            key: values[(turn + place) % (len(values) + 1) - 1]
            for place, (key, values) in enumerate(others.items())
            if values and (turn + place) % (len(values) + 1)
        }
        for turn in range(rounds)
    ]


GAMES: Final = all_titles()
CASES: Final = [case for game in GAMES.values() for case in cases_of(game)]


def played_of(game: Game[Any]) -> list[Case]:
    """What this build takes of the cases: all, or the usual number of seats and some of the others."""
    cases = cases_of(game)
    usual = game.usual - game.fewest
    return share([cases[usual], *cases[usual + 2 :: 5]], cases)


PLAYED: Final = [case for game in GAMES.values() for case in played_of(game)]
"""The cases that games are played of to prove the contract."""
