"""Who knows which cards of whose hand, and guesses that agree with it."""

from itertools import product

import pytest

from orrery.engine.bits import bit, has
from orrery.engine.chance import Rng
from orrery.engine.events import EVERYBODY
from orrery.engine.playout import Playout
from orrery.games.cosmic import knowledge
from orrery.games.cosmic.cards import (
    discard,
    hand_openly,
    held,
    pass_card,
    show_card,
    show_hand,
    take_in,
)
from orrery.games.cosmic.data.cards import CARD_NAMES, FIRST_EDICT, KINDS, NO_CARD
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.names import SEAT_NAMES
from orrery.games.cosmic.state import Cosmic
from tests.rules.cosmic.scene import Scene, kind, seat
from tests.share import share

A, B, C, D = range(4)


def known(scene: Scene, viewer: str, owner: str, card: str) -> int:
    """How many such cards a viewer knows to be in a hand."""
    return int(knowledge.known(scene.state, seat(viewer), seat(owner), kind(card)))


def loose(scene: Scene, viewer: str, card: str) -> str:
    """In which hands together a viewer knows cards of a kind to be: "2 AB"; "" if in none."""
    entry = int(scene.state.loose[seat(viewer) * KINDS + kind(card)])
    names = "".join(name for name in SEAT_NAMES if has(entry % MASK, seat(name)))
    return f"{entry // MASK} {names}" if entry else ""


def shown() -> Scene:
    """Everybody has seen the hand of B: an Attack 6, a Plague and a Keeper."""
    scene = Scene().hand("B", "attack-6", "plague")
    show_hand(scene.state, B)
    return scene


@pytest.mark.rule("CA2.6")
def test_a_card_from_the_deck_is_known_to_its_owner_only() -> None:
    scene = Scene()

    take_in(scene.state, B, kind("plague"))

    assert not any(scene.state.known)
    assert scene.count("B", "plague") == 1


@pytest.mark.rule("C3.2a")
def test_a_card_that_is_shown_is_known_to_all_but_is_no_second_one_when_it_is_shown_again() -> None:
    scene = Scene().hand("B", "flare-virus")

    for _ in range(2):
        show_card(scene.state, B, kind("flare-virus"))

    assert [known(scene, viewer, "B", "flare-virus") for viewer in "ABCD"] == [1, 0, 1, 1]


@pytest.mark.rule("CP0")
def test_a_hand_that_is_shown_is_known_card_by_card() -> None:
    scene = Scene().hand("B", "attack-6", "attack-6", "plague")

    show_hand(scene.state, B, bit(C))

    assert [known(scene, "C", "B", card) for card in ("attack-6", "plague", "attack-7")] == [2, 1, 0]
    assert known(scene, "D", "B", "plague") == 0


def test_a_known_card_that_is_discarded_is_known_no_more() -> None:
    scene = shown()

    discard(scene.state, B, kind("plague"))

    assert known(scene, "C", "B", "plague") == 0
    assert known(scene, "C", "B", "attack-6") == 1


def test_a_card_that_is_handed_over_openly_is_known_where_it_is_now() -> None:
    scene = Scene().hand("B", "plague")

    hand_openly(scene.state, B, D, kind("plague"))

    assert [known(scene, viewer, "D", "plague") for viewer in "ABCD"] == [1, 1, 1, 0]


@pytest.mark.rule("CR2")
def test_a_card_taken_at_random_is_known_to_the_two_whom_it_concerns() -> None:
    scene = shown()

    pass_card(scene.state, B, A, kind("plague"))

    assert known(scene, "B", "A", "plague") == 1
    assert known(scene, "A", "B", "plague") == 0
    assert known(scene, "A", "B", "attack-6") == 1


@pytest.mark.rule("CR2")
def test_to_the_others_every_card_known_of_that_hand_may_have_been_the_one() -> None:
    scene = shown()

    pass_card(scene.state, B, A, kind("plague"))

    assert [loose(scene, "C", card) for card in ("plague", "attack-6", "keeper")] == ["1 AB"] * 3
    assert known(scene, "C", "B", "attack-6") == 0
    assert loose(scene, "A", "attack-6") == ""


def test_a_card_known_of_the_taker_stays_known() -> None:
    scene = shown()

    pass_card(scene.state, A, B, kind("keeper"))

    assert known(scene, "C", "B", "plague") == 1


def test_from_hand_to_hand_a_card_may_be_in_any_of_the_three() -> None:
    scene = shown()

    pass_card(scene.state, B, A, kind("plague"))
    pass_card(scene.state, A, D, kind("plague"))

    assert loose(scene, "C", "plague") == "1 ABD"


def test_a_loose_card_that_shows_up_is_loose_no_longer() -> None:
    scene = shown()
    pass_card(scene.state, B, A, kind("plague"))

    discard(scene.state, A, kind("plague"))

    assert loose(scene, "C", "plague") == ""
    assert loose(scene, "C", "attack-6") == "1 AB"


