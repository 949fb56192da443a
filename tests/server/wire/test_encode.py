"""Messages as bytes, and what connections share."""

from typing import Any

from msgspec import json

from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game
from orrery.games.pulsar.game import PULSAR
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server.wire import messages as wire
from orrery.server.wire.encode import Encoder, done, failed
from orrery.server.wire.update_cache import UpdateCache
from orrery.server.wire.words import WordOptions
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from tests.server.wire.client import Client
from tests.server.wire.games import NAMES, answers, company, each_title
from tests.table.company import SECRET, Company


def update_cache(game: Game[Any]) -> UpdateCache:
    return UpdateCache(game, "abcdefghijkl", False, SECRET)


def welcomed(encoder: Encoder, table: Company, seat: int) -> bytes:
    return encoder.welcome(table.table.initial_update(NAMES[seat], seat, table.now), (seat,))


@each_title
def test_a_client_that_follows_patches_always_has_the_view(game: Game[Any]) -> None:
    table, shown = company(game), update_cache(game)
    encoders = {seat: Encoder(shown) for seat in range(game.usual)}
    clients = {seat: Client() for seat in encoders}
    for seat, encoder in encoders.items():
        clients[seat].hear(welcomed(encoder, table, seat))
    for updates in answers(table, 120):
        for update in updates:
            clients[update.viewer].hear(encoders[update.viewer].update(update, (update.viewer,)))
            assert update.view == game.view(table.match.state, update.viewer)
            assert clients[update.viewer].view == json.decode(json.encode(update.view))

    assert all("patches" in client.last for client in clients.values())


@each_title
def test_an_update_has_the_fields_of_its_type_and_each_once(game: Game[Any]) -> None:
    table, shown = company(game), update_cache(game)
    encoder, decoder = Encoder(shown, WordOptions("en")), json.Decoder(wire.Update)
    welcomed(encoder, table, 0)
    known = set(wire.Update.__struct_fields__) | {"type"}
    for updates in answers(table, 40):
        for update in updates:
            if update.viewer == 0:
                data = encoder.update(update, (0,))
                message = decoder.decode(data)
                assert json.decode(data).keys() <= known
                assert json.encode(message) == json.encode(decoder.decode(json.encode(message)))
                assert len(json.encode(message)) == len(data)
                assert (message.number, message.events) == (update.number, update.events)


def test_the_first_view_of_a_game_comes_whole_to_who_waited_for_it() -> None:
    table = company(CONNECT_FOUR, Settings(starts_when_full=False))
    encoder, client = Encoder(update_cache(CONNECT_FOUR)), Client()
    client.hear(welcomed(encoder, table, 0))
    waiting = client.view

    for update in table.do(table.table.start("ann", table.now)):
        if update.viewer == 0:
            client.hear(encoder.update(update, (0,)))

    assert waiting is None
    assert client.view["columns"] == [[]] * 7


def test_who_wants_no_words_gets_none() -> None:
    table = company(CONNECT_FOUR)
    welcome = json.decode(welcomed(Encoder(update_cache(CONNECT_FOUR)), table, 0))

    assert welcome["update"]["words"] is None


def test_a_language_that_nobody_knows_becomes_english() -> None:
    table = company(CONNECT_FOUR)
    welcome = json.decode(welcomed(Encoder(update_cache(CONNECT_FOUR), WordOptions("../../en")), table, 0))

    assert welcome["update"]["words"]["lang"] == "en"


def test_a_position_is_told_in_sentences_only_to_who_asks() -> None:
    table, shown = company(CONNECT_FOUR), update_cache(CONNECT_FOUR)
    silent, asking = Encoder(shown, WordOptions("en")), Encoder(shown, WordOptions("en", position=True))
    for encoder in (silent, asking):
        welcomed(encoder, table, 0)
    for updates in answers(table, 1):
        update = next(update for update in updates if update.viewer == 0)
        without, whole = (json.decode(encoder.update(update, [0])) for encoder in (silent, asking))

    assert "position" not in without["words"]
    assert len(whole["words"].pop("position")) > 1
    assert without["words"] == whole["words"]


def test_words_change_with_the_language_of_the_next_welcome() -> None:
    table = company(CONNECT_FOUR)
    encoder = Encoder(update_cache(CONNECT_FOUR), WordOptions("en"))
    first = json.decode(welcomed(encoder, table, 0))
    encoder.word_options = WordOptions("ru")
    second = json.decode(welcomed(encoder, table, 0))

    assert first["update"]["words"]["question"] != second["update"]["words"]["question"]
    assert second["update"]["view"] == first["update"]["view"]


def test_connections_of_one_viewer_share_their_bytes() -> None:
    table, shown = company(CONNECT_FOUR), update_cache(CONNECT_FOUR)
    encoders = [Encoder(shown, WordOptions("en")) for _ in range(3)]
    for encoder in encoders:
        welcomed(encoder, table, 0)
    update = next(update for update in table.answer(0, 3) if update.viewer == 0)
    first, *others = [encoder.update(update, (0,)) for encoder in encoders]

    assert all(other is first for other in others)


