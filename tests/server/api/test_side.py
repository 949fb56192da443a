"""What a server tells beside the game: figures for its host, names it answers to, one reading of a call."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.settings import ServerSettings
from orrery.server.http.errors import WrongHost
from orrery.server.http.hosts import Hosts
from tests.server.api.running import Guest, guest, running
from tests.server.api.visitor import API, ME, METRICS_TOKEN, PATIENCE, Visitor

WIDE = 2**70


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with running(ServerSettings(home=str(tmp_path_factory.mktemp("server")), requests_per_minute=0)) as port:
        yield port


@pytest.fixture
def bert(port: int) -> Iterator[Guest]:
    with guest(port, "Bert") as client:
        yield client


@pytest.mark.parametrize("token", ["", "Bearer ", "Bearer wrong", f"Basic {METRICS_TOKEN}", METRICS_TOKEN])
def test_strangers_are_told_no_figures(stranger: Visitor, token: str) -> None:
    reply = stranger.get("/metrics", headers={"authorization": token} if token else {})

    assert (reply.status_code, reply.json()["code"]) == (403, "metrics-hidden")


def test_the_token_opens_the_figures(stranger: Visitor) -> None:
    assert "orrery_hub_rooms" in stranger.metrics()


def test_the_machine_itself_may_look_but_not_who_comes_through_a_proxy_on_it(bert: Guest) -> None:
    assert bert.get("/metrics").status_code == 200

    for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert bert.get("/metrics", headers={name: "203.0.113.5"}).status_code == 403


def test_the_figures_do_not_tell_what_an_opponent_does(bert: Guest) -> None:
    """One who hosts the server and plays there reads them before and after a secret act of the other."""
    match = bert.create("me", "me")
    order = {"decision": "drop", "choice": 3}
    with bert.raw(match, 0) as socket:
        assert socket.message()["type"] == "welcome"
        before = bert.get("/metrics").text

        bert.command(match, "order", seat=1, order=order)

        assert bert.get("/metrics").text == before


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "LocalHost.", "127.0.0.1:2849", "192.168.1.7", "[::1]:80", ""]
)
def test_addresses_and_names_of_the_machine_are_answered_to(host: str) -> None:
    Hosts(ServerSettings()).check(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:2849", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_other_names_are_not(host: str) -> None:
    with pytest.raises(WrongHost):
        Hosts(ServerSettings()).check(host)


@pytest.mark.parametrize("host", ["play.example.org", "table.club", "other.club:81"])
def test_names_that_the_host_has_chosen_are_answered_to(host: str) -> None:
    chosen = ServerSettings(public_url="https://play.example.org", host_names="table.club, Other.club")

    Hosts(chosen).check(host)


def test_a_page_whose_own_name_leads_here_gets_nothing(client: TestClient[Any], ann: Visitor) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example", "sec-fetch-site": "same-origin"}

    for path in ("/", f"{API}/me", f"{API}/matches"):
        reply = client.get(path, headers=ann.headers(headers))
        assert (reply.status_code, reply.json()["code"]) == (421, "wrong-host")


def test_nor_a_socket(bert: Guest) -> None:
    match = bert.create("me", "me")
    cookie = "; ".join(f"{name}={value}" for name, value in bert.cookies.items())
    path = f"{API}/matches/{match}/socket?viewer=0"
    head = {
        "host": "evil.example",
        "cookie": cookie,
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }

    assert bert.get(f"http://127.0.0.1:{bert.port}{path}", headers=head, timeout=PATIENCE).status_code == 403


@pytest.mark.parametrize("second", ["Bearer x", "Basic x", ""])
def test_two_authorizations_are_none(port: int, bert: Guest, second: str) -> None:
    """One layer would see a program, whose origin is not checked, and another one a session."""
    headers = [("authorization", "Bearer x"), ("authorization", second), ("origin", "http://evil.example")]

    reply = bert.patch("/me", json={"name": "Eve"}, headers=headers)

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    assert bert.get("/me").json()["name"] == "Bert"


@pytest.mark.parametrize(
    "order", [{"choice": WIDE}, {"choice": -WIDE}, {"at": [1, WIDE]}, {"but": [-WIDE]}, {"choice": 2**63}]
)
def test_an_order_with_numbers_that_nobody_can_count_with_is_refused(
    ann: Visitor, order: dict[str, Any]
) -> None:
    match = ann.create(ME, ME)["id"]
    with ann.sit(match, 0) as seat:
        assert seat.ask("order", seat=0, order={"decision": "drop", **order})["code"] == "bad-order"
        assert seat.answer(3)["type"] == "done"
