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
SPEAKER: Final = NUMBERS.add("speaker")
"""Who makes and answers the offers of a seat in a deal."""
THIRD_PARTY: Final = NUMBERS.add("third-party")
"""The seat with which the main players make a deal of three, or ``NOBODY``. Asked of the offence."""
SPARED: Final = NUMBERS.add("spared")
"""How many of the tokens that a loser of a fight has in it are not lost."""
REWARDED: Final = NUMBERS.add("rewarded")
"""For how many tokens an ally of a victorious defence is rewarded."""
DESTINY_ON_TOP: Final = NUMBERS.add("destiny-on-top")
"""The destiny card that lies on top of the pile, asked of the offence; ``NO_COMET`` if chance decides."""
CARRIED: Final = NUMBERS.add("carried")
"""How many captives that the tokens of a seat in the challenge carry count in a total."""
CONSOLATION: Final = NUMBERS.add("consolation")
"""How many cards a main player takes as consolation, beginning with his tokens that are lost."""
TARGETS: Final = NUMBERS.add("targets")
"""The planets at which the offence may point the cone, as bits."""
PAID_WITH: Final = NUMBERS.add("paid-with")
"""Which card is laid down for an edict that a seat plays, beginning with its kind."""
CONSOLED: Final = NUMBERS.add("consoled")
"""The seat that takes the consolation of a main player who has lost, beginning with that one."""
COUNTED: Final = NUMBERS.add("counted")
"""How many of the tokens that a seat has in the challenge count in a total."""
RETRIEVED: Final = NUMBERS.add("retrieved")
"""How many tokens the offence takes out of the Warp in phase 1."""
DRAWN_IN: Final = NUMBERS.add("drawn-in")
"""How many tokens of a third player on the attacked planet, his home planet, fight for the defence."""
KICKER_RETURNS: Final = NUMBERS.add("kicker-returns")
"""Whether a kicker goes back to the hand of the seat that has laid it: 1, or 0 if it is discarded."""
REINFORCED: Final = NUMBERS.add("reinforced")
"""What the reinforcements of the side of a main player add to its total."""
COPIED_AS: Final = NUMBERS.add("copied-as")
"""Which power it is that is copied, beginning with one that a seat has; ``NO_POWER`` if there is none."""
NEXT_OFFENCE: Final = NUMBERS.add("next-offence")
"""Who makes the next challenge, beginning with and asked of the one whose turn it is."""
CHALLENGED: Final = NUMBERS.add("challenged")
"""The defender of a challenge for which no destiny is flipped; ``NOBODY`` if destiny names one."""
KEEPER: Final = NUMBERS.add("keeper")
"""Whose the hoard is, asked of nobody."""
HOARDED: Final = NUMBERS.add("hoarded")
"""How many cards a seat is dealt for a hoard when the game begins."""

# Layers of a total and of the verdict, in this order.
INSTEAD: Final = -1
"""A card counts as another one."""
KICKER: Final = 0
CARD: Final = 1
DIGITS: Final = 2
"""Only one digit of a card counts, or its digits are reversed."""
CUT: Final = 3
"""A card is cut by the value of the other one."""
THIRDS: Final = 4
"""A card is tripled, or divided by three."""
SIGN: Final = 5
TOKENS: Final = 6
BONUS: Final = 7
COMPARE: Final = 8
INVERT: Final = 9

# Clauses. What is against something, and further down what allows it although the rules don't.
CLAUSES: Final = Keys("may")
MAY_USE: Final = CLAUSES.add("use")
"""Against the use of a power by a seat. ``subject``: the power."""
MAY_USE_AT_WILL: Final = CLAUSES.add("use-at-will")
"""Against a use that is not a duty. ``subject``: the power."""
MAY_GO_ON: Final = CLAUSES.add("go-on")
"""Against what a seat has begun with a copied power and what would go on. ``subject``: the power."""
MAY_KEEP: Final = CLAUSES.add("keep")
"""Whether too few home bases cost a seat a power: the clause, or ``ENOUGH``. ``subject``: the power."""
MAY_HIT: Final = CLAUSES.add("hit")
"""Guards a seat against a power as a Con of it does. ``subject``: the power."""
MAY_PLAY: Final = CLAUSES.add("play")
"""Against playing a card. ``subject``: its kind."""
MAY_PLAY_WILD: Final = CLAUSES.add("play-wild")
"""Against playing a flare as a Wild. ``subject``: the power on it."""
MAY_PLAY_SUPER: Final = CLAUSES.add("play-super")
MAY_REPEAT: Final = CLAUSES.add("repeat")
"""Against doing once more what has just come to nothing, be it an action or the play of a card."""
MAY_SUFFER_EDICT: Final = CLAUSES.add("suffer-edict")
"""Against what an edict does to a seat. ``subject``: its kind, ``other``: ``LASTING`` where it goes on; else
it is the edict that is being carried out."""
MAY_SAY: Final = CLAUSES.add("say")
"""Against yes or no to a question of a play. ``subject``: 0 or ``PASS``, ``other``: the play that asks. Where
both are barred, both may be said."""
MAY_PASS: Final = CLAUSES.add("pass")
"""Against passing, of a seat that is bound to do something. ``subject``: a play that it could choose."""
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
MAY_DRAW: Final = CLAUSES.add("draw")
"""Against drawing a power that nobody has or uses out of the unused ones. ``subject``: the power."""
MAY_NAME: Final = CLAUSES.add("name")
"""Against naming a power for want of home bases, where a seat has several (CA7.3). ``subject``: the power."""
MAY_SHIELD: Final = CLAUSES.add("shield")
"""Why a Shield helps: an announcement would take a power of a seat out of use. ``subject``: the power,
``other``: the place of the announcement on the stack."""
MAY_SUPPRESS: Final = CLAUSES.add("suppress")
"""Against taking a power out of use, asked of its owner. ``subject``: the power, ``other``: the reason."""
MAY_MULTIPLY_TOKENS: Final = CLAUSES.add("multiply-tokens")
"""Why the tokens of the side of a main player are multiplied instead of being added."""
MAY_SUBTRACT_TOKENS: Final = CLAUSES.add("subtract-tokens")
"""The same for tokens that are subtracted, where they are not multiplied."""
MAY_FREE: Final = CLAUSES.add("free")
"""Why a main player might free tokens of the other in a deal."""
MAY_JOIN_UNINVITED: Final = CLAUSES.add("join-uninvited")
"""Lets a seat join a side that has not invited it. ``subject``: the side."""
MAY_JOIN_LAST: Final = CLAUSES.add("join-last")
"""Makes a player choose a side after all others have."""
MAY_LAY_FIRST: Final = CLAUSES.add("lay-first")
"""Makes a main player lay first, and face up."""
MAY_KICK_FIRST: Final = CLAUSES.add("kick-first")
"""The same for a kicker."""
MAY_BLIND: Final = CLAUSES.add("blind")
"""Why a seat can't play the cards that it is blinded to."""
MAY_BEAT_UNARMED: Final = CLAUSES.add("beat-unarmed")
"""Why a main player without a challenge card to lay loses, as with a Compromise that is not consoled."""
MAY_LOAD_FROM_WARP: Final = CLAUSES.add("load-from-warp")
"""Lets an ally send a token out of the Warp. ``subject``: the side."""
MAY_SHARE: Final = CLAUSES.add("share")
"""Against what an ally gets of a won fight: a base, or rewards."""
MAY_FOLLOW: Final = CLAUSES.add("follow")
"""Against following a destiny card that the offence has flipped. ``subject``: the card."""
MAY_BE_CONSOLED: Final = CLAUSES.add("be-consoled")
"""Why a main player who has lost with an Attack takes consolation all the same."""
MAY_DRAW_CONSOLATION: Final = CLAUSES.add("draw-consolation")
"""Lets a main player take consolation from the deck as well, card by card."""

