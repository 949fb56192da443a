"""Cosmic Encounter as a title: its tables laid out by the numbers in :mod:`orrery.games.cosmic.keys`."""

from collections.abc import Callable
from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision, Procedure
from orrery.engine.facts import Fact
from orrery.engine.flow import Frame
from orrery.engine.game import Game, Setup, Standing
from orrery.engine.windows import Poll
from orrery.games.cosmic import (
    alliances,
    challenge,
    consoling,
    dealing,
    deals,
    destiny,
    hands,
    keys,
    kickers,
    movement,
    phases,
    purchases,
    reinforcing,
    resolution,
    showdown,
    trilateral,
)
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.data.destiny import DESTINY_NAMES
from orrery.games.cosmic.data.moons import MOON_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.decisions import alliance, cards, chance, choose, deal, launch, powers, turn
from orrery.games.cosmic.names import (
    CALLS,
    CURSE_NAMES,
    ITEMS,
    PLACE_NAMES,
    SEAT_NAMES,
    STACK_NAMES,
    SUBSET_NAMES,
    TOKEN_NAMES,
)
from orrery.games.cosmic.position import blank, facts_of, flaw_of, resume
from orrery.games.cosmic.presets import PRESETS
from orrery.games.cosmic.questions import (
    AGREE,
    ANSWER_OFFER,
    BLIND_CARD,
    BRING_HOME,
    BUY_BACK,
    CHOOSE_CALL,
    CHOOSE_CARD,
    CHOOSE_CURSE,
    CHOOSE_DESTINY,
    CHOOSE_NUMBER,
    CHOOSE_PLACE,
    CHOOSE_POWER,
    CHOOSE_SEAT,
    CHOOSE_STACK,
    DEAL_FLARE,
    DEAL_MIXED,
    DEAL_MOON,
    DEAL_POWER,
    DEAL_SPECIAL,
    DECISIONS,
    DISCARD_TOGETHER,
    DRAW_CARD,
    FLIP_DESTINY,
    GIVE_UP,
    GO_ON,
    INVITE,
    JOIN,
    KEEP_POWER,
    LAY_CARD,
    LAY_KICKER,
    LOAD,
    NAME_BLIND,
    OFFER,
    OWN_COLOUR,
    PLEDGE,
    POINT,
    PUT_BACK_POWER,
    RESPOND,
    RETRIEVE,
    REWARD,
    TAKE_RANDOM,
    VEIL_POWER,
    VOTE,
)
from orrery.games.cosmic.set_up_checks import check_setup
from orrery.games.cosmic.setup import SETTINGS, lay_out
from orrery.games.cosmic.state import SIDES, Cosmic
from orrery.games.cosmic.tables import BOOK, WINDOWS
from orrery.games.cosmic.view import (
    CosmicView,
    guess_position,
    resample_position,
    view_position,
    view_positions,
)

OPEN_QUESTIONS: Final = (
    RETRIEVE,
    CHOOSE_SEAT,
    CHOOSE_PLACE,
    CHOOSE_NUMBER,
    CHOOSE_STACK,
    OWN_COLOUR,
    POINT,
    LOAD,
    INVITE,
    JOIN,
    BRING_HOME,
    GIVE_UP,
)
"""What is answered by what lies on the table, and not by hands or powers that may be secret."""

LONGEST_GAME: Final = 900_000
"""More answers than random play takes: two players may circle for long, three and more seldom pass 30,000."""


