"""What a greedy player of Cosmic Encounter sees: who would win, what a card decides, what a deal is worth."""

import pytest

from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.game import COSMIC
from orrery.players.evaluate.cosmic.worth import worth
from orrery.players.greedy import GREEDY
from orrery.players.random import RANDOM, RandomPlayer
from orrery.players.registry import make_player
from tests.players.seated import answered, play_watched, spoken
from tests.rules.cosmic.scene import Scene, seat
from tests.share import share

ABROAD = {"A": 15, "B": 10, "C": 15, "D": 10}
"""The first planet on which a player of four gets bases that are in nobody's way."""


def answer(scene: Scene, name: str) -> list[str]:
    """What a greedy player answers in a row."""
    return spoken(GREEDY, COSMIC, scene.state, seat(name))


def settled(scene: Scene, name: str, bases: int) -> Scene:
    """Let a player have so many external bases."""
    for planet in range(ABROAD[name], ABROAD[name] + bases):
        scene.base(name, f"p{planet}", 1)
    return scene


# Invitations and alliances.


def test_who_would_win_by_riding_along_is_not_invited() -> None:
    scene = settled(Scene(), "C", 4).hand("A", "attack-10").cone(2).until("invite")
    assert "C" not in answer(scene, "A")[0]


def test_who_is_far_from_winning_is_invited() -> None:
    """By many of 20 players, who imagine the hands of the others differently."""
    scene = settled(Scene(), "C", 4).hand("A", "attack-12").cone(2).until("invite")
    ask = scene.state.ask_at(scene.state.find_ask(seat("A")))
    choices = [answered(GREEDY, COSMIC, scene.state, seat("A"), player)[0] for player in range(20)]
    invited = [COSMIC.token(ask, choice) for choice in choices]
    assert set(invited) <= {"D", "nobody"}
    assert invited.count("D") >= 5


def test_a_win_is_shared_rather_than_risked() -> None:
    scene = settled(settled(Scene(), "A", 4), "C", 4).hand("A", "attack-6").cone(4).until("invite")
    assert "C" in answer(scene, "A")[0]


def test_the_defence_is_joined_against_an_offence_about_to_win() -> None:
    scene = settled(Scene(), "A", 4).invite("C", "C").cone(4).until("join")
    assert answer(scene, "C") == ["defence"]


def test_the_defence_is_joined_against_an_ally_about_to_win() -> None:
    scene = settled(Scene(), "C", 4).join("C", "offence", 1).invite("CD", "D").cone(1)
    while scene.until("join").state.ask_at(0).seat != seat("D"):
        scene.step()
    assert answer(scene, "D") == ["defence"]


def test_the_offence_is_joined_for_the_fifth_base() -> None:
    scene = settled(Scene(), "C", 4).invite("C", "C").cone(4).until("join")
    assert answer(scene, "C") == ["offence"]


def test_a_weak_planet_is_ridden_against() -> None:
    scene = Scene().base("B", "p5", 1).invite("C", "nobody").cone(4).until("join")
    assert answer(scene, "C") == ["offence"]


# Challenge cards.


def test_the_highest_attack_is_laid_for_the_win() -> None:
    scene = settled(Scene(), "A", 4).hand("A", "attack-40", "attack-8", "compromise").hand("B", "attack-20")
    assert answer(scene.cone(4).until("lay-card"), "A") == ["attack-40"]


def test_against_an_open_card_just_enough_is_laid() -> None:
    """10 + 4 beat 9 + 4, 8 + 4 don't; the 40 is kept."""
    scene = Scene("oracle").hand("A", "attack-8", "attack-10", "attack-40").hand("B", "attack-9").cone(4)
    assert answer(seen_card(scene, "attack-9"), "A") == ["attack-10"]


def test_what_can_not_be_beaten_is_met_with_a_compromise() -> None:
    """14 + 4 against 40 + 4: the tokens are lost anyway, the Compromise takes a card for each."""
    scene = Scene("oracle").hand("A", "attack-8", "attack-14", "compromise")
    scene.hand("B", "attack-40", "attack-20", "attack-19", "attack-18").cone(4)
    assert answer(seen_card(scene, "attack-40"), "A") == ["compromise"]


def seen_card(scene: Scene, card: str) -> Scene:
    """The opponent of Oracle has laid a card face up."""
    return scene.until("lay-card").answer("B", card)


# Zaps and Pulsars.


def virus_attack(card: str, against: str, pulsars: str = "no") -> Scene:
    """Virus attacks with four tokens and has announced its power; B can answer."""
    return Scene("virus", pulsars=pulsars).cone(4).cards(card, against)


