"""Games by mouse: how soon answers are shown as accepted, and the frames while pieces move."""

from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from playwright.async_api import Browser, Locator, Page, TimeoutError

from bench.client.stuck import telling
from bench.client.tables import Table
from bench.client.visit import PROBE, open_match, visiting
from bench.load.guest import Guest
from bench.load.host import Host

IDLE: Final = 5000.0
"""Milliseconds in which the frames of an empty page are counted."""

PATIENCE: Final = 2000.0
"""Milliseconds after which an answer that tells nothing is pointed at once more."""

ANSWER: Final = ".question.mine .answer-main:not([aria-disabled=true])"
STATE: Final = f"""() => document.querySelector('.outcome') ? 'over'
  : window.probe.isSettled() && !document.querySelector('.table[data-motion=playing]')
    && document.querySelector('{ANSWER}') ? 'asked' : ''"""
"""Whether the game is over, or a question waits: a click while pieces still move only lets them arrive."""

HEARD: Final = "window.probe.told"
"""How many messages have brought something of the game."""

Frame = tuple[float, bool]
"""When it was made, in milliseconds, and whether pieces were moving."""

UNFOLD: Final = "document.querySelectorAll('.answers details').forEach((group) => { group.open = true; })"


@dataclass(slots=True)
class Played:
    """Milliseconds from a click to its frame and to the message before it; and from frame to frame while
    pieces moved."""

    answers: list[tuple[float, float]] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)


async def play(
    host: Host, browser: Browser, table: Table, answers: int, rng: Random, is_filmed: bool = False
) -> Played:
    """Whole games, until so many answers have been given. Only what is filmed has frames."""
    played = Played()
    async with Guest(host.address) as guest:
        await guest.enter("Vega")
        while len(played.answers) < answers:
            async with visiting(browser, host.address, guest) as context:
                page = await context.new_page()
                await page.goto(f"/t/{await open_match(guest, table.title, table.seats)}")
                if is_filmed:
                    await page.evaluate("window.probe.film()")
                async with telling(page, table.title, len(played.answers)):
                    await game(page, rng, answers - len(played.answers))
                played.answers += await page.evaluate("window.probe.answers")
                played.gaps += gaps_in(await page.evaluate("window.probe.frames"))
    return played


async def idle(browser: Browser) -> list[float]:
    """The same of a page that shows nothing: what the machine and the browser make of it."""
    page = await browser.new_page()
    try:
        await page.add_script_tag(path=PROBE)
        await page.evaluate("window.probe.film()")
        await page.wait_for_timeout(IDLE)
        frames = await page.evaluate("window.probe.frames")
        return gaps_in([(now, True) for now, _ in frames])
    finally:
        await page.close()


def gaps_in(frames: list[Frame]) -> list[float]:
    """From frame to frame, where pieces were moving at both."""
    return [later - sooner for (sooner, before), (later, after) in pairwise(frames) if before and after]


async def game(page: Page, rng: Random, most: int) -> None:
    """Answer at random to the end, or so many times."""
    for _ in range(most):
        if await next_state(page) == "over":
            return
        await answer(page, rng)


async def next_state(page: Page) -> str:
    """Wait for it, however long the others play, while anything of their game comes in."""
    while True:
        heard = await page.evaluate(HEARD)
        try:
            state = await page.wait_for_function(STATE)
            return str(await state.json_value())
        except TimeoutError:
            if await page.evaluate(HEARD) == heard:
                raise


async def answer(page: Page, rng: Random) -> None:
    """Point at an answer, in whatever group, until it is known what it would do, then click; as people do."""
    await page.evaluate(UNFOLD)
    buttons = page.locator(f"{ANSWER} >> visible=true")
    chosen = buttons.nth(rng.randrange(await buttons.count()))
    await point_at(page, chosen)
    given = await page.evaluate("window.probe.answers.length")
    await chosen.click()
    await page.wait_for_function("given => window.probe.answers.length > given", arg=given)


async def point_at(page: Page, chosen: Locator) -> None:
    """Until it is told what the answer would do. The list may move under the pointer while groups unfold.

    The pointer comes from elsewhere: one that rests on the place of the last answer points at nothing.
    """
    while True:
        await page.mouse.move(0, 0)
        await chosen.hover()
        with suppress(TimeoutError):
            await page.locator(".preview").wait_for(state="attached", timeout=PATIENCE)
            return
