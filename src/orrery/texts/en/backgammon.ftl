title-backgammon = Backgammon
about-backgammon = Race fifteen checkers home by the dice, and double the stake when you feel ahead.
setting-backgammon-cube = Doubling cube
about-backgammon-cube = With the cube a player may double the stake before rolling.
value-backgammon-cube-on = with the cube
value-backgammon-cube-off = without the cube

question-backgammon-opening = Each player rolls one die; the higher one begins.
question-backgammon-roll = { $player } rolls.
barrier-backgammon-roll = { $player } rolls the dice
question-backgammon-double = { $seat }: do you double the stake to { $stake }?
    .decides = whether to double the stake to { $stake }
question-backgammon-reply = { $seat }: the stake is to be doubled to { $stake }. Do you take the cube or drop?
    .decides = whether to take the cube at { $stake } or to drop
question-backgammon-move = { $times ->
    [one] { $seat }: which checker do you move? { $dice }.
   *[other] { $seat }: which checker do you move? { $dice }, { $times } times.
}
    .decides = which checker to move
dice-backgammon-one = You have a { $die }
dice-backgammon-two = You have a { $high } and a { $low }
answer-backgammon-dice = { $first } and { $second }
answer-backgammon-double-no = no, roll
answer-backgammon-double-yes = yes, double
answer-backgammon-reply-drop = drop and lose the stake as it is
answer-backgammon-reply-take = take the cube
answer-backgammon-move = { $hits ->
    [yes] from { $source } to { $target }, hitting a checker
   *[no] from { $source } to { $target }
}
answer-backgammon-enter = { $hits ->
    [yes] from the bar to { $target }, hitting a checker
   *[no] from the bar to { $target }
}
answer-backgammon-bear-off = { $exact ->
    [yes] bear off from { $source }
   *[no] bear off from { $source } with the { $die }
}
plan-backgammon-turn = { $moves }

event-backgammon-rolled = { $seat } rolls { $first } and { $second }.
event-backgammon-moved = { $source ->
    [25] { $seat } enters from the bar on { $target }.
   *[other] { $seat } moves from { $source } to { $target }.
}
event-backgammon-hit = { $seat } hits a checker on { $point }.
event-backgammon-borne-off = { $seat } bears off a checker from { $point }.
event-backgammon-doubled = { $seat } offers to double the stake to { $stake }.
event-backgammon-taken = { $seat } takes the cube; the stake is { $stake }.
event-backgammon-dropped = { $seat } drops.
event-backgammon-turn-passed = { $seat } can't move, and the turn passes.
event-backgammon-won = { $seat } wins ({ $source }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
source-backgammon-single = single game
source-backgammon-gammon = gammon
source-backgammon-backgammon = backgammon
source-backgammon-dropped = dropped double

position-backgammon-seat = { $points }; on the bar { $bar }, borne off { $off }.
    .headline = own counting
position-backgammon-point = { $count } on { $point }
position-backgammon-none = no checker on the points
position-backgammon-cube = { $where ->
    [middle] The cube is in the middle; the stake is { $stake }.
    [none] The game is played without the cube.
   *[seat] { $seat } has the cube; the stake is { $stake }.
}

# What many answers are sorted under.

group-backgammon-moves = One move
group-backgammon-turns = The whole turn

# Beside the name of the player with the cube.

note-backgammon-cube = holds the cube: { $stake }

# The board in the browser.

board-backgammon-board = The board, your home at the bottom right
board-backgammon-point = Point { $n }
board-backgammon-bar = Bar
board-backgammon-off = Off
board-backgammon-checkers = { $n }: { $m }
board-backgammon-empty = empty
board-backgammon-cube = Cube: { $n }
board-backgammon-cube-middle = in the middle
board-backgammon-die = Die: { $n }
board-backgammon-die-used = played
