"""Games of PULSAR 2849 by mouse: how soon answers are shown as accepted, and the frames of productions."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from playwright.async_api import Browser, Page

from bench.client.trace import CATEGORIES, Drawn, drawn_in
from bench.client.visit import PROBE, open_match, visiting
from bench.load.guest import Guest
from bench.load.host import Host

FILMED: Final = 2500.0
"""Milliseconds from the moment when a production is shown in which all that it moves comes to rest."""

ANSWER: Final = ".question.mine .answer-main:not([aria-disabled=true])"
STATE: Final = f"""() => document.querySelector('.outcome') ? 'over'
  : window.probe.isSettled() && document.querySelector('{ANSWER}') ? 'asked' : ''"""


@dataclass(slots=True)
class Played:
    """Milliseconds from a click to its frame and to the message before it; and the frames of productions:
    milliseconds between them, and what a trace says."""

    answers: list[tuple[float, float]] = field(default_factory=list)
    gaps: list[list[float]] = field(default_factory=list)
    drawn: list[Drawn] = field(default_factory=list)


async def play(host: Host, browser: Browser, answers: int, rng: Random, is_filmed: bool = False) -> Played:
    """Whole games, until so many answers have been given. Only what is filmed has frames."""
    played = Played()
    async with Guest(host.address) as guest:
        await guest.enter("Vega")
        while len(played.answers) < answers:
            async with visiting(browser, host.address, guest) as context:
                page = await context.new_page()
                await page.goto(f"/t/{await open_match(guest)}")
                if is_filmed:
                    await film(browser, page, rng, played)
                else:
                    await game(page, rng, 0.0)
                played.answers += await page.evaluate("window.probe.answers")
    return played


async def film(browser: Browser, page: Page, rng: Random, played: Played) -> None:
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.evaluate("window.probe.film()")
    await game(page, rng, FILMED)
    played.drawn += drawn_in(await browser.stop_tracing(), FILMED)
    starts, frames = await page.evaluate("[window.probe.productions, window.probe.frames]")
    played.gaps += [gaps_in(frames, start, start + FILMED) for start in starts]


async def idle(browser: Browser) -> list[float]:
    """The same of a page that shows nothing: what the machine and the browser make of it."""
    page = await browser.new_page()
    try:
        await page.add_script_tag(path=PROBE)
        await page.evaluate("window.probe.film()")
        await page.wait_for_timeout(FILMED)
        return gaps_in(await page.evaluate("window.probe.frames"), 0.0, float("inf"))
    finally:
        await page.close()


def gaps_in(frames: list[float], start: float, end: float) -> list[float]:
    """From frame to frame; that in which a production appeared is the first."""
    return [later - sooner for sooner, later in pairwise(frames) if start <= later <= end]


async def game(page: Page, rng: Random, rest: float) -> None:
    """Answer at random to the end; after each production wait until it has come to rest."""
    productions = 0
    while True:
        state = await page.wait_for_function(STATE)
        if rest and (count := await page.evaluate("window.probe.productions.length")) > productions:
            productions = count
            await page.wait_for_timeout(rest + 100)
            continue
        if await state.json_value() == "over":
            return
        await answer(page, rng)


async def answer(page: Page, rng: Random) -> None:
    """Point at an answer until it is known what it would do, then click; as people do."""
    buttons = page.locator(ANSWER)
    chosen = buttons.nth(rng.randrange(await buttons.count()))
    await chosen.hover()
    await page.locator(".preview").wait_for()
    given = await page.evaluate("window.probe.answers.length")
    await chosen.click()
    await page.wait_for_function("given => window.probe.answers.length > given", arg=given)
