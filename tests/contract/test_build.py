"""The suite runs on the build it was meant to run on: every rules module compiled, or none."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import hatch_build

ROOT = Path(__file__).parents[2]


def origins() -> list[str]:
    """The files Python runs for the modules that a compiled build compiles."""
    modules = hatch_build.compiled_modules(ROOT / "src")
    specs = [find_spec(".".join(path.with_suffix("").parts).removesuffix(".__init__")) for path in modules]
    return [spec.origin or "" if spec else "missing" for spec in specs]


def test_the_rules_run_as_the_build_that_was_asked_for() -> None:
    """``ORRERY_EXPECT`` names the build; without it any will do, as long as it is one."""
    builds = {"compiled": tuple(EXTENSION_SUFFIXES), "pure": (".py",)}
    wanted = [builds[os.environ["ORRERY_EXPECT"]]] if "ORRERY_EXPECT" in os.environ else builds.values()
    assert any(all(origin.endswith(suffixes) for origin in origins()) for suffixes in wanted), origins()
