"""Actions as objects: what they offer quickly is what their clauses and prices leave."""

from orrery.engine.actions import Acts
from orrery.engine.flow import Choices
from orrery.games.pulsar.actions.spending import SPENDING
from orrery.games.pulsar.decisions.turn import USING
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import ACT, USE_DIE
from tests.rules.pulsar.positions import questions


def test_every_action_offers_what_nothing_stands_against() -> None:
    asked = 0
    for state, ask in questions(games=4):
        decision = PULSAR.decisions[ask.decision]
        if isinstance(decision, Acts):
            for action in decision.actions:
                quick, derived = Choices(), Choices()
                action.offer(state, ask, quick)
                action.offer_each(state, ask, derived)
                assert quick.listed() == derived.listed(), action.names[0]
            asked += 1
    assert asked > 1000


def test_both_questions_of_a_turn_are_made_of_actions() -> None:
    assert PULSAR.decisions[ACT] is SPENDING
    assert PULSAR.decisions[USE_DIE] is USING
