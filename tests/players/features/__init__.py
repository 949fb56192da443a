"""Inputs of learned values: a helper that reads them by name."""

from typing import Any

from orrery.players.by_title import make_features


def read(title: str, state: Any, seat: int = 0) -> dict[str, float]:
    """The inputs of a position that are not zero, by name."""
    features = make_features(title)
    assert features is not None
    row = features.new_row()
    for place in range(len(features.names)):
        row[place] = -99.0
    features.fill(state, seat, row)
    return {name: row[place] for place, name in enumerate(features.names) if row[place] != 0.0}


def block(row: dict[str, float], name: str, *terms: str) -> dict[str, float]:
    """The inputs of one block, without its name; only those of some terms, if any are named."""
    inside = {key.removeprefix(f"{name}."): value for key, value in row.items() if key.startswith(f"{name}.")}
    return {key: value for key, value in inside.items() if not terms or key.split(".")[0] in terms}
