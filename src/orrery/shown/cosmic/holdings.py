"""What lies before each player of Cosmic Encounter, in sentences."""

from typing import final

from orrery.engine.bits import has
from orrery.games.cosmic.abilities import clause_on, lacks_homes
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.moons import MOONS_EACH
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.queries import MAY_USE
from orrery.games.cosmic.tables import BOOK, POWERS
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.events import REASONS
from orrery.shown.cosmic.public import public_state
from orrery.shown.cosmic.words import Words, letter, moon_of, stacks_in
from orrery.shown.lists import alternatives, enumeration
from orrery.shown.sentences import Sentence, sentence


@final
class Holdings:
    """Sentences on one player; what a player has nothing of is not mentioned."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def sentences(self, view: CosmicView, seat: int) -> list[Sentence]:
        return [
            self._counts(view, seat),
            *self._lucre(view, seat),
            *self._hoard(view, seat),
            *self._captive(view, seat),
            *self._gone(view, seat),
            *self._powers(view, seat),
            *self._stages(view, seat),
            *self._tallies(view, seat),
        ]

    def _counts(self, view: CosmicView, seat: int) -> Sentence:
        return sentence(
            self.speech,
            "position-cosmic-seat",
            seat,
            external=view.external[seat],
            goal=view.goal,
            homes=view.homes[seat],
            warp=view.warp[seat],
            cards=view.sizes[seat],
        )

    def _lucre(self, view: CosmicView, seat: int) -> list[Sentence]:
        return (
            [sentence(self.speech, "position-cosmic-lucre", seat, count=view.lucre[seat])]
            if view.lucre
            else []
        )

    def _hoard(self, view: CosmicView, seat: int) -> list[Sentence]:
        """A second hand, of which others see no more than its size."""
        if view.keeper != seat:
            return []
        return [sentence(self.speech, "position-cosmic-hoard", seat, count=view.hoard_size)]

    def _captive(self, view: CosmicView, seat: int) -> list[Sentence]:
        """Tokens that others carry away under theirs."""
        count = sum(stack.captives[seat] for stack in stacks_in(view))
        return [sentence(self.speech, "position-cosmic-captive", seat, count=count)] if count else []

    def _gone(self, view: CosmicView, seat: int) -> list[Sentence]:
        """Tokens that are out of the game."""
        count = view.gone[seat]
        return [sentence(self.speech, "position-cosmic-gone", seat, count=count)] if count else []

    def _powers(self, view: CosmicView, seat: int) -> list[Sentence]:
        """Powers of which the listener knows, each with what keeps it from being used."""
        lines = [
            sentence(
                self.speech,
                "position-cosmic-power",
                seat,
                power=self.words.told_power(power),
                state=self.state(view, seat, power),
                secret="yes" if view.secret[power] else "no",
            )
            for power in powers_of(view, seat)
        ]
        if view.hidden[seat]:
            lines.append(sentence(self.speech, "position-cosmic-hidden", seat, count=view.hidden[seat]))
        return lines

    def powers(self, view: CosmicView, seat: int) -> str:
        """The same by their names alone."""
        return enumeration(self.speech, [self.words.power(power) for power in powers_of(view, seat)])

    def state(self, view: CosmicView, seat: int, power: int) -> str:
        """Whether a power can be used, as a key of texts."""
        if view.out[power]:
            return next(name for bit, name in REASONS.items() if view.out[power] & bit)
        state = public_state(view)
        clause = clause_on(state, MAY_USE, seat, power)
        if clause in BOOK.outs.clauses:
            return BOOK.outs.names[BOOK.outs.clauses.index(clause)]
        if view.retained[power]:
            return "retained"
        return "few-homes" if lacks_homes(state, seat, power) else "ready"

    def _stages(self, view: CosmicView, seat: int) -> list[Sentence]:
        """The powers that lie open beside one of this player, and which of them is used."""
        state = public_state(view)
        lines: list[Sentence] = []
        for power in POWERS:
            if power.lists is None or view.owner[power.number] != seat:
                continue
            row, used = power.lists
            found = [int(row.power(state, at)) for at in range(len(row.by))]
            stages = [self.words.power(stage) for stage in found if stage != NO_POWER]
            if stages:
                names, stage = enumeration(self.speech, stages), int(used.get(state)) + 1
                lines.append(sentence(self.speech, "position-cosmic-stages", seat, stages=names, stage=stage))
        return lines

    def _tallies(self, view: CosmicView, seat: int) -> list[Sentence]:
        """What this player has gathered on power cards."""
        state = public_state(view)
        lines: list[Sentence] = []
        for power in POWERS:
            if power.tally is not None and view.owner[power.number] == seat:
                count, name = int(power.tally.get(state)), self.words.power(int(power.number))
                lines.append(sentence(self.speech, "position-cosmic-tally", seat, count=count, power=name))
        return lines

    def systems(self, view: CosmicView) -> list[Sentence]:
        """Each home system, planet by planet."""
        return [
            sentence(
                self.speech,
                "position-cosmic-system",
                letter=letter(system),
                seat=self.words.seat(owner),
                planets=enumeration(self.speech, self._planets(view, system)),
            )
            for system, owner in enumerate(view.home)
            if owner >= 0
        ]

    def _planets(self, view: CosmicView, system: int) -> list[str]:
        first = system * view.planets
        moons = range(len(view.home) * view.planets, len(view.tokens) // view.flow.seats)
        own = [place for place in moons if moon_of(view, place) // MOONS_EACH == system]
        return [self.words.site(view, place) for place in (*range(first, first + view.planets), *own)]

    def own(self, view: CosmicView) -> list[Sentence]:
        """The listener's hand, and what the listener knows of the others'."""
        hand = enumeration(self.speech, self.words.cards(view.hand))
        lines = [sentence(self.speech, "position-cosmic-hand", count=sum(view.hand), cards=hand)]
        for seat in range(view.flow.seats):
            known = self.words.cards(view.known[seat * KINDS : (seat + 1) * KINDS])
            if known:
                cards = enumeration(self.speech, known)
                name = self.words.seat(seat)
                lines.append(sentence(self.speech, "position-cosmic-known", seat=name, cards=cards))
        return [*lines, *self._known_hoard(view), *self._loose(view)]

    def _known_hoard(self, view: CosmicView) -> list[Sentence]:
        """The listener's own hoard, or what the listener knows of another's."""
        if not any(view.hoard):
            return []
        cards = enumeration(self.speech, self.words.cards(view.hoard))
        if view.keeper == view.flow.seat:
            return [sentence(self.speech, "position-cosmic-own-hoard", cards=cards)]
        name = self.words.seat(view.keeper)
        return [sentence(self.speech, "position-cosmic-known-hoard", seat=name, cards=cards)]

    def _loose(self, view: CosmicView) -> list[Sentence]:
        """Cards that are known to be in one of several hands."""
        return [
            sentence(
                self.speech,
                "position-cosmic-loose",
                card=self.words.times(self.words.card(kind), entry // MASK),
                seats=alternatives(self.speech, self.words.seats(entry % MASK)),
            )
            for kind, entry in enumerate(view.loose)
            if entry
        ]


def powers_of(view: CosmicView, seat: int) -> list[int]:
    """The powers of which the listener knows that a player has or may use them."""
    return [
        power for power in range(len(POWER_KEYS)) if view.owner[power] == seat or has(view.users[power], seat)
    ]
