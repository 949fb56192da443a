"""The secret that signs sessions and seat tokens, in a file that only its owner may read."""

import os
import secrets
from pathlib import Path
from typing import Final

from orrery.server.host.settings import BadConfig

SECRET_BYTES: Final = 32
OWNER_ONLY: Final = 0o600
FIELD: Final = "secret_file"


def read_secret(path: Path) -> bytes:
    """The secret in the file, which is made if it is missing; raises :class:`BadConfig`.

    Whoever replaces the file ends all sessions.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make(path)
        secret = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except OSError as error:
        raise BadConfig(FIELD, str(path), f"can't be read or made: {error.strerror}") from error
    except ValueError as error:
        raise BadConfig(FIELD, str(path), "does not hold a secret in hex") from error
    if len(secret) < SECRET_BYTES:
        raise BadConfig(FIELD, str(path), f"holds less than {SECRET_BYTES} bytes")
    return secret


def _make(path: Path) -> None:
    """Write a new secret unless there is one; whoever comes meanwhile finds it whole or not at all."""
    if path.exists():
        return
    own = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(SECRET_BYTES) + "\n")
    try:
        os.link(own, path)
    except FileExistsError:
        return
    finally:
        own.unlink()
