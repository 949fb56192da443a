"""Learning from games against oneself: play, fit, prove, and again."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.games.registry import find_title
from orrery.lab.arena import GAME_STRIDE
from orrery.lab.contender import Contender
from orrery.lab.fit import Fit, fit
from orrery.lab.gate import Faced, Field, is_taken
from orrery.lab.jobs import Crew, Progress
from orrery.lab.samples import samples_of
from orrery.lab.selfplay import Lesson, LessonJob, features_of, play_lesson
from orrery.lab.sprt import BETTER
from orrery.lab.training import Folder, Generation, Training, TrainingSettings
from orrery.players.greedy import GREEDY
from orrery.players.learned import start_numbers
from orrery.players.player import NEVER
from orrery.players.weights import TrainedWeights

WINDOW: Final = 3
"""Generations whose games are fitted."""
POOL: Final = 3
"""Former champions that a candidate must not lose against."""
FEWEST_STRAYS, MOST_STRAYS = 60, 100
"""Answers in a thousand that are anything, in games to learn from."""

# What the seeds of a generation are for.
PLAYING: Final = 0
FITTING: Final = 1
PROVING: Final = 2

Show = Callable[[str, int, int], None]
"""Is told what is under way, how much of it is done, and of how much."""


class TimeIsUp(Exception):
    """The training ends here for now."""


class Trainer:
    """One training; whatever is done of it is stored at once."""

    def __init__(
        self,
        settings: TrainingSettings,
        folder: Folder,
        crew: Crew,
        until: float = NEVER,
        show: Show | None = None,
    ) -> None:
        self.settings = settings
        self.folder = folder
        self.until = until
        self.show = show
        self.features = features_of(settings.title)
        self.game = find_title(settings.title)
        self.game.setup(settings.seats, settings.options)
        self.training: Training = folder.open(settings)
        self.field = Field(settings.title, settings.seats, settings.options, crew)

    def run(self, generations: int = 0, done: Callable[[Generation], None] | None = None) -> list[Generation]:
        """Add so many generations, or as many as there is time for; says which.

        The games of a generation that time was too short for are kept for the next run.
        """
        added: list[Generation] = []
        try:
            while generations == 0 or len(added) < generations:
                added.append(self.add_generation())
                if done is not None:
                    done(added[-1])
        except TimeIsUp:
            pass
        return added

    def add_generation(self) -> Generation:
        """Play, fit, prove; the newest of the folder is as good as ever if this is interrupted."""
        number = self.training.newest() + 1
        lessons = [self.lessons(each) for each in range(max(1, number - WINDOW + 1), number + 1)]
        fitted = self._fit(number, [lesson for each in lessons for lesson in each])
        verdict, faced = self._prove(number)
        generation = Generation(
            number=number,
            games=sum(map(len, lessons)),
            points=mean_points(lessons[-1]),
            explained=fitted.explained,
            start_explained=fitted.start_explained,
            hidden=fitted.hidden,
            epochs=fitted.epochs,
            verdict=verdict,
            champion=faced[0],
            pool=faced[1:],
            taken=is_taken(verdict, faced[1:], self.field.equal()),
        )
        self._store(generation, fitted)
        return generation

    def lessons(self, number: int) -> list[Lesson]:
        """The games of a generation: the stored ones, or played, by whoever was there before it."""
        stored = self.folder.lessons(number)
        if stored is not None:
            return stored
        jobs = self.lesson_jobs(number)
        show = self._showing(f"generation {number}: self-play")
        played = self.field.crew.map(jobs, play_lesson, show)
        self.folder.write_lessons(number, played)
        return played

    def lesson_jobs(self, number: int) -> list[LessonJob]:
        """The newest among its likes, and in every other game the champion.

        What was refused plays on, for what a value is wrong about it learns from its own games. They never
        sit together: a value would then learn how the better of the two looks, not what makes it win.
        """
        before = self.training.generations[: number - 1]
        newest = self.contender(len(before))
        champion = self.contender(max([0, *(each.number for each in before if each.taken)]))
        settings, jobs = self.settings, []
        for game in range(settings.games):
            seed = (self.seed(number, PLAYING) << 32) + game * GAME_STRIDE
            rng = Rng(seed)
            strays = FEWEST_STRAYS + int(rng.below(MOST_STRAYS - FEWEST_STRAYS + 1))
            player = (newest if game % 2 == 0 else champion).straying(strays)
            jobs.append(LessonJob(settings.title, settings.options, (player,) * settings.seats, seed))
        return jobs

    def contender(self, number: int) -> Contender:
        """The player that a generation made; the greedy one before all."""
        if number == 0:
            return Contender(GREEDY)
        return Contender(f"generation-{number}", self.folder.weights(number))

    def seed(self, number: int, purpose: int) -> int:
        return (self.settings.seed << 32) + (number << 8) + purpose

    def _fit(self, number: int, lessons: list[Lesson]) -> Fit:
        self._check_time()
        samples = samples_of(lessons, self.features.scales)
        seed = self.seed(number, FITTING)
        fitted = fit(samples, start_numbers(self.features), self.settings.hidden, seed, self.settings.pull)
        self.folder.write_weights(number, self._weights(number, fitted, {}))
        return fitted

    def _weights(self, number: int, fitted: Fit, arena: dict[str, Any]) -> TrainedWeights:
        settings = self.settings
        return TrainedWeights(
            title=settings.title,
            seats=settings.seats,
            rules=self.game.version,
            names=self.features.names,
            scales=self.features.scales,
            hidden=fitted.hidden,
            numbers=fitted.numbers,
            options=settings.options,
            trained={"games": number * settings.games, "generation": number, "seed": settings.seed},
            arena=arena,
        )

    def _prove(self, number: int) -> tuple[str, list[Faced]]:
        """The verdict, and whom it met: the champion, then the greedy player as a yardstick and the pool."""
        candidate = self.contender(number)
        *former, champion = self.training.taken()
        seed = self.seed(number, PROVING)
        show = self._showing(f"generation {number}: against {self.contender(champion).name}")
        verdict, first = self.field.test(candidate, self.contender(champion), seed, self.settings.gate, show)
        faced = [first]
        pool = [each for each in former if each == 0 or each in former[-POOL:]]
        for rival in pool if verdict == BETTER else pool[:1]:
            other = self.contender(rival)
            show = self._showing(f"generation {number}: against {other.name}")
            faced.append(self.field.face(candidate, other, seed, self.settings.pool, show))
        return verdict, faced

    def _store(self, generation: Generation, fitted: Fit) -> None:
        weights = self._weights(generation.number, fitted, arena_facts(generation))
        self.folder.write_weights(generation.number, weights)
        if generation.taken:
            self.folder.write_best(weights)
        self.training = self.training.with_one_more(generation)
        self.folder.store(self.training)
        self.folder.forget_lessons(generation.number - WINDOW + 1)

    def _showing(self, what: str) -> Progress:
        def progress(done: int, total: int) -> None:
            if self.show is not None:
                self.show(what, done, total)
            if done < total:
                self._check_time()

        return progress

    def _check_time(self) -> None:
        if self.until != NEVER and perf_counter() >= self.until:
            raise TimeIsUp


def mean_points(lessons: list[Lesson]) -> float:
    points = [each for lesson in lessons for each in lesson.points]
    return sum(points) / len(points)


def arena_facts(generation: Generation) -> dict[str, Any]:
    """How it did against the greedy player, for the file of its weights."""
    faced = next(each for each in generation.faced() if each.against == GREEDY)
    share = faced.share
    return {
        "against": faced.against,
        "games": share.games,
        "score": share.share,
        "low": share.low,
        "high": share.high,
    }
