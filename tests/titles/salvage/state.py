"""A position of salvage, and what its verbs do to cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.events import audience
from orrery.engine.flow import State
from tests.titles.salvage.cards import DECK, KINDS, VALUES
from tests.titles.salvage.keys import SOURCES, TOLD_DREW, TOLD_SHOWED

ROUNDS: Final = 5
NO_SHIP: Final = -1
NO_WRECK: Final = -1


@final
class Salvage(State):
    """Cards are counts by kind, in rows of ``KINDS`` per seat: nobody can tell in which order they came.

    ``hands`` are secret, and so is what is left in the ``bag``; all else is public. ``shown`` is the
    part of each hand that everybody knows. ``owned`` and ``used`` hold one bit per wreck and per
    response for each seat; ``boosts`` and ``doubled`` are what responses did to the bids of the round.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats=seats, sources=len(SOURCES))
        self.round: i64 = 0
        self.wreck: i64 = NO_WRECK
        self.bag: vec[i64] = vec[i64](DECK)
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        self.adrift: vec[i64] = vec[i64]([1] * len(VALUES))
        self.hands: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.shown: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.owned: vec[i64] = vec[i64]([0] * seats)
        self.used: vec[i64] = vec[i64]([0] * seats)
        self.bids: vec[i64] = vec[i64]([NO_SHIP] * seats)
        self.boosts: vec[i64] = vec[i64]([0] * seats)
        self.doubled: vec[i64] = vec[i64]([0] * seats)

    def clone(self) -> "Salvage":
        twin = Salvage.__new__(Salvage)
        self.copy_flow(twin)
        twin.round = self.round
        twin.wreck = self.wreck
        twin.bag = self.bag[:]
        twin.discards = self.discards[:]
        twin.adrift = self.adrift[:]
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.owned = self.owned[:]
        twin.used = self.used[:]
        twin.bids = self.bids[:]
        twin.boosts = self.boosts[:]
        twin.doubled = self.doubled[:]
        return twin

    def take_bid(self, seat: i64) -> i64:
        """The ship of a bid, which from now on has to lie elsewhere: no card is ever in two places."""
        ship = self.bids[seat]
        self.bids[seat] = NO_SHIP
        return ship


def order(state: Salvage) -> list[int]:
    """All seats, the one with the lead first (T1.2)."""
    return [(state.round + turn) % state.seats for turn in range(state.seats)]


def held(state: Salvage, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a crew holds."""
    return state.hands[seat * KINDS + kind]


def hand_size(state: Salvage, seat: i64) -> i64:
    return _count(state.hands, seat)


def unseen(state: Salvage, seat: i64) -> i64:
    """How many cards of a hand the others don't know."""
    return _count(state.hands, seat) - _count(state.shown, seat)


def _count(rows: vec[i64], seat: i64) -> i64:
    total: i64 = 0
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        total += rows[at]
    return total


def draw(state: Salvage, seat: i64, kind: i64) -> None:
    """A card comes into a hand; only its owner sees which (T2.2)."""
    state.hands[seat * KINDS + kind] += 1
    state.tell(TOLD_DREW, seat, hand_size(state, seat), kind, to=audience(seat), public=1)


def show(state: Salvage, seat: i64, kind: i64) -> None:
    """Everybody sees a card, which stays where it is (T2.4)."""
    state.shown[seat * KINDS + kind] += 1
    state.tell(TOLD_SHOWED, seat, kind)
    state.reveal()


def lay_down(state: Salvage, seat: i64, kind: i64) -> None:
    """A card leaves a hand for all to see; of equal cards it is the one that was known."""
    at: i64 = seat * KINDS + kind
    state.hands[at] -= 1
    state.shown[at] = max(0, state.shown[at] - 1)
    state.reveal()


def take_back(state: Salvage, seat: i64, kind: i64) -> None:
    """A card that lies open goes into a hand and stays known (T2.4)."""
    state.hands[seat * KINDS + kind] += 1
    state.shown[seat * KINDS + kind] += 1
