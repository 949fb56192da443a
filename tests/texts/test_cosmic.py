"""Cosmic Encounter in words: components, responses, questions, sums, deals, and what is kept secret."""

import re

import pytest

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR, Event, Recorder
from orrery.engine.flow import PASS, Ask
from orrery.games.cosmic.data.cards import COMPROMISE, EDICTS, FIRST_EDICT, KICKERS, KINDS, REINFORCEMENTS
from orrery.games.cosmic.data.destiny import DESTINIES, FIRST_SPECIAL
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import EVENTS
from orrery.games.cosmic.plays import RULE
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.tables import WINDOWS
from orrery.shown.cosmic.component_texts import Component
from orrery.shown.cosmic.telling import CosmicTelling
from orrery.texts.speech import Speech
from tests.contract.walks import walk
from tests.rules.cosmic.scene import Scene, kind, place, power
from tests.share import share
from tests.texts.cosmic_ids import of_cosmic
from tests.texts.library import ALL_LANGUAGES, texts

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
EVERYTHING = {
    "pulsars": "yes",
    "specials": "yes",
    "extra-flares": "24",
    "powers": "2",
    "secret-powers": "yes",
}
STEPS = share(250, 700)

in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)


def telling(language: str = "en") -> CosmicTelling:
    return CosmicTelling(COSMIC, Speech(language), NAMES)


