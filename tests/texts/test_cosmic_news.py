"""What happens in Cosmic Encounter is told in few sentences."""

import pytest

from orrery.engine.events import UNKNOWN, Event
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import EVENTS
from orrery.shown.cosmic.telling import CosmicTelling
from orrery.shown.cosmic.words import short_names
from orrery.texts.speech import Speech
from tests.rules.cosmic.scene import Scene, kind

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
VIEW = COSMIC.view(Scene().state, 0)


def event(key: str, seat: int, a: int = UNKNOWN, b: int = UNKNOWN) -> Event:
    return Event(EVENTS.index(key), seat, a, b, UNKNOWN)


def told(*events: Event, language: str = "en") -> list[str]:
    telling = CosmicTelling(COSMIC, Speech(language), NAMES)
    return [item.text for item in telling.news([(VIEW, event) for event in events])]


def test_draws_of_others_are_counted_and_own_ones_listed() -> None:
    theirs = [event("card-drawn", 1, size) for size in range(1, 8)]
    mine = [event("card-drawn", 0, size, kind(name)) for size, name in ((1, "attack-8"), (2, "quash"))]

    assert told(*theirs) == ["Bob draws 7 cards."]
    assert told(*theirs, language="ru") == ["Bob берёт карты: 7."]
    assert told(*mine, event("card-drawn", 0, 3, kind("attack-8"))) == ["Ann draws Attack 8 ×2, Quash."]


def test_a_new_hand_needs_no_counting() -> None:
    assert told(event("drew-new-hand", 1), event("card-drawn", 1, 1)) == ["Bob draws a new hand."]


def test_an_ally_joins_with_tokens() -> None:
    joins = event("joined", 2, 1)

    assert told(joins, event("tokens-loaded", 2, 4, 1)) == ["Cleo joins the defence with 4 tokens."]
    assert told(joins, event("tokens-loaded", 2, 1, 1)) == ["Cleo joins the defence with 1 token."]
    assert told(joins) == ["Cleo joins the defence."]


def test_losses_one_by_one_are_added_up() -> None:
    lost = [event("tokens-lost", 1, 1)] * 3

    assert told(*lost) == ["Bob loses 3 tokens."]
    assert told(*lost, event("tokens-lost", 2, 1)) == ["Bob loses 3 tokens.", "Cleo loses 1 token."]


def test_rewards_are_counted_by_kind() -> None:
    token = [event("reward-taken", 2, 0), event("tokens-returned", 2, 1)]
    card = [event("reward-taken", 2, 1), event("card-drawn", 2, 5)]

    assert told(*token, *token, *card) == [
        "Cleo takes 2 tokens out of the Warp as a reward.",
        "Cleo takes a card as a reward.",
    ]


def test_consolation_is_told_once_and_names_what_one_loses_oneself() -> None:
    taken = event("consolation-taken", 1, 2, 2)

    assert told(taken, *[event("card-moved", 2, 1)] * 2) == ["Bob takes 2 cards of Cleo as consolation."]
    assert told(
        taken, event("card-moved", 0, 1, kind("quash")), event("card-moved", 0, 1, kind("attack-8"))
    ) == [
        "Bob takes 2 cards of Cleo as consolation.",
        "From Ann to Bob: Attack 8, Quash.",
    ]


def test_the_two_laid_cards_leave_without_a_word() -> None:
    laid = event("card-discarded", 0, kind("attack-8")), event("card-discarded", 1, kind("compromise"))

    assert told(*laid) == []
    assert told(laid[0]) == ["Ann discards Attack 8."]
    assert told(event("card-discarded", 0, kind("quash")), laid[1]) == [
        "Ann discards Quash.",
        "Bob discards Compromise.",
    ]


def test_laying_is_told_until_the_cards_are_revealed() -> None:
    laid = event("card-laid", 0, kind("attack-8")), event("card-laid", 1)
    shown = event("cards-revealed", 0, kind("attack-8"), kind("compromise"))

    assert told(*laid) == ["Ann lays Attack 8.", "Bob lays a card."]
    assert told(*laid, shown) == ["The cards are revealed: offence Attack 8, defence Compromise."]


def test_destiny_names_the_defence_unless_it_has_to_be_chosen() -> None:
    assert told(event("destiny-flipped", 0, 1), event("defender-named", 1)) == ["Destiny: the colour of Bob."]
    assert told(event("destiny-flipped", 0, 6), event("defender-named", 1)) == [
        "Destiny: a wild card.",
        "Bob is the defence.",
    ]


def test_the_first_card_of_destiny_says_who_begins() -> None:
    assert told(event("destiny-flipped", -1, 2)) == ["Who begins? Destiny: the colour of Cleo."]


def test_a_card_that_comes_back_is_not_given_to_anybody() -> None:
    assert told(event("card-moved", 0, 0, kind("attack-8"))) == ["Ann takes back: Attack 8."]


def test_a_verdict_that_is_not_plain_is_told_with_its_reason() -> None:
    scene = Scene().cone(4).cards("attack-4", "attack-4").to("decided")
    telling = CosmicTelling(COSMIC, Speech("en"), NAMES)
    decided = event("decided", 0, 2)

    assert telling.event(COSMIC.view(scene.state, 0), decided) == "Result: tie — the defence wins."
    assert telling.event(VIEW, decided) == "The defence wins."


def test_an_offer_is_told_whole_only_as_long_as_it_lies_on_the_table() -> None:
    scene = Scene().hand("A", "attack-8").cards("compromise", "compromise").until("offer")
    scene.answer("A", "give-attack-8").answer("A", "propose")
    telling, offered = CosmicTelling(COSMIC, Speech("en"), NAMES), event("deal-offered", 0, 1, 0)

    whole = telling.event(COSMIC.view(scene.state, 0), offered)
    later = telling.event(COSMIC.view(scene.answer("B", "accept").to("ending").state, 0), offered)
    assert whole == "Ann offers a deal: Ann gives Attack 8; Bob gives nothing."
    assert later == "Ann offers a deal: cards given 1, cards wanted 0."


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (["A (you)", "B (greedy)"], ["A", "B"]),
        (["Ann (1)", "Ann (2)"], ["Ann (1)", "Ann (2)"]),
        (["Ann", "Bob"], ["Ann", "Bob"]),
    ],
)
def test_names_are_short_as_long_as_they_differ(names: list[str], short: list[str]) -> None:
    assert short_names(names) == short
