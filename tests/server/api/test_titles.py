"""What is on offer: titles, their rules and facts, and the words of the client."""

import pytest

from orrery.engine.build import are_rules_compiled
from orrery.games.registry import TITLES
from orrery.players.levels import USUAL
from orrery.players.personalities import personalities_of
from orrery.players.registry import LEVEL_KEYS
from tests.server.api.visitor import Visitor


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_titles_are_on_offer(stranger: Visitor, lang: str) -> None:
    cards = stranger.get(f"/titles?lang={lang}").json()

    assert [card["key"] for card in cards] == list(TITLES)
    assert all(card["name"] and card["about"] for card in cards)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_a_card_rules_and_facts(stranger: Visitor, title: str) -> None:
    card = stranger.get(f"/titles/{title}").json()
    rules = stranger.get(f"/titles/{title}/rules?lang=ru").json()
    facts = stranger.get(f"/titles/{title}/declarations").json()

    assert card["key"] == facts["title"] == rules["title"] == title
    assert rules["lang"] == "ru"
    assert rules["clauses"]
    assert facts["decisions"]


@pytest.mark.parametrize(("lang", "easiest"), [("en", "beginner"), ("ru", "новичок")])
def test_a_title_offers_its_levels_the_easiest_first(stranger: Visitor, lang: str, easiest: str) -> None:
    levels = stranger.get(f"/titles/pulsar?lang={lang}").json()["levels"]

    assert [level["key"] for level in levels] == list(LEVEL_KEYS)
    assert levels[0]["name"] == easiest
    assert all(level["about"] for level in levels)
    assert [level["key"] for level in levels if level["is_usual"]] == [USUAL]
    light = [level["name"] for level in levels if level["is_light"]]
    assert len(light) == (0 if are_rules_compiled() else 1)
    assert all("(" in name for name in light)


@pytest.mark.parametrize(("lang", "first"), [("en", "explorer"), ("ru", "исследователь")])
def test_a_title_offers_its_personalities_in_words(stranger: Visitor, lang: str, first: str) -> None:
    personalities = stranger.get(f"/titles/cluster?lang={lang}").json()["personalities"]

    assert [each["key"] for each in personalities] == [each.key for each in personalities_of("cluster")]
    assert personalities[0]["name"] == first
    assert all(each["about"] for each in personalities)
    assert stranger.get(f"/titles/backgammon?lang={lang}").json()["personalities"] == []


def test_rules_can_be_searched(stranger: Visitor) -> None:
    found = stranger.get("/titles/pulsar/rules?search=gyrodyne").json()["clauses"]

    assert 0 < len(found) < len(stranger.get("/titles/pulsar/rules").json()["clauses"])
    assert any("gyrodyne" in clause["text"].lower() for clause in found)


@pytest.mark.parametrize("path", ["/titles/chess", "/titles/chess/rules", "/titles/chess/declarations"])
def test_there_is_no_such_title(stranger: Visitor, path: str) -> None:
    reply = stranger.get(path)

    assert (reply.status_code, reply.json()["code"]) == (404, "unknown-title")


@pytest.mark.parametrize("path", ["/titles?lang=xx", "/texts/xx", "/titles/pulsar/rules?search=" + "x" * 101])
def test_what_can_t_be_meant_is_refused(stranger: Visitor, path: str) -> None:
    reply = stranger.get(path)

    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_client_can_say_what_went_wrong(stranger: Visitor, lang: str) -> None:
    reply = stranger.get(f"/texts/{lang}")

    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert "error-no-session = " in reply.text
    assert "error-illegal-choice = " in reply.text


@pytest.mark.parametrize("path", ["/titles/pulsar/declarations?lang=en", "/titles/pulsar/rules", "/texts/ru"])
def test_long_replies_that_are_the_same_for_all_are_packed(stranger: Visitor, path: str) -> None:
    packed = stranger.get(path, headers={"accept-encoding": "gzip"})
    plain = stranger.get(path, headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"].lower() == "accept-encoding"
    assert 2 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


def test_what_is_meant_for_one_person_is_not_packed(ann: Visitor) -> None:
    for _ in range(10):
        ann.create()

    reply = ann.get("/matches?kind=mine", headers={"accept-encoding": "gzip"})

    assert int(reply.headers["content-length"]) > 1024
    assert "content-encoding" not in reply.headers