@final
class CosmicGame(Game[Cosmic]):
    """2 to 6 players; five bases in foreign systems win (CA7.1)."""

    def begin(self, setup: Setup) -> Cosmic:
        return lay_out(setup, BOOK)

    def check(self, setup: Setup) -> None:
        check_setup(setup, BOOK.traits)

    def view(self, state: Cosmic, seat: int) -> CosmicView:
        return view_position(state, seat)

    def views(self, state: Cosmic, seats: list[int]) -> list[object]:
        return list(view_positions(state, seats))

    def guess(self, view: object, rng: Rng) -> Cosmic:
        return guess_position(self, cast(CosmicView, view), rng)

    def resample(self, state: Cosmic, seat: int, rng: Rng) -> None:
        resample_position(self, state, seat, rng)

    def blank(self, setup: Setup) -> Cosmic:
        return blank(setup, BOOK)

    def facts(self, setup: Setup) -> list[Fact[Cosmic]]:
        return facts_of(setup, BOOK)

    def resume(self, state: Cosmic, seat: int) -> None:
        resume(state, seat)

    def flaw(self, state: Cosmic) -> str:
        return flaw_of(state)

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
            PUT_BACK_POWER: powers.PutBackPower(POWER_KEYS),
            RESPOND: Poll(WINDOWS),
            RETRIEVE: launch.Retrieve(PLACE_NAMES),
            CHOOSE_SEAT: choose.ChooseSeat(SEAT_NAMES),
            CHOOSE_POWER: choose.ChoosePower(POWER_KEYS),
            CHOOSE_PLACE: choose.ChoosePlace(PLACE_NAMES),
            CHOOSE_CARD: choose.ChooseKind(CARD_NAMES),
            CHOOSE_NUMBER: choose.ChooseNumber(),
            AGREE: choose.Agree(("yes",)),
            OWN_COLOUR: turn.OwnColour(turn.WITH_OWN_COLOUR.all()),
            POINT: launch.Point(PLACE_NAMES),
            LOAD: launch.LoadToken(TOKEN_NAMES),
            INVITE: alliance.Invite(SUBSET_NAMES),
            JOIN: alliance.Join(SIDES.all()),
            LAY_CARD: cards.LayCard(CARD_NAMES),
            BRING_HOME: launch.BringHome(PLACE_NAMES),
            GIVE_UP: launch.GiveUpToken(PLACE_NAMES),
            REWARD: turn.Reward(turn.REWARDS.all()),
            OFFER: deal.MakeOffer(ITEMS.all()),
            ANSWER_OFFER: deal.AnswerOffer(deal.ANSWERS.all()),
            GO_ON: turn.GoOn(("again",)),
            VOTE: turn.Vote(SEAT_NAMES),
            CHOOSE_CURSE: choose.ChooseWord(CURSE_NAMES),
            DEAL_MIXED: chance.DealMixed(CARD_NAMES),
            BLIND_CARD: chance.BlindCard(CARD_NAMES),
            CHOOSE_CALL: choose.ChooseWord(CALLS.all()),
            CHOOSE_DESTINY: choose.ChooseDestiny(DESTINY_NAMES),
            DISCARD_TOGETHER: cards.DiscardTogether(CARD_NAMES),
            PLEDGE: deal.Pledge(ITEMS.all()),
            NAME_BLIND: chance.NameBlind(POWER_KEYS),
            LAY_KICKER: cards.LayKicker(CARD_NAMES),
            CHOOSE_STACK: choose.ChooseStack(("single", *STACK_NAMES)),
            BUY_BACK: turn.BuyBack(("buy",)),
            DEAL_MOON: chance.DealMoon(MOON_NAMES),
            KEEP_POWER: powers.KeepPower(POWER_KEYS),
            VEIL_POWER: powers.VeilPower(("secret",)),
        }
    )


