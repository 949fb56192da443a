"""Points, income and forecast from views."""

from typing import Any

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game
from orrery.games.cosmic.game import COSMIC
from orrery.table.standings import standings_of
from tests.contract.walks import walk
from tests.server.wire.games import each_title
from tests.table.company import Company, bids_shown
from tests.titles.salvage.game import SALVAGE

MOST = 400


@each_title
def test_every_viewer_sees_the_standings_of_the_rules(game: Game[Any]) -> None:
    seen = 0
    for number, state in enumerate(walk(game, game.start(game.setup(game.usual)), Rng(3))):
        if number % 7 == 0:
            rules = [standing.plain() for standing in game.standings(state)]
            for viewer in (SPECTATOR, 0, game.usual - 1):
                found = standings_of(game, game.view(state, viewer))
                assert [(one.points, one.income, one.forecast) for one in found] == rules
                seen += any(points for points, _, _ in rules)
        if number == MOST:
            break

    assert seen or game.key in ("connect-four", "backgammon")


def test_there_are_none_before_the_game() -> None:
    assert standings_of(COSMIC, None) == ()


def test_in_a_title_with_secrets_every_seat_is_told_the_standings_by_the_open_ledger() -> None:
    company = Company(SALVAGE, "ann bob cid").come_in(bids_shown("zap", "zap", "zap"))

    for seat in range(3):
        told = company.told[seat][-1]
        assert len(told.standings) == 3
        assert told.standings == standings_of(SALVAGE, told.view)