def test_a_hand_that_is_shown_tells_where_the_loose_cards_are() -> None:
    scene = shown()
    pass_card(scene.state, B, A, kind("plague"))

    show_hand(scene.state, B)

    assert known(scene, "C", "A", "plague") == 1
    assert known(scene, "C", "B", "attack-6") == 1
    assert loose(scene, "C", "plague") == loose(scene, "C", "attack-6") == ""


@pytest.mark.rule("CX-finder")
def test_a_finder_that_finds_nothing_tells_something_too() -> None:
    """C knows the Plague to be with A or B; B has none, so that A has it."""
    scene = shown().hand("A", "attack-6").hand("D", "finder")
    pass_card(scene.state, B, A, kind("plague"))

    scene.to("launch").play("D", "finder").answer("D", "B").unanswered().answer("D", "plague")

    assert known(scene, "C", "A", "plague") == 1


@pytest.mark.rule("CX-keeper")
def test_after_a_new_hand_only_what_was_kept_is_known() -> None:
    scene = Scene().hand("A", "attack-6").hand("B", "plague", "quash").to("new-hand").play("B", "keeper")
    scene.unanswered().answer("B", "plague").answer("B", "pass").to("launch")

    known_cards = sum(knowledge.known(scene.state, C, B, card) for card in range(KINDS))

    assert known(scene, "C", "B", "plague") == 1
    assert known_cards == 1


def mixed() -> Scene:
    """A with two Attacks and B with one have mixed their hands; all had seen those of B, C those of A too."""
    scene = (
        Scene().hand("A", "attack-6", "attack-7", "flare-oracle").hand("B", "plague", "quash", "attack-40")
    )
    show_hand(scene.state, B)
    show_hand(scene.state, A, bit(C))
    scene.cone(1).to("offence-invites").play("A", "wild-oracle").unanswered()
    return scene.to("offence-invites")


@pytest.mark.rule("CW-oracle")
def test_of_mixed_hands_each_of_the_two_knows_where_the_own_cards_have_gone() -> None:
    scene = mixed()
    mine_before = {"attack-6": 1, "attack-7": 1, "flare-oracle": 1, "keeper": 1}

    for card, count in mine_before.items():
        theirs_before = 1 if card == "keeper" else 0
        assert known(scene, "A", "B", card) == max(0, count + theirs_before - scene.count("A", card))


@pytest.mark.rule("CW-oracle")
def test_what_was_known_of_the_other_hand_is_not_looked_for_there_when_it_has_come_to_ones_own() -> None:
    scene = mixed()

    for card in ("plague", "quash", "attack-40"):
        assert known(scene, "A", "B", card) == 1 - scene.count("A", card)


@pytest.mark.rule("CW-oracle")
def test_who_mixes_hands_forgets_what_was_loosely_known_of_the_other() -> None:
    """A knows the Plague to be with B or C; then it may come to A."""
    scene = Scene().hand("A", "attack-6", "flare-oracle").hand("B", "plague", "attack-8").cone(1)
    show_hand(scene.state, B)
    pass_card(scene.state, B, C, kind("attack-8"))
    scene.hand("B", "attack-8").to("offence-invites")
    assert loose(scene, "A", "plague") == "1 BC"

    scene.play("A", "wild-oracle").unanswered().to("offence-invites")

    assert loose(scene, "A", "plague") == ""


@pytest.mark.rule("CW-oracle")
def test_to_the_others_all_that_was_known_of_mixed_hands_is_in_either() -> None:
    scene = mixed()

    assert loose(scene, "C", "attack-6") == loose(scene, "C", "plague") == "1 AB"
    assert loose(scene, "D", "attack-7") == ""
    assert loose(scene, "C", "keeper") == "2 AB"


def laid() -> Scene:
    """All have seen B's Attack 6, and now two cards lie face down."""
    scene = Scene().cone(1).hand("B", "attack-6", "attack-9").cards("attack-8", "attack-6")
    show_card(scene.state, B, kind("attack-6"))
    return scene.to("cards-laid")


@pytest.mark.rule("CP7")
def test_a_card_laid_face_down_is_seen_by_its_owner_only() -> None:
    scene = laid()

    views = [COSMIC.view(scene.state, viewer).laid for viewer in (A, B, C, -1)]

    assert views == [
        (kind("attack-8"), NO_CARD), (NO_CARD, kind("attack-6")), (NO_CARD, NO_CARD), (NO_CARD, NO_CARD)
    ]  # fmt: skip


@pytest.mark.rule("CP7")
def test_a_known_card_may_be_the_one_that_lies_face_down_until_the_cards_are_revealed() -> None:
    scene = laid()
    face_down = known(scene, "C", "B", "attack-6")

    scene.to("revealed")

    assert (face_down, known(scene, "C", "B", "attack-6")) == (1, 0)


