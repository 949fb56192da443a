"""Why a power is out of use: the reasons of the rules, and those that powers bring along (CE1.1)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit


@final
class Out:
    """One reason: how positions and texts call it, its clause, and whether a Shield helps (C3.7).

    Its bit in ``out`` is set where the book of rules is made.
    """

    def __init__(self, key: str, clause: str, is_shielded: bool) -> None:
        self.key = key
        self.clause = clause
        self.is_shielded = is_shielded
        self.bit: i64 = 0


# The reasons of the rules, as bits; they come first.
ZAPPED: Final = 1
OUTAGE: Final = 2
STOPPED: Final = 4
OF_THE_RULES: Final[tuple[Out, ...]] = (
    Out("zapped", "CX-cosmic-zap", True),
    Out("outage", "CD3-11", True),
    Out("stopped", "C3.4a", False),
)


@final
class Outs:
    """All reasons in the order of their bits; ``shielded`` are those that a Shield lifts."""

    def __init__(self, reasons: tuple[Out, ...]) -> None:
        self.names = tuple(reason.key for reason in reasons)
        self.clauses = tuple(reason.clause for reason in reasons)
        self.shielded: i64 = 0
        for place, reason in enumerate(reasons):
            reason.bit = bit(place)
            if reason.is_shielded:
                self.shielded |= reason.bit
