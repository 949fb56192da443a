"""What the questions of Cosmic Encounter name."""

from collections.abc import Callable
from typing import Final, final

from orrery.engine.flow import FRAME_WIDTH, Ask
from orrery.games.cosmic.cards import FROM_HOARD, INTO_HOARD
from orrery.games.cosmic.data.moons import MOONS_EACH
from orrery.games.cosmic.deals import MOST_OFFERS, ON_PLANET
from orrery.games.cosmic.keys import DEAL, DISCARDING, FLIP, HANDING_OVER, THREE_WAY
from orrery.games.cosmic.kickers import FACE_UP
from orrery.games.cosmic.movement import SPAN
from orrery.games.cosmic.names import CALLS
from orrery.games.cosmic.powersets import OWN_POWERS
from orrery.games.cosmic.purchases import CARD_PRICES
from orrery.games.cosmic.questions import AGREE, CHOOSE_NUMBER, CHOOSE_POWER
from orrery.games.cosmic.timing import CHART
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.announcements import Announcements
from orrery.shown.cosmic.offers import Offers
from orrery.shown.cosmic.responses import Responses

Facts = dict[str, str | int]
REASONS: Final = {FLIP: "flip", DEAL: "deal", HANDING_OVER: "handing-over", DISCARDING: "discarding"}
"""Who asks a generic question, by the procedure on top of the stack; else it is a card or power."""

CHOOSING: Final = (
    "choose-seat",
    "choose-power",
    "choose-place",
    "choose-card",
    "choose-number",
    "choose-call",
    "choose-destiny",
    "discard-together",
    "agree",
)
SIDES: Final = ("offence", "defence")

