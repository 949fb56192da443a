"""Generators, dealers and bags."""

import hashlib
import hmac
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import Dealer, DrawFromBag, Rng, bag_size, draw_blind, pick_weighted, total_weight
from orrery.engine.flow import CHANCE, Ask, Choices
from tests.contract.toy import AUCTION, TOLD_DREW, Auction


def choices(*items: int) -> Choices:
    made = Choices()
    for item in items:
        made.add(item)
    return made


def test_the_stream_of_a_seed_is_the_same_in_every_build() -> None:
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == [441792574, 614447336, 1644328534, 3387734806]


def test_all_of_a_long_seed_counts() -> None:
    words = {Rng(seed).word() for seed in (0, 1, 1 << 32, 1 << 64, 1 << 95)}
    assert len(words) == 5


def test_numbers_below_a_bound_are_all_reached_about_equally() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert min(counts.values()) > 850


def test_a_bound_of_two_to_the_31_stays_inside() -> None:
    rng = Rng(5)
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(100))


@pytest.mark.parametrize(("ticket", "index"), [(0, 0), (1, 0), (2, 1), (3, 2), (5, 2)])
def test_each_ticket_falls_into_the_share_of_its_option(ticket: int, index: int) -> None:
    weights = choices(2, 1, 3)
    assert total_weight(weights) == 6
    assert pick_weighted(weights, ticket) == index


def test_a_dealer_shows_the_hash_of_the_secret_first() -> None:
    assert Dealer(b"secret").promise() == hashlib.sha256(b"secret").hexdigest()


def test_a_draw_is_the_mac_of_its_number() -> None:
    mac = hmac.new(b"secret", b"7", hashlib.sha256).digest()
    assert Dealer(b"secret").ticket(7, 1000) == int.from_bytes(mac, "big") % 1000


def test_drawing_blind_empties_a_bag_kind_by_kind() -> None:
    bag, rng = vec[i64]([2, 0, 1]), Rng(3)
    assert sorted(draw_blind(bag, rng) for _ in range(3)) == [0, 0, 2]
    assert bag_size(bag) == 0


class KnownTop(DrawFromBag[Auction]):
    """The last kind is known to lie on top."""

    def bag(self, state: Auction, ask: Ask) -> vec[i64]:
        return state.bag

    def on_top(self, state: Auction, ask: Ask) -> i64:
        return 4

    def drawn(self, state: Auction, ask: Ask, kind: i64) -> None:
        state.tell(TOLD_DREW, 0, kind)


def test_a_bag_offers_each_kind_it_holds_by_how_many_there_are() -> None:
    state = AUCTION.start(AUCTION.setup(2))
    state.bag = vec[i64]([2, 0, 1, 0, 3])
    ask = AUCTION.asks(state)[0]
    assert AUCTION.options(state, ask) == [0, 2, 4]
    assert AUCTION.weights(state, ask) == [2, 1, 3]

    AUCTION.apply(state, CHANCE, 4)
    assert list(state.bag) == [2, 0, 1, 0, 2]


def test_a_card_that_is_known_to_lie_on_top_is_drawn_for_certain() -> None:
    state, ask, known = AUCTION.start(AUCTION.setup(2)), Ask(CHANCE, 0), KnownTop()
    offered, weights = Choices(), Choices()
    known.options(state, ask, offered)
    known.weights(state, ask, weights)
    assert (offered.listed(), weights.listed()) == ([4], [1])

    known.resolve(state, ask, 4)
    assert list(state.bag) == [2, 2, 2, 2, 1]
