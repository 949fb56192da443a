"""What the events of Cosmic Encounter name."""

from collections.abc import Callable
from typing import Final, final

from orrery.engine.bits import has
from orrery.engine.events import UNKNOWN, Event
from orrery.games.cosmic.data.moons import NO_MOON
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.names import CALLS
from orrery.games.cosmic.results import RESULTS
from orrery.games.cosmic.state import NOBODY
from orrery.games.cosmic.tables import BOOK
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.offers import Offers
from orrery.shown.cosmic.responses import Responses
from orrery.shown.cosmic.sums import Sums
from orrery.shown.lists import listing

Facts = dict[str, str | int]
Teller = Callable[[CosmicView, Event], Facts]

REASONS: Final = {1 << place: name for place, name in enumerate(BOOK.outs.names)}
"""Why a power is out, by the bit that says so."""


@final
class Events:
    """The facts that go into the text of an event, by its key."""

    def __init__(self, responses: Responses, offers: Offers, sums: Sums) -> None:
        self.responses = responses
        self.offers = offers
        self.sums = sums
        self.words = responses.words
        self.speech = responses.speech
        self.facts_of: dict[str, Teller] = {
            **self._of_powers(), **self._of_the_challenge(), **self._of_tokens(), **self._of_cards(),
        }  # fmt: skip

    def facts(self, key: str, view: CosmicView, event: Event) -> Facts:
        return self.facts_of[key](view, event) if key in self.facts_of else {}

    def is_silent(self, key: str, event: Event) -> bool:
        """Nothing happened that is worth a sentence."""
        return key == "tokens-returned" and event.a == 0

    def _of_powers(self) -> dict[str, Teller]:
        """Powers that come, go, are used or put out."""
        return {
            "power-dealt": self._dealt,
            "power-shown": self._power,
            "power-lost": self._power,
            "power-back": self._power,
            "power-copied": self._power,
            "power-lent": self._power,
            "power-changed": self._changed,
            "suppressed": lambda view, event: {
                **self._power(view, event), "reason": reason_of(event.b),
            },
            "restored": self._power,
            "power-used": self._named,
            "played": lambda view, event: {"what": self._response(event.a, whole=True)},
            "cancelled": self._named,
            "negated": lambda view, event: {
                "other": self.words.seat(event.a),
                "known": known(event.b),
                "name": self._response(event.b, whole=False),
            },
            "stage-moved": lambda view, event: {
                "stage": event.a + 1, "power": self.words.told_power(event.b),
            },
        }  # fmt: skip

    def _of_the_challenge(self) -> dict[str, Teller]:
        """From destiny to the result."""
        return {
            "challenge-began": lambda view, event: {"number": event.a + 1},
            "destiny-flipped": lambda view, event: {
                "card": self.words.told_destiny(event.a),
                "first": "yes" if event.seat == NOBODY else "no",
            },
            "comet-came": lambda view, event: {"card": self.words.told_destiny(event.a)},
            "cone-pointed": self._place,
            "invited": self._guests,
            "joined": lambda view, event: {"side": "defence" if event.a else "offence", "count": 0},
            "cards-revealed": lambda view, event: {
                "first": self.words.card(event.a), "second": self.words.card(event.b),
            },
            "total-known": self._total,
            "decided": lambda view, event: {"result": RESULTS[event.a]},
            "deal-offered": self._offer,
            "won": lambda view, event: {"count": event.a},
        }  # fmt: skip

    def _of_tokens(self) -> dict[str, Teller]:
        return {
            "regrouped": self._place,
            "tokens-loaded": lambda view, event: {
                "count": event.a, "side": ("offence", "defence", "planet")[event.b],
            },
            "tokens-lost": lambda view, event: {"count": event.a},
            "tokens-returned": lambda view, event: {"count": event.a},
            "tokens-gone": lambda view, event: {"count": event.a},
            "tokens-captured": self._captured,
            "captives-warped": self._captured,
            "lucre-earned": lambda view, event: {"count": event.a},
            "lucre-spent": lambda view, event: {"count": event.a},
            "lucre-given": self._captured,
            "moon-landed": lambda view, event: {**self._place(view, event), "count": event.b},
            "moon-shown": lambda view, event: {**self._place(view, event), "moon": self._moon(event)},
            "moon-hidden": self._place,
            "base-landed": lambda view, event: {**self._place(view, event), "count": event.b},
        }  # fmt: skip

    def _of_cards(self) -> dict[str, Teller]:
        return {
            "card-laid": self._card,
            "kicker-laid": self._card,
            "kicker-shown": self._card,
            "card-discarded": self._card,
            "put-beside": self._card,
            "card-named": lambda view, event: {
                "what": "attack" if event.b == 1 else "card", "card": self.words.card(event.a),
            },
            "card-shown": self._card,
            "question-answered": lambda view, event: {
                "question": self.speech.say(f"call-cosmic-{CALLS[event.a]}"),
                "answer": "yes" if event.b == 1 else "no",
            },
            "card-hoarded": lambda view, event: {
                "count": 1, "card": self.words.card(event.b), "known": known(event.b),
            },
            "card-drawn": lambda view, event: {
                "count": 1, "card": self.words.card(event.b), "known": known(event.b),
            },
            "card-moved": self._moved,
            "reward-taken": lambda view, event: {
                "what": "card" if event.a else "token", "count": 1,
            },
            "consolation-taken": lambda view, event: {
                "giver": self.words.seat(event.a), "count": event.b,
            },
            "cards-blinded": lambda view, event: {"count": event.a},
            "reshuffled": lambda view, event: {"count": event.a},
        }  # fmt: skip

    def _dealt(self, view: CosmicView, event: Event) -> Facts:
        """A secret power is told to its owner alone."""
        if event.a == UNKNOWN:
            return {"known": "no", "power": ""}
        return {"known": "yes", "power": self.words.told_power(event.a)}

    def _power(self, view: CosmicView, event: Event) -> Facts:
        return {"power": self.words.power(event.a)}

    def _changed(self, view: CosmicView, event: Event) -> Facts:
        """The power before, if there was one, and the one that has taken its place."""
        old = self.words.power(event.a) if event.a != NO_POWER else ""
        return {"known": known(event.a), "old": old, "power": self.words.told_power(event.b)}

    def _named(self, view: CosmicView, event: Event) -> Facts:
        return {"name": self._response(event.a, whole=False)}

    def _response(self, response: int, whole: bool) -> str:
        """A response by name, or with what it does."""
        play = self.responses.play(response)
        if play is None:
            return self.speech.say("card-cosmic-unknown")
        return self.responses.told(play) if whole else self.responses.name(play)

    def _place(self, view: CosmicView, event: Event) -> Facts:
        return {"place": self.words.place(view, event.a)}

    def _moon(self, event: Event) -> str:
        return self.words.told_moon(event.b) if event.b != NO_MOON else ""

    def _captured(self, view: CosmicView, event: Event) -> Facts:
        return {"count": event.a, "other": self.words.seat(event.b)}

    def _guests(self, view: CosmicView, event: Event) -> Facts:
        guests = [name for seat, name in enumerate(self.words.names) if has(event.a, seat)]
        return {"count": len(guests), "guests": listing(self.speech, guests)}

    def _card(self, view: CosmicView, event: Event) -> Facts:
        return {"card": self.words.card(event.a), "known": known(event.a), "count": 1}

    def _moved(self, view: CosmicView, event: Event) -> Facts:
        """From hand to hand, or back to the hand it came from."""
        return {
            "giver": self.words.seat(event.seat),
            "taker": self.words.seat(event.a),
            "card": self.words.card(event.b),
            "known": "back" if event.seat == event.a else known(event.b),
            "count": 1,
        }

    def _total(self, view: CosmicView, event: Event) -> Facts:
        terms = self.sums.chain(view, event.seat, event.a)
        return {"total": event.a, "known": "yes" if terms else "no", "terms": terms}

    def _offer(self, view: CosmicView, event: Event) -> Facts:
        """All of it as long as it lies on the table; else how many cards would change hands."""
        whole = self.offers.is_proposed(view, event.seat, event.a, event.b)
        terms = self.offers.terms(view) if whole else ""
        return {"known": "yes" if whole else "no", "terms": terms, "given": event.a, "wanted": event.b}


def known(number: int) -> str:
    return "no" if number == UNKNOWN else "yes"


def reason_of(bits: int) -> str:
    """The first reason among some bits."""
    return next(name for bit, name in REASONS.items() if bits & bit)
