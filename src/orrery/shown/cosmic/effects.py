"""What lasts until the challenge ends, in sentences: comets, moods, Pulsars, flares, powers, bans."""

from typing import Final, final

from orrery.games.cosmic.abilities import (
    NO_CARD_LEFT,
    NO_EDICTS,
    NO_FLARES,
    NO_INVITING,
    NO_PULSARS,
    NO_SUPERS,
    NO_WILDS,
    ONE_CARD_LEFT,
    SILENCED,
    clause_on,
)
from orrery.games.cosmic.data.cards import (
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_PULSAR,
    FIRST_REINFORCEMENT,
)
from orrery.games.cosmic.data.destiny import NO_COMET
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.hands import is_played_with
from orrery.games.cosmic.queries import MAY_INVITE, MAY_OFFER, MAY_PLAY
from orrery.games.cosmic.state import CALM, SANE, Cosmic
from orrery.games.cosmic.totals import NO_ALLIES_COUNT, NOTHING_PAID
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.public import public_state
from orrery.shown.cosmic.words import Words
from orrery.shown.lists import enumeration, listing
from orrery.shown.sentences import Sentence, sentence

NO_KICKERS: Final = 1 << 20
NO_REINFORCEMENTS: Final = 1 << 21
"""Bits beyond those of a ban: only powers are against these."""
GASES: Final = {NO_ALLIES_COUNT: "order-cosmic-stellar-gas", NOTHING_PAID: "order-cosmic-ionic-gas"}
BANS: Final = {
    NO_EDICTS: "ban-cosmic-edicts",
    NO_FLARES: "ban-cosmic-flares",
    NO_WILDS: "ban-cosmic-wilds",
    NO_SUPERS: "ban-cosmic-supers",
    NO_PULSARS: "ban-cosmic-pulsars",
    NO_INVITING: "ban-cosmic-inviting",
    SILENCED: "ban-cosmic-silenced",
    ONE_CARD_LEFT: "ban-cosmic-one-left",
    NO_CARD_LEFT: "ban-cosmic-none-left",
    NO_KICKERS: "ban-cosmic-kickers",
    NO_REINFORCEMENTS: "ban-cosmic-reinforcements",
}
"""What a player may not do, by the bit that says so."""
CARDS: Final = {
    int(FIRST_EDICT): NO_EDICTS,
    int(FIRST_FLARE): NO_FLARES,
    int(FIRST_PULSAR): NO_PULSARS,
    int(FIRST_KICKER): NO_KICKERS,
    int(FIRST_REINFORCEMENT): NO_REINFORCEMENTS,
}
"""A card of each type, and the ban on all of that type."""
BOTH_FLARES: Final = NO_WILDS | NO_SUPERS


@final
class LastingEffects:
    """What is not in force is not mentioned."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def sentences(self, view: CosmicView) -> list[Sentence]:
        return [*self._on_all(view), *self._in_force(view), *self._pulsars(view), *self._bans(view)]

    def _on_all(self, view: CosmicView) -> list[Sentence]:
        """What touches everybody."""
        found = [self.words.told_destiny(view.comet)] if view.comet != NO_COMET else []
        if view.mood != CALM:
            mood = "order-cosmic-sanity" if view.mood == SANE else "order-cosmic-insanity"
            found.append(self.speech.say(mood))
        found += [self.speech.say(text) for bit, text in GASES.items() if view.gas & bit]
        text = enumeration(self.speech, found)
        return [sentence(self.speech, "position-cosmic-effects", effects=text)] if found else []

    def _in_force(self, view: CosmicView) -> list[Sentence]:
        """Powers and flares that go on working."""
        found: list[str] = []
        for power in powers_in(view.invoked, view.supers, view.wilds, copies(view)):
            name = self.words.power(power)
            if view.invoked[power]:
                found.append(self.words.by(name, [self.words.seat(view.invoked[power] - 1)]))
            if copies(view)[power]:
                found.append(self.words.by(name, [self.words.seat(view.copier)]))
            if view.supers[power]:
                found.append(self.speech.say("play-cosmic-super", power=name))
            if view.wilds[power]:
                flare = self.speech.say("play-cosmic-wild", power=name)
                found.append(self.words.by(flare, self.words.seats(view.wilds[power])))
        text = enumeration(self.speech, found)
        return [sentence(self.speech, "position-cosmic-in-force", effects=text)] if found else []

    def _pulsars(self, view: CosmicView) -> list[Sentence]:
        """Whom a Con guards, and which power a Pro makes stronger."""
        lines: list[Sentence] = []
        for power in powers_in(view.con, view.pro):
            name = self.words.power(power)
            if view.con[power]:
                seats = listing(self.speech, self.words.seats(view.con[power]))
                lines.append(sentence(self.speech, "position-cosmic-con", power=name, seats=seats))
            if view.pro[power]:
                lines.append(sentence(self.speech, "position-cosmic-pro", power=name))
        return lines

    def _bans(self, view: CosmicView) -> list[Sentence]:
        state = public_state(view)
        lines: list[Sentence] = []
        for seat in range(view.flow.seats):
            bans = forbidden(state, seat)
            found = [self.speech.say(text) for bit, text in BANS.items() if bans & bit]
            if found:
                text = enumeration(self.speech, found)
                lines.append(sentence(self.speech, "position-cosmic-bans", seat, bans=text))
        return lines


def copies(view: CosmicView) -> tuple[int, ...]:
    """By power, whether the use of a copy of it goes on."""
    return tuple(view.copy_invoked * (power == view.copied) for power in range(POWERS))


def powers_in(*rows: tuple[int, ...]) -> list[int]:
    """The powers for which there is something in one of the rows."""
    return [power for power, entries in enumerate(zip(*rows)) if any(entries)]


def forbidden(state: Cosmic, seat: int) -> int:
    """All that a seat may not do, as bits: what lasts on it, and what powers and flares are against."""
    bans = int(state.bans[seat])
    if not bans & NO_CARD_LEFT:
        for kind, ban in CARDS.items():
            if is_played_with(state, kind) and clause_on(state, MAY_PLAY, seat, kind):
                bans |= ban
    if clause_on(state, MAY_OFFER, seat):
        bans |= SILENCED
    elif clause_on(state, MAY_INVITE, seat):
        bans |= NO_INVITING
    if bans & BOTH_FLARES == BOTH_FLARES:
        bans |= NO_FLARES
    if bans & NO_FLARES:
        bans &= ~BOTH_FLARES
    return bans & ~ONE_CARD_LEFT if bans & NO_CARD_LEFT else bans
