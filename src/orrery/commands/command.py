"""What all commands share: the exit status after a refusal, and the language."""

import os
import sys
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from orrery.engine.errors import BadSetup, GameError
from orrery.texts.speech import ENGLISH, LANGUAGES, Speech

REFUSED: Final = 2
INTERRUPTED: Final = 130

Language = Annotated[str | None, typer.Option("--lang", help="en or ru.")]


class Command(TyperCommand):
    """A command that ends with exit status 2 and a code when a player or host did something wrong."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except GameError as error:
            self._refuse(ctx.params.get("lang"), error)
            raise typer.Exit(REFUSED) from error
        except EOFError as error:
            raise typer.Exit(REFUSED) from error
        except KeyboardInterrupt as error:
            raise typer.Exit(INTERRUPTED) from error

    def _refuse(self, wanted: str | None, error: GameError) -> None:
        spoken = wanted if wanted in LANGUAGES else language(None)
        print(f"{error.code}: {Speech(spoken).say(f'error-{error.code}')} ({error})", file=sys.stderr)


def language(wanted: str | None) -> str:
    """The language asked for, or that of the surroundings if we speak it."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadSetup(f"a language is one of {', '.join(LANGUAGES)}, not {wanted[:40]!r}")
        return wanted
    around = os.environ.get("ORRERY_LANG") or os.environ.get("LANG", "")
    return next((known for known in LANGUAGES if around.startswith(known)), ENGLISH)
