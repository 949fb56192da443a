"""The answers of Cosmic Encounter in words, composed from what is chosen."""

from collections.abc import Callable
from typing import Final, final

from orrery.engine.decision import Plan
from orrery.engine.flow import PASS, Ask
from orrery.games.cosmic.names import CALLS, CURSE_NAMES, FIRST_STACK
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.component_texts import Components
from orrery.shown.cosmic.offers import Offers
from orrery.shown.cosmic.questions import CHOOSING, OWN_PASSES
from orrery.shown.cosmic.responses import Responses
from orrery.shown.lists import listing

Teller = Callable[[CosmicView, Ask, int], str]

OWN_COLOUR: Final = (
    "answer-cosmic-own-challenge",
    "answer-cosmic-own-resettle",
    "answer-cosmic-own-flip-again",
)
REWARDS: Final = ("answer-cosmic-reward-token", "answer-cosmic-reward-card")
OF_CARDS: Final = (
    "choose-card", "lay-card", "lay-kicker", "discard-together", "draw-card", "take-random",
)  # fmt: skip
"""Questions whose answers have the rules of a card."""
REPLIES: Final = ("answer-cosmic-accept", "answer-cosmic-counter")


@final
class Answers:
    """Says an answer, by the key of its decision."""

    def __init__(self, components: Components, responses: Responses, offers: Offers) -> None:
        self.components = components
        self.responses = responses
        self.offers = offers
        self.words = responses.words
        self.speech = responses.speech
        self.tellers: dict[str, Teller] = {**self._of_cards(), **self._of_tokens(), **self._of_players()}

    def tell(self, key: str, view: CosmicView, ask: Ask, choice: int) -> str:
        if choice == PASS:
            own = OWN_PASSES.get((key, self.responses.key(ask.x))) if key in CHOOSING else None
            return self.speech.say(own or f"answer-cosmic-{key}-pass")
        return self.tellers[key](view, ask, choice)

    def _of_cards(self) -> dict[str, Teller]:
        """Powers, cards and destiny."""
        return {
            "deal-power": lambda view, ask, choice: self.words.power(choice),
            "name-blind": lambda view, ask, choice: self.words.power(choice),
            "deal-special": lambda view, ask, choice: self.words.destiny(choice),
            "deal-moon": lambda view, ask, choice: self.words.moon(choice),
            "deal-mixed": lambda view, ask, choice: self.words.card(choice),
            "deal-flare": lambda view, ask, choice: self.words.power(choice),
            "draw-card": lambda view, ask, choice: self.words.card(choice),
            "blind-card": lambda view, ask, choice: self.words.card(choice),
            "take-random": lambda view, ask, choice: self.words.card(choice),
            "flip-destiny": lambda view, ask, choice: self.words.destiny(choice),
            "choose-destiny": lambda view, ask, choice: self.words.told_destiny(choice),
            "keep-power": lambda view, ask, choice: self.words.told_power(choice),
            "put-back-power": lambda view, ask, choice: self.words.told_power(choice),
            "veil-power": lambda view, ask, choice: self.speech.say("answer-cosmic-veil-power"),
            "choose-power": lambda view, ask, choice: self.words.told_power(choice),
            "choose-card": lambda view, ask, choice: self.words.card(choice),
            "lay-card": lambda view, ask, choice: self.words.card(choice),
            "lay-kicker": lambda view, ask, choice: self.words.card(choice),
            "discard-together": lambda view, ask, choice: self.words.card(choice),
            "respond": self._response,
        }

    def _of_tokens(self) -> dict[str, Teller]:
        """Planets, with who stands there; stacks."""
        return {
            **{
                key: lambda view, ask, choice: self.words.site(view, choice)
                for key in ("retrieve", "choose-place", "point", "bring-home", "give-up")
            },
            "load": lambda view, ask, choice: (
                self.words.site(view, choice)
                if choice < FIRST_STACK
                else self.words.stack(view, choice - FIRST_STACK)
            ),
            "choose-stack": lambda view, ask, choice: (
                self.words.stack(view, choice - 1) if choice > 0 else self.speech.say("stack-cosmic-single")
            ),
        }

    def _of_players(self) -> dict[str, Teller]:
        """Seats, sides, deals, and the choices of a turn."""
        return {
            "choose-seat": lambda view, ask, choice: self.words.seat(choice),
            "vote": lambda view, ask, choice: self.words.seat(choice),
            "choose-number": lambda view, ask, choice: str(choice),
            "choose-curse": lambda view, ask, choice: self.speech.say(f"curse-cosmic-{CURSE_NAMES[choice]}"),
            "choose-call": lambda view, ask, choice: self.speech.say(f"call-cosmic-{CALLS[choice]}"),
            "agree": lambda view, ask, choice: self.speech.say("answer-cosmic-agree"),
            "own-colour": lambda view, ask, choice: self.speech.say(OWN_COLOUR[choice]),
            "invite": self._invited,
            "join": lambda view, ask, choice: self.speech.say(
                "answer-cosmic-join", side=self.words.side(view, choice)
            ),
            "reward": lambda view, ask, choice: self.speech.say(REWARDS[choice]),
            "offer": lambda view, ask, choice: self.offers.item(view, choice),
            "pledge": lambda view, ask, choice: self.offers.item(view, choice),
            "answer-offer": lambda view, ask, choice: self.speech.say(REPLIES[choice]),
            "buy-back": lambda view, ask, choice: self.speech.say("answer-cosmic-buy-back"),
            "go-on": lambda view, ask, choice: self.speech.say("answer-cosmic-go-on"),
        }

    def _response(self, view: CosmicView, ask: Ask, choice: int) -> str:
        play = self.responses.play(choice)
        return self.responses.told(play) if play is not None else str(choice)

    def _invited(self, view: CosmicView, ask: Ask, choice: int) -> str:
        return listing(self.speech, self.words.seats(choice)) or self.words.seat(-1)

    def plan(self, view: CosmicView, plan: Plan) -> str:
        """A chain in one sentence: how many tokens, and which planets or which side."""
        if plan.label == "swap-bases":
            give, want = (self.words.place(view, place) for place in plan.facts)
            return self.speech.say("plan-cosmic-swap-bases", give=give, want=want)
        facts: dict[str, str | int] = {"count": plan.facts[0]}
        if plan.label == "ally":
            facts = {"count": plan.facts[1], "side": self.words.side(view, plan.facts[0])}
        elif len(plan.facts) > 1:
            facts["place"] = self.words.place(view, plan.facts[1])
        return self.speech.say(f"plan-cosmic-{plan.label}", **facts)

    def detail(self, key: str, choice: int) -> str:
        """The rules of the card or power that an answer is about."""
        if choice == PASS:
            return ""
        if key == "respond":
            play = self.responses.play(choice)
            return self.responses.rule(play) if play is not None else ""
        if key in ("keep-power", "put-back-power", "choose-power", "deal-power"):
            return self.components.power(choice).rule
        if key in OF_CARDS:
            return self.components.card(choice).rule
        return self.components.destiny(choice).rule if key in ("flip-destiny", "choose-destiny") else ""
