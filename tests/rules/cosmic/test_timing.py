"""When everybody may do something, in which order, and who is asked (CA3.1, CA3.2)."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import PASS
from orrery.engine.playout import Playout
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.names import SEAT_NAMES
from orrery.games.cosmic.plays import POWER_USE
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import BOOK, WINDOWS
from orrery.games.cosmic.timing import ANY_PHASE, CHART, TIMINGS
from tests.rules.cosmic.scene import Scene, kind

FOUGHT = [
    "beginning", "regroup", "destiny", "launch", "offence-invites", "defence-invites", "alliance",
    "before-cards", "cards-laid", "revealed", "decided", "tokens-lost", "resolved", "ending",
]  # fmt: skip


def duel(*powers: str, **options: Any) -> Scene:
    """Attack 8 and two tokens against Attack 6 and 4 tokens."""
    return Scene(*powers, **options).cone(2).cards("attack-8", "attack-6")


def asked(scene: Scene) -> str:
    """Who is asked, in order, and has not answered yet."""
    return "".join(SEAT_NAMES[ask.seat] for ask in COSMIC.asks(scene.state))


def course(scene: Scene) -> list[str]:
    """The moments of a challenge, one after the other; the phase is that of the chart."""
    moments: list[str] = []
    scene.to("beginning")
    while not moments or moments[-1] != "ending":
        if scene.moment and (not moments or moments[-1] != scene.moment):
            moments.append(scene.moment)
            assert CHART[TIMINGS.index(scene.moment)].phase in (ANY_PHASE, scene.state.phase)
        scene.step()
    return moments


@pytest.mark.rule("CA3.1")
def test_the_phases_of_a_fight_come_in_the_order_of_the_chart() -> None:
    assert course(duel()) == FOUGHT


@pytest.mark.rule("CA3.1")
def test_a_failed_deal_costs_tokens_in_phase_9() -> None:
    """When there is no deal everybody may still respond, before tokens are lost."""
    lost = FOUGHT.index("tokens-lost")
    expected = [*FOUGHT[:lost], "deal-broken", *FOUGHT[lost:]]

    assert course(Scene().cone(2).cards("compromise", "compromise")) == expected


@pytest.mark.rule("CA3.1")
def test_a_deal_that_is_made_can_be_answered_before_anything_changes_hands() -> None:
    scene = Scene().cone(1).cards("compromise", "compromise").until("offer")
    scene.answer("A", "give-base-p0").answer("A", "propose").answer("B", "accept")

    assert scene.moment == "deal-struck"
    assert scene.tokens("B", "p0") == 0


@pytest.mark.rule("CA3.2")
def test_offence_comes_first_then_defence_then_the_others_clockwise() -> None:
    scene = Scene(seats=5).hand("C", "attack-6").facts("turn: C")
    scene.destiny = "red"

    before = asked(scene.to("regroup"))
    after = asked(scene.to("launch"))

    assert (before, after) == ("CDEAB", "CADEB")


@pytest.mark.rule("CA3.2")
def test_the_first_in_priority_responds_in_whatever_order_answers_come() -> None:
    """D answers before B, and has to wait: D's Sanity would have barred B's Finder."""
    scene = duel().hand("B", "finder").hand("D", "sanity").to("launch")
    scene.answer("D", "sanity").answer("C", "pass").answer("A", "pass").answer("B", "finder")

    assert scene.asked == "choose-seat"
    scene.answer("B", "A").unanswered().answer("B", "attack-8")

    assert scene.count("B", "attack-8") == 1
    assert (scene.moment, scene.count("D", "sanity")) == ("launch", 1)


@pytest.mark.rule("CA3.2")
def test_a_moment_goes_on_until_nobody_wants_to_do_anything_more() -> None:
    """A has passed and may still answer what D has done with a card of its own."""
    scene = duel().hand("A", "rebirth").hand("D", "finder").to("regroup")
    scene.play("D", "finder").answer("D", "B").unanswered().answer("D", "attack-6")

    assert scene.moment == "regroup"
    assert asked(scene) == "ABCD"
    assert "rebirth" in scene.options("A")


@pytest.mark.rule("CA3.2")
def test_when_all_have_passed_the_challenge_goes_on() -> None:
    scene = duel().to("launch")

    for name in "ABCD":
        scene.answer(name, "pass")

    assert scene.asked == "point"


@pytest.mark.rule("CA3.2")
def test_a_power_that_must_be_used_announces_itself_before_anybody_else_may_act() -> None:
    scene = duel("virus").hand("B", "emotion-control").to("played")

    assert scene.told("power-used") == 1
    assert scene.options("B") == ["pass"]
    assert "emotion-control" in scene.to("revealed").options("B")


@pytest.mark.rule("CA3.2")
def test_of_two_powers_that_must_be_used_the_offences_comes_first() -> None:
    scene = duel("virus", "warpish").warp("C", 3).hand("D", "cosmic-zap").to("played")

    scene.play("D", "cosmic-zap").finish()

    assert (scene.totals, scene.told("power-used")) == ((10, 13), 2)


@pytest.mark.rule("CA3.2")
def test_only_what_is_an_answer_can_be_played_as_one() -> None:
    scene = duel("virus").hand("C", "finder", "sanity", "cosmic-zap", "un-zap", "edict-zap", "flare-zap")

    assert scene.to("played").options("C") == ["pass", "cosmic-zap"]


@pytest.mark.rule("CA3.2")
def test_nothing_happens_before_everybody_has_let_it_pass() -> None:
    scene = duel().hand("D", "sanity").to("launch").play("D", "sanity")
    assert scene.state.mood == 0

    assert scene.unanswered().state.mood == 1


@pytest.mark.rule("CA3.2")
def test_who_holds_a_card_is_asked_whatever_card_it_is() -> None:
    """So that nobody learns from a question, or from its absence, what another holds."""
    plain = duel().hand("D", "attack-6")
    armed = duel().hand("D", "cosmic-zap")

    for moment in FOUGHT:
        assert asked(plain.to(moment)) == asked(armed.to(moment)) == "ABCD"


@pytest.mark.rule("CA3.2")
def test_without_cards_only_those_are_asked_who_have_a_power_for_the_moment() -> None:
    """Mutant may fill its hand in phase 4."""
    scene = duel("", "", "mutant", "")
    scene.empty_handed("C").empty_handed("D")

    assert asked(scene.to("launch")) == "AB"
    assert asked(scene.to("offence-invites")) == "ABC"


@pytest.mark.rule("CA3.2", "CA2.3")
def test_with_a_secret_power_a_player_is_asked_at_every_moment() -> None:
    scene = duel("", "", "virus", "", secret_powers="yes")
    scene.empty_handed("C").empty_handed("D")

    assert asked(scene.to("launch")) == "ABC"
    scene.facts("secret: virus=0")
    assert asked(scene.to("offence-invites")) == "AB"


@pytest.mark.rule("CA3.2")
def test_nobody_is_asked_to_negate_an_action_who_could_not() -> None:
    scene = duel("", "", "negator", "")

    assert asked(scene.to("action")) == "C"


@pytest.mark.rule("CA3.2", "CA2.3")
def test_with_secret_powers_all_who_have_one_are_asked_to_negate() -> None:
    scene = duel("", "virus", "negator", "zombie", secret_powers="yes").facts("secret: zombie=0")

    assert asked(scene.to("action")) == "BC"


def polled(state: Cosmic) -> list[int]:
    top = state.frame(state.depth - 1)
    return [who for who in WINDOWS.order(state) if WINDOWS.might_respond(state, who, top)]


@pytest.mark.rule("CA3.2")
@pytest.mark.parametrize("secret", ["no", "yes"])
def test_who_is_asked_depends_on_nothing_that_anybody_does_not_know(secret: str) -> None:
    """Whatever a player does not know is dealt anew: the same players are asked."""
    options = {"pulsars": "yes", "specials": "yes", "extra-flares": "24", "secret-powers": secret}
    state = COSMIC.start(COSMIC.setup(4, options))
    playout, rng, windows = Playout(3), Rng(4), 0
    for answer in range(3000):
        if COSMIC.is_over(state):
            break
        playout.step(COSMIC, state)
        if answer % 5 or not state.open or state.ask_at(0).decision != RESPOND:
            continue
        windows += 1
        for viewer in range(4):
            other = state.clone()
            COSMIC.resample(other, viewer, rng)
            assert polled(other) == [int(state.ask_at(index).seat) for index in range(state.open)]
    assert windows > 100


def test_the_moments_at_which_a_power_must_be_used_are_known() -> None:
    compelled = [any(WINDOWS.plays[duty].how == POWER_USE for duty in duties) for duties in WINDOWS.duties]

    assert BOOK.plays.has_duties == compelled


@pytest.mark.rule("CA2.3", "CB-macron")
@pytest.mark.parametrize("hidden", ["macron", "filch"])
def test_that_a_secret_power_is_not_used_where_it_would_have_to_be_comes_to_light(hidden: str) -> None:
    """C joins the offence: it shows that its power is Macron, or that it is not."""
    scene = Scene("", "", hidden, secret_powers="yes").join("C", "offence", 1).until("join")
    before = scene.state.reveals

    scene.answer("C", "offence")

    assert scene.state.reveals > before


@pytest.mark.rule("CX-sanity", "C3.1i")
def test_during_sanity_nobody_plays_a_card_that_is_no_challenge_card() -> None:
    scene = duel("virus", pulsars="yes").hand("D", "sanity", "rebirth", "finder", "cosmic-zap")
    scene.hand("B", "pulsar-virus", "emotion-control").to("beginning").play("D", "sanity").unanswered()

    for moment in ("regroup", "launch", "played", "revealed", "ending"):
        assert scene.to(moment).options("B") == ["pass"]
        assert scene.options("D") == ["pass"]


@pytest.mark.rule("CX-sanity")
def test_sanity_bars_no_powers() -> None:
    """8 times 2 tokens."""
    scene = duel("virus").hand("D", "sanity").to("launch").play("D", "sanity").finish()

    assert scene.totals[0] == 16


@pytest.mark.rule("CX-sanity")
def test_sanity_ends_with_the_challenge_and_can_be_played_at_any_time() -> None:
    scene = duel().hand("D", "sanity").hand("C", "finder").to("ending").play("D", "sanity").unanswered()
    assert scene.options("C") == ["pass"]

    assert scene.to("beginning").options("C") == ["pass", "finder"]


@pytest.mark.rule("CX-sanity")
def test_while_sanity_lasts_a_second_one_is_barred_too() -> None:
    scene = duel().hand("D", "sanity", "sanity").to("launch").play("D", "sanity").unanswered()

    assert scene.options("D") == ["pass"]


def insane(*powers: str) -> Scene:
    """D has brought Insanity in phase 3."""
    scene = duel(*powers, pulsars="yes").hand("D", "insanity").to("launch")
    return scene.play("D", "insanity").unanswered()


@pytest.mark.rule("CX-insanity")
def test_during_insanity_a_card_that_can_be_played_must_be() -> None:
    scene = insane().hand("B", "finder", "emotion-control")
    assert scene.moment == "launch"
    assert scene.options("B") == ["finder"]

    scene.answer("A", "pass").answer("B", "finder").answer("B", "C").unanswered().answer("B", "attack-40")

    assert scene.options("B") == ["pass"]
    assert scene.to("revealed").options("B") == ["emotion-control"]


@pytest.mark.rule("CX-insanity")
def test_during_insanity_a_flare_must_be_played_once() -> None:
    scene = insane().hand("A", "flare-warpish").warp("A", 2).to("revealed")
    assert scene.options("A") == ["wild-warpish"]

    scene.answer("A", "wild-warpish").unanswered()

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("CX-insanity")
def test_during_insanity_zaps_must_be_played_in_answer() -> None:
    scene = insane("virus").hand("C", "cosmic-zap").to("played")

    assert scene.options("C") == ["cosmic-zap"]


@pytest.mark.rule("CX-insanity", "C3.1j", "C3.1m")
def test_during_insanity_a_con_is_forced_and_a_stop_is_a_choice() -> None:
    scene = insane("virus").hand("B", "pulsar-virus")
    assert scene.options("B") == ["con-virus", "stop-virus"]

    scene.answer("A", "pass").answer("B", "con-virus").unanswered()

    assert scene.options("B") == ["pass", "stop-virus"]


@pytest.mark.rule("CX-insanity")
def test_during_insanity_who_has_nothing_to_play_may_pass_and_powers_are_free() -> None:
    scene = insane("", "", "mutant").to("offence-invites")
    asks = COSMIC.asks(scene.state)

    assert all(PASS in COSMIC.options(scene.state, ask) for ask in asks)


@pytest.mark.rule("CX-sanity", "CX-insanity")
def test_sanity_ends_insanity_and_insanity_ends_sanity() -> None:
    scene = insane().hand("B", "sanity").hand("C", "insanity")
    assert scene.options("B") == ["sanity"]

    scene.answer("A", "pass").answer("B", "sanity").unanswered()
    assert scene.state.mood == 1
    assert scene.options("C") == ["pass", "insanity"]

    scene.hand("D", "insanity").play("C", "insanity").unanswered()
    assert scene.state.mood == 2
    assert scene.options("D") == ["pass"]


@pytest.mark.rule("CX-insanity")
def test_insanity_is_in_the_deck_with_the_pulsars_only() -> None:
    assert [int(Scene(pulsars=on).state.deck[kind("insanity")]) for on in ("no", "yes")] == [0, 1]
