"""Salvage as a title."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.decision import Procedure
from orrery.engine.effects import ChooseBranch
from orrery.engine.game import Game, Setup
from orrery.engine.windows import Poll
from tests.titles.salvage import round as phases
from tests.titles.salvage.cards import CARDS
from tests.titles.salvage.decisions import Bid, DrawCard, DrawWreck, ShowCard
from tests.titles.salvage.effects import EFFECTS, WRECKS
from tests.titles.salvage.state import EVENTS, ROUND, SOURCES, Salvage, hand_size
from tests.titles.salvage.view import SalvageView, guess_position, resample_position, view_position
from tests.titles.salvage.windows import WINDOWS


@final
class SalvageGame(Game[Salvage]):
    """Two to four crews, five rounds (T1.1)."""

    def begin(self, setup: Setup) -> Salvage:
        state = Salvage(setup.seats)
        state.push(ROUND, 0)
        return state

    def view(self, state: Salvage, seat: int) -> SalvageView:
        return view_position(state, seat)

    def guess(self, view: object, rng: Rng) -> Salvage:
        return guess_position(self, cast(SalvageView, view), rng)

    def resample(self, state: Salvage, seat: int, rng: Rng) -> None:
        resample_position(self, state, seat, rng)

    def tie_break(self, state: Salvage, seat: int) -> int:
        return hand_size(state, seat)


SALVAGE: Final = SalvageGame(
    key="salvage",
    version=1,
    seats=(2, 4),
    bound=1500,
    decisions=[
        Bid("bid", CARDS),
        DrawCard("draw-card", CARDS),
        DrawWreck("draw-wreck", WRECKS),
        ShowCard("show", CARDS),
        ChooseBranch("choose", EFFECTS),
        Poll("respond", WINDOWS),
    ],
    procedures=[
        Procedure(
            "round",
            phases.begin_round,
            phases.deal,
            phases.drift_in,
            phases.call_bids,
            phases.respond,
            phases.award,
            phases.end_round,
        ),
        Procedure("draw", phases.draw_next),
        Procedure("effect", EFFECTS.run),
        Procedure("window", WINDOWS.compel, WINDOWS.poll_all),
        Procedure("response", WINDOWS.take_aim, WINDOWS.announce, WINDOWS.carry_out),
    ],
    sources=SOURCES,
    events=EVENTS,
)
