"""What can go wrong where many games are played.

LabError              games or figures that can't be made
├── NeedsExtra        a package that only some installations have is missing
├── WorkersLost       processes die again and again over the same games
└── BadTraining       what is stored of a training can't be gone on with
"""

from typing import ClassVar

from orrery.engine.errors import GameError


class LabError(GameError):
    code: ClassVar[str] = "lab-error"


class NeedsExtra(LabError):
    code: ClassVar[str] = "needs-extra"

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is missing: pip install 'orrery-table[{extra}]'")
        self.extra = extra


class WorkersLost(LabError):
    code: ClassVar[str] = "workers-lost"

    def __init__(self, unfinished: int) -> None:
        super().__init__(f"the processes died again and again; {unfinished} jobs are unfinished")
        self.unfinished = unfinished


class BadTraining(LabError):
    code: ClassVar[str] = "bad-training"
