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
    keys,
    movement,
    resolution,
    showdown,
)
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.data.destiny import DESTINY_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.decisions import alliance, cards, chance, choose, deal, launch, turn
from orrery.games.cosmic.names import (
    CURSE_NAMES,
    ITEM_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    SUBSET_NAMES,
)
from orrery.games.cosmic.questions import (
    AGREE,
    ANSWER_OFFER,
    BRING_HOME,
    CHOOSE_CARD,
    CHOOSE_CURSE,
    CHOOSE_NUMBER,
    CHOOSE_PLACE,
    CHOOSE_POWER,
    CHOOSE_SEAT,
    DEAL_FLARE,
    DEAL_MIXED,
    DEAL_POWER,
    DEAL_SPECIAL,
    DECISIONS,
    DRAW_CARD,
    FLIP_DESTINY,
    GIVE_UP,
    GO_ON,
    INVITE,
    JOIN,
    LAY_CARD,
    LOAD,
    OFFER,
    OWN_COLOUR,
    POINT,
    PUT_BACK_POWER,
    RESPOND,
    RETRIEVE,
    REWARD,
    TAKE_RANDOM,
    VOTE,
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
    return DECISIONS.lay_out(
        {
            DEAL_POWER: chance.DealPower(POWER_KEYS),
            DEAL_SPECIAL: chance.DealSpecial(DESTINY_NAMES),
            DEAL_FLARE: chance.DealFlare(POWER_KEYS),
            DRAW_CARD: chance.DrawCard(CARD_NAMES),
            TAKE_RANDOM: chance.TakeRandom(CARD_NAMES),
            FLIP_DESTINY: chance.FlipDestiny(DESTINY_NAMES),
            PUT_BACK_POWER: turn.PutBackPower(POWER_KEYS),
            RESPOND: Poll(WINDOWS),
            RETRIEVE: launch.Retrieve(PLACE_NAMES),
            CHOOSE_SEAT: choose.ChooseSeat(SEAT_NAMES),
            CHOOSE_POWER: choose.ChoosePower(POWER_KEYS),
            CHOOSE_PLACE: choose.ChoosePlace(PLACE_NAMES),
            CHOOSE_CARD: choose.ChooseKind(CARD_NAMES),
            CHOOSE_NUMBER: choose.ChooseNumber(),
            AGREE: choose.Agree(("yes",)),
            OWN_COLOUR: turn.OwnColour(("challenge", "resettle", "flip-again")),
            POINT: launch.Point(PLACE_NAMES),
            LOAD: launch.LoadToken(PLACE_NAMES),
            INVITE: alliance.Invite(SUBSET_NAMES),
            JOIN: alliance.Join(SIDE_NAMES),
            LAY_CARD: cards.LayCard(CARD_NAMES),
            BRING_HOME: launch.BringHome(PLACE_NAMES),
            GIVE_UP: launch.GiveUpToken(PLACE_NAMES),
            REWARD: turn.Reward(("token", "card")),
            OFFER: deal.MakeOffer(ITEM_NAMES),
            ANSWER_OFFER: deal.AnswerOffer(("accept", "counter")),
            GO_ON: turn.GoOn(("again",)),
            VOTE: turn.Vote(SEAT_NAMES),
            CHOOSE_CURSE: choose.ChooseCurse(CURSE_NAMES),
            DEAL_MIXED: chance.DealMixed(CARD_NAMES),
        }
    )


def _procedures() -> list[Procedure[Cosmic]]:
    return keys.PROCEDURES.lay_out(
        {
            keys.GAME: Procedure(
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
            keys.CHALLENGE: _challenge(),
            keys.WINDOW: Procedure(WINDOWS.compel, WINDOWS.poll_all),
            keys.RESPONSE: Procedure(WINDOWS.take_aim, WINDOWS.announce, WINDOWS.carry_out),
            keys.ANNOUNCING: Procedure(alliances.let_negate, alliances.carry_out, alliances.send_allies),
            keys.DRAW: Procedure(hands.draw_next),
            keys.REFILLING: Procedure(hands.before_new_hand, hands.drop_hand, hands.draw_hand),
            keys.FLIP: Procedure(destiny.flip, destiny.flip_card, destiny.act_on_card, destiny.name_defender),
            keys.LOAD: Procedure(movement.load_next, movement.told_loaded),
            keys.HOMECOMING: Procedure(movement.come_home, movement.told_home),
            keys.GIVING_UP: Procedure(movement.give_up_next, movement.gave_up),
            keys.LOSING: Procedure(movement.open_loss, movement.close_loss),
            keys.FIGHTING: Procedure(resolution.lose_fight, resolution.settle_fight, resolution.console),
            keys.REWARDS: Procedure(resolution.reward_next),
            keys.DEAL: _deal(),
            keys.HANDING_OVER: Procedure(deals.hand_next),
            keys.SETTLING: Procedure(deals.settle_next),
            keys.STEALING: Procedure(hands.steal_next),
            keys.DISCARDING: Procedure(hands.discard_type),
            keys.MIXING: Procedure(hands.deal_mixed),
        }
    )


def _challenge() -> Procedure[Cosmic]:
    """The phases in order; jumps name steps by the constants in :mod:`.challenge`."""
    return Procedure(
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
    sources=keys.SOURCES.all(),
    events=keys.EVENTS.all(),
    presets=PRESETS,
    hides=1,
    usual=4,
)
