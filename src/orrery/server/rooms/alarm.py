"""An alarm that is set again and again."""

import asyncio
from collections.abc import Callable


class Alarm:
    """Rings once at a time, later than now; setting it anew takes the place of what was set before."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
