"""Which processes that share an SQLite file are alive, told by locks that the system drops when they die.

Each owner of leases has a file beside the database, and keeps it locked for as long as it lives. So nobody
waits for the lease of a process that was killed, whatever the clock says. Where files can't be locked nothing
is known of any owner, and the clock alone decides.
"""

import errno
import logging
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LOG: Final = logging.getLogger("orrery.store")
SUFFIX: Final = ".owners"
OWNER_ONLY: Final = 0o600
TRIES: Final = 100
BETWEEN_TRIES: Final = 0.01


if sys.platform == "win32":
    import msvcrt

    def take_lock(file: int) -> None:
        """Lock a file; raises OSError if another has it."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take_lock(file: int) -> None:
        """Lock a file; raises OSError if another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Owners:
    """``folder`` is that of the lock files; None where the database knows better."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._held: dict[str, int] = {}

    def attend(self, owner: str) -> None:
        """Show from now on that this owner is alive."""
        if self.folder is None or owner in self._held:
            return
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            self._held[owner] = _locked(self.folder / owner)
        except OSError as error:
            LOG.warning("%s can't be locked, leases go by the clock alone: %s", self.folder, error.strerror)
            self.folder = None

    def leave(self, owner: str) -> None:
        """The owner no longer holds anything."""
        if self.folder is not None and owner in self._held:
            (self.folder / owner).unlink(missing_ok=True)
            os.close(self._held.pop(owner))

    def close(self) -> None:
        """Drop all locks, as the system would at the end of the process."""
        for file in self._held.values():
            os.close(file)
        self._held.clear()

    def alive(self) -> list[str]:
        return [owner for owner in self._known() if not self._is_dead(owner)]

    def dead(self) -> list[str]:
        return [owner for owner in self._known() if self._is_dead(owner)]

    def bury(self, owners: list[str]) -> None:
        """Forget dead owners, of whose leases none is left."""
        assert self.folder is not None
        for owner in owners:
            (self.folder / owner).unlink(missing_ok=True)

    def _known(self) -> Iterator[str]:
        if self.folder is not None and self.folder.is_dir():
            yield from sorted(path.name for path in self.folder.iterdir())

    def _is_dead(self, owner: str) -> bool:
        assert self.folder is not None
        if owner in self._held:
            return False
        try:
            file = os.open(self.folder / owner, os.O_RDWR)
        except OSError:
            return False
        try:
            take_lock(file)
        except OSError:
            return False
        finally:
            os.close(file)
        return True


def _locked(path: Path) -> int:
    """A locked file; raises OSError.

    Who looks whether its owner is alive has the lock for a moment, and may remove a file not locked yet.
    """
    for _ in range(TRIES):
        file = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            take_lock(file)
            if path.exists() and os.path.samestat(os.fstat(file), path.stat()):
                return file
        except BlockingIOError:
            time.sleep(BETWEEN_TRIES)
        except BaseException:
            os.close(file)
            raise
        os.close(file)
    raise BlockingIOError(errno.EAGAIN, "somebody else has it")
