"""How powers come to players: dealt, chosen, drafted, named, banned, secret or open (CA2.3, CD6.2)."""

from collections.abc import Mapping

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup
from orrery.engine.events import SPECTATOR, Recorder
from orrery.engine.flow import CHANCE, PASS
from orrery.engine.match import Match
from orrery.engine.notation import read_save, write_save
from orrery.games.cosmic.data.cards import FIRST_FLARE, FIRST_PULSAR, flare, pulsar
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.keys import EVENTS
from orrery.games.cosmic.powers.reincarnator import REINCARNATOR
from orrery.games.cosmic.questions import KEEP_POWER, PUT_BACK_POWER, VEIL_POWER
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import BOOK
from orrery.players.registry import make_player
from tests.rules.cosmic.scene import power
from tests.soak.cosmic import all_cards

SECRET = 0


def deal(seats: int, options: Mapping[str, str], *names: str, recorder: Recorder | None = None) -> Cosmic:
    """A game in which these powers are dealt, one to each seat in turn, up to the first choice."""
    state = COSMIC.start(COSMIC.setup(seats, options), recorder)
    for name in names:
        assert COSMIC.asks(state)[0].seat == CHANCE
        COSMIC.apply(state, CHANCE, power(name))
    return state


def asked(state: Cosmic) -> set[int]:
    return {int(ask.decision) for ask in COSMIC.asks(state)}


def offered(state: Cosmic, seat: int) -> list[str]:
    ask = next(ask for ask in COSMIC.asks(state) if ask.seat == seat)
    return [POWER_KEYS[choice] for choice in COSMIC.options(state, ask)]


def held(state: Cosmic, seat: int) -> list[str]:
    return [name for name, owner in zip(POWER_KEYS, state.owner) if owner == seat]


def choose(state: Cosmic, *names: str) -> None:
    """Every seat names a power, all at once."""
    for seat, name in enumerate(names):
        COSMIC.apply(state, seat, power(name))


def go_on(state: Cosmic, seed: int = 1) -> Cosmic:
    """To the first challenge, by chance."""
    rng = Rng(seed)
    while state.offence < 0:
        ask = COSMIC.asks(state)[0]
        COSMIC.apply(state, ask.seat, COSMIC.sample(state, ask, rng))
    return state


SIX = ("virus", "mutant", "filch", "loser", "macron", "witch")


