"""What is agreed before people sit down: the clock, what happens when it runs out, and who may watch."""

from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite

from orrery.players.levels import USUAL
from orrery.players.registry import KEYS
from orrery.table.errors import BadSettings
from orrery.table.pace import Pace
from orrery.table.windows import SECONDS, WindowPace

DAY = 86400.0
LONGEST_DELAY = DAY
LONGEST_PAUSE = 10.0
LONGEST_CLOCK = 365 * DAY


class ClockKind(StrEnum):
    """How thinking is limited.

    ``DECISION`` gives ``seconds`` for each question. ``DAYS`` gives them for a run of questions without
    anybody else in between. ``BANK`` gives them for the whole game, and ``increment`` after each such run.
    """

    NONE = "none"
    DECISION = "decision"
    BANK = "bank"
    DAYS = "days"


class OnTimeout(StrEnum):
    """What happens to a person whose time is up.

    ``PASS``: the table passes, or a bot answers this one question where nobody can pass. ``ANSWER``: a bot
    answers this one question. ``REPLACE``: a bot sits in until the person comes back. ``LOSE``: for good.
    """

    PASS = "pass"
    ANSWER = "answer"
    REPLACE = "replace"
    LOSE = "lose"


class HintRule(StrEnum):
    """Who may ask what a computer player would answer.

    ``ALONE``: whoever plays against nobody but computer players. ``ALL``: everybody, which people know before
    they sit down.
    """

    OFF = "off"
    ALONE = "alone"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """``window`` limits a question put to several seats at once while banks stand still.

    Otherwise the banks would tell who had something to think about.
    """

    kind: ClockKind = ClockKind.NONE
    seconds: float = 0.0
    increment: float = 0.0
    window: float = 30.0


@dataclass(frozen=True, slots=True)
class Settings:
    """``pause`` is the least time that a question stays open whose answering at once would tell a secret.

    ``windows`` is how long the windows of a title with secrets stay open where several people play.
    ``substitute`` is the kind of bot that sits in for people; ``delay`` is how far spectators lag behind;
    ``pace`` is how long bots wait for people to see what has happened; ``hints`` says who may have hints.
    """

    clock: ClockSettings = field(default_factory=ClockSettings)
    on_timeout: OnTimeout = OnTimeout.PASS
    substitute: str = USUAL
    pause: float = 0.8
    starts_when_full: bool = True
    spectators: bool = True
    delay: float = 0.0
    pace: Pace = Pace.NORMAL
    windows: WindowPace = WindowPace.NORMAL
    hints: HintRule = HintRule.ALONE

    @property
    def window_seconds(self) -> float | None:
        """How long a window stays open; None if it waits for people, as it does where they have days."""
        return None if self.clock.kind == ClockKind.DAYS else SECONDS[self.windows]

    def check(self) -> None:
        """Raise :class:`BadSettings` for what makes no sense."""
        clock = self.clock
        for value, most in (
            (clock.seconds, LONGEST_CLOCK),
            (clock.increment, LONGEST_CLOCK),
            (clock.window, LONGEST_CLOCK),
            (self.pause, LONGEST_PAUSE),
            (self.delay, LONGEST_DELAY),
        ):
            if not (isfinite(value) and 0 <= value <= most):
                raise BadSettings(f"a time of {value} s")
        if clock.kind != ClockKind.NONE and (clock.seconds == 0 or clock.window == 0):
            raise BadSettings("a clock without time")
        if self.substitute not in KEYS:
            raise BadSettings(f"no player is called {self.substitute[:40]!r}")
