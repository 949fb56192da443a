"""Whatever a person sees and could try is offered, or refused with the clause that says why."""

from collections.abc import Callable

import pytest

from orrery.engine.flow import PASS, Ask
from orrery.games.pulsar.data.headquarters import PLACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.technologies import BOARDS
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import CHOOSE_SIDE, DECISIONS
from orrery.games.pulsar.routes import CODES
from orrery.games.pulsar.state import NOBODY, Pulsar
from orrery.texts.clauses import clauses
from tests.rules.pulsar.positions import questions
from tests.rules.pulsar.scene import Scene

SIZES = ("small", "medium", "large")
TRACKS = ("initiative", "engineering")
CLAUSES = {clause.id for clause in clauses("pulsar")}


def keys(state: Pulsar, keeper: Callable[[int], bool]) -> list[str]:
    """The transmitters whose keeper is of some kind."""
    return [TRANSMITTERS[tile].key for tile, seat in enumerate(state.keepers) if keeper(seat)]


def counters(state: Pulsar, ask: Ask) -> list[str]:
    return [f"{track}-{number + 1}" for track in TRACKS for number in range(4) if state.owner[number] >= 0]


def of_a_turn(state: Pulsar, ask: Ask) -> list[str]:
    """Dice in hand, red ones too, dice on the board, gyrodynes in hand."""
    hand = [
        name for name, value in zip(("first", "second", "extra"), state.dice[ask.seat * 4 :]) if value >= 0
    ]
    red = ["red"] if any(state.bonuses[ask.seat * 7 : ask.seat * 7 + 7]) else []
    copies = [f"copy-{value + 1}" for value in range(6) if state.pool[value] > 0]
    return (
        hand + red + copies + [f"build-{size}" for size in (1, 2, 3) if state.held[ask.seat * 4 + size] > 0]
    )


def of_a_die(state: Pulsar, ask: Ask) -> list[str]:
    """Everything on the table: supplies, transmitters on offer and of anybody, projects, technologies."""
    shown = [TRANSMITTERS[tile].key for tile in state.display if tile >= 0]
    tiles = shown + keys(state, lambda seat: seat != NOBODY)
    boards = [BOARDS[3 * letter + category] for category, letter in enumerate(state.boards)]
    return [
        "fly", "buy-plus-minus", "buy-plus-two",
        *(f"{verb}-{size}" for verb in ("take", "complete") for size in (1, 2, 3)),
        *(f"{verb}-{key}" for verb in ("take", "pay") for key in tiles),
        *(f"project-{place}" for place in PLACES if state.faces[ask.seat] >= 0),
        *(f"patent-{entry.key}" for board in boards for entry in board.technologies),
    ]  # fmt: skip


def ends(state: Pulsar, ask: Ask) -> list[str]:
    """Both sides of every tile on the table but the new one, for each end that this one has."""
    own, others = TRANSMITTERS[ask.x], keys(state, lambda seat: seat != NOBODY)
    return [
        f"{end}-{key}-{side}"
        for end in range(1, len(own.ends) + 1)
        for key in others
        for side in (1, 2)
        if key != own.key
    ]


def nodes(state: Pulsar, ask: Ask) -> list[str]:
    """All nodes of the map but those where a flight that is planned may end."""
    side = SIDES[state.side]
    codes = [int(code) for code in CODES[state.side]]
    planned = {plan.choices[-1] for plan in PULSAR.plans(state, ask)}
    return [name for name, code in zip(side.names, codes) if code not in planned]


def links(state: Pulsar, ask: Ask) -> list[str]:
    return [word for end, word in enumerate(("first", "second")) if state.links[ask.x * 2 + end] >= 0]


SEEN: dict[str, Callable[[Pulsar, Ask], list[str]]] = {
    "choose-side": lambda state, ask: ["first", "second"],
    "choose-entry": lambda state, ask: ["E1", "E2", "E3", "E4"],
    "pick-die": lambda state, ask: [str(value + 1) for value in range(6) if state.pool[value] > 0],
    "move-counter": counters,
    "use-die": of_a_turn,
    "act": of_a_die,
    "hop": nodes,
    "link": ends,
    "choose-gyrodyne": lambda state, ask: list(SIZES),
    "complete-free": lambda state, ask: list(SIZES),
    "choose-pulsar": lambda state, ask: list(SIDES[0].names[16:32]),
    "choose-system": lambda state, ask: list(SIDES[0].names[:16]),
    "choose-token": lambda state, ask: ["plus-minus", "plus-two"],
    "take-bonus": lambda state, ask: ["bonus", "tile"],
    "keep-tile": lambda state, ask: ["first", "second"],
    "choose-red": links,
    "choose-bonus": lambda state, ask: [
        str(value) for value in range(7) if state.bonuses[ask.seat * 7 + value] > 0
    ],
    "grant-goal": lambda state, ask: ["0", "1", "2"],
    "score-goal": lambda state, ask: ["0", "1", "2"],
    "buy-points": lambda state, ask: ["buy"],
    "buy-bonus": lambda state, ask: ["buy"],
}
UNSEEN = {"pay", "thrust", "announce-run"}
"""Ways to change a die, and runs, which no piece on the table stands for; they have examples of their own."""


