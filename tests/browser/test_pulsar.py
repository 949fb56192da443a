"""PULSAR 2849 from home to the final scoring: by mouse, by keys alone, by touch on a small screen."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

BOXES = """['.p-disc', '.p-column', '.p-fan'].map((part) =>
  JSON.stringify(document.querySelector(part).getBoundingClientRect()))"""
OVERFLOW = """['.board-place', '.p-column'].map((part) => {
  const { scrollHeight, clientHeight } = document.querySelector(part);
  return scrollHeight - clientHeight;
})"""
SIZES = ((1280, 640), (1366, 680), (1440, 780), (1920, 1080), (2560, 1300))
CHOSEN = """(number) => document.querySelector('.p-menu') !== null
  || document.querySelector('.question')?.dataset.question !== number"""
"""Whether a piece that was clicked on has asked which of its answers is meant, or has answered."""
STANDS = """() => [...new Set([...document.querySelectorAll("[data-piece^='counter:']")]
  .map((one) => one.getAttribute('aria-label').split(':')[1]))].sort().join()"""
"""Where the counters of the table stand, as told to screen readers."""
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_from_home_to_the_final_scoring_by_mouse(visit: Visit) -> None:
    guest = visit("/")

    guest.play_now("PULSAR 2849")
    answers = guest.play(Random(1))

    assert answers > 30
    guest.sees_points_add_up()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    guest = visit("/")
    page = guest.page
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()

    guest.look()
    guest.tab_to("document.activeElement.textContent.trim() === 'Play now'")
    page.keyboard.press("Enter")
    answers = guest.play(Random(2), by_key=True)

    assert answers > 30
    guest.sees_points_add_up()


def test_a_whole_game_by_touch_at_360_pixels(visit: Visit) -> None:
    guest = visit("/", phone=True)
    expect(guest.page.get_by_role("button", name="Play now").first).to_be_visible()
    assert not guest.is_wide()

    guest.play_now("PULSAR 2849")
    guest.wait()
    assert not guest.is_wide()
    guest.play(Random(3))

    guest.sees_points_add_up()
    assert not guest.is_wide()


def test_pieces_on_the_board_answer_the_question(visit: Visit) -> None:
    """What lights up is chosen by a click on it, without the list of answers."""
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "pulsar")
    rng = Random(4)

    by_board = 0
    while by_board < 12:
        guest.wait()
        pieces = guest.page.locator(".board-place [data-piece][role=button]:not([aria-disabled=true])")
        number = guest.number()
        guest.sees_board()
        guest.look()
        guest.page.evaluate("document.querySelector('.p-production')?.click()")
        guest.look()
        if pieces.count() == 0:
            guest.answer(rng.randrange(guest.answers().count()))
            continue
        pieces.nth(rng.randrange(pieces.count())).click(force=True)
        guest.page.wait_for_function(CHOSEN, arg=number)
        if (several := guest.page.locator(".p-menu button")).count():
            several.first.click()
        guest.taken(number)
        by_board += 1


def test_pointing_shows_what_an_answer_would_do_and_taking_back_undoes_it(visit: Visit) -> None:
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "pulsar")
    page = guest.page
    guest.wait()

    guest.point_at(guest.answers().first)
    expect(page.locator(".preview")).to_be_visible()

    undo = page.get_by_role("button", name="Take back")
    for _ in range(60):
        guest.wait()
        before, answers = guest.question(), guest.answers().all_inner_texts()
        guest.answer(0)
        guest.wait()
        if undo.is_enabled():
            break
    number = guest.number()
    undo.click()
    guest.taken(number)
    expect(page.locator(".question-text").first).to_have_text(before)
    expect(guest.answers()).to_have_text(answers, use_inner_text=True)


def drafting(guest: Guest) -> None:
    """Answer at random until a die is to be taken."""
    guest.open_match(ME_AND_A_BOT, "pulsar")
    rng = Random(5)
    guest.wait()
    guest.sees_board()
    guest.look()
    while not guest.page.locator("[data-piece^='pool:'][role=button]").count():
        guest.answer(rng.randrange(guest.answers().count()))
        guest.wait()
        guest.sees_board()
        guest.look()


def test_a_die_is_dragged_onto_a_counter(visit: Visit) -> None:
    """One gesture takes the die and moves the counter it was let go on."""
    guest = visit("/")
    drafting(guest)
    page, number, before = guest.page, guest.number(), guest.page.evaluate(STANDS)
    die = page.locator("[data-piece^='pool:'][role=button]").last.bounding_box()
    assert die

    page.mouse.move(die["x"] + 12, die["y"] + 12)
    page.mouse.down()
    page.mouse.move(die["x"] + 90, die["y"] + 60)
    ghost = page.locator(".p-clocks .p-counter.p-ghost").first
    expect(ghost).to_be_visible()
    counter = page.locator("[data-piece='counter:initiative-1']").bounding_box()
    assert counter
    page.mouse.move(counter["x"] + counter["width"] / 2, counter["y"] + counter["height"] / 2, steps=3)
    page.mouse.up()

    guest.taken(number)
    expect(page.locator(".p-drag")).to_have_count(0)
    page.wait_for_function(f"(before) => ({STANDS})() !== before", arg=before)


def test_a_die_is_taken_by_two_taps(visit: Visit) -> None:
    """On a phone a tap picks the die, the tracks show where the counters would go, a second one takes it."""
    guest = visit("/", phone=True)
    drafting(guest)
    page, number = guest.page, guest.number()

    guest.hit(page.locator(".p-sheet [data-piece^='pool:'][role=button]").last)
    expect(page.locator(".p-line-ghost").first).to_be_visible()
    assert guest.number() == number
    guest.hit(page.locator(".p-ways button").first)

    guest.taken(number)


def test_the_board_fills_its_place_and_stays_there(visit: Visit) -> None:
    """Nothing on it has to be scrolled to, and a preview moves nothing."""
    guest = visit("/")
    guest.open_match(ME_AND_A_BOT, "pulsar")
    guest.play(Random(6), most=12)
    guest.wait()
    page = guest.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        guest.look()
        before = page.evaluate(BOXES)
        assert page.evaluate(OVERFLOW) == [0, 0]
        guest.point_at(guest.answers().first)
        expect(page.locator(".preview")).to_be_visible()
        assert page.evaluate(BOXES) == before
        page.mouse.move(0, 0)
