"""Windows among people with secrets: they close by what all know, and nobody can guess more from that."""

from collections import Counter
from collections.abc import Callable, Hashable

import pytest
from msgspec import json

from orrery.engine.chance import Rng
from orrery.engine.errors import NotYourTurn
from orrery.engine.flow import PASS
from orrery.table import windows
from orrery.table.change import Change
from orrery.table.errors import BadOrder, NotSeated, NoWindow, StaleQuestion
from orrery.table.orders import Order, armed
from orrery.table.play import Play
from orrery.table.settings import DAY, ClockKind, ClockSettings, Settings
from orrery.table.windows import WindowPace
from tests.table.company import Company, bids_shown
from tests.titles.salvage.game import SALVAGE

WINDOW = 2.5
ALL_PASS = Order("respond")
IN_PUBLIC = Order("respond", public=True)
UNTIMED = Settings(windows=WindowPace.UNTIMED)
DAYS = Settings(clock=ClockSettings(ClockKind.DAYS, seconds=2 * DAY))
BOOSTER = 2
CAN, CANNOT = "booster", "zap"
"""A card that can be played now, and one that can't."""

WINDOWS = 500
BY_CHANCE = 0.5 + 3 * (0.25 / (WINDOWS / 2)) ** 0.5


def at_window(*hands: str, seats: str = "ann bob cid", settings: Settings | None = None) -> Company:
    """A window at which nobody has said anything yet."""
    return Company(SALVAGE, seats, settings).come_in(bids_shown(*hands))


def is_closed(company: Company) -> bool:
    """Whether something else is asked by now, or nothing."""
    return company.table.play.questions > 1


@pytest.mark.parametrize(
    ("pace", "seconds"), [(WindowPace.QUICK, 1.5), (WindowPace.NORMAL, 2.5), (WindowPace.RELAXED, 6.0)]
)
@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_a_window_closes_by_the_pace_of_the_table_whoever_could_say_something(
    hand: str, pace: WindowPace, seconds: float
) -> None:
    company = at_window(CANNOT, hand, CANNOT, settings=Settings(windows=pace))

    company.wait(seconds - 0.01)
    assert not is_closed(company)
    company.wait(0.01)

    assert is_closed(company)
    assert company.moments[0] == [100.0, 100.0 + seconds]


def test_the_usual_window_takes_two_and_a_half_seconds() -> None:
    assert Settings().window_seconds == WINDOW


@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_a_window_closes_at_once_when_all_have_passed_with_a_choice_or_without(hand: str) -> None:
    company = at_window(CANNOT, hand, CANNOT)

    company.wait(0.5)
    for seat in (2, 0):
        company.answer(seat, PASS)
        assert not is_closed(company)
    company.answer(1, PASS)

    assert is_closed(company)


def test_who_has_no_choice_is_asked_the_same_and_shown_the_same() -> None:
    with_choice, without = (at_window(CANNOT, hand, CANNOT) for hand in (CAN, CANNOT))
    one, other = (company.told[1][-1] for company in (with_choice, without))

    assert one.question is not None
    assert other.question is not None
    assert [choice for choice, _ in other.question.options] == [PASS]
    assert one.common == other.common
    assert one.common.window is not None


@pytest.mark.parametrize("order", [ALL_PASS, armed("respond", BOOSTER)])
def test_a_private_order_never_closes_a_window_sooner(order: Order) -> None:
    company = at_window(CAN, CANNOT, CANNOT)
    company.do(company.table.give_order("ann", 0, order, company.now))
    for seat in (1, 2):
        company.answer(seat, PASS)

    company.wait(WINDOW - 0.01)

    assert not is_closed(company)


def test_an_armed_card_is_played_when_the_window_closes() -> None:
    company = at_window(CANNOT, CANNOT, CAN)
    company.do(company.table.give_order("cid", 2, armed("respond", BOOSTER), company.now))

    company.wait(WINDOW)

    assert [(event[1], event[2]) for event in company.told[0][-1].events] == [(2, BOOSTER)]


def test_a_public_order_to_pass_counts_as_an_act_and_all_are_told_of_it() -> None:
    company = at_window(CAN, CANNOT, CANNOT)
    company.do(company.table.give_order("ann", 0, IN_PUBLIC, company.now))
    assert company.told[1][-1].common.public_orders == ((0, IN_PUBLIC),)
    company.answer(1, PASS)
    assert not is_closed(company)

    company.answer(2, PASS)

    assert is_closed(company)


