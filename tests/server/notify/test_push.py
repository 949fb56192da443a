"""Web push, from the room to the browser."""

from pathlib import Path

import pytest

from orrery.server.host.settings import BadConfig, ServerSettings
from orrery.server.notify.notifier import read_push_key
from orrery.server.store.subscriptions import MOST_EACH
from tests.server.hosting.club import ANN, BOB, answer, until
from tests.server.notify.browser import Browser, signed
from tests.server.notify.party import AFTER, Party
from tests.server.notify.stand_in import StandIn

pytestmark = pytest.mark.anyio


def status(code: int) -> bytes:
    return f"HTTP/1.1 {code} So\r\ncontent-length: 0\r\n\r\n".encode()


async def test_a_browser_reads_whose_turn_it_is(party: Party, stand_in: StandIn) -> None:
    browser = await party.give(Browser())
    room = await party.pair()

    await party.pass_by(room, AFTER)

    [request] = stand_in.received
    assert browser.read(request.body) == {
        "heading": "Your turn at Connect four",
        "text": "Ann, the table is waiting for you.",
        "path": f"/t/{room.id}",
        "tag": f"turn-{room.id}",
    }
    assert request.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(request.headers["ttl"]) <= 86_400
    assert party.count("sent") == 1


async def test_a_request_is_signed_with_the_key_of_the_server(party: Party, stand_in: StandIn) -> None:
    await party.give(Browser())
    await party.pass_by(await party.pair(), AFTER)

    key, claims = signed(stand_in.received[0])

    assert key == (await party.notifier.key()).public
    assert claims["sub"] == "mailto:postmaster@localhost"


async def test_a_message_is_in_the_language_of_the_browser(party: Party, stand_in: StandIn) -> None:
    browser = await party.give(Browser(), language="ru")
    await party.pass_by(await party.pair(), AFTER)

    assert browser.read(stand_in.received[0].body)["heading"] == "Ваш ход: Четыре в ряд"


async def test_every_browser_of_a_person_is_called_and_nobody_else(party: Party, stand_in: StandIn) -> None:
    mine = [await party.give(Browser(f"/send/{number}")) for number in range(2)]
    await party.give(Browser("/send/bob"), BOB.id)

    await party.pass_by(await party.pair(), AFTER)

    assert sorted(request.line.split()[1] for request in stand_in.received) == ["/send/0", "/send/1"]
    for request in stand_in.received:
        assert mine[int(request.line.split()[1][-1])].read(request.body)["tag"].startswith("turn-")


async def test_a_browser_belongs_to_who_used_it_last(party: Party) -> None:
    browser = Browser()
    await party.give(browser)
    await party.give(browser, BOB.id)

    assert await party.store.subscriptions(ANN.id) == []
    assert [one.endpoint for one in await party.store.subscriptions(BOB.id)] == [browser.endpoint]


async def test_the_oldest_of_too_many_browsers_is_forgotten(party: Party) -> None:
    for number in range(MOST_EACH + 1):
        await party.give(Browser(f"/send/{number}"))

    kept = await party.store.subscriptions(ANN.id)
    numbers = [int(one.endpoint.rpartition("/")[2]) for one in kept]
    assert numbers == list(range(1, MOST_EACH + 1))


@pytest.mark.parametrize("code", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(party: Party, stand_in: StandIn, code: int) -> None:
    await party.give(Browser())
    stand_in.reply = status(code)

    await party.pass_by(await party.pair(), AFTER)

    assert await party.store.subscriptions(ANN.id) == []
    assert party.count("gone") == 1


@pytest.mark.parametrize("code", [301, 400, 429, 500])
async def test_a_refusal_is_counted_and_the_browser_kept(party: Party, stand_in: StandIn, code: int) -> None:
    await party.give(Browser())
    stand_in.reply = status(code)

    await party.pass_by(await party.pair(), AFTER)

    assert len(await party.store.subscriptions(ANN.id)) == 1
    assert (party.count("refused"), party.count("sent")) == (1, 0)


async def test_a_service_that_is_away_disturbs_no_room(party: Party, stand_in: StandIn) -> None:
    await party.give(Browser())
    party.way.dead = ["93.184.216.34"]
    room = await party.pair()

    await party.pass_by(room, AFTER)
    await answer(room, ANN, 0, 3)

    assert party.count("unreached") == 1
    await until(lambda: len(room.table.log) == 1)


async def test_a_fault_of_the_program_disturbs_no_room_either(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*facts: object) -> bool:
        raise RuntimeError("a fault")

    monkeypatch.setattr(party.store, "note_call", broken)
    room = await party.pair()

    await party.pass_by(room, AFTER)
    await answer(room, ANN, 0, 3)

    assert party.count("failed") == 1


def test_the_key_is_made_once_and_is_its_owner_s_alone(tmp_path: Path) -> None:
    settings = ServerSettings(home=str(tmp_path), public_url="https://play.example.org")

    first, second = read_push_key(settings), read_push_key(settings)

    assert first.public == second.public
    assert settings.push_key_path.stat().st_mode & 0o777 == 0o600
    assert settings.push_key_path.parent == settings.secret_path.parent
    assert settings.contact == "postmaster@play.example.org"


@pytest.mark.parametrize(
    "text", ["", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"]
)
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, text: str) -> None:
    settings = ServerSettings(home=str(tmp_path))
    settings.push_key_path.write_text(text)

    with pytest.raises(BadConfig):
        read_push_key(settings)
