"""What a player says when it is asked."""

from typing import final


@final
class PlayerReply:
    """The answers of a seat in a row, and what the player thinks they are worth to it.

    ``value`` is in thousandths of a point, or None where nothing was weighed: the only answer, or any.
    """

    def __init__(self, chain: list[int], value: int | None = None) -> None:
        self.chain: list[int] = chain
        self.value: int | None = value
