"""Offers in words: what each side gives."""

from typing import Final, final

from orrery.engine.flow import FRAME_WIDTH
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.keys import DEAL, THREE_WAY
from orrery.games.cosmic.names import (
    FREE_TOKEN,
    GIVE_BASE,
    GIVE_CARD_OF_CHOICE,
    GIVE_LUCRE,
    PROPOSE,
    WANT_BASE,
    WANT_CARD,
    WANT_CARD_OF_CHOICE,
    WANT_LUCRE,
    WANT_TOKEN_FREED,
)
from orrery.games.cosmic.state import NOBODY, NOWHERE, OF_YOUR_CHOICE, OFFER_ROWS, TERMS
from orrery.games.cosmic.trilateral import GIVERS, TAKERS
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.words import Words
from orrery.shown.lists import enumeration, listing

SEAT_IN_FRAME: Final = 2
"""The place of the seat in a frame of the stack: for a deal of three the third."""
OTHER_ITEMS: Final = {
    GIVE_CARD_OF_CHOICE: "answer-cosmic-give-choice",
    WANT_CARD_OF_CHOICE: "answer-cosmic-want-choice",
    WANT_CARD: "answer-cosmic-want-named",
    FREE_TOKEN: "answer-cosmic-give-freedom",
    WANT_TOKEN_FREED: "answer-cosmic-want-freedom",
    GIVE_LUCRE: "answer-cosmic-give-lucre",
    WANT_LUCRE: "answer-cosmic-want-lucre",
    PROPOSE: "answer-cosmic-propose",
}
"""The texts of items that are the same whatever lies on the table."""


@final
class Offers:
    """The offer on the table, and the items that can be added to it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def terms(self, view: CosmicView) -> str:
        """What each of the main players gives, the offence first."""
        given = [self.given(view, side) for side in range(2)]
        if not any(given):
            return self.speech.say("deal-cosmic-nothing-yet")
        nothing = self.speech.say("deal-cosmic-nothing")
        return self.speech.say(
            "deal-cosmic-terms",
            offence=self.words.seat(view.offence),
            first=listing(self.speech, given[0]) or nothing,
            defence=self.words.seat(view.defence),
            second=listing(self.speech, given[1]) or nothing,
        )

    def pledges(self, view: CosmicView) -> str:
        """What each of three gives to each, as far as it is something."""
        stack = view.flow.stack
        at = [place for place in range(0, len(stack), FRAME_WIDTH) if stack[place] == THREE_WAY]
        third = stack[at[-1] + SEAT_IN_FRAME] if at else NOBODY
        seats = [self.words.seat(seat) for seat in (view.offence, view.defence, third)]
        told = [
            self.speech.say(
                "deal-cosmic-pledge",
                giver=seats[GIVERS[row]],
                taker=seats[TAKERS[row]],
                items=listing(self.speech, self.given(view, row)),
            )
            for row in range(OFFER_ROWS)
            if self.given(view, row)
        ]
        return enumeration(self.speech, told) or self.speech.say("deal-cosmic-nothing-yet")

    def given(self, view: CosmicView, side: int) -> list[str]:
        """Cards, a base, freed tokens and Lucre that a side gives."""
        row = view.offer[side * TERMS : (side + 1) * TERMS]
        items = self.words.cards(row[:KINDS])
        if row[OF_YOUR_CHOICE]:
            items.append(self.speech.say("deal-cosmic-of-choice", count=row[OF_YOUR_CHOICE]))
        if view.offer_base[side] != NOWHERE:
            place = self.words.place(view, view.offer_base[side])
            items.append(self.speech.say("deal-cosmic-base", place=place))
        if view.offer_free[side]:
            items.append(self.speech.say("deal-cosmic-freed", count=view.offer_free[side]))
        if view.offer_lucre and view.offer_lucre[side]:
            items.append(self.speech.say("deal-cosmic-lucre", count=view.offer_lucre[side]))
        return items

    def is_proposed(self, view: CosmicView, seat: int, given: int, wanted: int) -> bool:
        """Whether the offer on the table still is the one in which so many cards change hands."""
        if DEAL not in view.flow.stack[::FRAME_WIDTH] or seat not in (view.offence, view.defence):
            return False
        side = int(seat == view.defence)
        counts = [sum(view.offer[at * TERMS : (at + 1) * TERMS]) for at in (side, 1 - side)]
        return view.offering == side and counts == [given, wanted]

    def item(self, view: CosmicView, item: int) -> str:
        """One more thing in an offer that is being made."""
        if item < KINDS:
            return self.speech.say("answer-cosmic-give-card", card=self.words.card(item))
        if GIVE_BASE <= item < WANT_BASE:
            return self.speech.say("answer-cosmic-give-base", place=self.words.place(view, item - GIVE_BASE))
        if WANT_BASE <= item < FREE_TOKEN:
            return self.speech.say("answer-cosmic-want-base", place=self.words.place(view, item - WANT_BASE))
        return self.speech.say(OTHER_ITEMS[item])
