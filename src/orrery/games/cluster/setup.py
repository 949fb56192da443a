"""From the options to the first draw (G4.1 to G4.7)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.engine.game import Setting, Setup
from orrery.games.cluster.data.start import KINDS_AT, PLACES, VARIANTS, ticks_at, variant_key
from orrery.games.cluster.data.tiles import GREEN_NULL, GROUP_COUNT, GROUPS, KINDS, MIDDLE_GROUP, counts
from orrery.games.cluster.keys import DRAW_FIRST
from orrery.games.cluster.lattice import CELL_AT
from orrery.games.cluster.placement import lay_tile
from orrery.games.cluster.state import CAP_AT_LEAST, CAP_EXACT, REACH_EVENTUALLY, REACH_NOW, Cluster

YES: Final = "yes"
NO: Final = "no"
VARIANT_KEYS: Final[tuple[str, ...]] = tuple(variant_key(variant) for variant in VARIANTS)

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("start", VARIANT_KEYS[0], VARIANT_KEYS),
    Setting("reach", "now", ("now", "eventually")),
    Setting("leader-work", "3", ("3", "1")),
    Setting("cap-mode", "exact", ("exact", "at-least")),
    Setting("trade-own-sets", YES, (YES, NO)),
    Setting("warp-to-mits", NO, (NO, YES)),
    Setting("sn-min-gap", "0", ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")),
)


def lay_out(setup: Setup) -> Cluster:
    """The position before the first player is drawn."""
    state = Cluster(setup.seats)
    choose_options(state, setup.options)
    fill_bag(state)
    lay_start(state, VARIANTS[VARIANT_KEYS.index(setup.options["start"])])
    state.ask(CHANCE, DRAW_FIRST)
    return state


def choose_options(state: Cluster, options: dict[str, str]) -> None:
    state.reach = REACH_NOW if options["reach"] == "now" else REACH_EVENTUALLY
    state.leader_work = int(options["leader-work"])
    state.cap_mode = CAP_EXACT if options["cap-mode"] == "exact" else CAP_AT_LEAST
    state.own_sets = int(options["trade-own-sets"] == YES)
    state.to_mits = int(options["warp-to-mits"] == YES)
    state.min_gap = int(options["sn-min-gap"])


def fill_bag(state: Cluster) -> None:
    """The three groups; with three players the middle one lacks its green null (G4.3)."""
    for group in range(GROUP_COUNT):
        for kind, count in enumerate(counts(GROUPS[group])):
            state.bag[group * KINDS + kind] = count
    if state.seats == 3:
        state.bag[MIDDLE_GROUP * KINDS + GREEN_NULL] -= 1


def lay_start(state: Cluster, variant: tuple[int, int, int]) -> None:
    """The MITS, the black null and both black aces with their cache (G4.5)."""
    ticks = ticks_at(variant)
    for place, kind, tick in zip(PLACES, KINDS_AT, ticks):
        lay_tile(state, kind, i64(CELL_AT[place]), tick)
