"""Name and rule text of every component of PULSAR 2849; no effect is typed twice."""

from collections import Counter
from dataclasses import dataclass
from typing import final

from orrery.engine.bits import has
from orrery.games.pulsar.data.components import CLASSES, SPACES, Technology
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.systems import BLUE, COLOURS, LEAST_PLAYERS, SYSTEM_TILES
from orrery.games.pulsar.data.technologies import (
    BOARDS,
    CATEGORIES,
    CATEGORY_OF_PLACE,
    IN_PLAY,
    TECHNOLOGIES,
)
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.data.vocabulary import EACH_ROUND, Part
from orrery.games.pulsar.view import PulsarView
from orrery.shown.lists import enumeration, listing
from orrery.shown.pulsar.effects import EffectTexts
from orrery.shown.pulsar.words import Words


@dataclass(frozen=True, slots=True)
class Component:
    """What is printed on a component: what it is called and what it does."""

    name: str
    rule: str


@final
class Components:
    """Components by their place in the tables of :mod:`orrery.games.pulsar.data`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech
        self.effects = EffectTexts(words)

    def technology(self, view: PulsarView | None, number: int) -> Component:
        """A technology; with a view also who has patented it in this game."""
        entry = TECHNOLOGIES[number]
        owners = [] if view is None else self._owners(view, number)
        patented = self.speech.say("rule-pulsar-patented", seats=listing(self.speech, owners))
        rule = self._technology_rule(entry)
        return Component(self.technology_name(number), f"{rule} {patented}" if owners else rule)

    def technology_name(self, number: int) -> str:
        key = TECHNOLOGIES[number].key
        return self._named(self.speech.say(f"technology-pulsar-{key}"), key)

    def _technology_rule(self, entry: Technology) -> str:
        return self.speech.say(
            "rule-pulsar-technology",
            cost=entry.cost,
            row=entry.row,
            kind=CLASSES[entry.kind],
            spaces=SPACES[entry.spaces],
            effects=self.effects.parts(entry.parts),
        )

    def _owners(self, view: PulsarView, number: int) -> list[str]:
        if number not in technologies_in_play(view):
            return []
        bits = view.table.patents[number % IN_PLAY]
        return [name for seat, name in enumerate(self.words.names) if has(bits, seat)]

    def board(self, letter: int, category: int) -> str:
        """A technology board; categories count from 0."""
        return self.speech.say("board-pulsar", key=BOARDS[letter * CATEGORIES + category].key)

    def transmitter(self, tile: int) -> Component:
        """A transmitter: what it costs, its ends, what it brings."""
        entry = TRANSMITTERS[tile]
        costs = listing(self.speech, [str(cost) for cost in entry.costs])
        ends = listing(self.speech, [str(pips) for pips in entry.ends])
        lines = [self.speech.say("rule-pulsar-costs", count=len(entry.costs), costs=costs)]
        if entry.now:
            lines.append(self.speech.say("rule-pulsar-online", ops=self.effects.ops(entry.now)))
        if entry.each_round:
            lines.append(self.effects.part(Part(EACH_ROUND, entry.each_round)))
        lines.append(self.speech.say("rule-pulsar-ends", count=len(entry.ends), ends=ends))
        return Component(self.transmitter_name(tile), " ".join(lines))

    def transmitter_name(self, tile: int) -> str:
        key = TRANSMITTERS[tile].key
        return self._named(self.speech.say(f"transmitter-pulsar-{key}"), key)

    def hq(self, board: int) -> str:
        """A headquarters board whose side is not chosen yet."""
        return self.speech.say("hq-pulsar", key=FACES[2 * board].key[0])

    def face(self, face: int) -> Component:
        """A side of a headquarters board and all its projects."""
        projects = [self.project(face, place) for place in range(len(PLACES))]
        rule = " ".join(f"{project.name}: {project.rule}" for project in projects)
        return Component(self.face_name(face), rule)

    def face_name(self, face: int) -> str:
        key = FACES[face].key
        return self._named(self.speech.say(f"face-pulsar-{key}"), key)

    def project(self, face: int, place: int) -> Component:
        """One project of a side, by its place from the bottom up."""
        cost = FACES[face].projects[place].cost
        rule = self.speech.say("rule-pulsar-project", cost=cost, ops=self.benefit(face, place))
        return Component(self.project_name(place), rule)

    def project_name(self, place: int) -> str:
        return self.speech.say(f"project-pulsar-{PLACES[place]}")

    def benefit(self, face: int, place: int) -> str:
        """What a project brings."""
        return self.effects.ops(FACES[face].projects[place].ops)

    def goal(self, face: int) -> Component:
        """A side of a goal tile: its condition, points and bonuses."""
        entry = GOALS[face]
        what = self.effects.count(entry.count, entry.need)
        lines = [self.speech.say("rule-pulsar-goal", what=what, points=self.effects.points(entry.points))]
        for cubes, points in entry.bonuses:
            lines.append(
                self.speech.say(
                    "rule-pulsar-goal-bonus",
                    cubes=self.effects.cubes(cubes),
                    points=self.effects.points(points),
                )
            )
        return Component(self.goal_name(face), " ".join(lines))

    def goal_name(self, face: int) -> str:
        return self._called(self.speech.say(f"goal-pulsar-{GOALS[face].key}"))

    def system_tile(self, tile: int) -> Component:
        """A planetary system: its planets and its exploration bonus."""
        planets = enumeration(self.speech, self._planets(tile))
        rule = self.speech.say("rule-pulsar-system", planets=planets, ops=self.bonus(tile))
        return Component(self.system_name(tile), rule)

    def bonus(self, tile: int) -> str:
        """The exploration bonus of a planetary system."""
        return self.effects.ops(SYSTEM_TILES[tile].bonus)

    def system_name(self, tile: int) -> str:
        return self._called(self.speech.say(f"system-pulsar-{SYSTEM_TILES[tile].key}"))

    def _planets(self, tile: int) -> list[str]:
        kinds = Counter(zip(COLOURS[tile], LEAST_PLAYERS[tile]))
        return [
            self.speech.say(
                "rule-pulsar-planet", colour="blue" if colour == BLUE else "lifeless", players=players, n=n
            )
            for (colour, players), n in kinds.items()
        ]

    def exploration(self, kind: int) -> Component:
        """A kind of exploration tile and how many there are of it."""
        entry = EXPLORATION[kind]
        rule = self.speech.say("rule-pulsar-exploration", ops=self.find(kind), copies=entry.copies)
        return Component(self._called(self.speech.say(f"exploration-pulsar-{entry.key}")), rule)

    def find(self, kind: int) -> str:
        """What an exploration tile gives."""
        return self.effects.ops(EXPLORATION[kind].ops)

    def _named(self, name: str, key: str) -> str:
        return self.speech.say("named-pulsar", name=name, key=key)

    def _called(self, name: str) -> str:
        return self.speech.say("called-pulsar", name=name)


def technologies_in_play(view: PulsarView) -> list[int]:
    """The 17 technologies of this game by their place; none before the boards are drawn."""
    boards = view.table.boards
    if -1 in boards:
        return []
    return [boards[category - 1] * IN_PLAY + place for place, category in enumerate(CATEGORY_OF_PLACE)]
