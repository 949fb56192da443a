"""The evaluator of PULSAR 2849: points, income to come, the end, and work begun."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import CHANCE, Ask
from orrery.games.pulsar.keys import (
    DRAW_EXPLORATION,
    DRAW_SYSTEM,
    PICK_DIE,
    TURN,
    USE_DIE,
)
from orrery.games.pulsar.state import DICE, NO_DIE, UNUSED, Pulsar
from orrery.players.evaluate.evaluator import ENDING, PASSING, POINT, RESTING, Evaluator
from orrery.players.evaluate.pulsar.ending import goals_value, stations_value, table_value, tracks_value
from orrery.players.evaluate.pulsar.outlook import Outlook
from orrery.players.evaluate.pulsar.reach import Reach
from orrery.players.evaluate.pulsar.standing import headquarters_value, technologies_value
from orrery.players.evaluate.pulsar.weights import Weights
from orrery.players.evaluate.pulsar.works import works_value
