"""The first board on a cold load: from the navigation to the frame that shows its pieces."""

from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page

from bench.client.tables import Table
from bench.client.visit import open_match, visiting
from bench.load.guest import Guest
from bench.load.host import Host


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody comes to a table; without a session they watch. ``slower`` is for the processor."""

    name: str
    is_seated: bool
    megabits: float = 0.0
    latency: float = 0.0
    slower: float = 1.0


WAYS: Final = (
    Way("the owner of a seat", is_seated=True),
    Way("somebody new, who watches", is_seated=False),
    Way("somebody new, 9 Mbit/s and 170 ms away, processor 4× slower", False, 9.0, 170.0, 4.0),
)


@dataclass(frozen=True, slots=True)
class Load:
    """Milliseconds to the board, and bytes received until then, over HTTP and over the socket."""

    board: float
    http: int
    socket: int
    requests: int


async def loads(host: Host, browser: Browser, table: Table, way: Way, runs: int) -> list[Load]:
    async with Guest(host.address) as guest:
        await guest.enter("Vega")
        match = await open_match(guest, table.title, table.seats)
        return [await load(host, browser, guest if way.is_seated else None, match, way) for _ in range(runs)]


async def files_of_a_table(host: Host, browser: Browser, table: Table) -> list[str]:
    """The names of all that a table has loaded when its board is there and its first question is open."""
    async with Guest(host.address) as guest:
        await guest.enter("Vega")
        match = await open_match(guest, table.title, table.seats)
        async with visiting(browser, host.address, guest) as context:
            page = await context.new_page()
            await page.goto(f"/t/{match}")
            await board_of(page)
            await page.locator(".question.mine .answer-main").first.wait_for(state="attached")
            found = await page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
            return [str(address).rpartition("/")[2] for address in found]


async def load(host: Host, browser: Browser, guest: Guest | None, match: str, way: Way) -> Load:
    async with visiting(browser, host.address, guest) as context:
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        await hamper(session, way)
        received = await count(session)
        await page.goto(f"/t/{match}", wait_until="commit")
        return Load(await board_of(page), received["http"], received["socket"], received["requests"])


async def board_of(page: Page) -> float:
    shown = await page.wait_for_function("() => window.probe.board")
    return float(await shown.json_value())


async def hamper(session: CDPSession, way: Way) -> None:
    await session.send("Emulation.setCPUThrottlingRate", {"rate": way.slower})
    if way.megabits:
        rate = way.megabits * 1e6 / 8
        limits = {
            "offline": False,
            "latency": way.latency,
            "downloadThroughput": rate,
            "uploadThroughput": rate,
        }
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", limits)


async def count(session: CDPSession) -> dict[str, int]:
    """What is received from now on; the counts go on as it comes."""
    received = {"http": 0, "socket": 0, "requests": 0}

    def loaded(event: Any) -> None:
        received["http"] += int(event["encodedDataLength"])
        received["requests"] += 1

    def heard(event: Any) -> None:
        received["socket"] += len(event["response"]["payloadData"].encode())

    session.on("Network.loadingFinished", loaded)
    session.on("Network.webSocketFrameReceived", heard)
    await session.send("Network.enable")
    return received
