"""``make pictures``: every screen on a desktop and on a phone, to be looked at.

They lie in ``.cache/pictures`` afterwards. ``ARGS`` names some of them.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.browser import ARGUMENTS, CACHE, find_browser
from tests.browser.conftest import DESKTOP, PHONE, address_of, start, stop
from tests.browser.guest import PATIENCE, Guest
from tests.browser.test_screens import SCREENS

PICTURES: Final = CACHE.parent / "pictures"
SETTLING: Final = 400
"""Milliseconds in which everything comes to rest."""

SIZES: Final = (
    ("desktop", DESKTOP, "dark", "en"),
    ("phone", PHONE, "dark", "en"),
    ("phone-light", PHONE, "light", "ru"),
)


def main(names: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        process = start(Path(home))
        address = address_of(process)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            for name in names or SCREENS:
                take(browser, address, name)
        finally:
            browser.close()
            stop(process)


def take(browser: Browser, address: str, name: str) -> None:
    for size, viewport, theme, lang in SIZES:
        context = browser.new_context(
            base_url=address,
            viewport=viewport,  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            locale=lang,
            has_touch=viewport is PHONE,
            is_mobile=viewport is PHONE,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        SCREENS[name](Guest(page, viewport is PHONE))
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(SETTLING)
        page.screenshot(path=PICTURES / f"{name}-{size}.png")
        context.close()
        print(PICTURES / f"{name}-{size}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
