"""Tokens and the cone: regrouping, pointing, loading, coming home, giving up."""

from typing import final

from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.decision import ALLOWED, Decision, Plan, Refusal
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.abilities import against_sending, clause_on
from orrery.games.cosmic.alliances import TO_POINT, announce
from orrery.games.cosmic.data.destiny import CONE_BY_BASES, STRONGEST_CHOSEN
from orrery.games.cosmic.deals import ON_PLANET
from orrery.games.cosmic.decisions.choose import write_bits
from orrery.games.cosmic.decisions.refusals import planets, refuse_rest
from orrery.games.cosmic.decisions.spreading import (
    closed,
    from_fullest,
    homecomings,
    sacrifices,
    singles_on,
    tokens_on,
)
from orrery.games.cosmic.destiny import targets, targets_by_destiny
from orrery.games.cosmic.keys import REGROUPED
from orrery.games.cosmic.movement import LOADED, SPAN, from_warp, give_up_one, load_one
from orrery.games.cosmic.names import FIRST_STACK, IN_CONE, IN_WARP, MOST_PLACES, TOKEN_NAMES
from orrery.games.cosmic.queries import MAY_LEAVE, MAY_REPEAT, TARGETS
from orrery.games.cosmic.stacks import (
    carrier_of,
    is_first_of_its_like,
    place_of,
    stack_count,
    stacks_at,
)
from orrery.games.cosmic.state import DEFENCE, FOUR, Cosmic
from orrery.games.cosmic.tokens import (
    bring_home,
    has_base,
    is_moon,
    lift,
    lift_stack,
    places,
    put,
    spots,
    tokens_at,
    withdraw,
)


def based_at(state: Cosmic, seat: i64) -> list[int]:
    """The planets on which a seat has tokens."""
    return [place for place in range(places(state)) if has_base(state, place, seat)]


def offer_bases(state: Cosmic, seat: i64, out: Choices) -> None:
    """The planets on which a seat has tokens."""
    for place in range(places(state)):
        if has_base(state, place, seat):
            out.add(place)


@final
class Retrieve(Decision[Cosmic]):
    """Where the token from the Warp goes: a base, or straight into the cone (CP1, CA6.7)."""

    def size(self, state: Cosmic) -> i64:
        return IN_CONE + 1

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        offer_bases(state, ask.seat, out)
        out.add(IN_CONE)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        state.warp[ask.seat] -= 1
        state.tell(REGROUPED, ask.seat, choice)
        if choice == IN_CONE:
            state.cone[ask.seat] += 1
        else:
            put(state, choice, ask.seat)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        return refuse_rest(self, state, ask, planets(state, "CP1"))


