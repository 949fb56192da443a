"""Every act as one object: what it offers, what it refuses, and the numbering of the answers."""

import pytest

from orrery.engine.flow import Choices
from orrery.games.cluster.decisions.act import ACTS
from orrery.games.cluster.keys import ACT
from tests.rules.cluster.positions import GAMES, asked


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_an_action_offers_quickly_is_what_no_clause_speaks_against(
    seats: int, options: dict[str, str]
) -> None:
    for state in asked(ACT, seats, options):
        for action in ACTS.actions:
            quick, derived = Choices(), Choices()
            action.offer(state, state.ask_at(0), quick)
            action.offer_each(state, state.ask_at(0), derived)
            assert quick.listed() == derived.listed(), action.names[0]


def test_the_numbers_and_names_of_the_answers_stay_as_they_are_stored() -> None:
    ranges = [(int(action.first), action.names[0], action.names[-1]) for action in ACTS.actions]

    assert ranges == [
        (0, "b1-b2", "l5-m6"),
        (414, "leader-w", "leader-sw"),
        (420, "warp-mits-mits", "warp-2-2"),
        (429, "leader-warp-mits", "leader-warp-2"),
        (432, "mine-b1", "mine-l5"),
        (501, "build-b1", "build-l5"),
        (570, "colonise-b1-coin", "colonise-l5-leader"),
        (708, "station-b1", "station-l5"),
        (777, "trade-0-A-A", "trade-3-D-D"),
        (841, "end", "end"),
    ]
