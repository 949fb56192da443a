"""A power that is secret is on no screen but its owner's: neither on the page nor in anything it was sent."""

from typing import Final

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_cosmic_together import both, logged, pass_until
from tests.rules.cosmic.scene import Scene

POWERS: Final = ("virus", "warpish", "mutant", "zombie")
"""Those of A to D; the last two are those of computer players."""
SAME_FOR_ALL: Final = ("/declarations", "/rules", "/assets/", "/titles")
"""What tells of all powers, whoever asks and whatever was dealt."""


FETCHED: Final = """
  window.fetched = [];
  const asked = window.fetch;
  window.fetch = async (...words) => {
    const reply = await asked(...words);
    reply.clone().text().then((text) => window.fetched.push([reply.url, text]));
    return reply;
  };
"""
"""Has a page keep what it fetches."""


class Told:
    """All that a page is sent about its table from now on, by socket or otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.add_init_script(FETCHED)
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def replies(self) -> list[str]:
        fetched: list[list[str]] = self.page.evaluate("window.fetched")
        return [text for url, text in fetched if not any(part in url for part in SAME_FOR_ALL)]

    def of(self, power: str) -> bool:
        """Whether a power is named in it, or anywhere on the page."""
        texts = [*self.frames, *self.replies(), self.page.content()]
        return any(power in text.lower() for text in texts)


def secret() -> Scene:
    """Both main players will use their powers at the reveal; nobody has used any yet."""
    scene = Scene(*POWERS, secret_powers="yes").base("B", "p5", 1).warp("C", 2)
    return scene.cone(3).cards("attack-5", "attack-17").to("cards-laid")


def knows(told: Told, *powers: str) -> None:
    assert [power for power in POWERS if told.of(power)] == list(powers)


def test_a_secret_power_is_told_to_its_owner_alone_until_it_is_used(visit: Visit) -> None:
    told: list[Told] = []

    def watched(*words: str, **more: bool) -> Guest:
        guest = visit(*words, **more)
        told.append(Told(guest.page))
        return guest

    guests = both(watched, secret())
    for guest in guests:
        guest.wait()
        guest.sees_board()
        guest.look()
        expect(guest.page.locator(".cx-power.secret")).to_have_count(3)
    for page, power in zip(told, POWERS):
        knows(page, power)

    pass_until(guests, logged("uses Virus"))
    for guest, page in zip(guests, told):
        expect(guest.page.locator("[data-piece='power:virus']")).to_have_count(1)
        guest.look()
        assert page.of("virus")


def test_the_page_of_a_spectator_names_no_secret_power(visit: Visit) -> None:
    host, _ = both(visit, secret())
    host.wait()
    stranger = visit("/")
    told = Told(stranger.page)

    stranger.page.goto(host.page.url)

    expect(stranger.page.locator(".cx-power.secret")).to_have_count(4)
    stranger.look()
    knows(told)
    assert told.frames
    assert told.replies()
