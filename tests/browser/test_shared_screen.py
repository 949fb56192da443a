"""Two people at one screen, at each board: the next one sees nothing that the other had picked up."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_cluster import end, hit_cell, is_placing, lay, lit
from tests.browser.test_small_boards import NO_CUBE, TWO_OF_US, asked, move_a_checker

NAMES: Final = ("Vega", "Mira")
LETTERS: Final = "AB"
LIGHTS: Final = ".choosable, .c-choosable, .source, .goal, .controls .button"
MITS: Final = "cell:g1"
TURNS: Final = 4
LOWER_TRAY: Final = """() => [...document.querySelectorAll(".backgammon [data-piece^='off:']")]
  .sort((one, other) => other.getBoundingClientRect().y - one.getBoundingClientRect().y)[0].dataset.piece"""
NEXT: Final = """() => document.querySelector('.outcome') ? 'over'
  : document.querySelector('.curtain') ? 'curtain'
  : document.querySelector('.question.mine .answer-main') ? 'asked' : ''"""


def pass_on(guest: Guest) -> None:
    """Hand the screen to whoever is called; behind the curtain nothing can be pressed.

    Nor does the pointer rest on the board, where it would lift what comes to lie under it.
    """
    if guest.page.wait_for_function(NEXT).json_value() == "curtain":
        expect(guest.page.locator(LIGHTS)).to_have_count(0)
        guest.hit(guest.page.locator(".curtain .button.main"))
        guest.page.mouse.move(0, 0)
        expect(guest.page.locator(".curtain")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_cluster_is_passed_on(visit: Visit, phone: bool) -> None:
    """Everybody lays a tile and sends a coin; what was picked up and not sent is not there for the next."""
    guest = visit("/", phone=phone)
    guest.open_match(TWO_OF_US, "cluster")
    for turn in range(TURNS):
        seat = turn % 2
        pass_on(guest)
        guest.wait()
        assert is_placing(guest)
        expect(guest.page.locator(".question-text").first).to_contain_text(NAMES[seat])
        expect(guest.page.locator("[data-heat], [data-ghost]")).to_have_count(0)
        lay(guest)
        guest.wait()
        target = send_one(guest)
        coins = guest.page.locator(f"[data-piece='{target}'] [data-part=coins-{LETTERS[seat]}]")
        expect(coins.first).to_be_attached()
        pick(guest)
        end(guest)


def pick(guest: Guest) -> None:
    guest.wait()
    guest.sees_board()
    guest.look()
    if MITS not in lit(guest):
        guest.press("Show all tiles")
    hit_cell(guest, MITS)
    expect(guest.page.locator("[data-heat='g1']")).to_have_count(1)
    if guest.phone:
        guest.hit(guest.page.locator(".c-cancel"))


def send_one(guest: Guest) -> str:
    """Send a coin from the MITS to a tile that is in sight; which one."""
    guest.sees_board()
    guest.look()
    number = guest.number()
    hit_cell(guest, MITS)
    expect(guest.page.locator("[data-heat='g1']")).to_have_count(1)
    target = next(piece for piece in lit(guest) if piece != MITS)
    hit_cell(guest, target)
    guest.hit(guest.page.locator(".c-commit"))
    guest.taken(number)
    return target


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_connect_four_is_passed_on_to_its_end(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    guest.open_match(TWO_OF_US, "connect-four")

    answers = play_together(guest, press_own_column)

    assert answers == 7
    expect(guest.page.locator(".outcome")).to_be_visible()


def press_own_column(guest: Guest) -> None:
    """Each stacks up discs in a column of their own, so that whoever begins has four first."""
    column = "d" if guest.question().startswith(NAMES[0]) else "e"
    guest.hit(guest.page.locator(f".connect-four .choosable[data-piece='column:{column}']"))


def play_together(guest: Guest, answer: Callable[[Guest], None], most: int = 60) -> int:
    """Both answer in turn, up to so many answers or to the end; how many there were."""
    for count in range(most):
        pass_on(guest)
        if not asked(guest):
            return count
        number = guest.number()
        answer(guest)
        guest.taken(number)
    return most


def test_backgammon_is_passed_on_and_each_has_the_own_home_below(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(TWO_OF_US, "backgammon", options=NO_CUBE)
    below = set()

    def look_and_move(guest: Guest) -> None:
        name = guest.question().split(":")[0]
        below.add((name, guest.page.evaluate(LOWER_TRAY)))
        move_a_checker(guest)

    play_together(guest, look_and_move, most=12)

    assert len(below) == len({name for name, _ in below}) == len({tray for _, tray in below}) == 2
