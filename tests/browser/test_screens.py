"""Every screen and how it is reached; languages, dead links, a table that is full.

``test_sizes.py`` looks at each of them.
"""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import cluster_games, cosmic_games
from tests.browser.conftest import Visit
from tests.browser.finished import at_the_end, branch, imported, random_save
from tests.browser.guest import Guest

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
SHOWN = ":is(.board-place, .narrow-main) :is([data-piece], .generic)"
"""Something of a board, which is fetched by itself."""
FOUR = [
    {"kind": "me"},
    *({"kind": "bot", "bot": "random", "name": name} for name in ("Bellatrix", "Capella", "Procyon")),
]

LAST_ANSWERS = 4


def table(
    title: str, answers: int, seats: list[dict[str, str]] = ME_AND_A_BOT, **options: str
) -> Callable[[Guest], None]:
    def sit_down(guest: Guest) -> None:
        guest.open_match(seats, title, settings={"pause": 0.0}, options=options)
        guest.play(Random(9), most=answers)
        guest.wait()
        expect(guest.page.locator(SHOWN).first).to_be_attached()

    return sit_down


def at_the_cube(guest: Guest) -> None:
    """Backgammon, before a roll: double or not."""
    guest.open_match(ME_AND_A_BOT, "backgammon")
    guest.wait()
    guest.sees_board()
    guest.look()
    while not guest.page.locator(".controls .button").count():
        guest.answer(0)
        assert guest.wait() == "asked"
        guest.sees_board()
        guest.look()
    expect(guest.page.locator(".controls .button")).to_have_count(2)


def lobby(guest: Guest) -> None:
    guest.open_match([{"kind": "me"}, {"kind": "open"}], "pulsar")
    expect(guest.page.locator(".invitation")).to_be_visible()


def curtain(guest: Guest) -> None:
    """Two people at one screen; the cards of the second stay covered until they say that they are there."""
    guest.open_match([{"kind": "me"}, {"kind": "me", "name": "Mira"}], "connect-four")
    guest.wait()
    guest.answer(0)
    expect(guest.page.locator(".curtain")).to_be_visible()


def guided(guest: Guest) -> None:
    """A first game with its guide, at the first question."""
    guest.hit(guest.page.locator(".title-card").first.locator(".title-ways .button").nth(1))
    guest.wait()
    guest.hit(guest.page.locator(".coach .button.main"))


def end_of(title: str, **options: str) -> Callable[[Guest], None]:
    """A game of two that was played nearly to its end before, and is played to it."""

    def play_out(guest: Guest) -> None:
        branch(guest, imported(guest, random_save(title, **options)), LAST_ANSWERS, ME_AND_A_BOT)
        guest.play(Random(9))
        expect(guest.page.locator(".outcome")).to_be_visible()
        expect(guest.page.locator(SHOWN).first).to_be_attached()

    return play_out


def replay(guest: Guest) -> None:
    match = imported(guest, random_save("connect-four"))
    guest.page.goto(f"/replay/{match}?at=3")
    expect(guest.page.locator(".scrubber")).to_be_visible()
    expect(guest.page.locator(SHOWN).first).to_be_attached()


def end(guest: Guest) -> None:
    at_the_end(guest)


def beside(guest: Guest) -> None:
    """The rules beside a table."""
    guest.open_match(ME_AND_A_BOT, "pulsar")
    guest.wait()
    guest.sees_board()
    guest.look()
    guest.hit(guest.page.locator(".table-head [aria-keyshortcuts=r]"))
    expect(guest.page.locator(".rules-beside .clause").first).to_be_visible()


def page(path: str, wanted: str) -> Callable[[Guest], None]:
    def go(guest: Guest) -> None:
        guest.page.goto(path)
        expect(guest.page.locator(wanted).first).to_be_visible()

    return go


SCREENS: dict[str, Callable[[Guest], None]] = {
    "home": page("/", ".title-card h2"),
    "new": page("/new/pulsar", "form"),
    "new-cosmic": page("/new/cosmic", "form"),
    "rules": page("/rules/pulsar", "main h1"),
    "powers": page("/powers/cosmic", ".cx-power"),
    "games": page("/games", "main h1"),
    "watch": page("/watch", "main h1"),
    "settings": page("/settings", "main h1"),
    "dead-link": page("/t/nosuchmatch0", "main"),
    "lost": page("/nowhere/at/all", "main"),
    "lobby": lobby,
    "curtain": curtain,
    "guided": guided,
    "pulsar": table("pulsar", 12, FOUR),
    "cluster": table("cluster", 6),
    "cluster-late": cluster_games.late,
    "cosmic": table("cosmic", 4),
    "cosmic-four": cosmic_games.at(4),
    "cosmic-six": cosmic_games.at(6),
    "connect-four": table("connect-four", 6),
    "backgammon": table("backgammon", 14, cube="off"),
    "backgammon-cube": at_the_cube,
    "backgammon-end": end_of("backgammon", cube="off"),
    "rules-backgammon": page("/rules/backgammon", "main h1"),
    "rules-connect-four": page("/rules/connect-four", "main h1"),
    "after": end_of("connect-four"),
    "replay": replay,
}


OVER_A_TABLE: dict[str, Callable[[Guest], None]] = {"end": end, "beside": beside}
"""What lies over a part of a table on purpose."""

ALL: dict[str, Callable[[Guest], None]] = SCREENS | OVER_A_TABLE


def test_the_language_is_switched_at_once_and_stays(visit: Visit) -> None:
    guest = visit("/settings")

    guest.hit(guest.page.get_by_text("Русский"))
    guest.sees("Настройки")
    guest.page.goto("/")

    guest.sees("Играть")


def test_a_game_is_told_in_the_language_of_the_browser(visit: Visit) -> None:
    guest = visit("/", lang="ru")

    guest.open_match(ME_AND_A_BOT, "pulsar")
    guest.wait()

    expect(guest.page.locator(".question-text").first).to_have_text(re.compile("[а-я]"))


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/t/nosuchmatch0", "There is no such match"),
        ("/replay/nosuchmatch0", "There is no such match"),
        ("/me#nosuchkey", "link"),
        ("/nowhere/at/all", "Home"),
    ],
)
def test_a_dead_link_says_so_and_leads_home(visit: Visit, path: str, told: str) -> None:
    guest = visit(path)

    guest.sees(told)
    guest.hit(guest.page.get_by_role("link", name="Home").last)

    expect(guest.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    host = visit("/")
    match = host.open_match(ME_AND_A_BOT, "connect-four")

    late = visit(f"/t/{match}")

    expect(late.page.locator(SHOWN).first).to_be_attached()
    late.look()
    expect(late.answers()).to_have_count(0)
