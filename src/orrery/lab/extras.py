"""Packages that only some installations have."""

from importlib import import_module
from typing import Any

from orrery.lab.errors import NeedsExtra


def need(module: str, package: str, extra: str) -> Any:
    """The module; raises :class:`NeedsExtra`, which says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise NeedsExtra(package, extra) from error
