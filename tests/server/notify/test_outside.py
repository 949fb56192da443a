"""What the server may talk to outside, and how little it lets itself be drawn into."""

from ipaddress import ip_address
from pathlib import Path

import pytest

from orrery.server.notify.endpoints import LONGEST, endpoint_of, is_public
from orrery.server.notify.outside import NotPublic, Outside, resolve
from tests.server.notify.stand_in import HOST, PUBLIC, Names, StandIn, Way, outside_at, standing_in

pytestmark = pytest.mark.anyio

URL = f"https://{HOST}/send/one"
PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "4000::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_of_the_internet_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://push.example.org/send",
        "https://push.example.org:8443/send",
        "https://push.example.org:x/send",
        "https://ann:word@push.example.org/send",
        "https://push.example.org@localhost/send",
        "https://localhost/send",
        "https://intranet/send",
        "https://127.0.0.1/send",
        "https://[::1]/send",
        "https://[::ffff:10.0.0.1]/send",
        "https://[::1/send",
        "https:///send",
        "https://push.exa\tmple.org/send",
        "https://push.example.org/a b",
        "https://push.пример.org/send",
        "https://push.example.org/" + "a" * LONGEST,
        "ftp://push.example.org/send",
    ],
)
def test_only_https_on_its_own_port_is_asked(url: str) -> None:
    assert endpoint_of(url) is None


def test_a_fragment_is_not_sent() -> None:
    assert endpoint_of(f"{URL}?a=b#c") == (f"{URL}?a=b", HOST)


async def test_a_post_goes_to_the_address_under_the_name(stand_in: StandIn, tmp_path: Path) -> None:
    outside, way = outside_at(stand_in, tmp_path)

    status = await outside.post(f"{URL}?a=b", {"ttl": "5"}, b"sealed")

    [request] = stand_in.received
    assert (status, way.taken) == (201, [(PUBLIC, 443)])
    assert (request.line, request.body) == ("POST /send/one?a=b HTTP/1.1", b"sealed")
    assert (request.headers["host"], request.headers["ttl"]) == (HOST, "5")


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_of_a_private_address_is_not_asked(address: str) -> None:
    way = Way(0)
    outside = Outside(Names([address]), way)

    with pytest.raises(NotPublic):
        await outside.post(URL, {}, b"sealed")

    assert way.taken == []


async def test_an_address_that_may_not_be_asked_is_refused_before_its_name_is_looked_up() -> None:
    names = Names([PUBLIC])

    with pytest.raises(NotPublic):
        await Outside(names, Way(0)).post(f"http://{HOST}/send", {}, b"sealed")

    assert names.asked == []


@pytest.mark.parametrize("found", [[PUBLIC, "127.0.0.1"], []], ids=["among-others", "nothing"])
async def test_one_private_address_is_enough_to_refuse_and_so_is_none_at_all(found: list[str]) -> None:
    way = Way(0)

    with pytest.raises(NotPublic):
        await Outside(Names(found), way).post(URL, {}, b"sealed")

    assert way.taken == []


async def test_a_name_that_turns_private_is_connected_to_as_it_was_checked(
    stand_in: StandIn, tmp_path: Path
) -> None:
    names = Names([PUBLIC], ["127.0.0.1"])
    outside, way = outside_at(stand_in, tmp_path, names)

    assert await outside.post(URL, {}, b"sealed") == 201
    assert (names.asked, way.taken) == ([HOST], [(PUBLIC, 443)])

    with pytest.raises(NotPublic):
        await outside.post(URL, {}, b"sealed")
    assert way.taken == [(PUBLIC, 443)]


async def test_the_next_address_is_tried_where_nobody_answers(stand_in: StandIn, tmp_path: Path) -> None:
    way = Way(stand_in.port, dead=["1.1.1.1"])
    outside, _ = outside_at(stand_in, tmp_path, Names(["1.1.1.1", PUBLIC]), way=way)

    assert await outside.post(URL, {}, b"sealed") == 201
    assert [host for host, _ in way.taken] == ["1.1.1.1", PUBLIC]


async def test_no_more_than_three_addresses_are_tried(stand_in: StandIn, tmp_path: Path) -> None:
    dead = ["1.1.1.1", "1.0.0.1", "8.8.8.8", "8.8.4.4"]
    way = Way(stand_in.port, dead)
    outside, _ = outside_at(stand_in, tmp_path, Names(dead), way=way)

    with pytest.raises(ConnectionError):
        await outside.post(URL, {}, b"sealed")

    assert [host for host, _ in way.taken] == dead[:3]


async def test_redirects_are_not_followed(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.reply = (
        b"HTTP/1.1 307 Later\r\nlocation: https://other.example.org/\r\ncontent-length: 0\r\n\r\n"
    )
    outside, way = outside_at(stand_in, tmp_path)

    assert await outside.post(URL, {}, b"sealed") == 307
    assert len(way.taken) == len(stand_in.received) == 1


async def test_the_body_of_a_reply_is_not_read(stand_in: StandIn, tmp_path: Path) -> None:
    huge = 200_000_000
    stand_in.reply = f"HTTP/1.1 201 Created\r\ncontent-length: {huge}\r\n\r\n".encode() + bytes(huge)
    outside, _ = outside_at(stand_in, tmp_path)

    assert await outside.post(URL, {}, b"sealed") == 201
    assert stand_in.spoken < huge / 4


async def test_an_endless_head_is_no_reply(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.reply = b"HTTP/1.1 201 Created\r\n" + b"x-more: of the same\r\n" * 1_000_000
    outside, _ = outside_at(stand_in, tmp_path)

    with pytest.raises(ConnectionError):
        await outside.post(URL, {}, b"sealed")


async def test_a_service_that_does_not_answer_is_given_up(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.reply = None
    outside, _ = outside_at(stand_in, tmp_path, seconds=0.2)

    with pytest.raises(TimeoutError):
        await outside.post(URL, {}, b"sealed")


async def test_what_is_not_http_is_no_reply(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.reply = b"220 ready when you are\r\n"
    outside, _ = outside_at(stand_in, tmp_path)

    with pytest.raises(ConnectionError):
        await outside.post(URL, {}, b"sealed")


async def test_the_certificate_has_to_be_that_of_the_name(tmp_path: Path) -> None:
    async with standing_in(tmp_path, "other.example.org") as stranger:
        outside, _ = outside_at(stranger, tmp_path)

        with pytest.raises(ConnectionError, match=r"(?i)certificate"):
            await outside.post(URL, {}, b"sealed")

        assert stranger.received == []


async def test_the_certificate_has_to_be_trusted(stand_in: StandIn) -> None:
    outside = Outside(Names([PUBLIC]), Way(stand_in.port))

    with pytest.raises(ConnectionError):
        await outside.post(URL, {}, b"sealed")

    assert stand_in.received == []


async def test_this_machine_is_found_and_refused() -> None:
    way = Way(0)

    with pytest.raises(NotPublic):
        await Outside(lambda host, port: resolve("localhost", port), way).post(URL, {}, b"sealed")

    assert way.taken == []