def position(scene: Scene, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    return telling(language).position(COSMIC.view(scene.state, viewer))


def question(scene: Scene, language: str = "en") -> str:
    """What the first who is asked is asked."""
    ask = COSMIC.asks(scene.state)[0]
    return telling(language).question(COSMIC.view(scene.state, ask.seat), ask)


def response(key: str, language: str = "en") -> str:
    index = [reaction.key for reaction in WINDOWS.plays].index(key)
    view = COSMIC.view(Scene().state, 0)
    return telling(language).answer(view, Ask(0, RESPOND), index)


def events(scene: Scene, key: str, viewer: int, language: str = "en") -> list[str]:
    recorder = scene.state.recorder
    assert recorder is not None
    view = COSMIC.view(scene.state, viewer)
    found = [event for event in recorder.stream(viewer) if event.kind == EVENTS.index(key)]
    return [telling(language).event(view, event) for event in found]


# Components.


@in_each_language
def test_every_text_that_a_table_demands_exists(language: str) -> None:
    assert sorted(set(of_cosmic()) - texts(language).keys()) == []


def components(told: CosmicTelling) -> list[Component]:
    return [
        *(told.power(number) for number in range(POWERS)),
        *(told.card(number) for number in range(FIRST_EDICT, KINDS)),
        *(told.destiny(number) for number in range(FIRST_SPECIAL, DESTINIES)),
    ]


@in_each_language
def test_every_component_has_a_name_a_line_and_a_rule_text(language: str) -> None:
    found = components(telling(language))

    modules = len(KICKERS) + len(REINFORCEMENTS)
    assert len(found) == POWERS + len(EDICTS) + modules + 2 * POWERS + DESTINIES - FIRST_SPECIAL
    assert [
        entry for entry in found if not entry.name or not entry.line or not entry.rule.endswith(".")
    ] == []
    assert [entry.line for entry in found if entry.line.endswith(".")] == []


@in_each_language
def test_no_two_powers_or_cards_share_a_name(language: str) -> None:
    told = telling(language)
    names = [told.card(number).name for number in range(KINDS)]

    assert len({told.power(number).name for number in range(POWERS)}) == POWERS
    assert len(set(names)) == KINDS


def test_russian_components_have_no_english_words() -> None:
    found = " ".join(f"{entry.name} {entry.line} {entry.rule}" for entry in components(telling("ru")))
    assert re.findall(r"[A-Za-z]{2,}", found) == []


@in_each_language
def test_every_response_is_told_by_name_and_effect(language: str) -> None:
    told = telling(language)
    said = [told.responses.told(reaction) for reaction in WINDOWS.plays if reaction.how != RULE]

    assert [text for text in said if " — " not in text or "-cosmic-" in text] == []


@pytest.mark.parametrize(
    ("key", "language", "text"),
    [
        ("virus", "en", "Virus — multiplies its Attack by the tokens on its side"),
        ("wild-virus", "en", "Virus flare as Wild — own and allied tokens are multiplied instead of added"),
        (
            "con-virus",
            "en",
            "Virus Pulsar as Con — its player is guarded against Virus until the challenge ends",
        ),
        ("un-zap", "en", "Un-Zap — a Zap is cancelled"),
        ("zombie-release", "en", "Zombie — may free tokens of a player from the Warp"),
        ("con-virus", "ru", "пульсар «Вирус» (Контра) — личная защита от силы «Вирус» до конца вызова"),
        ("super-macron", "ru", "вспышка «Макрон» (Супер) — Макрон может послать до 4 жетонов"),
    ],
)
def test_a_response_is_told_with_what_it_does(key: str, language: str, text: str) -> None:
    assert response(key, language) == text


def test_the_detail_of_a_response_is_its_clause() -> None:
    index = [reaction.key for reaction in WINDOWS.plays].index("pro-virus")
    view = COSMIC.view(Scene().state, 0)

    assert telling().detail(view, Ask(0, RESPOND), index) == (
        "The reinforcements of its side are not added: the numbers on them count as so many own tokens "
        "in the product. Without reinforcements in the game: one token more counts in the product."
    )
    assert telling().detail(view, Ask(0, RESPOND), PASS) == ""


# Planets, windows, questions.


def test_planets_go_by_the_letter_of_their_system() -> None:
    scene = Scene().base("A", "p7", 2)
    told, view = telling(), COSMIC.view(scene.state, 0)

    assert told.words.place(view, place("p7")) == "B3"
    assert told.words.site(view, place("p7")) == "B3 (Ann 2, Bob 4)"
    assert told.words.site(view, place("p20")) == "E1 (empty)"


def test_a_window_is_one_line() -> None:
    assert (
        question(Scene("virus").cards("attack-8", "compromise").to("revealed"))
        == "Ann, reveal: respond, or pass?"
    )
    assert (
        question(Scene("virus").cards("attack-8", "compromise").to("revealed"), "ru")
        == "Ann, вскрытие: ответить или пас?"
    )


def test_an_announcement_is_told_with_its_target() -> None:
    scene = (
        Scene()
        .hand("A", "plague")
        .cards("attack-8", "attack-4")
        .to("ending")
        .play("A", "plague")
        .answer("A", "C")
    )
    assert question(scene) == "Ann, Ann plays Plague (Cleo): respond, or pass?"


def test_an_answer_to_an_announcement_is_told_with_what_it_answers() -> None:
    scene = Scene("virus").hand("B", "cosmic-zap").cards("attack-5", "attack-8").to("played")
    scene.play("B", "cosmic-zap")

    assert question(scene) == "Ann, Bob plays Cosmic Zap (against Virus of Ann): respond, or pass?"
    assert question(scene, "ru") == (
        "Ann, Bob играет карту — Космозап (в ответ на: Вирус, Ann): ответить или пас?"
    )


def test_an_action_that_can_be_negated_is_told() -> None:
    scene = Scene("", "", "negator").cone(2, "p6").cards("attack-8", "attack-4").to("action")
    assert question(scene) == "Cleo, Ann points the cone at B2: respond, or pass?"


def test_generic_questions_say_what_they_are_for() -> None:
    scene = Scene().hand("A", "finder").cards("attack-8", "attack-4").to("regroup").play("A", "finder")
    assert question(scene) == "Ann, Finder: which player?"
    assert question(scene.answer("A", "B").unanswered()) == "Ann, Finder: which card do you name?"


# The challenge.


def test_the_phase_is_told_with_who_is_what() -> None:
    told = position(Scene().cone(2, "p7").to("before-cards"))

    assert told[0] == ("Turn of Ann, challenge 1, phase 7: cards. Offence: Ann, defence: Bob, target: B3.")
    assert told[1] == "In the cone: Ann 2."


def with_virus() -> Scene:
    """Virus attacks with Attack 5, three tokens and two allied ones, against an Attack 17 and a token."""
    scene = Scene("virus", pulsars="yes").base("B", "p5", 1)
    return scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")


def test_a_sum_is_told_term_by_term() -> None:
    told = position(with_virus().to("decided"))

    assert "Total of Ann: Attack 5, Virus × 5 = 25." in told
    assert "Total of Bob: Attack 17, tokens + 1 = 18." in told
    assert "Result: higher total — the offence wins." in told


def test_a_product_with_a_rest_is_told_as_a_difference() -> None:
    """5 times 3 and 2 is 17."""
    scene = with_virus().hand("B", "pulsar-virus").to("launch").play("B", "con-virus").to("decided")
    told = position(scene)

    assert "Total of Ann: Attack 5, Virus + 12 = 17." in told
    assert "Con against Virus: Bob." in told


def test_a_total_is_announced_with_its_terms_as_long_as_they_lie_there() -> None:
    scene = with_virus().to("decided")
    assert events(scene, "total-known", SPECTATOR)[0] == "Ann has a total of 25 (Attack 5, Virus × 5 = 25)."

    assert events(scene.to("ending"), "total-known", SPECTATOR)[0] == "Ann has a total of 25."


def test_an_upset_is_told_after_the_higher_total() -> None:
    scene = Scene("loser").cone(1).cards("attack-20", "attack-4").to("before-cards")
    scene.play("A", "loser").unanswered().to("decided")

    assert "Result: higher total — the offence wins, then upset — the defence wins." in position(scene)


def test_a_tie_is_told_as_such() -> None:
    """4 and 4 tokens, against 4 and 4 on the planet."""
    scene = Scene().cone(4).cards("attack-4", "attack-4").to("decided")
    assert "Result: tie — the defence wins." in position(scene)


def test_a_deal_is_told_by_what_each_side_gives() -> None:
    scene = Scene().hand("A", "attack-8").cards("compromise", "compromise").until("offer")
    scene.answer("A", "give-attack-8").answer("A", "want-base-p7").answer("A", "propose")

    offer = "Ann gives Attack 8; Bob gives a base on B3"
    assert question(scene) == f"Bob: Ann offers a deal: {offer}. Do you accept?"
    assert events(scene, "deal-offered", SPECTATOR) == [f"Ann offers a deal: {offer}."]
    assert f"The offer: {offer}." in position(scene)
    assert "Предложение: Ann даёт: Атака 8; Bob даёт: база на B3." in position(scene, language="ru")


def test_a_ban_is_told() -> None:
    scene = Scene("cripple").to("before-cards").unanswered().to("cards-laid")
    assert "Bob, forbidden in this challenge: edicts, flares." in position(scene)


def test_a_power_that_is_out_says_why() -> None:
    scene = Scene("virus").hand("B", "cosmic-zap").cards("attack-5", "attack-8").to("played")
    scene.play("B", "cosmic-zap").unanswered()

    assert "Ann, power: Virus — multiplies its Attack by the tokens on its side (zapped)." in position(scene)


# Secrets.


def test_the_own_hand_and_known_cards_of_others_are_told() -> None:
    scene = Scene().hand("A", "attack-8", "attack-8", "flare-virus").hand("B", "attack-4")
    scene.facts("known A-B: attack-4=1")
    told = position(scene, 0)

    assert "Your hand: Attack 8 ×2, Keeper, Virus flare." in told
    assert "You know that Bob holds: Attack 4." in told
    assert not [line for line in position(scene, 2) if "Attack 4" in line]
    assert not [line for line in position(scene) if "Attack" in line or "Your" in line]


def test_a_secret_power_is_told_to_its_owner_only() -> None:
    scene = Scene("virus", secret_powers="yes")

    assert "Ann, power: Virus — multiplies its Attack by the tokens on its side (secret)." in position(
        scene, 0
    )
    assert "Ann: 1 secret power." in position(scene, 1)
    assert not [line for line in position(scene, 1) if "Virus" in line]


def test_a_laid_card_is_told_to_its_player_only() -> None:
    scene = Scene().cards("attack-8", "compromise").to("cards-laid")

    assert events(scene, "card-laid", 0) == ["Ann lays Attack 8.", "Bob lays a card."]
    assert "Card of the defence (Bob): face down." in position(scene, 0)
    assert "Card of the offence (Ann): Attack 8." in position(scene, 0)


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    view = COSMIC.view(Scene().state, 1)
    drawn = EVENTS.index("card-drawn")

    assert telling().event(view, Event(drawn, 0, 5, -1, -1)) == "Ann draws a card."
    assert telling().event(view, Event(drawn, 0, 5, kind("rebirth"), -1)) == "Ann draws Rebirth."


def test_a_power_that_was_dealt_secretly_is_not_named() -> None:
    view = COSMIC.view(Scene().state, 1)
    dealt = EVENTS.index("power-dealt")

    assert telling().event(view, Event(dealt, 0, -1, -1, -1)) == "Ann gets a secret power."
    assert telling().event(view, Event(dealt, 0, power("oracle"), -1, -1)) == (
        "Ann gets Oracle — makes its opponent lay first and face up."
    )


# Whole games.


@in_each_language
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_is_told_what_happens(seats: int, language: str) -> None:
    told, recorder, seen = CosmicTelling(COSMIC, Speech(language), NAMES[:seats]), Recorder(), 0
    said: list[str] = []
    start = COSMIC.start(COSMIC.setup(seats, EVERYTHING), recorder)
    for number, state in enumerate(walk(COSMIC, start, Rng(seats))):
        for viewer in (SPECTATOR, *range(seats)):
            view = COSMIC.view(state, viewer)
            said += [told.event(view, event) for event in recorder.stream(viewer, seen)]
        seen = recorder.count()
        if number % 50 == 0:
            said += told.position(COSMIC.view(state, number % seats))
        if number == STEPS:
            break

    assert len(said) > STEPS
    assert [text for text in said if "-cosmic" in text or "None" in text] == []
    if language == "ru":
        assert [text for text in said if set(re.findall(r"[A-Za-z]{2,}", text)) - set(NAMES)] == []


def test_a_compromise_has_no_line() -> None:
    assert telling().card(COMPROMISE) == Component("Compromise", "", "")
