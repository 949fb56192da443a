"""How much of the long runs a build of the rules takes.

The compiled rules play everything; the interpreted ones, thirty times slower, a share of it. They take all of
it in a soak (``ORRERY_SOAK``) and with ``ORRERY_LONG=1``, for machines that can't compile.
"""

import os
from typing import Final, TypeVar

from orrery.engine import flow

IS_COMPILED: Final = not str(flow.__file__).endswith(".py")
IS_LONG: Final = IS_COMPILED or "ORRERY_SOAK" in os.environ or os.environ.get("ORRERY_LONG") == "1"

T = TypeVar("T")


def share(interpreted: T, compiled: T) -> T:
    """The amount for this build."""
    return compiled if IS_LONG else interpreted
