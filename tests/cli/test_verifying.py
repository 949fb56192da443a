"""``orrery verify`` on games of a server: all that was promised is checked, and no more is claimed."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bench.load.guest import HEARD, Guest
from bench.load.host import running
from orrery.engine.notation import seal
from tests.cli.running import Orrery

BOTS = [{"kind": "bot", "bot": "random"}] * 2
GAME = {"title": "backgammon", "options": {"cube": "off"}, "seats": BOTS, "settings": {"pause": 0}}


async def played(guest: Guest, path: str, form: dict[str, Any]) -> tuple[str, str, str]:
    """A game that bots have played to its end: its id, the promise at the start, the export."""
    match = (await guest.call("POST", path, form))["id"]
    async with await guest.socket(match, -1) as socket:
        welcome = await socket.recv()
        heard = HEARD.decode(welcome)
        while (seen := heard.seen()) is None or seen.stage != "over":
            heard = HEARD.decode(await socket.recv())
    [promise] = re.findall(r'"promise":"([0-9a-f]{64})"', str(welcome))
    return match, promise, await guest.call("GET", f"/matches/{match}/export")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """Promise and export of a game, and of another one that was branched off it after 30 answers."""

    async def both() -> list[tuple[str, str]]:
        async with running(tmp_path_factory.mktemp("server"), {}) as host, Guest(host.address) as guest:
            await guest.enter("Ada")
            match, *first = await played(guest, "/matches", GAME)
            _, *second = await played(guest, f"/matches/{match}/branch", {"moment": 30, "seats": BOTS})
        return [(first[0], first[1]), (second[0], second[1])]

    return asyncio.run(both())


def test_a_finished_game_keeps_the_promise_that_was_shown_at_its_start(
    orrery: Orrery, games: list[tuple[str, str]], tmp_path: Path
) -> None:
    promise, text = games[0]
    path = tmp_path / "game.txt"
    path.write_text(text)

    assert orrery.run("verify", str(path)) == 0
    draws = text.count(" chance ")
    assert f"All {draws} draws are what the dealer's secret gives. The promise: {promise}\n" in orrery.out
    assert "earlier" not in orrery.out


def test_of_a_branch_only_its_own_draws_are_said_to_be_checked(
    orrery: Orrery, games: list[tuple[str, str]], tmp_path: Path
) -> None:
    promise, text = games[1]
    path = tmp_path / "game.txt"
    path.write_text(text)
    [earlier] = map(int, re.findall(r"^dealt from: (\d+)$", text, re.M))

    assert orrery.run("verify", str(path)) == 0
    own = text.count(" chance ") - earlier
    assert earlier > 0
    assert f"All {own} draws are what the dealer's secret gives. The promise: {promise}\n" in orrery.out
    assert f"{earlier} earlier draws belong to the game that this one was branched off" in orrery.out


@pytest.mark.parametrize("number", [0, 1])
def test_another_secret_does_not_keep_the_promise(
    orrery: Orrery, games: list[tuple[str, str]], tmp_path: Path, number: int
) -> None:
    text = games[number][1]
    forged = re.sub(r"^secret: .*$", f"secret: {'00' * 32}", text, flags=re.M)
    entries = forged.partition("\n\n")[2].count("\n") - 1
    path = tmp_path / "game.txt"
    path.write_text(seal(forged.rpartition("end ")[0], entries))

    assert orrery.run("verify", str(path)) == 2
    assert orrery.errors.split(":")[0] in ("wrong-draw", "damaged-save")
