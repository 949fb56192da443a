"""What the rules ask of powers, flares and edicts: numbers, clauses, and what follows a deed.

No rule knows a power by name. It asks one of these questions, and whoever has something to say has
declared it: a number is bent by a ``Modifier``, a clause is named by a ``Ruling``, a deed is followed by a
``Consequence``. The numbers that a question comes with stand beside it.
"""

from typing import Final

from orrery.engine.keys import Keys

# Numbers. The seat of a TOTAL is the main player of the side; VERDICT and MISMATCH are asked of the offence.
NUMBERS: Final = Keys()
TOTAL: Final = NUMBERS.add("total")
VERDICT: Final = NUMBERS.add("verdict")
WORTH: Final = NUMBERS.add("worth")
"""What one token of a seat counts in a total."""
PAY_WORTH: Final = NUMBERS.add("pay-worth")
"""What one token of a seat counts for consolation and rewards."""
MOST_SENT: Final = NUMBERS.add("most-sent")
"""How many tokens a seat may send."""
LEAST_SENT: Final = NUMBERS.add("least-sent")
"""How many tokens an ally has to send at least, if it may send so many."""
MISMATCH: Final = NUMBERS.add("mismatch")
"""Who wins with an Attack against a Compromise."""
HOME_BASES: Final = NUMBERS.add("home-bases")
"""How many home bases a seat counts for the use of its powers."""
WINNING_BASES: Final = NUMBERS.add("winning-bases")
"""How many external bases of a seat count for the win."""
FREED_IN_DEAL: Final = NUMBERS.add("freed-in-deal")
"""How many tokens of the other main player a main player can free from the Warp in a deal."""
DEAL_PENALTY: Final = NUMBERS.add("deal-penalty")
"""How many tokens a main player loses if there is no deal."""
CARD_TO_LAY: Final = NUMBERS.add("card-to-lay")
"""The only card that a main player may lay, openly; ``NO_CARD`` if there is a choice."""
RETURNS_ASIDE: Final = NUMBERS.add("returns-aside")
"""Whether a card put aside goes back to the hand of a seat: 1, or 0 if it is discarded."""
DESTINY_ON_TOP: Final = NUMBERS.add("destiny-on-top")
"""The destiny card that lies on top of the pile, asked of the offence; ``NO_COMET`` if chance decides."""

# Layers of a total and of the verdict, in this order.
KICKER: Final = 0
CARD: Final = 1
TOKENS: Final = 2
BONUS: Final = 3
COMPARE: Final = 4
INVERT: Final = 5

# Clauses. What is against something, and further down what allows it although the rules don't.
CLAUSES: Final = Keys("may")
MAY_USE: Final = CLAUSES.add("use")
"""Against the use of a power by a seat. ``subject``: the power."""
MAY_USE_AT_WILL: Final = CLAUSES.add("use-at-will")
"""Against a use that is not a duty. ``subject``: the power."""
MAY_KEEP: Final = CLAUSES.add("keep")
"""Whether too few home bases cost a seat a power: the clause, or ``ENOUGH``. ``subject``: the power."""
MAY_HIT: Final = CLAUSES.add("hit")
"""Guards a seat against a power as a Con of it does. ``subject``: the power."""
MAY_PLAY: Final = CLAUSES.add("play")
"""Against playing a card. ``subject``: its kind."""
MAY_PLAY_WILD: Final = CLAUSES.add("play-wild")
"""Against playing a flare as a Wild. ``subject``: the power on it."""
MAY_PLAY_SUPER: Final = CLAUSES.add("play-super")
MAY_INVITE: Final = CLAUSES.add("invite")
"""Against inviting allies at all."""
MAY_JOIN: Final = CLAUSES.add("join")
"""Against joining a side. ``subject``: the side."""
MAY_OFFER: Final = CLAUSES.add("offer")
"""Against making offers in a deal."""
MAY_LOAD: Final = CLAUSES.add("load")
"""Against sending tokens off a planet. ``subject``: the planet, ``other``: the side they are sent to."""
MAY_LEAVE: Final = CLAUSES.add("leave")
"""Against moving tokens of a seat off a planet in any way but by losing them. ``subject``: the planet."""
MAY_LAY: Final = CLAUSES.add("lay")
"""Against laying a challenge card. ``subject``: its kind. Where all are barred, all may be laid."""
MAY_CHALLENGE: Final = CLAUSES.add("challenge")
"""Against a challenge of the offence. ``subject``: the player who would be challenged."""
MAY_PART_WITH: Final = CLAUSES.add("part-with")
"""Against giving away a power card. ``subject``: the power."""
MAY_SHIELD: Final = CLAUSES.add("shield")
"""Why a Shield helps: an announcement would take a power of a seat out of use. ``subject``: the power,
``other``: the place of the announcement on the stack."""
MAY_MULTIPLY_TOKENS: Final = CLAUSES.add("multiply-tokens")
"""Why the tokens of the side of a main player are multiplied instead of being added."""
MAY_SUBTRACT_TOKENS: Final = CLAUSES.add("subtract-tokens")
"""The same for tokens that are subtracted, where they are not multiplied."""
MAY_FREE: Final = CLAUSES.add("free")
"""Why a main player might free tokens of the other in a deal."""
MAY_JOIN_UNINVITED: Final = CLAUSES.add("join-uninvited")
"""Lets a seat join a side that has not invited it. ``subject``: the side."""
MAY_LAY_FIRST: Final = CLAUSES.add("lay-first")
"""Makes a main player lay first, and face up."""
MAY_LOAD_FROM_WARP: Final = CLAUSES.add("load-from-warp")
"""Lets an ally send a token out of the Warp. ``subject``: the side."""
MAY_FOLLOW: Final = CLAUSES.add("follow")
"""Against following a destiny card that the offence has flipped. ``subject``: the card."""

ENOUGH: Final = "enough"
"""The answer to MAY_KEEP where a power does not depend on the home bases of its user."""

# Deeds.
DEEDS: Final = Keys()
GAINED: Final = DEEDS.add("gained")
"""A power card has come to a seat. ``subject``: the power."""
GIVEN_AWAY: Final = DEEDS.add("given-away")
"""A power card is about to leave a seat. ``subject``: the power."""
REPLACED: Final = DEEDS.add("replaced")
"""A seat has a power instead of another, which is unused now. ``subject``: the old, ``other``: the new."""
SWAPPED: Final = DEEDS.add("swapped")
"""Two power cards have changed places. ``subject``: what the seat gave, ``other``: what it got."""
ANNOUNCED: Final = DEEDS.add("announced")
"""A seat has announced the use of a power. ``subject``: the power."""
LAID_OPENLY: Final = DEEDS.add("laid-openly")
"""A main player has laid a card face up."""
OFFERED: Final = DEEDS.add("offered")
"""A main player has made an offer."""
AGREED: Final = DEEDS.add("agreed")
"""Both main players want the deal."""
DESTINY_SHOWN: Final = DEEDS.add("destiny-shown")
"""A destiny card is flipped. ``subject``: the card."""
WRITTEN: Final = DEEDS.add("written")
"""A position was written down; who uses which power has to be worked out."""
