"""What computer players answer at a glance, with the advice of the powers that ask."""

from orrery.engine.chance import Rng
from orrery.engine.flow import Choices
from orrery.games.cosmic.game import COSMIC
from orrery.players.evaluate.cosmic.policy import quick
from tests.rules.cosmic.scene import Scene


def at_a_glance(scene: Scene) -> str:
    """The answer to the open question, of the first who is asked."""
    ask, options = COSMIC.asks(scene.state)[0], Choices()
    COSMIC.offer(scene.state, ask, options)
    return COSMIC.token(ask, int(quick(scene.state, ask, options, Rng(1))))
