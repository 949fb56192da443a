"""``make pictures``: every screen at every size, dark and light, in both languages, to be looked at.

They lie in ``.cache/pictures`` afterwards. ``ARGS`` names some of them.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.browser import ARGUMENTS, CACHE, find_browser
from tests.browser.conftest import address_of, start, stop
from tests.browser.guest import AT_REST, END_TURNS, PATIENCE, QUIET, Guest
from tests.browser.test_screens import ALL
from tests.browser.test_sizes import MOUSE, TOUCH

PICTURES: Final = CACHE.parent / "pictures"
THEMES: Final = ("dark", "light")
LANGUAGES: Final = ("en", "ru")


def main(names: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        process = start(Path(home))
        address = address_of(process)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            for name in names or ALL:
                take(browser, address, name)
        finally:
            browser.close()
            stop(process)


def take(browser: Browser, address: str, name: str) -> None:
    """A screen is reached once for each language and way of pointing, and then shown in all its sizes."""
    for lang, sizes in product(LANGUAGES, (MOUSE, TOUCH)):
        has_touch = sizes is TOUCH
        context = browser.new_context(
            base_url=address,
            locale=lang,
            viewport=size_of(*sizes[0]),
            has_touch=has_touch,
            is_mobile=has_touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(END_TURNS)
        page = context.new_page()
        page.goto("/")
        ALL[name](Guest(page, has_touch))
        for size, theme in product(sizes, THEMES):
            photograph(page, size, theme, f"{name}-{size[0]}x{size[1]}-{theme}-{lang}.png")
        context.close()


def photograph(page: Page, size: tuple[int, int], theme: str, name: str) -> None:
    page.set_viewport_size(size_of(*size))
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.evaluate(AT_REST, QUIET)
    page.screenshot(path=PICTURES / name)
    print(PICTURES / name)


def size_of(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


if __name__ == "__main__":
    main(sys.argv[1:])
