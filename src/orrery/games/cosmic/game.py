"""Cosmic Encounter as a title: its tables laid out by the numbers in :mod:`orrery.games.cosmic.keys`."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision, Procedure
from orrery.engine.game import Game, Setup, Standing
from orrery.engine.windows import Poll
from orrery.games.cosmic import (
    alliances,
    challenge,
    dealing,
    deals,
    destiny,
    hands,
    movement,
    resolution,
    showdown,
)
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.data.destiny import DESTINY_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.decisions import alliance, cards, chance, choose, deal, launch, turn
from orrery.games.cosmic.keys import EVENTS, SOURCES
from orrery.games.cosmic.names import (
    CURSE_NAMES,
    ITEM_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    SUBSET_NAMES,
)
from orrery.games.cosmic.responding import WINDOWS
from orrery.games.cosmic.setup import PRESETS, SETTINGS, check_setup, lay_out
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.view import (
    CosmicView,
    guess_position,
    resample_position,
    view_position,
    view_positions,
)

LONGEST_GAME: Final = 900_000
"""More answers than random play takes: two players may circle for long, three and more seldom pass 30,000."""


@final
class CosmicGame(Game[Cosmic]):
    """2 to 6 players; five bases in foreign systems win (CA7.1)."""

    def begin(self, setup: Setup) -> Cosmic:
        return lay_out(setup)

    def check(self, setup: Setup) -> None:
        check_setup(setup)

    def view(self, state: Cosmic, seat: int) -> CosmicView:
        return view_position(state, seat)

    def views(self, state: Cosmic, seats: list[int]) -> list[object]:
        return list(view_positions(state, seats))

    def guess(self, view: object, rng: Rng) -> Cosmic:
        return guess_position(self, cast(CosmicView, view), rng)

    def resample(self, state: Cosmic, seat: int, rng: Rng) -> None:
        resample_position(self, state, seat, rng)

    def standings(self, state: Cosmic) -> list[Standing]:
        """Points are external bases; nothing is earned by waiting."""
        totals = [int(state.points(seat)) for seat in range(state.seats)]
        return [Standing(points, 0, points) for points in totals]


def _decisions() -> list[Decision[Cosmic]]:
    return [
        chance.DealPower("deal-power", POWER_KEYS),
        chance.DealSpecial("deal-special", DESTINY_NAMES),
        chance.DealFlare("deal-flare", POWER_KEYS),
        chance.DrawCard("draw-card", CARD_NAMES),
        chance.TakeRandom("take-random", CARD_NAMES),
        chance.FlipDestiny("flip-destiny", DESTINY_NAMES),
        turn.PutBackPower("put-back-power", POWER_KEYS),
        Poll("respond", WINDOWS),
        launch.Retrieve("retrieve", PLACE_NAMES),
        choose.ChooseSeat("choose-seat", SEAT_NAMES),
        choose.ChoosePower("choose-power", POWER_KEYS),
        choose.ChoosePlace("choose-place", PLACE_NAMES),
        choose.ChooseKind("choose-card", CARD_NAMES),
        choose.ChooseNumber("choose-number"),
        choose.Agree("agree", ("yes",)),
        turn.OwnColour("own-colour", ("challenge", "resettle", "flip-again")),
        launch.Point("point", PLACE_NAMES),
        launch.LoadToken("load", PLACE_NAMES),
        alliance.Invite("invite", SUBSET_NAMES),
        alliance.Join("join", SIDE_NAMES),
        cards.LayCard("lay-card", CARD_NAMES),
        launch.BringHome("bring-home", PLACE_NAMES),
        launch.GiveUpToken("give-up", PLACE_NAMES),
        turn.Reward("reward", ("token", "card")),
        deal.MakeOffer("offer", ITEM_NAMES),
        deal.AnswerOffer("answer-offer", ("accept", "counter")),
        turn.GoOn("go-on", ("again",)),
        turn.Vote("vote", SEAT_NAMES),
        choose.ChooseCurse("choose-curse", CURSE_NAMES),
        chance.DealMixed("deal-mixed", CARD_NAMES),
    ]


def _procedures() -> list[Procedure[Cosmic]]:
    return [
        Procedure(
            "game",
            dealing.deal_powers,
            dealing.put_back_powers,
            dealing.grow_powers,
            dealing.build_deck,
            dealing.add_flares,
            dealing.add_specials,
            dealing.deal_hands,
            dealing.find_first,
            dealing.take_turns,
        ),
        _challenge(),
        Procedure("window", WINDOWS.compel, WINDOWS.poll_all),
        Procedure("response", WINDOWS.take_aim, WINDOWS.announce, WINDOWS.carry_out),
        Procedure("announcing", alliances.let_negate, alliances.carry_out, alliances.send_allies),
        Procedure("draw", hands.draw_next),
        Procedure("refilling", hands.before_new_hand, hands.drop_hand, hands.draw_hand),
        Procedure("flip", destiny.flip, destiny.flip_card, destiny.act_on_card, destiny.name_defender),
        Procedure("load", movement.load_next, movement.told_loaded),
        Procedure("homecoming", movement.come_home, movement.told_home),
        Procedure("giving-up", movement.give_up_next, movement.gave_up),
        Procedure("losing", movement.open_loss, movement.close_loss),
        Procedure("fighting", resolution.lose_fight, resolution.settle_fight, resolution.console),
        Procedure("rewards", resolution.reward_next),
        _deal(),
        Procedure("handing-over", deals.hand_next),
        Procedure("settling", deals.settle_next),
        Procedure("stealing", hands.steal_next),
        Procedure("discarding", hands.discard_type),
        Procedure("mixing", hands.deal_mixed),
    ]


def _challenge() -> Procedure[Cosmic]:
    """The phases in order; jumps name steps by the constants in :mod:`.challenge`."""
    return Procedure(
        "challenge",
        challenge.begin,
        challenge.check_hand,
        challenge.regroup,
        challenge.retrieve,
        challenge.flip_destiny,
        challenge.destiny_known,
        challenge.rearm,
        challenge.launch,
        challenge.point,
        challenge.load_cone,
        alliances.offence_invites,
        alliances.invite_for_offence,
        alliances.defence_invites,
        alliances.invite_for_defence,
        alliances.begin_alliance,
        alliances.ally_next,
        alliances.alliance_made,
        showdown.before_cards,
        showdown.check_cards,
        showdown.lay_first,
        showdown.lay_rest,
        showdown.cards_laid,
        showdown.reveal,
        showdown.decide,
        resolution.resolve,
        resolution.resolved,
        resolution.clear_table,
        resolution.check_win,
        resolution.go_on,
    )


def _deal() -> Procedure[Cosmic]:
    return Procedure(
        "deal",
        deals.open_talks,
        deals.talk,
        deals.answer,
        deals.strike,
        deals.hand_cards,
        deals.set_up_bases,
        deals.end_deal,
        deals.break_off,
    )


COSMIC: Final = CosmicGame(
    key="cosmic",
    version=1,
    seats=(2, 6),
    bound=LONGEST_GAME,
    decisions=_decisions(),
    procedures=_procedures(),
    settings=SETTINGS,
    sources=SOURCES,
    events=EVENTS,
    presets=PRESETS,
    hides=1,
    usual=4,
)
