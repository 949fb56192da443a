"""``python -m tests.server.cosmic_positions``: positions of Cosmic Encounter for the tests of its board.

A busy challenge among two, four and six: cards are laid, and before that tokens are loaded.
"""

from typing import Any, Final

from orrery.engine.game import Setup
from orrery.engine.match import Match
from orrery.games.cosmic.game import COSMIC
from tests.browser.cosmic_games import busy
from tests.rules.cosmic.scene import Scene, seat
from tests.server.positions import position, target, written

SEATS: Final = (2, 4, 6)


def positions() -> dict[str, Any]:
    """By what is asked and the number of seats."""
    found = {f"cards-laid-{seats}": seen(busy(seats).to("cards-laid"), "B") for seats in SEATS}
    return found | {"load": seen(busy(4).until("load"), "A")}


def seen(scene: Scene, name: str) -> dict[str, Any]:
    """What a player who is asked gets to see."""
    setup = scene.written.setup
    match: Match[Any] = Match(COSMIC, Setup(setup.seats, setup.options, scene.state))
    [ask] = [ask for ask in COSMIC.asks(scene.state) if ask.seat == seat(name)]
    return position(match, ask)


if __name__ == "__main__":
    target(COSMIC).write_bytes(written(COSMIC, positions()))
