"""What an answer costs, as a small sign beside its words."""

from msgspec import Struct


class Chip(Struct, frozen=True):
    """One kind of thing that an answer spends: ``label`` stands on the sign, ``text`` says it in words."""

    kind: str
    label: str
    text: str
