"""What came of one game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """The end of one game, by seat: points, share of the win, place, and points by source."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    places: tuple[int, ...]
    sources: tuple[tuple[int, ...], ...]
    answers: int

    def in_order(self, seats: list[int]) -> "Result":
        """The same with the seats in another order."""
        return Result(
            points=tuple(self.points[seat] for seat in seats),
            wins=tuple(self.wins[seat] for seat in seats),
            places=tuple(self.places[seat] for seat in seats),
            sources=tuple(self.sources[seat] for seat in seats),
            answers=self.answers,
        )
