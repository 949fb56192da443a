"""The options of the title, and the position before the first card (CA2, CA9.1, CD6.1)."""

from typing import Final

from orrery.engine.errors import BadSetup
from orrery.engine.game import Setting, Setup
from orrery.games.cosmic.abilities import give_power
from orrery.games.cosmic.data.destiny import COLOURS, DESTINIES, FIRST_SPECIAL
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.dealing import PUTTING_BACK, fill_destiny
from orrery.games.cosmic.keys import GAME
from orrery.games.cosmic.plays import FLARES_MAYFAIR, FLARES_NONE, STYLES
from orrery.games.cosmic.rulebook import Rulebook, Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.tokens import set_up_system

YES: Final = "yes"
NO: Final = "no"
ON_OFF: Final = (NO, YES)
RANDOM: Final = "random"
DISCARDING_STYLE: Final = STYLES[FLARES_MAYFAIR]
"""The only style in which every flare that is played is discarded."""

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("powers", "1", ("1", "2", "3", "4")),
    Setting("spare-powers", "0", ("0", "1", "2")),
    Setting("named-powers", RANDOM),
    Setting("pool", "all", ("all", "simple")),
    Setting("secret-powers", NO, ON_OFF),
    Setting("staircase", NO, ON_OFF),
    Setting("flares", "eon", STYLES.all()),
    Setting("extra-flares", "0", ("0", "5", "10", "24")),
    Setting("pulsars", NO, ON_OFF),
    Setting("specials", NO, ON_OFF),
    Setting("planets", "5", ("5", "4")),
    Setting("bases", "5", ("5", "4")),
    Setting("more-bases", NO, ON_OFF),
    Setting("reshuffle", "none-left", ("none-left", "one-left")),
)
EVERYTHING: Final = {"pulsars": YES, "specials": YES, "extra-flares": "10"}
PRESETS: Final[dict[str, dict[str, str]]] = {
    "first-game": {"pool": "simple", "flares": "none"},
    "classic": {"flares": "eon", "extra-flares": "10"},
    "quick": {"planets": "4", "bases": "4", "pool": "simple", "flares": "mayfair"},
    "all-in": {**EVERYTHING, "powers": "2", "staircase": YES},
}


def lay_out(setup: Setup, book: Rulebook[Cosmic]) -> Cosmic:
    """Systems, destiny, and the first frame; the rest is dealt."""
    options = setup.options
    state = Cosmic(setup.seats, int(options["planets"]), book)
    choose_rules(state, options)
    state.turn = NOBODY
    for seat in range(setup.seats):
        set_up_system(state, seat, seat)
    fill_destiny(state)
    if state.with_specials:
        for kind in range(FIRST_SPECIAL, DESTINIES):
            state.specials[kind] = 1
    state.push(GAME, NOBODY)
    if options["named-powers"] != RANDOM:
        for index, power in enumerate(named_powers(options)):
            give_named(state, index % setup.seats, power)
        state.goto(PUTTING_BACK)
    return state


def give_named(state: Cosmic, seat: int, power: int) -> None:
    give_power(state, seat, power)
    state.secret[power] = int(state.with_secrets and not state.book.traits[power].lies_open)


def choose_rules(state: Cosmic, options: dict[str, str]) -> None:
    state.goal = int(options["bases"])
    state.limit = 3 if state.planets == 5 else 2
    state.each = max(int(options["powers"]), least_powers(int(state.seats)))
    state.spare = int(options["spare-powers"])
    state.pool = int(options["pool"] == "simple")
    state.with_secrets = int(options["secret-powers"] == YES)
    state.staircase = int(options["staircase"] == YES)
    state.with_flares = int(options["flares"] != "none")
    state.flare_style = STYLES.index(options["flares"]) % FLARES_NONE
    state.extra_flares = int(options["extra-flares"])
    state.with_pulsars = int(options["pulsars"] == YES)
    state.with_specials = int(options["specials"] == YES)
    state.more_wins = int(options["more-bases"] == YES)
    state.last_destiny = int(options["reshuffle"] == "one-left")


def least_powers(seats: int) -> int:
    """How many powers each player has at least, by the number of players (CA9.1)."""
    return 2 if seats == 2 else 1


def named_powers(options: dict[str, str]) -> list[int]:
    """The powers of the option ``named-powers``, in the order of the seats, round by round."""
    return [POWER_KEYS.index(name) for name in options["named-powers"].split(",")]


def most_powers(traits: tuple[Traits, ...]) -> int:
    """How many powers can be dealt, so that some are left for those that need more cards."""
    return POWERS - sum(trait.brings + trait.needs_colour for trait in traits)


def check_setup(setup: Setup, traits: tuple[Traits, ...]) -> None:
    """A goal in reach; enough powers for everybody; named ones exist, differ, are as many as are dealt."""
    planets, goal = int(setup.options["planets"]), int(setup.options["bases"])
    if goal > planets * (setup.seats - 1):
        raise BadSetup(f"{setup.seats} players with {planets} planets can't have {goal} external bases")
    each = max(int(setup.options["powers"]), least_powers(setup.seats))
    if setup.options["named-powers"] == RANDOM:
        wanted = setup.seats * (each + int(setup.options["spare-powers"]))
        simple = setup.options["pool"] == "simple"
        usable = [trait for trait in traits if fits(trait, setup) and (trait.simple or not simple)]
        if wanted > len(usable) or wanted > most_powers(traits):
            raise BadSetup(f"there are not enough powers for {wanted}: choose fewer powers or players")
        return
    names = setup.options["named-powers"].split(",")
    unknown = [name for name in names if name not in POWER_KEYS]
    if unknown:
        raise BadSetup(f"there is no power {unknown[0][:40]!r}")
    if len(set(names)) != len(names) or len(names) != setup.seats * each:
        raise BadSetup(f"named-powers wants {setup.seats * each} different powers, not {len(names)}")
    keeping = [name for name in names if not fits_style(traits[POWER_KEYS.index(name)], setup)]
    if keeping:
        raise BadSetup(f"{keeping[0]} is only for flares of the style {DISCARDING_STYLE}")
    misfits = [name for name in names if not fits(traits[POWER_KEYS.index(name)], setup)]
    if misfits:
        raise BadSetup(f"{misfits[0]} is not for {setup.seats} players")
    growing = [name for name in names if traits[POWER_KEYS.index(name)].lies_open]
    if growing and len(names) > most_powers(traits):
        raise BadSetup(f"{growing[0]} needs unused powers: choose fewer powers or players")


def fits(traits: Traits, setup: Setup) -> bool:
    """Whether a power can be dealt at a table."""
    too_few = setup.seats == 2 and traits.needs_allies
    too_many = setup.seats == COLOURS and traits.needs_colour
    return not too_few and not too_many and fits_style(traits, setup)


def fits_style(traits: Traits, setup: Setup) -> bool:
    return not traits.keeps_flares or setup.options["flares"] == DISCARDING_STYLE
