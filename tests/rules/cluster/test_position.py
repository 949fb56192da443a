"""A position of Globular Cluster, written by hand."""

from tests.rules.written import begun

MIDDLE_OF_A_GAME = """\
orrery position 1
title: cluster
version: 2
seats: 2

turn: 14
tiles: f2=GRa f3=RDn g3=GR2 g4=BLn h2=BL2 h3=GRn e1=BK4
ticks: f2=br f3=br g3=tl g4=bl h2=tr h3=tr e1=br
pennies: g3=1 f1=0 e1=3
coins 0: g1=6 g3=3 f1=2 e1=1
coins 1: g1=8 g3=1 h2=3
leaders: 0=g3 1=h2
sites 0: 1=g2
sites 1: 1=g4
crystals 0: A=2 B=1
crystals 1: C=1
points-left: 7
points 0: systems-1=3 crystals-1=3
points 1: systems-1=2 crystals-1=1
scorings: 0=1 1=1
ask 1: 0 act 0 0 0
"""


def test_a_position_of_the_middle_of_a_game_fits_on_a_page_and_can_be_played() -> None:
    assert MIDDLE_OF_A_GAME.count("\n") <= 25
    match = begun(MIDDLE_OF_A_GAME)

    match.say(0, "build-g3")
    match.say(0, "colonise-g3-leader")
    assert int(match.state.points_left) == 0
    assert int(match.state.lost[0]) == 3
    match.say(0, "end")
    assert [match.game.token(ask, 0) for ask in match.asks() if ask.seat < 0] == ["RDn"]


def test_between_turns_it_is_enough_to_say_who_is_to_play() -> None:
    text = MIDDLE_OF_A_GAME.replace("points-left: 7\n", "").replace("ask 1: 0 act 0 0 0", "to play: 1")

    assert [(ask.seat, ask.x) for ask in begun(text).asks()] == [(-1, 1)]