def test_who_has_missed_an_update_gets_patches_from_the_view_it_has() -> None:
    table, shown = company(CONNECT_FOUR), update_cache(CONNECT_FOUR)
    punctual, late = Encoder(shown), Encoder(shown)
    client = Client()
    for encoder in (punctual, late):
        data = welcomed(encoder, table, 0)
    client.hear(data)
    own = [next(told for told in table.answer(seat, 3) if told.viewer == 0) for seat in (0, 1)]
    for update in own:
        punctual.update(update, (0,))
    client.hear(late.update(own[1], (0,)))

    assert client.view["columns"][3] == [0, 1]


def test_a_new_name_stands_in_the_next_sentences() -> None:
    table = company(CONNECT_FOUR, Settings(starts_when_full=False))
    encoder = Encoder(update_cache(CONNECT_FOUR), WordOptions("en"))
    welcomed(encoder, table, 0)
    table.do(table.table.leave("bob", 1, table.now))
    updates = table.do(table.table.join("zed", "Zed", 1, table.now))
    words = json.decode(encoder.update(updates[-2], (0,)))["words"]

    assert words["names"] == ["ann", "Zed"]


def test_the_secret_is_told_when_the_game_is_over_and_not_before() -> None:
    table, shown = company(CONNECT_FOUR), update_cache(CONNECT_FOUR)
    encoder = Encoder(shown)
    messages = [welcomed(encoder, table, 0)]
    for updates in answers(table, 42):
        messages += [encoder.update(update, (0,)) for update in updates if update.viewer == 0]

    assert table.table.stage == Stage.OVER
    assert SECRET.hex().encode() in messages[-1]
    assert not any(SECRET.hex().encode() in message for message in messages[:-1])


def test_a_preview_tells_what_would_happen() -> None:
    table, shown = company(CONNECT_FOUR), update_cache(CONNECT_FOUR)
    encoder = Encoder(shown, WordOptions("en"))
    welcomed(encoder, table, 0)
    preview = table.table.preview("ann", 0, table.question(0).number, [3])
    message = json.decode(encoder.previewed(7, preview))

    assert message["id"] == 7
    assert message["view"]["columns"][3] == [0]
    assert [item["seat"] for item in message["news"]] == [0]
    assert message["taken"] == 1


def at_the_draft() -> tuple[Company, int]:
    """A game of PULSAR 2849 in which somebody is to take a die, and the seat that is."""
    table = company(PULSAR)
    while table.question(table.asked[0]).decision != "pick-die":
        table.answer(table.asked[0], table.question(table.asked[0]).options[0][0])
    return table, table.asked[0]


def test_a_preview_names_the_next_question_of_the_same_seat_with_its_pieces() -> None:
    table, seat = at_the_draft()
    encoder = Encoder(update_cache(PULSAR))
    question = table.question(seat)
    seen = [
        table.table.preview(table.names[seat], seat, question.number, [choice])
        for choice, _ in question.options
    ]
    following = [json.decode(encoder.previewed(1, one))["next"] for one in seen]
    moving = next(one for one in following if one is not None)

    assert moving["decision"] == "move-counter"
    assert [len(pieces) for pieces in moving["pieces"]] == [1] * len(moving["options"])
    assert moving["pieces"][0][0].startswith("counter:initiative-")


def test_a_preview_names_no_question_of_another_seat() -> None:
    table = company(CONNECT_FOUR)
    seen = table.table.preview("ann", 0, table.question(0).number, [3])

    assert json.decode(Encoder(update_cache(CONNECT_FOUR)).previewed(1, seen))["next"] is None


def test_spectators_who_lag_behind_see_the_standings_of_what_they_see() -> None:
    table, shown = company(PULSAR, Settings(pause=0.0, delay=60.0)), update_cache(PULSAR)
    seat, spectator = Encoder(shown), Encoder(shown)
    updates = [update for told in answers(table, 60) for update in told if update.viewer == 0]
    table.wait(120.0)
    shown_late = table.told[SPECTATOR]
    by_number = {update.number: json.decode(seat.update(update, (0,)))["standings"] for update in updates}
    late = [json.decode(spectator.update(update, ())) for update in shown_late]

    assert late
    for message in late:
        if message["number"] in by_number:
            assert message["standings"] == by_number[message["number"]]


def test_replies_carry_the_number_of_the_command() -> None:
    assert json.decode(done(4)) == {"type": "done", "id": 4}
    assert json.decode(failed(4, "not-host", "no")) == {
        "type": "failed", "id": 4, "code": "not-host", "message": "no",
    }  # fmt: skip


def test_who_has_several_seats_is_told_which_of_them_have_to_answer() -> None:
    table = Company(CONNECT_FOUR, " ".join(NAMES[:2])).sit_down()
    initial = table.table.initial_update(NAMES[0], 0, table.now)
    encoder = Encoder(update_cache(CONNECT_FOUR))

    alone, both = (json.decode(encoder.welcome(initial, mine, [1]))["update"] for mine in ([0], [0, 1]))

    assert "awaited" not in alone
    assert (both["mine"], both["awaited"]) == ([0, 1], [1])
