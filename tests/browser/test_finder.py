"""The finder of the tests of sizes finds what it is for: each fault on a small page, and none without."""

import pytest
from playwright.sync_api import Browser

from tests.browser.test_sizes import FIND, LEAST

PAGE = "<!doctype html><style>body {{ margin: 0; font-size: 16px }}</style><main>{body}</main>"
FAULTS = {
    "wide": "<div style='width: 3000px'>.</div>",
    "small-text": "<p style='font-size: 10px'>too small</p>",
    "small": "<button style='width: 20px; height: 20px; padding: 0'></button>",
    "cut": "<div style='overflow: hidden; height: 6px'><p style='margin: 0'>half of it</p></div>",
    "cut-control": "<div style='overflow: hidden; height: 30px'>"
    "<button style='height: 60px'>Go</button></div>",
    "covered": "<button style='height: 40px'>Go</button>"
    "<div style='position: fixed; inset: 0; background: #fff'></div>",
    "out-of-sight": "<div class='has-board'><div class='board-place' style='height: 50px'>"
    "<i data-piece='a:1' style='position: absolute; top: 200px'>.</i></div></div>",
}
IN_A_DRAWING = "<svg width='40' height='40' viewBox='0 0 80 80'><text y='40' font-size='20'>7</text></svg>"


def found(browser: Browser, body: str) -> list[str]:
    page = browser.new_page()
    try:
        page.set_content(PAGE.format(body=body))
        lines: list[str] = page.evaluate(FIND, LEAST["mouse"])
        return [line.split()[0] for line in lines]
    finally:
        page.close()


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_found(browser: Browser, kind: str) -> None:
    assert kind in found(browser, FAULTS[kind])


def test_letters_of_a_drawing_count_as_large_as_they_are_shown(browser: Browser) -> None:
    assert found(browser, IN_A_DRAWING) == ["small-text"]
    assert found(browser, IN_A_DRAWING.replace("'20'", "'22'")) == []


def test_a_page_without_faults_has_none(browser: Browser) -> None:
    assert found(browser, "<h1>Orrery</h1><p>Text.</p><button style='height: 40px'>Go</button>") == []
