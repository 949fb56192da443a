"""The options of the title, and the position before the first card (CA2, CA9.1, CD6.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.game import Setting, Setup
from orrery.games.cosmic.abilities import give_power
from orrery.games.cosmic.choosing import ALL_OPEN
from orrery.games.cosmic.data.destiny import ANY_MOON, DESTINIES, FIRST_SPECIAL, NEED_LUCRE
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.dealing import TAKING_UP, fill_destiny
from orrery.games.cosmic.keys import GAME
from orrery.games.cosmic.kickers import bring_kickers
from orrery.games.cosmic.lucre import (
    LUCRE,
    LUCRE_NO,
    TO_ADD_POWER,
    TO_FLIP_AGAIN,
    TO_KEEP_FLARE,
    TO_REARRANGE,
    TO_REPLACE_POWER,
)
from orrery.games.cosmic.moons import lay_moons
from orrery.games.cosmic.plays import FLARES_NONE, STYLES
from orrery.games.cosmic.reinforcing import bring_reinforcements
from orrery.games.cosmic.rulebook import Rulebook
from orrery.games.cosmic.state import BANNED, NOBODY, OFFER_ROWS, Cosmic
from orrery.games.cosmic.tokens import set_up_system

YES: Final = "yes"
NO: Final = "no"
ON_OFF: Final = (NO, YES)
RANDOM: Final = "random"
NONE: Final = "none"
SECRECY: Final = (NO, YES, "by-choice")
"""In the order of :mod:`.choosing`."""

LUCRE_BUYS: Final[dict[str, int]] = {
    "lucre-move": TO_REARRANGE,
    "lucre-flip": TO_FLIP_AGAIN,
    "lucre-power": TO_REPLACE_POWER,
    "lucre-extra-power": TO_ADD_POWER,
    "lucre-flare": TO_KEEP_FLARE,
}
"""The switches for what Lucre may buy besides (CD1.1); without Lucre they mean nothing."""

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("powers", "1", ("1", "2", "3", "4")),
    Setting("spare-powers", "0", ("0", "1", "2")),
    Setting("draft", NO, ON_OFF),
    Setting("named-powers", RANDOM),
    Setting("banned-powers", NONE),
    Setting("pool", "all", ("all", "simple")),
    Setting("secret-powers", NO, SECRECY),
    Setting("staircase", NO, ON_OFF),
    Setting("flares", "eon", STYLES.all()),
    Setting("extra-flares", "0"),
    Setting("pulsars", NO, ON_OFF),
    Setting("specials", NO, ON_OFF),
    Setting("kickers", NO, ON_OFF),
    Setting("reinforcements", NO, ON_OFF),
    Setting("planets", "5", ("5", "4")),
    Setting("bases", "5", ("5", "4")),
    Setting("more-bases", NO, ON_OFF),
    Setting("reshuffle", "none-left", ("none-left", "one-left")),
    Setting("lucre", LUCRE[LUCRE_NO], LUCRE.all()),
    *(Setting(key, NO, ON_OFF) for key in LUCRE_BUYS),
    Setting("moons", NO, ON_OFF),
)


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
            state.specials[kind] = int(is_in_game(state, kind))
    for power in banned_powers(options):
        state.drawn[power] = BANNED
    state.push(GAME, NOBODY)
    if options["named-powers"] != RANDOM:
        state.spare = state.draft = 0
        for index, power in enumerate(named_powers(options)):
            give_named(state, index % setup.seats, power)
        state.goto(TAKING_UP)
    return state


def is_in_game(state: Cosmic, kind: int) -> bool:
    """Some specials and comets need Lucre or moons."""
    if kind == ANY_MOON:
        return len(state.moons) > 0
    return state.with_lucre != LUCRE_NO or kind not in NEED_LUCRE


def give_named(state: Cosmic, seat: int, power: int) -> None:
    give_power(state, seat, power)
    state.secret[power] = int(state.with_secrets != ALL_OPEN and not state.book.traits[power].lies_open)


def choose_rules(state: Cosmic, options: dict[str, str]) -> None:
    state.goal = int(options["bases"])
    state.limit = 3 if state.planets == 5 else 2
    state.each = max(int(options["powers"]), least_powers(int(state.seats)))
    state.draft = int(options["draft"] == YES)
    state.spare = spare_powers(options)
    state.pool = int(options["pool"] == "simple")
    state.with_secrets = SECRECY.index(options["secret-powers"])
    state.staircase = int(options["staircase"] == YES)
    state.with_flares = int(options["flares"] != "none")
    state.flare_style = STYLES.index(options["flares"]) % FLARES_NONE
    state.extra_flares = int(options["extra-flares"])
    state.with_pulsars = int(options["pulsars"] == YES)
    state.with_specials = int(options["specials"] == YES)
    if options["kickers"] == YES:
        bring_kickers(state)
    if options["reinforcements"] == YES:
        bring_reinforcements(state)
    state.more_wins = int(options["more-bases"] == YES)
    state.last_destiny = int(options["reshuffle"] == "one-left")
    use_lucre(state, options)
    if options["moons"] == YES:
        lay_moons(state)


def use_lucre(state: Cosmic, options: dict[str, str]) -> None:
    """Rows for Lucre, if it is played with."""
    state.with_lucre = LUCRE.index(options["lucre"])
    if state.with_lucre != LUCRE_NO:
        state.lucre_buys = sum(bit for key, bit in LUCRE_BUYS.items() if options[key] == YES)
        state.lucre = vec[i64]([0] * int(state.seats))
        state.bought = vec[i64]([0] * int(state.seats))
        state.offer_lucre = vec[i64]([0] * OFFER_ROWS)


def least_powers(seats: int) -> int:
    """How many powers each player has at least, by the number of players (CA9.1)."""
    return 2 if seats == 2 else 1


def spare_powers(options: dict[str, str]) -> int:
    """How many powers more than are kept each player is dealt; a draft needs one at least (CA2.3)."""
    return max(int(options["spare-powers"]), int(options["draft"] == YES))


def named_powers(options: dict[str, str]) -> list[int]:
    """The powers of the option ``named-powers``, in the order of the seats, round by round."""
    return [POWER_KEYS.index(name) for name in options["named-powers"].split(",")]


def banned_powers(options: dict[str, str]) -> list[int]:
    """The powers of the option ``banned-powers``."""
    banned = options["banned-powers"]
    return [] if banned == NONE else [POWER_KEYS.index(name) for name in banned.split(",")]
