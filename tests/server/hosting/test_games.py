"""People and bots play whole games of every title, and the store holds all of it."""

import asyncio
from pathlib import Path

import pytest

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR
from orrery.engine.notation import read_save, write_save
from orrery.games.registry import TITLES
from orrery.server.wire import commands as sent
from orrery.server.workers.bots import BotPool
from orrery.table.settings import Settings
from tests.server.hosting.club import (
    ANN,
    BOB,
    CID,
    Club,
    answer,
    listen,
    open_club,
    play_as_listener,
    until_over,
)
from tests.share import share

pytestmark = pytest.mark.anyio

PRESETS = {"cosmic": "quick"}
LONG = ("cosmic",)
"""Titles whose games take more than a minute of the interpreted rules; browsers play them there."""

PLAYED = sorted(set(TITLES).difference(share(LONG, ())))


@pytest.mark.slow
@pytest.mark.parametrize("title", PLAYED)
async def test_people_and_bots_play_to_the_end(club: Club, title: str) -> None:
    seats = ["me", "open", "bot", "bot"][: min(TITLES[title].usual, 3)]
    room = await club.create(title, " ".join(seats), Settings(pause=0.0), PRESETS.get(title, ""))
    await room.command(BOB, sent.JoinMatch())
    listeners = [
        await listen(room, person, viewer) for person, viewer in ((ANN, 0), (BOB, 1), (CID, SPECTATOR))
    ]

    await asyncio.gather(
        play_as_listener(room, ANN, listeners[0], Rng(1)),
        play_as_listener(room, BOB, listeners[1], Rng(2)),
        until_over(room),
    )

    for listener in listeners:
        first = listener.initial.update.number
        assert list(dict.fromkeys(listener.numbers)) == list(range(first + 1, room.table.number + 1))
        assert listener.last.common.result == listeners[0].last.common.result
        heard = [
            *listener.initial.update.events,
            *(event for each in listener.updates for event in each.events),
        ]
        assert len(heard) == room.table.play.match.recorder.count()
    save = room.table.archive()
    assert write_save(read_save(save, TITLES)) == save
    await club.hub.close()
    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)
    assert opened.table.archive() == save
    back = await listen(opened, ANN, 0)
    assert back.last.view == listeners[0].last.view


async def test_bots_in_worker_processes_play_to_the_end(tmp_path: Path) -> None:
    bots = BotPool(2, 20.0)
    club = await open_club(f"sqlite:///{tmp_path}/matches.db", bots=bots)
    try:
        rooms = [await club.create(title, "bot bot") for title in ("connect-four", "backgammon")]

        for room in rooms:
            await until_over(room)

        assert bots.counts["answers"] > 0
        assert bots.counts["failures"] == bots.counts["crashes"] == 0
    finally:
        await club.close()
        await bots.close()


async def test_a_person_takes_back_an_answer(club: Club) -> None:
    room = await club.create("connect-four", "me me")
    listener = await listen(room, ANN, 0)
    await answer(room, ANN, 0, 3)

    await room.command(ANN, sent.Undo(seat=0))

    assert listener.last.question is not None
    assert listener.last.events == ((-1, 0, -1, -1, -1),), "no number of the log is told"
