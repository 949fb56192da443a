"""A little of what the targets ``fuzz-messages`` and ``fuzz-saves`` do for long."""

from pathlib import Path

import pytest

from orrery.server.host.settings import ServerSettings
from orrery.server.live import socket as sockets
from tests.server.api.running import guest, running
from tests.server.fuzz import messages, saves


def test_every_message_is_answered_by_a_code_that_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sockets, "BAD_MESSAGES", 10_000)
    settings = ServerSettings(home=str(tmp_path), requests_per_minute=0, messages_per_second=0)
    with running(settings) as port, guest(port, "Ann") as client:
        codes = messages.fuzz(client, 600, seed=3)

    assert {"done", "bad-message", "not-your-turn"} & codes.keys()
    assert [record for record in caplog.records if record.exc_info] == []


def test_every_save_is_read_or_refused_with_a_code() -> None:
    codes = saves.fuzz(150, seed=3)

    assert {"read", "damaged-save", "broken-replay"} <= codes.keys()
