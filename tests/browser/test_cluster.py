"""Globular Cluster from home to the final scoring: by mouse, by keys alone, by touch on a small screen."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from orrery.games.cluster.game import CLUSTER
from tests.browser.cluster_games import finished_save
from tests.browser.conftest import Visit
from tests.browser.finished import imported
from tests.browser.from_position import sit_down
from tests.browser.guest import Guest
from tests.rules.cluster.scene import Scene

ME_AND_A_BOT: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
MITS: Final = "cell:g1"
SENDING: Final = 4
"""So many turns send a coin; the others are ended at once, for a game has 18 of them for everybody."""
START, STACK = 4, 27
"""Tiles at the start, and in the stack of three players."""
LIT: Final = """() => [...document.querySelectorAll('.c-field [data-piece].c-choosable')].filter((cell) => {
  const box = cell.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return cell.contains(seen);
}).map((cell) => cell.dataset.piece)"""
"""The lit cells whose middle can be hit."""

NOVA: Final = """() => new MutationObserver(() => {
  const told = document.querySelector('.c-moment.c-nova')?.innerText ?? '';
  if (told.includes('A supernova!')) window.hadNova = true;
}).observe(document.body, {childList: true, subtree: true})"""
"""Notes that a supernova was told, for that does not stay."""


def hit_cell(guest: Guest, piece: str) -> None:
    guest.hit(guest.page.locator(f".c-field .c-choosable[data-piece='{piece}']").last)


def is_placing(guest: Guest) -> bool:
    return "where do you lay" in guest.question()


def lit(guest: Guest) -> list[str]:
    """The lit cells in sight; where a small screen shows none of them, all tiles are looked at."""
    if not guest.page.evaluate(LIT):
        guest.press("Show all tiles")
        guest.page.wait_for_function(f"({LIT})().length > 0")
    found: list[str] = guest.page.evaluate(LIT)
    return found


def lay(guest: Guest) -> None:
    """Point at a lit place, and lay the tile there."""
    guest.sees_board()
    guest.look()
    number = guest.number()
    hit_cell(guest, lit(guest)[0])
    guest.hit(guest.page.locator(".c-commit"))
    guest.taken(number)


def send(guest: Guest) -> bool:
    """Pick the coins of the MITS and send one to the first tile in reach; whether that could be done."""
    guest.sees_board()
    guest.look()
    number = guest.number()
    if MITS not in lit(guest):
        return False
    hit_cell(guest, MITS)
    expect(guest.page.locator("[data-heat='g1']")).to_have_count(1)
    guest.look()
    others = [piece for piece in lit(guest) if piece != MITS]
    hit_cell(guest, others[0])
    guest.hit(guest.page.locator(".c-commit"))
    guest.taken(number)
    return True


def end(guest: Guest) -> None:
    number = guest.number()
    guest.hit(guest.page.locator(".c-end"))
    guest.taken(number)


def play_on_the_board(guest: Guest) -> int:
    """A whole game by hand: every tile is laid on the board, some coins are sent; the number of answers."""
    answers = sent = 0
    while guest.wait() == "asked":
        if is_placing(guest):
            lay(guest)
        elif sent < SENDING and send(guest):
            sent += 1
            guest.wait()
            end(guest)
        else:
            end(guest)
        answers += 1
    assert sent == SENDING
    return answers


def scored(guest: Guest) -> None:
    guest.sees_points_add_up()
    expect(guest.page.locator(".scoring tbody tr")).to_have_count(3)


def test_from_home_to_the_final_scoring_by_mouse(visit: Visit) -> None:
    guest = visit("/")

    guest.open_match(ME_AND_A_BOT, "cluster")
    answers = play_on_the_board(guest)

    assert answers >= 18
    scored(guest)


def test_a_whole_game_by_touch_at_360_pixels(visit: Visit) -> None:
    guest = visit("/", phone=True)

    guest.open_match(ME_AND_A_BOT, "cluster")
    guest.wait()
    assert not guest.is_wide()
    answers = play_on_the_board(guest)

    assert answers >= 18
    scored(guest)
    assert not guest.is_wide()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    """The first tile is laid on the board, by Tab, R and Enter; the rest by the keys of the answers."""
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "cluster")
    guest.wait()
    guest.sees_board()
    guest.look()
    number, keys = guest.number(), guest.page.keyboard
    guest.tab_to("document.activeElement.matches('.c-open-one')")
    keys.press("Enter")
    expect(guest.page.locator("[data-ghost]")).to_have_count(1)
    turned = guest.page.locator("[data-ghost]").get_attribute("data-ghost")
    keys.press("r")
    expect(guest.page.locator("[data-ghost]")).not_to_have_attribute("data-ghost", str(turned))
    guest.page.evaluate("document.activeElement.blur()")
    keys.press("Enter")
    guest.taken(number)

    answers = 0
    while guest.wait() == "asked":
        answers += 1
        if is_placing(guest):
            guest.answer_by_key(0)
        else:
            number = guest.number()
            keys.press("0")
            guest.taken(number)

    assert answers >= 18
    scored(guest)


def at_table(visit: Visit, scene: Scene, speed: str = "off") -> Guest:
    guest = visit("/", speed=speed)
    sit_down(guest, CLUSTER, scene.written.setup, scene.state)
    assert guest.wait() == "asked"
    guest.sees_board()
    guest.look()
    return guest


def test_a_supernova_is_a_moment_and_then_the_scoring_is_on(visit: Visit) -> None:
    guest = at_table(visit, Scene().early().stack(("RDa",)).acts(), speed="slow")

    guest.page.evaluate(NOVA)
    guest.answer(guest.answers().count() - 1)

    guest.page.wait_for_function("() => window.hadNova")
    guest.page.keyboard.press("x")
    expect(guest.page.locator(".c-moment")).to_have_count(0)
    expect(guest.page.locator("[data-piece=coming]")).to_contain_text("under way")


def test_a_finished_game_is_looked_through_on_the_board(visit: Visit) -> None:
    guest = visit("/")
    match = imported(guest, finished_save())
    page = guest.page

    page.goto(f"/replay/{match}?at=0")
    tiles = page.locator(".c-board .c-tile")
    expect(tiles).to_have_count(START)
    page.keyboard.press("End")
    expect(tiles).to_have_count(START + STACK)
    page.keyboard.press("Home")
    expect(tiles).to_have_count(START)
    expect(page.locator("[data-figure=scoring]").first).to_be_visible()


def test_the_end_is_counted_on_the_tiles_and_shared_as_a_picture(visit: Visit) -> None:
    guest = visit("/", speed="normal")
    match = imported(guest, finished_save())
    page = guest.page
    page.goto(f"/t/{match}")
    expect(page.locator(".constellation circle").first).to_be_attached()
    expect(page.locator(".turning-points a").first).to_have_text(re.compile(r"^Turn \d+$"))
    guest.look()

    page.keyboard.press("s")
    expect(page.locator(".end-chip").first).to_be_visible()
    page.keyboard.press("x")
    expect(page.locator(".outcome.playing")).to_have_count(0)

    with page.expect_download() as download:
        guest.press("Picture to share")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_one_watches_on_the_same_board(visit: Visit) -> None:
    host = visit("/")
    match = host.open_match(ME_AND_A_BOT, "cluster")
    host.wait()

    late = visit(f"/t/{match}")

    expect(late.page.locator(".c-board .c-tile").first).to_be_visible()
    late.look()
    expect(late.page.locator(".c-choosable")).to_have_count(0)


def test_the_rules_have_a_picture_for_every_part_that_can_be_drawn(visit: Visit) -> None:
    guest = visit("/rules/cluster#G4.45", lang="ru")

    expect(guest.page.locator(".rule-picture")).to_have_count(15)
    expect(guest.page.locator(".clause.marked")).to_have_id("G4.45")


def test_a_turn_is_ended_by_one_answer(visit: Visit) -> None:
    """The table does not ask again for the end of a turn that somebody has just ended."""
    guest = visit("/", holds=True)
    guest.open_match(ME_AND_A_BOT, "cluster")
    guest.wait()
    guest.answer(0)
    guest.wait()
    expect(guest.page.locator(".question-text").first).to_contain_text("10 action points")
    number = guest.number()

    guest.page.keyboard.press("0")

    guest.taken(number)
    assert guest.wait() == "asked"
    expect(guest.page.locator(".end-turn")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guide_rings_what_it_speaks_of(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    guest.press(
        "Learn to play", guest.page.locator("article", has=guest.page.get_by_text("Globular Cluster"))
    )
    guest.wait()
    expect(guest.page.locator(".coach h3")).to_have_text("Welcome to Globular Cluster")
    expect(guest.page.locator(".finger-ring")).to_have_count(4)
    guest.press("Got it", guest.page.locator(".coach"))
    expect(guest.page.locator(".coach h3")).to_have_text("Laying a tile")
    expect(guest.page.locator(".finger-ring").first).to_be_visible()
    expect(guest.page.locator(".coach .first")).to_contain_text("is a good choice")