def test_taking_back_a_public_order_is_told_as_well() -> None:
    company = at_window(CAN, CANNOT, CANNOT)
    company.do(company.table.give_order("ann", 0, IN_PUBLIC, company.now))
    [(number, _)] = company.told[0][-1].orders

    company.do(company.table.cancel_order("ann", 0, number, company.now))

    assert company.told[1][-1].common.public_orders == ()


def test_taking_back_a_private_order_is_told_to_nobody_else() -> None:
    company = at_window(CAN, CANNOT, CANNOT)
    company.do(company.table.give_order("ann", 0, ALL_PASS, company.now))
    [(number, _)] = company.told[0][-1].orders

    updates = company.do(company.table.cancel_order("ann", 0, number, company.now))

    assert [(update.viewer, update.orders) for update in updates] == [(0, ())]


def test_a_public_order_can_only_be_to_pass() -> None:
    company = at_window(CAN, CANNOT, CANNOT)

    with pytest.raises(BadOrder):
        company.table.give_order("ann", 0, Order("respond", BOOSTER, public=True), company.now)


@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_who_takes_more_time_keeps_the_window_open_until_they_answer(hand: str) -> None:
    company = at_window(CANNOT, hand, CANNOT)
    company.do(company.table.take_time("bob", 1, company.question(1).number, company.now))
    window = company.told[0][-1].common.window
    assert window is not None
    assert (window.closes_in, window.taking_time) == (None, (1,))

    company.wait(60.0)
    assert not is_closed(company)
    company.answer(1, PASS)

    assert is_closed(company)


@pytest.mark.parametrize(("waited", "left"), [(1.0, 1.5), (1.04, 1.5), (2.2, 0.3)])
def test_what_is_left_of_the_time_is_told_to_all_in_tenths_of_a_second(waited: float, left: float) -> None:
    company = at_window(CANNOT, CAN, CANNOT)
    company.wait(waited)

    company.answer(2, PASS)

    told = [company.told[seat][-1].common.window for seat in range(3)]
    assert [window.closes_in for window in told if window is not None] == [left] * 3


def test_more_time_is_for_who_is_asked_in_a_window_that_would_close() -> None:
    company = at_window(CANNOT, CAN, CANNOT)
    number = company.question(1).number
    with pytest.raises(NotSeated):
        company.table.take_time("ann", 1, number, company.now)
    with pytest.raises(StaleQuestion):
        company.table.take_time("bob", 1, number + 1, company.now)
    company.answer(2, PASS)
    with pytest.raises(NotYourTurn):
        company.table.take_time("cid", 2, number, company.now)
    company.do(company.table.take_time("bob", 1, number, company.now))
    with pytest.raises(NoWindow):
        company.table.take_time("bob", 1, number, company.now)


def test_the_next_window_has_its_own_time() -> None:
    company = at_window(CANNOT, CAN, f"{CANNOT} {CANNOT}")
    company.do(company.table.take_time("bob", 1, company.question(1).number, company.now))

    company.say(1, "booster")
    company.wait(WINDOW)

    assert company.question(0).x == 1
    window = company.told[0][-1].common.window
    assert window is not None
    assert (window.closes_in, window.taking_time) == (WINDOW, ())


@pytest.mark.parametrize("settings", [UNTIMED, DAYS], ids=["untimed", "days"])
@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_a_window_without_a_time_waits_for_everybody(hand: str, settings: Settings) -> None:
    company = at_window(CANNOT, hand, CANNOT, settings=settings)
    with pytest.raises(NoWindow):
        company.table.take_time("bob", 1, company.question(1).number, company.now)

    company.wait(3600.0)
    for seat in range(3):
        assert not is_closed(company)
        company.answer(seat, PASS)

    assert is_closed(company)


@pytest.mark.parametrize("settings", [UNTIMED, DAYS], ids=["untimed", "days"])
def test_a_public_order_to_pass_counts_as_an_act_where_windows_have_no_time_too(settings: Settings) -> None:
    company = at_window(CAN, CANNOT, CANNOT, settings=settings)
    company.do(company.table.give_order("ann", 0, IN_PUBLIC, company.now))
    company.answer(1, PASS)
    assert not is_closed(company)

    company.answer(2, PASS)

    assert is_closed(company)


def test_when_days_are_over_an_order_is_still_followed() -> None:
    company = at_window(CANNOT, CANNOT, CAN, settings=DAYS)
    company.do(company.table.give_order("cid", 2, armed("respond", BOOSTER), company.now))

    company.wait(2 * DAY)

    assert [(event[1], event[2]) for event in company.told[0][-1].events] == [(2, BOOSTER)]


