"""The steps of a challenge in order: the table of phases, 0 to 10 (CA3.1).

Each key is the name of the function that carries the step out; a jump names the step that comes next.
"""

from typing import Final

from orrery.engine.keys import Keys

PHASES: Final = Keys()
# 0: start
BEGIN: Final = PHASES.add("begin")
BEFORE_CHECK: Final = PHASES.add("before-check")
CHECK_HAND: Final = PHASES.add("check-hand")
# 1: regroup
REGROUP: Final = PHASES.add("regroup")
RETRIEVE: Final = PHASES.add("retrieve")
LET_BUY_TOKENS: Final = PHASES.add("let-buy-tokens")
# 2: destiny
FLIP_DESTINY: Final = PHASES.add("flip-destiny")
DESTINY_KNOWN: Final = PHASES.add("destiny-known")
# 3: launch
BEFORE_LAUNCH: Final = PHASES.add("before-launch")
REARM: Final = PHASES.add("rearm")
LAUNCH: Final = PHASES.add("launch")
POINT: Final = PHASES.add("point")
LOAD_CONE: Final = PHASES.add("load-cone")
# 4: offence invites
OFFENCE_INVITES: Final = PHASES.add("offence-invites")
INVITE_FOR_OFFENCE: Final = PHASES.add("invite-for-offence")
# 5: defence invites
DEFENCE_INVITES: Final = PHASES.add("defence-invites")
INVITE_FOR_DEFENCE: Final = PHASES.add("invite-for-defence")
# 6: alliance
BEGIN_ALLIANCE: Final = PHASES.add("begin-alliance")
ALLY_NEXT: Final = PHASES.add("ally-next")
SIDES_CHOSEN: Final = PHASES.add("sides-chosen")
SEND_WAITING: Final = PHASES.add("send-waiting")
ALLIANCE_MADE: Final = PHASES.add("alliance-made")
# 7: cards
BEFORE_CARDS: Final = PHASES.add("before-cards")
CHECK_CARDS: Final = PHASES.add("check-cards")
KICK_FIRST: Final = PHASES.add("kick-first")
KICK: Final = PHASES.add("kick")
LAY_FIRST: Final = PHASES.add("lay-first")
LAY_REST: Final = PHASES.add("lay-rest")
CARDS_LAID: Final = PHASES.add("cards-laid")
# 8: reveal
UNCOVER: Final = PHASES.add("uncover")
REVEAL: Final = PHASES.add("reveal")
REINFORCE: Final = PHASES.add("reinforce")
DECIDE: Final = PHASES.add("decide")
# 9: resolve
RESOLVE: Final = PHASES.add("resolve")
RESOLVED: Final = PHASES.add("resolved")
CLEAR_TABLE: Final = PHASES.add("clear-table")
CHECK_WIN: Final = PHASES.add("check-win")
# 10: end
GO_ON: Final = PHASES.add("go-on")
