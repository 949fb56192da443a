"""The inputs of Globular Cluster and their places, block by block.

Sums "to come" count once for each scoring that the seat still has.
"""

from typing import Final

from orrery.players.features.feature_set import Input

# The terms of the hand-written evaluator, in points.
POINTS: Final = 0
CRYSTALS_WORTH: Final = 1
COLONY_WORTH: Final = 2
AHEAD_WORTH: Final = 3
CONTESTED_WORTH: Final = 4
NEAR_WORTH: Final = 5
MINES_WORTH: Final = 6
SPREAD_WORTH: Final = 7
# Systems: by how much the seat is ahead (1 to 4 and more) or behind (0 to 3 and more), to come.
SYSTEMS_NOW: Final = 8
SYSTEMS_COUNT: Final = 9
SYSTEMS_BEST: Final = 10
AHEAD_BY: Final = 11
BEHIND_BY: Final = 15
AHEAD_NOW: Final = 19
BEHIND_NOW: Final = 23
IMPROVED: Final = 27
ROOM: Final = 28
COLONY: Final = 29
COLONY_TO_COME: Final = 30
# Crystals.
CRYSTAL_POINTS: Final = 31
CRYSTALS_TO_COME: Final = 32
SINGLES: Final = 33
PAIRS: Final = 34
TRIPLETS: Final = 35
KINDS_HELD: Final = 36
# Members.
AT_HOME: Final = 37
OUT: Final = 38
LOST: Final = 39
LEADER_HOME: Final = 40
LEADER_OUT: Final = 41
CELLS_HELD: Final = 42
ON_NULLS: Final = 43
AT_MINES: Final = 44
CACHES: Final = 45
CAN_MINE: Final = 46
STATIONS: Final = 47
STATIONS_TO_COME: Final = 48
# What can be reached with the next step.
NEAR_FREE: Final = 49
NEAR_HELD: Final = 50
NEAR_MINES: Final = 51
# Time.
SCORINGS_LEFT: Final = 52
SCORING_NOW: Final = 53
TURNS_LEFT: Final = 54
TURNS_TO_WAIT: Final = 55

SEAT: Final = [
    Input("points", 30.0, 1.0),
    Input("crystals.worth", 20.0, 1.0),
    Input("colony.worth", 10.0, 1.0),
    Input("systems.ahead", 20.0, 1.0),
    Input("systems.contested", 3.0, 1.0),
    Input("reach.near", 1.0, 1.0),
    Input("mines.worth", 2.0, 1.0),
    Input("members.spread", 3.0, 1.0),
    Input("systems.now", 15.0),
    Input("systems.count", 4.0),
    Input("systems.best", 6.0),
    *[Input(f"systems.ahead-by-{margin}-to-come", 10.0) for margin in ("1", "2", "3", "more")],
    *[Input(f"systems.behind-by-{margin}-to-come", 10.0) for margin in ("0", "1", "2", "more")],
    *[Input(f"systems.ahead-by-{margin}", 5.0) for margin in ("1", "2", "3", "more")],
    *[Input(f"systems.behind-by-{margin}", 5.0) for margin in ("0", "1", "2", "more")],
    Input("systems.improved", 5.0),
    Input("systems.room", 2.0),
    Input("colony.value", 6.0),
    Input("colony.to-come", 10.0),
    Input("crystals.points", 6.0),
    Input("crystals.to-come", 10.0),
    Input("crystals.singles", 2.0),
    Input("crystals.pairs", 1.0),
    Input("crystals.triplets", 1.0),
    Input("crystals.kinds", 2.0),
    Input("members.home", 6.0),
    Input("members.out", 6.0),
    Input("members.lost", 2.0),
    Input("members.leader-home"),
    Input("members.leader-out"),
    Input("members.cells", 4.0),
    Input("members.on-nulls", 2.0),
    Input("mines.members", 3.0),
    Input("mines.caches", 4.0),
    Input("mines.can-mine", 2.0),
    Input("stations"),
    Input("stations.turns-to-come", 10.0),
    Input("reach.free", 6.0),
    Input("reach.held", 6.0),
    Input("reach.mines", 4.0),
    Input("time.scorings", 2.0),
    Input("time.scoring-now"),
    Input("time.turns", 8.0),
    Input("time.wait", 1.0),
]

OTHERS: Final = [
    Input("points", 30.0),
    Input("prospects", 60.0),
    Input("second", 60.0),
    Input("crystals", 6.0),
    Input("systems", 15.0),
]
OTHERS_POINTS: Final = 0
OTHERS_PROSPECTS: Final = 1
OTHERS_SECOND: Final = 2
OTHERS_CRYSTALS: Final = 3
OTHERS_SYSTEMS: Final = 4

ACTIONS: Final = 0
PHASE: Final = 1
HAND: Final = 6
HAND_VALUE: Final = 9
BAG: Final = 10
BAG_HABITABLE: Final = 11
BAG_CACHES: Final = 12
BAG_NULLS: Final = 13
NOVA_SOONEST: Final = 14
NOVA_LATEST: Final = 15
NOVA_CHANCE: Final = 16
FREE_VALUE: Final = 17
FREE_COUNT: Final = 18
CACHES_LEFT: Final = 19
TABLE: Final = [
    Input("actions.left", 5.0, 0.25),
    *[Input(f"time.{phase}") for phase in ("normal", "scoring", "nova-placement", "extra", "final")],
    Input("tiles.hand-habitable"),
    Input("tiles.hand-mine"),
    Input("tiles.hand-other"),
    Input("tiles.hand-number", 3.0),
    Input("tiles.left", 12.0),
    Input("tiles.left-habitable", 15.0),
    Input("tiles.left-mines", 8.0),
    Input("tiles.left-nulls", 3.0),
    Input("time.supernova-soonest", 6.0),
    Input("time.supernova-latest", 6.0),
    Input("time.supernova-chance"),
    Input("board.free-value", 10.0),
    Input("board.free-systems", 3.0),
    Input("board.caches", 6.0),
]
"""Actions are those left in the own turn; what is in hand is in the hand of whoever has the turn, negative
where that is another seat."""
