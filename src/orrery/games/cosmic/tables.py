"""All powers, edicts and Pulsars put together: the book of rules, and who can respond with what."""

from importlib import import_module
from typing import Final, cast

from orrery.engine.facts import Kind
from orrery.engine.queries import Consequences, Queries, Rulings
from orrery.engine.windows import MUST
from orrery.games.cosmic import (
    edicts,
    kickers,
    losing_powers,
    moon_effects,
    pulsars,
    purchases,
    reinforcing,
)
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.outs import OF_THE_RULES, Outs
from orrery.games.cosmic.own import A_NUMBER, WHILE_USED
from orrery.games.cosmic.plays import POWER_USE, RULE, SUPER, WILD, Playable
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import CLAUSES, DEEDS, NUMBERS
from orrery.games.cosmic.responding import CosmicWindows
from orrery.games.cosmic.rulebook import Moments, OwnRow, Plays, Rulebook
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, POINTS
from orrery.games.cosmic.totals import MODIFIERS

OF_MODULES: Final = purchases.SOLD | {moon_effects.REVEALING}
"""What the rules offer only with Lucre or with moons."""


def power_of(key: str) -> Power:
    """What the module of a power declares."""
    module = import_module(f"orrery.games.cosmic.powers.{key.replace('-', '_')}")
    declared = cast(Power, module.POWER)
    assert declared.key == key, f"the module of {key} declares {declared.key}"
    return declared


def place_in_table(play: Playable) -> tuple[int, int]:
    """What the rules do themselves comes first; cards by kind, then powers: the order of options."""
    if play.how == RULE:
        return (-1, 0)
    return (1, int(play.power)) if play.how == POWER_USE else (0, int(play.kind))


def lay_out_plays(plays: tuple[Playable, ...]) -> Plays:
    used_at = [
        sorted({int(play.power) for play in plays if play.how == POWER_USE and point in play.points})
        for point in range(POINTS)
    ]
    return Plays(
        hows=[int(play.how) for play in plays],
        powers=[int(play.power) for play in plays],
        kinds=[int(play.kind) for play in plays],
        clauses=[play.clause for play in plays],
        powers_at=used_at,
        has_duties=[
            any(play.duty == MUST and play.how == POWER_USE and point in play.points for play in plays)
            for point in range(POINTS)
        ],
        telling=[
            sorted({int(play.power) for play in plays if play.tells and point in play.points})
            for point in range(POINTS)
        ],
        must_be_used=[
            any(play.duty == MUST and play.how == POWER_USE and play.power == power for play in plays)
            for power in range(len(POWER_KEYS))
        ],
        uses_for=[made_for(plays, point, (POWER_USE,)) for point in range(POINTS)],
        flares_for=[made_for(plays, point, (WILD, SUPER)) for point in range(POINTS)],
    )


def lay_out_moments(plays: tuple[Playable, ...]) -> Moments:
    duties: list[list[int]] = [[] for _ in range(POINTS)]
    rules: list[list[int]] = [[] for _ in range(POINTS)]
    more_rules: list[list[int]] = [[] for _ in range(POINTS)]
    kinds: list[set[int]] = [set() for _ in range(POINTS)]
    powers: list[set[int]] = [set() for _ in range(POINTS)]
    for index, play in enumerate(plays):
        for point in play.points:
            if play.duty == MUST:
                duties[point].append(index)
            elif play.how == POWER_USE:
                powers[point].add(int(play.power))
            elif play.how != RULE:
                kinds[point].add(int(play.kind))
            else:
                more_rules[point].append(index)
                if play.key not in OF_MODULES:
                    rules[point].append(index)
    return Moments(duties, rules, more_rules, [sorted(row) for row in kinds], [sorted(row) for row in powers])


def made_for(plays: tuple[Playable, ...], point: int, hows: tuple[int, ...]) -> list[int]:
    """The powers with a play made for a moment, and not for any time."""
    made = [play for play in plays if play.how in hows and not set(AT_ANY_TIME) <= set(play.points)]
    return sorted({int(play.power) for play in made if point in play.points})


def lay_out_own(powers: tuple[Power, ...]) -> OwnRow:
    """A place in the row for every own fact; each learns its own.

    At the end there is room for the facts of one power once more, which somebody else uses as a copy.
    """
    names: list[str] = []
    kept: list[int] = []
    owners: list[int] = []
    kinds: list[Kind] = []
    for power in powers:
        for fact in power.facts:
            fact.place = len(names)
            names += [f"{power.key}-{name}" for name in fact.names()]
            kept += [fact.kept] * len(fact.by)
            owners += [int(power.number)] * len(fact.by)
            kinds += [fact.holds] * len(fact.by)
    copy_place = len(names)
    room = max(lay_out_copy(power, copy_place) for power in powers)
    names += [f"copy-{place + 1}" for place in range(room)]
    kept += [WHILE_USED] * room
    owners += [NO_POWER] * room
    kinds += [A_NUMBER] * room
    return OwnRow(names, kept, owners, kinds, copy_place)


def lay_out_copy(power: Power, first: int) -> int:
    """Where the facts of a copy lie, and how many places they take."""
    room = 0
    for fact in power.facts:
        if fact.kept == WHILE_USED:
            fact.of_power = power.number
            fact.copy_place = first + room
            room += len(fact.by)
    return room


def sign(power: Power) -> None:
    """Mark the numbers that a power bends and the clauses that it names as its own."""
    for modifier in power.modifiers:
        modifier.of = power.number
    for ruling in power.rulings:
        ruling.of = power.number


def make_book(powers: tuple[Power, ...], plays: tuple[Playable, ...]) -> Rulebook[Cosmic]:
    """What all of them have to say, in the order of the powers."""
    for power in powers:
        sign(power)
    modules = (
        *kickers.MODIFIERS,
        *reinforcing.MODIFIERS,
        *purchases.MODIFIERS,
        *moon_effects.MODIFIERS,
    )
    bent = (*MODIFIERS, *modules, *(entry for power in powers for entry in power.modifiers))
    ruled = (*edicts.RULINGS, *moon_effects.RULINGS, *(entry for power in powers for entry in power.rulings))
    followed = (*moon_effects.CONSEQUENCES, *(entry for power in powers for entry in power.consequences))
    return Rulebook(
        Queries(bent, len(NUMBERS)),
        Rulings(ruled, len(CLAUSES)),
        Consequences(followed, len(DEEDS)),
        lay_out_plays(plays),
        lay_out_moments(plays),
        lay_out_own(powers),
        Outs((*OF_THE_RULES, *(reason for power in powers for reason in power.outs))),
        tuple(power.traits for power in powers),
        [(int(power.number), power.grow) for power in powers if power.grow is not None],
    )


POWERS: Final[tuple[Power, ...]] = tuple(power_of(key) for key in POWER_KEYS)
PLAYS: Final[tuple[Playable, ...]] = tuple(
    sorted(
        (
            *edicts.PLAYS,
            *pulsars.PLAYS,
            *losing_powers.PLAYS,
            *purchases.PLAYS,
            *reinforcing.PLAYS,
            *moon_effects.PLAYS,
            *(play for power in POWERS for play in power.plays),
        ),
        key=place_in_table,
    )
)
BOOK: Final[Rulebook[Cosmic]] = make_book(POWERS, PLAYS)
WINDOWS: Final = CosmicWindows(PLAYS, BOOK.moments)
