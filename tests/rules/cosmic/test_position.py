"""A position of Cosmic Encounter, written by hand."""

import pytest

from orrery.engine.errors import BadPosition
from orrery.engine.position import write_position
from orrery.games.cosmic import abilities
from orrery.games.cosmic.abilities import use_forbidden
from orrery.games.cosmic.game import COSMIC
from orrery.games.cosmic.outs import OF_THE_RULES, OUTAGE, STOPPED, ZAPPED, Out
from orrery.games.cosmic.position import BAN_NAMES
from orrery.games.cosmic.powers.pentaform import STAGE
from orrery.games.cosmic.tables import POWERS
from tests.rules.cosmic.scene import Scene, kind, power, seat
from tests.rules.written import begun

REASONS = (*OF_THE_RULES, *(reason for power in POWERS for reason in power.outs))
MIDDLE_OF_A_GAME = """\
orrery position 1
title: cosmic
version: 1
seats: 3
option named-powers: virus,zombie,macron

tokens A: p0=2 p5=2
tokens B: p5=3 p6=0 p11=1
tokens C: p0=3 p12=2
warp: A=3 B=4 C=3
hands A: attack-12=1 attack-20=1 compromise=1 flare-virus=1
hands B: attack-6=1 attack-40=1 cosmic-zap=1
hands C: compromise=1 attack-8=1 keeper=1
discards: attack-4=2 attack-10=1
destiny: red=2 green=3
to play: 1
"""


def test_a_position_of_the_middle_of_a_game_fits_on_a_page_and_can_be_played() -> None:
    assert MIDDLE_OF_A_GAME.count("\n") <= 25
    match = begun(MIDDLE_OF_A_GAME)

    assert int(match.state.offence) == 1
    while not any(ask.seat < 0 for ask in match.asks()):
        match.play(match.asks()[0].seat, match.options(match.asks()[0].seat)[0])
    match.say(-1, "red")
    assert int(match.state.defence) == 0


def test_what_follows_from_other_facts_need_not_be_said() -> None:
    state = begun(MIDDLE_OF_A_GAME).state

    assert list(state.sizes) == [4, 3, 3]
    assert list(state.external) == [1, 1, 1]
    assert [int(state.points(seat)) for seat in range(3)] == [1, 1, 1]
    assert int(state.deck[kind("attack-40")]) == 0


def test_a_stage_of_pentaform_is_used_by_its_player() -> None:
    state = Scene("virus").stages("B", "virus", "mutant", "filch", "oracle", "macron", at=2).state

    assert STAGE.get(state) == 1
    assert state.users[power("mutant")] == 1 << seat("B")
    assert (state.users[power("virus")], state.users[power("filch")]) == (1 << seat("A"), 0)


def test_what_a_power_holds_is_written_by_the_keys_of_powers() -> None:
    scene = Scene("pentaform").stages("A", "virus", "mutant", "filch", "oracle", "macron", at=2)
    text = write_position(COSMIC, scene.written.setup, scene.state)

    assert "pentaform-stages-1=virus pentaform-stages-2=mutant" in text
    assert "pentaform-stage=2" in text
    with pytest.raises(BadPosition):
        begun(text.replace("stages-1=virus", "stages-1=19"))


@pytest.mark.parametrize("reason", REASONS, ids=[reason.key for reason in REASONS])
def test_a_reason_why_a_power_is_out_goes_by_its_name(reason: Out) -> None:
    state = Scene("virus").facts(f"out: virus={reason.key}").state

    assert state.out[power("virus")] == reason.bit
    assert use_forbidden(state, seat("A"), power("virus")) == reason.clause


def test_every_reason_has_a_bit_of_its_own() -> None:
    assert [reason.bit for reason in REASONS] == [1 << place for place in range(len(REASONS))]
    assert [reason.bit for reason in OF_THE_RULES] == [ZAPPED, OUTAGE, STOPPED]


@pytest.mark.parametrize("name", BAN_NAMES)
def test_a_ban_goes_by_its_name(name: str) -> None:
    state = Scene().facts(f"bans: C={name}").state

    assert state.bans[seat("C")] == getattr(abilities, name.replace("-", "_").upper())
