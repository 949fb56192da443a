"""Two people, two browsers, one match."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit, address_of, start, stop
from tests.ports import kept_port, number_of

OPEN = {"kind": "open"}


def test_two_browsers_play_and_one_is_reloaded_in_the_middle(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    match = host.open_match([{"kind": "me"}, OPEN], "connect-four")
    friend.join(match, "Mira")

    rng = Random(7)
    for turn in range(4):
        mover = (host, friend)[turn % 2]
        assert mover.wait() == "asked"
        mover.answer(rng.randrange(mover.answers().count()))
    expect(host.page.locator(".log-text")).to_have_count(4)
    told = host.page.locator(".log-text").all_inner_texts()
    friend.page.reload()
    expect(friend.page.locator(".log-text")).to_have_text(told)
    for turn in range(4, 60):
        mover = (host, friend)[turn % 2]
        if mover.wait() == "over":
            break
        mover.answer(rng.randrange(mover.answers().count()))

    for guest in (host, friend):
        expect(guest.page.locator(".podium li")).to_have_count(2)


def test_chat_reaches_the_other_browser(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    match = host.open_match([{"kind": "me"}, OPEN], "connect-four")
    friend.join(match, "Mira")
    for guest in (host, friend):
        guest.press("Chat")

    host.page.get_by_role("textbox").fill("Good luck!")
    host.page.keyboard.press("Enter")

    friend.sees("Good luck!")


def test_a_server_that_went_down_is_noticed_and_the_game_goes_on_when_it_is_back(
    visit: Visit, tmp_path: Path
) -> None:
    with kept_port() as keeper:
        port = str(number_of(keeper))
        with serving(tmp_path, port) as address:
            guest = visit("/", to=address)
            guest.open_match([{"kind": "me"}, {"kind": "bot", "bot": "random"}], "connect-four")
            assert guest.wait() == "asked"
            chip = guest.page.locator(".link-chip")
            expect(chip).to_have_class("link-chip open")

        expect(chip).not_to_have_class("link-chip open")
        with serving(tmp_path, port):
            expect(chip).to_have_class("link-chip open")
            guest.answer(0)

            assert guest.wait() == "asked"
            guest.page.context.close()


@contextmanager
def serving(home: Path, port: str) -> Iterator[str]:
    process = start(home, port=port)
    try:
        yield address_of(process)
    finally:
        stop(process)
