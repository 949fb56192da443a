"""Greedy play of Cosmic Encounter: every real choice is tried out to the end of the challenge."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import Rng
from orrery.engine.flow import PASS, Ask, Choices
from orrery.engine.game import Game
from orrery.games.cosmic.deals import ON_PLANET, is_something
from orrery.games.cosmic.hands import FROM_ALL, OPTIONAL
from orrery.games.cosmic.movement import SPAN
from orrery.games.cosmic.questions import (
    BRING_HOME,
    CHOOSE_CARD,
    GIVE_UP,
    INVITE,
    JOIN,
    KEEP_POWER,
    LAY_CARD,
    LOAD,
    OFFER,
    PLEDGE,
    POINT,
    PUT_BACK_POWER,
    RESPOND,
    RETRIEVE,
    REWARD,
    VEIL_POWER,
)
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import is_moon, tokens_at
from orrery.players.evaluate.cosmic.bargain import CARD_SWAP
from orrery.players.evaluate.cosmic.choosing import most_promising
from orrery.players.evaluate.cosmic.policy import quick, rides_to_win, strongest
from orrery.players.evaluate.cosmic.responses import effort, is_free, is_worth_a_trial
from orrery.players.evaluate.cosmic.trials import Trials
from orrery.players.evaluate.cosmic.worth import worth
from orrery.players.evaluate.evaluator import BASES, Evaluator
from orrery.players.reply import PlayerReply

FIRST_LOOK: Final = 3
"""Guesses that all answers meet; then the poor ones are dropped."""
LOOKS: Final = 8
CLOSEST_LOOK: Final = 10
LOOKS_AT_PLACES: Final = 5
FALLS_BEHIND: Final = 900
"""An answer that is so much worse than the best in a first look is dropped."""
LEFT_IN: Final = 4
MOST_TRIED: Final = 16
"""Where there are more answers a glance is enough."""
MOST_OFFERED: Final = 3
PLAIN: Final[tuple[int, ...]] = (
    BRING_HOME, GIVE_UP, RETRIEVE, REWARD, KEEP_POWER, PUT_BACK_POWER, VEIL_POWER, PLEDGE,
)  # fmt: skip
"""Questions that are answered at a glance."""
SENT: Final[tuple[int, ...]] = (4, 3)
"""Numbers of tokens that are tried out; if so many can't be sent, a glance is enough."""


@final
class CosmicEvaluator(Evaluator[Cosmic]):
    """Values positions, and advises by trials."""

    def value(self, state: Cosmic, seat: i64) -> i64:
        return worth(state, seat)

    def looks(self) -> i64:
        return 1

    def unit(self) -> str:
        return BASES

    def advices(
        self, game: Game[Cosmic], guesses: list[Cosmic], seat: i64, rng: Rng, care: i64 = 1
    ) -> list[PlayerReply]:
        return self.ranked(game, guesses[0], seat, rng, care, self)

    def ranked(
        self, game: Game[Cosmic], state: Cosmic, seat: i64, rng: Rng, care: i64, judge: Evaluator[Cosmic]
    ) -> list[PlayerReply]:
        """All answers that are tried out, by trials whose ends are valued by a judge."""
        ask = state.ask_at(state.find_ask(seat))
        options = Choices()
        game.offer(state, ask, options)
        chains = proposed(game, state, ask, options)
        if len(chains) < 2:
            return [self.advised(game, state, seat, rng, care, judge)]
        return ranked_chains(Trials(game, state, seat, rng, judge), ask, chains, care)

    def advise(
        self, game: Game[Cosmic], guesses: list[Cosmic], seat: i64, rng: Rng, care: i64 = 1
    ) -> PlayerReply:
        return self.advised(game, guesses[0], seat, rng, care, self)

    def advised(
        self, game: Game[Cosmic], state: Cosmic, seat: i64, rng: Rng, care: i64, judge: Evaluator[Cosmic]
    ) -> PlayerReply:
        """Advice by trials whose ends are valued by a judge."""
        ask = state.ask_at(state.find_ask(seat))
        options = Choices()
        game.offer(state, ask, options)
        if care == 0:
            return PlayerReply([int(quick(state, ask, options, rng))])
        if ask.decision == CHOOSE_CARD and ask.y % OPTIONAL == FROM_ALL:
            return PlayerReply([wanted_kind(Trials(game, state, seat, rng, judge), state, seat)])
        chains = proposed(game, state, ask, options)
        if len(chains) == 0:
            return PlayerReply([int(quick(state, ask, options, rng))])
        if len(chains) == 1:
            return PlayerReply(chains[0])
        return best_chain(Trials(game, state, seat, rng, judge), ask, chains, care)


