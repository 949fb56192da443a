"""Links to hand on: who can open them, and the code for the camera of a phone."""

import pytest

from orrery.server.host import reach
from orrery.server.host.reach import network_address, qr_rows, reachable
from orrery.server.host.serve import invitation
from orrery.server.host.settings import ServerSettings
from tests.server.api.visitor import Visitor

HOME = "http://localhost:2849"
TABLE = "/t/abcdefabcdef#key"
FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
"""The mark in three corners of every QR code."""


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_host", lambda: "10.1.2.3")


@pytest.mark.parametrize(
    ("settings", "origin", "expected"),
    [
        (ServerSettings(), HOME, ("here", HOME)),
        (ServerSettings(), "http://127.0.0.1:2849", ("here", "http://127.0.0.1:2849")),
        (ServerSettings(), "http://[::1]:2849", ("here", "http://[::1]:2849")),
        (ServerSettings(share=True), HOME, ("network", "http://10.1.2.3:2849")),
        (ServerSettings(share=True), "http://localhost", ("network", "http://10.1.2.3:80")),
        (ServerSettings(host="0.0.0.0"), HOME, ("network", "http://10.1.2.3:2849")),
        (ServerSettings(host="10.9.9.9"), HOME, ("network", "http://10.9.9.9:2849")),
        (ServerSettings(share=True, host="::1"), HOME, ("here", HOME)),
        (ServerSettings(), "https://play.example.org", ("public", "https://play.example.org")),
        (
            ServerSettings(public_url="https://play.example.org/"),
            HOME,
            ("public", "https://play.example.org"),
        ),
    ],
)
def test_the_link_that_works_from_elsewhere(
    settings: ServerSettings, origin: str, expected: tuple[str, str]
) -> None:
    who, link = expected
    assert reachable(settings, origin + TABLE) == (who, link + TABLE)


def test_without_a_network_nobody_else_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_host", lambda: "")

    assert network_address(ServerSettings(share=True), 2849) == ""
    assert reachable(ServerSettings(share=True), HOME + TABLE)[0] == "here"
    assert "no network" in invitation(ServerSettings(share=True), 2849, is_terminal=True)[0]


def test_the_terminal_shows_the_address_and_its_code() -> None:
    told, *code = invitation(ServerSettings(share=True), 2849, is_terminal=True)

    assert told == "Others in your network: http://10.1.2.3:2849"
    assert len(code) > 10
    assert len({len(line) for line in code}) == 1
    assert invitation(ServerSettings(share=True), 2849, is_terminal=False) == [told]
    assert "--share" in invitation(ServerSettings(), 2849, is_terminal=True)[0]
    assert invitation(ServerSettings(public_url="https://play.example.org"), 2849, is_terminal=True) == []


def test_a_code_is_a_square_with_a_mark_in_three_corners() -> None:
    rows = qr_rows(HOME + TABLE)

    assert {len(row) for row in rows} == {len(rows)}
    assert [row[:7] for row in rows[:7]] == FINDER
    assert [row[-7:] for row in rows[:7]] == FINDER
    assert [row[:7] for row in rows[-7:]] == FINDER


def test_a_table_on_this_machine_only_has_no_code(stranger: Visitor) -> None:
    made = stranger.post("/invitations", {"link": HOME + TABLE}).json()

    assert made == {"reach": "here", "link": HOME + TABLE, "code": []}


def test_an_address_from_elsewhere_is_drawn_as_it_is(stranger: Visitor) -> None:
    link = "https://play.example.org/me#a-key_1.x"

    made = stranger.post("/invitations", {"link": link}).json()

    assert made == {"reach": "public", "link": link, "code": qr_rows(link)}


@pytest.mark.parametrize(
    "link",
    [
        "javascript:alert(1)",
        "http://evil.example.org/phish",
        "http://localhost/t/abcdefabcdef?x=1",
        "http://a@b/t/abcdefabcdef",
        "http://[1:2]/t/abcdefabcdef",
        "http://localhost:65536/t/abcdefabcdef",
        "http://localhost/t/abcdefabcdef#" + "x" * 201,
        "",
    ],
)
def test_only_links_to_tables_and_people_are_drawn(stranger: Visitor, link: str) -> None:
    reply = stranger.post("/invitations", {"link": link})

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
