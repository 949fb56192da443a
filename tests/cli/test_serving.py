"""The command ``serve`` as a process: where it listens, what it says, how it ends."""

import asyncio
import os
import re
import resource
import socket
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bench.load.guest import Guest
from bench.load.host import Host, NotReady, start
from orrery.server.host.secret import read_secret
from orrery.server.host.serve import GRACE, address, has_display
from orrery.server.host.settings import BadConfig, ServerSettings

Work = Callable[[Host, Guest], Awaitable[None]]


def with_server(home: Path, work: Work, **settings: str) -> int:
    """Start a server, do some work with it, and return the exit status after SIGTERM."""

    async def whole() -> int:
        host = await start(home, settings, home / "server.log")
        try:
            async with Guest(host.address) as guest:
                await work(host, guest)
            return await host.stop()
        finally:
            await host.kill()

    return asyncio.run(whole())


def refusal(home: Path, **settings: str) -> str:
    """What a server that can't begin says at the end."""
    with pytest.raises(NotReady) as caught:
        asyncio.run(start(home, settings, home / "server.log"))
    return str(caught.value)


def test_a_server_prints_its_address_and_its_rules_and_ends_tidily(tmp_path: Path) -> None:
    async def look(host: Host, guest: Guest) -> None:
        health = await guest.call("GET", "/health")
        assert (health["status"], health["rules"]) == ("ok", host.rules)

    assert with_server(tmp_path, look) == 0
    assert {"server.secret", "server.sqlite"} <= {path.name for path in tmp_path.iterdir()}
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_a_stop_does_not_wait_for_those_who_keep_a_socket_open(tmp_path: Path) -> None:
    async def sit(host: Host, guest: Guest) -> None:
        await guest.enter("Ada")
        form = {"title": "connect-four", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        match = (await guest.call("POST", "/matches", form))["id"]
        async with await guest.socket(match, 0) as open_socket:
            await open_socket.recv()
            async with asyncio.timeout(GRACE):
                assert await host.stop() == 0

    assert with_server(tmp_path, sit) == 0
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_the_log_does_not_tell_keys_even_where_it_tells_most(tmp_path: Path) -> None:
    keys: list[str] = []

    async def watch(host: Host, guest: Guest) -> None:
        await guest.enter("Ada")
        form = {"title": "connect-four", "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
        card = await guest.call("POST", "/matches", form)
        keys.append(card["key"])
        async with await guest.socket(card["id"], 0, key=card["key"]) as open_socket:
            await open_socket.recv()
        await guest.call("GET", f"/matches/{card['id']}?key={card['key']}")

    assert with_server(tmp_path, watch, log_level="debug") == 0
    assert keys[0]
    assert keys[0] not in (tmp_path / "server.log").read_text()


def test_a_session_outlives_a_restart(tmp_path: Path) -> None:
    cookies: dict[str, str] = {}

    async def enter(host: Host, guest: Guest) -> None:
        await guest.enter("Ada")
        cookies.update(guest.http.cookies)

    async def come_back(host: Host, guest: Guest) -> None:
        guest.http.cookies.update(cookies)
        assert (await guest.call("GET", "/me"))["name"] == "Ada"

    assert with_server(tmp_path, enter) == 0
    assert with_server(tmp_path, come_back) == 0


def test_a_port_in_use_is_refused_with_a_code(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = refusal(tmp_path, port=str(taken.getsockname()[1]))
    assert said.startswith("cannot-listen: ")
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("host", "no such host", "cannot-listen"),
        ("host", "192.0.2.1", "cannot-listen"),
        ("store", "sqlite:////dev/null/games", "store-unavailable"),
        ("store", "postgresql://127.0.0.1:9/games", "store-unavailable"),
        ("secret_file", "/dev/null/secret", "bad-config"),
    ],
)
def test_a_server_that_cannot_begin_says_why_with_a_code(
    tmp_path: Path, field: str, value: str, code: str
) -> None:
    said = refusal(tmp_path, **{field: value})
    assert said.startswith(f"{code}: ")
    assert "Traceback" not in said


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret"
    secret = read_secret(path)

    assert len(secret) == 32
    assert read_secret(path) == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listdir(path.parent) == ["secret"]


@pytest.mark.parametrize("text", ["", "00ff", "zz" * 32, "ä" * 64])
def test_a_secret_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "secret"
    path.write_text(text)
    with pytest.raises(BadConfig, match=re.escape(str(path))):
        read_secret(path)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (ServerSettings(), "http://127.0.0.1:80"),
        (ServerSettings(host="0.0.0.0"), "http://localhost:80"),
        (ServerSettings(host="::1"), "http://[::1]:80"),
        (ServerSettings(public_url="https://play.example.org/"), "https://play.example.org"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(settings: ServerSettings, expected: str) -> None:
    assert address(settings, 80) == expected


def test_a_server_may_have_as_many_sockets_as_the_system_grants(tmp_path: Path) -> None:
    few = (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1])

    async def look(host: Host, guest: Guest) -> None:
        assert resource.prlimit(host.pid, resource.RLIMIT_NOFILE)[0] > few[0]

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, few)
    try:
        assert with_server(tmp_path, look) == 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize(
    ("platform", "env", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, False),
        ("win32", {}, True),
    ],
)
def test_a_browser_opens_only_where_somebody_can_see_it(
    platform: str, env: dict[str, str], expected: bool
) -> None:
    assert has_display(platform, env) is expected