class ValuedTrials(Evaluator[Cosmic]):
    """Advises by the same trials, and values their ends in another way."""

    def __init__(self, hand: CosmicEvaluator) -> None:
        self.hand: CosmicEvaluator = hand

    def advise(
        self, game: Game[Cosmic], guesses: list[Cosmic], seat: i64, rng: Rng, care: i64 = 1
    ) -> PlayerReply:
        return self.hand.advised(game, guesses[0], seat, rng, care, self)

    def advices(
        self, game: Game[Cosmic], guesses: list[Cosmic], seat: i64, rng: Rng, care: i64 = 1
    ) -> list[PlayerReply]:
        return self.hand.ranked(game, guesses[0], seat, rng, care, self)


def proposed(game: Game[Cosmic], state: Cosmic, ask: Ask, options: Choices) -> list[list[int]]:
    """The answers that are tried out; none if a glance is enough."""
    if options.count == 1:
        return [[int(options.get(0))]]
    if ask.decision in PLAIN:
        return []
    if ask.decision == LOAD:
        return loads(game, state, ask)
    if ask.decision == OFFER:
        return offers(game, state, ask, options)
    if ask.decision == RESPOND:
        return responses(state, ask, options)
    if ask.decision == INVITE:
        return invitations(state, ask.seat, options)
    if ask.decision == POINT:
        return targets(state, options)
    return [[choice] for choice in options.listed()] if options.count <= MOST_TRIED else []


def responses(state: Cosmic, ask: Ask, options: Choices) -> list[list[int]]:
    """Passing and what may be worth playing; what costs nothing is simply done."""
    chains: list[list[int]] = []
    for choice in options.listed():
        if choice != PASS and is_free(choice):
            return [[choice]]
        if choice == PASS or is_worth_a_trial(state, ask, choice):
            chains.append([choice])
    return chains if len(chains) > 0 else [[int(options.get(0))]]


def invitations(state: Cosmic, seat: i64, options: Choices) -> list[list[int]]:
    """All sets of guests without those who would win alone."""
    unwanted: i64 = 0
    for other in range(state.seats):
        if rides_to_win(state, seat, other):
            unwanted |= bit(other)
    chains: list[list[int]] = [[guests] for guests in options.listed() if guests & unwanted == 0]
    return chains if len(chains) > 0 else [[int(options.get(0))]]


def targets(state: Cosmic, options: Choices) -> list[list[int]]:
    """Planets to attack; of those that look alike only the first."""
    chains: list[list[int]] = []
    for place in options.listed():
        alike = [chain for chain in chains if look_alike(state, place, chain[0])]
        if len(alike) == 0:
            chains.append([place])
    return chains


def look_alike(state: Cosmic, one: i64, other: i64) -> bool:
    """Whether everybody has as many tokens on one planet as on the other, and none is a moon."""
    if is_moon(state, one) != is_moon(state, other):
        return False
    for seat in range(state.seats):
        if tokens_at(state, one, seat) != tokens_at(state, other, seat):
            return False
    return True


def loads(game: Game[Cosmic], state: Cosmic, ask: Ask) -> list[list[int]]:
    """So many tokens from the fullest bases; for the base of a deal a glance is enough."""
    if ask.x == ON_PLANET or ask.y > 0:
        return []
    most: i64 = ask.z // SPAN
    chains: list[list[int]] = []
    for count in SENT:
        if ask.z % SPAN <= count <= most:
            chains.append(load_chain(game, game.clone(state), ask, count, most))
    return chains


