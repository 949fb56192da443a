"""After the game: the count on the board, the result, the picture to share; and the rules beside a table."""

import re
import struct
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.finished import ask, at_the_end, branch, bring_in

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
POINTS = {"A": 121, "B": 125, "C": 154, "D": 119}
COLOURS = """async (bytes) => {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], {type: 'image/png'}));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const count = (x) => {
    const {data} = pen.getImageData(x, 0, image.width / 2, image.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 148)
      seen.add(`${data.slice(at, at + 3).map((part) => part & 240)}`);
    return seen.size;
  };
  return [count(0), count(image.width / 2)];
}"""
JOINED = """() => {
  const count = (part) => document.querySelectorAll(`.constellation ${part}`).length;
  return count('line') > 0 && count('line') === count('circle') - 1;
}"""


def test_a_game_that_is_won_names_the_winner_and_leads_on(visit: Visit) -> None:
    guest = visit("/")
    match = guest.open_match(ME_AND_A_BOT, "connect-four")
    guest.play(Random(10))

    expect(guest.page.locator(".verdict h2")).to_have_text(re.compile("wins$|A draw"))
    expect(guest.page.locator(".podium li")).to_have_count(2)
    expect(guest.page.get_by_role("button", name="Rematch with the same people")).to_be_enabled()
    guest.look()
    guest.page.keyboard.press("a")

    guest.page.wait_for_url(re.compile(f"/replay/{match}"))


def test_the_rows_add_up_to_the_points(visit: Visit) -> None:
    guest = visit("/")
    at_the_end(guest)

    rows = guest.page.locator(".scoring tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText))"
    )
    sums = [sum(int(cell.replace("−", "-").replace("–", "0")) for cell in column) for column in zip(*rows)]

    assert sums == sorted(POINTS.values(), reverse=True)
    expect(guest.page.locator(".scoring tfoot td")).to_have_text([str(points) for points in sums])
    expect(guest.page.locator(".verdict h2")).to_have_text("C wins")
    guest.sees("29 ahead of B")


def test_turning_points_are_told_whole(visit: Visit) -> None:
    guest = visit("/")
    at_the_end(guest)
    told = guest.page.locator(".turning-points p")
    expect(told.first).to_be_visible()

    for each in told.all():
        expect(each).to_have_text(re.compile(r"\.\s*$"))
    assert told.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).length") == 0


def test_until_the_count_is_known_its_place_says_so(visit: Visit) -> None:
    guest = visit("/")
    match = bring_in(guest)
    held: list[Route] = []
    guest.page.route("**/review?*", lambda route: held.append(route))
    guest.page.goto(f"/t/{match}")

    expect(guest.page.locator(".end-count .counting [role=status]")).to_be_visible()
    expect(guest.page.locator(".counting td.number")).to_have_text(["154", "125", "121", "119"])
    expect(guest.page.locator(".scoring tfoot")).to_have_count(0)
    held[0].continue_()

    expect(guest.page.locator(".scoring tfoot")).to_be_visible()
    expect(guest.page.locator(".counting")).to_have_count(0)


def test_the_count_is_played_row_by_row_and_any_key_skips_it(visit: Visit) -> None:
    guest = visit("/", speed="normal")
    at_the_end(guest)
    totals = guest.page.locator(".scoring tfoot td").all_inner_texts()

    guest.page.keyboard.press("s")
    expect(guest.page.locator(".scoring tr.lit")).to_have_count(1)
    expect(guest.page.locator(".outcome.playing .verdict")).to_be_hidden()
    guest.page.keyboard.press("x")

    expect(guest.page.locator(".outcome.playing")).to_have_count(0)
    expect(guest.page.locator(".verdict")).to_be_visible()
    expect(guest.page.locator(".scoring tfoot td")).to_have_text(totals)
    guest.page.wait_for_function(JOINED)


def test_a_game_that_ends_while_one_looks_is_counted_at_once(visit: Visit) -> None:
    guest = visit("/", speed="normal")
    match = bring_in(guest)
    last = ask(guest, f"/matches/{match}/replay?first=0&count=1")["count"] - 1
    seat = ask(guest, f"/matches/{match}/replay?first={last}&count=1")["moments"][0]["seat"]
    seats = [{"kind": "me"} if place == seat else {"kind": "bot", "bot": "random"} for place in range(4)]
    branch(guest, match, 1, seats)
    guest.play(Random(1), most=20)

    expect(guest.page.locator(".outcome.playing, .outcome.named")).to_have_count(1)
    guest.page.keyboard.press("Escape")

    expect(guest.page.locator(".verdict h2")).to_be_visible()
    expect(guest.page.locator(".outcome.playing")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_picture_to_share_shows_the_board_and_the_result(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    at_the_end(guest)

    with guest.page.expect_download() as download:
        guest.press("Picture to share")
    picture = Path(download.value.path()).read_bytes()

    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    board, result = guest.page.evaluate(COLOURS, list(picture))
    assert board > 60
    assert result > 15


def test_a_key_makes_the_picture_of_a_small_game(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "connect-four")
    guest.play(Random(10))
    expect(guest.page.get_by_role("button", name="Picture to share")).to_be_visible()
    expect(guest.page.locator(".connect-four .disc.last")).to_have_count(1)
    guest.look()

    with guest.page.expect_download() as download:
        guest.page.keyboard.press("p")
    picture = Path(download.value.path()).read_bytes()

    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert max(guest.page.evaluate(COLOURS, list(picture))) > 15


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_rules_open_beside_a_table_that_goes_on(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    guest.open_match(ME_AND_A_BOT, "connect-four")
    guest.wait()
    beside = guest.page.locator(".rules-beside")

    guest.hit(guest.page.get_by_role("button", name="Rules", exact=True))
    expect(beside.locator(".clause").first).to_be_visible()
    beside.get_by_role("searchbox").fill("column")
    expect(beside.locator("mark").first).to_have_text(re.compile("column", re.IGNORECASE))
    guest.page.keyboard.press("Escape")

    expect(beside).to_have_count(0)
    guest.answer(0)


def test_a_key_opens_the_rules_and_a_reference_leads_to_its_clause(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "pulsar")
    guest.wait()
    beside = guest.page.locator(".rules-beside")

    guest.look()
    guest.page.keyboard.press("r")
    reference = beside.locator("[id='beside-P2.10'] .clause-reference")
    expect(reference).to_have_text("P9.3")
    reference.click()

    expect(beside.locator(".clause.marked")).to_have_id("beside-P9.3")
    expect(beside.locator(".clause.marked")).to_be_in_viewport()
    assert "/t/" in guest.page.url


def test_a_link_to_a_clause_opens_the_rules_at_it(visit: Visit) -> None:
    guest = visit("/rules/pulsar#P4.7", lang="ru")

    expect(guest.page.locator(".clause.marked")).to_have_id("P4.7")
    expect(guest.page.locator(".clause.marked")).to_be_in_viewport()
    expect(guest.page.locator(".rule-picture")).to_have_count(11)
