"""PULSAR 2849 as a title: its tables laid out by the numbers in :mod:`orrery.games.pulsar.keys`."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision, Procedure
from orrery.engine.facts import Fact
from orrery.engine.game import Game, Setup, Standing
from orrery.games.pulsar import keys
from orrery.games.pulsar.actions.spending import ACTION_STEPS, SPENDING
from orrery.games.pulsar.actions.transmitter import GO_ONLINE_STEPS
from orrery.games.pulsar.counters import counter_count, place_of
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import SIZES
from orrery.games.pulsar.decisions import chance, draft, fly, rewards, scoring, setup, turn
from orrery.games.pulsar.effects import EFFECT_STEPS, WAKE_STEPS
from orrery.games.pulsar.flight import EXPLORATION_STEPS, FLIGHT_STEPS, VISIT_STEPS
from orrery.games.pulsar.forecast import standing
from orrery.games.pulsar.position import blank, facts_of, flaw_of, resume
from orrery.games.pulsar.production import PRODUCTION_STEPS
from orrery.games.pulsar.round import DRAFT_STEPS, GAME_STEPS, ROUND_STEPS, TURN_STEPS
from orrery.games.pulsar.scoring import GOALS_STEPS, SCORING_STEPS
from orrery.games.pulsar.setup import PRESETS, SETTINGS, lay_out, named_boards, named_goals
from orrery.games.pulsar.state import COUNTERS, INITIATIVE, Pulsar
from orrery.games.pulsar.view import PulsarView, guess_position, view_position

LETTERS: Final = ("A", "B", "C", "D")
PULSAR_NAMES: Final[tuple[str, ...]] = SIDES[0].names[16:32]
COUNTER_NAMES: Final[tuple[str, ...]] = tuple(
    f"{track}-{number}" for track in ("initiative", "engineering") for number in (1, 2, 3, 4)
)


def _decisions() -> list[Decision[Pulsar]]:
    return keys.DECISIONS.lay_out(
        {
            keys.DRAW_ORDER: chance.DrawOrder(),
            keys.DRAW_BOARD: chance.DrawBoard(LETTERS),
            keys.DRAW_GOAL: chance.DrawGoal(tuple(goal.key for goal in GOALS)),
            keys.DRAW_HQ: chance.DrawHq(LETTERS),
            keys.ROLL: chance.Roll(("1", "2", "3", "4", "5", "6")),
            keys.DRAW_TRANSMITTER: chance.DrawTransmitter(tuple(tile.key for tile in TRANSMITTERS)),
            keys.DRAW_SYSTEM: chance.DrawSystem(tuple(tile.key for tile in SYSTEM_TILES)),
            keys.DRAW_EXPLORATION: chance.DrawExploration(tuple(kind.key for kind in EXPLORATION)),
            keys.CHOOSE_SIDE: setup.ChooseSide(("first", "second")),
            keys.CHOOSE_ENTRY: setup.ChooseEntry(("E1", "E2", "E3", "E4")),
            keys.PICK_DIE: draft.PickDie(("1", "2", "3", "4", "5", "6")),
            keys.MOVE_COUNTER: draft.MoveCounter(COUNTER_NAMES),
            keys.USE_DIE: turn.USING,
            keys.ACT: SPENDING,
            keys.PAY: turn.Pay(),
            keys.THRUST: fly.Thrust(),
            keys.HOP: fly.Hop(fly.NODE_NAMES),
            keys.ANNOUNCE_RUN: fly.AnnounceRun(fly.RUN_NAMES),
            keys.LINK: rewards.Link(),
            keys.CHOOSE_GYRODYNE: rewards.ChooseGyrodyne(SIZES.all()),
            keys.CHOOSE_PULSAR: rewards.ChoosePulsar(PULSAR_NAMES),
            keys.CHOOSE_SYSTEM: rewards.ChooseSystem(SIDES[0].names[:16]),
            keys.CHOOSE_TOKEN: rewards.ChooseToken(("plus-minus", "plus-two")),
            keys.TAKE_BONUS: rewards.TakeBonus(("bonus", "tile")),
            keys.CHOOSE_RED: rewards.ChooseRed(("first", "second")),
            keys.KEEP_TILE: rewards.KeepTile(("first", "second")),
            keys.BUY_POINTS: scoring.BuyPoints(("buy",)),
            keys.GRANT_GOAL: scoring.GrantGoal(("0", "1", "2")),
            keys.SCORE_GOAL: scoring.ScoreGoal(),
            keys.BUY_BONUS: scoring.BuyBonus(("buy",)),
            keys.COMPLETE_FREE: rewards.CompleteFree(SIZES.all()),
            keys.CHOOSE_BONUS: turn.ChooseBonus(),
        }
    )


def _procedures() -> list[Procedure[Pulsar]]:
    return keys.PROCEDURES.lay_out(
        {
            keys.GAME: GAME_STEPS,
            keys.ROUND: ROUND_STEPS,
            keys.DRAFT: DRAFT_STEPS,
            keys.TURN: TURN_STEPS,
            keys.ACTION: ACTION_STEPS,
            keys.FLIGHT: FLIGHT_STEPS,
            keys.VISIT: VISIT_STEPS,
            keys.EXPLORATION: EXPLORATION_STEPS,
            keys.EFFECT: EFFECT_STEPS,
            keys.WAKE: WAKE_STEPS,
            keys.PRODUCTION: PRODUCTION_STEPS,
            keys.SCORING: SCORING_STEPS,
            keys.GOALS: GOALS_STEPS,
            keys.GO_ONLINE: GO_ONLINE_STEPS,
        }
    )


@final
class PulsarGame(Game[Pulsar]):
    """2 to 4 players, 8 rounds (P1.1)."""

    def begin(self, setup: Setup) -> Pulsar:
        return lay_out(setup)

    def check(self, setup: Setup) -> None:
        named_boards(setup)
        named_goals(setup)

    def view(self, state: Pulsar, seat: int) -> PulsarView:
        return view_position(state, seat)

    def guess(self, view: object, rng: Rng) -> Pulsar:
        return guess_position(cast(PulsarView, view))

    def blank(self, setup: Setup) -> Pulsar:
        return blank(setup)

    def facts(self, setup: Setup) -> list[Fact[Pulsar]]:
        return facts_of(setup)

    def resume(self, state: Pulsar, seat: int) -> None:
        resume(state, seat)

    def flaw(self, state: Pulsar) -> str:
        return flaw_of(state)

    def standings(self, state: Pulsar) -> list[Standing]:
        return [standing(state, seat) for seat in range(state.seats)]

    def tie_break(self, state: Pulsar, seat: int) -> int:
        """Further ahead on the Initiative track, by the better counter (P11.8, P11.13)."""
        places = [
            place_of(state, INITIATIVE, counter)
            for counter in range(counter_count(state))
            if state.owner[counter] == seat
        ]
        return COUNTERS - min(places)


PULSAR: Final = PulsarGame(
    key="pulsar",
    version=2,
    seats=(2, 4),
    bound=5000,
    decisions=_decisions(),
    procedures=_procedures(),
    settings=SETTINGS,
    sources=keys.SOURCES.all(),
    events=keys.EVENTS.all(),
    presets=PRESETS,
)
