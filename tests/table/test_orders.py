"""Standing orders: which questions they answer, and when they end."""

import pytest

from orrery.engine.events import Event
from orrery.engine.flow import PASS, UNANSWERED, Ask
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import EVENTS
from orrery.games.cosmic.questions import LAY_CARD, RESPOND
from orrery.games.cosmic.timing import ALLIANCE, DESTINY, REVEALED
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import BadOrder, NotSeated
from orrery.table.orders import MOST_ORDERS, Order, Orders, armed
from tests.table.company import Company

ME, OTHER = 1, 2
MOUTH = 40
OPTIONS = [PASS, MOUTH]


def orders(*given: Order) -> Orders:
    made = Orders(COSMIC, 4)
    for order in given:
        made.give(ME, order)
    return made


def asked(moment: int, seat: int = ME) -> Ask:
    return Ask(seat, RESPOND, moment)


def told(key: str, seat: int) -> Event:
    return Event(EVENTS.index(key), seat, -1, -1, -1)


def test_a_pass_rule_answers_every_window_of_its_own_seat_and_nothing_else() -> None:
    book = orders(Order("respond"))

    assert book.choice(asked(DESTINY), OPTIONS) == PASS
    assert book.choice(asked(DESTINY, OTHER), OPTIONS) == UNANSWERED
    assert book.choice(Ask(ME, LAY_CARD), OPTIONS) == UNANSWERED


def test_a_rule_may_be_for_some_moments_or_for_all_but_some() -> None:
    only, but = orders(Order("respond", at=(DESTINY,))), orders(Order("respond", but=(REVEALED,)))

    assert [only.choice(asked(moment), OPTIONS) for moment in (DESTINY, REVEALED)] == [PASS, UNANSWERED]
    assert [but.choice(asked(moment), OPTIONS) for moment in (ALLIANCE, REVEALED)] == [PASS, UNANSWERED]


def test_an_armed_answer_comes_before_passing_as_soon_as_it_is_offered() -> None:
    book = orders(Order("respond"), armed("respond", MOUTH))

    assert book.choice(asked(DESTINY), [PASS]) == PASS
    assert book.choice(asked(DESTINY), OPTIONS) == MOUTH


def test_an_armed_answer_is_used_up() -> None:
    book = orders(Order("respond"), armed("respond", MOUTH))

    book.follow(asked(DESTINY), OPTIONS, MOUTH)

    assert book.choice(asked(DESTINY), OPTIONS) == PASS


def test_a_question_may_be_put_in_spite_of_an_order_to_pass() -> None:
    book = orders(Order("respond"), armed("respond", MOUTH))
    book.unless = lambda ask: ask.x == REVEALED

    assert book.choice(asked(DESTINY), [PASS]) == PASS
    assert book.choice(asked(REVEALED), [PASS]) == UNANSWERED
    assert book.choice(asked(REVEALED), OPTIONS) == MOUTH


def test_until_the_end_of_this_challenge() -> None:
    book = orders(Order("respond", until=("challenge-began",)))

    book.hear([told("regrouped", OTHER)])
    assert book.choice(asked(DESTINY), OPTIONS) == PASS
    book.hear([told("challenge-began", OTHER)])

    assert book.choice(asked(DESTINY), OPTIONS) == UNANSWERED


def test_until_my_turn() -> None:
    book = orders(Order("respond", until=("challenge-began",), mine=True))

    book.hear([told("challenge-began", OTHER)])
    assert book.choice(asked(DESTINY), OPTIONS) == PASS
    book.hear([told("challenge-began", ME)])

    assert book.choice(asked(DESTINY), OPTIONS) == UNANSWERED


@pytest.mark.parametrize(
    "order",
    [
        Order("fly"),
        Order("respond", choice=-2),
        Order("respond", until=("tea-time",)),
        Order("respond", at=tuple(range(101))),
    ],
)
def test_an_order_that_could_never_be_followed_is_refused(order: Order) -> None:
    with pytest.raises(BadOrder):
        orders(order)


def test_an_order_may_be_for_a_hundred_moments() -> None:
    most = tuple(range(100))

    book = orders(Order("respond", at=most), Order("respond", but=most))

    assert len(book.rows[ME]) == 2


def test_an_order_may_end_with_anything_that_happens() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    order = Order("drop", 3, until=tuple(CONNECT_FOUR.events))

    company.do(company.table.give_order("bob", 1, order, company.now))
    assert [given for _, given in company.told[1][-1].orders] == [order]
    company.answer(0, 0)

    assert company.told[1][-1].orders == (), "the first event of the game has ended it"
    assert company.asked == [1]


def test_an_order_is_a_secret_unless_it_is_said_to_be_public() -> None:
    assert not Order("respond").public
    assert not armed("respond", MOUTH).public


def test_a_seat_may_not_leave_orders_without_end() -> None:
    book = orders(*[Order("respond")] * MOST_ORDERS)

    with pytest.raises(BadOrder):
        book.give(ME, Order("respond"))


def test_an_order_is_cancelled_by_its_number_by_its_own_seat_only() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.give_order("bob", 1, armed("drop", 3), company.now))
    [(number, _)] = company.told[1][-1].orders

    with pytest.raises(NotSeated):
        company.table.cancel_order("ann", 1, number, company.now)
    with pytest.raises(BadOrder):
        company.table.cancel_order("ann", 0, number, company.now)
    company.do(company.table.cancel_order("bob", 1, number, company.now))

    assert company.told[1][-1].orders == ()


def test_an_armed_answer_is_given_at_once_where_nothing_is_hidden() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.give_order("bob", 1, armed("drop", 3), company.now))

    company.answer(0, 0)

    assert [(entry.seat, entry.choice) for entry in company.entries] == [(0, 0), (1, 3)]
    assert company.numbers(0) == [1, 2, 3]


def test_an_order_for_the_question_that_is_open_answers_it() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    company.do(company.table.give_order("ann", 0, armed("drop", 5), company.now))

    assert [(entry.seat, entry.choice) for entry in company.entries] == [(0, 5)]
    assert company.numbers(1) == [2, 3]


def test_orders_go_with_the_person() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    company.do(company.table.give_order("bob", 1, armed("drop", 3), company.now))

    company.do(company.table.leave("bob", 1, company.now))
    company.answer(0, 0)

    assert [job.seat for job in company.table.wanted()] == [1]
    company.do(company.table.offer_seat("ann", 1, company.now))
    [*_, update] = company.do(company.table.join("cid", "Cid", 1, company.now))
    assert (update.viewer, update.orders) == (1, ())
    assert company.asked == [1], "Cid has left no order"
