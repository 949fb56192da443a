"""Results: totals, losses, landing, consolation, rewards, victory, loss of powers (CR, CA6, CA7)."""

import pytest

from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene


def play_out(scene: Scene) -> None:
    """Go on until somebody has won."""
    while scene.state.over == 0:
        scene.drive()
        scene.step()


@pytest.mark.rule("CR1", "CA6.1")
def test_the_higher_total_wins_and_the_offence_lands_with_its_allies() -> None:
    """10, 3 own and 2 allied tokens against 8, 4 own and 2 allied ones: 15 to 14."""
    scene = Scene().cone(3).join("C", "offence", 2).join("D", "defence", 2)
    scene.cards("attack-10", "attack-8").finish()

    assert scene.totals == (15, 14)
    assert (scene.tokens("A", "p5"), scene.tokens("C", "p5"), scene.tokens("B", "p5")) == (3, 2, 0)
    assert (scene.in_warp("B"), scene.in_warp("D")) == (4, 2)
    assert list(scene.state.external) == [1, 0, 1, 0]


@pytest.mark.rule("CR1", "CA6.2")
def test_a_tie_goes_to_the_defence_and_the_cone_to_the_warp() -> None:
    """8 and 4 against 8 and 4."""
    scene = Scene().cone(4).cards("attack-8", "attack-8").finish()

    assert scene.totals == (12, 12)
    assert scene.in_warp("A") == 4
    assert scene.tokens("B", "p5") == 4


@pytest.mark.rule("CR2")
def test_the_side_of_a_compromise_loses_and_takes_a_card_for_each_token_lost() -> None:
    """A loses three tokens and takes three of B's eight cards; C loses two and takes none."""
    scene = Scene().cone(3).join("C", "offence", 2).hand("B", *["attack-6"] * 7)
    scene.cards("compromise", "attack-4").finish()

    assert (scene.in_warp("A"), scene.in_warp("C")) == (3, 2)
    assert scene.state.sizes[0] == 1 + 3
    assert scene.state.sizes[2] == 1
    assert scene.state.sizes[1] == 8 - 3


@pytest.mark.rule("CR2")
def test_a_defence_that_compromises_is_consoled_for_the_tokens_on_the_planet() -> None:
    scene = Scene().base("B", "p5", 2).cone(1).hand("A", *["attack-6"] * 5)
    scene.cards("attack-4", "compromise").finish()

    assert scene.tokens("A", "p5") == 1
    assert scene.state.sizes[1] == 1 + 2


@pytest.mark.rule("CA6.3")
def test_if_the_winner_has_too_few_cards_all_are_taken() -> None:
    """B has a Keeper and an Attack 6 left, four cards are due."""
    scene = Scene().cone(4).hand("B", "attack-6").cards("compromise", "attack-4").finish()

    assert scene.state.sizes[1] == 0
    assert scene.state.sizes[0] == 1 + 2


@pytest.mark.rule("CA6.2")
def test_an_ally_of_a_winning_defence_takes_tokens_back_and_a_reward_for_each() -> None:
    """D sent two tokens and has one in the Warp: a token first, then it has to be a card."""
    scene = Scene().warp("D", 1).cone(1).join("D", "defence", 2).cards("attack-4", "attack-20")
    scene.until("reward")
    assert scene.options("D") == ["token", "card"]
    scene.answer("D", "token").finish()

    assert scene.in_warp("D") == 0
    assert scene.state.sizes[3] == 1 + 1
    assert sum(scene.tokens("D", f"p{planet}") for planet in range(15, 20)) == 20


@pytest.mark.rule("CA6.2")
def test_rewards_may_all_be_cards() -> None:
    scene = Scene().warp("D", 3).cone(1).join("D", "defence", 2).cards("attack-4", "attack-20")
    scene.until("reward").answer("D", "card").until("reward").answer("D", "card").finish()

    assert scene.state.sizes[3] == 1 + 2
    assert scene.in_warp("D") == 3


@pytest.mark.rule("CA6.6")
def test_tokens_that_go_home_return_to_bases_of_the_owner_s_choice() -> None:
    scene = Scene().cone(1).join("D", "defence", 2).cards("attack-4", "attack-20").until("bring-home")

    assert scene.options("D") == [f"p{planet}" for planet in range(15, 20)]
    scene.answer("D", "p19").answer("D", "p19")
    assert scene.tokens("D", "p19") == 4 + 2