OWN_QUESTIONS: Final = {
    ("choose-number", "amoeba"): "ask-cosmic-tokens-in",
    ("choose-number", "amoeba-retreat"): "ask-cosmic-tokens-in",
    ("choose-number", "wild-amoeba"): "ask-cosmic-tokens-in",
    ("choose-number", "gambler"): "ask-cosmic-stake",
    ("choose-number", "wild-gambler"): "ask-cosmic-spread",
    ("choose-number", "judge"): "ask-cosmic-prize",
    ("choose-number", "super-judge"): "ask-cosmic-prize",
    ("choose-number", "kamikaze"): "ask-cosmic-dive",
    ("choose-number", "super-kamikaze"): "ask-cosmic-regroup-more",
    ("choose-number", "wild-kamikaze"): "ask-cosmic-dive",
    ("choose-number", "buy-tokens"): "ask-cosmic-buy-tokens",
    ("choose-number", "buy-cards"): "ask-cosmic-buy-cards",
    ("choose-card", "buy-discard"): "ask-cosmic-buy-discard",
    ("choose-place", "buy-move"): "ask-cosmic-buy-move",
    ("choose-power", "buy-power"): "ask-cosmic-buy-power",
    ("choose-seat", "moon-effect"): "ask-cosmic-moon-victim",
    ("choose-place", "moon-effect"): "ask-cosmic-moon-base",
    ("choose-seat", "reveal-moon"): "ask-cosmic-moon-rival",
    ("choose-place", "reveal-moon"): "ask-cosmic-moon",
    ("choose-number", "crystal"): "ask-cosmic-crystal",
    ("choose-number", "spiff"): "ask-cosmic-crash-land",
    ("choose-number", "magnet"): "ask-cosmic-magnet-number",
    ("choose-number", "skeptic"): "ask-cosmic-skeptic-stake",
    ("choose-number", "skeptic-later"): "ask-cosmic-skeptic-stake",
    ("choose-number", "vacuum"): "ask-cosmic-pull-number",
    ("choose-number", "zombie-release"): "ask-cosmic-captives",
    ("choose-seat", "calculator"): "ask-cosmic-cut-card",
    ("choose-number", "super-ethic"): "ask-cosmic-ethic-number",
    ("choose-seat", "changeling"): "ask-cosmic-change-with",
    ("choose-seat", "doppelganger"): "ask-cosmic-lender",
    ("choose-seat", "ethic"): "ask-cosmic-ethic",
    ("choose-seat", "super-diplomat"): "ask-cosmic-ballot",
    ("choose-seat", "wild-diplomat"): "ask-cosmic-speak-for",
    ("choose-seat", "filch"): "ask-cosmic-filch-side",
    ("choose-seat", "graviton"): "ask-cosmic-digit-card",
    ("choose-seat", "insect"): "ask-cosmic-copy-from",
    ("choose-seat", "insect-later"): "ask-cosmic-copy-from",
    ("choose-seat", "mind"): "ask-cosmic-look-at-hand",
    ("choose-seat", "mind-shows"): "ask-cosmic-show-to",
    ("choose-seat", "super-mind"): "ask-cosmic-look-at-hand",
    ("choose-seat", "wild-mind"): "ask-cosmic-watch-draws",
    ("choose-seat", "mirror"): "ask-cosmic-reversed-card",
    ("choose-seat", "magnet"): "ask-cosmic-magnet",
    ("choose-seat", "mutant"): "ask-cosmic-mutant",
    ("choose-seat", "philanthropist"): "ask-cosmic-give-to",
    ("choose-seat", "wild-philanthropist"): "ask-cosmic-lend-to",
    ("choose-seat", "trader"): "ask-cosmic-trade-with",
    ("choose-seat", "sting"): "ask-cosmic-sting",
    ("choose-seat", "vacuum"): "ask-cosmic-pull",
    ("choose-seat", "seeker"): "ask-cosmic-question-to",
    ("choose-seat", "visionary"): "ask-cosmic-dictate-to",
    ("choose-seat", "wild-doppelganger"): "ask-cosmic-lender",
    ("choose-seat", "wild-masochist"): "ask-cosmic-retrieve-instead",
    ("choose-seat", "wild-sting"): "ask-cosmic-console-instead",
    ("choose-seat", "wild-ethic"): "ask-cosmic-give-away",
    ("choose-seat", "zombie-release"): "ask-cosmic-captive",
    ("choose-seat", "will"): "ask-cosmic-will",
    ("choose-seat", "will-turns"): "ask-cosmic-will",
    ("choose-seat", "super-will"): "ask-cosmic-will-look",
    ("choose-place", "will-turns"): "ask-cosmic-will-place",
    ("choose-call", "seeker"): "ask-cosmic-question",
    ("choose-call", "wild-calculator"): "ask-cosmic-sum",
    ("choose-card", "clone"): "ask-cosmic-clone-card",
    ("choose-card", "doppelganger"): "ask-cosmic-lent-card",
    ("choose-card", "filch"): "ask-cosmic-filch-more",
    ("choose-card", "finder"): "ask-cosmic-find",
    ("choose-card", "gambler"): "ask-cosmic-name-card",
    ("choose-card", "hate"): "ask-cosmic-hate-card",
    ("choose-card", "keeper"): "ask-cosmic-keep",
    ("choose-card", "wild-magnet"): "ask-cosmic-forbid",
    ("choose-card", "philanthropist"): "ask-cosmic-gift",
    ("choose-card", "super-mutant"): "ask-cosmic-discard-first",
    ("choose-card", "mesmer"): "ask-cosmic-mesmer",
    ("choose-card", "mesmer-anytime"): "ask-cosmic-mesmer",
    ("choose-card", "seeker"): "ask-cosmic-name-laid",
    ("choose-card", "visionary"): "ask-cosmic-dictate",
    ("choose-card", "wild-visionary"): "ask-cosmic-all-show",
    ("choose-card", "wild-chronos"): "ask-cosmic-recall",
    ("choose-card", "wild-trader"): "ask-cosmic-barter",
    ("choose-card", "wild-miser"): "ask-cosmic-save",
    ("choose-place", "bully"): "ask-cosmic-bully",
    ("choose-place", "wild-bully"): "ask-cosmic-give-base-place",
    ("choose-place", "pay-prize"): "ask-cosmic-give-base-place",
    ("choose-place", "kamikaze"): "ask-cosmic-dive-place",
    ("choose-place", "wild-kamikaze"): "ask-cosmic-dive-place",
    ("choose-place", "prophecy-right"): "ask-cosmic-prophecy-base",
    ("choose-place", "prophecy-wrong"): "ask-cosmic-prophecy-fine",
    ("choose-number", "prophecy-written"): "ask-cosmic-prophecy-number",
    ("choose-seat", "prophet"): "ask-cosmic-prophecy",
    ("choose-seat", "plant"): "ask-cosmic-graft-from",
    ("choose-seat", "wild-plant"): "ask-cosmic-graft-from",
    ("choose-power", "plant"): "ask-cosmic-graft",
    ("choose-power", "wild-plant"): "ask-cosmic-graft",
    ("choose-card", "wild-ethic"): "ask-cosmic-give-away-card",
    ("choose-place", "extortionist"): "ask-cosmic-buy-off-place",
    ("choose-place", "hate"): "ask-cosmic-hate-place",
    ("choose-place", "wild-philanthropist"): "ask-cosmic-pay-place",
    ("choose-place", "vacuum"): "ask-cosmic-pull-place",
    ("choose-place", "wild-void"): "ask-cosmic-pay-place",
    ("choose-place", "wild-worm"): "ask-cosmic-worm-home",
    ("choose-place", "worm"): "ask-cosmic-turn-cone",
    ("choose-place", "siren"): "ask-cosmic-siren",
    ("choose-place", "siren-later"): "ask-cosmic-siren",
    ("choose-place", "siren-settles"): "ask-cosmic-siren-base",
    ("choose-place", "guests-of-siren-settle"): "ask-cosmic-siren-base",
    ("choose-card", "wild-siren"): "ask-cosmic-lure",
    ("choose-place", "sniveler"): "ask-cosmic-sniveler-place",
    ("choose-place", "sniveler-lands"): "ask-cosmic-land-from",
    ("choose-call", "sniveler"): "ask-cosmic-whine",
    ("choose-card", "sniveler"): "ask-cosmic-relieve-card",
    ("choose-seat", "wild-sniveler"): "ask-cosmic-snub",
    ("agree", "sniveler"): "ask-cosmic-relieve",
    ("agree", "wild-sniveler"): "ask-cosmic-invite-after-all",
    ("agree", "super-sniveler"): "ask-cosmic-let-land",
    ("choose-power", "changeling"): "ask-cosmic-change-for",
    ("choose-power", "insect"): "ask-cosmic-copy",
    ("choose-power", "insect-later"): "ask-cosmic-copy",
    ("choose-power", "lose-power"): "ask-cosmic-lose-power",
    ("choose-power", "pentaform-moves"): "ask-cosmic-stage",
    ("choose-power", "wild-philanthropist"): "ask-cosmic-lend",
    ("choose-power", "pulsar-zap"): "ask-cosmic-pulsar-zap",
    ("choose-power", "suffer"): "ask-cosmic-suffer",
    ("choose-power", "vulch-more"): "ask-cosmic-scavenge",
    ("choose-card", "vulch-more"): "ask-cosmic-scavenge-card",
    ("choose-power", "super-pentaform"): "ask-cosmic-swap-stages",
    ("agree", "skeptic"): "ask-cosmic-skeptic",
    ("agree", "skeptic-later"): "ask-cosmic-skeptic",
    ("agree", "gambler"): "ask-cosmic-call-lie",
    ("agree", "seeker"): "ask-cosmic-answer",
    ("agree", "visionary"): "ask-cosmic-any-attack",
    ("agree", "wild-bully"): "ask-cosmic-give-base",
    ("agree", "judge"): "ask-cosmic-prize-for",
    ("agree", "changeling"): "ask-cosmic-change-power",
    ("agree", "extortionist"): "ask-cosmic-buy-off",
    ("agree", "wild-diplomat"): "ask-cosmic-let-speak",
    ("agree", "healer"): "ask-cosmic-heal",
    ("agree", "philanthropist"): "ask-cosmic-accept-gift",
    ("agree", "trader"): "ask-cosmic-trade",
    ("agree", "wild-vulch"): "ask-cosmic-dig",
    ("agree", "con-miser"): "ask-cosmic-from-hoard",
}
"""Generic questions that are asked in words of their own, by decision and by what asks."""
OWN_PASSES: Final = {
    ("choose-seat", "ethic"): "answer-cosmic-from-deck",
    ("choose-seat", "mutant"): "answer-cosmic-from-deck",
}
"""The same for a pass that is an answer to them."""