@pytest.mark.rule("CA2.3")
@pytest.mark.parametrize(("spare", "names"), [("1", SIX), ("2", (*SIX, "zombie", "oracle", "healer"))])
def test_one_of_two_or_of_three_powers_is_kept(spare: str, names: tuple[str, ...]) -> None:
    state = deal(3, {"spare-powers": spare}, *names)

    for _ in range(int(spare)):
        assert asked(state) == {PUT_BACK_POWER}
        choose(state, *(offered(state, seat)[-1] for seat in range(3)))
    assert [len(held(state, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CA2.3")
def test_what_is_chosen_from_nobody_else_sees_until_all_have_chosen() -> None:
    """A has Virus and Loser, B Mutant and Macron, C Filch and Witch; A and B have chosen."""
    state = deal(3, {"spare-powers": "1"}, *SIX)
    COSMIC.apply(state, 0, power("loser"))
    COSMIC.apply(state, 1, power("mutant"))

    assert offered(state, 2) == ["filch", "witch"]
    for viewer in (1, 2, SPECTATOR):
        view = COSMIC.view(state, viewer)
        assert view.owner[power("virus")] == view.owner[power("loser")] == -1
        assert view.hidden[0] == 2
    COSMIC.apply(state, 2, power("filch"))
    assert {name: COSMIC.view(state, SPECTATOR).owner[power(name)] for name in SIX} == {
        "virus": 0, "mutant": -1, "filch": -1, "loser": -1, "macron": 1, "witch": 2,
    }  # fmt: skip


@pytest.mark.rule("CA2.3")
def test_nobody_is_told_what_went_back() -> None:
    recorder = Recorder()
    state = deal(3, {"spare-powers": "1"}, *SIX, recorder=recorder)
    choose(state, "loser", "macron", "witch")

    heard = recorder.stream(1, 0)
    named = {int(event.a) for event in heard if event.kind == EVENTS.index("power-dealt")}
    shown = {int(event.a) for event in heard if event.kind == EVENTS.index("power-shown")}
    assert named - {-1} == {power("mutant"), power("macron")}
    assert shown == {power("virus"), power("mutant"), power("filch")}


@pytest.mark.rule("CA2.3", "CD6.2")
def test_chosen_powers_stay_secret_where_the_table_plays_so() -> None:
    state = deal(3, {"spare-powers": "1", "secret-powers": "yes"}, *SIX)
    choose(state, "loser", "macron", "witch")

    assert COSMIC.view(go_on(state), 1).hidden == (1, 0, 1)


@pytest.mark.rule("CA2.3", "CD6.2")
def test_a_power_that_works_from_the_beginning_lies_open_once_it_is_chosen() -> None:
    """Until then nothing tells that Pentaform is among the powers of A."""
    options = {"spare-powers": "1", "secret-powers": "yes"}
    state = deal(3, options, "pentaform", "mutant", "filch", "loser", "macron", "witch")
    other = deal(3, options, "virus", "mutant", "filch", "loser", "macron", "witch")
    assert COSMIC.view(state, 1) == COSMIC.view(other, 1)

    choose(state, "loser", "macron", "witch")

    assert COSMIC.view(state, 1).owner[power("pentaform")] == 0


@pytest.mark.rule("CA2.3")
def test_in_a_draft_one_power_is_kept_and_the_others_go_to_the_left() -> None:
    """Everybody has three; A keeps Virus, and B gets what A did not keep."""
    names = ("virus", "mutant", "filch", "loser", "macron", "witch", "zombie", "oracle", "healer")
    state = deal(3, {"draft": "yes", "spare-powers": "2"}, *names)
    assert asked(state) == {KEEP_POWER}
    assert offered(state, 0) == ["loser", "virus", "zombie"]

    choose(state, "virus", "oracle", "witch")
    assert offered(state, 1) == ["loser", "zombie"]
    assert offered(state, 2) == ["macron", "mutant"]
    assert offered(state, 0) == ["filch", "healer"]

    choose(state, "filch", "loser", "mutant")
    assert asked(state) == {PUT_BACK_POWER}
    assert [held(state, seat) for seat in range(3)] == [
        ["filch", "macron", "virus"],
        ["healer", "loser", "oracle"],
        ["mutant", "witch", "zombie"],
    ]


@pytest.mark.rule("CA2.3")
def test_a_draft_deals_one_more_power_than_is_kept_at_least() -> None:
    state = deal(3, {"draft": "yes"}, *SIX)
    assert offered(state, 0) == ["loser", "virus"]

    choose(state, "virus", "mutant", "filch")
    assert [held(state, seat) for seat in range(3)] == [
        ["virus", "witch"],
        ["loser", "mutant"],
        ["filch", "macron"],
    ]
    choose(state, "witch", "loser", "macron")
    assert [held(state, seat) for seat in range(3)] == [["virus"], ["mutant"], ["filch"]]


@pytest.mark.rule("CA2.3")
def test_in_a_draft_everybody_sees_the_own_powers_and_nothing_else() -> None:
    state = deal(3, {"draft": "yes"}, *SIX)
    COSMIC.apply(state, 0, power("virus"))

    seen = [COSMIC.view(state, seat) for seat in range(3)]
    assert [[name for name, owner in zip(POWER_KEYS, view.owner) if owner >= 0] for view in seen] == [
        ["loser", "virus"],
        ["macron", "mutant"],
        ["filch", "witch"],
    ]
    assert [view.flow.asks[0].answer for view in seen] == [power("virus"), None, None]


@pytest.mark.rule("CA2.3")
def test_another_power_than_those_in_hand_is_refused_by_its_clause() -> None:
    """A has kept Virus; Witch came from the right."""
    state = deal(3, {"draft": "yes", "spare-powers": "2"}, *SIX, "zombie", "oracle", "healer")
    choose(state, "virus", "mutant", "filch")
    ask = COSMIC.asks(state)[0]

    assert COSMIC.against(state, ask, power("virus")) == "CA2.3"
    assert COSMIC.against(state, ask, power("witch")) == ""


@pytest.mark.rule("CA2.3")
def test_choices_are_logged_and_replayed() -> None:
    options = {"draft": "yes", "secret-powers": "by-choice", "powers": "2"}
    match = Match(COSMIC, COSMIC.setup(4, options))
    rng = Rng(5)
    while match.state.offence < 0:
        ask = COSMIC.asks(match.state)[0]
        match.play(int(ask.seat), int(COSMIC.sample(match.state, ask, rng)))

    again = read_save(write_save(match), {COSMIC.key: COSMIC})
    assert list(again.state.owner) == list(match.state.owner)
    assert list(again.state.secret) == list(match.state.secret)


@pytest.mark.rule("CA2.3")
@pytest.mark.parametrize("seed", range(5))
def test_a_banned_power_is_not_dealt_nor_drawn_later_and_has_no_flare(seed: int) -> None:
    """All but twelve are banned; four are dealt, and five are the stages of Pentaform."""
    left = (
        "virus",
        "mutant",
        "filch",
        "loser",
        "macron",
        "witch",
        "zombie",
        "oracle",
        "healer",
        "hate",
        "clone",
    )
    banned = [name for name in POWER_KEYS if name not in ("pentaform", *left)]
    options = {"banned-powers": ",".join(banned), "extra-flares": "40", "powers": "1"}
    state = COSMIC.start(COSMIC.setup(3, options))
    COSMIC.apply(state, CHANCE, power("pentaform"))
    go_on(state, seed)

    cards = all_cards(state)
    for name in banned:
        assert state.owner[power(name)] == -1
        assert state.users[power(name)] == 0
        assert cards[flare(power(name))] == 0
    assert sum(cards[FIRST_FLARE:FIRST_PULSAR]) == POWERS - len(banned)


@pytest.mark.rule("CA2.3")
def test_a_banned_power_is_nobodys_guess() -> None:
    """B can't take Virus for the secret power of A."""
    options = {"secret-powers": "yes", "banned-powers": "virus", "extra-flares": "5"}
    state = go_on(COSMIC.start(COSMIC.setup(3, options)), 3)
    view = COSMIC.view(state, 1)

    for seed in range(40):
        guess = COSMIC.guess(view, Rng(seed))
        assert guess.owner[power("virus")] == -1
        assert all_cards(guess)[flare(power("virus"))] == 0


@pytest.mark.rule("CA2.4", "C3.1d")
@pytest.mark.parametrize("extra", ["3", "17", str(POWERS)])
def test_there_may_be_any_number_of_extra_flares_but_never_of_pulsars(extra: str) -> None:
    options = {"named-powers": "virus,mutant,filch,loser", "extra-flares": extra, "pulsars": "yes"}
    cards = all_cards(go_on(COSMIC.start(COSMIC.setup(4, options))))

    assert sum(cards[FIRST_FLARE:FIRST_PULSAR]) == min(4 + int(extra), POWERS)
    assert sum(cards[FIRST_PULSAR : FIRST_PULSAR + POWERS]) == 4
    assert all(cards[pulsar(power(name))] for name in ("virus", "mutant", "filch", "loser"))


@pytest.mark.rule("CD6.2")
def test_players_say_of_each_power_whether_it_stays_secret() -> None:
    """A keeps Loser secret and shows Virus; B shows both, C none."""
    options = {
        "powers": "2",
        "secret-powers": "by-choice",
        "named-powers": "virus,mutant,filch,loser,macron,witch",
    }
    state = COSMIC.start(COSMIC.setup(3, options))
    for answers in ((SECRET, PASS, SECRET), (PASS, PASS, SECRET)):
        assert asked(state) == {VEIL_POWER}
        for seat, answer in enumerate(answers):
            COSMIC.apply(state, seat, answer)

    secret = [name for name in SIX if state.secret[power(name)]]
    assert secret == ["filch", "loser", "witch"]
    assert COSMIC.view(state, 1).hidden == (1, 0, 2)
    assert asked(state) != {VEIL_POWER}


@pytest.mark.rule("CD6.2")
def test_nobody_knows_what_is_shown_before_all_have_spoken() -> None:
    options = {"secret-powers": "by-choice", "named-powers": "virus,mutant,filch"}
    state = COSMIC.start(COSMIC.setup(3, options))
    COSMIC.apply(state, 0, PASS)

    assert COSMIC.view(state, 1).hidden == (1, 0, 1)
    assert COSMIC.view(state, 1).flow.asks[0].answer is None


@pytest.mark.rule("CD6.2")
def test_about_a_power_that_lies_open_anyhow_nobody_is_asked() -> None:
    options = {"secret-powers": "by-choice", "named-powers": "pentaform,mutant,filch"}
    state = COSMIC.start(COSMIC.setup(3, options))

    assert [int(ask.seat) for ask in COSMIC.asks(state)] == [1, 2]
    assert COSMIC.view(state, 1).owner[power("pentaform")] == 0


@pytest.mark.rule("CA2.3")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (3, {"banned-powers": "plumber"}, "there is no power 'plumber'"),
        (3, {"banned-powers": "virus,virus"}, "names a power twice"),
        (3, {"banned-powers": "virus", "named-powers": "virus,mutant,filch"}, "virus is banned"),
        (3, {"banned-powers": ",".join(POWER_KEYS[2:])}, "not enough powers for 3"),
        (3, {"banned-powers": ",".join(POWER_KEYS[5:]), "draft": "yes"}, "not enough powers for 6"),
        (3, {"extra-flares": "many"}, f"a number from 0 to {POWERS}, not 'many'"),
        (3, {"extra-flares": "-1"}, f"a number from 0 to {POWERS}"),
        (3, {"extra-flares": "007"}, f"a number from 0 to {POWERS}"),
        (3, {"extra-flares": str(POWERS + 1)}, f"a number from 0 to {POWERS}"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    seats: int, options: dict[str, str], why: str
) -> None:
    with pytest.raises(BadSetup, match=why):
        COSMIC.setup(seats, options)


@pytest.mark.rule("CA2.3")
def test_reincarnator_finds_no_banned_power() -> None:
    """Only Clone is left for it."""
    left = ("reincarnator", "virus", "mutant", "clone")
    options = {"banned-powers": ",".join(name for name in POWER_KEYS if name not in left), "bases": "4"}
    setup = COSMIC.setup(3, options)
    state = COSMIC.start(setup)
    for name in ("reincarnator", "virus", "mutant"):
        COSMIC.apply(state, CHANCE, power(name))
    go_on(state)

    rng = Rng(2)
    while state.open and state.owner[REINCARNATOR] == 0 and state.round < 1:
        ask = COSMIC.asks(state)[0]
        COSMIC.apply(state, ask.seat, COSMIC.sample(state, ask, rng))
    assert {name for name, owner in zip(POWER_KEYS, state.owner) if owner >= 0} <= set(left)


def test_greedy_keeps_the_strongest_and_puts_back_the_weakest() -> None:
    """A has Virus, worth more than Loser."""
    assert BOOK.traits[power("virus")].strength > BOOK.traits[power("loser")].strength
    drafting = deal(3, {"draft": "yes"}, *SIX)
    choosing = deal(3, {"spare-powers": "1"}, *SIX)
    player = make_player("greedy", COSMIC.key, 1)

    assert player.answer(COSMIC, COSMIC.view(drafting, 0), 0).chain == [power("virus")]
    assert player.answer(COSMIC, COSMIC.view(choosing, 0), 0).chain == [power("loser")]


def test_greedy_keeps_its_powers_secret() -> None:
    options = {"secret-powers": "by-choice", "named-powers": "virus,mutant,filch"}
    state = COSMIC.start(COSMIC.setup(3, options))

    assert make_player("greedy", COSMIC.key, 1).answer(COSMIC, COSMIC.view(state, 0), 0).chain == [SECRET]
