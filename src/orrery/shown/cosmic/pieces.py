"""The pieces of Cosmic Encounter: players, places of tokens, cards, powers, destiny, the two sides."""

from collections.abc import Callable
from typing import ClassVar, Final, final

from orrery.engine.bits import has
from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import PASS, Ask
from orrery.games.cosmic.data.cards import CARD_NAMES, KINDS
from orrery.games.cosmic.data.destiny import DESTINY_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.names import (
    FIRST_STACK,
    FREE_TOKEN,
    GIVE_BASE,
    IN_CONE,
    IN_WARP,
    MOST_SEATS,
    PLACE_NAMES,
    WANT_BASE,
)
from orrery.games.cosmic.plays import EDICT, POWER_USE, REINFORCE, RULE, SUPER, WILD
from orrery.games.cosmic.questions import LOAD
from orrery.games.cosmic.state import SIDES
from orrery.games.cosmic.tables import WINDOWS
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.words import stacks_in
from orrery.shown.pieces import Ids, Pieces, seat_piece

Finder = Callable[[int], Ids]

RULES: Final = frozenset(("respond", play.key) for play in WINDOWS.plays if play.how == RULE)
"""What the rules themselves do at a window."""
WORDS_OF_A_DEAL: Final = frozenset(
    {
        ("offer", "give-card-of-choice"),
        ("offer", "want-card-of-choice"),
        ("offer", "want-card"),
        ("offer", "give-lucre"),
        ("offer", "want-lucre"),
        ("offer", "propose"),
        ("pledge", "give-card-of-choice"),
        ("pledge", "give-lucre"),
    }
)


