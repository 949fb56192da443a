"""A server as people run it, but each match is dealt from the same secret: the tests see the same games.

At the usual pace bots wait for nobody to see what they did, and windows wait for all who are asked.
"""

import sys
from typing import Any

from orrery import cli
from orrery.server.rooms import create as founding
from orrery.server.rooms import hub
from orrery.table.pace import FACTORS, Pace
from orrery.table.windows import SECONDS, WindowPace

SECRET = b"the same in every match of a test"


def main() -> None:
    modules: list[Any] = [founding, hub]
    for module in modules:
        module.new_secret = lambda: SECRET
    FACTORS[Pace.NORMAL] = 0.0
    SECONDS[WindowPace.NORMAL] = None
    sys.argv = ["orrery", "serve"]
    cli.main()


if __name__ == "__main__":
    main()
