"""How a position of salvage is written down: cards and wrecks by name."""

from mypy_extensions import i64

from orrery.engine.facts import Bits, Count, Fact, Word
from tests.titles.salvage.cards import CARDS, DECK, KINDS
from tests.titles.salvage.effects import WRECKS
from tests.titles.salvage.state import NO_WRECK, Salvage


def fill_bag(state: Salvage) -> None:
    """What nobody holds and what is not discarded is in the bag."""
    for kind in range(i64(KINDS)):
        state.bag[kind] = DECK[kind] - state.discards[kind]
        for seat in range(state.seats):
            state.bag[kind] -= state.hands[seat * KINDS + kind]


def facts_of(seats: int) -> list[Fact[Salvage]]:
    crews = tuple(str(seat) for seat in range(seats))
    return [
        Fact("wreck", Word(WRECKS, {NO_WRECK: "none"})),
        Fact("adrift", Count(1), WRECKS),
        Fact("owned", Bits(WRECKS), crews),
        Fact("hands", Count(99), CARDS, crews),
        Fact("discards", Count(99), CARDS),
        Fact("bag", Count(99), CARDS, derive=fill_bag),
    ]
