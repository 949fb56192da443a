"""What the tests of the command share."""

from pathlib import Path

import pytest

from tests.cli.running import Orrery


@pytest.fixture
def orrery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Orrery:
    return Orrery(tmp_path / "games", monkeypatch)
