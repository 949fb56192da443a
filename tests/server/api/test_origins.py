"""A table that began from an import, a position or another game says so, on its card and in the welcome."""

from typing import Any

from litestar.testing import TestClient

from orrery.engine.chance import Dealer
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.table.origin import EarlierDealer, earlier_dealer
from tests.server.api.visitor import ME, Visitor, finished

SECRET = b"thirty-two bytes of pure chance."
IN_TEXT = {"content-type": "text/plain"}


def begun() -> tuple[str, int]:
    """A game after its first rolls, whose dealer tells no secret yet, and how many draws there were."""
    match = Match(BACKGAMMON, BACKGAMMON.setup(2), Dealer(SECRET))
    match.deal()
    return write_save(match), match.draws


def brought(person: Visitor, save: str) -> dict[str, Any]:
    reply = person.post("/matches/import", content=save.encode(), headers=IN_TEXT)
    assert reply.status_code == 201, reply.text
    return dict(reply.json())


def test_an_import_is_named_with_its_draws_and_its_dealer(ann: Visitor, bob: Visitor) -> None:
    save, draws = begun()
    match = brought(ann, save)
    told = {
        "kind": "import",
        "by": "Ann",
        "fixed_draws": draws,
        "dealer": "unknown",
        "match": "",
    }

    assert draws > 0
    assert match["origin"] == told
    assert bob.get(f"/matches/{match['id']}").json()["origin"] == told
    with bob.sit(match["id"], -1) as watcher:
        assert watcher.welcome["origin"] == told


def test_draws_before_are_proved_by_a_secret_or_by_nobody() -> None:
    assert [earlier_dealer(*facts) for facts in ((0, False), (3, True), (3, False))] == [
        EarlierDealer.NONE,
        EarlierDealer.CHECKED,
        EarlierDealer.UNKNOWN,
    ]


def test_a_game_that_plays_on_from_another_is_named(ann: Visitor, bob: Visitor) -> None:
    source = finished(ann)

    made = ann.post(f"/matches/{source}/branch", {"moment": 2, "seats": [ME, ME]}).json()

    told = bob.get(f"/matches/{made['id']}").json()["origin"]
    assert (told["kind"], told["by"], told["match"]) == ("game", "Ann", source)


def test_a_game_that_begins_here_has_no_other_origin(client: TestClient[Any], ann: Visitor) -> None:
    match = ann.create()

    assert match["origin"] is None
    with ann.sit(match["id"]) as seat:
        assert seat.welcome["origin"] is None


def test_it_is_still_known_when_the_match_is_opened_again(client: TestClient[Any], ann: Visitor) -> None:
    save, draws = begun()
    match = brought(ann, save)["id"]
    hub = client.app.state.services.hub
    client.blocking_portal.call(hub._evict, hub.rooms[match])

    with ann.sit(match, -1) as watcher:
        assert watcher.welcome["origin"]["fixed_draws"] == draws
