"""The total of each side term by term, and who wins, from what everybody sees."""

from itertools import pairwise
from typing import Final, final

from orrery.engine.queries import Term
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.results import BOTH_LOST, DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import both_attack
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.totals import explain_total, explain_verdict
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.public import public_state
from orrery.shown.cosmic.responses import Responses
from orrery.shown.cosmic.words import signed
from orrery.shown.lists import enumeration, sequence
from orrery.shown.sentences import Sentence, sentence

REVEAL: Final = 8
RESOLVE: Final = 9
TIMES: Final = ("virus", "doubled-defence", "tripler", "kicker")
"""Modifiers that are told as a product where they make one."""
RESULTS: Final = {OFFENCE_WON: "offence", DEFENCE_WON: "defence", BOTH_LOST: "both"}


@final
class Sums:
    """The pipelines; only told while cards and tokens still lie there as they were counted."""

    def __init__(self, responses: Responses) -> None:
        self.responses = responses
        self.words = responses.words
        self.speech = responses.speech

    def sentences(self, view: CosmicView) -> list[Sentence]:
        """Both totals with two Attacks on the table, as they stand now; then the verdict."""
        if view.phase not in (REVEAL, RESOLVE) or NO_CARD in view.laid:
            return []
        state = public_state(view)
        if not both_attack(state):
            return []
        chains = [explain_total(state, side) for side in range(2)]
        if view.phase == RESOLVE and [chain[-1].value for chain in chains] != list(view.totals):
            return []
        lines = [self._sum(view, side, chain) for side, chain in enumerate(chains)]
        if view.phase == RESOLVE:
            steps = self._steps(explain_verdict(state), is_tie(state))
            lines.append(sentence(self.speech, "position-cosmic-verdict", steps=steps))
        return lines

    def chain(self, view: CosmicView, seat: int, total: int) -> str:
        """The terms of a total that is announced; empty if they can't be told any more."""
        if NO_CARD in view.laid or seat not in (view.offence, view.defence):
            return ""
        side = int(seat == view.defence)
        terms = explain_total(public_state(view), side)
        return self._terms(view, side, terms) if terms[-1].value == total and len(terms) > 1 else ""

    def _sum(self, view: CosmicView, side: int, chain: list[Term]) -> Sentence:
        main = self.words.seat(view.defence if side else view.offence)
        return sentence(self.speech, "position-cosmic-sum", seat=main, terms=self._terms(view, side, chain))

    def _terms(self, view: CosmicView, side: int, chain: list[Term]) -> str:
        """``Attack 5, Virus × 5 = 25``."""
        steps = [
            self._step(before.value, term) for before, term in pairwise(chain) if term.value != before.value
        ]
        return enumeration(self.speech, [self.words.card(view.laid[side]), *steps])

    def _step(self, before: int, term: Term) -> str:
        return self.speech.say(
            "term-cosmic-step",
            name=self.responses.source(term.key),
            change=change(term.key, before, term.value),
            value=signed(term.value),
        )

    def verdict(self, view: CosmicView, result: int) -> str:
        """A result, where it is not just that the higher total wins; else empty."""
        if view.phase != RESOLVE or NO_CARD in view.laid or not both_attack(state := public_state(view)):
            return ""
        chain = explain_verdict(state)
        told = chain[-1].value == result and (len(chain) > 1 or is_tie(state))
        return self._verdict(chain, is_tie(state)) if told else ""

    def _verdict(self, chain: list[Term], tie: bool) -> str:
        return self.speech.say("decided-cosmic-by", steps=self._steps(chain, tie))

    def _steps(self, chain: list[Term], tie: bool) -> str:
        """By what it was decided: the higher total or a tie, then what inverts it."""
        first, *others = chain
        start = self.speech.say("term-cosmic-tie") if tie else self.responses.source(first.key)
        steps = [self._decision(start, first.value)]
        steps += [self._decision(self.responses.source(term.key), term.value) for term in others]
        return sequence(self.speech, steps)

    def _decision(self, name: str, result: int) -> str:
        return self.speech.say("verdict-cosmic-step", name=name, result=RESULTS[result])


def is_tie(state: Cosmic) -> bool:
    return bool(state.totals[OFFENCE] == state.totals[DEFENCE])


def change(key: str, before: int, after: int) -> str:
    """How a number got to the next one: a factor, or what was added or subtracted."""
    if key in TIMES and before and after % before == 0:
        return f"× {signed(after // before)}"
    return f"+ {after - before}" if after >= before else f"− {before - after}"
