"""A power put to use, whatever it does: its owner A plays it whenever he may."""

from collections.abc import Callable
from functools import cache

from orrery.engine.bits import has
from orrery.engine.chance import Rng
from orrery.engine.events import Recorder
from orrery.engine.flow import PASS
from orrery.games.cosmic.data.cards import CARD_NAMES, KINDS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import CHALLENGE_BEGAN, POWER_USED
from orrery.games.cosmic.plays import POWER_USE, Playable
from orrery.games.cosmic.questions import RESPOND
from orrery.games.cosmic.state import CALM, Cosmic
from orrery.games.cosmic.tables import POWERS, WINDOWS
from orrery.games.cosmic.timing import PLAYED
from orrery.games.cosmic.tokens import lift, places, tokens_at
from tests.rules.cosmic.scene import Scene, power, seat

OWNER = seat("A")
GAMES = 80
ANSWERS = 1500
"""A power that A has not used in so many games of so many answers is never used."""
PREPARED: dict[str, Callable[[Cosmic], None]] = {"masochist": lambda state: lose_everything(state, OWNER)}
"""What makes a position in which a power is used, where random play does not come to one."""
LONGEST = 2000
"""Answers that a challenge takes at most."""
OPTIONS = {"pulsars": "yes", "secret-powers": "yes"}


def is_use(play: Playable, key: str) -> bool:
    """Whether a play is a use of this power, and not of its Pro."""
    return play.how == POWER_USE and play.clause == f"CB-{key}"


USED = [one.key for one in POWERS if any(is_use(play, one.key) for play in one.plays)]
"""Powers that are announced; the others work by themselves."""


def of(key: str, holder: str = "B") -> Scene:
    """A has the power and attacks B; C is an ally of A. ``holder`` holds its Pulsar."""
    scene = Scene(key, pulsars="yes").hand(holder, f"pulsar-{key}")
    return scene.cone(2).join("C", "offence", 1).cards("attack-8", "attack-10")


def ordinary_moments() -> list[str]:
    """The moments at which everybody is asked in a challenge without powers, in order."""
    scene = Scene().cone(2).join("C", "offence", 1).cards("attack-8", "attack-10").to("beginning")
    moments = ["beginning"]
    for _ in range(LONGEST):
        if scene.moment and scene.moment != moments[-1]:
            moments.append(scene.moment)
        if scene.moment == "ending":
            return moments
        scene.step()
    raise AssertionError(f"an ordinary challenge never ended, but came to {moments[-1]}")


def keen_choice(state: Cosmic, key: str) -> int:
    """The number of a use that A can announce now, or a pass."""
    ask = COSMIC.asks(state)[0]
    if ask.seat != OWNER or ask.decision != RESPOND:
        return PASS
    uses = [choice for choice in COSMIC.options(state, ask) if choice != PASS]
    return next((choice for choice in uses if is_use(WINDOWS.plays[choice], key)), PASS)


def keenly_to(scene: Scene, key: str, moment: str) -> Scene:
    """Go on, with every use that A can make, until everybody is asked at a moment of the chart."""
    scene.drive()
    for _ in range(LONGEST):
        if scene.moment == moment and keen_choice(scene.state, key) == PASS:
            return scene
        keen_step(scene, key)
    raise AssertionError(f"a challenge with {key} never came to {moment}")


def keen_step(scene: Scene, key: str) -> None:
    choice = keen_choice(scene.state, key)
    if choice == PASS:
        scene.step()
    else:
        COSMIC.apply(scene.state, OWNER, choice)


def uses_told(state: Cosmic, key: str) -> int:
    """How often the use of a power was announced."""
    assert state.recorder is not None
    told = [event.a for event in state.recorder.stream(-1, 0) if event.kind == POWER_USED]
    return sum(int(WINDOWS.plays[play].power) == power(key) for play in told)