@final
class Point(Decision[Cosmic]):
    """The planet that is attacked: in the defender's system, or his bases in one's own (CA4.1, CA4.3)."""

    def size(self, state: Cosmic) -> i64:
        return MOST_PLACES

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        write_bits(targets(state) & ~state.barred, MOST_PLACES, 0, out)
        if out.count == 0:
            write_bits(state.barred, MOST_PLACES, 0, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        announce(state, ask.seat, TO_POINT, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        clauses = planets(state, target_clause(state))
        for place in clauses:
            if has(state.barred, place):
                clauses[place] = clause_on(state, MAY_REPEAT, ask.seat)
            elif is_moon(state, place):
                clauses[place] = "CD2.1"
        return refuse_rest(self, state, ask, clauses)


def target_clause(state: Cosmic) -> str:
    """The clause that says at which planets the cone may be pointed: what decides it last."""
    terms = state.book.numbers.explain(state, TARGETS, state.offence, int(targets_by_destiny(state)))
    if terms:
        return terms[-1].clause
    if state.in_own_system == STRONGEST_CHOSEN:
        return "CD3-7"
    return "CA4.3" if state.in_own_system else "CA4.1"


@final
class LoadToken(Decision[Cosmic]):
    """From which base the next token comes; enough is enough (CP3, CA5.1). The first may leave the Warp.

    ``y`` are loaded; ``z`` holds the most and the fewest, or for a base of a deal its planet.
    """

    def size(self, state: Cosmic) -> i64:
        return len(TOKEN_NAMES)

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        fewest: i64 = 1 if ask.x == ON_PLANET else ask.z % SPAN
        if ask.y >= fewest:
            out.add(PASS)
        for place in range(spots(state)):
            if can_load(state, ask, place) and has_single(state, place, ask.seat):
                out.add(place)
        if ask.x == ON_PLANET and state.cone[ask.seat] > 0:
            out.add(IN_CONE)
        if ask.y == 0 and ask.x != ON_PLANET and from_warp(state, ask.seat, ask.x) == 1:
            out.add(IN_WARP)
        offer_stacks(state, ask, out)
        if out.count == 0:
            out.add(PASS)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        if choice == PASS:
            end_loading(state, ask)
            return
        if choice == IN_CONE:
            withdraw(state, ask.seat, 1)
        elif choice == IN_WARP:
            state.warp[ask.seat] -= 1
        elif choice >= FIRST_STACK:
            lift_stack(state, ask.seat, choice - FIRST_STACK)
        else:
            lift(state, choice, ask.seat)
        if ask.x == ON_PLANET:
            put(state, ask.z, ask.seat)
        else:
            load_one(state, ask.seat, ask.x)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        """Not to send enough, a planet without tokens, or the Warp."""
        clause = load_clause(state, ask)
        clauses = planets(state, clause)
        for place in clauses:
            clauses[place] = stays_behind(state, ask, place) or clause
            if has_base(state, place, ask.seat) and not has_single(state, place, ask.seat):
                clauses[place] = clauses[place] if clauses[place] != clause else "CG18"
        clauses[PASS] = clause
        if state.warp[ask.seat] > 0:
            clauses[IN_WARP] = clause
        return refuse_rest(self, state, ask, clauses)

    def plans(self, state: Cosmic, ask: Ask) -> list[Plan]:
        return [] if ask.x == ON_PLANET or ask.y > 0 else send_plans(state, ask)


def has_single(state: Cosmic, place: i64, seat: i64) -> bool:
    """Whether a seat has a token on a planet that is no stack."""
    return len(state.stacks) == 0 or tokens_at(state, place, seat) > stacks_at(state, seat, place)


def offer_stacks(state: Cosmic, ask: Ask, out: Choices) -> None:
    """Each kind of stack that can be sent from its base (CG18)."""
    for stack in range(stack_count(state)):
        place = place_of(state, stack)
        if carrier_of(state, stack) == ask.seat and place < spots(state) and can_load(state, ask, place):
            if is_first_of_its_like(state, stack):
                out.add(FIRST_STACK + stack)


def load_clause(state: Cosmic, ask: Ask) -> str:
    """The clause that says whence tokens come and how many have to."""
    if ask.x == ON_PLANET:
        return "CR3"
    if ask.seat == state.offence:
        return "CD3-14" if state.comet == CONE_BY_BASES else "CP3"
    return play_below(state) if ask.seat == state.defence else "CA5.1"


def play_below(state: Cosmic) -> str:
    """The clause of the play that lets tokens be loaded: below the frame that does it."""
    return state.book.plays.clauses[state.frame(state.depth - 2).x]


def stays_behind(state: Cosmic, ask: Ask, place: i64) -> str:
    """The clause by which tokens may not be sent off a base."""
    if not has_base(state, place, ask.seat):
        return ALLOWED
    if ask.x == ON_PLANET:
        return clause_on(state, MAY_LEAVE, ask.seat, place)
    return against_sending(state, ask.seat, place, ask.x)


def end_loading(state: Cosmic, ask: Ask) -> None:
    """Enough are sent, or have landed."""
    if ask.x == ON_PLANET:
        state.finish()
    else:
        state.goto(LOADED, ask.x, ask.y, ask.z)


def can_load(state: Cosmic, ask: Ask, place: i64) -> bool:
    """A token there that nothing holds back."""
    if not has_base(state, place, ask.seat) or stays_behind(state, ask, place) != ALLOWED:
        return False
    return place != ask.z if ask.x == ON_PLANET else not is_in_already(state, ask, place)


def is_in_already(state: Cosmic, ask: Ask, place: i64) -> bool:
    """The tokens of the defence on the attacked planet, when more are added."""
    return ask.x == DEFENCE and ask.seat == state.defence and place == state.target


def loadable(state: Cosmic, ask: Ask) -> list[int]:
    """The planets from which a token can be loaded."""
    return [place for place in range(spots(state)) if can_load(state, ask, place)]


def send_plans(state: Cosmic, ask: Ask, least: int = 2) -> list[Plan]:
    """Up to four single tokens at once, or as many as have to be sent, each from the base with most then."""
    most, fewest = ask.z // SPAN, ask.z % SPAN
    there = singles_on(state, ask.seat, loadable(state, ask))
    counts = range(max(least, int(fewest)), int(max(min(most, FOUR), fewest)) + 1)
    chains = [(count, from_fullest(there, count)) for count in counts]
    return [Plan("send", closed(chain, int(most)), (count,)) for count, chain in chains if chain]


@final
class BringHome(Decision[Cosmic]):
    """The base to which a token comes back (CA6.6)."""

    def size(self, state: Cosmic) -> i64:
        return MOST_PLACES

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        offer_bases(state, ask.seat, out)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        bring_home(state, ask.seat, choice)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        return refuse_rest(self, state, ask, planets(state, "CA6.6"))

    def plans(self, state: Cosmic, ask: Ask) -> list[Plan]:
        return homecomings(tokens_on(state, ask.seat, based_at(state, ask.seat)), int(state.adrift[ask.seat]))


@final
class GiveUpToken(Decision[Cosmic]):
    """The base from which a token is lost (CA6.6); ``y`` is a planet that is spared, plus one."""

    def size(self, state: Cosmic) -> i64:
        return MOST_PLACES

    def options(self, state: Cosmic, ask: Ask, out: Choices) -> None:
        for place in range(places(state)):
            if has_base(state, place, ask.seat) and place != ask.y - 1:
                out.add(place)

    def resolve(self, state: Cosmic, ask: Ask, choice: i64) -> None:
        give_up_one(state, choice, ask.seat)

    def refused(self, state: Cosmic, ask: Ask) -> list[Refusal]:
        return refuse_rest(self, state, ask, planets(state, "CA6.6"))

    def plans(self, state: Cosmic, ask: Ask) -> list[Plan]:
        bases = [place for place in based_at(state, ask.seat) if place != ask.y - 1]
        there = tokens_on(state, ask.seat, bases)
        return sacrifices(there, min(int(ask.x), sum(there.values())))
