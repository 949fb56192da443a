"""The time that people take. All times are seconds that the caller tells."""

from typing import Any

from msgspec import Struct

from orrery.table.settings import ClockKind, ClockSettings


class Running(Struct, frozen=True):
    """One clock under way: for which question, since when, and whether it takes from the bank."""

    question: int
    since: float
    charged: bool


class ClockView(Struct, frozen=True):
    """What everybody sees of a clock: seconds left, or None without a limit, and whether it runs."""

    left: float | None
    running: bool


class Clocks:
    """One clock for each seat; it runs while a person is asked."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [settings.seconds] * seats
        self.running: dict[int, Running] = {}

    def plain(self, now: float) -> dict[str, Any]:
        """For the store: times as ages, since the next program may count from elsewhere."""
        rows = {str(seat): [run.question, now - run.since, run.charged] for seat, run in self.running.items()}
        return {"left": list(self.left), "running": rows}

    def restore(self, plain: dict[str, Any], now: float) -> None:
        self.left = list(plain["left"])
        rows = plain["running"].items()
        self.running = {
            int(seat): Running(question, now - age, charged) for seat, (question, age, charged) in rows
        }

    def run(self, now: float, asked: dict[int, int], in_window: bool) -> None:
        """Let the clocks of these seats run, each with the number of its question, and stop all others.

        In a window everybody has the same limit and no bank is charged.
        """
        charged = self.settings.kind == ClockKind.BANK and not in_window
        for seat in [seat for seat in self.running if seat not in asked]:
            self._stop(seat, now)
        for seat, question in asked.items():
            run = self.running.get(seat)
            if run is None or run.charged != charged or self._is_new(run, question, in_window):
                if run is not None:
                    self._stop(seat, now)
                self.running[seat] = Running(question, now, charged)
            else:
                self.running[seat] = Running(question, run.since, charged)

    def _is_new(self, run: Running, question: int, in_window: bool) -> bool:
        """Whether the next question of the same seat begins to count anew."""
        if run.question == question or run.charged:
            return False
        return in_window or self.settings.kind != ClockKind.DAYS

    def _stop(self, seat: int, now: float) -> None:
        run = self.running.pop(seat)
        if run.charged:
            self.left[seat] = max(0.0, self.left[seat] - (now - run.since)) + self.settings.increment

    def deadline(self, seat: int) -> float | None:
        """When the time of a running clock is up."""
        kind, run = self.settings.kind, self.running[seat]
        if kind == ClockKind.NONE:
            return None
        if kind == ClockKind.BANK:
            return run.since + (self.left[seat] if run.charged else self.settings.window)
        return run.since + self.settings.seconds

    def next_deadline(self) -> float | None:
        deadlines = [self.deadline(seat) for seat in self.running]
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is up."""
        deadlines = {seat: self.deadline(seat) for seat in self.running}
        return sorted(
            seat for seat, deadline in deadlines.items() if deadline is not None and deadline <= now
        )

    def views(self, now: float) -> tuple[ClockView, ...]:
        return tuple(self._view(seat, now) for seat in range(len(self.left)))

    def _view(self, seat: int, now: float) -> ClockView:
        if self.settings.kind == ClockKind.NONE:
            return ClockView(None, seat in self.running)
        if seat not in self.running:
            return ClockView(self.left[seat], False)
        deadline = self.deadline(seat)
        return ClockView(None if deadline is None else max(0.0, deadline - now), True)
