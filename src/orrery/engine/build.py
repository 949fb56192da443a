"""Which build of the rules runs in this process."""

from typing import Literal

from orrery.engine import flow


def are_rules_compiled() -> bool:
    """Whether they are native code, and so many times as fast."""
    return not str(flow.__file__).endswith(".py")


def rules_build() -> Literal["compiled", "interpreted"]:
    """The same as a word for those who run a server."""
    return "compiled" if are_rules_compiled() else "interpreted"
