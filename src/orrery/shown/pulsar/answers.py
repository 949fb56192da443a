"""The answers of PULSAR 2849 in words, composed from what is chosen."""

from collections.abc import Callable
from typing import final

from orrery.engine.decision import Plan
from orrery.engine.flow import PASS, Ask
from orrery.games.pulsar.actions.copy import copy_price
from orrery.games.pulsar.actions.spend import VALUES
from orrery.games.pulsar.catalogue import GATE_RUNS
from orrery.games.pulsar.counters import move_counter, place_of, shift_of
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import SMALL
from orrery.games.pulsar.decisions.rewards import BONUS, ENDS
from orrery.games.pulsar.decisions.turn import CONSTRUCT, COPY, RED_DIE, USING
from orrery.games.pulsar.keys import ACT
from orrery.games.pulsar.payment import token_change
from orrery.games.pulsar.routes import node_called, routes_of
from orrery.games.pulsar.space import COLOURS, LENGTHS
from orrery.games.pulsar.state import COUNTERS, FIRST_PULSAR, INITIATIVE
from orrery.games.pulsar.view import PulsarView, guess_position
from orrery.shown.lists import alternatives, enumeration
from orrery.shown.pulsar.component_texts import Components
from orrery.shown.pulsar.targets import Targets
from orrery.shown.pulsar.words import TOKENS, held_reds

Teller = Callable[[PulsarView, Ask, int], str]


