"""What crews and CHANCE are asked."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import DrawFromBag
from orrery.engine.decision import Decision, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from tests.titles.salvage.cards import CARDS, KINDS, SHIPS
from tests.titles.salvage.keys import TOLD_BID, TOLD_DRIFTED_IN
from tests.titles.salvage.state import Salvage, draw, held, lay_down, show


@final
class Bid(Decision[Salvage]):
    """One ship or nothing, in secret; a ship stays in the hand until all have bid (T3.1)."""

    def size(self, state: Salvage) -> i64:
        return KINDS

    def options(self, state: Salvage, ask: Ask, out: Choices) -> None:
        out.add(PASS)
        for kind in range(i64(SHIPS)):
            if held(state, ask.seat, kind) > 0:
                out.add(kind)

    def resolve(self, state: Salvage, ask: Ask, choice: i64) -> None:
        state.tell(TOLD_BID, ask.seat, choice)
        if choice != PASS:
            lay_down(state, ask.seat, choice)
            state.bids[ask.seat] = choice

    def refused(self, state: Salvage, ask: Ask) -> list[Refusal]:
        return [Refusal(kind, "T3.2") for kind in range(SHIPS, KINDS) if held(state, ask.seat, kind) > 0]


@final
class DrawCard(DrawFromBag[Salvage]):
    """A card for the crew that ``x`` of the question names (T2.1)."""

    def bag(self, state: Salvage, ask: Ask) -> vec[i64]:
        return state.bag

    def drawn(self, state: Salvage, ask: Ask, kind: i64) -> None:
        draw(state, ask.x, kind)


@final
class DrawWreck(DrawFromBag[Salvage]):
    """The next wreck drifts in (T3.1)."""

    def bag(self, state: Salvage, ask: Ask) -> vec[i64]:
        return state.adrift

    def drawn(self, state: Salvage, ask: Ask, kind: i64) -> None:
        state.wreck = kind
        state.tell(TOLD_DRIFTED_IN, ask.seat, kind)


@final
class ShowCard(Decision[Salvage]):
    """Which card of the hand everybody sees; not one that is known already (T6.3)."""

    def size(self, state: Salvage) -> i64:
        return len(CARDS)

    def options(self, state: Salvage, ask: Ask, out: Choices) -> None:
        for kind in range(i64(KINDS)):
            if held(state, ask.seat, kind) > state.shown[ask.seat * KINDS + kind]:
                out.add(kind)

    def resolve(self, state: Salvage, ask: Ask, choice: i64) -> None:
        show(state, ask.seat, choice)
