"""Games of Globular Cluster that were played before a test begins: one that is late, one that is over."""

from functools import cache
from typing import Any, Final

from orrery.engine.chance import Dealer, Rng
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import ACT
from tests.browser.from_position import sit_down
from tests.browser.guest import Guest

SECRET: Final = b"a busy game"
LATE: Final = 30
"""From this turn on most of the tiles lie on the table."""


@cache
def played(until: int) -> Match[Any]:
    """A game between three who answer at random, up to an act of the first seat; 0 is to its end."""
    match, rng = Match(CLUSTER, CLUSTER.setup(3, {}), Dealer(SECRET)), Rng(5)
    while match.outcome() is None:
        match.deal()
        if not match.asks():
            break
        ask = match.asks()[0]
        if until and match.state.turn >= until and ask.seat == 0 and ask.decision == ACT:
            break
        match.play(ask.seat, int(CLUSTER.sample(match.state, ask, rng)))
    return match


def finished_save() -> str:
    return write_save(played(0))


def late(guest: Guest) -> None:
    """A busy table, with all seats played by the guest."""
    match = played(LATE)
    sit_down(guest, CLUSTER, match.setup, match.state)
    guest.wait()
    guest.sees_board()
    guest.look()