@final
class Answers:
    """Says an answer, by the key of its decision."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech
        self.targets = Targets(components)
        self.tellers: dict[str, Teller] = {**self._chance(), **self._turns(), **self._benefits()}

    def tell(self, key: str, view: PulsarView, ask: Ask, choice: int) -> str:
        if choice == PASS:
            return self.speech.say(f"answer-pulsar-{key}-pass")
        return self.tellers[key](view, ask, choice)

    def _chance(self) -> dict[str, Teller]:
        """What CHANCE answers."""
        return {
            "draw-order": lambda view, ask, choice: self.words.names[choice],
            "draw-board": lambda view, ask, choice: self.components.board(choice, ask.x),
            "draw-goal": lambda view, ask, choice: self.components.goal_name(choice),
            "draw-hq": lambda view, ask, choice: self.components.hq(choice),
            "roll": lambda view, ask, choice: str(choice + 1),
            "draw-transmitter": lambda view, ask, choice: self.components.transmitter_name(choice),
            "draw-system": lambda view, ask, choice: self.components.system_name(choice),
            "draw-exploration": lambda view, ask, choice: self.components.exploration(choice).name,
        }

    def _turns(self) -> dict[str, Teller]:
        """The set-up, the draft, and how dice are spent."""
        return {
            "choose-side": self._side,
            "choose-entry": lambda view, ask, choice: self.words.node(f"E{choice + 1}"),
            "pick-die": self._pick,
            "move-counter": self._counter,
            "use-die": self._use,
            "act": lambda view, ask, choice: self.targets.act(view, ask, choice),
            "pay": self._pay,
            "thrust": self._thrust,
        }

    def _benefits(self) -> dict[str, Teller]:
        """Flights, and choices that benefits bring."""
        return {
            "hop": self._hop,
            "announce-run": self._run,
            "link": self._link,
            "choose-gyrodyne": self._gyrodyne,
            "choose-pulsar": lambda view, ask, choice: self.words.site(view, FIRST_PULSAR + choice),
            "choose-system": lambda view, ask, choice: self.words.site(view, choice),
            "choose-token": lambda view, ask, choice: self.words.token(choice),
            "take-bonus": self._bonus,
            "choose-red": self._red,
            "keep-tile": self._keep,
            "buy-points": lambda view, ask, choice: self.speech.say("answer-pulsar-buy"),
            "grant-goal": self._goal,
            "score-goal": self._goal,
            "buy-bonus": lambda view, ask, choice: self.speech.say("answer-pulsar-buy"),
            "complete-free": self._gyrodyne,
            "choose-bonus": lambda view, ask, choice: self.speech.say(
                "answer-pulsar-choose-bonus", value=choice
            ),
        }

    def _side(self, view: PulsarView, ask: Ask, choice: int) -> str:
        return self.components.face(view.seats[ask.seat].hq * 2 + choice).name

    def _pick(self, view: PulsarView, ask: Ask, choice: int) -> str:
        shift = int(shift_of(view.table.marker, choice + 1))
        way = "stay" if shift == 0 else "right" if shift > 0 else "left"
        return self.speech.say("answer-pulsar-pick-die", value=choice + 1, way=way, spaces=abs(shift))

    def _counter(self, view: PulsarView, ask: Ask, choice: int) -> str:
        """Where the counter would go, and which place on its track it would have."""
        state = guess_position(view)
        track, number = choice // COUNTERS, choice % COUNTERS
        before, earlier = state.spot[choice], int(place_of(state, track, number)) + 1
        move_counter(state, choice, ask.x)
        later = int(place_of(state, track, number)) + 1
        return self.speech.say(
            "answer-pulsar-move-counter",
            track="initiative" if track == INITIATIVE else "engineering",
            start=self.words.space(int(before)),
            end=self.words.space(int(state.spot[choice])),
            before=self.words.place(earlier),
            after=self.words.place(later),
            change="stays" if later == earlier else "rises" if later < earlier else "drops",
        )

    def _use(self, view: PulsarView, ask: Ask, choice: int) -> str:
        action = USING.action_of(choice)
        target = choice - int(action.first)
        if action is CONSTRUCT:
            return self.speech.say("answer-pulsar-build", size=self.words.size(SMALL + target))
        if action is COPY:
            price = int(copy_price(guess_position(view), ask.seat))
            cubes = self.components.effects.cubes(price)
            return self.speech.say("answer-pulsar-copy", value=target + 1, cubes=cubes)
        if action is RED_DIE:
            reds = [str(value) for value in sorted(set(held_reds(view, ask.seat)))]
            return self.speech.say("answer-pulsar-use-red", values=alternatives(self.speech, reds))
        return self.speech.say(
            "answer-pulsar-use-die", slot=action.names[target], value=view.seats[ask.seat].dice[choice]
        )

    def _pay(self, view: PulsarView, ask: Ask, choice: int) -> str:
        value, token = choice % VALUES, choice // VALUES
        steps = self._steps(view, ask, value, token)
        return self.speech.say("answer-pulsar-pay", value=value, token=TOKENS[token], steps=steps)

    def _thrust(self, view: PulsarView, ask: Ask, choice: int) -> str:
        length, token = choice % LENGTHS, choice // LENGTHS
        steps = self._steps(view, ask, length, token)
        return self.speech.say("answer-pulsar-thrust", length=length, token=TOKENS[token], steps=steps)

    def _steps(self, view: PulsarView, ask: Ask, value: int, token: int) -> int:
        """Free steps of technologies between the die and its value."""
        return abs(value - view.seats[ask.seat].dice[ask.x] - int(token_change(token)))

    def _hop(self, view: PulsarView, ask: Ask, choice: int) -> str:
        return self.words.site(view, int(node_called(view.table.side, choice)))

    def _run(self, view: PulsarView, ask: Ask, choice: int) -> str:
        project, colour = choice // COLOURS, choice % COLOURS
        gates = int(routes_of(view.table.side).gates_of(ask.x, colour))
        points = gates * GATE_RUNS[view.seats[ask.seat].face][project][1]
        return self.speech.say(
            "answer-pulsar-announce-run",
            project=self.components.project(view.seats[ask.seat].face, project).name,
            colour=self.words.colour(colour),
            gates=gates,
            points=self.components.effects.points(points),
        )

    def _link(self, view: PulsarView, ask: Ask, choice: int) -> str:
        own, other = choice // ENDS, choice % ENDS
        mine, theirs = TRANSMITTERS[ask.x].ends, TRANSMITTERS[other // 2].ends
        pips = [row[end] if end < len(row) else 0 for row, end in ((mine, own), (theirs, other % 2))]
        return self.speech.say(
            "answer-pulsar-link",
            pips=pips[0],
            twin=twin(mine, own),
            name=self.components.transmitter_name(other // 2),
            others=pips[1],
            othertwin=twin(theirs, other % 2),
            total=sum(pips),
        )

    def _gyrodyne(self, view: PulsarView, ask: Ask, choice: int) -> str:
        return self.speech.say("answer-pulsar-gyrodyne", size=self.words.size(choice))

    def _bonus(self, view: PulsarView, ask: Ask, choice: int) -> str:
        if choice != BONUS:
            return self.speech.say("answer-pulsar-take-tile")
        ops = self.components.bonus(view.map.tiles[ask.x])
        return self.speech.say("answer-pulsar-take-bonus", ops=ops)

    def _red(self, view: PulsarView, ask: Ask, choice: int) -> str:
        other = next(tile.links[choice] for tile in view.transmitters if tile.tile == ask.x)
        value = TRANSMITTERS[ask.x].ends[choice] + TRANSMITTERS[other // 2].ends[other % 2]
        name = self.components.transmitter_name(other // 2)
        return self.speech.say("answer-pulsar-choose-red", value=value, name=name)

    def _keep(self, view: PulsarView, ask: Ask, choice: int) -> str:
        kind = view.supply.looked_at[choice]
        name, ops = self.components.exploration(kind).name, self.components.find(kind)
        return self.speech.say("answer-pulsar-keep-tile", name=name, ops=ops)

    def _goal(self, view: PulsarView, ask: Ask, choice: int) -> str:
        goal = self.components.goal(view.table.goals[choice])
        return self.speech.say("answer-pulsar-goal", name=goal.name, rule=goal.rule)

    def path(self, hops: list[int]) -> str:
        """A route by the short names of its nodes."""
        return enumeration(self.speech, [SIDES[0].names[hop] for hop in hops])


def twin(ends: tuple[int, ...], end: int) -> str:
    """Which of two equal ends of a transmitter is meant; ``no`` if its number tells."""
    return ("first", "second")[end] if len(ends) == 2 and ends[0] == ends[1] else "no"


def hops_of(view: PulsarView, ask: Ask, plan: Plan) -> list[int]:
    """The hops of a whole flight, which are the last of its answers: as many as its die shows."""
    return plan.choices[-view.seats[ask.seat].dice[ask.x] :] if ask.decision == ACT else plan.choices
