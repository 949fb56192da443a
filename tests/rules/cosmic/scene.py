"""Challenges of Cosmic Encounter by keyword facts, and answers in notation: tests that read like examples.

Seats are A to F; A is the offence, B the defence, unless told otherwise. Planets are p0, p1 … : with
five planets to a system those of A are p0 to p4, those of B p5 to p9, of C p10 to p14, of D p15 to p19.
"""

from typing import Any

from orrery.engine.flow import CHANCE, PASS, Ask
from orrery.games.cosmic.data.cards import CARD_NAMES, KINDS
from orrery.games.cosmic.data.destiny import DESTINY_NAMES, FIRST_SPECIAL
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import EVENTS, WINDOW
from orrery.games.cosmic.names import MOST_PLACES, SEAT_NAMES
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.setup import YES
from orrery.games.cosmic.state import DEFENCE, FOUR, OFFENCE, Cosmic
from orrery.games.cosmic.tables import BOOK, WINDOWS
from orrery.games.cosmic.timing import TIMINGS
from orrery.games.cosmic.tokens import owner_of, spots, tokens_at
from tests.rules.written import Written

FILLER = "keeper"
"""A card that is of no use here: who holds it is asked at every moment of the chart."""


def seat(name: str) -> int:
    return SEAT_NAMES.index(name)


def place(name: str) -> int:
    return int(name.removeprefix("p"))


def kind(name: str) -> int:
    return CARD_NAMES.index(name)


def power(name: str) -> int:
    return POWER_KEYS.index(name)


def _take_from_fullest(standing: dict[str, int], tokens: int) -> None:
    """Of planets that are as full as each other the last one first."""
    for _ in range(tokens):
        fullest = max(standing, key=lambda planet: (standing[planet], place(planet)))
        standing[fullest] -= 1