@final
class CosmicPieces(Pieces):
    """``seat:B``, ``place:p7`` or ``place:warp``, ``card:flare-zombie``, ``power:zombie``, ``destiny:wild``,
    ``side:offence``. A card is a piece by its kind, wherever it is.
    """

    places: ClassVar[frozenset[str]] = frozenset({"place"})
    bare: ClassVar[frozenset[str]] = frozenset(
        {
            "choose-number",
            "choose-curse",
            "choose-call",
            "choose-stack",
            "agree",
            "own-colour",
            "reward",
            "answer-offer",
            "go-on",
            "buy-back",
        }
    )
    bare_answers: ClassVar[frozenset[tuple[str, str]]] = RULES | WORDS_OF_A_DEAL | {("invite", "nobody")}

    def listed(self, view: CosmicView) -> list[str]:
        planets = range(len(view.tokens) // view.flow.seats)
        return [
            *(seat_piece(seat) for seat in range(view.flow.seats)),
            *(place(number) for number in (*planets, IN_CONE, IN_WARP)),
            *(card(kind) for kind in range(KINDS)),
            *(power(number) for number in range(len(POWER_KEYS))),
            *(destiny(kind) for kind in range(len(DESTINY_NAMES))),
            *(side(number) for number in range(len(SIDES))),
        ]

    def _of_answer(self, view: CosmicView, ask: Ask, choice: int) -> Ids:
        if ask.decision == LOAD and choice >= FIRST_STACK:
            return (place(stacks_in(view)[choice - FIRST_STACK].place),)
        return OF_ANSWER[self.game.decisions[ask.decision].key](choice)

    def of_plan(self, view: CosmicView, ask: Ask, plan: Plan) -> Ids:
        """The side that is joined, the planets of tokens, or the two on which bases change hands."""
        if plan.label == "ally":
            return (side(plan.facts[0]),)
        numbers = plan.facts if plan.label == "swap-bases" else plan.choices
        return tuple(dict.fromkeys(place(number) for number in numbers if number != PASS))

    def _of_event(self, view: CosmicView, event: Event) -> Ids:
        find = OF_EVENT.get(self.game.events[event.kind])
        return find(event) if find is not None else ()


def place(number: int) -> str:
    return f"place:{PLACE_NAMES[number]}"


def card(kind: int) -> str:
    return f"card:{CARD_NAMES[kind]}"


def power(number: int) -> str:
    return f"power:{POWER_KEYS[number]}"


def destiny(kind: int) -> str:
    return f"destiny:{DESTINY_NAMES[kind]}"


def side(number: int) -> str:
    return f"side:{SIDES[number]}"


def of_response(response: int) -> Ids:
    """The card or power behind a response; none for one that nobody may know, or that the rules give."""
    if not 0 <= response < len(WINDOWS.plays):
        return ()
    play = WINDOWS.plays[response]
    if play.how == RULE:
        return ()
    if play.how == POWER_USE:
        return (power(int(play.power)),)
    if play.how in (EDICT, REINFORCE):
        return (card(int(play.kind)),)
    kind = "flare" if play.how in (WILD, SUPER) else "pulsar"
    return (f"card:{kind}-{POWER_KEYS[play.power]}",)


def of_item(item: int) -> Ids:
    """What an item of an offer is about."""
    if item < KINDS:
        return (card(item),)
    if GIVE_BASE <= item < FREE_TOKEN:
        return (place(item - (GIVE_BASE if item < WANT_BASE else WANT_BASE)),)
    return (place(IN_WARP),)


def of_seats(mask: int) -> Ids:
    return tuple(seat_piece(seat) for seat in range(MOST_SEATS) if has(mask, seat))


def known(find: Callable[[int], str], number: int) -> Ids:
    """A piece, unless the viewer may not know which, or there is none."""
    return (find(number),) if number >= 0 else ()


OF_ANSWER: Final[dict[str, Finder]] = {
    **dict.fromkeys(("choose-seat", "vote"), lambda choice: (seat_piece(choice),)),
    **dict.fromkeys(("keep-power", "put-back-power", "choose-power"), lambda choice: (power(choice),)),
    "choose-destiny": lambda choice: (destiny(choice),),
    **dict.fromkeys(
        ("choose-card", "lay-card", "lay-kicker", "discard-together"), lambda choice: (card(choice),)
    ),
    **dict.fromkeys(
        ("retrieve", "choose-place", "point", "load", "bring-home", "give-up"),
        lambda choice: (place(choice),),
    ),
    "respond": of_response,
    "invite": of_seats,
    "join": lambda choice: (side(choice),),
    **dict.fromkeys(("offer", "pledge"), of_item),
}
"""By decision of a seat."""

OF_EVENT: Final[dict[str, Callable[[Event], Ids]]] = {
    **dict.fromkeys(
        (
            "power-dealt",
            "power-shown",
            "suppressed",
            "restored",
            "power-lost",
            "power-back",
            "power-copied",
            "power-lent",
        ),
        lambda event: known(power, event.a),
    ),
    **dict.fromkeys(("power-changed", "stage-moved"), lambda event: known(power, event.b)),
    **dict.fromkeys(("played", "power-used", "cancelled"), lambda event: of_response(event.a)),
    **dict.fromkeys(("destiny-flipped", "comet-came"), lambda event: (destiny(event.a),)),
    **dict.fromkeys(
        ("regrouped", "cone-pointed", "base-landed", "moon-landed", "moon-shown", "moon-hidden"),
        lambda event: known(place, event.a),
    ),
    **dict.fromkeys(
        ("card-laid", "kicker-laid", "kicker-shown", "card-discarded", "put-beside", "card-shown"),
        lambda event: known(card, event.a),
    ),
    **dict.fromkeys(("card-drawn", "card-hoarded", "card-moved"), lambda event: known(card, event.b)),
    "negated": lambda event: of_response(event.b),
    "defender-named": lambda event: (seat_piece(event.seat),),
    "invited": lambda event: of_seats(event.a),
    "joined": lambda event: (side(event.a),),
    "cards-revealed": lambda event: (*known(card, event.a), *known(card, event.b)),
}
"""By kind of event; those that are left out are about nothing but their player."""
