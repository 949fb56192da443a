"""How a challenge ends (CA6)."""

from typing import Final

from orrery.engine.keys import Keys

RESULTS: Final = Keys()
UNDECIDED: Final = RESULTS.add("undecided")
OFFENCE_WON: Final = RESULTS.add("offence-won")
DEFENCE_WON: Final = RESULTS.add("defence-won")
BOTH_LOST: Final = RESULTS.add("both-lost")
DEALT: Final = RESULTS.add("dealt")
DEAL_BROKE: Final = RESULTS.add("deal-broke")
CALLED_OFF: Final = RESULTS.add("called-off")
GAVE_UP: Final = RESULTS.add("gave-up")
"""The turn of an offence without challenge cards ends (CA3.3)."""
RESETTLED: Final = RESULTS.add("resettled")
"""An empty home planet was settled again (CA4.3)."""
