"""The small words of PULSAR 2849: sizes, colours, tokens, and the places on the map."""

from typing import Final, final

from orrery.engine.bits import has
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import COLOURS as PLANET_COLOURS
from orrery.games.pulsar.data.systems import LEAST_PLAYERS
from orrery.games.pulsar.data.tracks import PENALTIES
from orrery.games.pulsar.data.vocabulary import COLOURS, SIZES, SMALL
from orrery.games.pulsar.state import DICE, FIRST_GATE, FIRST_PULSAR, RED, SYSTEMS
from orrery.games.pulsar.view import PulsarView
from orrery.shown.lists import alternatives, listing
from orrery.texts.speech import Speech

TOKENS: Final = ("none", "minus-one", "plus-one", "plus-two")
KIND_OF_LETTER: Final = {
    "S": "system", "P": "pulsar", "X": "isolated", "G": "green", "M": "magenta", "O": "orange", "E": "entry",
}  # fmt: skip


@final
class Words:
    """Says what is smaller than a sentence. ``names`` are the players by seat."""

    def __init__(self, speech: Speech, names: list[str]) -> None:
        self.speech = speech
        self.names = names

    def place(self, number: int) -> str:
        """A place in an order, such as 1st."""
        return self.speech.say("place-pulsar", n=number)

    @staticmethod
    def space(number: int) -> str:
        """A space of a track by what is printed on it: its number, or what it costs."""
        return f"−{PENALTIES[number]}" if PENALTIES[number] else str(number)

    def size(self, size: int) -> str:
        return self.speech.say(f"size-pulsar-{SIZES[size]}")

    def sizes(self, mask: int) -> str:
        """Sizes given as bits 1 to 3."""
        return alternatives(
            self.speech, [self.size(size) for size in range(SMALL, len(SIZES)) if has(mask, size)]
        )

    def colour(self, colour: int) -> str:
        return self.speech.say(f"colour-pulsar-{COLOURS[colour]}")

    def colours(self, mask: int) -> str:
        """Colours of gates given as bits."""
        return listing(
            self.speech, [self.colour(colour) for colour in range(len(COLOURS)) if has(mask, colour)]
        )

    def node(self, name: str) -> str:
        """A place on the map by its name, such as ``G03``."""
        return self.speech.say(f"node-pulsar-{KIND_OF_LETTER[name[0]]}", name=name)

    def node_at(self, view: PulsarView, node: int) -> str:
        """A place by its number on the side of the map that is played."""
        return self.node(SIDES[view.table.side].names[node])

    def pulsar(self, pulsar: int) -> str:
        return self.node(SIDES[0].names[FIRST_PULSAR + pulsar])

    def token(self, kind: int) -> str:
        """A modifier: 0 is ±1, 1 is +2."""
        return self.speech.say("token-pulsar-plus-two" if kind == 1 else "token-pulsar-plus-minus")

    def dice(self, view: PulsarView, seat: int) -> list[str]:
        """The dice of a seat that are not spent; the red ones are named."""
        values = view.seats[seat].dice
        own = [self._die(slot, values[slot]) for slot in range(DICE) if values[slot] >= 0]
        return own + [self._die(RED, value) for value in held_reds(view, seat)]

    def _die(self, slot: int, value: int) -> str:
        return self.speech.say("dice-pulsar-die", colour="red" if slot == RED else "silver", value=value)

    def site(self, view: PulsarView, node: int) -> str:
        """A place and what is known of it: what a system is, whose a pulsar is."""
        text = self.node_at(view, node)
        if node < SYSTEMS:
            if view.map.tiles[node] < 0:
                return self.speech.say("site-pulsar-face-down", node=text)
            planets = self.free_planets(view, node)
            return self.speech.say("site-pulsar-system", node=text, planets=planets)
        if node >= FIRST_GATE:
            return text
        owner = view.map.claims[node - FIRST_PULSAR]
        if owner < 0:
            return self.speech.say("site-pulsar-free", node=text)
        return self.speech.say("site-pulsar-claimed", node=text, seat=self.names[owner])

    def free_planets(self, view: PulsarView, system: int) -> str:
        """The free open planets of a system that lies face up."""
        blue, lifeless = free_planets(view, system)
        return self.speech.say("planets-pulsar-free", blue=blue, lifeless=lifeless, n=blue + lifeless)


def held_reds(view: PulsarView, seat: int) -> list[int]:
    """The values of the bonus dice that a seat holds."""
    counts = view.seats[seat].bonuses
    return [value for value, count in enumerate(counts) for _ in range(count)]


def free_planets(view: PulsarView, system: int) -> tuple[int, int]:
    """How many blue and how many lifeless planets of a face-up system are open and free (P4.5)."""
    tile = view.map.tiles[system]
    free = [0, 0]
    for planet, colour in enumerate(PLANET_COLOURS[tile]):
        if LEAST_PLAYERS[tile][planet] <= view.flow.seats and view.map.stations[system][planet] < 0:
            free[colour] += 1
    return free[0], free[1]
