"""Which questions are windows."""

from orrery.engine.actions import Acts
from orrery.engine.chance import Dealer
from orrery.engine.match import Match
from orrery.games.cluster.game import CLUSTER
from orrery.table.groups import is_window
from tests.table.company import SECRET


def test_what_one_seat_does_is_no_window_whatever_its_question_was_taken_for_before() -> None:
    """Compiled abstract classes share what ``isinstance`` has found out about a class."""
    match = Match(CLUSTER, CLUSTER.setup(2), Dealer(SECRET))
    match.deal()
    while CLUSTER.decisions[match.asks()[0].decision].key != "act":
        seat = int(match.asks()[0].seat)
        match.play(seat, match.options(seat)[0])
        match.deal()

    assert isinstance(CLUSTER.decisions[match.asks()[0].decision], Acts)
    assert not is_window(match)
