"""Salvage as a title."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.decision import Procedure
from orrery.engine.effects import ChooseBranch
from orrery.engine.facts import Fact
from orrery.engine.game import Game, Setup
from orrery.engine.windows import Poll
from tests.titles.salvage import keys
from tests.titles.salvage import round as phases
from tests.titles.salvage.cards import CARDS
from tests.titles.salvage.decisions import Bid, DrawCard, DrawWreck, ShowCard
from tests.titles.salvage.effects import EFFECTS, WRECKS
from tests.titles.salvage.position import facts_of
from tests.titles.salvage.state import Salvage, hand_size
from tests.titles.salvage.view import SalvageView, guess_position, resample_position, view_position
from tests.titles.salvage.windows import WINDOWS


@final
class SalvageGame(Game[Salvage]):
    """Two to four crews, five rounds (T1.1)."""

    def begin(self, setup: Setup) -> Salvage:
        state = Salvage(setup.seats)
        state.push(keys.ROUND, 0)
        return state

    def view(self, state: Salvage, seat: int) -> SalvageView:
        return view_position(state, seat)

    def guess(self, view: object, rng: Rng) -> Salvage:
        return guess_position(self, cast(SalvageView, view), rng)

    def resample(self, state: Salvage, seat: int, rng: Rng) -> None:
        resample_position(self, state, seat, rng)

    def facts(self, setup: Setup) -> list[Fact[Salvage]]:
        return facts_of(setup.seats)

    def tie_break(self, state: Salvage, seat: int) -> int:
        return hand_size(state, seat)


SALVAGE: Final = SalvageGame(
    key="salvage",
    version=1,
    seats=(2, 4),
    bound=1500,
    decisions=keys.DECISIONS.lay_out(
        {
            keys.BID: Bid(CARDS),
            keys.DRAW_CARD: DrawCard(CARDS),
            keys.DRAW_WRECK: DrawWreck(WRECKS),
            keys.SHOW: ShowCard(CARDS),
            keys.CHOOSE: ChooseBranch(EFFECTS),
            keys.RESPOND: Poll(WINDOWS),
        }
    ),
    procedures=keys.PROCEDURES.lay_out(
        {
            keys.ROUND: phases.ROUND_STEPS,
            keys.DRAW: Procedure(phases.draw_next),
            keys.EFFECT: Procedure(EFFECTS.run),
            keys.WINDOW: Procedure(WINDOWS.compel, WINDOWS.poll_all),
            keys.RESPONSE: Procedure(WINDOWS.take_aim, WINDOWS.announce, WINDOWS.carry_out),
        }
    ),
    sources=keys.SOURCES.all(),
    events=keys.EVENTS.all(),
    hides=1,
)
