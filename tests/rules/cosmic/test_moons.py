"""Moons: where they lie, who knows them, how they are taken, and what each does (CD2).

With four players the planets are p0 to p24; the moons of A are p25 and p26, those of B p27 and p28, those of
C p29 and p30, those of D p31 and p32.
"""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.data.destiny import ANY_MOON
from orrery.games.cosmic.data.moons import MOON_COUNTS, MOON_NAMES, NO_MOON, SECRET
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.results import OFFENCE_WON, RESETTLED
from tests.rules.cosmic.scene import Scene, place, seat
from tests.rules.cosmic.test_setup import begun

A1, A2, B1, B2, C1 = "p25", "p26", "p27", "p28", "p29"


def moonlit(*powers: str, **options: Any) -> Scene:
    """A table with moons that do nothing, unless a test tells what they are."""
    return Scene(*powers, moons="yes", **options).facts("moons: p25=blank p26=blank p27=blank")


def on_moon(scene: Scene, name: str, moon: str, kind: str, tokens: int = 2) -> Scene:
    """A player is on a moon, which lies open to all unless it is a secret one."""
    secret = MOON_NAMES.index(kind) in SECRET
    scene.base(name, moon, tokens).facts(f"moons: {moon}={kind}", f"moon-open: {moon}={int(not secret)}")
    return scene.facts(f"moon-seen: {moon}={name if secret else 'A+B+C+D'}")


def is_open(scene: Scene, moon: str) -> bool:
    return scene.state.moon_open[place(moon) - 25] == 1


def seen_by(scene: Scene, name: str, moon: str) -> int:
    """What a player sees of a moon."""
    view = COSMIC.view(scene.state, seat(name))
    return int(view.moons[place(moon) - 25])


