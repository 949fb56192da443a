"""The two questions to CHANCE."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.decision import Alternatives
from orrery.engine.flow import Ask, Choices
from orrery.games.samples.backgammon.state import Backgammon
from orrery.games.samples.backgammon.turn import play_roll

OPENINGS: Final[tuple[tuple[int, int], ...]] = tuple(
    (first, second) for first in range(1, 7) for second in range(1, 7) if first != second
)
ROLLS: Final[tuple[tuple[int, int], ...]] = tuple(
    (high, low) for high in range(1, 7) for low in range(1, high + 1)
)
ODDS: Final = vec[i64]([1 if high == low else 2 for high, low in ROLLS])


def dice_names(dice: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """Two dice in notation, such as ``6-1``."""
    return tuple(f"{one}-{two}" for one, two in dice)


@final
class Opening(Alternatives[Backgammon]):
    """One die for each seat, never equal: the seat with the higher one begins and plays both (B2.1)."""

    def resolve(self, state: Backgammon, ask: Ask, choice: i64) -> None:
        first, second = OPENINGS[choice]
        if first > second:
            play_roll(state, 0, first, second)
        else:
            play_roll(state, 1, second, first)


@final
class RollDice(Alternatives[Backgammon]):
    """Two dice for the seat in ``x`` (B2.2)."""

    def turn_of(self, ask: Ask) -> i64:
        return ask.x

    def weights(self, state: Backgammon, ask: Ask, out: Choices) -> None:
        for index in range(i64(len(ROLLS))):
            out.add(ODDS[index])

    def resolve(self, state: Backgammon, ask: Ask, choice: i64) -> None:
        high, low = ROLLS[choice]
        play_roll(state, ask.x, high, low)