@cache
def _first_use(key: str) -> Cosmic:
    others = [one.key for one in POWERS if one.traits.simple and one.key != key]
    flares = "mayfair" if POWERS[power(key)].traits.keeps_flares else "none"
    setup = COSMIC.setup(4, {**OPTIONS, "flares": flares, "named-powers": ",".join([key, *others[:3]])})
    for seed in range(GAMES):
        state, rng = COSMIC.start(setup), Rng(seed)
        if key in PREPARED:
            PREPARED[key](state)
        for _ in range(ANSWERS):
            if COSMIC.is_over(state):
                break
            if is_in_question(state, key):
                return state
            ask = COSMIC.asks(state)[0]
            choice = keen_choice(state, key)
            COSMIC.apply(state, ask.seat, choice if choice != PASS else COSMIC.sample(state, ask, rng))
    raise AssertionError(f"nobody could answer a use of {key} in {GAMES} games")


def lose_everything(state: Cosmic, seat: int) -> None:
    """All tokens of a seat go to the Warp."""
    for place in range(places(state)):
        count = tokens_at(state, place, seat)
        lift(state, place, seat, count)
        state.warp[seat] += count


def first_use(key: str) -> Cosmic:
    """A game with secret powers, where the others are asked about a use of A's power, the first of all."""
    state = _first_use(key).clone()
    state.recorder = Recorder()
    return state


def is_in_question(state: Cosmic, key: str) -> bool:
    """Somebody else is asked about a use that A has announced, and nothing bars an answer."""
    window = state.frame(state.depth - 1)
    if state.ask_at(0).decision != RESPOND or window.x != PLAYED or state.mood != CALM or any(state.bans):
        return False
    use = state.frame(window.y)
    is_asked = any(ask.seat not in (OWNER, use.seat) for ask in COSMIC.asks(state))
    return is_asked and use.seat == OWNER and is_use(WINDOWS.plays[use.x], key)


def other_asked(state: Cosmic) -> int:
    """The first of the others who is asked."""
    return next(int(ask.seat) for ask in COSMIC.asks(state) if ask.seat != OWNER)


def give_card(state: Cosmic, who: int, card: str) -> None:
    state.hands[who * KINDS + CARD_NAMES.index(card)] += 1
    state.sizes[who] += 1


def respond(state: Cosmic, who: int, play: str, above: int | None = None) -> int:
    """Play something as soon as it can be, and nobody else responds; tells how deep the stack was.

    It has to be while the stack is higher than ``above``, or at this moment.
    """
    depth = int(state.depth)
    number = [entry.key for entry in WINDOWS.plays].index(play)
    while state.depth > (depth - 1 if above is None else above):
        ask = COSMIC.asks(state)[0]
        if ask.seat == who and ask.decision == RESPOND and number in COSMIC.options(state, ask):
            COSMIC.apply(state, who, number)
            return depth
        pass_on(state)
    raise AssertionError(f"{play} can't be played")


def let_happen(state: Cosmic, depth: int) -> None:
    """Nobody answers any more what was put on top of a stack so deep."""
    for _ in range(LONGEST):
        if state.depth <= depth:
            return
        pass_on(state)
    raise AssertionError("what was announced never happened")


def pass_on(state: Cosmic) -> None:
    ask = COSMIC.asks(state)[0]
    COSMIC.apply(state, ask.seat, COSMIC.options(state, ask)[0])


def uses_in_the_rest(state: Cosmic, key: str) -> int:
    """Go on to the next challenge: A uses the power whenever he may, all else is a pass."""
    before = uses_told(state, key)
    for _ in range(LONGEST):
        uses = uses_told(state, key) - before
        choice = keen_choice(state, key)
        if choice == PASS:
            pass_on(state)
        else:
            COSMIC.apply(state, OWNER, choice)
        if has_begun(state):
            return uses
    raise AssertionError(f"a challenge with {key} never ended")


def has_begun(state: Cosmic) -> bool:
    """Whether another challenge began since somebody listens."""
    assert state.recorder is not None
    return any(event.kind == CHALLENGE_BEGAN for event in state.recorder.stream(-1, 0))


def has_con(state: Cosmic, who: int, key: str) -> bool:
    return has(state.con[power(key)], who)
