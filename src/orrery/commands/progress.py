"""A bar that shows how far many games have come."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Stages:
    """One bar for one thing after the other; nothing where nobody looks at a terminal."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.task = bar.add_task("games", total=None)
        self.named = "games"

    def show(self, what: str, done: int, total: int) -> None:
        if what != self.named:
            self.bar.reset(self.task, description=what, total=total)
            self.named = what
        self.bar.update(self.task, completed=done, total=total)

    def games(self, done: int, total: int) -> None:
        self.show("games", done, total)

    def tell(self, line: str) -> None:
        """A line that stays, above the bar."""
        if self.bar.disable:
            print(line, flush=True)
        else:
            self.bar.console.print(line, highlight=False, markup=False, soft_wrap=True)


@contextmanager
def stages() -> Iterator[Stages]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield Stages(bar)
