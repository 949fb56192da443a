"""Somebody with a browser of their own at a table, with the probe in every page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, BrowserContext, async_playwright

from bench.load.guest import Guest
from tests.browser.browser import ARGUMENTS, find_browser

PROBE: Final = Path(__file__).with_name("probe.js")
PATIENCE: Final = 60_000
"""Milliseconds that anything may take; what takes longer is a fault of the measurement."""

BOT: Final = {"kind": "bot", "bot": "random"}


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The browser of the tests."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


async def open_match(guest: Guest, title: str = "pulsar", seats: int = 4) -> str:
    """A match of the guest with computer players that answer at random on all other seats."""
    form = {"title": title, "seats": [{"kind": "me"}, *[BOT] * (seats - 1)]}
    card = await guest.call("POST", "/matches", form)
    return str(card["id"])


async def sign_in(context: BrowserContext, guest: Guest) -> None:
    """Give a browser the session of the guest."""
    for name, value in guest.http.cookies.items():
        await context.add_cookies([{"name": name, "value": value, "url": guest.address}])


@asynccontextmanager
async def visiting(browser: Browser, address: str, guest: Guest | None) -> AsyncIterator[BrowserContext]:
    """A browser that has never been here, with the session of the guest if there is one, and with motion."""
    context = await browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": 900},
        locale="en",
        color_scheme="dark",
        reduced_motion="no-preference",
    )
    context.set_default_timeout(PATIENCE)
    await context.add_init_script(path=PROBE)
    await context.add_init_script("localStorage.setItem('orrery.end-turns', 'true')")
    try:
        if guest:
            await sign_in(context, guest)
        yield context
    finally:
        await context.close()