class Scene:
    """A challenge of A against B, before it begins: all tokens stand at home, everybody holds one Keeper.

    ``powers`` names those of A, B, C …; "" is a player without a power, "virus+mutant" one with two.
    Tell what each player does with ``cone``, ``invite``, ``join`` and ``cards``, then go ``to`` a moment of
    the timing chart: everything that the test has not told is answered by a pass or the first option.
    """

    def __init__(self, *powers: str, seats: int = 4, **options: Any) -> None:
        settings = {key.replace("_", "-"): str(value) for key, value in options.items()}
        self.written = Written(COSMIC, COSMIC.setup(seats, {"flares": "eon", **settings}))
        self.sent = 1
        self.target = "p5"
        self.destiny = "blue"
        self.invited = {"A": "nobody", "B": "nobody"}
        self.joins: dict[str, tuple[str, int]] = {}
        self.laid: dict[str, str] = {}
        self.kicked: dict[str, str] = {}
        self.facts("frame 1: game - take-turns 0 0 0")
        for name, keys in zip(SEAT_NAMES, powers):
            self._give_powers(name, keys)
        for name in SEAT_NAMES[:seats]:
            self.hand(name, FILLER)

    def _give_powers(self, name: str, keys: str) -> None:
        """Secret ones, if the table plays with them."""
        for key in filter(None, keys.split("+")):
            self.facts(f"owner: {key}={name}")
            if self.written.setup.options["secret-powers"] == YES and not BOOK.traits[power(key)].lies_open:
                self.facts(f"secret: {key}=1")

    @property
    def state(self) -> Cosmic:
        """The position as it was written, or played since; it is another one after a fact was written."""
        return self.written.state

    # Facts.

    def facts(self, *lines: str) -> "Scene":
        """Lines of a position; places of a row that they don't name stay as they are."""
        self.written.say(*lines)
        return self

    def hand(self, name: str, *cards: str) -> "Scene":
        """Give a player these cards, out of the deck or from outside if it has none left."""
        key = f"hands {name}"
        for card in cards:
            self.written.place(key, {card: self.written.placed(key, card, 0) + 1})
        return self

    def base(self, name: str, planet: str, tokens: int) -> "Scene":
        """Let so many tokens of a player stand on a planet; others come from the Warp, or go there.

        What the Warp lacks comes from the fullest of the other planets.
        """
        standing = self._standing(name)
        warp = self.in_warp(name) + standing.pop(planet) - tokens
        _take_from_fullest(standing, -warp)
        return self._settle(name, {**standing, planet: tokens}, max(0, warp))

    def warp(self, name: str, tokens: int) -> "Scene":
        """Let so many tokens of a player be in the Warp; others stand on the last home planet.

        What the Warp lacks comes from the fullest planets.
        """
        standing = self._standing(name)
        homes = [planet for planet in standing if owner_of(self.state, place(planet)) == seat(name)]
        more = tokens - self.in_warp(name)
        _take_from_fullest(standing, more)
        standing[homes[-1]] += max(0, -more)
        return self._settle(name, standing, tokens)

    def second_system(self, name: str, second: str) -> "Scene":
        """The second system of a Progenitor, p20 to p24 if four play, and the power that came with it."""
        system, planets = len(self.state.home), int(self.state.planets)
        fresh = {f"p{number}": FOUR for number in range((system - 1) * planets, system * planets)}
        self.written.place(f"tokens {name}", fresh)
        self.facts(f"home: {system}={name}", f"owner: {second}={name}")
        return self.facts(f"own: progenitor-second={second}")

    def stages(self, name: str, *keys: str, at: int = 1) -> "Scene":
        """The life stages of a player's Pentaform, and the one at which it is."""
        stages = {f"pentaform-stages-{number}": key for number, key in enumerate(keys, start=1)}
        self.written.place("own", {**stages, "pentaform-stage": at})
        return self.facts(f"owner: pentaform={name}")

    def empty_handed(self, name: str) -> "Scene":
        """Take all cards of a player back into the deck."""
        self.written.erase(f"hands {name}")
        return self

    def deck_in_hand_of(self, name: str) -> "Scene":
        """A player holds all that was left in the deck."""
        left = [CARD_NAMES[k] for k in range(KINDS) for _ in range(self.state.deck[k])]
        return self.hand(name, *left)

    def discard_deck(self) -> "Scene":
        """All that is left in the deck is discarded."""
        left = {CARD_NAMES[k]: int(self.state.deck[k] + self.state.discards[k]) for k in range(KINDS)}
        self.written.place("discards", left)
        return self

    def add_destiny(self, *cards: str) -> "Scene":
        """Let these be in the destiny pile, as colours and wilds are anyhow."""
        for card in cards:
            if DESTINY_NAMES.index(card) >= FIRST_SPECIAL:
                self.facts(f"destiny: {card}=1", f"specials: {card}=0")
        return self

    def flip_all_but(self, *cards: str) -> "Scene":
        """The destiny pile holds no more than these; the others are out."""
        state = self.state
        for number, name in enumerate(DESTINY_NAMES):
            left = cards.count(name)
            out = state.destiny[number] + state.destiny_out[number] - left
            self.facts(f"destiny: {name}={left}", f"destiny-out: {name}={out}")
        return self

    def _standing(self, name: str) -> dict[str, int]:
        """The tokens of a player on every planet and moon."""
        count = int(spots(self.state))
        return {f"p{number}": self.tokens(name, f"p{number}") for number in range(count)}

    def _settle(self, name: str, standing: dict[str, int], warp: int) -> "Scene":
        self.written.place(f"tokens {name}", standing)
        return self.facts(f"warp: {name}={warp}")

    # What players do.

    def cone(self, tokens: int, at: str = "p5") -> "Scene":
        """A sends so many tokens against a planet."""
        self.sent, self.target = tokens, at
        return self

    def invite(self, offence: str = "nobody", defence: str = "nobody") -> "Scene":
        self.invited = {"A": offence, "B": defence}
        return self

    def join(self, name: str, side: str, tokens: int) -> "Scene":
        """An ally joins ``offence`` or ``defence``; it is invited as well."""
        main = "A" if side == "offence" else "B"
        guests = self.invited[main].replace("nobody", "") + name
        self.invited[main] = "".join(sorted(guests))
        self.joins[name] = (side, tokens)
        return self

    def cards(self, offence: str, defence: str) -> "Scene":
        """The challenge cards that A and B will lay; they get them if they don't hold them."""
        for name, card in (("A", offence), ("B", defence)):
            if self.count(name, card) == 0:
                self.hand(name, card)
            self.laid[name] = card
        return self

    def kickers(self, offence: str = "", defence: str = "") -> "Scene":
        """The kickers that A and B will lay; they get them."""
        for name, card in (("A", offence), ("B", defence)):
            if card:
                self.hand(name, card)
                self.kicked[name] = card
        return self

    # Going on.

    def to(self, moment: str) -> "Scene":
        """Go on until everybody is asked at a moment of the chart, or what must happen there asks."""
        point = TIMINGS.index(moment)
        self.drive()
        for _ in range(2000):
            if self._is_at(point):
                return self
            self.step()
        raise AssertionError(f"the challenge never came to {moment}")

    def _is_at(self, point: int) -> bool:
        state = self.state
        if not state.open or state.ask_at(0).decision != RESPOND:
            return False
        top = state.frame(state.depth - 1)
        return top.procedure == WINDOW and top.x == point

    def until(self, decision: str) -> "Scene":
        """Go on until a question of this kind is put."""
        self.drive()
        for _ in range(2000):
            if self.asked == decision:
                return self
            self.step()
        raise AssertionError(f"nobody was ever asked {decision}")

    def until_used(self) -> "Scene":
        """Go on until the use of a power is announced."""
        self.drive()
        for _ in range(2000):
            if self.told("power-used") > 0:
                return self
            self.step()
        raise AssertionError("no power was ever used")

    def finish(self) -> "Scene":
        """Go on to the end of phase 9, with the table still as it was resolved."""
        return self.to("ending")

    def drive(self) -> None:
        """Let the rules run up to the next question."""
        if not self.state.open:
            COSMIC.drive(self.state)

    def step(self) -> None:
        """Answer for the first who is asked: as the test has told, or with a pass, or the first option."""
        ask = COSMIC.asks(self.state)[0]
        COSMIC.apply(self.state, ask.seat, self._answer(ask))

    def _answer(self, ask: Ask) -> int:
        options = COSMIC.options(self.state, ask)
        decision = COSMIC.decisions[ask.decision]
        wanted = self._wanted(ask, decision.key)
        if wanted is not None:
            choice = decision.read(ask, wanted)
            if choice in options:
                return choice
        return options[0]

    def _wanted(self, ask: Ask, key: str) -> str | None:
        name = SEAT_NAMES[ask.seat] if ask.seat >= 0 else ""
        if key == "flip-destiny":
            return self.destiny
        if key == "point":
            return self.target
        if key == "invite":
            return self.invited.get(name)
        if key == "join":
            return self.joins[name][0] if name in self.joins else None
        if key == "lay-card":
            return self.laid.get(name)
        if key == "lay-kicker":
            return self.kicked.get(name)
        if key == "load" and ask.x in (OFFENCE, DEFENCE):
            return self._wanted_load(ask, name)
        return None

    def _wanted_load(self, ask: Ask, name: str) -> str | None:
        """The next single token from the fullest base, until enough are sent."""
        enough = self.sent if ask.seat == self.state.offence else self.joins.get(name, ("", 1))[1]
        if ask.y >= enough:
            return "pass"
        choices = [choice for choice in COSMIC.options(self.state, ask) if PASS < choice < MOST_PLACES]
        best = max(choices, key=lambda p: (int(tokens_at(self.state, p, ask.seat)), -p))
        return COSMIC.token(ask, best)

    # Answering.

    def answer(self, name: str, token: str) -> "Scene":
        """One player answers the open question; CHANCE is called "chance"."""
        ask = self._ask_of(name)
        choice = COSMIC.decisions[ask.decision].read(ask, token)
        assert choice in COSMIC.options(self.state, ask), f"{name} may not {token}: {self.options(name)}"
        COSMIC.apply(self.state, ask.seat, choice)
        return self

    def play(self, name: str, response: str) -> "Scene":
        """A player responds; all who come before pass."""
        index = [play.key for play in WINDOWS.plays].index(response)
        while True:
            asks = COSMIC.asks(self.state)
            assert asks, "nobody is asked"
            if asks[0].seat == seat(name):
                assert index in COSMIC.options(self.state, asks[0]), f"{self.options(name)}"
                COSMIC.apply(self.state, asks[0].seat, index)
                return self
            COSMIC.apply(self.state, asks[0].seat, PASS)

    def unanswered(self) -> "Scene":
        """Nobody answers what was just announced: it happens."""
        depth = self.state.depth
        while (
            self.state.open
            and self.asked == "respond"
            and self.moment == "played"
            and self.state.depth >= depth
        ):
            self.step()
        return self

    def _ask_of(self, name: str) -> Ask:
        wanted = CHANCE if name == "chance" else seat(name)
        for ask in COSMIC.asks(self.state):
            if ask.seat == wanted:
                return ask
        raise AssertionError(f"{name} is not asked")

    # Looking.

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        asks = COSMIC.asks(self.state)
        return COSMIC.decisions[asks[0].decision].key if asks else ""

    @property
    def moment(self) -> str:
        """The moment of the chart at which everybody is asked."""
        return TIMINGS[self.state.frame(self.state.depth - 1).x] if self.asked == "respond" else ""

    def options(self, name: str) -> list[str]:
        ask = self._ask_of(name)
        return [COSMIC.token(ask, choice) for choice in COSMIC.options(self.state, ask)]

    def refused(self, name: str) -> dict[str, str]:
        """Refused answers and their clauses."""
        ask = self._ask_of(name)
        return {COSMIC.token(ask, item.choice): item.clause for item in COSMIC.refused(self.state, ask)}

    def against(self, name: str, token: str) -> str:
        """The clause that an illegal answer is refused with, whether it is listed or not."""
        ask = self._ask_of(name)
        return COSMIC.against(self.state, ask, COSMIC.decisions[ask.decision].read(ask, token))

    def plans(self, name: str) -> list[tuple[str, tuple[int, ...], list[str]]]:
        """The label of each plan, its facts, and its answers."""
        ask = self._ask_of(name)
        return [
            (plan.label, plan.facts, [COSMIC.token(ask, choice) for choice in plan.choices])
            for plan in COSMIC.plans(self.state, ask)
        ]

    def count(self, name: str, card: str) -> int:
        return int(self.state.hands[seat(name) * KINDS + kind(card)])

    def cards_of(self, name: str) -> list[str]:
        """The hand of a player, without the Keeper that everybody has."""
        others = [card for card in CARD_NAMES if card != FILLER]
        return [card for card in others for _ in range(self.count(name, card))]

    def tokens(self, name: str, planet: str) -> int:
        return int(tokens_at(self.state, place(planet), seat(name)))

    def in_warp(self, name: str) -> int:
        return int(self.state.warp[seat(name)])

    @property
    def totals(self) -> tuple[int, int]:
        """The totals of offence and defence, once they are known."""
        return int(self.state.totals[OFFENCE]), int(self.state.totals[DEFENCE])

    def told(self, event: str) -> int:
        """How often an event was told."""
        recorder = self.state.recorder
        assert recorder is not None
        return sum(entry.kind == EVENTS.index(event) for entry in recorder.stream(-1, 0))
