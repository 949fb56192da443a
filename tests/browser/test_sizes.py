"""Every screen at every size: nothing too wide, cut off, covered, too small to read or too small to touch.

Nor does axe find anything serious. Each screen is set up once for a mouse, dark and in English, and once for
touch, light and in Russian, which has the longer words. Then the page is resized: its width is compared with
that of the document, for a phone's ``innerWidth`` grows with what does not fit. Axe sees the last size.
"""

import re
from pathlib import Path
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.guest import AT_REST, QUIET
from tests.browser.test_screens import ALL

MOUSE: Final = ((1280, 640), (1366, 680), (1440, 780), (1920, 1080), (2560, 1300))
TOUCH: Final = ((768, 1024), (360, 640), (390, 844))
LEAST: Final = {"mouse": {"least": 24, "leastText": 11}, "touch": {"least": 44, "leastText": 0}}
"""The smallest side of what can be pressed, and the smallest text, in px."""

SERIOUS: Final = {"serious", "critical"}
FIND: Final = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")

KNOWN: Final[tuple[tuple[str, str], ...]] = (
    (
        r"touch .*\bsmall (svg\.p-space g\.p-node|g\.p-ships g\.p-ship)",
        "a tap takes the nearest lit place within reach of a finger, however small it is drawn",
    ),
    (
        r"touch .*\b(cut|cut-control|outside|covered) (g\.p-|svg\.p-space)",
        "the map is a window that is panned and zoomed: at its edge places are cut off",
    ),
    (
        r"touch .*\b(cut|cut-control|outside|covered) (svg\.c-layer|g\.c-)",
        "the field is a window that is panned and zoomed: at its edge and under its tools tiles are cut off",
    ),
)
"""Findings that are right as they are: a pattern each, and why."""


@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("name", ALL)
def test_a_screen_is_whole_at_every_size_and_accessible(visit: Visit, name: str, way: str) -> None:
    is_touch = way == "touch"
    guest = visit("/", phone=is_touch, lang="ru" if is_touch else "en", theme="light" if is_touch else "dark")
    ALL[name](guest)
    guest.paint()

    found = [
        f"{width}×{height}: {finding}"
        for width, height in (TOUCH if is_touch else MOUSE)
        for finding in findings(guest.page, width, height, way)
    ]

    assert [finding for finding in found if not is_known(f"{name} {way} {finding}")] + wrong(guest.page) == []


def wrong(page: Page) -> list[str]:
    """What axe finds serious in a page as it is."""
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in Axe().run(page).response["violations"]
        if each["impact"] in SERIOUS
        for node in each["nodes"]
    ]


def findings(page: Page, width: int, height: int, way: str) -> list[str]:
    """What is wrong at a size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(AT_REST, QUIET)
    found: list[str] = page.evaluate(FIND, LEAST[way])
    return found


def is_known(finding: str) -> bool:
    return any(re.search(pattern, finding) for pattern, _ in KNOWN)
