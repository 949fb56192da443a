"""The ids that the tables of Cosmic Encounter demand."""

from collections.abc import Iterator

from orrery.games.cosmic.data.cards import CARD_NAMES, EDICTS
from orrery.games.cosmic.data.destiny import DESTINY_NAMES, FIRST_SPECIAL, WILD
from orrery.games.cosmic.data.moons import MOON_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.names import CALLS, CURSE_NAMES, PLACE_NUMBERS, STACK_PLACES
from orrery.games.cosmic.plays import POWER_USE
from orrery.games.cosmic.queries import TOTAL, VERDICT
from orrery.games.cosmic.tables import BOOK, WINDOWS
from orrery.games.cosmic.timing import CHART
from orrery.shown.cosmic.position import PHASES
from orrery.shown.cosmic.responses import WAYS

PASSING = (
    "respond", "choose-seat", "choose-power", "choose-place", "choose-card", "choose-curse", "agree", "load",
    "join", "offer", "answer-offer", "go-on", "pledge", "lay-kicker", "buy-back", "veil-power",
)  # fmt: skip
"""The decisions that may be passed."""


def of_cosmic() -> Iterator[str]:
    """Every id that is made from a key of a table of the title, beside those that every title needs."""
    edicts = tuple(CARD_NAMES[kind] for kind in EDICTS)
    families: dict[str, tuple[str, ...]] = {
        **dict.fromkeys(("power", "does", "wild", "super"), POWER_KEYS),
        **dict.fromkeys(("edict", "order"), edicts),
        **dict.fromkeys(("way", "pulsar"), tuple(WAYS.values())),
        "use": tuple(uses()),
        "destiny": DESTINY_NAMES[WILD:],
        "fate": DESTINY_NAMES[FIRST_SPECIAL:],
        "moment": tuple(moment.key for moment in CHART),
        "phase": PHASES,
        "curse": CURSE_NAMES,
        **dict.fromkeys(("moon", "orbit"), MOON_NAMES),
        "call": CALLS.all(),
        "term": tuple(terms()),
        "stack": STACK_PLACES.all()[len(PLACE_NUMBERS) :],
        "answer": tuple(f"{key}-pass" for key in PASSING),
    }
    for kind, keys in families.items():
        yield from (f"{kind}-cosmic-{key}" for key in keys)


def uses() -> Iterator[str]:
    """The uses of powers that have more than one."""
    for reaction in WINDOWS.plays:
        if reaction.how == POWER_USE and reaction.key not in POWER_KEYS:
            yield reaction.key


def terms() -> Iterator[str]:
    """What bends a total or a verdict and does not carry the name of a power; the first of a verdict too."""
    yield "higher-total"
    for query in (TOTAL, VERDICT):
        for modifier in BOOK.numbers.table[query]:
            if not names_power(modifier.key):
                yield modifier.key


def names_power(key: str) -> bool:
    own = key.removeprefix("wild-").removeprefix("super-")
    return any(f"{own}-".startswith(f"{power}-") for power in POWER_KEYS)
