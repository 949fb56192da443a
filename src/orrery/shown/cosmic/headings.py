"""What many answers of Cosmic Encounter are sorted under: cards by type, allies by number, a deal by side."""

from typing import Final, final

from orrery.engine.bits import count_bits
from orrery.engine.flow import PASS
from orrery.games.cosmic.data.cards import KINDS, TYPE_OF
from orrery.games.cosmic.names import (
    FREE_TOKEN,
    GIVE_BASE,
    GIVE_CARD_OF_CHOICE,
    GIVE_LUCRE,
    PROPOSE,
    WANT_BASE,
)
from orrery.games.cosmic.plays import EDICT, POWER_USE, REINFORCE, SUPER, WILD
from orrery.shown.cosmic.responses import Responses

OF_CARDS: Final = ("choose-card", "lay-card")
TYPE_HEADINGS: Final = (
    "attacks", "compromises", "edicts", "flares", "pulsars", "kickers", "reinforcements",
)  # fmt: skip
RESPONSE_HEADINGS: Final = {
    POWER_USE: "powers", WILD: "flares", SUPER: "flares", EDICT: "edicts", REINFORCE: "reinforcements",
}  # fmt: skip


@final
class Headings:
    """The heading of an answer by the key of its decision; empty where answers need none."""

    def __init__(self, responses: Responses) -> None:
        self.responses = responses
        self.speech = responses.speech

    def of(self, key: str, choice: int) -> str:
        if choice == PASS:
            return ""
        if key == "invite":
            return self.speech.say("group-cosmic-allies", count=int(count_bits(choice)))
        heading = self._key(key, choice)
        return self.speech.say(f"group-cosmic-{heading}") if heading else ""

    def _key(self, key: str, choice: int) -> str:
        if key in OF_CARDS:
            return TYPE_HEADINGS[TYPE_OF[choice]]
        if key == "offer":
            return of_deal(choice)
        play = self.responses.play(choice) if key == "respond" else None
        return RESPONSE_HEADINGS.get(play.how, "") if play is not None else ""


def of_deal(item: int) -> str:
    """Whether something is given or wanted; to propose the deal is neither."""
    if item == PROPOSE:
        return ""
    gives = (
        item < KINDS or item in (GIVE_CARD_OF_CHOICE, FREE_TOKEN, GIVE_LUCRE) or GIVE_BASE <= item < WANT_BASE
    )
    return "given" if gives else "wanted"