@pytest.mark.rule("CA6.6")
def test_without_any_base_they_go_to_the_warp() -> None:
    """D's last two tokens help to defend."""
    scene = Scene().warp("D", 18).cone(1).join("D", "defence", 2).cards("attack-4", "attack-20")
    scene.until("reward")

    assert scene.in_warp("D") == 20


@pytest.mark.rule("CA6.6")
def test_a_penalty_larger_than_what_one_has_takes_all() -> None:
    """A failed deal costs three tokens; B has two."""
    scene = Scene().warp("B", 18).cone(1).cards("compromise", "compromise").finish()

    assert scene.in_warp("B") == 20


@pytest.mark.rule("CA7.1")
def test_five_external_bases_win_when_phase_nine_is_over() -> None:
    scene = Scene().cone(4).cards("attack-20", "attack-4")
    for planet in ("p6", "p11", "p12", "p16"):
        scene.base("A", planet, 1)
    while COSMIC.asks(scene.state) or (scene.state.depth and not scene.state.open):
        scene.drive()
        if not COSMIC.asks(scene.state):
            break
        scene.step()

    outcome = COSMIC.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners() == [0]
    assert outcome.points[0] == 5


def with_two_leaders(**options: str) -> Scene:
    """A and C stand before their fifth and sixth base, and land together."""
    scene = Scene(seats=4, **dict(options)).cone(4).join("C", "offence", 1).cards("attack-20", "attack-4")
    for planet in ("p6", "p11", "p12", "p16"):
        scene.base("A", planet, 1)
    for planet in ("p6", "p0", "p1", "p16", "p17"):
        scene.base("C", planet, 1)
    play_out(scene)
    return scene


@pytest.mark.rule("CA7.1")
def test_all_who_have_enough_win_together() -> None:
    outcome = COSMIC.outcome(with_two_leaders().state)

    assert outcome is not None
    assert outcome.winners() == [0, 2]


@pytest.mark.rule("CA7.1")
def test_by_an_option_more_bases_beat_fewer() -> None:
    outcome = COSMIC.outcome(with_two_leaders(more_bases="yes").state)

    assert outcome is not None
    assert outcome.winners() == [2]
    assert outcome.points == [5, 0, 6, 0]


@pytest.mark.rule("CA7.1")
def test_in_the_quick_game_four_are_enough() -> None:
    scene = Scene(bases="4").cone(4).cards("attack-20", "attack-4")
    for planet in ("p6", "p11", "p12"):
        scene.base("A", planet, 1)
    play_out(scene)

    assert scene.state.external[0] == 4


def without_homes(count: int, planets: str = "5") -> Scene:
    """Virus attacks while only ``count`` of its home planets are settled."""
    scene = Scene("virus", planets=planets).cone(2, at="p5").cards("attack-5", "attack-4")
    for planet in range(count, int(planets)):
        scene.base("A", f"p{planet}", 0)
    return scene


@pytest.mark.rule("CA7.2")
@pytest.mark.parametrize(("homes", "total"), [(3, 10), (2, 7)])
def test_with_fewer_than_three_home_bases_the_power_can_t_be_used(homes: int, total: int) -> None:
    """5 times 2 with the power, 5 and 2 without."""
    assert without_homes(homes).finish().totals[0] == total


@pytest.mark.rule("CA7.2")
@pytest.mark.parametrize(("homes", "total"), [(2, 10), (1, 7)])
def test_with_four_planets_the_limit_is_two(homes: int, total: int) -> None:
    assert without_homes(homes, "4").finish().totals[0] == total


@pytest.mark.rule("CA7.2")
def test_the_number_is_looked_at_after_each_change() -> None:
    """The third home base is given up for the cone: the power is gone in the same challenge."""
    scene = Scene("virus").cards("attack-5", "attack-4")
    for planet in (3, 4):
        scene.base("A", f"p{planet}", 0)
    scene.base("A", "p2", 2).until("load").answer("A", "p2").answer("A", "p2").answer("A", "pass").finish()

    assert scene.totals[0] == 7
