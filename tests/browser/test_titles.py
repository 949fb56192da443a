"""Titles are played to their ends by their lists of answers, whatever boards they have.

``test_pulsar.py``, ``test_cluster.py`` and ``test_cosmic_board.py`` play whole games of the longer ones.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

ME = {"kind": "me"}
AT_ONCE = {"pause": 0.0}
"""Windows close as soon as everybody has answered: nobody here could learn anything from a pause."""
NO_WORKER = "() => navigator.serviceWorker.ready.then((worker) => worker.unregister())"
"""The service worker fetches what the page asks for, where no test can stop it."""

RESULT = ".podium li, .scoring tfoot td"
"""What each player came to: a place in the list, or a total where points have sources."""


def bots(count: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": "random"} for _ in range(count)]


@pytest.mark.parametrize("title", ["connect-four", "backgammon"])
def test_a_title_is_played_to_its_end(visit: Visit, title: str) -> None:
    guest = visit("/")

    guest.open_match([ME, *bots(1)], title, settings=AT_ONCE)
    answers = guest.play(Random(5))

    assert answers > 0
    expect(guest.page.locator(RESULT)).to_have_count(2)


def test_a_position_is_told_in_sentences_where_the_board_can_not_be_fetched(visit: Visit) -> None:
    guest = visit("/", phone=True)
    guest.page.add_init_script("delete Navigator.prototype.serviceWorker")
    guest.page.evaluate(NO_WORKER)
    guest.page.route("**/assets/cosmic*.js", lambda route: route.abort())

    guest.open_match([ME, *bots(2)], "cosmic")
    guest.wait()

    expect(guest.page.locator(".generic li, .generic p").first).to_be_visible()
    assert not guest.is_wide()
