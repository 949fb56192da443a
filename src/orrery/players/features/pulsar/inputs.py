"""The inputs of PULSAR 2849 and their places, block by block.

Sums "to come" count once for each production that is left, or for each turn of the seat.
"""

from typing import Final

from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import PLACES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import SIZES
from orrery.players.features.feature_set import Input

# The terms of the hand-written evaluator, in points.
POINTS: Final = 0
TRANSMITTERS_WORTH: Final = 1
GYRODYNES_WORTH: Final = 2
TECHNOLOGIES_WORTH: Final = 3
HEADQUARTERS_WORTH: Final = 4
STATIONS_WORTH: Final = 5
GOALS_WORTH: Final = 6
TRACKS_WORTH: Final = 7
TOKENS_WORTH: Final = 8
REACH_WORTH: Final = 9
DICE_WORTH: Final = 10
DRAWS_WORTH: Final = 11
# Gyrodynes; rows are by size, small ones first.
SPINNING: Final = 12
UNDER_CONSTRUCTION: Final = 15
IN_HAND: Final = 18
CLAIMS: Final = 21
FREE_CLAIMS: Final = 22
RINGS_LEFT: Final = 23
SPIN_TO_COME: Final = 24
AWARDS: Final = 25
# Transmitters.
ONLINE: Final = 26
BEGUN: Final = 27
COSTS_LEFT: Final = 28
FORMED_DICE: Final = 29
OPEN_LINKS: Final = 30
POINTS_TO_COME: Final = 31
CUBES_TO_COME: Final = 32
# Technologies: how many of which kind, how many could be patented now, and each with its turns to come.
PATENTS: Final = 33
PURPLE: Final = 34
OPEN_PATENTS: Final = 35
TECHNOLOGY: Final = 36
# Headquarters: each project by its place, and gate runs.
PROJECT: Final = 104
RUNS_DONE: Final = 112
RUNS_OPEN: Final = 113
# Stations, cubes, tokens, dice by what they show.
STATIONS: Final = 114
KEPT_STATIONS: Final = 115
STATIONS_TIMES_TURNS: Final = 116
CUBES: Final = 117
CUBES_TIMES_TURNS: Final = 118
PLUS_MINUS: Final = 119
PLUS_TWO: Final = 120
DIE: Final = 121
BONUS_DIE: Final = 127
# Tracks: places count the counters ahead.
INITIATIVE_BEST: Final = 134
INITIATIVE_SUM: Final = 135
ENGINEERING_BEST: Final = 136
ENGINEERING_SUM: Final = 137
INITIATIVE_SPOTS: Final = 138
ENGINEERING_SPOTS: Final = 139
PENALTY: Final = 140
ENGINEERING_INCOME: Final = 141
INITIATIVE_POINTS: Final = 142
# Goals by face: how far, and whether they are met.
PROGRESS: Final = 143
MET: Final = 155
TURNS: Final = 167

BY_SIZE: Final[tuple[str, ...]] = SIZES.all()[1:]

SEAT: Final = [
    Input("points", 50.0, 1.0),
    Input("transmitters.worth", 20.0, 1.0),
    Input("gyrodynes.worth", 20.0, 1.0),
    Input("technologies.worth", 15.0, 1.0),
    Input("headquarters.worth", 5.0, 1.0),
    Input("stations.worth", 15.0, 1.0),
    Input("goals.worth", 20.0, 1.0),
    Input("tracks.worth", 10.0, 1.0),
    Input("tokens.worth", 3.0, 1.0),
    Input("reach.worth", 10.0, 1.0),
    Input("dice.worth", 10.0, 1.0),
    Input("draws.worth", 4.0, 1.0),
    *[Input(f"gyrodynes.spinning-{size}") for size in BY_SIZE],
    *[Input(f"gyrodynes.under-construction-{size}") for size in BY_SIZE],
    *[Input(f"gyrodynes.in-hand-{size}") for size in BY_SIZE],
    Input("gyrodynes.claims", 3.0),
    Input("gyrodynes.free-claims"),
    Input("gyrodynes.rings-left", 3.0),
    Input("gyrodynes.to-come", 15.0),
    Input("gyrodynes.awards"),
    Input("transmitters.online", 2.0),
    Input("transmitters.begun"),
    Input("transmitters.costs-left", 2.0),
    Input("transmitters.formed-dice"),
    Input("transmitters.open-links"),
    Input("transmitters.points-to-come", 10.0),
    Input("transmitters.cubes-to-come", 6.0),
    Input("technologies.patents", 3.0),
    Input("technologies.purple"),
    Input("technologies.open", 4.0),
    *[Input(f"technologies.{technology.key}", 3.0) for technology in TECHNOLOGIES],
    *[Input(f"headquarters.{place}") for place in PLACES],
    Input("headquarters.runs-done"),
    Input("headquarters.runs-open"),
    Input("stations.count", 5.0),
    Input("stations.kept"),
    Input("stations.times-turns", 15.0),
    Input("cubes.count", 4.0),
    Input("cubes.times-turns", 15.0),
    Input("tokens.plus-minus"),
    Input("tokens.plus-two"),
    *[Input(f"dice.{value}") for value in range(1, 7)],
    *[Input(f"dice.bonus-{value}") for value in range(7)],
    Input("tracks.initiative-best"),
    Input("tracks.initiative-sum", 2.0),
    Input("tracks.engineering-best"),
    Input("tracks.engineering-sum", 2.0),
    Input("tracks.initiative-spaces", 10.0),
    Input("tracks.engineering-spaces", 10.0),
    Input("tracks.penalty"),
    Input("tracks.engineering-cubes", 2.0),
    Input("tracks.initiative-points", 4.0),
    *[Input(f"goals.{goal.key}-progress") for goal in GOALS],
    *[Input(f"goals.{goal.key}-met") for goal in GOALS],
    Input("time.turns", 4.0),
]

OTHERS_POINTS: Final = 0
OTHERS_PROSPECTS: Final = 1
OTHERS_SECOND: Final = 2
OTHERS: Final = [Input("points", 50.0), Input("prospects", 100.0), Input("second", 100.0)]

PRODUCTIONS: Final = 0
ROW_BONUSES: Final = 1
IS_DRAFT: Final = 2
OWN_TURN: Final = 3
POOL: Final = 4
DISPLAY: Final = 10
SUPPLY: Final = 34
OPEN_AWARDS: Final = 37
UNKNOWN_SYSTEMS: Final = 43
MARKER: Final = 44

TABLE: Final = [
    Input("time.productions", 4.0),
    Input("time.row-bonuses", 8.0),
    Input("time.draft"),
    Input("time.own-turn"),
    *[Input(f"offer.die-{value}") for value in range(1, 7)],
    *[Input(f"offer.{tile.key}") for tile in TRANSMITTERS],
    *[Input(f"supply.{size}", 5.0) for size in BY_SIZE],
    *[Input(f"supply.award-{size}-{rank}") for size in BY_SIZE for rank in ("first", "second")],
    Input("map.unknown-systems", 8.0),
    Input("time.median", 6.0),
]
"""What is on offer is negative where another seat has the first choice."""
