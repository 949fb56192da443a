"""The table of Cosmic Encounter in sentences: the challenge, its sums, the players, the systems, the hand."""

from typing import Final, final

from orrery.engine.flow import FRAME_WIDTH
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.keys import DEAL, THREE_WAY
from orrery.games.cosmic.names import AT_LOST, AT_SENT
from orrery.games.cosmic.state import NO_SIDE, NOBODY, NOWHERE
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.effects import LastingEffects
from orrery.shown.cosmic.holdings import Holdings
from orrery.shown.cosmic.offers import Offers
from orrery.shown.cosmic.sums import Sums
from orrery.shown.lists import enumeration, listing
from orrery.shown.sentences import Sentence, parts, sentence

PHASES: Final = (
    "start", "regroup", "destiny", "launch", "offence-invites", "defence-invites", "alliance", "cards",
    "reveal", "resolve", "end",
)  # fmt: skip
"""The phases by number (CA3.1)."""
TURNED: Final = ("no", "compromise", "attack")
"""What a laid card counts as, if not as itself."""


@final
class Position:
    """A view, sentence by sentence."""

    def __init__(self, offers: Offers, sums: Sums) -> None:
        self.offers = offers
        self.sums = sums
        self.words = offers.words
        self.speech = offers.speech
        self.holdings = Holdings(self.words)
        self.effects = LastingEffects(self.words)
        self._last: tuple[CosmicView, list[Sentence]] | None = None

    def sentences(self, view: CosmicView) -> list[Sentence]:
        """The challenge, then each player, the systems, and what is before the listener."""
        lines = self.at_stake(view)
        for seat in range(view.flow.seats):
            lines += self.holdings.sentences(view, seat)
        lines += [*self.holdings.systems(view), self._piles(view)]
        return [*lines, *self.holdings.own(view)] if view.flow.seat >= 0 else lines

    def at_stake(self, view: CosmicView) -> list[Sentence]:
        """The phase, the sides, and what is known of the challenge; a view is put in words once."""
        if self._last is None or self._last[0] is not view:
            self._last = (view, self._at_stake(view))
        return list(self._last[1])

    def _at_stake(self, view: CosmicView) -> list[Sentence]:
        phase = Sentence(text=parts(self.phase(view)))
        if view.offence == NOBODY or view.over:
            return [phase]
        return [phase, *self._sides(view), *self.challenge(view)]

    def challenge(self, view: CosmicView) -> list[Sentence]:
        """What lasts, the sums or else the cards on the table, and the offer under way."""
        sums = self.sums.sentences(view)
        return [*self.effects.sentences(view), *(sums or self._cards(view)), *self._deal(view)]

    def phase(self, view: CosmicView) -> str:
        """The challenge, its phase, and who is what in it."""
        if view.over:
            return self.speech.say("phase-cosmic-over")
        if view.offence == NOBODY:
            return self.speech.say("phase-cosmic-setup")
        return self.speech.say(
            "phase-cosmic-challenge",
            offence=self.words.seat(view.offence),
            number=view.round + 1,
            phase=view.phase,
            name=self.speech.say(f"phase-cosmic-{PHASES[view.phase]}"),
            roles=self.roles(view),
        )

    def roles(self, view: CosmicView) -> str:
        """Who challenges whom, and where."""
        target = self.words.place(view, view.target) if view.target != NOWHERE else ""
        if view.defence == NOBODY:
            key = "role-cosmic-settles" if target else "role-cosmic-offence"
            return self.speech.say(key, offence=self.words.seat(view.offence), place=target)
        return self.speech.say(
            "role-cosmic-target" if target else "role-cosmic-defence",
            offence=self.words.seat(view.offence),
            defence=self.words.seat(view.defence),
            place=target,
        )

    def _sides(self, view: CosmicView) -> list[Sentence]:
        """Who has how many tokens in the cone and beside the planet; who is invited and has not joined."""
        cone = self.words.forces(view, view.cone, AT_SENT)
        guard = self.words.forces(view, view.guard, AT_SENT)
        losing = self.words.forces(view, view.losing, AT_LOST)
        lines = [
            sentence(self.speech, key, tokens=enumeration(self.speech, row))
            for key, row in (
                ("position-cosmic-cone", cone),
                ("position-cosmic-guard", guard),
                ("position-cosmic-losing", losing),
            )
            if row
        ]
        return [*lines, *self._invited(view)]

    def _invited(self, view: CosmicView) -> list[Sentence]:
        lines = []
        for side in range(2):
            mask = view.invited[side]
            guests = [
                name
                for seat, name in enumerate(self.words.names)
                if mask >> seat & 1 and view.side[seat] == NO_SIDE
            ]
            if guests:
                names, host = listing(self.speech, guests), self.words.side(view, side)
                lines.append(sentence(self.speech, "position-cosmic-invited", guests=names, side=host))
        return lines

    def _cards(self, view: CosmicView) -> list[Sentence]:
        """The challenge cards on the table, and the kickers."""
        return [*self._laid(view), *self._kickers(view)]

    def _kickers(self, view: CosmicView) -> list[Sentence]:
        return [
            sentence(
                self.speech,
                "position-cosmic-kicker",
                side=self.words.side(view, side),
                known="no" if view.kickers[side] == NO_CARD else "yes",
                card=self.words.card(view.kickers[side]),
            )
            for side, owner in enumerate(view.kickers_from)
            if owner != NOBODY
        ]

    def _laid(self, view: CosmicView) -> list[Sentence]:
        return [
            sentence(
                self.speech,
                "position-cosmic-laid",
                side=self.words.side(view, side),
                known="no" if view.laid[side] == NO_CARD else "yes",
                card=self.words.card(view.laid[side]),
                turned=TURNED[view.turned[side]],
            )
            for side in range(2)
            if view.laid_from[side] != NOBODY or view.laid[side] != NO_CARD
        ]

    def _deal(self, view: CosmicView) -> list[Sentence]:
        procedures = view.flow.stack[::FRAME_WIDTH]
        under_way = DEAL in procedures or THREE_WAY in procedures
        text = self.offers.pledges(view) if THREE_WAY in procedures else self.offers.terms(view)
        return [sentence(self.speech, "position-cosmic-offer", terms=text)] if under_way else []

    def _piles(self, view: CosmicView) -> Sentence:
        return sentence(
            self.speech,
            "position-cosmic-piles",
            deck=view.deck_size,
            discards=sum(view.discards),
            destiny=sum(view.destiny) + view.specials_in_pile,
        )
