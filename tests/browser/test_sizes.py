"""Every screen at every size: nothing too wide, cut off, covered, too small to read or too small to touch.

Each screen is set up once with a mouse and once for touch, and the page is resized: the width of a page is
compared with that of the document, for a phone's ``innerWidth`` grows with what does not fit.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import listen
from tests.browser.guest import FRAMES, PATIENCE, Guest
from tests.browser.test_screens import SCREENS

MOUSE: Final = ((1280, 640), (1366, 680), (1440, 780), (1920, 1080), (2560, 1300))
TOUCH: Final = ((768, 1024), (360, 640), (390, 844))
LEAST: Final = {"mouse": {"least": 24, "leastText": 11}, "touch": {"least": 44, "leastText": 0}}
"""The smallest side of what can be pressed, and the smallest text, in px."""

FIND: Final = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")
SETTLING: Final = 12
"""Frames in which a page that was resized comes to rest."""

KNOWN: Final[tuple[tuple[str, str], ...]] = (
    (r"small-text .*\(10\.[6-9] px\)", "letters on the disc are set for a scale that is right within 3 %"),
    (
        r"small-text (g\.p-sign|svg\.p-signs|g\.p-die|span\.p-patents)",
        "figures printed on a sign or a die that is drawn small; its tip and its label say the same in words",
    ),
    (
        r"touch .*\bsmall (svg\.p-space g\.p-node|g\.p-ships g\.p-ship)",
        "a tap takes the nearest lit place within reach of a finger, however small it is drawn",
    ),
    (
        r"touch .*\b(cut|cut-control|outside|covered) (g\.p-|svg\.p-space)",
        "the map is a window that is panned and zoomed: at its edge places are cut off",
    ),
)
"""Findings that are right as they are: a pattern each, and why."""


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[Any]:
    """Pages for a mouse in English and for touch in Russian, which has the longer words."""
    contexts = []
    troubles: list[str] = []

    def open_page(way: str) -> Page:
        size = (MOUSE if way == "mouse" else TOUCH)[0]
        context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=way == "touch",
            is_mobile=way == "touch",
            locale="en" if way == "mouse" else "ru",
            color_scheme="dark" if way == "mouse" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        listen(page, address, troubles)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_off_covered_or_too_small(pages: Any, name: str, way: str) -> None:
    page = pages(way)
    page.goto("/")
    SCREENS[name](Guest(page, phone=way == "touch"))

    found = [
        f"{width}×{height}: {finding}"
        for width, height in (MOUSE if way == "mouse" else TOUCH)
        for finding in findings(page, width, height, way)
    ]

    assert [finding for finding in found if not is_known(f"{name} {way} {finding}")] == []


def findings(page: Page, width: int, height: int, way: str) -> list[str]:
    """What is wrong at a size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(FRAMES, SETTLING)
    found: list[str] = page.evaluate(FIND, LEAST[way])
    return found


def is_known(finding: str) -> bool:
    return any(re.search(pattern, finding) for pattern, _ in KNOWN)
