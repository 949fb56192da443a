"""How much one client may do, and who counts as one."""

import pytest

from orrery.server.http import limits
from orrery.server.http.errors import TooManyRequests, TooManySockets
from orrery.server.http.limits import Buckets, ConnectionLimit, client_of


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(60, seconds=60.0, clock=clock)

    for _ in range(60):
        buckets.take("ann")
    with pytest.raises(TooManyRequests) as refused:
        buckets.take("ann")
    clock.now += refused.value.wait

    assert refused.value.wait == 1
    buckets.take("ann")
    with pytest.raises(TooManyRequests):
        buckets.take("ann")


def test_a_bucket_never_holds_more_than_fits() -> None:
    clock = Clock()
    buckets = Buckets(2, seconds=1.0, clock=clock)
    buckets.take("ann")
    clock.now += 3600

    buckets.take("ann")
    buckets.take("ann")
    with pytest.raises(TooManyRequests):
        buckets.take("ann")


def test_clients_do_not_share_a_bucket() -> None:
    buckets = Buckets(1, seconds=60.0, clock=Clock())

    buckets.take("ann")
    buckets.take("bob")
    with pytest.raises(TooManyRequests):
        buckets.take("ann")


def test_without_a_limit_nobody_is_refused() -> None:
    buckets, limit = Buckets(0, seconds=60.0), ConnectionLimit(0)

    for _ in range(1000):
        buckets.take("ann")
        limit.acquire("ann")

    assert limit.total == 1000


def test_not_more_clients_are_remembered_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 3)
    buckets = Buckets(5, seconds=60.0, clock=Clock())

    for name in ("ann", "bob", "cleo", "ann", "dan"):
        buckets.take(name)

    assert list(buckets.buckets) == ["cleo", "ann", "dan"]


def test_connections_are_counted_until_they_end() -> None:
    limit = ConnectionLimit(1)
    limit.acquire("ann")
    with pytest.raises(TooManySockets):
        limit.acquire("ann")
    limit.acquire("bob")
    limit.release("ann")
    limit.acquire("ann")

    assert limit.total == 2


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("testclient", "testclient", True),
    ],
)
def test_neighbours_in_one_net_are_one_client(one: str, other: str, is_same: bool) -> None:
    assert (client_of({"client": (one, 1)}) == client_of({"client": (other, 2)})) == is_same


def test_a_client_without_an_address_counts_as_one() -> None:
    assert client_of({"client": None}) == client_of({})