ABOUT_SEATS: Final = ("crystal", "magnet", "sniveler")
"""Plays that ask something for one player after the other."""
NO_SEAT: Final = "none"

WITH_QUESTIONS: Final = ("seeker",)
"""Plays that put a question of the list of calls, to be answered with yes or no."""


def unsettled(view: CosmicView, seat: int) -> int:
    """The power of a seat that is to be secret or open; -1 if the viewer does not know which it is."""
    own = (power for power, owner in enumerate(view.owner) if owner == seat and view.dealt[power] == 0)
    return next(own, -1)


def way_of_taking(ask: Ask) -> str:
    """Whether a card that is taken at random is discarded, or out of what it comes."""
    if ask.y < 0:
        return "discarded"
    return "hoarded" if ask.z == FROM_HOARD else "taken"


@final
class Questions:
    """The facts that go into the text of a question, by the key of its decision."""

    def __init__(self, responses: Responses, offers: Offers) -> None:
        self.responses = responses
        self.offers = offers
        self.announcements = Announcements(responses)
        self.words = responses.words
        self.speech = responses.speech
        self.facts_of: dict[str, Callable[[CosmicView, Ask], Facts]] = {
            **dict.fromkeys(CHOOSING, self._chosen),
            "deal-power": lambda view, ask: {"player": self.words.seat(ask.x)},
            "blind-card": lambda view, ask: {"player": self.words.seat(ask.x)},
            "name-blind": lambda view, ask: {"player": self.words.seat(ask.x)},
            "draw-card": lambda view, ask: {
                "player": self.words.seat(ask.x), "way": "hoarded" if ask.y == INTO_HOARD else "drawn",
            },
            "take-random": lambda view, ask: {
                "player": self.words.seat(ask.x), "taker": self.words.seat(ask.y),
                "way": way_of_taking(ask),
            },
            "veil-power": self._veiled,
            "respond": lambda view, ask: {"what": self.occasion(view, ask)},
            "point": lambda view, ask: {"defence": self.words.seat(view.defence)},
            "load": self._load,
            "invite": lambda view, ask: {"side": SIDES[ask.seat == view.defence]},
            "lay-card": lambda view, ask: {"way": "open" if ask.x == 1 else "hidden"},
            "lay-kicker": lambda view, ask: {"way": "open" if ask.x == FACE_UP else "hidden"},
            "bring-home": lambda view, ask: {"left": view.adrift[ask.seat]},
            "give-up": lambda view, ask: {"left": ask.x},
            "reward": lambda view, ask: {"left": ask.x},
            "offer": lambda view, ask: {
                "terms": self.offers.terms(view), "number": ask.x + 1, "most": MOST_OFFERS,
            },
            "answer-offer": lambda view, ask: {
                "terms": self.offers.terms(view),
                "other": self.words.seat(view.defence if ask.y else view.offence),
            },
            "deal-moon": lambda view, ask: {"player": self.words.seat(ask.x // MOONS_EACH)},
            "buy-back": lambda view, ask: {"card": self.words.card(ask.x)},
            "choose-stack": lambda view, ask: {"captive": self.words.seat(ask.z)},
            "pledge": lambda view, ask: {
                "giver": self.words.seat(ask.x), "taker": self.words.seat(ask.y),
                "terms": self.offers.pledges(view),
            },
        }  # fmt: skip

    def own(self, key: str, ask: Ask) -> str:
        """The text of a generic question that a card or power asks in its own words; else nothing."""
        return OWN_QUESTIONS.get((key, self.responses.key(ask.x)), "")

    def facts(self, key: str, view: CosmicView, ask: Ask) -> Facts:
        return self.facts_of[key](view, ask) if key in self.facts_of else {}

    def occasion(self, view: CosmicView, ask: Ask) -> str:
        """What can be responded to: what somebody has announced, or a moment of the chart."""
        announced = self.announcements.told(view, ask.y)
        return announced or self.speech.say(f"moment-cosmic-{CHART[ask.x].key}")

    def _chosen(self, view: CosmicView, ask: Ask) -> Facts:
        """For which card or power, or else for which step of the challenge, something is chosen."""
        play = self.responses.play(ask.x)
        if play is not None:
            is_own = ask.decision == CHOOSE_POWER and ask.y == OWN_POWERS
            facts: Facts = {"reason": "own" if is_own else "response", "name": self.responses.name(play)}
            if play.key in ABOUT_SEATS:
                facts["about"] = self._about(view)
            if ask.decision == AGREE and play.key in WITH_QUESTIONS:
                return {**facts, "question": self._question(view)}
            return {**facts, **self._number(view, ask)} if ask.decision == CHOOSE_NUMBER else facts
        procedure = view.flow.stack[-FRAME_WIDTH] if view.flow.stack else -1
        if procedure == THREE_WAY:
            return {"reason": "three-way", "name": self.offers.pledges(view)}
        return {"reason": REASONS.get(procedure, "none"), "name": ""}

    def _number(self, view: CosmicView, ask: Ask) -> Facts:
        """How high it may be, and what each costs."""
        return {"most": ask.z, "price": CARD_PRICES[view.with_lucre]}

    def _veiled(self, view: CosmicView, ask: Ask) -> Facts:
        """The power that may stay secret; only its owner is told which."""
        power = unsettled(view, ask.seat)
        if power < 0:
            return {"known": "no", "power": ""}
        return {"known": "yes", "power": self.words.told_power(power)}

    def _about(self, view: CosmicView) -> str:
        """The player of whom a play asks: ``y`` of the frame on top, if it is one."""
        seat = view.flow.stack[-FRAME_WIDTH + 4]
        return self.words.seat(seat) if seat >= 0 else NO_SEAT

    def _question(self, view: CosmicView) -> str:
        """What is asked: ``y`` of the frame on top."""
        return self.speech.say(f"call-cosmic-{CALLS[view.flow.stack[-FRAME_WIDTH + 4]]}")

    def _load(self, view: CosmicView, ask: Ask) -> Facts:
        """How many tokens are on their way, and how many may be."""
        if ask.x == ON_PLANET:
            return {"way": "planet", "loaded": ask.y, "most": 0, "place": self.words.place(view, ask.z)}
        return {"way": SIDES[ask.x], "loaded": ask.y, "most": ask.z // SPAN, "place": ""}