def _procedures() -> list[Procedure[Cosmic]]:
    return keys.PROCEDURES.lay_out(
        {
            keys.GAME: dealing.GAME_STEPS,
            keys.CHALLENGE: _challenge(),
            keys.WINDOW: Procedure(WINDOWS.compel, WINDOWS.poll_all),
            keys.RESPONSE: Procedure(
                WINDOWS.take_aim, WINDOWS.announce, WINDOWS.carry_out, WINDOWS.follow_up
            ),
            keys.ANNOUNCING: Procedure(alliances.let_negate, alliances.carry_out, alliances.send_allies),
            keys.DRAW: Procedure(hands.draw_next),
            keys.REFILLING: Procedure(hands.before_new_hand, hands.drop_hand, hands.draw_hand, hands.take_up),
            keys.FLIP: destiny.FLIP_STEPS,
            keys.LOAD: movement.LOAD_STEPS,
            keys.HOMECOMING: Procedure(movement.come_home, movement.told_home),
            keys.GIVING_UP: Procedure(movement.give_up_next, movement.gave_up),
            keys.LOSING: Procedure(movement.open_loss, movement.close_loss),
            keys.FIGHTING: resolution.FIGHT_STEPS,
            keys.REWARDS: Procedure(resolution.reward_next),
            keys.DEAL: deals.DEAL_STEPS,
            keys.HANDING_OVER: Procedure(deals.hand_next),
            keys.SETTLING: Procedure(deals.before_settling, deals.settle_next),
            keys.STEALING: Procedure(hands.steal_next),
            keys.DISCARDING: Procedure(hands.discard_type),
            keys.MIXING: Procedure(hands.deal_mixed),
            keys.GAINING: Procedure(hands.let_claim, hands.end_gain),
            keys.CONSOLING: Procedure(consoling.console_next),
            keys.THREE_WAY: trilateral.TALK_STEPS,
            keys.BLINDING: Procedure(hands.blind_next),
            keys.BUYING_BACK: Procedure(purchases.ask_for_flare),
            keys.REACHING: Procedure(consoling.reach_next),
        }
    )


def _challenge() -> Procedure[Cosmic]:
    steps: dict[int, Callable[[Cosmic, Frame], None]] = {
        phases.BEGIN: challenge.begin,
        phases.BEFORE_CHECK: challenge.before_check,
        phases.CHECK_HAND: challenge.check_hand,
        phases.REGROUP: challenge.regroup,
        phases.RETRIEVE: challenge.retrieve,
        phases.LET_BUY_TOKENS: purchases.let_buy_tokens,
        phases.FLIP_DESTINY: challenge.flip_destiny,
        phases.DESTINY_KNOWN: challenge.destiny_known,
        phases.BEFORE_LAUNCH: challenge.before_launch,
        phases.REARM: challenge.rearm,
        phases.LAUNCH: challenge.launch,
        phases.POINT: challenge.point,
        phases.LOAD_CONE: challenge.load_cone,
        phases.OFFENCE_INVITES: alliances.offence_invites,
        phases.INVITE_FOR_OFFENCE: alliances.invite_for_offence,
        phases.DEFENCE_INVITES: alliances.defence_invites,
        phases.INVITE_FOR_DEFENCE: alliances.invite_for_defence,
        phases.BEGIN_ALLIANCE: alliances.begin_alliance,
        phases.ALLY_NEXT: alliances.ally_next,
        phases.SIDES_CHOSEN: alliances.sides_chosen,
        phases.SEND_WAITING: alliances.send_waiting,
        phases.ALLIANCE_MADE: alliances.alliance_made,
        phases.BEFORE_CARDS: showdown.before_cards,
        phases.CHECK_CARDS: showdown.check_cards,
        phases.KICK_FIRST: kickers.kick_first,
        phases.KICK: kickers.kick,
        phases.LAY_FIRST: showdown.lay_first,
        phases.LAY_REST: showdown.lay_rest,
        phases.CARDS_LAID: showdown.cards_laid,
        phases.UNCOVER: showdown.uncover,
        phases.REVEAL: showdown.reveal,
        phases.REINFORCE: reinforcing.reinforce,
        phases.DECIDE: showdown.decide,
        phases.RESOLVE: resolution.resolve,
        phases.RESOLVED: resolution.resolved,
        phases.CLEAR_TABLE: resolution.clear_table,
        phases.CHECK_WIN: resolution.check_win,
        phases.GO_ON: resolution.go_on,
    }
    return Procedure(*[steps[phase] for phase in range(len(phases.PHASES))])


COSMIC: Final = CosmicGame(
    key="cosmic",
    version=7,
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
    open_questions=OPEN_QUESTIONS,
)
