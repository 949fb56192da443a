"""What lies before each player of PULSAR 2849, in sentences."""

from typing import Final, final

from orrery.engine.bits import count_bits, has
from orrery.games.pulsar.data.headquarters import PLACES
from orrery.games.pulsar.data.star_map import ENTRY, SIDES
from orrery.games.pulsar.data.technologies import IN_PLAY
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.state import FIRST_GATE, PULSARS
from orrery.games.pulsar.view import PulsarView, TransmitterView
from orrery.shown.lists import enumeration, listing
from orrery.shown.pulsar.component_texts import Components, technologies_in_play
from orrery.shown.sentences import Sentence, sentence

NEAR: Final = 4
"""How many segments around the own ship are told."""


@final
class Holdings:
    """Sentences on one player; what a player has nothing of is not mentioned."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech

    def sentences(self, view: PulsarView, seat: int) -> list[Sentence]:
        return [
            self._goods(view, seat),
            *self._ship(view, seat),
            *self._held(view, seat),
            *self._pulsars(view, seat),
            *self._stations(view, seat),
            *self._arrays(view, seat),
            *self._headquarters(view, seat),
            *self._patents(view, seat),
            *self._awards(view, seat),
        ]

    def _goods(self, view: PulsarView, seat: int) -> Sentence:
        mine = view.seats[seat]
        return sentence(
            self.speech,
            "position-pulsar-goods",
            seat,
            points=self.components.effects.points(mine.points),
            cubes=self.components.effects.cubes(mine.cubes),
            plusminus=mine.plus_minus,
            plustwo=mine.plus_two,
        )

    def _ship(self, view: PulsarView, seat: int) -> list[Sentence]:
        if view.seats[seat].ship < 0:
            return []
        node = self.words.node_at(view, view.seats[seat].ship)
        return [sentence(self.speech, "position-pulsar-ship", seat, node=node)]

    def _held(self, view: PulsarView, seat: int) -> list[Sentence]:
        held = [
            self.speech.say("position-pulsar-held-size", n=n, size=self.words.size(size))
            for size, n in enumerate(view.seats[seat].held, start=1)
            if n > 0
        ]
        text = listing(self.speech, held)
        return [sentence(self.speech, "position-pulsar-held", seat, held=text)] if held else []

    def _pulsars(self, view: PulsarView, seat: int) -> list[Sentence]:
        found = [self._pulsar(view, n) for n in range(PULSARS) if view.map.claims[n] == seat]
        text = enumeration(self.speech, found)
        return [sentence(self.speech, "position-pulsar-pulsars", seat, pulsars=text)] if found else []

    def _pulsar(self, view: PulsarView, pulsar: int) -> str:
        size = view.map.gyrodynes[pulsar]
        state = "empty" if size == 0 else "spinning" if view.map.spinning[pulsar] else "construction"
        return self.speech.say(
            "position-pulsar-pulsar",
            pulsar=self.words.pulsar(pulsar),
            state=state,
            size=self.words.size(size) if size else "",
        )

    def _stations(self, view: PulsarView, seat: int) -> list[Sentence]:
        names = SIDES[view.table.side].names
        systems = [names[system] for system, row in enumerate(view.map.stations) if seat in row]
        kept = view.seats[seat].kept_stations
        if not systems and not kept:
            return []
        text = enumeration(self.speech, systems)
        return [
            sentence(
                self.speech, "position-pulsar-stations", seat, count=len(systems), systems=text, kept=kept
            )
        ]

    def _arrays(self, view: PulsarView, seat: int) -> list[Sentence]:
        """One sentence for each array, tile by tile along its links."""
        return [
            sentence(
                self.speech,
                "position-pulsar-array",
                seat,
                tiles=enumeration(self.speech, [self._tile(tile) for tile in array]),
            )
            for array in arrays_of(view, seat)
        ]

    def _tile(self, tile: TransmitterView) -> str:
        return self.speech.say(
            "position-pulsar-tile",
            name=self.components.transmitter_name(tile.tile),
            state="online" if tile.online else "offline",
            paid=int(count_bits(tile.paid)),
            costs=len(TRANSMITTERS[tile.tile].costs),
        )

    def _headquarters(self, view: PulsarView, seat: int) -> list[Sentence]:
        mine = view.seats[seat]
        if mine.face < 0:
            return []
        done = [self.components.project_name(n) for n in range(len(PLACES)) if has(mine.projects, n)]
        flown = [self.components.project_name(n) for n in range(len(PLACES)) if has(mine.runs, n)]
        lines = [
            sentence(
                self.speech,
                "position-pulsar-hq",
                seat,
                face=self.components.face_name(mine.face),
                count=len(done),
                projects=enumeration(self.speech, done),
            )
        ]
        if flown:
            text = enumeration(self.speech, flown)
            lines.append(sentence(self.speech, "position-pulsar-runs", seat, projects=text))
        return lines

    def _patents(self, view: PulsarView, seat: int) -> list[Sentence]:
        found = [
            self.components.technology_name(number)
            for number in technologies_in_play(view)
            if has(view.table.patents[number % IN_PLAY], seat)
        ]
        text = enumeration(self.speech, found)
        return [sentence(self.speech, "position-pulsar-patents", seat, patents=text)] if found else []

    def _awards(self, view: PulsarView, seat: int) -> list[Sentence]:
        sizes = [self.words.size(n // 2 + 1) for n, owner in enumerate(view.supply.awards) if owner == seat]
        text = listing(self.speech, sizes)
        return [sentence(self.speech, "position-pulsar-awards", seat, sizes=text)] if sizes else []

    def own(self, view: PulsarView, seat: int) -> list[Sentence]:
        """The dice of the listener, and what is near the own ship."""
        mine = view.seats[seat]
        dice = self.words.dice(view, seat)
        text = listing(self.speech, dice)
        lines = [sentence(self.speech, "position-pulsar-own-dice", dice=text)] if dice else []
        near = [] if mine.ship < 0 else self._near(view, mine.ship)
        if near:
            lines.append(sentence(self.speech, "position-pulsar-near", sites=enumeration(self.speech, near)))
        return lines

    def _near(self, view: PulsarView, ship: int) -> list[str]:
        return [
            self.speech.say("position-pulsar-site", site=self.words.site(view, node), distance=distance)
            for node, distance in sites_near(view.table.side, ship)
        ]


def arrays_of(view: PulsarView, seat: int) -> list[list[TransmitterView]]:
    """The arrays of a seat, each in the order of its links (P6.7)."""
    left = {entry.tile: entry for entry in view.transmitters if entry.keeper == seat}
    arrays: list[list[TransmitterView]] = []
    while left:
        loose = [tile for tile, entry in left.items() if sum(end >= 0 for end in entry.links) < 2]
        array = [left.pop(loose[0])]
        while following := [end // 2 for end in array[-1].links if end >= 0 and end // 2 in left]:
            array.append(left.pop(following[0]))
        arrays.append(array)
    return arrays


def sites_near(side: int, start: int) -> list[tuple[int, int]]:
    """Systems and pulsars up to ``NEAR`` segments away, with the distance, the nearest first."""
    stars = SIDES[side]
    distances = {start: 0}
    queue = [start]
    for node in queue:
        for beyond in stars.neighbours[node]:
            if beyond not in distances and stars.kinds[beyond] != ENTRY and distances[node] < NEAR:
                distances[beyond] = distances[node] + 1
                queue.append(beyond)
    return [(node, distance) for node, distance in distances.items() if distance > 0 and node < FIRST_GATE]