def test_every_question_to_a_seat_is_looked_at() -> None:
    assert {*SEEN, *UNSEEN} == set(DECISIONS.all()[CHOOSE_SIDE:])


def test_whatever_is_seen_is_offered_or_refused_with_a_clause_that_exists() -> None:
    met = set()
    for state, ask in questions(games=6):
        decision = PULSAR.decisions[ask.decision]
        offered = PULSAR.options(state, ask)
        refused = {refusal.choice: refusal.clause for refusal in PULSAR.refused(state, ask)}
        assert set(refused.values()) <= CLAUSES
        assert not set(offered) & set(refused)
        for token in SEEN[decision.key](state, ask) if decision.key in SEEN else []:
            choice = decision.read(ask, token)
            assert choice in offered or choice in refused, f"{decision.key} {token}"
        met.add(decision.key)
    assert met >= set(SEEN) - {"grant-goal", "choose-bonus", "complete-free"}


def test_one_choice_is_refused_by_the_clause_that_the_list_has_for_it() -> None:
    for state, ask in questions():
        refused = {refusal.choice: refusal.clause for refusal in PULSAR.refused(state, ask)}
        size = PULSAR.decisions[ask.decision].size(state)
        assert {
            choice: clause for choice in range(PASS, size) if (clause := PULSAR.against(state, ask, choice))
        } == refused


@pytest.mark.rule("P2.5")
def test_the_counters_of_others_are_refused() -> None:
    scene = Scene(3).marker(2 * 4).pool(1, 2, 3, 4, 5, 6, 6).draft().say("5")

    others = ("initiative-2", "initiative-3", "engineering-2", "engineering-3")
    assert scene.refusals() == dict.fromkeys(others, "P2.5")


@pytest.mark.rule("P6.8")
def test_the_transmitters_of_others_are_refused() -> None:
    scene = Scene().transmitter("A4", seat=1).turn(1).say("first")

    assert scene.refusals()["pay-A4"] == "P6.8"


@pytest.mark.rule("P6.1")
def test_a_tile_of_an_array_can_not_be_taken_and_one_on_offer_not_be_paid_for() -> None:
    scene = Scene().transmitter("A4").transmitter("A6", seat=1).display("A3").turn(2).say("first")

    refused = scene.refusals()
    assert [refused[token] for token in ("take-A4", "take-A6", "pay-A3")] == ["P6.1"] * 3


@pytest.mark.rule("P6.2")
def test_ends_of_the_arrays_of_others_are_refused() -> None:
    scene = Scene().transmitter("A4").transmitter("A6", seat=1).display("A3").turn(2).say("first", "take-A3")

    assert scene.refusals() == {"1-A6-1": "P6.2", "1-A6-2": "P6.2"}


@pytest.mark.rule("P6.6")
def test_a_link_to_a_tile_that_is_not_online_is_refused() -> None:
    scene = Scene().transmitter("A4", paid=[0]).transmitter("A1", online=True).transmitter("A6")
    scene.link("A4", 1, "A1", 1).link("A4", 2, "A6", 1).turn(5).say("first", "pay-A4")

    assert (scene.offers(), scene.refusals()) == (["pass", "first"], {"second": "P6.6"})


@pytest.mark.rule("P8.1")
def test_technologies_of_later_rows_are_refused() -> None:
    scene = Scene().round(2).turn(3).say("first")

    assert [scene.refusals()[f"patent-{key}"] for key in ("AII-1", "AIII-5")] == ["P8.1", "P8.1"]


@pytest.mark.rule("P5.8", "P3.9")
def test_sizes_that_a_benefit_does_not_show_or_that_ran_out_are_refused() -> None:
    shown = Scene(boards="DI+AII+AIII").has(plus_minus=0).round(2).technologies("DI-6").ship("S01").turn(2)
    assert shown.say("first", "fly", "G01", "P02").refusals() == {"large": "P3.9"}

    left = Scene(boards="BI+AII+AIII").round(2).sold(1).turn(2)
    assert left.say("first", "patent-BI-4").refusals() == {"small": "P5.8"}


@pytest.mark.rule("P5.6")
def test_a_size_that_is_not_under_construction_is_refused_for_completion() -> None:
    scene = Scene(boards="AI+CII+AIII").round(4).gyrodyne("P01", 1).gyrodyne("P02", 2).turn(6)

    assert scene.say("first", "patent-CII-4").refusals() == {"large": "P5.6"}


@pytest.mark.rule("P3.3", "P3.8")
def test_a_token_that_leads_to_another_value_than_asked_for_is_refused() -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).turn(1).say("first", "buy-plus-minus")

    assert (scene.offers(), scene.refusals()) == (["1", "2+1"], {"0-1": "P3.8", "3+2": "P3.3"})


@pytest.mark.rule("P11.2")
def test_a_goal_that_is_scored_is_refused() -> None:
    scene = Scene(3).goals("1-front", "3-front", "4-front").stations(9).gyrodyne("P01", 1, spins=True)
    for node in ("P02", "P03"):
        scene.gyrodyne(node, 1, spins=True)
    scene.scoring().say(scene.offers()[0])

    assert scene.refusals()["0"] == "P11.2"
