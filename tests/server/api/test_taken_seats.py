"""Attempts to get at a hidden hand of somebody who is away, at a real server."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from orrery.server.host.settings import ServerSettings
from tests.server.api.running import Guest, guest, running

NAMES = ("Ann", "Bob", "Cid", "Dan")


@pytest.fixture
def people(tmp_path: Path) -> Iterator[list[Guest]]:
    with ExitStack() as stack:
        port = stack.enter_context(running(ServerSettings(home=str(tmp_path))))
        yield [stack.enter_context(guest(port, name)) for name in NAMES]


def refusal(person: Guest, match: str, do: str, **facts: object) -> str:
    """The code with which a command is refused."""
    return str(person.post(f"/matches/{match}/commands", json={"do": do, **facts}).json()["code"])


def test_nobody_gets_the_hand_of_who_is_away_but_a_stranger_whom_all_present_admit(
    people: list[Guest],
) -> None:
    ann, bob, cid, dan = people
    match = ann.create("me", "open", "open", title="cosmic", settings={"windows": "untimed"})
    for seat, person in ((1, bob), (2, cid)):
        person.post(f"/matches/{match}/join", json={"seat": seat}).raise_for_status()
    with ann.raw(match, 0) as raw, bob.raw(match, 1) as other:
        for socket in (raw, other):
            assert socket.message()["update"]["stage"] == "running"
        cid.command(match, "leave", seat=2)

        assert refusal(ann, match, "offer-seat", seat=2) == "needs-consent"
        assert refusal(ann, match, "join", seat=2) == "seat-taken"
        assert refusal(bob, match, "ask-for-seat", seat=2) == "has-seen"
        dan.command(match, "ask-for-seat", seat=2)
        ann.command(match, "admit", seat=0, welcome=True)
        assert refusal(dan, match, "leave", seat=2) == "not-seated"
        bob.command(match, "admit", seat=1, welcome=True)
        dan.command(match, "leave", seat=2)
        cid.command(match, "ask-for-seat", seat=2)
