"""Two people at one challenge of Cosmic Encounter, each with a browser: a zap that is zapped, and a deal."""

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.cosmic.game import COSMIC
from tests.browser.conftest import Visit
from tests.browser.from_position import sit_together
from tests.browser.guest import Guest
from tests.rules.cosmic.scene import Scene
from tests.rules.cosmic.test_deals import talks
from tests.rules.cosmic.test_zaps import BY_VIRUS, PLAIN, announced

PASS: Final = ".cx-passes .button.main"
MOST_LOOKS: Final = 100
"""More than anything takes that both wait for by passing."""


def both(visit: Visit, scene: Scene, phone: bool = False) -> tuple[Guest, Guest]:
    """Somebody who plays A by mouse, and a friend who plays B; computer players have the others."""
    host, friend = visit("/"), visit("/", phone=phone)
    sit_together([host, friend], COSMIC, scene.written.setup, scene.state, [0, 1])
    return host, friend


def card(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f".cx-hand [data-piece='card:{name}']")


def play(guest: Guest, name: str) -> None:
    """Play a card of the hand once it is raised; a finger first looks at it."""
    expect(card(guest, name)).to_have_class(re.compile("cx-raised"))
    guest.sees_board()
    guest.look()
    number = guest.number()
    guest.hit(card(guest, name))
    if guest.phone:
        guest.hit(guest.page.locator(".cx-detail .cx-ways .button.main"))
    guest.taken(number)


def pass_until(guests: Sequence[Guest], wanted: str) -> None:
    """Whoever is asked to respond passes, until somebody sees what is wanted.

    What one answers is told when all have answered, as the table keeps it until then.
    """
    for guest in [*guests] * MOST_LOOKS:
        guest.look()
        if guest.page.locator(wanted).count():
            return
        if guest.page.locator(PASS).count():
            number = guest.number()
            guest.hit(guest.page.locator(PASS))
            guest.taken(number)
    raise AssertionError(f"nobody has ever seen {wanted}")


def logged(text: str) -> str:
    return f".log-text:has-text('{text}')"


@pytest.mark.parametrize(
    ("counters", "totals"), [(True, BY_VIRUS), (False, PLAIN)], ids=["counter-zap", "zap"]
)
def test_a_zap_strikes_in_both_browsers_unless_it_is_zapped(
    visit: Visit, counters: bool, totals: tuple[int, int]
) -> None:
    host, friend = both(visit, announced(A="un-zap", B="cosmic-zap"))
    for guest in (host, friend):
        expect(guest.page.locator(".cx-responders li")).to_have_count(4)
        expect(guest.page.locator(".cx-passes .button")).to_have_count(3)

    play(friend, "cosmic-zap")
    expect(host.page.get_by_label("Electra has answered")).to_be_visible()
    pass_until([host, friend], logged("plays Cosmic Zap"))
    if counters:
        play(host, "un-zap")
        pass_until([friend, host], logged("plays Un-Zap"))

    pass_until([host, friend], logged(f"has a total of {totals[0]}"))
    for guest in (host, friend):
        expect(guest.page.locator(logged(f"has a total of {totals[0]}"))).to_be_visible()
        expect(guest.page.locator(".cx-plate .cx-power.out")).to_have_count(0 if counters else 1)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_deal_is_offered_countered_and_struck_between_two_browsers(visit: Visit, phone: bool) -> None:
    """A offers a flare for a card; B rather gives an Attack for one, and A chooses which."""
    host, friend = both(visit, talks(), phone)
    host_s, friend_s = (friend.page.locator(".cx-tray").nth(side) for side in (0, 1))

    play(host, "flare-virus")
    expect(host_s).to_contain_text("Virus")
    add(host, "a card of their choice")
    expect(friend_s).to_contain_text("a card of the giver's choice")
    say(friend, "I need a little more.")
    host.press("Chat")
    host.sees("I need a little more.")
    end_with(host, "propose")

    end_with(friend, "counter")
    expect(host.page.locator(".cx-tray").nth(0)).to_contain_text("nothing yet")
    play(friend, "attack-30")
    add(friend, "a card of their choice")
    end_with(friend, "propose")

    end_with(host, "accept")
    pass_until([host, friend], ".cx-hand .cx-raised[data-piece='card:attack-20']")
    play(host, "attack-20")
    for guest, name in ((host, "attack-30"), (host, "flare-virus"), (friend, "attack-20")):
        expect(card(guest, name)).to_have_count(1)
    for guest, name in ((host, "attack-20"), (friend, "attack-30")):
        expect(card(guest, name)).to_have_count(0)


def add(guest: Guest, text: str) -> None:
    number = guest.number()
    guest.hit(guest.page.locator(".cx-add", has_text=text).first)
    guest.taken(number)


def say(guest: Guest, text: str) -> None:
    guest.hit(guest.page.locator(".cx-phrases").get_by_role("button", name=text))


def end_with(guest: Guest, text: str) -> None:
    """Propose, accept or counter, as soon as that can be done."""
    button = guest.page.locator(".cx-endings .button", has_text=re.compile(text, re.IGNORECASE))
    expect(button).to_have_count(1)
    number = guest.number()
    guest.hit(button)
    guest.taken(number)
