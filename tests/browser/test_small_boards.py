"""Connect four and backgammon are played on their boards: by mouse, by keys, and by touch."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_motion import NOTED

ME_AND_A_BOT: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TWO_OF_US: Final = [{"kind": "me"}, {"kind": "me", "name": "Mira"}]
NO_CUBE: Final = {"cube": "off"}
WON: Final = ".connect-four .disc.won"
PLAYED: Final = """([kind, piece]) =>
  window.noted.motions.some((motion) => motion.kind === kind && motion.piece.startsWith(piece))"""
FOCUSED: Final = "() => document.activeElement?.getAttribute('class') ?? ''"


def asked(guest: Guest) -> bool:
    """Wait until something is asked and the board shows it; false once the game is over."""
    if guest.wait() == "over":
        return False
    guest.sees_board()
    return True


def play(guest: Guest, answer: Callable[[Guest], None], most: int = 1000) -> int:
    """Answer on the board until the game is over; how often that took."""
    for count in range(most):
        if not asked(guest):
            return count
        number = guest.number()
        answer(guest)
        guest.taken(number)
    return most


def column(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f"[data-piece='column:{name}']")


def press_a_column(guest: Guest) -> None:
    guest.hit(guest.page.locator(".connect-four .choosable").nth(3 % free_columns(guest)))


def free_columns(guest: Guest) -> int:
    return guest.page.locator(".connect-four .choosable").count()


def go_to_a_column(guest: Guest) -> None:
    """One column on from where the focus is, or back from the last one."""
    before = guest.page.evaluate("document.activeElement?.getAttribute('data-piece') ?? ''")
    guest.page.keyboard.press("ArrowRight" if before != "column:g" else "ArrowLeft")
    expect(guest.page.locator(".connect-four .column.choosable:focus")).to_have_count(1)
    guest.page.keyboard.press("Enter")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_connect_four_is_played_by_pressing_columns(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    guest.open_match(ME_AND_A_BOT, "connect-four")

    play(guest, press_a_column)

    expect(guest.page.locator(".outcome")).to_be_visible()
    expect(guest.page.locator(WON)).to_have_count(4)
    assert not guest.is_wide()


def test_connect_four_is_played_by_arrows_and_enter(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "connect-four")

    play(guest, go_to_a_column)

    expect(guest.page.locator(".outcome")).to_be_visible()


def test_a_column_that_is_pointed_at_shows_where_the_disc_would_lie(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "connect-four")
    assert asked(guest)

    guest.point_at(column(guest, "d"))
    expect(guest.page.locator(".connect-four .landing")).to_have_count(1)
    guest.hit(column(guest, "d"))

    expect(guest.page.locator("[data-piece='disc:d1']")).to_have_count(1)


def test_the_last_disc_is_marked_for_who_comes_later(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(TWO_OF_US, "connect-four")
    assert asked(guest)
    guest.hit(column(guest, "c"))
    expect(guest.page.locator(".curtain")).to_be_visible()

    guest.page.reload()
    guest.hit(guest.page.locator(".curtain .button").first)

    expect(guest.page.locator("[data-piece='disc:c1'].last")).to_have_count(1)


def move_a_checker(guest: Guest) -> None:
    """Press the first checker that can move, unless it is the only one, and the first place it can go to."""
    if not press_a_control(guest):
        goals = guest.page.locator(".backgammon .goal")
        if goals.count() == 0:
            guest.hit(guest.page.locator(".backgammon .source").first)
        guest.hit(goals.first)


def press_a_control(guest: Guest) -> bool:
    """Roll on, or take the cube."""
    controls = guest.page.locator(".backgammon .controls .button")
    if controls.count() == 0:
        return False
    rolls = guest.page.locator(".backgammon .controls").get_by_text("roll")
    guest.hit(rolls if rolls.count() else controls.last)
    return True


def move_by_keys(guest: Guest) -> None:
    """The arrow leads onto the board, Enter picks and goes on to the first place where the checker can go."""
    keyboard = guest.page.keyboard
    if guest.page.locator(".backgammon .controls").count():
        guest.page.keyboard.press("1")
        return
    walk_to_a_checker(guest)
    if "goal" not in guest.page.evaluate(FOCUSED):
        keyboard.press("Enter")
        expect(guest.page.locator(".backgammon .goal:focus")).to_have_count(1)
    keyboard.press("Enter")


def walk_to_a_checker(guest: Guest) -> None:
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        if any(kind in guest.page.evaluate(FOCUSED).split() for kind in ("source", "goal")):
            return
        guest.page.keyboard.press(key)
    raise AssertionError("no way by the arrows to a checker")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_backgammon_is_played_by_pressing_places(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    guest.open_match(ME_AND_A_BOT, "backgammon", options=NO_CUBE)

    answers = play(guest, move_a_checker)

    assert answers > 20
    expect(guest.page.locator(".outcome")).to_be_visible()
    assert not guest.is_wide()


def test_backgammon_is_played_by_keys(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "backgammon", options=NO_CUBE)

    play(guest, move_by_keys)

    expect(guest.page.locator(".outcome")).to_be_visible()


def test_a_checker_is_dragged_to_where_it_can_go(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "backgammon", options=NO_CUBE)
    assert asked(guest)
    number = guest.number()
    page = guest.page
    source = page.locator(".backgammon .source").first
    page.mouse.move(*middle_of(source))
    page.mouse.down()
    left, top = middle_of(source)
    page.mouse.move(left + 20, top, steps=3)
    goal = page.locator(".backgammon .goal").first
    goal.wait_for()
    guest.look()
    page.mouse.move(*middle_of(goal), steps=4)
    page.mouse.up()

    guest.taken(number)


def middle_of(target: Locator) -> tuple[float, float]:
    target.wait_for()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("reply", ["take the cube", "drop and lose the stake as it is"], ids=["take", "drop"])
def test_the_cube_is_offered_and_replied_to_on_the_board(visit: Visit, reply: str) -> None:
    guest = visit("/")
    guest.open_match(TWO_OF_US, "backgammon")
    play_until_the_cube(guest)

    press_control(guest, "yes, double")
    open_curtain(guest)
    assert asked(guest)
    press_control(guest, reply)

    if reply.startswith("take"):
        expect(guest.page.locator("[data-piece='cube:stake']")).to_contain_text("2")
    else:
        expect(guest.page.locator(".outcome")).to_be_visible()


def press_control(guest: Guest, text: str) -> None:
    number = guest.number()
    guest.hit(guest.page.locator(".backgammon .controls").get_by_role("button", name=text))
    guest.taken(number)


def play_until_the_cube(guest: Guest) -> None:
    while True:
        open_curtain(guest)
        assert asked(guest)
        if guest.page.locator(".backgammon .controls").count():
            return
        number = guest.number()
        move_a_checker(guest)
        guest.taken(number)


def open_curtain(guest: Guest) -> None:
    """Whoever is asked next is there."""
    guest.page.wait_for_function(
        "() => document.querySelector('.curtain') || document.querySelector('.question.mine .answer-main')"
    )
    curtain = guest.page.locator(".curtain .button")
    if curtain.count():
        guest.hit(curtain.first)
        expect(curtain).to_have_count(0)


@pytest.mark.parametrize(
    ("title", "answer", "kind", "piece"),
    [
        ("connect-four", press_a_column, "fly", "disc:d1"),
        ("backgammon", move_a_checker, "fly", "point:"),
        ("backgammon", move_a_checker, "roll", "die:1"),
    ],
)
def test_what_happened_is_seen_to_move(
    visit: Visit, title: str, answer: Callable[[Guest], None], kind: str, piece: str
) -> None:
    guest = visit("/", speed="fast")
    guest.page.add_init_script(NOTED)
    guest.open_match(ME_AND_A_BOT, title, settings={"pace": "fast"})

    play(guest, answer, most=3)

    guest.page.wait_for_function(PLAYED, arg=[kind, piece])


def test_whoever_watches_has_the_board_and_nothing_to_press(visit: Visit) -> None:
    host = visit("/")
    match = host.open_match(ME_AND_A_BOT, "backgammon", options=NO_CUBE)
    assert asked(host)

    watcher = visit(f"/t/{match}")

    expect(watcher.page.locator(".backgammon .dice .die").first).to_be_visible()
    expect(watcher.page.locator(".backgammon [role=button]")).to_have_count(0)


def test_a_finished_game_is_replayed_on_the_board_with_its_last_disc(visit: Visit) -> None:
    guest = visit("/")
    match = guest.open_match(ME_AND_A_BOT, "connect-four")
    play(guest, press_a_column)

    guest.page.goto(f"/replay/{match}?at=3")

    expect(guest.page.locator(".connect-four .disc")).to_have_count(3)
    expect(guest.page.locator(".connect-four .disc.last")).to_have_count(1)
