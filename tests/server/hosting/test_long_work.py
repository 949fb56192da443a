"""Saves that take long to read keep nobody else's bots waiting, and are cut off in time."""

import asyncio
from typing import Any

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.match import Match
from orrery.engine.notation import MOST_REWINDS, write_save
from orrery.games.registry import TITLES
from orrery.players.greedy import GREEDY
from orrery.server.rooms import hub as hubs
from orrery.server.rooms.errors import TooMuchWork
from orrery.server.wire.forms import BranchForm, MatchForm, SeatForm
from orrery.server.workers.bots import BotPool
from orrery.server.workers.pool import WorkerPool
from orrery.table.settings import Settings
from orrery.table.snapshots import log_mark
from orrery.table.stage import Stage
from tests.server.hosting import trouble
from tests.server.hosting.club import ANN, BOB, Club, places, unpaced, until

pytestmark = pytest.mark.anyio

LONG_GAME = 150


def form(title: str) -> MatchForm:
    """A table at which a bot begins."""
    bot = SeatForm("bot", bot=GREEDY)
    return MatchForm(title, [bot, SeatForm("me")], {}, "", unpaced(Settings()))


def rewound_save() -> str:
    """A game that was taken back to its start by all as often as a save may say, and played on each time."""
    game = TITLES["backgammon"]
    match = Match(game, game.setup(2, {"cube": "off"}), Dealer(b"a secret"))
    rng = Rng(3)
    for number in range(MOST_REWINDS // 10):
        while len(match.live) < LONG_GAME and match.outcome() is None:
            step(match, rng)
        match.rewind(match.live[-1 - number])
    return write_save(match)


def step(match: Match[Any], rng: Rng) -> None:
    match.deal()
    if match.outcome() is None:
        seat = int(match.asks()[0].seat)
        options = match.options(seat)
        match.play(seat, options[rng.below(len(options))])


async def test_a_save_with_many_rewinds_is_opened_where_it_was_left(club: Club) -> None:
    room = await club.hub.import_save(ANN, rewound_save())

    assert room.table.stage == Stage.LOBBY
    assert room.table.opening is not None
    assert log_mark(room.table.opening.log) == log_mark(room.table.log)
    branch = await club.hub.branch(ANN, room.id, BranchForm(3, places("me bot")))
    assert len(branch.table.log) > 0


async def test_bots_answer_while_somebody_s_save_is_read(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "read_import", trouble.stuck)
    club.hub.work = work = WorkerPool(1, 60.0)
    importing = asyncio.create_task(club.hub.import_save(BOB, "a save"))
    await until(lambda: work.turns.free == 0)

    room = await club.create("connect-four", "bot me")

    await until(lambda: len(room.table.log) == 1)
    assert not importing.done()
    await work.close()
    with pytest.raises(Exception, match="gone"):
        await importing


async def test_a_save_that_takes_too_long_is_refused(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "read_import", trouble.stuck)
    club.hub.work = WorkerPool(1, 0.2)

    with pytest.raises(TooMuchWork):
        await club.hub.import_save(BOB, "a save")

    assert club.hub.rooms == {}
    await club.hub.work.close()


async def test_sixty_tables_of_one_guest_do_not_starve_the_bots_of_another(club: Club) -> None:
    """With a real process: sixty wait for it, and the one of the other is the second to be served."""
    bots = BotPool(1, 60.0)
    club.hub = club.new_hub(bots)
    await bots.turns.begin(("", ""))
    many = [await club.hub.create(ANN, form("connect-four")) for _ in range(60)]

    room = await club.hub.create(BOB, form("connect-four"))

    await until(lambda: bots.turns.waiting == 61)
    bots.turns.end()
    await until(lambda: len(room.table.log) == 1)
    assert sum(len(each.table.log) for each in many) <= 30
    await club.hub.close()
    await bots.close()
