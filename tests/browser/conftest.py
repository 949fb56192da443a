"""A server of its own and a browser for the tests of a worker; nothing of it is shared with a real home.

Both end with the last of these tests: as long as Playwright is there, an event loop runs in the thread, and
tests of other folders that begin one of their own would fail.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from orrery.server.host.settings import FIELDS, PREFIX
from tests.browser.browser import ARGUMENTS, find_browser
from tests.browser.guest import END_TURNS, PATIENCE, UNPAINTED, Guest

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
BUDGETS = {"bot_budget": "9", "work_budget": "120", "lease_seconds": "300"}
"""On a busy machine reviews and imports may take long, and a server may be late for its own leases."""

LONGEST_END = 300.0
"""Seconds that a server may take to end there."""

UNLIMITED = {field: "0" for field in FIELDS if "_per_" in field}
FIRST_SPEED = """if (localStorage.getItem('orrery.speed') === null) {
  localStorage.setItem('orrery.speed', JSON.stringify('SPEED'))
}"""
Visit = Callable[..., Guest]


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server can be reached that is stopped after the last test."""
    process = start(tmp_path_factory.mktemp("home"))
    try:
        yield address_of(process)
    finally:
        stop(process)


def stop(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    assert process.wait(LONGEST_END) == 0
    assert process.stdout is not None
    process.stdout.close()


def start(home: Path, port: str = "0", **more: str) -> "subprocess.Popen[str]":
    """A server with settings of its own; ``more`` are added to them."""
    usual = {"home": str(home), "port": port, "log_level": "warning", **BUDGETS, **UNLIMITED}
    given = usual | more
    around = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    env = {**around, **{PREFIX + field.upper(): value for field, value in given.items()}}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.browser.server"], stdout=subprocess.PIPE, text=True, env=env
    )


def address_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found, "the server did not start"
    return found[0]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Let somebody come with a browser of their own: ``visit(path, phone=True, lang="ru")``.

    What happens is shown at once unless a ``speed`` is given, as people choose it at the table. Turns end
    with their last answer unless the table ``holds``, as it does where nobody has chosen otherwise. No
    page is painted but where things move, or after :meth:`Guest.paint`.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(
        path: str = "/",
        phone: bool = False,
        lang: str = "en",
        theme: str = "dark",
        to: str = address,
        speed: str = "off",
        holds: bool = False,
    ) -> Guest:
        context = browser.new_context(
            base_url=to,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if speed == "off" else "no-preference",
            bypass_csp=False,
        )
        context.set_default_timeout(PATIENCE)
        if speed == "off":
            context.add_init_script(UNPAINTED)
        if not holds:
            context.add_init_script(END_TURNS)
        context.add_init_script(FIRST_SPEED.replace("SPEED", speed))
        contexts.append(context)
        page = context.new_page()
        listen(page, to, troubles)
        page.goto(path)
        return Guest(page, phone)

    yield come
    for context in contexts:
        context.close()
    assert troubles == []


def listen(page: Page, address: str, troubles: list[str]) -> None:
    """Errors in the client and requests that leave the server spoil a test, whatever else it shows."""
    page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
    page.on("request", lambda request: foreign(request.url, address, troubles))


def foreign(url: str, address: str, troubles: list[str]) -> None:
    host = address.partition("://")[2]
    if not url.partition("://")[2].startswith(host) and not url.startswith(("data:", "blob:")):
        troubles.append(f"request to {url}")
