"""Tests of the project's own frame: layers, sizes, lock files, build."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
