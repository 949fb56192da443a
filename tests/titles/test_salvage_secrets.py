"""Salvage: what is hidden stays hidden, and a guess fits all that is known (T2)."""

from collections.abc import Iterator

import pytest

from orrery.engine.chance import Rng
from orrery.engine.events import Recorder
from orrery.engine.flow import CHANCE, UNANSWERED
from orrery.engine.plain import plain
from orrery.engine.preview import preview
from tests.titles.salvage.cards import CARDS, DECK, KINDS
from tests.titles.salvage.game import SALVAGE
from tests.titles.salvage.keys import EVENTS
from tests.titles.salvage.state import Salvage
from tests.titles.salvage.windows import RESPONSES
from tests.titles.scene import ALL_CARDS, Table, all_pass, bid, poll, scene


def kinds_of(state: Salvage, seat: int) -> list[int]:
    return [int(count) for count in state.hands[seat * KINDS : (seat + 1) * KINDS]]


def all_cards(state: Salvage) -> list[int]:
    """All cards by kind, wherever they are."""
    in_hands = [kinds_of(state, seat) for seat in range(state.seats)]
    in_bids = [[int(ship == kind) for kind in range(KINDS)] for ship in state.bids]
    places = [list(state.bag), list(state.discards), *in_hands, *in_bids]
    return [sum(counts) for counts in zip(*places)]


def guesses(match: Table, viewer: int, number: int = 30) -> list[Salvage]:
    view = SALVAGE.view(match.state, viewer)
    return [SALVAGE.guess(view, Rng(seed)) for seed in range(number)]


def zap_duel() -> Table:
    """Seat 0 has used its thruster, seat 1 has zapped it; seat 2 knows neither hand."""
    match = scene("tug zap hauler", "tug zap zap", "tug booster zap", owned={0: "thruster insurance"})
    bid(match, "tug", "tug", "tug")
    poll(match, s0="thruster")
    poll(match, s1="zap")
    return match


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, CHANCE])
def test_a_guess_in_the_middle_of_a_zap_can_not_be_told_from_the_truth(viewer: int) -> None:
    match = zap_duel()

    for guess in guesses(match, viewer):
        assert SALVAGE.view(guess, viewer) == SALVAGE.view(match.state, viewer)
        assert all_cards(guess) == list(DECK)


@pytest.mark.rule("T2.2")
def test_guesses_of_a_hidden_hand_differ() -> None:
    match = zap_duel()

    hands = {tuple(kinds_of(guess, 0)) for guess in guesses(match, 2)}

    assert len(hands) > 3


@pytest.mark.rule("T2.4")
def test_a_guess_keeps_the_cards_that_were_shown() -> None:
    match = bid(
        scene("freighter zap", "hauler", "hauler", owned={1: "insurance"}), "freighter", "hauler", "pass"
    )
    all_pass(match)

    known = {kinds_of(guess, 1)[CARDS.index("hauler")] >= 1 for guess in guesses(match, 0)}

    assert known == {True}


@pytest.mark.rule("T2.2")
def test_when_all_else_is_known_the_last_hand_is_known_too() -> None:
    match = scene(" ".join(ALL_CARDS[3:]), " ".join(ALL_CARDS[:3]))

    assert {tuple(kinds_of(guess, 1)) for guess in guesses(match, 0)} == {(3, 0, 0, 0, 0)}


@pytest.mark.rule("T3.1")
def test_a_secret_bid_is_guessed_among_the_cards_that_may_be_held() -> None:
    match = scene("tug", "hauler zap", "tug")
    match.say(1, "hauler")

    answers = {int(guess.answer_at(1)) for guess in guesses(match, 0)}

    assert UNANSWERED not in answers
    assert len(answers) > 2


@pytest.mark.rule("T5.3")
def test_a_secret_response_is_guessed_so_that_the_poll_goes_on() -> None:
    match = bid(scene("tug zap", "tug booster", "tug booster"), "tug", "tug", "tug")
    match.say(0, "pass")

    assert {int(guess.answer_at(0)) for guess in guesses(match, 2)} == {-1}
    match.undo(0)
    match.say(1, "booster")

    assert {int(guess.answer_at(1)) for guess in guesses(match, 2)} > {-1}


@pytest.mark.rule("T2.2", "T3.1")
def test_what_is_drawn_anew_does_not_depend_on_the_truth() -> None:
    match = scene("tug zap hauler", "hauler zap zap", "tug booster", owned={0: "thruster"})
    match.say(1, "hauler")
    match.say(2, "tug")
    other = guesses(match, 0)[0]
    assert plain(other) != plain(match.state)

    SALVAGE.resample(other, 0, Rng(5))
    SALVAGE.resample(match.state, 0, Rng(5))

    assert plain(other) == plain(match.state)


@pytest.mark.rule("T2.2")
def test_pointing_at_an_answer_tells_nothing_of_what_others_hold_or_have_answered() -> None:
    for state in random_positions(seats=3, games=4):
        for ask in SALVAGE.asks(state):
            other = SALVAGE.guess(SALVAGE.view(state, ask.seat), Rng(1))
            assert all_cards(other) == list(DECK)
            if ask.seat == CHANCE:
                continue
            options = SALVAGE.options(state, ask)
            assert SALVAGE.options(other, ask) == options
            for choice in options:
                shown, guessed = (preview(SALVAGE, each, ask.seat, [choice]) for each in (state, other))
                assert shown.plain() == guessed.plain()


def random_positions(seats: int, games: int, recorder: Recorder | None = None) -> Iterator[Salvage]:
    """Every position of some games in which the seats of a group answer in any order."""
    rng = Rng(11)
    for _ in range(games):
        state = SALVAGE.start(SALVAGE.setup(seats), recorder)
        while asks := SALVAGE.asks(state):
            yield state
            ask = asks[rng.below(len(asks))]
            SALVAGE.apply(state, ask.seat, SALVAGE.sample(state, ask, rng))


def test_random_play_meets_all_that_the_title_is_there_for() -> None:
    recorder = Recorder()
    depth = 0
    points = [0] * len(SALVAGE.sources)
    for state in random_positions(seats=4, games=60, recorder=recorder):
        names = [SALVAGE.procedures[state.frame(at).procedure].key for at in range(state.depth)]
        depth = max(depth, names.count("response"))
        assert all_cards(state) == list(DECK)
        points = [total + int(state.ledger[source]) for source, total in enumerate(points)]

    events = [event.plain() for event in recorder.stream(CHANCE)]
    assert {kind for kind, *_ in events} == set(range(len(EVENTS)))
    assert {a for kind, _, a, *_ in events if EVENTS[kind] == "played"} == set(range(len(RESPONSES)))
    assert depth >= 4, "a power, a zap, a counter-zap and a counter-counter-zap"
    assert min(points) > 0
