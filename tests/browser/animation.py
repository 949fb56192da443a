"""``make animation``: a reveal of Cosmic Encounter for the README, frame by frame.

Time stands still in the page and is moved on by hand, so that a slow machine takes the same pictures.
"""

import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from orrery.games.cosmic.game import COSMIC
from tests.browser.browser import ARGUMENTS, find_browser
from tests.browser.conftest import FIRST_SPEED, address_of, start, stop
from tests.browser.cosmic_games import busy
from tests.browser.from_position import NAMES, sit_together
from tests.browser.guest import PATIENCE, Guest
from tests.browser.pictures import size_of
from tests.browser.test_cosmic_reveal import AGAIN
from tests.browser.test_cosmic_together import pass_until
from tests.browser.webp import Frame, animated

DOCS: Final = Path(__file__).parents[2] / "docs"
TARGET: Final = DOCS / "cosmic-reveal.webp"
SIZE: Final = (1440, 780)
SHRUNK: Final = 0.75
QUALITY: Final = 0.72
STEP: Final = 80
"""Milliseconds between two frames."""
REST: Final = 2500
"""How long the last one stays."""
DEFENCE: Final = 1

DIFFERENCE: Final = (Path(__file__).parent / "difference.js").read_text(encoding="utf-8")
STAND_STILL: Final = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how);
    made.pause();
    return made;
  };
  for (const idle of document.getAnimations()) idle.pause();
}"""
"""What begins to move from now on waits for ``GO_ON``; what always moves stops."""
GO_ON: Final = """(step) => {
  for (const each of document.getAnimations()) if (!(each instanceof CSSAnimation)) each.currentTime += step;
}"""
IS_OVER: Final = "() => document.querySelector('[data-motion=playing]') === null"


def main() -> None:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        process = start(Path(home))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            take(browser, address_of(process))
        finally:
            browser.close()
            stop(process)


def take(browser: Browser, address: str) -> None:
    guests = [come(browser, address) for _ in NAMES]
    scene = busy(len(guests)).to("cards-laid")
    sit_together(guests, COSMIC, scene.written.setup, scene.state, range(len(guests)))
    guest = guests[DEFENCE]
    guest.sees_board()
    guest.look()
    pass_until(guests, AGAIN)
    page = guest.page
    page.wait_for_function(IS_OVER)
    page.clock.install(time=0)
    page.clock.pause_at(STEP)
    page.evaluate(STAND_STILL)
    page.locator(AGAIN).dispatch_event("click")
    write(list(encoded(browser.new_page(), shots(page))))


def write(frames: list[Frame]) -> None:
    first, last = frames[0], frames[-1]._replace(millis=REST)
    TARGET.write_bytes(animated(first.width, first.height, [*frames[:-1], last]))
    print(TARGET, len(frames), "frames,", TARGET.stat().st_size, "bytes")


def come(browser: Browser, address: str) -> Guest:
    context = browser.new_context(
        base_url=address,
        locale="en",
        viewport=size_of(*SIZE),
        color_scheme="dark",
        device_scale_factor=SHRUNK,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(FIRST_SPEED.replace("SPEED", "normal"))
    page = context.new_page()
    page.goto("/")
    return Guest(page)


def shots(page: Page) -> Iterator[bytes]:
    """The board at every step, until nothing is played any more."""
    box = page.locator(".board-place").bounding_box()
    assert box is not None
    while not page.evaluate(IS_OVER):
        yield page.screenshot(clip=box)
        page.clock.run_for(STEP)
        page.evaluate(GO_ON, STEP)


def encoded(page: Page, pictures: Iterator[bytes]) -> Iterator[Frame]:
    """What is new in each picture; one that is the same as before prolongs it."""
    frame: Frame | None = None
    for picture in pictures:
        found = page.evaluate(DIFFERENCE, [b64encode(picture).decode(), QUALITY])
        if frame and not found:
            frame = frame._replace(millis=frame.millis + STEP)
            continue
        if frame:
            yield frame
        frame = Frame(**found | {"still": b64decode(found["still"])}, millis=STEP)
    if frame:
        yield frame


if __name__ == "__main__":
    main()