def test_a_power_that_costs_the_challenge_is_zapped() -> None:
    """10 × 4 beat 15 + 4; 10 + 4 don't."""
    scene = virus_attack("attack-10", "attack-15").hand("B", "cosmic-zap").to("played")
    assert answer(scene, "B") == ["cosmic-zap"]


@pytest.mark.parametrize(("card", "against"), [("attack-6", "attack-40"), ("attack-20", "attack-10")])
def test_no_zap_is_wasted_on_a_power_that_changes_nothing(card: str, against: str) -> None:
    """6 × 4 lose to 40 + 4 as it is; 20 + 4 beat 10 + 4 without Virus."""
    scene = virus_attack(card, against).hand("B", "cosmic-zap").to("played")
    assert answer(scene, "B") == ["pass"]


def test_an_own_zap_is_undone_with_an_un_zap() -> None:
    scene = virus_attack("attack-10", "attack-15").hand("B", "cosmic-zap").hand("A", "un-zap").to("played")
    assert answer(scene.play("B", "cosmic-zap"), "A") == ["un-zap"]


def test_a_power_is_stopped_if_that_turns_the_challenge() -> None:
    scene = virus_attack("attack-10", "attack-15", pulsars="yes").hand("B", "pulsar-virus").to("played")
    assert answer(scene, "B") == ["stop-virus"]


def test_a_con_that_is_enough_is_played_and_kept() -> None:
    """6 × (4 + 4) = 48 beat 30 + 4; with the con 6 × 4 + 4 = 28 don't."""
    scene = virus_attack("attack-6", "attack-30", pulsars="yes").join("C", "offence", 4)
    assert answer(scene.hand("B", "pulsar-virus").to("played"), "B") == ["con-virus"]


def test_a_pulsar_is_kept_if_it_changes_nothing() -> None:
    scene = virus_attack("attack-6", "attack-40", pulsars="yes").hand("B", "pulsar-virus").to("played")
    assert answer(scene, "B") == ["pass"]


def test_a_pro_is_played_if_it_turns_the_challenge() -> None:
    """Macron: 10 + 4 tie with 10 + 4, which the defence wins; with the pro 10 + 5 win."""
    scene = Scene("macron", pulsars="yes").hand("A", "pulsar-macron").cards("attack-10", "attack-10")
    assert answer(scene.to("revealed"), "A") == ["pro-macron"]


# Edicts and powers.


def test_the_warp_is_emptied_when_many_own_tokens_are_in_it() -> None:
    scene = Scene().warp("A", 9).hand("A", "mobius-tubes", "attack-10").to("regroup")
    assert answer(scene, "A") == ["mobius-tubes"]


def test_the_warp_is_not_emptied_for_others() -> None:
    scene = Scene().warp("B", 9).hand("A", "mobius-tubes", "attack-10").to("regroup")
    assert answer(scene, "A") == ["pass"]


def test_the_plague_goes_to_the_leader() -> None:
    scene = settled(Scene(), "C", 3).hand("A", "plague").hand("C", "attack-20", "compromise", "cosmic-zap")
    scene.cards("attack-6", "attack-10").to("ending")
    assert answer(scene, "A") == ["plague"]
    assert answer(scene.play("A", "plague"), "A") == ["C"]


def test_a_lost_challenge_becomes_a_deal_when_the_game_is_at_stake() -> None:
    scene = settled(Scene(), "A", 4).hand("B", "emotion-control").cone(4).cards("attack-20", "attack-6")
    assert answer(scene.to("revealed"), "B") == ["emotion-control"]


def test_a_good_card_is_filched() -> None:
    scene = Scene("filch").cards("attack-6", "attack-30").to("resolved")
    assert answer(scene, "A") == ["filch"]


def test_a_short_hand_is_filled_up_with_mutant() -> None:
    scene = Scene("mutant").hand("A", "attack-6").hand("B", "attack-20", "attack-12").to("offence-invites")
    assert answer(scene, "A") == ["mutant"]


def test_allies_who_would_win_are_sent_home() -> None:
    scene = settled(Scene(), "C", 4).hand("B", "force-field", "attack-8").cone(4).join("C", "offence", 4)
    assert answer(scene.to("alliance"), "B") == ["force-field"]


# Deals.


def talks(scene: Scene) -> Scene:
    return scene.cone(1).cards("compromise", "compromise").until("offer")


