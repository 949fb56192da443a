"""Playing on from a moment of another match, and games that come as a text."""

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import BadSetup, DamagedSave, WrongDraw
from orrery.engine.match import Match
from orrery.engine.notation import read_save, seal, write_save
from orrery.games.registry import TITLES
from orrery.server.rooms.errors import NoSuchMatch
from orrery.server.rooms.room import Room
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import BranchForm
from orrery.table.errors import BadMoment, NotOver
from orrery.table.moments import draws, live_entries, moments
from orrery.table.stage import Stage
from tests.contract.walks import answer_randomly
from tests.server.hosting.club import ANN, BOB, Club, answer, listen, places, play_out, until_over

pytestmark = pytest.mark.anyio


async def finished_backgammon(club: Club) -> Room:
    room = await club.create("backgammon", "bot bot", cube="off")
    await until_over(room)
    return room


def token(line: str) -> str:
    return line.split(" ")[-1]


async def test_a_branch_keeps_what_was_answered_before_its_moment(club: Club) -> None:
    parent = await club.pair()
    await play_out(parent, ANN, BOB)

    room = await club.hub.branch(ANN, parent.id, BranchForm(3, places("me me")))

    assert [entry.choice for entry in room.table.log] == [0, 1, 0]
    assert room.record.branch == (parent.id, 3)
    assert room.table.question_of(1) is not None
    await answer(room, ANN, 1, 5)
    assert len(parent.table.log) == 7


async def test_a_branch_has_a_dealer_of_its_own_for_what_follows(club: Club) -> None:
    parent = await finished_backgammon(club)
    found = moments(live_entries(parent.table.log))
    middle = len(found) // 2

    room = await club.hub.branch(ANN, parent.id, BranchForm(middle, places("bot bot")))
    await until_over(room)

    kept = parent.table.log[: found[middle]]
    assert room.record.dealt_from == draws(kept) > 0
    assert room.record.secret != parent.record.secret
    save = room.table.archive()
    assert f"dealt from: {room.record.dealt_from}" in save
    read_save(save, TITLES)


async def test_a_changed_draw_of_a_branch_is_found_out(club: Club) -> None:
    parent = await finished_backgammon(club)
    room = await club.hub.branch(ANN, parent.id, BranchForm(4, places("bot bot")))
    await until_over(room)
    lines = room.table.archive().split("\n")
    rolls = [number for number, line in enumerate(lines) if " chance roll " in line]
    last, other = rolls[-1], next(roll for roll in rolls if token(lines[roll]) != token(lines[rolls[-1]]))
    lines[last] = lines[last].replace(token(lines[last]), token(lines[other]))

    with pytest.raises(WrongDraw):
        read_save(seal("\n".join(lines[:-2]) + "\n", len(room.table.log)), TITLES)


async def test_a_branch_with_an_open_seat_begins_when_somebody_comes(club: Club) -> None:
    parent = await club.pair()
    await play_out(parent, ANN, BOB)
    room = await club.hub.branch(ANN, parent.id, BranchForm(2, places("me open")))
    assert room.table.stage == Stage.LOBBY
    await club.hub.close()

    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)
    await opened.command(BOB, sent.JoinMatch())

    assert opened.table.stage == Stage.RUNNING
    listener = await listen(opened, BOB, 1)
    assert len(listener.last.events) == 2, "what was answered before is told"
    await answer(opened, ANN, 0, 6)


async def test_a_branch_is_opened_again_like_any_match(club: Club) -> None:
    parent = await finished_backgammon(club)
    room = await club.hub.branch(ANN, parent.id, BranchForm(4, places("bot bot")))
    await until_over(room)
    await club.hub.close()

    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)

    assert opened.table.archive() == room.table.archive()


async def test_a_match_that_is_closed_can_be_branched_from_too(club: Club) -> None:
    parent = await club.pair()
    await play_out(parent, ANN, BOB)
    await club.hub.close()
    club.hub = club.new_hub(club.bots)

    room = await club.hub.branch(BOB, parent.id, BranchForm(6, places("me bot")))

    assert len(room.table.log) == 6
    assert parent.id not in club.hub.rooms


async def test_nobody_branches_from_a_game_that_goes_on(club: Club) -> None:
    parent = await club.pair()
    await answer(parent, ANN, 0, 3)

    with pytest.raises(NotOver):
        await club.hub.branch(ANN, parent.id, BranchForm(0, places("me bot")))
    with pytest.raises(NoSuchMatch):
        await club.hub.branch(ANN, "nowhere", BranchForm(0, places("me bot")))


async def test_nobody_branches_from_a_moment_that_never_was(club: Club) -> None:
    parent = await club.pair()
    await play_out(parent, ANN, BOB)

    for moment in (-1, 7, 8):
        with pytest.raises(BadMoment):
            await club.hub.branch(ANN, parent.id, BranchForm(moment, places("me bot")))
    with pytest.raises(BadSetup):
        await club.hub.branch(ANN, parent.id, BranchForm(1, places("me")))


async def test_a_finished_game_that_comes_as_a_text_is_in_the_archive(club: Club) -> None:
    parent = await finished_backgammon(club)
    text = parent.table.archive()

    room = await club.hub.import_save(BOB, text)

    assert room.table.stage == Stage.OVER
    assert room.table.archive() == text
    [match] = [match for match in await club.store.listing("archive", "bob") if match.id == room.id]
    assert sorted(match.places) == [1, 2]
    await club.hub.branch(BOB, room.id, BranchForm(2, places("me bot")))


async def test_an_unfinished_game_that_comes_as_a_text_can_be_played_on(club: Club) -> None:
    game = TITLES["backgammon"]
    match = Match(game, game.setup(2, {"cube": "off"}), Dealer(b"a secret"))
    match.deal()
    while len(match.log) < 30:
        answer_randomly(match, Rng(len(match.log)))
        match.deal()

    room = await club.hub.import_save(ANN, write_save(match))

    assert room.table.stage == Stage.LOBBY
    assert len(room.table.log) == len(match.log)
    branch = await club.hub.branch(ANN, room.id, BranchForm(1, places("bot bot")))
    await until_over(branch)
    with pytest.raises(NotOver):
        await club.hub.branch(BOB, room.id, BranchForm(1, places("bot bot")))


@pytest.mark.parametrize("text", ["", "orrery save 1\n", "end 0 0000000000000000\n"])
async def test_a_text_that_is_no_game_is_refused(club: Club, text: str) -> None:
    with pytest.raises(DamagedSave):
        await club.hub.import_save(ANN, text)

    assert club.hub.rooms == {}
