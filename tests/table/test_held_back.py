"""What must not be told: orders of other seats, and chat before spectators may hear of what it is about."""

import pytest

from orrery.engine.events import SPECTATOR
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.orders import Order
from orrery.table.settings import Settings
from tests.table.company import Company, bids_shown
from tests.titles.salvage.game import SALVAGE

STANDING = Order("respond")
DELAY = 60.0


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_standing_order_is_in_nobody_elses_update(viewer: int) -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "booster"))
    company.do(company.table.watch("tourist", "Tourist", company.now))
    company.do(company.table.give_order("cid", 2, STANDING, company.now))

    company.do(company.table.say("ann", "hello", company.now))

    assert [order for _, order in company.told[2][-1].orders] == [STANDING]
    assert company.told[viewer][-1].chat[-1].text == "hello"
    assert company.told[viewer][-1].orders == ()
    assert company.told[viewer][-1].common.public_orders == ()
    who = company.names[viewer] if viewer >= 0 else "tourist"
    assert company.table.initial_update(who, viewer, company.now).update.orders == ()


def test_chat_reaches_spectators_who_lag_behind_when_what_it_is_about_does() -> None:
    company = Company(CONNECT_FOUR, "ann bob", Settings(delay=DELAY)).sit_down()
    company.do(company.table.watch("tourist", "Tourist", company.now))
    company.do(company.table.say("ann", "I will win in the corner", company.now))
    assert company.told[1][-1].chat[-1].text == "I will win in the corner"

    company.wait(DELAY - 0.01)
    told = company.told.get(SPECTATOR, [])
    assert all(update.chat == () for update in told)
    assert company.table.initial_update("tourist", SPECTATOR, company.now).update.chat == ()
    company.wait(0.01)

    assert company.told[SPECTATOR][-1].chat[-1].text == "I will win in the corner"
    [message] = company.table.initial_update("tourist", SPECTATOR, company.now).update.chat
    assert message.text == "I will win in the corner"
