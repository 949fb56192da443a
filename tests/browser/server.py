"""A server as people run it, but each match is dealt from the same secret: the tests see the same games."""

import sys
from typing import Any

from orrery import cli
from orrery.server.rooms import create as founding
from orrery.server.rooms import hub

SECRET = b"the same in every match of a test"


def main() -> None:
    modules: list[Any] = [founding, hub]
    for module in modules:
        module.new_secret = lambda: SECRET
    sys.argv = ["orrery", "serve"]
    cli.main()


if __name__ == "__main__":
    main()
