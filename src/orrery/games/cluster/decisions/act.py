"""What a seat does next with its action points."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import Acts
from orrery.games.cluster.actions.build import BUILD
from orrery.games.cluster.actions.colonise import COLONISE
from orrery.games.cluster.actions.end import END
from orrery.games.cluster.actions.mine import MINE
from orrery.games.cluster.actions.move import STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER
from orrery.games.cluster.actions.station import STATION
from orrery.games.cluster.actions.trade import TRADE
from orrery.games.cluster.state import Cluster


@final
class Act(Acts[Cluster]):
    """One action at a time, in any order, as long as points last; a seat may stop early (G4.9)."""

    def ends_turn(self, choice: i64) -> bool:
        return choice == END.first


ACTS: Final = Act(
    [STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER, MINE, BUILD, COLONISE, STATION, TRADE, END]
)
"""The numbering of the answers follows this order."""
