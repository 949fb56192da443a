"""What is told about a game that does not go on: where it stands, and what was clicked last."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Page, TimeoutError

LAST: Final = "() => window.probe.last"
WORDS: Final = "(part) => document.querySelector(part)?.textContent ?? ''"
REFUSED: Final = "() => window.probe.refused"
COUNT: Final = "() => window.probe.answers.length"
SETTLED: Final = "() => window.probe.isSettled()"


class Stuck(Exception):
    """Something that was waited for never came."""


@asynccontextmanager
async def telling(page: Page, title: str, before: int) -> AsyncIterator[None]:
    """Make :class:`Stuck` of a timeout, with a picture; ``before`` are the answers of earlier games."""
    try:
        yield
    except TimeoutError as late:
        raise Stuck(await story(page, title, before)) from late


async def story(page: Page, title: str, before: int) -> str:
    last = await page.evaluate(LAST) or {"question": "", "answer": ""}
    given = await page.evaluate(COUNT)
    lines = [
        f"{title}: nothing came after {before + given} answers, {given} of them in {page.url}.",
        f"Asked now: {await page.evaluate(WORDS, '.question-line')!r}",
        f"Clicked last: {last['answer']!r} at {last['question']!r}; accepted: {await page.evaluate(SETTLED)}",
        f"Refused last: {await page.evaluate(REFUSED)!r}",
        f"Picture: {await picture(page, title)}",
    ]
    return "\n".join(lines)


async def picture(page: Page, title: str) -> Path:
    path = Path(tempfile.gettempdir(), f"orrery-bench-stuck-{title}.png")
    await page.screenshot(path=path)
    return path
