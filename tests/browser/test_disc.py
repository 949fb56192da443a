"""The disc of PULSAR 2849: everything on it can be read and hit, by mouse and by touch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_cluster_touch import Fingers, middle

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
SMALLEST = {"width": 1280, "height": 640}
LIT = ".p-space [data-piece][role=button]"

SMALL_TEXTS = """() => [...document.querySelectorAll('.p-disc text')].flatMap((text) => {
  const { a, b } = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  return text.textContent.trim() && size < 10.95 ? [`${text.textContent} ${size.toFixed(1)}`] : [];
})"""
SMALL_PIECES = """() => {
  const pieces = document.querySelectorAll('.p-disc [role=button], .p-disc button');
  const isSmall = ({ width, height }) => width < 24 || height < 24;
  return [...pieces].filter((one) => isSmall(one.getBoundingClientRect())).map((one) => one.outerHTML);
}"""
IN_SIGHT = """(name) => {
  const button = document.querySelector(name), { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def come_to_the_map(guest: Guest) -> None:
    """Answer what comes first until a place on the map can be chosen."""
    guest.open_match(ME_AND_A_BOT, "pulsar", settings={"pause": 0.0})
    guest.wait()
    guest.sees_board()
    guest.look()
    while guest.page.locator(LIT).count() == 0:
        guest.answer(0)
        guest.wait()
        guest.sees_board()
        guest.look()


def test_at_the_smallest_size_everything_on_the_disc_can_be_read_and_hit(visit: Visit) -> None:
    guest = visit("/")
    guest.page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]

    come_to_the_map(guest)

    assert guest.page.evaluate(SMALL_TEXTS) == []
    assert guest.page.evaluate(SMALL_PIECES) == []


@pytest.mark.parametrize("beside", [0, 24])
def test_a_tap_on_a_lit_place_or_beside_it_takes_it(visit: Visit, beside: int) -> None:
    guest = visit("/", phone=True)
    come_to_the_map(guest)
    page = guest.page
    place = page.locator(LIT).first
    name = place.get_attribute("aria-label")
    box = place.bounding_box()
    assert box is not None
    assert name is not None

    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - beside)

    card = page.locator(".sheet .pinned")
    expect(card).to_contain_text(name.split(":")[0].split()[-1])
    expect(card.locator(".preview")).to_be_visible()
    number = guest.number()
    guest.look()
    assert page.evaluate(IN_SIGHT, ".pinned .button.main")
    guest.hit(card.locator(".button.main"))
    guest.taken(number)


def test_two_fingers_zoom_in_and_one_tap_shows_the_whole_map_again(visit: Visit) -> None:
    guest = visit("/", phone=True)
    come_to_the_map(guest)
    page = guest.page
    expect(page.locator(".p-zoomed")).to_have_count(0)
    fingers = Fingers(guest, *middle(page.locator(".p-space")))

    fingers.down()
    fingers.spread(60)
    fingers.up()
    expect(page.locator(".p-zoomed .p-small-map")).to_be_visible()

    guest.press("Show the whole map")

    expect(page.locator(".p-small-map")).to_have_count(0)
    expect(page.locator(".p-zoomed")).to_have_count(0)
