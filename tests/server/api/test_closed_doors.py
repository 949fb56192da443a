"""What a server must refuse at once: more games in a day by another door, and a token at the wrong seat."""

from pathlib import Path

import pytest

from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server.host.settings import ServerSettings
from tests.server.api.running import guest, running

SAVE = write_save(Match(CONNECT_FOUR, CONNECT_FOUR.setup(2)))
IN_TEXT = {"content-type": "text/plain"}


def test_imports_count_among_the_matches_of_a_day(tmp_path: Path) -> None:
    with running(ServerSettings(home=str(tmp_path), matches_per_day=2)) as port, guest(port, "Ann") as ann:
        ann.create("me", "me")
        replies = [ann.post("/matches/import", content=SAVE, headers=IN_TEXT) for _ in range(2)]

        assert [reply.status_code for reply in replies] == [201, 429]
        assert replies[1].json()["code"] == "too-many-requests"


@pytest.mark.parametrize("own", [0, 1])
def test_a_seat_token_opens_its_own_seat_of_its_own_match_only(tmp_path: Path, own: int) -> None:
    with running(ServerSettings(home=str(tmp_path))) as port, guest(port, "Ann") as ann:
        match, elsewhere = ann.create("me", "me"), ann.create("me", "me")
        token = ann.token(match, own)
        ann.cookies.clear()
        answer = {"question": 1, "choices": [3]}
        for place, seat in ((match, 1 - own), (elsewhere, own)):
            refused = ann.post(f"/matches/{place}/seats/{seat}/answer", json=answer, headers=token)
            assert (refused.status_code, refused.json()["code"]) == (401, "bad-seat-token")
            with ann.stream("GET", f"/matches/{place}/stream?seat={seat}", headers=token) as stream:
                assert stream.status_code == 401

        with ann.stream("GET", f"/matches/{match}/stream?seat={own}", headers=token) as stream:
            assert stream.status_code == 200
