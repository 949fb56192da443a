"""A stranger opens an invitation: how many clicks and seconds until their first answer has been accepted."""

import time
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Browser, Locator, Page

from bench.client.playing import ANSWER
from bench.client.visit import visiting
from bench.load.guest import Guest
from bench.load.host import Host

SEATS: Final = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 3]


@dataclass(frozen=True, slots=True)
class Opening:
    clicks: int
    seconds: float


async def openings(host: Host, browser: Browser, runs: int) -> list[Opening]:
    async with Guest(host.address) as guest:
        await guest.enter("Vega")
        return [await opening(host, browser, await invite(guest)) for _ in range(runs)]


async def invite(guest: Guest) -> str:
    """A table with one free seat, which begins as soon as somebody takes it."""
    card = await guest.call("POST", "/matches", {"title": "pulsar", "seats": SEATS})
    return str(card["id"])


async def opening(host: Host, browser: Browser, match: str) -> Opening:
    """A browser that has never been here, in the hands of somebody who clicks what stands out."""
    async with visiting(browser, host.address, None) as context:
        page = await context.new_page()
        began = time.monotonic()
        await page.goto(f"/t/{match}", wait_until="commit")
        clicks = 0
        join = page.get_by_role("button", name="Join").first
        answers = page.locator(ANSWER)
        while not await page.evaluate("window.probe.answers.length"):
            clicks += await click(page, join, answers)
        return Opening(clicks, time.monotonic() - began)


async def click(page: Page, join: Locator, answers: Locator) -> int:
    """Join, or answer, whichever can be clicked first."""
    await join.or_(answers).first.wait_for()
    if await answers.count() == 0:
        await join.click()
        await join.wait_for(state="detached")
    else:
        await answers.first.click()
        await page.wait_for_function("() => window.probe.answers.length > 0")
    return 1