MAY_DRAW_ON_HOARD: Final = CLAUSES.add("draw-on-hoard")
"""Opens the hoard to a seat. ``subject``: what for (see :mod:`.hoard`)."""
MAY_USE_MOON: Final = CLAUSES.add("use-moon")
"""Against the effect of a moon for the player who is on it."""
MAY_SPEND: Final = CLAUSES.add("spend")
"""Against the use of Lucre by a main player, in whatever way."""
MAY_CALL: Final = CLAUSES.add("call")
"""Against a word, by what only the seat knows. ``subject``: the word. ``other``: the play that asks."""
LASTING: Final = 1
"""Comes with MAY_SUFFER_EDICT: asked of an effect that lasts until the challenge ends."""

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
CARD_PLAYED: Final = DEEDS.add("card-played")
"""A seat plays a card that is no challenge card. ``subject``: the play."""
ANNOUNCED: Final = DEEDS.add("announced")
"""A seat has announced the use of a power. ``subject``: the power."""
WORKED: Final = DEEDS.add("worked")
"""What a seat has announced was not cancelled and has been carried out. ``subject``: the play, ``other``: the
card that was laid down for it, or ``NO_CARD``."""
CHOSE_SIDE: Final = DEEDS.add("chose-side")
"""A player who was asked has joined a side, or stays out. ``subject``: the side, or ``NO_SIDE``."""
FORCED: Final = DEEDS.add("forced")
"""A player was moved to a side without having chosen it, or off both. ``subject``: as above."""
LAID_OPENLY: Final = DEEDS.add("laid-openly")
"""A main player has laid a card face up."""
OFFERED: Final = DEEDS.add("offered")
"""A main player has made an offer."""
AGREED: Final = DEEDS.add("agreed")
"""Both main players want the deal."""
REPLAYED: Final = DEEDS.add("replayed")
"""Everybody is back in phase 7: what was called there is gone."""
DIGITS_CALLED: Final = DEEDS.add("digits-called")
"""A seat is about to call what becomes of the digits of Attacks: every earlier call is gone (CG5)."""
FIGHT_BEGUN: Final = DEEDS.add("fight-begun")
"""The losses of a fight come next; what is asked about them is asked now."""
FIGHT_LOST: Final = DEEDS.add("fight-lost")
"""The tokens that the losers of a fight have in it are on their way to the Warp; more may join them."""
LOST: Final = DEEDS.add("lost")
"""Tokens of a seat are on their way to the Warp. ``subject``: how many."""
WARPED: Final = DEEDS.add("warped")
"""Tokens of a seat that were lost have come into the Warp. ``subject``: how many."""
DREW: Final = DEEDS.add("drew")
"""A card from the deck has come into the hand of a seat. ``subject``: its kind."""
DESTINY_SHOWN: Final = DEEDS.add("destiny-shown")
"""A destiny card is flipped. ``subject``: the card."""
DISCARDED: Final = DEEDS.add("discarded")
"""A seat has discarded a card of its hand. ``subject``: its kind."""
EFFECTS_END: Final = DEEDS.add("effects-end")
"""A challenge is over: what lasted as long as it did ends."""
DEFENCE_CHANGED: Final = DEEDS.add("defence-changed")
"""A seat has become the defence; what concerned the one before it is over. ``subject``: that one."""
CHALLENGE_OVER: Final = DEEDS.add("challenge-over")
"""A challenge has come to its end; what comes next is about to be settled."""
WRITTEN: Final = DEEDS.add("written")
"""A position was written down; who uses which power has to be worked out."""
