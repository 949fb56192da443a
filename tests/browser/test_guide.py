"""A guided first game in a real browser: explained as it is played, ended when somebody has had enough."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest


def learn(guest: Guest, title: str) -> None:
    guest.press("Learn to play", guest.page.locator("article", has=guest.page.get_by_text(title)))
    guest.wait()


def is_told(guest: Guest, heading: str) -> None:
    expect(guest.page.locator(".coach h3")).to_have_text(heading)


def got_it(guest: Guest) -> None:
    guest.press("Got it", guest.page.locator(".coach"))


def test_each_kind_of_question_is_explained_when_it_first_comes_up(visit: Visit) -> None:
    guest = visit("/")
    learn(guest, "PULSAR 2849")

    is_told(guest, "Welcome to PULSAR 2849")
    got_it(guest)
    is_told(guest, "The first place of your ship")
    guest.press("P1.12", guest.page.locator(".coach"))
    guest.sees("Clause P1.12")
    guest.page.keyboard.press("Escape")
    got_it(guest)
    guest.sees("Guided: 1 of 9")

    guest.answer(0)
    guest.wait()
    is_told(guest, "Drafting a die")


def test_progress_outlasts_a_reload_and_the_guide_can_be_stopped(visit: Visit) -> None:
    guest = visit("/", phone=True)
    learn(guest, "PULSAR 2849")
    got_it(guest)

    guest.page.reload()
    guest.wait()
    is_told(guest, "The first place of your ship")
    guest.press("Stop guiding me")
    expect(guest.page.locator(".coach")).to_have_count(0)

    guest.page.reload()
    guest.wait()
    expect(guest.page.locator(".coach")).to_have_count(0)


def test_the_guide_goes_along_however_somebody_plays(visit: Visit) -> None:
    """Answers without reading are allowed; what was met by them is not told again."""
    guest = visit("/")
    learn(guest, "Globular Cluster")

    guest.play(Random(4), most=12)
    guest.wait()

    assert guest.page.evaluate("JSON.parse(localStorage['orrery.guide.cluster']).met.slice(0, 1)") == [
        "welcome"
    ]
    expect(guest.page.locator(".coach")).to_be_visible()


def test_a_game_without_a_guide_has_none(visit: Visit) -> None:
    guest = visit("/")
    guest.play_now("PULSAR 2849")
    guest.wait()

    expect(guest.page.locator(".coach")).to_have_count(0)
