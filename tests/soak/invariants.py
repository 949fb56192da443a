"""What is watched in random games: the laws of every title, and those that a title registers here."""

from typing import Any, Final

from orrery.engine.game import Game
from tests.contract.checks import check_facts, check_ledger, check_options, check_questions
from tests.rules.cluster.test_invariants import check_board, check_members, check_totals, check_turn
from tests.soak.cosmic import check_position as check_cosmic
from tests.soak.cosmic import is_fresh
from tests.soak.pulsar import check_position
from tests.soak.pulsar_course import check_change, check_end

IN_A_MOMENT: Final = 2000
"""More answers than are given between two moments of the timing chart of Cosmic Encounter."""


class Watch:
    """Looks at positions of one game, one after the other; raises ``AssertionError`` if a law is broken."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def look(self, state: Any) -> None:
        """What holds in this position, and against the one that was looked at before."""
        check_facts(self.game, state)
        check_questions(self.game, state)
        check_options(self.game, state)
        check_ledger(self.game, state)

    def glance(self, state: Any) -> None:
        """After every answer: what can be seen at a few moments only, and those are not to be missed."""

    def finish(self, state: Any) -> None:
        """What holds when the game is over."""
        outcome = self.game.outcome(state)
        assert outcome is not None, f"{self.game.key} did not end within {self.game.bound} answers"
        assert max(outcome.points) in [outcome.points[seat] for seat in outcome.winners()]


class PulsarWatch(Watch):
    """Remembers the position before, for what is for good in PULSAR 2849."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.before: Any = None

    def look(self, state: Any) -> None:
        super().look(state)
        check_position(state)
        if self.before is not None:
            check_change(self.before, state)
        self.before = self.game.clone(state)

    def finish(self, state: Any) -> None:
        super().finish(state)
        check_end(state)


class ClusterWatch(Watch):
    """The laws of Globular Cluster in every position."""

    def look(self, state: Any) -> None:
        super().look(state)
        check_members(state)
        check_turn(state)
        check_totals(state)
        check_board(state)


class CosmicWatch(Watch):
    """The laws of Cosmic Encounter in every position; those of a new challenge whenever one begins.

    Moments have to follow each other: a question that comes up again and again would never end a game.
    """

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.occasion = 0
        self.answers = 0

    def look(self, state: Any) -> None:
        super().look(state)
        check_cosmic(state)

    def glance(self, state: Any) -> None:
        if is_fresh(state):
            check_cosmic(state)
        self.answers = self.answers + 1 if state.occasion == self.occasion else 0
        self.occasion = int(state.occasion)
        assert self.answers < IN_A_MOMENT, f"no other moment has come for {IN_A_MOMENT} answers"


WATCHES: Final[dict[str, type[Watch]]] = {
    "pulsar": PulsarWatch,
    "cluster": ClusterWatch,
    "cosmic": CosmicWatch,
}
"""The watch of each title that has laws of its own."""

MORE_OPTIONS: Final[dict[str, list[dict[str, str]]]] = {
    "pulsar": [
        {"boards": "DI+CII+BIII", "hqs": "off"},
        {"boards": "BI+DII+CIII", "hqs": "off", "map": "B"},
        {"boards": "CI+BII+DIII", "goals": "6-front+1-back+2-back", "map": "B"},
    ],
}
"""Options to be mixed in, beyond every combination of the settings that have a list of values."""


def watch_of(game: Game[Any]) -> Watch:
    return WATCHES.get(game.key, Watch)(game)