def load_chain(game: Game[Cosmic], state: Cosmic, ask: Ask, count: i64, most: i64) -> list[int]:
    options = Choices()
    chain: list[int] = []
    for sent in range(count):
        game.offer(state, Ask(ask.seat, LOAD, ask.x, sent, ask.z), options)
        chain.append(int(strongest(state, ask.seat, options)))
        if chain[-1] == PASS:
            return chain
        if sent + 1 < most:
            game.apply(state, ask.seat, chain[-1])
    return chain if count == most else [*chain, PASS]


def offers(game: Game[Cosmic], state: Cosmic, ask: Ask, options: Choices) -> list[list[int]]:
    """No deal, a base for a base, or a card for a card; an offer under way is finished at a glance."""
    if is_something(state):
        return []
    plans = game.plans(state, ask)
    chains: list[list[int]] = [[PASS]]
    for plan in plans[:: max(1, len(plans) // MOST_OFFERED)]:
        chains.append(plan.choices)
    listed = options.listed()
    if CARD_SWAP[0] in listed and CARD_SWAP[1] in listed:
        chains.append(list(CARD_SWAP))
    return chains


def wanted_kind(trials: Trials, state: Cosmic, seat: i64) -> int:
    """The card to ask another player for by name."""
    owner: i64 = state.frame(state.depth - 1).y
    trials.guess(LOOKS - 1)
    return int(most_promising(state, trials.guesses, seat, max(0, owner)))


def best_chain(trials: Trials, ask: Ask, chains: list[list[int]], care: i64) -> PlayerReply:
    """The answer with the best trials; of equal ones the first, which is passing where one can pass."""
    totals: list[int] = [0] * len(chains)
    look(trials, ask, chains, totals, 0, FIRST_LOOK * care)
    left = still_in(ask, totals, FIRST_LOOK * care)
    if len(left) == 1:
        return PlayerReply(chains[left[0]], totals[left[0]] // int(FIRST_LOOK * care))
    chains = [chains[index] for index in left]
    totals = [totals[index] for index in left]
    look(trials, ask, chains, totals, FIRST_LOOK * care, looks_at(ask) * care)
    best = totals.index(max(totals))
    return PlayerReply(chains[best], totals[best] // int(looks_at(ask) * care))


def ranked_chains(trials: Trials, ask: Ask, chains: list[list[int]], care: i64) -> list[PlayerReply]:
    """All answers by their trials, the best first; of equal ones in their order."""
    totals: list[int] = [0] * len(chains)
    looks: i64 = FIRST_LOOK * care
    look(trials, ask, chains, totals, 0, looks)
    places = sorted(range(len(chains)), key=lambda place: -totals[place])
    return [PlayerReply(chains[place], totals[place] // int(looks)) for place in places]


def look(trials: Trials, ask: Ask, chains: list[list[int]], totals: list[int], first: i64, end: i64) -> None:
    """Add up the trials of all answers with the guesses from ``first`` to ``end``."""
    for place in range(len(chains)):
        cost: i64 = effort(chains[place][0]) if ask.decision == RESPOND else 0
        for index in range(first, end):
            totals[place] += int(trials.tried(chains[place], index) - cost)


def still_in(ask: Ask, totals: list[int], looks: i64) -> list[int]:
    """Places of the answers worth a closer look: few, near the best; passing, if no response is better."""
    best = max(totals)
    if totals[0] == best and ask.decision == RESPOND:
        return [0]
    near = [place for place in range(len(totals)) if totals[place] >= best - FALLS_BEHIND * looks]
    while len(near) > LEFT_IN:
        near.remove(worst(near, totals))
    return near


def worst(places: list[int], totals: list[int]) -> int:
    """The place with the lowest total; of equal ones the last."""
    found = places[0]
    for place in places:
        if totals[place] <= totals[found]:
            found = place
    return found


def looks_at(ask: Ask) -> i64:
    if ask.decision in (LAY_CARD, JOIN):
        return CLOSEST_LOOK
    return LOOKS_AT_PLACES if ask.decision in (POINT, INVITE, LOAD) else LOOKS
