"""Options that don't go together, with the reason (CA2.3, CA9.1, CG21)."""

from typing import Final

from orrery.engine.errors import BadSetup
from orrery.engine.game import Setup
from orrery.games.cosmic.data.destiny import COLOURS
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.plays import FLARES_MAYFAIR, STYLES
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.setup import (
    NONE,
    RANDOM,
    banned_powers,
    least_powers,
    named_powers,
    spare_powers,
)

DISCARDING_STYLE: Final = STYLES[FLARES_MAYFAIR]
"""The only style in which every flare that is played is discarded."""
LONGEST_NUMBER: Final = 3


def check_setup(setup: Setup, traits: tuple[Traits, ...]) -> None:
    """A goal in reach; enough powers for everybody; named ones exist, differ, are as many as are dealt."""
    planets, goal = int(setup.options["planets"]), int(setup.options["bases"])
    if goal > planets * (setup.seats - 1):
        raise BadSetup(f"{setup.seats} players with {planets} planets can't have {goal} external bases")
    check_extra_flares(setup.options["extra-flares"])
    check_banned(setup)
    if setup.options["named-powers"] == RANDOM:
        check_dealt(setup, traits)
    else:
        check_named(setup, traits)


def check_extra_flares(wanted: str) -> None:
    is_number = wanted.isdigit() and len(wanted) <= LONGEST_NUMBER and str(int(wanted)) == wanted
    if not is_number or int(wanted) > POWERS:
        raise BadSetup(f"extra-flares is a number from 0 to {POWERS}, not {wanted[:40]!r}")


def check_banned(setup: Setup) -> None:
    banned = setup.options["banned-powers"]
    if banned == NONE:
        return
    names = banned.split(",")
    check_known(names)
    if len(set(names)) != len(names):
        raise BadSetup("banned-powers names a power twice")


def check_known(names: list[str]) -> None:
    unknown = [name for name in names if name not in POWER_KEYS]
    if unknown:
        raise BadSetup(f"there is no power {unknown[0][:40]!r}")


def powers_each(setup: Setup) -> int:
    return max(int(setup.options["powers"]), least_powers(setup.seats))


def check_dealt(setup: Setup, traits: tuple[Traits, ...]) -> None:
    wanted = setup.seats * (powers_each(setup) + spare_powers(setup.options))
    if wanted > len(usable(setup, traits)) or wanted > most_powers(setup, traits):
        raise BadSetup(f"there are not enough powers for {wanted}: choose fewer powers or players")


def usable(setup: Setup, traits: tuple[Traits, ...]) -> list[int]:
    """The powers that can be dealt to players at a table."""
    simple = setup.options["pool"] == "simple"
    return [
        power
        for power in left_in(setup)
        if fits(traits[power], setup) and (traits[power].simple or not simple)
    ]


def left_in(setup: Setup) -> list[int]:
    """The powers that are not banned."""
    banned = banned_powers(setup.options)
    return [power for power in range(POWERS) if power not in banned]


def most_powers(setup: Setup, traits: tuple[Traits, ...]) -> int:
    """How many powers can be dealt, so that enough are left that can be drawn for those that need more."""
    fitting = [traits[power] for power in left_in(setup) if fits(traits[power], setup)]
    return sum(not trait.lies_open for trait in fitting) - sum(trait.brings for trait in fitting)


def check_named(setup: Setup, traits: tuple[Traits, ...]) -> None:
    names = setup.options["named-powers"].split(",")
    check_known(names)
    wanted = setup.seats * powers_each(setup)
    if len(set(names)) != len(names) or len(names) != wanted:
        raise BadSetup(f"named-powers wants {wanted} different powers, not {len(names)}")
    for power in named_powers(setup.options):
        check_fits(setup, traits, power)
    growing = [power for power in named_powers(setup.options) if traits[power].brings > 0]
    if growing and len(names) > most_powers(setup, traits):
        raise BadSetup(f"{POWER_KEYS[growing[0]]} needs unused powers: choose fewer powers or players")


def check_fits(setup: Setup, traits: tuple[Traits, ...], power: int) -> None:
    """A power that is named can be had at this table."""
    name = POWER_KEYS[power]
    if power in banned_powers(setup.options):
        raise BadSetup(f"{name} is banned")
    if not fits_style(traits[power], setup):
        raise BadSetup(f"{name} is only for flares of the style {DISCARDING_STYLE}")
    if not fits(traits[power], setup):
        raise BadSetup(f"{name} is not for {setup.seats} players")


def fits(traits: Traits, setup: Setup) -> bool:
    """Whether a power can be dealt at a table."""
    too_few = setup.seats == 2 and traits.needs_allies
    too_many = setup.seats == COLOURS and traits.needs_colour
    return not too_few and not too_many and fits_style(traits, setup)


def fits_style(traits: Traits, setup: Setup) -> bool:
    return not traits.keeps_flares or setup.options["flares"] == DISCARDING_STYLE
