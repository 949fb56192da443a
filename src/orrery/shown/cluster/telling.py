"""Globular Cluster in words: places by name, tiles by colour and number."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from orrery.engine.actions import Action
from orrery.engine.decision import Plan
from orrery.engine.events import UNDONE, Event
from orrery.engine.flow import CHANCE, Ask
from orrery.games.cluster.actions.build import BUILD
from orrery.games.cluster.actions.colonise import COLONISE
from orrery.games.cluster.actions.end import END
from orrery.games.cluster.actions.mine import MINE
from orrery.games.cluster.actions.move import STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER
from orrery.games.cluster.actions.station import STATION
from orrery.games.cluster.actions.trade import TRADE, given_by, taken_by, victim_of
from orrery.games.cluster.data.facing import DIRECTIONS, TICKS
from orrery.games.cluster.data.limits import CRYSTAL_NAMES
from orrery.games.cluster.data.tiles import SUPERNOVA
from orrery.games.cluster.decisions.act import ACTS
from orrery.games.cluster.keys import ACT, DRAW_FIRST, DRAW_TILE, PLACE
from orrery.games.cluster.lattice import CELLS, HOME, NAMES, NEIGHBOURS, border_cost
from orrery.games.cluster.reach import WARP_ENDS
from orrery.games.cluster.state import NOBODY, PHASES, PIECE_NAMES, PIECES, Cluster, is_habitable
from orrery.games.cluster.view import ClusterView, SeatView, TileView
from orrery.shown.cluster.reasons import EVENT_CLAUSES, SOURCE_CLAUSES, reason
from orrery.shown.lists import enumeration, listing
from orrery.shown.telling import Telling, Witnessed

TURNS: Final = {2: 36, 3: 39, 4: 44}
COLONISING: Final = ("answer-cluster-colonise-coin", "answer-cluster-colonise-leader")
ACTION_TEXTS: Final[dict[Action[Cluster], str]] = {
    MINE: "answer-cluster-mine",
    BUILD: "answer-cluster-build",
    STATION: "answer-cluster-station",
    END: "answer-cluster-end",
}
GROUP_NUMBERS: Final = (3, 2, 1)
"""The groups in the order in which they are drawn."""

# fmt: off
PHASE_TEXTS: Final = (
    "phase-cluster-normal", "phase-cluster-scoring", "phase-cluster-nova-placement",
    "phase-cluster-extra", "phase-cluster-final",
)
TILE_TEXTS: Final = (
    "tile-cluster-rdn", "tile-cluster-supernova", "tile-cluster-rd2", "tile-cluster-rd3",
    "tile-cluster-rd4", "tile-cluster-rd5", "tile-cluster-bkn", "tile-cluster-bka",
    "tile-cluster-bk2", "tile-cluster-bk3", "tile-cluster-bk4", "tile-cluster-bk5",
    "tile-cluster-bln", "tile-cluster-bla", "tile-cluster-bl2", "tile-cluster-bl3",
    "tile-cluster-bl4", "tile-cluster-bl5", "tile-cluster-grn", "tile-cluster-gra",
    "tile-cluster-gr2", "tile-cluster-gr3", "tile-cluster-gr4", "tile-cluster-gr5",
    "tile-cluster-mits",
)
"""By kind of tile; the MITS comes last."""
# fmt: on
TICK_TEXTS: Final = ("tick-cluster-tl", "tick-cluster-tr", "tick-cluster-bl", "tick-cluster-br")
FACE_TEXTS: Final = (
    "face-cluster-n",
    "face-cluster-a",
    "face-cluster-2",
    "face-cluster-3",
    "face-cluster-4",
    "face-cluster-5",
)

Facts = dict[str, str | int]


@final
class ClusterTelling(Telling):
    """Tiles such as "black 4", places such as "f2"."""

    event_clauses: ClassVar[dict[str, str]] = EVENT_CLAUSES
    source_clauses: ClassVar[dict[str, str]] = SOURCE_CLAUSES
    _told: tuple[object, list[str]] | None = None

    def phase(self, view: ClusterView) -> str:
        """Which turn it is, and what it is for."""
        total = TURNS[view.flow.seats]
        return self.speech.say(PHASE_TEXTS[view.turn.phase], turn=view.turn.turn, turns=total)

    def tile(self, kind: int) -> str:
        """A tile by colour and number."""
        return self.speech.say(TILE_TEXTS[kind])

    def facts(self, view: ClusterView, ask: Ask) -> Facts:
        hand = view.turn.hand
        return {
            "player": self.seat(ask.x) if ask.seat == CHANCE else self.seat(ask.seat),
            "tile": self.tile(hand) if hand >= 0 else "",
            "left": view.turn.points_left,
        }

    # Answers.

    def answer(self, view: ClusterView, ask: Ask, choice: int) -> str:
        if ask.decision == PLACE:
            return self._placing(view, choice // TICKS, choice % TICKS)
        if ask.decision == ACT:
            return self._action(view, ask.seat, choice)
        if ask.decision == DRAW_FIRST:
            return self.seat(choice)
        return self.tile(choice) if ask.decision == DRAW_TILE else self._face(choice)

    def _face(self, face: int) -> str:
        return self.speech.say(FACE_TEXTS[face])

    def _placing(self, view: ClusterView, cell: int, tick: int) -> str:
        """A place, a tick, and what the borders would cost."""
        where: Facts = {"cell": NAMES[cell], "tick": self.speech.say(TICK_TEXTS[tick])}
        if view.turn.hand == SUPERNOVA:
            return self.speech.say("answer-cluster-nova", cell=NAMES[cell])
        costs = self._costs(view, cell, tick) if cell < CELLS else []
        if not costs:
            return self.speech.say("answer-cluster-place-apart", **where)
        return self.speech.say("answer-cluster-place", borders=enumeration(self.speech, costs), **where)

    def _costs(self, view: ClusterView, cell: int, tick: int) -> list[str]:
        """What the steps from a new tile to its neighbours would cost."""
        around = {tile.cell: tile.tick for tile in view.tiles if tile.kind != SUPERNOVA}
        return [
            self._border(NAMES[other], border_cost(direction, tick, around[other]))
            for direction in range(DIRECTIONS)
            if (other := int(NEIGHBOURS[cell * DIRECTIONS + direction])) in around
        ]

    def _border(self, cell: str, cost: int) -> str:
        return self.speech.say(
            "border-cluster-cost" if cost else "border-cluster-closed", cell=cell, cost=cost
        )

    def _action(self, view: ClusterView, seat: int, choice: int) -> str:
        action = ACTS.action_of(choice)
        target = choice - int(action.first)
        if action in (STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER):
            return self._move(view, seat, action, target)
        if action is COLONISE:
            return self.speech.say(COLONISING[target % PIECES], cell=NAMES[target // PIECES])
        if action is TRADE:
            return self._trade(target)
        return self.speech.say(ACTION_TEXTS[action], cell=NAMES[target])

    def _trade(self, target: int) -> str:
        return self.speech.say(
            "answer-cluster-trade",
            victim=self.seat(int(victim_of(target))),
            given=CRYSTAL_NAMES[given_by(target)],
            taken=CRYSTAL_NAMES[taken_by(target)],
        )

    def _move(self, view: ClusterView, seat: int, action: Action[Cluster], target: int) -> str:
        """Who goes where, and the price."""
        if action is STEP_COIN:
            source, direction = divmod(target, DIRECTIONS)
            return self._step(view, "answer-cluster-step", source, direction)
        if action is STEP_LEADER:
            return self._step(view, "answer-cluster-leader-step", view.seats[seat].leader, target)
        ends = (HOME, *view.seats[seat].sites)
        end = NAMES[ends[target % WARP_ENDS]]
        if action is WARP_LEADER:
            return self.speech.say("answer-cluster-leader-warp", target=end)
        return self.speech.say("answer-cluster-warp", source=NAMES[ends[target // WARP_ENDS]], target=end)

    def _step(self, view: ClusterView, key: str, source: int, direction: int) -> str:
        cost = next((tile.borders[direction] for tile in view.tiles if tile.cell == source), 0)
        target = NAMES[NEIGHBOURS[source * DIRECTIONS + direction]]
        return self.speech.say(key, source=NAMES[source], target=target, cost=cost)

    def plan(self, view: Any, ask: Ask, plan: Plan) -> str:
        facts = plan.facts
        if plan.label == "send":
            number, source, target, cost = facts
            return self.speech.say(
                "plan-cluster-send", count=number, source=NAMES[source], target=NAMES[target], cost=cost
            )
        if plan.label == "send-leader":
            return self.speech.say("plan-cluster-send-leader", target=NAMES[facts[1]], cost=facts[2])
        if plan.label == "build-twice":
            return self.speech.say(
                "plan-cluster-build-twice", cell=NAMES[facts[0]], total=facts[1], cost=facts[2]
            )
        return self.speech.say(
            "plan-cluster-build-and-warp", count=facts[0], cell=NAMES[facts[1]], cost=facts[2]
        )

    # Events.

    def event_facts(self, view: Any, event: Event) -> Facts:
        key = self.game.events[event.kind]
        if key in ("tile-drawn", "tile-lost"):
            return {"tile": self.tile(event.a)}
        if key == "tile-placed":
            tick = self.speech.say(TICK_TEXTS[event.c])
            return {"tile": self.tile(event.a), "cell": NAMES[event.b], "tick": tick}
        if key in ("moved", "leader-moved"):
            return {"source": NAMES[event.a], "target": NAMES[event.b], "cost": event.c}
        if key == "crystal-found":
            return {"type": CRYSTAL_NAMES[event.a], "face": self._face(event.b)}
        if key == "traded":
            given, taken = CRYSTAL_NAMES[event.b], CRYSTAL_NAMES[event.c]
            return {"victim": self.seat(event.a), "given": given, "taken": taken}
        if key in ("mined", "built", "colonised", "station-built"):
            piece = PIECE_NAMES[event.b] if key == "colonised" else ""
            return {"cell": NAMES[event.a], "count": event.b, "piece": piece, "lost": event.c}
        return self._course(event)

    def _course(self, event: Event) -> Facts:
        """The facts of turns and scorings."""
        phase = PHASES[event.b] if self.game.events[event.kind] == "turn-began" else ""
        return {"turn": event.a, "phase": phase, "systems": event.a, "crystals": event.b, "round": event.c}

    def reasons(self, witnessed: Sequence[Witnessed]) -> list[str]:
        keys = self.game.events
        return [
            self.clause(UNDONE) if event.kind == UNDONE else reason(keys[event.kind], event)
            for _, event in witnessed
        ]

    # The position.

    def position(self, view: ClusterView) -> list[str]:
        """Nobody sees more than others, so that a position is put in words once for all who are told."""
        table = (view.turn, view.tiles, view.tally, view.seats)
        if self._told is None or self._told[0] != table:
            self._told = (table, self._sentences(view))
        return self._told[1]

    def _sentences(self, view: ClusterView) -> list[str]:
        return [
            *([self.phase(view)] if view.turn.turn else []),
            self._stack(view),
            *(self._tile(view, tile) for tile in view.tiles),
            self._caps(view),
            *(self._seat(seat, owned) for seat, owned in enumerate(view.seats)),
        ]

    def _stack(self, view: ClusterView) -> str:
        groups = [
            self.speech.say(
                "position-cluster-group", group=number, tiles=enumeration(self.speech, self._left(group))
            )
            for number, group in zip(GROUP_NUMBERS, view.turn.stack)
            if any(group)
        ]
        return self.speech.say("position-cluster-stack", groups=" ".join(groups), count=len(groups))

    def _left(self, group: tuple[int, ...]) -> list[str]:
        return [
            self.speech.say("position-cluster-left", tile=self.tile(kind), count=count)
            for kind, count in enumerate(group)
            if count
        ]

    def _tile(self, view: ClusterView, tile: TileView) -> str:
        """Where a tile lies, where its borders lead, and who is there."""
        name = self.tile(tile.kind)
        if tile.kind == SUPERNOVA:
            return self.speech.say("position-cluster-nova", cell=NAMES[tile.cell], tile=name)
        around = {other.cell for other in view.tiles if other.kind != SUPERNOVA}
        ways = [
            self._border(NAMES[other], tile.borders[direction])
            for direction in range(DIRECTIONS)
            if (other := int(NEIGHBOURS[tile.cell * DIRECTIONS + direction])) in around
        ]
        parts = [*self._marks(tile), *self._members(view, tile)]
        return self.speech.say(
            "position-cluster-tile",
            cell=NAMES[tile.cell],
            tile=name,
            ways=enumeration(self.speech, ways),
            count=len(parts),
            parts=enumeration(self.speech, parts),
        )

    def _marks(self, tile: TileView) -> list[str]:
        """Caches, value, colony and station."""
        marks: list[str] = []
        if is_habitable(tile.kind):
            marks.append(self.speech.say("position-cluster-total", total=tile.total, count=tile.pennies))
            scorer = self.seat(tile.scorer) if tile.scorer != NOBODY else ""
            owned = "position-cluster-scorer" if scorer else "position-cluster-nobody"
            key = "position-cluster-colony" if tile.colony != NOBODY else owned
            marks.append(self.speech.say(key, seat=scorer))
        elif tile.pennies:
            marks.append(self.speech.say("position-cluster-caches", count=tile.pennies))
        if tile.station != NOBODY:
            marks.append(self.speech.say("position-cluster-station", seat=self.seat(tile.station)))
        return marks

    def _members(self, view: ClusterView, tile: TileView) -> list[str]:
        return [
            self.speech.say(
                "position-cluster-members",
                seat=self.seat(seat),
                coins=tile.coins[seat],
                leader="yes" if view.seats[seat].leader == tile.cell else "no",
                strength=strength,
            )
            for seat, strength in enumerate(tile.strengths)
            if strength
        ]

    def _caps(self, view: ClusterView) -> str:
        counted: Facts = {f"n{value}": self._taken_up(view, value) for value in range(6, 10)}
        return self.speech.say("position-cluster-caps", **counted)

    def _taken_up(self, view: ClusterView, value: int) -> int:
        """How many tiles count for a limit, by the way of counting that is played (G4.39)."""
        return sum(view.tally[value:]) if view.options.cap_mode else view.tally[value]

    def _seat(self, seat: int, owned: SeatView) -> str:
        held = [f"{name} {count}" for name, count in zip(CRYSTAL_NAMES, owned.crystals) if count]
        return self.speech.say(
            "position-cluster-seat",
            seat=self.seat(seat),
            points=owned.points,
            crystals=listing(self.speech, held) or self.speech.say("position-cluster-none"),
            stations=sum(site == NOBODY for site in owned.sites),
            lost=owned.lost,
            scorings=owned.scorings,
            now=owned.systems_now + owned.crystals_now,
        )
