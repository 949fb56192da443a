"""The levels of computer players, one row each: from an opponent for a first evening to one hard to beat."""

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from orrery.engine.build import are_rules_compiled
from orrery.engine.chance import Rng
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.greedy import EFFORT, GLANCE, weighed_look
from orrery.players.learned import SHIPPED, Shelf
from orrery.players.line import LineOfPlay
from orrery.players.minimax import Minimax
from orrery.players.personalities import Personality, leaning
from orrery.players.player import NEVER, Player
from orrery.players.reply import PlayerReply
from orrery.players.search import Effort, Search
from orrery.players.trials import LineTrials, TrialPlan, best_by_trials

CONSIDERED: Final = 6
"""Lines among which a wavering player picks."""
THOUSAND: Final = 1000
SLIPS: Final = 1_000_000
"""How finely chances are told apart."""
LITTLE: Final = Effort(1, 12, 1)
SOME: Final = Effort(1, 60, 1)
NO_TRIALS: Final = TrialPlan(1, 0, 0)
LIGHT: Final = 6
"""Interpreted rules leave time for one trial in so many."""


@final
class Level:
    """How a player of one level thinks.

    ``care`` is for titles that give advice of their own: 0 is a glance, 1 what ``greedy`` takes; ``plies`` is
    for those that are looked at move by move. ``waver`` is the loss that is overlooked one time in three, in
    thousandths of what a mistake costs in the title. Of the lines with more than one answer one in ``slips``
    is missed, if that is not 0. ``learned`` says whether positions are valued by what was learned from many
    games.
    """

    def __init__(
        self,
        key: str,
        effort: Effort,
        care: i64,
        plies: i64,
        waver: i64 = 0,
        slips: i64 = 0,
        learned: bool = False,
        plan: TrialPlan = NO_TRIALS,
    ) -> None:
        self.key: str = key
        self.effort: Effort = effort
        self.care: i64 = care
        self.plies: i64 = plies
        self.waver: i64 = waver
        self.slips: i64 = slips
        self.learned: bool = learned
        self.plan: TrialPlan = plan


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", LITTLE, 0, 0, waver=4000, slips=2),
    Level("easy", SOME, 0, 0, waver=200),
    Level("normal", EFFORT, 1, 1),
    Level("hard", EFFORT, 3, 4, learned=True),
    Level("expert", EFFORT, 10, 8, learned=True, plan=TrialPlan(4, 24, 3)),
)
"""In order of strength."""
USUAL: Final = "normal"
"""Who plays where nobody has said how well."""


def is_light(level: Level) -> bool:
    """Whether it tries fewer lines in this process than it would with compiled rules."""
    return level.plan.trials > 0 and not are_rules_compiled()


def lightened(plan: TrialPlan) -> TrialPlan:
    return TrialPlan(plan.lines, max(1, plan.trials // LIGHT), plan.horizon)


@final
class LevelPlayer(Player):
    """Takes the best line it sees, as far as its level lets it see.

    ``evaluator`` is the hand-written one, or a learned one that is taken instead of those on the shelf. With
    a ``personality`` it likes some things more than they are worth.
    """

    def __init__(
        self,
        level: Level,
        rng: Rng,
        evaluator: Evaluator[Any],
        shelf: Shelf = SHIPPED,
        personality: Personality | None = None,
    ) -> None:
        super().__init__(level.key, rng)
        self.shelf: Shelf = shelf
        self.personality: Personality | None = personality
        self.leaning: dict[int, Evaluator[Any]] = {}
        self.level: Level = level
        self.plan: TrialPlan = lightened(level.plan) if is_light(level) else level.plan
        self.evaluator: Evaluator[Any] = evaluator

    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        state = game.guess(view, self.rng)
        evaluator = self.liking(game, int(state.seats))
        if evaluator.looks() > 0:
            return self._advised(game, evaluator, state, seat)
        if self.level.plies > 0 and evaluator.moves_in_turn():
            return Minimax(game, evaluator, seat).best(state, self.level.plies, until)
        seed: i64 = self.rng.word()
        look = weighed_look(game, evaluator, state, seat, seed, GLANCE, until)
        search = Search(game, look, seed, self.level.effort, until)
        if self.level.waver > 0:
            line = self._wavering(search.candidates(state, CONSIDERED), evaluator.mistake())
        elif self.plan.trials > 0:
            lines = search.candidates(state, self.plan.lines)
            trials = LineTrials(game, evaluator, state, seat, seed)
            line = best_by_trials(trials, lines, self.plan, until)
        else:
            line = search.best(state)
        return PlayerReply(line.chain, int(line.value))

    def liking(self, game: Game[S], seats: int) -> Evaluator[Any]:
        """What positions are valued by, with what the player likes."""
        if self.personality is None:
            return self.evaluator_of(game, seats)
        if seats not in self.leaning:
            self.leaning[seats] = leaning(self.evaluator_of(game, seats), game.key, self.personality)
        return self.leaning[seats]

    def evaluator_of(self, game: Game[S], seats: int) -> Evaluator[Any]:
        """What was learned for this number of seats, if the level uses it and there is something."""
        if not self.level.learned or self.evaluator.is_learned():
            return self.evaluator
        learned = self.shelf.find(game.key, seats)
        return self.evaluator if learned is None else learned

    def _advised(self, game: Game[S], evaluator: Evaluator[Any], state: S, seat: int) -> PlayerReply:
        """What the title advises, or any option where it slips."""
        if self._slips():
            options = game.options(state, state.ask_at(state.find_ask(seat)))
            return PlayerReply([options[self.rng.below(len(options))]])
        return evaluator.advise(game, [state], seat, self.rng, self.level.care)

    def _slips(self) -> bool:
        return self.level.slips > 0 and self.rng.below(self.level.slips) == 0

    def _wavering(self, lines: list[LineOfPlay[S]], mistake: i64) -> LineOfPlay[S]:
        """Any of the lines that are not missed, the likelier the better they are."""
        seen = [line for line in lines if len(line.chain) == 1 or not self._slips()]
        seen = seen if len(seen) > 0 else lines
        waver = int(self.level.waver * mistake) / THOUSAND
        chances = [exp(int(line.value - seen[0].value) / waver) for line in seen]
        ticket = int(self.rng.below(SLIPS)) / SLIPS * sum(chances)
        for place, chance in enumerate(chances):
            ticket -= chance
            if ticket < 0:
                return seen[place]
        return seen[0]
