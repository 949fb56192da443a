"""What is stored of a training: how it is run, and what came of each generation.

A folder holds ``training.json``, the weights of every generation, the games that the next fit needs, and
under the name that players look for (``cluster-2.weights``) the best so far. Games can be left out of a copy:
they are played again, the same, from the seed.
"""

from pathlib import Path
from typing import Final

import msgspec

from orrery.engine.errors import WeightsError
from orrery.lab.errors import BadTraining
from orrery.lab.gate import Faced
from orrery.lab.selfplay import Lesson
from orrery.players.weights import TrainedWeights, file_name, packed, read_weights, write_weights

FORMAT: Final = 1
PULL: Final = 0.1
"""How strongly weights are pulled to their start, for each row.

Games held out can't tell the best pull: they are played like those that were learned from, and a search looks
for whatever a value is wrong about. A weak pull fits them better and plays far worse.
"""


class TrainingSettings(msgspec.Struct, frozen=True):
    """How a training is run; with the same settings it goes the same way.

    ``games`` are played for a generation; ``pull`` is how strongly a fit is held near the hand-written value.
    A candidate meets the champion on at most ``gate`` dice, and each
    of the pool on ``pool``.
    """

    title: str
    seats: int
    options: dict[str, str]
    seed: int = 1
    games: int = 400
    hidden: int = 16
    gate: int = 160
    pool: int = 32
    pull: float = PULL


class Generation(msgspec.Struct, frozen=True):
    """One turn of playing, fitting and proving; ``explained`` is how much of unseen games it foresees."""

    number: int
    games: int
    points: float
    explained: float
    start_explained: float
    hidden: int
    epochs: int
    verdict: str
    champion: Faced
    pool: list[Faced]
    taken: bool

    def __str__(self) -> str:
        faced = ", ".join(
            f"{each.share} of {each.share.games} against {each.against}" for each in self.faced()
        )
        verdict = "taken" if self.taken else "not taken"
        return f"generation {self.number}: R² {self.explained:.2f}, {faced}: {verdict}"

    def faced(self) -> list[Faced]:
        return [self.champion, *self.pool]


class Training(msgspec.Struct, frozen=True):
    format: int
    settings: TrainingSettings
    generations: list[Generation]

    def newest(self) -> int:
        return len(self.generations)

    def taken(self) -> list[int]:
        """The generations that were better than what was before; 0, the greedy player, is first."""
        return [0, *(each.number for each in self.generations if each.taken)]

    def with_one_more(self, generation: Generation) -> "Training":
        return Training(self.format, self.settings, [*self.generations, generation])


class Folder:
    """The files of a training; each is written as a whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, settings: TrainingSettings) -> Training:
        """The training that is stored here, or a new one; raises :class:`BadTraining` if it is another's."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            stored = self._file("training.json")
            if not stored.exists():
                return Training(FORMAT, settings, [])
            training = msgspec.json.decode(stored.read_bytes(), type=Training)
        except (OSError, msgspec.MsgspecError) as error:
            raise BadTraining(f"{self.path}: {error}") from error
        if training.format != FORMAT:
            raise BadTraining(f"{self.path} is in format {training.format}, not {FORMAT}")
        if training.settings != settings:
            raise BadTraining(f"{self.path} was begun with other settings: {training.settings}")
        return training

    def store(self, training: Training) -> None:
        self._write("training.json", msgspec.json.format(msgspec.json.encode(training)) + b"\n")

    def write_weights(self, number: int, weights: TrainedWeights) -> None:
        write_weights(self._file(weights_name(number)), weights)

    def write_best(self, weights: TrainedWeights) -> Path:
        path = self._file(file_name(weights.title, weights.seats))
        write_weights(path, weights)
        return path

    def weights(self, number: int) -> bytes:
        """What a generation learned; raises :class:`BadTraining`."""
        path = self._file(weights_name(number))
        try:
            return packed(read_weights(path))
        except (OSError, WeightsError) as error:
            raise BadTraining(f"{path}: {error}") from error

    def write_lessons(self, number: int, lessons: list[Lesson]) -> None:
        self._write(lessons_name(number), msgspec.msgpack.encode(lessons))

    def lessons(self, number: int) -> list[Lesson] | None:
        """The games of a generation, unless they have to be played again."""
        path = self._file(lessons_name(number))
        if not path.exists():
            return None
        try:
            return msgspec.msgpack.decode(path.read_bytes(), type=list[Lesson])
        except msgspec.MsgspecError as error:
            raise BadTraining(f"{path}: {error}; it can be deleted") from error

    def forget_lessons(self, number: int) -> None:
        self._file(lessons_name(number)).unlink(missing_ok=True)

    def _file(self, name: str) -> Path:
        return self.path / name

    def _write(self, name: str, content: bytes) -> None:
        part = self._file(f"{name}.part")
        part.write_bytes(content)
        part.replace(self._file(name))


def weights_name(number: int) -> str:
    return f"generation-{number:03}.weights"


def lessons_name(number: int) -> str:
    return f"generation-{number:03}.games"