@pytest.mark.parametrize("is_ready", [True, False])
def test_a_bot_has_the_whole_time_of_a_window_and_no_more(is_ready: bool) -> None:
    company = at_window(CANNOT, CANNOT, CAN, seats="ann bob bot")
    [job] = company.table.wanted()
    for seat in (0, 1):
        company.answer(seat, PASS)
    if is_ready:
        company.do(company.table.answer_as_bot(2, job.question, [PASS], company.now))

    company.wait(WINDOW - 0.01)
    assert not is_closed(company)
    company.wait(0.01)

    assert is_closed(company)


def test_who_is_alone_among_bots_is_waited_for() -> None:
    company = at_window(CAN, CANNOT, CANNOT, seats="ann bot bot")
    company.let_bots_answer()

    company.wait(60.0)

    assert not is_closed(company)
    assert company.told[0][-1].common.window is None


def test_what_was_open_is_open_for_as_long_after_a_restart() -> None:
    company = at_window(CANNOT, CAN, CANNOT)
    company.wait(1.0)
    company.do(company.table.take_time("bob", 1, company.question(1).number, company.now))

    play = company.table.play
    found = Play(company.match, company.table.seating, company.settings, 0.0)
    found.restore(play.plain(company.now), company.now)

    assert found.taking_time == {1}
    assert found.posed_at == play.posed_at == 100.0


def bobs_acts(company: Company, rng: Rng) -> list[tuple[float, Callable[[], Change]]]:
    """What bob does at a window and when, whatever he holds."""
    table, number, at = company.table, company.question(1).number, 100.0 + rng.below(24) / 10
    acts: dict[str, tuple[float, Callable[[], Change]]] = {
        "order": (100.0, lambda: table.give_order("bob", 1, ALL_PASS, company.now)),
        "more time": (at, lambda: table.take_time("bob", 1, number, company.now)),
        "pass": (at, lambda: table.answer("bob", 1, number, [PASS], company.now)),
        "late": (at + 2.0, lambda: table.answer("bob", 1, number, [PASS], company.now)),
    }
    habits = ((), ("order",), ("pass",), ("more time", "late"))
    return [acts[act] for act in habits[rng.below(4)]]


def bots_act(company: Company, is_free: bool, rng: Rng) -> tuple[float, Callable[[], Change]]:
    """The bot thinks only if there is anything to think about."""
    [job] = company.table.wanted()
    at = 100.0 + (rng.below(40) / 10 if is_free else 0.0)
    return at, lambda: company.table.answer_as_bot(job.seat, job.question, [PASS], company.now)


def seen_by_ann(secret: bool, of_bot: bool, rng: Rng) -> Hashable:
    """When ann hears how much of a window at which bob, or a bot, can do something or not."""
    hands = [CANNOT, CANNOT, CANNOT]
    if secret:
        hands[2 if of_bot else 1] = CAN
    company = at_window(*hands, seats="ann bob bot")
    acts = [*bobs_acts(company, rng), bots_act(company, secret and of_bot, Rng(rng.below(1000)))]
    for at, act in sorted(acts, key=lambda planned: planned[0]):
        company.wait(at - company.now)
        if not is_closed(company):
            company.do(act())
    while not is_closed(company) and company.table.due() is not None:
        company.wait(0.1)
    return tuple(
        (round(at - 100.0, 3), len(json.encode(update)))
        for at, update in zip(company.moments[0], company.told[0])
    )


def guessed_right(of_bot: bool) -> float:
    """How often a guess is right that has learned from half of the windows, tried on the other half."""
    rng = Rng(16)
    secrets = [bool(rng.below(2)) for _ in range(WINDOWS)]
    seen = [seen_by_ann(secret, of_bot, rng) for secret in secrets]
    half = WINDOWS // 2
    known: dict[Hashable, Counter[bool]] = {}
    for trace, secret in zip(seen[:half], secrets[:half]):
        known.setdefault(trace, Counter())[secret] += 1
    right = [
        secret == (known[trace].most_common(1)[0][0] if trace in known else False)
        for trace, secret in zip(seen[half:], secrets[half:])
    ]
    return sum(right) / half


@pytest.mark.parametrize("of_bot", [False, True], ids=["person", "bot"])
def test_times_and_traffic_of_many_windows_let_nobody_guess_who_had_a_choice(of_bot: bool) -> None:
    assert guessed_right(of_bot) <= BY_CHANCE


def test_the_guess_would_notice_a_window_that_closes_sooner_without_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = windows.closes_at

    def hasty(play: Play) -> float | None:
        forced = all(len(play.match.options(seat)) == 1 for seat in windows.waiting_for(play))
        return play.posed_at + play.settings.pause if forced else honest(play)

    monkeypatch.setattr(windows, "closes_at", hasty)

    assert guessed_right(of_bot=False) > BY_CHANCE + 0.1
