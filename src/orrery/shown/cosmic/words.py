"""The small words of Cosmic Encounter: seats, powers, cards, destiny, and the places of tokens."""

from typing import Final, NamedTuple, final

from orrery.engine.bits import has
from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    COMPROMISE,
    EDICT_TYPE,
    FLARE_TYPE,
    KICKER_TYPE,
    NO_CARD,
    POWER_OF,
    PRINTED,
    PULSAR_TYPE,
    REINFORCEMENT_TYPE,
    TYPE_OF,
    VALUES,
)
from orrery.games.cosmic.data.destiny import COLOURS, DESTINY_NAMES, WILD
from orrery.games.cosmic.data.moons import MOON_NAMES, MOONS_EACH, NO_MOON
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.names import IN_CONE, IN_WARP, PLACE_NUMBERS, STACK_PLACES
from orrery.games.cosmic.stacks import CARRIER, FIRST_CAPTIVES, WHERE
from orrery.games.cosmic.view import CosmicView
from orrery.shown.lists import enumeration
from orrery.shown.sentences import CLOSED
from orrery.texts.speech import Speech

FIRST_LETTER: Final = ord("A")
CRESCENT: Final = "☾"
"""Between the letter of a system and the number of a moon."""
NO_PLANETS: Final = {IN_CONE: "place-cosmic-cone", IN_WARP: "place-cosmic-warp"}
"""Where tokens can be besides planets."""


class Stack(NamedTuple):
    """A token of one player and those that it carries, by seat."""

    carrier: int
    place: int
    captives: tuple[int, ...]

    @property
    def height(self) -> int:
        return 1 + sum(self.captives)


def stacks_in(view: CosmicView) -> list[Stack]:
    """All stacks, in the order of the row."""
    width = view.flow.seats + FIRST_CAPTIVES
    rows = [view.stacks[at : at + width] for at in range(0, len(view.stacks), width)]
    return [Stack(row[CARRIER], row[WHERE], tuple(row[FIRST_CAPTIVES:])) for row in rows]


def stacks_of(view: CosmicView, seat: int, place: int) -> list[Stack]:
    """The stacks among the tokens of a player at a place."""
    return [stack for stack in stacks_in(view) if (stack.carrier, stack.place) == (seat, place)]


