"""A flag for each setting of a server, shared by ``serve`` and ``config``."""

import os
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer

from orrery.server.host.settings import (
    FIELDS,
    Effective,
    ServerSettings,
    flag,
    sentence,
    shown,
    trace_settings,
)

ConfigFile = Annotated[
    Path | None, typer.Option("--config", help="The settings file; see docs/hosting.md for the usual one.")
]


SWITCHES = ("share",)


def with_settings(command: Callable[[Effective], None]) -> Callable[..., None]:
    """A command with a flag for each setting, and one for the settings file."""

    @wraps(command)
    def run(config: Path | None, **flags: Any) -> None:
        command(trace_settings(config, os.environ, flags))

    parameters = [_parameter("config", ConfigFile), *(_parameter(field, _option(field)) for field in FIELDS)]
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return run


def _parameter(name: str, annotation: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _option(field: str) -> Any:
    """A flag that is read as text, for the struct says what may stand there; a switch has no text."""
    if field in SWITCHES:
        return Annotated[
            bool | None, typer.Option(f"{flag(field)}/{flag(f'no_{field}')}", help=sentence(field))
        ]
    default = shown(field, getattr(ServerSettings(), field))
    told = f"{sentence(field)} Default: {default}." if default else sentence(field)
    return Annotated[str | None, typer.Option(flag(field), help=told, metavar=" ")]