@pytest.mark.rule("CD2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_system_gets_two_moons_drawn_without_replacement(seats: int) -> None:
    state = begun(seats, {"moons": "yes"})
    dealt = [int(kind) for kind in state.moons]

    assert len(dealt) == 2 * seats
    assert NO_MOON not in dealt
    assert all(dealt.count(kind) <= MOON_COUNTS[kind] for kind in dealt)


@pytest.mark.rule("CD2.1", "CD2.2")
def test_the_first_moon_can_be_any_of_them() -> None:
    state, rng = COSMIC.start(COSMIC.setup(4, {"moons": "yes"})), Rng(3)
    while COSMIC.decisions[COSMIC.asks(state)[0].decision].key != "deal-moon":
        ask = COSMIC.asks(state)[0]
        COSMIC.apply(state, ask.seat, COSMIC.sample(state, ask, rng))

    assert COSMIC.weights(state, COSMIC.asks(state)[0]) == list(MOON_COUNTS)


@pytest.mark.rule("CD2.1")
def test_there_are_no_moons_without_the_module() -> None:
    state = begun(4)

    assert len(state.moons) == 0
    assert len(state.tokens) == 25 * 4


@pytest.mark.rule("CD2.1")
def test_everybody_sees_the_own_moons_alone() -> None:
    state = begun(4, {"moons": "yes"})

    for viewer in range(4):
        seen = COSMIC.view(state, viewer).moons
        assert [moon for moon in range(8) if seen[moon] != NO_MOON] == [2 * viewer, 2 * viewer + 1]
    assert set(COSMIC.view(state, -1).moons) == {NO_MOON}


@pytest.mark.rule("CD2.1")
def test_an_empty_moon_is_taken_at_once_and_turned_up_for_all() -> None:
    scene = moonlit().facts(f"moons: {B1}=cone-five").cone(2, B1).finish()

    assert scene.state.result == RESETTLED
    assert scene.tokens("A", B1) == 2
    assert is_open(scene, B1)
    assert all(MOON_NAMES[seen_by(scene, name, B1)] == "cone-five" for name in "ABCD")


@pytest.mark.rule("CD2.1")
def test_a_moon_is_no_base() -> None:
    scene = moonlit().facts(f"moons: {B1}=cone-five").cone(2, B1).finish()

    assert scene.state.external[0] == 0
    assert scene.state.points(0) == 0
    assert scene.state.homes[0] == 5


@pytest.mark.rule("CD2.1")
def test_a_secret_moon_stays_face_down_until_its_occupant_turns_it_up() -> None:
    scene = moonlit().facts(f"moons: {B1}=ally-half").cone(2, B1).finish()

    assert not is_open(scene, B1)
    assert [seen_by(scene, name, B1) != NO_MOON for name in "ABCD"] == [True, True, False, False]
    later = on_moon(moonlit(), "A", B1, "ally-half").to("regroup")
    assert "reveal-moon" not in later.options("B")
    later.play("A", "reveal-moon")
    assert is_open(later, B1)
    assert MOON_NAMES[seen_by(later, "D", B1)] == "ally-half"


@pytest.mark.rule("CD2.1")
def test_who_is_on_a_moon_defends_it_without_allies() -> None:
    """C is on a moon of B, whom destiny names: C lays the card, and D, who would join A, is not asked."""
    scene = on_moon(moonlit(), "C", B1, "cone-three").cone(2, B1).hand("C", "attack-4").hand("A", "attack-20")
    scene.laid = {"A": "attack-20", "C": "attack-4"}
    scene.join("D", "offence", 2).to("before-cards")

    assert scene.state.defence == seat("C")
    assert list(scene.state.invited) == [0, 0]
    scene.finish()
    assert scene.totals == (20 + 2, 4 + 2)
    assert scene.state.result == OFFENCE_WON
    assert (scene.tokens("A", B1), scene.tokens("C", B1), scene.in_warp("C")) == (2, 0, 2)


@pytest.mark.rule("CD2.1")
def test_of_several_on_a_moon_the_offence_names_whom_it_fights() -> None:
    scene = on_moon(on_moon(moonlit(), "C", B1, "cone-three"), "D", B1, "cone-three").cone(2, B1)
    scene.until("choose-seat")

    assert scene.options("A") == ["C", "D"]
    assert scene.refused("A")["B"] == "CD2.1"
    scene.answer("A", "D").to("before-cards")
    assert scene.state.defence == seat("D")


@pytest.mark.rule("CD2.1")
def test_an_own_moon_is_no_target() -> None:
    scene = on_moon(moonlit(), "A", B1, "cone-three").until("point")

    assert B1 not in scene.options("A")
    assert B2 in scene.options("A")
    assert [scene.refused("A")[moon] for moon in (B1, C1)] == ["CD2.1", "CD2.1"]


@pytest.mark.rule("CD2.1")
def test_with_the_own_colour_an_empty_moon_is_settled_and_a_guest_challenged() -> None:
    scene = on_moon(moonlit(), "C", A1, "cone-three")
    scene.destiny = "red"
    scene.until("own-colour")

    assert scene.options("A") == ["challenge", "resettle", "flip-again"]
    scene.answer("A", "challenge").until("point")
    assert scene.options("A") == [A1]
    other = on_moon(moonlit(), "C", A1, "cone-three")
    other.destiny = "red"
    other.until("own-colour").answer("A", "resettle")
    assert other.options("A") == [A2]
    other.answer("A", A2).finish()
    assert other.tokens("A", A2) == 1


@pytest.mark.rule("CD2.1")
def test_an_emptied_moon_is_turned_down_and_still_known() -> None:
    scene = on_moon(moonlit(), "A", B1, "cone-three", tokens=1).until("load").answer("A", B1)

    assert not is_open(scene, B1)
    assert MOON_NAMES[seen_by(scene, "D", B1)] == "cone-three"


@pytest.mark.rule("CD2.1")
def test_a_home_moon_counts_for_income_by_mayfair() -> None:
    scene = on_moon(moonlit(lucre="mayfair"), "A", A1, "cone-three").to("beginning")

    assert scene.state.lucre[0] == 3 + 5 + 1


@pytest.mark.rule("CD3-1")
def test_special_1_lets_the_offence_choose_any_moon() -> None:
    """A takes an empty moon of C, or fights D on one of B."""
    scene = on_moon(moonlit(specials="yes"), "D", B1, "cone-three").add_destiny("any-moon")
    scene.destiny = "any-moon"
    scene.until("choose-place")
    assert scene.options("A") == [f"p{number}" for number in range(25, 33)]
    scene.answer("A", C1).finish()
    assert (scene.state.result, scene.tokens("A", C1)) == (RESETTLED, 1)

    other = on_moon(moonlit(specials="yes"), "D", B1, "cone-three").add_destiny("any-moon")
    other.destiny = "any-moon"
    other.until("choose-place").answer("A", B1).to("before-cards")
    assert (other.state.defence, other.state.target) == (seat("D"), place(B1))


@pytest.mark.rule("CD3-1", "CD2.1")
def test_special_1_does_not_lead_to_a_moon_on_which_the_offence_is_alone() -> None:
    scene = on_moon(moonlit(specials="yes"), "A", B1, "cone-three").add_destiny("any-moon")
    scene.destiny = "any-moon"

    assert B1 not in scene.until("choose-place").options("A")


@pytest.mark.rule("CD3.1")
def test_special_1_is_in_the_game_only_with_moons() -> None:
    with_moons = COSMIC.begin(COSMIC.setup(4, {"specials": "yes", "moons": "yes"}))
    without = COSMIC.begin(COSMIC.setup(4, {"specials": "yes"}))

    assert (with_moons.specials[ANY_MOON], without.specials[ANY_MOON]) == (1, 0)


@pytest.mark.rule("CB-witch")
def test_witch_curses_the_effects_of_moons() -> None:
    scene = on_moon(moonlit("", "witch"), "A", B1, "challenge-extension", tokens=1).facts("round: 1")
    scene.hand("A", "attack-8").cone(1).to("offence-invites").play("B", "witch").answer("B", "no-moons")
    scene.unanswered().cards("attack-40", "attack-4").finish()
    while scene.state.offence == 0 and scene.asked == "respond":
        scene.step()

    assert scene.asked != "go-on"


@pytest.mark.rule("CD2.1")
def test_a_guess_fits_what_is_known_of_the_moons() -> None:
    """C has been on a moon of B that lies face down: to A it can only be a secret one."""
    scene = on_moon(moonlit(), "C", B1, "ally-half").to("regroup")
    view = COSMIC.view(scene.state, seat("A"))

    for seed in range(20):
        guess = COSMIC.guess(view, Rng(seed))
        assert guess.moons[2] in SECRET
        assert COSMIC.view(guess, seat("A")).moons == view.moons
