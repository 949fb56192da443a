"""What the questions of Cosmic Encounter name."""

from collections.abc import Callable
from typing import Final, final

from orrery.engine.flow import FRAME_WIDTH, Ask
from orrery.games.cosmic.deals import MOST_OFFERS, ON_PLANET
from orrery.games.cosmic.keys import DEAL, DISCARDING, FLIP, HANDING_OVER, THREE_WAY
from orrery.games.cosmic.movement import SPAN
from orrery.games.cosmic.powersets import OWN_POWERS
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_POWER
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
    ("choose-number", "crystal"): "ask-cosmic-crystal",
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
    ("choose-seat", "mutant"): "ask-cosmic-mutant",
    ("choose-seat", "vacuum"): "ask-cosmic-pull",
    ("choose-seat", "wild-doppelganger"): "ask-cosmic-lender",
    ("choose-seat", "wild-ethic"): "ask-cosmic-give-away",
    ("choose-seat", "zombie-release"): "ask-cosmic-captive",
    ("choose-call", "wild-calculator"): "ask-cosmic-sum",
    ("choose-card", "doppelganger"): "ask-cosmic-lent-card",
    ("choose-card", "filch"): "ask-cosmic-filch-more",
    ("choose-card", "finder"): "ask-cosmic-find",
    ("choose-card", "gambler"): "ask-cosmic-name-card",
    ("choose-card", "hate"): "ask-cosmic-hate-card",
    ("choose-card", "keeper"): "ask-cosmic-keep",
    ("choose-card", "super-mutant"): "ask-cosmic-discard-first",
    ("choose-card", "wild-chronos"): "ask-cosmic-recall",
    ("choose-place", "bully"): "ask-cosmic-bully",
    ("choose-place", "wild-bully"): "ask-cosmic-give-base-place",
    ("choose-place", "pay-prize"): "ask-cosmic-give-base-place",
    ("choose-place", "kamikaze"): "ask-cosmic-dive-place",
    ("choose-place", "wild-kamikaze"): "ask-cosmic-dive-place",
    ("choose-card", "wild-ethic"): "ask-cosmic-give-away-card",
    ("choose-place", "extortionist"): "ask-cosmic-buy-off-place",
    ("choose-place", "hate"): "ask-cosmic-hate-place",
    ("choose-place", "vacuum"): "ask-cosmic-pull-place",
    ("choose-power", "changeling"): "ask-cosmic-change-for",
    ("choose-power", "insect"): "ask-cosmic-copy",
    ("choose-power", "insect-later"): "ask-cosmic-copy",
    ("choose-power", "lose-power"): "ask-cosmic-lose-power",
    ("choose-power", "pentaform-moves"): "ask-cosmic-stage",
    ("choose-power", "pulsar-zap"): "ask-cosmic-pulsar-zap",
    ("choose-power", "suffer"): "ask-cosmic-suffer",
    ("choose-power", "super-pentaform"): "ask-cosmic-swap-stages",
    ("agree", "gambler"): "ask-cosmic-call-lie",
    ("agree", "wild-bully"): "ask-cosmic-give-base",
    ("agree", "judge"): "ask-cosmic-prize-for",
    ("agree", "changeling"): "ask-cosmic-change-power",
    ("agree", "extortionist"): "ask-cosmic-buy-off",
    ("agree", "wild-diplomat"): "ask-cosmic-let-speak",
    ("agree", "healer"): "ask-cosmic-heal",
}
"""Generic questions that are asked in words of their own, by decision and by what asks."""
OWN_PASSES: Final = {
    ("choose-seat", "ethic"): "answer-cosmic-from-deck",
    ("choose-seat", "mutant"): "answer-cosmic-from-deck",
}
"""The same for a pass that is an answer to them."""

ABOUT_SEATS: Final = ("crystal",)
"""Plays that ask for a number for one player after the other."""


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
            "draw-card": lambda view, ask: {"player": self.words.seat(ask.x)},
            "take-random": lambda view, ask: {
                "player": self.words.seat(ask.x), "taker": self.words.seat(ask.y),
                "way": "taken" if ask.y >= 0 else "discarded",
            },
            "respond": lambda view, ask: {"what": self.occasion(view, ask)},
            "point": lambda view, ask: {"defence": self.words.seat(view.defence)},
            "load": self._load,
            "invite": lambda view, ask: {"side": SIDES[ask.seat == view.defence]},
            "lay-card": lambda view, ask: {"way": "open" if ask.x == 1 else "hidden"},
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
            return {**facts, **self._number(view, ask, play.key)} if ask.decision == CHOOSE_NUMBER else facts
        procedure = view.flow.stack[-FRAME_WIDTH] if view.flow.stack else -1
        if procedure == THREE_WAY:
            return {"reason": "three-way", "name": self.offers.pledges(view)}
        return {"reason": REASONS.get(procedure, "none"), "name": ""}

    def _number(self, view: CosmicView, ask: Ask, play: str) -> Facts:
        """How high it may be, and of whom a play asks for it."""
        return {"most": ask.z, "about": self._about(view) if play in ABOUT_SEATS else ""}

    def _about(self, view: CosmicView) -> str:
        """The player of whom a play asks: ``y`` of the frame on top."""
        return self.words.seat(view.flow.stack[-FRAME_WIDTH + 4])

    def _load(self, view: CosmicView, ask: Ask) -> Facts:
        """How many tokens are on their way, and how many may be."""
        if ask.x == ON_PLANET:
            return {"way": "planet", "loaded": ask.y, "most": 0, "place": self.words.place(view, ask.z)}
        return {"way": SIDES[ask.x], "loaded": ask.y, "most": ask.z // SPAN, "place": ""}