@final
class Words:
    """Says what is smaller than a sentence. ``names`` are the players by seat, as short as can be."""

    def __init__(self, speech: Speech, names: list[str]) -> None:
        self.speech = speech
        self.names = short_names(names)

    def seat(self, seat: int) -> str:
        """A player; nobody in particular is called so."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.speech.say("seat-cosmic-nobody")

    def seats(self, mask: int) -> list[str]:
        """The players that are given as bits."""
        return [name for seat, name in enumerate(self.names) if has(mask, seat)]

    def power(self, power: int) -> str:
        return self.speech.say(f"power-cosmic-{POWER_KEYS[power]}")

    def power_line(self, power: int) -> str:
        """What a power does, in one line."""
        return self.speech.say(f"does-cosmic-{POWER_KEYS[power]}")

    def told_power(self, power: int) -> str:
        """Name and line of a power."""
        return self.line(self.power(power), self.power_line(power))

    def line(self, name: str, line: str) -> str:
        return self.speech.say("play-cosmic-line", name=name, line=line)

    def by(self, name: str, seats: list[str]) -> str:
        """Something, and who does it."""
        return self.speech.say("play-cosmic-by", name=name, seats=enumeration(self.speech, seats))

    def card(self, kind: int) -> str:
        """A card by its kind; one that the listener may not know is just a card."""
        if kind == NO_CARD:
            return self.speech.say("card-cosmic-unknown")
        if kind < COMPROMISE:
            return self.speech.say("card-cosmic-attack", value=VALUES[kind])
        if TYPE_OF[kind] == EDICT_TYPE:
            return self.speech.say(f"edict-cosmic-{CARD_NAMES[kind]}")
        if TYPE_OF[kind] == FLARE_TYPE:
            return self.speech.say("card-cosmic-flare", power=self.power(POWER_OF[kind]))
        if TYPE_OF[kind] == PULSAR_TYPE:
            return self.speech.say("card-cosmic-pulsar", power=self.power(POWER_OF[kind]))
        if TYPE_OF[kind] == KICKER_TYPE:
            return self.speech.say("card-cosmic-kicker", factor=signed(PRINTED[kind]))
        if TYPE_OF[kind] == REINFORCEMENT_TYPE:
            return self.speech.say("card-cosmic-reinforcement", number=PRINTED[kind])
        return self.speech.say("card-cosmic-compromise")

    def cards(self, counts: tuple[int, ...]) -> list[str]:
        """Cards that are given as a number for each kind."""
        return [self.times(self.card(kind), count) for kind, count in enumerate(counts) if count > 0]

    def times(self, card: str, count: int) -> str:
        return card if count == 1 else self.speech.say("card-cosmic-times", card=card, count=count)

    def destiny(self, kind: int) -> str:
        """A card of the destiny pile; a colour by its player."""
        if kind < COLOURS:
            return self.speech.say("destiny-cosmic-colour", seat=self.seat(kind))
        return self.speech.say(f"destiny-cosmic-{DESTINY_NAMES[kind]}")

    def told_destiny(self, kind: int) -> str:
        """A destiny card, and what a special or comet does."""
        name = self.destiny(kind)
        return (
            name if kind <= WILD else self.line(name, self.speech.say(f"fate-cosmic-{DESTINY_NAMES[kind]}"))
        )

    def place(self, view: CosmicView, place: int) -> str:
        """A planet by the letter of its system and its number there; or the cone."""
        if place in NO_PLANETS:
            return self.speech.say(NO_PLANETS[place])
        moon = moon_of(view, place)
        if moon >= 0:
            return f"{letter(moon // MOONS_EACH)}{CRESCENT}{moon % MOONS_EACH + 1}"
        return f"{letter(place // view.planets)}{place % view.planets + 1}"

    def site(self, view: CosmicView, place: int) -> str:
        """A planet, and who stands there."""
        if place in NO_PLANETS:
            return self.speech.say("answer-cosmic-cone" if place == IN_CONE else "answer-cosmic-warp")
        name, stand = self.called(view, place), self.stand(view, place)
        if not stand:
            return self.speech.say("place-cosmic-empty", place=name)
        return self.speech.say("place-cosmic-held", place=name, tokens=enumeration(self.speech, stand))

    def called(self, view: CosmicView, place: int) -> str:
        """A planet; a moon with what it is, as far as the listener knows."""
        name, moon = self.place(view, place), moon_of(view, place)
        if moon < 0 or view.moons[moon] == NO_MOON:
            return name
        return self.speech.say("place-cosmic-moon", place=name, moon=self.moon(view.moons[moon]))

    def moon(self, kind: int) -> str:
        return self.speech.say(f"moon-cosmic-{MOON_NAMES[kind]}")

    def told_moon(self, kind: int) -> str:
        """A moon, and what it does."""
        return self.line(self.moon(kind), self.moon_line(kind))

    def moon_line(self, kind: int) -> str:
        """What a moon does."""
        return self.speech.say(f"orbit-cosmic-{MOON_NAMES[kind]}")

    def stand(self, view: CosmicView, place: int) -> list[str]:
        """Who has how many tokens on a planet."""
        seats = view.flow.seats
        row = view.tokens[place * seats : (place + 1) * seats]
        return self.forces(view, row, place)

    def forces(self, view: CosmicView, row: tuple[int, ...], place: int) -> list[str]:
        """The tokens of each player at a place, and the stacks among them."""
        return [
            self.carrying(self.force(seat, count), stacks_of(view, seat, place))
            for seat, count in enumerate(row)
            if count
        ]

    def carrying(self, tokens: str, stacks: "list[Stack]") -> str:
        """Tokens, and how high the stacks among them are."""
        if not stacks:
            return tokens
        heights = enumeration(self.speech, [str(stack.height) for stack in stacks])
        return self.speech.say("place-cosmic-stacks", tokens=tokens, count=len(stacks), heights=heights)

    def stack(self, view: CosmicView, number: int) -> str:
        """A stack: where it is, its height, and whom it holds."""
        stack = stacks_in(view)[number]
        held = [self.force(seat, count) for seat, count in enumerate(stack.captives) if count]
        captives, where = enumeration(self.speech, held), self.whereabouts(view, stack.place)
        return self.speech.say("stack-cosmic", place=where, height=stack.height, captives=captives)

    def whereabouts(self, view: CosmicView, place: int) -> str:
        """Where a stack is: on a planet, or on the way."""
        on_planet = place < len(PLACE_NUMBERS)
        return (
            self.place(view, place) if on_planet else self.speech.say(f"stack-cosmic-{STACK_PLACES[place]}")
        )

    def force(self, seat: int, count: int) -> str:
        """A player and a number of tokens."""
        return self.speech.say("place-cosmic-tokens", seat=self.seat(seat), count=count)

    def side(self, view: CosmicView, side: int) -> str:
        """A side of the challenge with its main player."""
        main = self.seat(view.defence if side else view.offence)
        return self.speech.say("side-cosmic-defence" if side else "side-cosmic-offence", seat=main)


def short_names(names: list[str]) -> list[str]:
    """Names without what is added to them in brackets, as long as they differ; marked ones stay marked."""
    short = [name.partition(" (")[0].removesuffix(CLOSED) + CLOSED * name.endswith(CLOSED) for name in names]
    return short if len(set(short)) == len(names) else names


def signed(value: int) -> str:
    """A number with a proper minus."""
    return str(value) if value >= 0 else f"−{-value}"


def moon_of(view: CosmicView, place: int) -> int:
    """The number of the moon at a place, below 0 for a planet."""
    return place - len(view.home) * view.planets


def letter(system: int) -> str:
    """Systems go by the letters of the seats; the second one of Progenitor takes the next letter."""
    return chr(FIRST_LETTER + system)
