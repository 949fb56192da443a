"""The secret that signs seat tokens, and other keys, in files that only their owner may read."""

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from orrery.server.host.settings import BadConfig

SECRET_BYTES: Final = 32
OWNER_ONLY: Final = 0o600
FIELD: Final = "secret_file"


def read_secret(path: Path) -> bytes:
    """The secret in the file, which is made if it is missing; raises :class:`BadConfig`.

    Whoever replaces the file ends all seat tokens.
    """
    try:
        secret = bytes.fromhex(kept(path, _new_secret).decode("ascii").strip())
    except ValueError as error:
        raise BadConfig(FIELD, str(path), "does not hold a secret in hex") from error
    if len(secret) < SECRET_BYTES:
        raise BadConfig(FIELD, str(path), f"holds less than {SECRET_BYTES} bytes")
    return secret


def _new_secret() -> bytes:
    return secrets.token_hex(SECRET_BYTES).encode() + b"\n"


def kept(path: Path, make: Callable[[], bytes]) -> bytes:
    """What is in a private file, made if it is missing; raises :class:`BadConfig`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write(path, make())
        return path.read_bytes()
    except OSError as error:
        raise BadConfig(FIELD, str(path), f"can't be read or made: {error.strerror}") from error


def _write(path: Path, content: bytes) -> None:
    """Write a new file unless there is one; whoever comes meanwhile finds it whole or not at all."""
    own = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    try:
        os.link(own, path)
    except FileExistsError:
        return
    finally:
        own.unlink()