def swap_offered(scene: Scene) -> Scene:
    """A offers a base on p0 for one on p6."""
    for item in ("give-base-p0", "want-base-p6", "propose"):
        talks(scene).answer("A", item)
    return scene


def test_bases_are_swapped() -> None:
    words = answer(talks(Scene()), "A")
    assert words[0].startswith("give-base")
    assert words[1].startswith("want-base")
    assert words[2] == "propose"


def test_a_swap_for_the_fifth_base_is_accepted() -> None:
    assert answer(swap_offered(settled(Scene(), "B", 4)), "B") == ["accept"]


def test_a_swap_by_which_both_win_is_accepted() -> None:
    scene = settled(settled(Scene(), "A", 4), "B", 4)
    assert answer(swap_offered(scene), "B") == ["accept"]


def test_no_base_goes_to_who_would_win_by_it() -> None:
    assert "accept" not in answer(swap_offered(settled(Scene(), "A", 4)), "B")


def test_no_base_is_offered_to_who_would_win_by_it() -> None:
    words = answer(talks(settled(Scene(), "B", 4)), "A")
    assert not any(word.startswith("give-base") for word in words)


def test_a_small_deal_is_better_than_none() -> None:
    scene = talks(settled(Scene(), "A", 4)).answer("A", "give-card-of-choice")
    scene.answer("A", "want-card-of-choice").answer("A", "propose")
    assert answer(scene, "B") == ["accept"]


def test_nothing_is_given_for_nothing() -> None:
    scene = talks(Scene()).answer("A", "want-base-p6").answer("A", "propose")
    assert "accept" not in answer(scene, "B")


# Naming and taking cards.


def test_a_card_that_is_known_in_a_hand_is_asked_for() -> None:
    scene = Scene().hand("A", "finder", "attack-6").hand("B", "attack-30", "attack-1").to("before-cards")
    scene.facts("known A-B: attack-30=1").play("A", "finder").answer("A", "B").unanswered()
    assert answer(scene, "A") == ["attack-30"]


def test_the_highest_attack_is_taken_out_of_many_discards() -> None:
    scene = Scene().hand("A", "flare-chronos", "attack-6")
    for card in CARD_NAMES[:20]:
        scene.facts(f"discards: {card}=1")
    scene.to("launch").play("A", "wild-chronos").unanswered()
    assert answer(scene, "A") == ["attack-40"]


# A second challenge.


def after_a_win(*hand: str) -> Scene:
    scene = Scene().hand("A", *hand).base("B", "p5", 1).cone(4)
    return scene.cards("attack-12", "attack-1").until("go-on")


def test_a_good_hand_goes_on() -> None:
    assert answer(after_a_win("attack-40", "attack-20"), "A") == ["again"]


# Knowing what things are worth, and whole games.


def test_who_wins_by_losing_values_each_loss_more_than_the_one_before() -> None:
    """Of 20 tokens 4, 12, 19 and 20 are lost; to anybody else that is worth less and less."""
    for power, sign in (("masochist", 1), ("virus", -1)):
        values = [worth(Scene(power).warp("A", lost).state, 0) * sign for lost in (4, 12, 19, 20)]
        assert values == sorted(values)


def test_a_token_out_of_the_warp_is_taken_for_oneself() -> None:
    scene = Scene().hand("A", "attack-8").hand("B", "attack-8").warp("C", 1).warp("D", 1)
    scene.hand("D", "flare-masochist").to("regroup").play("D", "wild-masochist").unanswered()
    assert answer(scene, "D")[0] == "D"


def test_a_shared_win_is_worth_more_than_a_base_and_less_than_a_win_alone() -> None:
    near = worth(settled(Scene(), "A", 4).state, 0)
    alone = worth(settled(Scene(), "A", 5).state, 0)
    shared = worth(settled(settled(Scene(), "A", 5), "D", 5).state, 0)
    lost = worth(settled(settled(Scene(), "A", 4), "D", 5).state, 0)
    assert lost < near < shared < alone
    assert shared - near > alone - shared


def won_by_greedy(number: int) -> bool:
    """A quick game of one greedy player among random ones, each time in another seat."""
    own = number % 3
    players = [
        make_player(GREEDY, "cosmic", 7 + at) if at == own else RandomPlayer(RANDOM, Rng(at))
        for at in range(3)
    ]
    setup = COSMIC.setup(3, COSMIC.presets["quick"])
    return play_watched(COSMIC, setup, players, number).wins[own] > 0


def test_greedy_beats_random() -> None:
    games, wins = share((2, 2), (6, 5))
    assert sum(won_by_greedy(number) for number in range(games)) >= wins
