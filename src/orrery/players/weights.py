"""Files of learned weights.

A file is one MessagePack map, and after it the SHA-256 of its bytes. The map holds ``format``, ``title``,
``seats``, ``rules`` (the version of the rules they were learned under), ``options`` (of the games played),
``inputs`` (name and scale of each), ``hidden`` (how many units), ``numbers`` (of the net, as 32-bit floats,
the lowest byte first), ``trained`` (how they came about) and ``arena`` (how strong they turned out to be).
"""

import os
from collections.abc import Sequence
from hashlib import sha256
from math import isfinite
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final, final

import msgspec

from orrery.engine.errors import DamagedWeights, ForeignWeights, StaleWeights
from orrery.players.features.feature_set import FeatureSet
from orrery.players.net import Net, number_count

FORMAT: Final = 1
MARK: Final = 32
"""Bytes of the checksum."""
WIDTH: Final = 4
"""Bytes of a number."""
MOST_HIDDEN: Final = 4096


@final
class TrainedWeights:
    """What was learned for one title and number of seats."""

    def __init__(
        self,
        title: str,
        seats: int,
        rules: int,
        names: Sequence[str],
        scales: Sequence[float],
        hidden: int,
        numbers: Sequence[float],
        options: dict[str, str] | None = None,
        trained: dict[str, Any] | None = None,
        arena: dict[str, Any] | None = None,
    ) -> None:
        self.title: str = title
        self.seats: int = seats
        self.rules: int = rules
        self.names: tuple[str, ...] = tuple(names)
        self.scales: tuple[float, ...] = tuple(scales)
        self.hidden: int = hidden
        self.numbers: list[float] = list(numbers)
        self.options: dict[str, str] = {} if options is None else options
        self.trained: dict[str, Any] = {} if trained is None else trained
        self.arena: dict[str, Any] = {} if arena is None else arena

    def net(self, features: FeatureSet[Any]) -> Net:
        """The net for these inputs; raises :class:`StaleWeights` if they are others."""
        return self.net_of(features.names, features.scales)

    def net_of(self, names: tuple[str, ...], scales: tuple[float, ...]) -> Net:
        if self.names != names or self.scales != scales:
            raise StaleWeights(f"{self.title} has other inputs now than those the weights were learned from")
        return Net(self.scales, self.hidden, self.numbers)

    def check_for(self, title: str, seats: int) -> None:
        """Raise :class:`ForeignWeights` if they are for something else."""
        if self.title != title or self.seats != seats:
            raise ForeignWeights(
                f"weights for {self.title} with {self.seats} seats, not for {title} with {seats}"
            )


def file_name(title: str, seats: int) -> str:
    return f"{title}-{seats}.weights"


def write_weights(path: Path, weights: TrainedWeights) -> None:
    """Put weights into a file; one that is there is replaced as a whole or not at all."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    unfinished.write_bytes(packed(weights))
    unfinished.replace(path)


def read_weights(path: Path) -> TrainedWeights:
    """The weights in a file; raises :class:`DamagedWeights`, or :class:`StaleWeights` for another format."""
    return unpacked(path.read_bytes())


def packed(weights: TrainedWeights) -> bytes:
    body = msgspec.msgpack.encode(
        {
            "format": FORMAT,
            "title": weights.title,
            "seats": weights.seats,
            "rules": weights.rules,
            "options": weights.options,
            "inputs": [[name, scale] for name, scale in zip(weights.names, weights.scales)],
            "hidden": weights.hidden,
            "numbers": pack(f"<{len(weights.numbers)}f", *weights.numbers),
            "trained": weights.trained,
            "arena": weights.arena,
        }
    )
    return body + sha256(body).digest()


def unpacked(data: bytes) -> TrainedWeights:
    body = data[:-MARK]
    if len(data) <= MARK or sha256(body).digest() != data[-MARK:]:
        raise DamagedWeights("the weights were changed or cut since they were written")
    try:
        facts = msgspec.msgpack.decode(body, type=dict)
    except msgspec.MsgspecError as error:
        raise DamagedWeights("the weights are not a map of named facts") from error
    if facts.get("format") != FORMAT:
        raise StaleWeights(f"the weights are in format {facts.get('format')}, not {FORMAT}")
    return _read(facts)


def _read(facts: dict[str, Any]) -> TrainedWeights:
    try:
        weights = TrainedWeights(
            title=msgspec.convert(facts["title"], str),
            seats=msgspec.convert(facts["seats"], int),
            rules=msgspec.convert(facts["rules"], int),
            names=[msgspec.convert(name, str) for name, _ in facts["inputs"]],
            scales=[msgspec.convert(scale, float) for _, scale in facts["inputs"]],
            hidden=msgspec.convert(facts["hidden"], int),
            numbers=_numbers(msgspec.convert(facts["numbers"], bytes)),
            options=msgspec.convert(facts["options"], dict),
            trained=msgspec.convert(facts["trained"], dict),
            arena=msgspec.convert(facts["arena"], dict),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedWeights(f"the weights lack a fact, or it is of another kind: {error}") from error
    _check_numbers(weights)
    return weights


def _numbers(data: bytes) -> list[float]:
    count = len(data) // WIDTH
    return list(unpack(f"<{count}f", data[: count * WIDTH]))


def _check_numbers(weights: TrainedWeights) -> None:
    if not 0 <= weights.hidden <= MOST_HIDDEN:
        raise DamagedWeights(f"the weights have {weights.hidden} hidden units")
    if len(weights.numbers) != number_count(len(weights.names), weights.hidden):
        raise DamagedWeights("the weights have another count of numbers than their net")
    if not all(isfinite(number) for number in weights.numbers):
        raise DamagedWeights("one of the weights is not a number")
    if not all(isfinite(scale) and scale > 0.0 for scale in weights.scales):
        raise DamagedWeights("one of the scales is not above zero")
