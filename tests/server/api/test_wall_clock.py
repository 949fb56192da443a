"""Somebody puts the clock of a running server back or ahead: automatic play goes on all the same."""

from pathlib import Path

import pytest

from orrery.server import services
from orrery.server.host.settings import ServerSettings
from tests.server.api.running import guest, running
from tests.server.hosting.club import Time

SOON = {"clock": {"kind": "decision", "seconds": 0.05}, "on_timeout": "answer", "pace": "off"}


@pytest.mark.parametrize("leap", [-3600.0, 3600.0])
def test_a_bot_still_answers_in_time_for_who_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leap: float
) -> None:
    wall = Time()
    monkeypatch.setattr(services, "time", wall)
    with running(ServerSettings(home=str(tmp_path), lease_seconds=0.5)) as port, guest(port, "Ann") as ann:
        wall.now += leap
        match = ann.create("me", "me", settings=SOON)
        with ann.raw(match, 0) as socket:
            message = socket.message()["update"]
            while message["stage"] != "over":
                message = socket.message()
