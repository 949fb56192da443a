"""Invitations and alliances (CP4, CP5, CP6)."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED, Decision, Plan, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.abilities import against_sending, clause_on
from orrery.games.cosmic.alliances import (
    TO_INVITE,
    TO_JOIN,
    ally_bounds,
    announce,
    has_power_at,
    may_join,
    sides_open,
    stay_out,
)
from orrery.games.cosmic.data.destiny import EVERYONE_JOINS
from orrery.games.cosmic.decisions.launch import send_plans
from orrery.games.cosmic.decisions.refusals import refuse_rest
from orrery.games.cosmic.queries import MAY_JOIN, MAY_REPEAT
from orrery.games.cosmic.questions import LOAD
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import ACTION, JOINED, LEAVING, SIDES_CHOSEN, is_called_for
from orrery.games.cosmic.tokens import has_base, places

SUBSETS = 64


@final
class Invite(Decision[Cosmic]):
    """Any set of the others, as bits; not one that has just come to nothing."""

    def size(self, state: Cosmic) -> i64:
        return SUBSETS

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for subset in range(bit(state.seats)):
            if self.against(state, ask, subset) == ALLOWED:
                out.add(subset)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        announce(state, ask.seat, TO_INVITE, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Each main player alone, and a set that was negated; larger sets only say so when they are tried."""
        mains = [int(bit(seat)) for seat in sorted({state.offence, state.defence})]
        negated = [subset for subset in range(int(bit(state.seats))) if has(state.barred, subset)]
        return [Refusal(subset, self.against(state, ask, subset)) for subset in mains + negated]

    def against(self, state: Cosmic, ask: Ask, choice: i64) -> str:
        """A main player is no guest (CP4, CP5); a set that was negated can't be named again."""
        if choice < 0 or choice >= bit(state.seats):
            return ALLOWED
        if choice & (bit(state.offence) | bit(state.defence)) != 0:
            return "CP4" if ask.seat == state.offence else "CP5"
        return clause_on(state, MAY_REPEAT, ask.seat) if has(state.barred, choice) else ALLOWED


@final
class Join(Decision[Cosmic]):
    """One side, or none; with Comet 13 nobody stays out (CA5.1, CD3-13)."""

    def size(self, state: Cosmic) -> i64:
        return 2

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        if state.comet != EVERYONE_JOINS or state.barred != 0:
            out.add(PASS)
        sides = sides_open(state, ask.seat)
        for side in range(i64(2)):
            if has(sides, side):
                out.add(side)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            stay_out(state, ask.seat)
        else:
            announce(state, ask.seat, TO_JOIN, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        clauses = {int(side): side_clause(state, ask.seat, side) for side in (OFFENCE, DEFENCE)}
        return refuse_rest(self, state, ask, {PASS: "CD3-13", **clauses})

    def plans(self, state: Cosmic, ask: Ask) -> list[Plan]:
        """A side together with the tokens for it, unless something may come in between."""
        if is_interrupted(state, ask.seat):
            return []
        sides = sides_open(state, ask.seat)
        return [plan for side in range(2) if has(sides, side) for plan in join_plans(state, ask.seat, side)]


def is_interrupted(state: Cosmic, seat: i64) -> bool:
    """Whether anybody may respond between joining and the first token, by what everybody knows."""
    points = (ACTION, SIDES_CHOSEN, LEAVING)
    return has_power_at(state, seat, JOINED) or any(is_called_for(state, point) for point in points)


def join_plans(state: Cosmic, seat: i64, side: int) -> list[Plan]:
    """The tokens as they could be sent if the seat had joined."""
    after = state.clone()
    after.side[seat] = side
    sent = send_plans(after, Ask(seat, LOAD, side, 0, ally_bounds(after, seat)), least=1)
    return [Plan("ally", [side, *plan.choices], (side, plan.facts[0])) for plan in sent]


def side_clause(state: Cosmic, seat: i64, side: i64) -> str:
    """Why a side is closed: it was negated, has not invited the seat, or could get no token of it."""
    if has(state.barred, side):
        return clause_on(state, MAY_REPEAT, seat)
    if not may_join(state, seat, side):
        return "CP6"
    return clause_on(state, MAY_JOIN, seat, side) or what_holds_back(state, seat, side)


def what_holds_back(state: Cosmic, seat: i64, side: i64) -> str:
    """The clause by which a seat can send no token from any of its bases."""
    bases = [place for place in range(places(state)) if has_base(state, place, seat)]
    return next(filter(None, (against_sending(state, seat, place, side) for place in bases)), "CA5.1")