@pytest.mark.rule("CP7")
def test_a_guess_lays_some_challenge_card_face_down() -> None:
    scene = laid()
    view = COSMIC.view(scene.state, C)

    guesses = [COSMIC.guess(view, Rng(seed)) for seed in range(20)]

    assert all(0 <= card < FIRST_EDICT for state in guesses for card in state.laid)
    assert len({int(state.laid[0]) for state in guesses}) > 3
    for state in guesses:
        assert held(state, B, kind("attack-6")) + (state.laid[1] == kind("attack-6")) >= 1


def test_a_guess_gives_every_hand_what_the_viewer_knows_of_it() -> None:
    scene = shown()
    pass_card(scene.state, B, A, kind("plague"))
    show_card(scene.state, D, kind("keeper"))

    for seed in range(30):
        state = COSMIC.guess(COSMIC.view(scene.state, C), Rng(seed))
        assert held(state, D, kind("keeper")) == 1
        assert held(state, A, kind("plague")) + held(state, B, kind("plague")) >= 1
        assert [int(size) for size in state.sizes] == [2, 2, 1, 1]
        assert held(state, C, kind("keeper")) == 1


def test_guesses_differ_in_what_the_viewer_does_not_know() -> None:
    scene = Scene().hand("B", "attack-40")
    view = COSMIC.view(scene.state, C)

    hands = [COSMIC.guess(view, Rng(seed)).hands[B * KINDS : (B + 1) * KINDS] for seed in range(10)]

    assert len({tuple(hand) for hand in hands}) > 5


def in_reach(state: Cosmic, owner: int, card: int) -> int:
    """Cards of a hand, and that which lies face down before its owner."""
    lying = [
        side
        for side in range(2)
        if state.laid_from[side] == owner and state.laid[side] == card and state.laid_seen[side] != EVERYBODY
    ]
    return int(held(state, owner, card)) + len(lying)


def untrue(state: Cosmic) -> list[str]:
    """The cards of which somebody believes to know something that is not so."""
    found = []
    for viewer, owner, card in product(range(state.seats), range(state.seats), range(KINDS)):
        count = knowledge.known(state, viewer, owner, card)
        if count > 0 and in_reach(state, owner, card) < count:
            found.append(CARD_NAMES[card])
    for at, entry in enumerate(state.loose):
        if entry > 0 and unaccounted(state, at // KINDS, at % KINDS, int(entry) % MASK) < entry // MASK:
            found.append(CARD_NAMES[at % KINDS])
    return found


def unaccounted(state: Cosmic, viewer: int, card: int, hands: int) -> int:
    """Cards of a kind in a set of hands, without those that the viewer knows the hand of."""
    return sum(
        in_reach(state, owner, card) - int(knowledge.known(state, viewer, owner, card))
        for owner in range(state.seats)
        if has(hands, owner)
    )


EVERYTHING = {"pulsars": "yes", "specials": "yes", "extra-flares": "24"}
TABLES = [
    (4, {}),
    (3, {"powers": "2", "flares": "mayfair"}),
    (5, {"secret-powers": "yes", "flares": "modern"}),
    (4, {"named-powers": "mutant,oracle,filch,sorcerer"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_what_is_known_is_true_at_every_moment_of_a_game(seats: int, options: dict[str, str]) -> None:
    state = COSMIC.start(COSMIC.setup(seats, {**EVERYTHING, **options}))
    playout = Playout(seats)
    for _ in range(1500):
        if state.open == 0:
            break
        playout.step(COSMIC, state)
        assert untrue(state) == []


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_a_guess_looks_to_its_viewer_like_the_truth(seats: int, options: dict[str, str]) -> None:
    """The same view, and the same answers to choose from."""
    state = COSMIC.start(COSMIC.setup(seats, {**EVERYTHING, **options}))
    playout, rng = Playout(10 + seats), Rng(5)
    for answer in range(1500):
        if state.open == 0:
            break
        playout.step(COSMIC, state)
        if answer % share(44, 11) == 0:
            for viewer in range(-1, seats):
                assert_alike(state, viewer, rng)


def assert_alike(state: Cosmic, viewer: int, rng: Rng) -> None:
    view = COSMIC.view(state, viewer)
    guess = COSMIC.guess(view, rng)
    assert COSMIC.view(guess, viewer) == view
    for ask in COSMIC.asks(state):
        if ask.seat == viewer >= 0:
            assert COSMIC.options(guess, ask) == COSMIC.options(state, ask)


@pytest.mark.parametrize("viewer", range(4))
def test_a_position_dealt_anew_still_looks_the_same(viewer: int) -> None:
    state = COSMIC.start(COSMIC.setup(4, EVERYTHING))
    playout = Playout(8)
    for _ in range(400):
        playout.step(COSMIC, state)
    view = COSMIC.view(state, viewer)

    COSMIC.resample(state, viewer, Rng(2))

    assert COSMIC.view(state, viewer) == view
    assert untrue(state) == []
