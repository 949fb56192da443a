"""The tables that are measured, and what each may cost."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Table:
    """A title with as many seats as are hardest to draw; ``largest`` are packed bytes of script and style."""

    title: str
    name: str
    seats: int
    largest: int


TABLES: Final = (
    Table("pulsar", "PULSAR", seats=4, largest=200_000),
    Table("cluster", "Cluster", seats=4, largest=170_000),
    Table("cosmic", "Cosmic", seats=6, largest=220_000),
)
