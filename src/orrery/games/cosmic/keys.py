"""The numbers under which Cosmic Encounter knows its procedures, decisions, events and sources."""

from typing import Final

# Procedures.
GAME: Final = 0
CHALLENGE: Final = 1
WINDOW: Final = 2
RESPONSE: Final = 3
ANNOUNCING: Final = 4
DRAW: Final = 5
REFILLING: Final = 6
FLIP: Final = 7
LOAD: Final = 8
HOMECOMING: Final = 9
GIVING_UP: Final = 10
LOSING: Final = 11
FIGHTING: Final = 12
REWARDS: Final = 13
DEAL: Final = 14
HANDING_OVER: Final = 15
SETTLING: Final = 16
STEALING: Final = 17
DISCARDING: Final = 18
MIXING: Final = 19

# Questions to CHANCE.
DEAL_POWER: Final = 0
DEAL_SPECIAL: Final = 1
DEAL_FLARE: Final = 2
DRAW_CARD: Final = 3
TAKE_RANDOM: Final = 4
FLIP_DESTINY: Final = 5
# Questions to a seat.
KEEP_POWER: Final = 6
RESPOND: Final = 7
RETRIEVE: Final = 8
CHOOSE_SEAT: Final = 9
CHOOSE_POWER: Final = 10
CHOOSE_PLACE: Final = 11
CHOOSE_KIND: Final = 12
CHOOSE_NUMBER: Final = 13
AGREE: Final = 14
OWN_COLOUR: Final = 15
POINT: Final = 16
LOAD_TOKEN: Final = 17
INVITE: Final = 18
JOIN: Final = 19
LAY_CARD: Final = 20
BRING_HOME: Final = 21
GIVE_UP_TOKEN: Final = 22
REWARD: Final = 23
OFFER: Final = 24
ANSWER_OFFER: Final = 25
GO_ON: Final = 26
VOTE: Final = 27
CHOOSE_CURSE: Final = 28
# One more to CHANCE.
DEAL_MIXED: Final = 29

EVENTS: Final[tuple[str, ...]] = (
    "power-dealt",
    "power-shown",
    "challenge-began",
    "regrouped",
    "destiny-flipped",
    "comet-came",
    "defender-named",
    "cone-pointed",
    "tokens-loaded",
    "invited",
    "joined",
    "stayed-out",
    "card-laid",
    "cards-revealed",
    "total-known",
    "decided",
    "tokens-lost",
    "tokens-returned",
    "base-landed",
    "reward-taken",
    "consolation-taken",
    "deal-offered",
    "deal-made",
    "deal-failed",
    "card-drawn",
    "hand-shown",
    "card-discarded",
    "card-moved",
    "cards-swapped",
    "played",
    "power-used",
    "cancelled",
    "suppressed",
    "restored",
    "power-lost",
    "power-back",
    "power-changed",
    "drew-new-hand",
    "reshuffled",
    "negated",
    "called-off",
    "turn-ended",
    "won",
    "stage-moved",
)
POWER_DEALT: Final = 0
POWER_SHOWN: Final = 1
CHALLENGE_BEGAN: Final = 2
REGROUPED: Final = 3
DESTINY_FLIPPED: Final = 4
COMET_CAME: Final = 5
DEFENDER_NAMED: Final = 6
CONE_POINTED: Final = 7
TOKENS_LOADED: Final = 8
INVITED: Final = 9
JOINED: Final = 10
STAYED_OUT: Final = 11
CARD_LAID: Final = 12
CARDS_REVEALED: Final = 13
TOTAL_KNOWN: Final = 14
DECIDED: Final = 15
TOKENS_LOST: Final = 16
TOKENS_RETURNED: Final = 17
BASE_LANDED: Final = 18
REWARD_TAKEN: Final = 19
CONSOLATION_TAKEN: Final = 20
DEAL_OFFERED: Final = 21
DEAL_MADE: Final = 22
DEAL_FAILED: Final = 23
CARD_DRAWN: Final = 24
HAND_SHOWN: Final = 25
CARD_DISCARDED: Final = 26
CARD_MOVED: Final = 27
CARDS_SWAPPED: Final = 28
PLAYED: Final = 29
POWER_USED: Final = 30
CANCELLED: Final = 31
SUPPRESSED: Final = 32
RESTORED: Final = 33
POWER_LOST: Final = 34
POWER_BACK: Final = 35
POWER_CHANGED: Final = 36
DREW_NEW_HAND: Final = 37
RESHUFFLED: Final = 38
NEGATED: Final = 39
CALLED_OFF: Final = 40
TURN_ENDED: Final = 41
WON: Final = 42
STAGE_MOVED: Final = 43

SOURCES: Final[tuple[str, ...]] = ("bases", "shared-victory")
FROM_BASES: Final = 0
FROM_SHARING: Final = 1
