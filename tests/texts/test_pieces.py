"""Every answer, refusal, plan and event names pieces that are there, in random games of every title."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR, Recorder
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.game import Game
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import ACT, FLEW, HOP
from orrery.games.pulsar.routes import routes_of
from orrery.games.pulsar.space import NO_FLIGHT
from orrery.games.pulsar.view import PulsarView
from orrery.games.registry import TITLES
from orrery.shown.pieces import Ids
from orrery.shown.pulsar.piece_ids import node
from orrery.shown.registry import pieces_for
from tests.contract.toy import AUCTION
from tests.contract.walks import walk
from tests.share import share

EVERY = {"cosmic": share(60, 12)}
OFTEN = 3
"""Every so many positions of a game are looked at, of a title with long games fewer."""
MOST_PLANS = 20
HEARD: Final = share(400, None)
"""Answers of a game whose events are looked at: two views for each of them take their time."""

for_each_title = pytest.mark.parametrize("title", TITLES)


def asked(game: Game[Any], seed: int, seats: int) -> Iterator[tuple[Any, Any, Ask]]:
    """Questions to seats in a random game: the state, the view of the seat, the question."""
    for number, state in enumerate(walk(game, game.start(game.setup(seats)), Rng(seed))):
        for ask in game.asks(state):
            if ask.seat != CHANCE and number % EVERY.get(game.key, OFTEN) == 0:
                yield state, game.view(state, ask.seat), ask


def choices_of(game: Game[Any], state: Any, ask: Ask) -> list[int]:
    return [*game.options(state, ask), *(refusal.choice for refusal in game.refused(state, ask))]


@pytest.mark.parametrize("most", [False, True])
@for_each_title
def test_every_answer_and_refusal_is_about_pieces_that_are_listed(title: str, most: bool) -> None:
    game, pieces = TITLES[title], pieces_for(TITLES[title])
    wrong: set[tuple[str, str, Ids]] = set()

    for state, view, ask in asked(game, 5, game.most if most else game.fewest):
        listed = set(pieces.listed(view))
        for choice in choices_of(game, state, ask):
            found = pieces.of_answer(view, ask, choice)
            if bool(found) == pieces.is_bare(view, ask, choice) or not listed.issuperset(found):
                wrong.add((game.decisions[ask.decision].key, game.token(ask, choice), found))

    assert wrong == set()


@for_each_title
def test_every_piece_has_an_id_of_its_own(title: str) -> None:
    game, pieces = TITLES[title], pieces_for(TITLES[title])

    for _, view, _ in asked(game, 6, game.usual):
        listed = pieces.listed(view)
        assert listed
        assert [piece for piece, count in Counter(listed).items() if count > 1] == []
        assert [piece for piece in listed if piece.count(":") != 1 or not all(piece.split(":"))] == []


@for_each_title
def test_plans_and_questions_are_about_pieces_that_are_listed(title: str) -> None:
    game, pieces = TITLES[title], pieces_for(TITLES[title])

    for state, view, ask in asked(game, 7, game.usual):
        listed = set(pieces.listed(view))
        plans = [pieces.of_plan(view, ask, plan) for plan in game.plans(state, ask)[:MOST_PLANS]]
        assert all(plans)
        assert listed.issuperset(piece for plan in plans for piece in plan)
        assert listed.issuperset(pieces.of_question(view, ask))


@for_each_title
def test_every_event_is_about_pieces_that_are_listed(title: str) -> None:
    game, pieces, recorder = TITLES[title], pieces_for(TITLES[title]), Recorder()
    named, heard = 0, 0

    for state in islice(walk(game, game.start(game.setup(game.usual), recorder), Rng(8)), HEARD):
        for viewer in (SPECTATOR, 0):
            view = game.view(state, viewer)
            events = list(recorder.stream(viewer, heard))
            found = [piece for event in events for piece in pieces.of_event(view, event)]
            assert set(pieces.listed(view)).issuperset(found)
            named += len(found)
        heard = recorder.count()

    assert named > 0


def test_a_flight_is_about_all_its_nodes_and_ends_at_the_last() -> None:
    pieces = pieces_for(PULSAR)
    state, view, ask = next(found for found in asked(PULSAR, 3, 2) if found[2].decision == HOP)
    here = pieces.of_question(view, ask)
    plan = PULSAR.plans(state, ask)[0]

    way = pieces.of_plan(view, ask, plan)

    assert len(here) == 1
    assert len(way) == len(plan.choices)
    assert way[0] == pieces.of_answer(view, ask, plan.choices[0])[0]


def test_what_is_told_of_a_flight_names_the_way_that_was_flown() -> None:
    pieces, recorder = pieces_for(PULSAR), Recorder()
    flown: list[str] = []
    found: list[tuple[Ids, list[str]]] = []

    heard = 0
    for state in walk(PULSAR, PULSAR.start(PULSAR.setup(4), recorder), Rng(8)):
        view = PULSAR.view(state, SPECTATOR)
        for event in recorder.stream(SPECTATOR, heard):
            if event.kind == FLEW and event.b != NO_FLIGHT:
                found.append((pieces.of_event(view, event), flown))
        heard = recorder.count()
        hops = [ask for ask in PULSAR.asks(state) if ask.decision == HOP]
        if hops:
            flown = [piece for ask in hops for piece in way_so_far(view, ask)]

    assert len(found) > 3
    assert all(list(way[:-1]) == before for way, before in found)
    assert max(len(way) for way, _ in found) > 3


def way_so_far(view: PulsarView, ask: Ask) -> list[str]:
    """The nodes that a flight which goes on has visited."""
    return [node(view, place) for place in routes_of(view.table.side).nodes(ask.x)]


def test_a_title_that_is_not_listed_has_no_pieces() -> None:
    state = AUCTION.start(AUCTION.setup(AUCTION.fewest))
    assert pieces_for(AUCTION).listed(AUCTION.view(state, 0)) == []


def test_a_transmitter_on_offer_explains_why_it_can_t_be_taken_and_one_of_an_array_why_it_can_t_be_paid() -> (
    None
):
    pieces, seen = pieces_for(PULSAR), Counter[tuple[str, bool]]()

    for state, view, ask in asked(PULSAR, 9, 4):
        kept = {TRANSMITTERS[tile.tile].key for tile in view.transmitters}
        for choice in choices_of(PULSAR, state, ask) if ask.decision == ACT else ():
            verb, _, tile = PULSAR.token(ask, choice).partition("-")
            if verb in ("take", "pay") and tile[0] in "ABC":
                is_named = pieces.of_answer(view, ask, choice) == (f"transmitter:{tile}",)
                assert is_named == ((verb == "pay") == (tile in kept))
                seen[verb, tile in kept] += 1

    assert len(seen) == 4


def test_every_answer_at_backgammon_names_pieces_and_a_move_two_places() -> None:
    pieces = pieces_for(TITLES["backgammon"])

    for state, view, ask in asked(TITLES["backgammon"], 3, 2):
        for choice in choices_of(TITLES["backgammon"], state, ask) if ask.seat >= 0 else ():
            found = pieces.of_answer(view, ask, choice)
            assert len(found) == (2 if TITLES["backgammon"].decisions[ask.decision].key == "move" else 1)
            assert pieces.are_places(found) == (len(found) == 2)
