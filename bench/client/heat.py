"""Globular Cluster in the largest of many random positions: how soon a picked stack lights up its targets."""

from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Browser

from bench.client.visit import visiting
from bench.load.host import Host
from orrery.engine.chance import Rng
from orrery.engine.game import Setup
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import ACT
from orrery.games.cluster.state import Cluster
from tests.browser.from_position import SIT_DOWN
from tests.contract.walks import walk

STACKS: Final = ".c-tiles .c-choosable:has([data-part=coins-{letter}])"
PICK: Final = """(stack) => new Promise((done) => {
  const start = performance.now();
  stack.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const look = () => {
    const heat = document.querySelectorAll('[data-heat] [data-points]').length;
    if (heat === 0) return requestAnimationFrame(look);
    requestAnimationFrame(() => done([performance.now() - start, heat]));
  };
  requestAnimationFrame(look);
})"""


@dataclass(slots=True)
class Heat:
    """The position: games looked at, plans, bytes of the largest message.

    For each own stack: milliseconds from the click to the frame after the heat is drawn, and the tiles lit.
    """

    games: int
    plans: int
    message: int
    picks: list[tuple[float, int]]


def largest(games: int) -> tuple[Setup, Cluster, int]:
    """The position with the most plans, with how many there are."""
    most, found = 0, None
    for seed in range(games):
        setup = CLUSTER.setup(2 + seed % 3, {})
        for state in walk(CLUSTER, CLUSTER.start(setup), Rng(seed)):
            if state.open and state.ask_at(0).decision == ACT:
                plans = len(CLUSTER.plans(state, state.ask_at(0)))
                if plans > most:
                    most, found = plans, (setup, CLUSTER.clone(state))
    assert found is not None
    return *found, most


async def heat(host: Host, browser: Browser, games: int) -> Heat:
    setup, state, plans = largest(games)
    save = write_save(Match(CLUSTER, Setup(setup.seats, setup.options, state)))
    sizes: list[int] = []
    async with visiting(browser, host.address, None) as context:
        page = await context.new_page()
        page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame)))
        )
        await page.goto("/")
        match = await page.evaluate(SIT_DOWN, [save, setup.seats])
        await page.goto(f"/t/{match}")
        if state.ask_at(0).seat > 0:
            await page.locator(".curtain .button.main").click()
        await page.locator(".question.mine .answer-main").first.wait_for(state="attached")
        letter = chr(ord("A") + int(state.ask_at(0).seat))
        stacks = page.locator(STACKS.format(letter=letter))
        await stacks.first.wait_for()
        picks: list[Any] = []
        for place in range(await stacks.count()):
            picks.append(await stacks.nth(place).evaluate(PICK))
            await page.keyboard.press("Escape")
            await page.locator("[data-heat]").wait_for(state="detached")
    return Heat(games, plans, max(sizes), [(float(time), int(tiles)) for time, tiles in picks])
