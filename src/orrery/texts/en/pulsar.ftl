### PULSAR 2849: questions, answers, events, the position.

title-pulsar = PULSAR 2849
about-pulsar = Draft dice, fly survey ships, claim pulsars and build gyrodynes, transmitters and technologies over eight rounds.

## Options.

setting-pulsar-map = Star map
about-pulsar-map = The map without dead ends is the gentler one. On the other, dead ends hold exploration tiles.
value-pulsar-map-A = without dead ends
value-pulsar-map-B = with dead ends
setting-pulsar-boards = Technology boards
about-pulsar-boards = Each category has four boards, and one of each is in play. They decide what can be patented.
value-pulsar-boards-random = drawn at random
value-pulsar-boards-first-game = AI, AII and AIII
setting-pulsar-goals = Goals
about-pulsar-goals = Three goals bring points at the end of the game.
value-pulsar-goals-random = drawn at random
value-pulsar-goals-first-game = the three for a first game
setting-pulsar-hqs = Headquarters
about-pulsar-hqs = With headquarters each player has eight projects and gate runs of their own.
value-pulsar-hqs-on = with headquarters
value-pulsar-hqs-off = without headquarters
setting-pulsar-even-start = Even start
about-pulsar-even-start = In the first round most dice are laid out evenly, and only three are rolled.
value-pulsar-even-start-on = even
value-pulsar-even-start-off = all dice rolled
preset-pulsar-first-game = First game
about-pulsar-first-game = The gentlest way to begin: no dead ends, no headquarters, and boards and goals for beginners.

## Small words.

size-pulsar-small = small
size-pulsar-medium = medium
size-pulsar-large = large
colour-pulsar-green = green
colour-pulsar-magenta = magenta
colour-pulsar-orange = orange
token-pulsar-plus-minus = ±1
token-pulsar-plus-two = +2
place-pulsar = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
node-pulsar-system = system { $name }
node-pulsar-pulsar = pulsar { $name }
node-pulsar-isolated = isolated pulsar { $name }
node-pulsar-green = green gate { $name }
node-pulsar-magenta = magenta gate { $name }
node-pulsar-orange = orange gate { $name }
node-pulsar-entry = entry gate { $name }
site-pulsar-face-down = { $node } (face down)
site-pulsar-system = { $node } ({ $planets })
site-pulsar-free = { $node } (unclaimed)
site-pulsar-claimed = { $node } (claimed by { $seat })
planets-pulsar-free = { $n ->
    [0] full
   *[other] free: { $blue } blue, { $lifeless } lifeless
}
dice-pulsar-die = { $colour ->
    [red] a red { $value }
   *[silver] a { $value }
}
phase-pulsar-setup = Set-up.
phase-pulsar-dice = Round { $round } of { $rounds }, dice phase.
phase-pulsar-actions = Round { $round } of { $rounds }, action phase.
phase-pulsar-production = Round { $round } of { $rounds }, production phase.
phase-pulsar-scoring = Final scoring after round { $round } of { $rounds }.
phase-pulsar-over = The game is over.

## Questions.

question-pulsar-draw-order = Who is { $place } in the play order?
question-pulsar-draw-board = Which technology board of category { $category } is in play?
question-pulsar-draw-goal = Which goal is in play?
question-pulsar-draw-hq = Which headquarters does { $player } get?
question-pulsar-roll = What does the die show?
question-pulsar-draw-transmitter = Which transmitter is turned up?
question-pulsar-draw-system = What is system { $name }?
question-pulsar-draw-exploration = Which exploration tile does { $player } draw?
barrier-pulsar-draw-system = Turns up { $name }
barrier-pulsar-draw-exploration = Draws an exploration tile
barrier-pulsar-draw-transmitter = Turns up new transmitters
barrier-pulsar-roll = Rolls the dice of the next round
question-pulsar-choose-side = { $seat }: which side of { $hq } do you play?
    .decides = which side of { $hq } to play
question-pulsar-choose-entry = { $seat }: at which entry gate does your ship begin?
    .decides = at which entry gate to begin
question-pulsar-pick-die = { $seat }: which die do you take?
    .decides = which die to take
question-pulsar-move-counter = { $seat }: which counter moves { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to the { $way ->
    [right] right
   *[left] left
}?
    .decides = which counter to move
question-pulsar-use-die = { $count ->
    [0] { $seat }: you have no dice left. What do you do?
   *[other] { $seat }: you have { $dice }. What do you do next?
}
    .decides = what to do next
question-pulsar-act = { $seat }: what do you do with your { $colour ->
    [red] red { $value }
   *[silver] { $value }
}?
    .decides = what to do with a die: { $value }
question-pulsar-pay = { $seat }: how do you pay with your { $colour ->
    [red] red { $value }
   *[silver] { $value }
}?
    .decides = how to pay with a die: { $value }
question-pulsar-thrust = { $seat }: how far do you fly with your { $colour ->
    [red] red { $value }
   *[silver] { $value }
}?
    .decides = how far to fly with a die: { $value }
question-pulsar-hop = { $seat }: where do you fly from { $node }? { $hops ->
    [one] This is the last segment.
   *[other] { $hops } segments to go.
}
    .decides = where to fly from { $node }
question-pulsar-announce-run = { $seat }: do you announce a gate run for this flight?
    .decides = whether to announce a gate run
question-pulsar-link = { $seat }: where do you put the transmitter { $name }?
    .decides = where to put the transmitter { $name }
question-pulsar-choose-gyrodyne = { $seat }: which gyrodyne do you take?
    .decides = which gyrodyne to take
question-pulsar-choose-pulsar = { $purpose ->
    [gyrodyne] { $seat }: on which pulsar do you put your { $size } gyrodyne?
    [claim] { $seat }: which isolated pulsar do you claim?
   *[ship] { $seat }: to which pulsar does your ship go?
}
    .decides = on which pulsar to act
question-pulsar-choose-system = { $seat }: to which system does your ship go?
    .decides = to which system to send a ship
question-pulsar-choose-token = { $seat }: which modifier token do you take?
    .decides = which modifier token to take
question-pulsar-take-bonus = { $seat }: what do you take for your station in system { $name }?
    .decides = what to take for a station in system { $name }
question-pulsar-choose-red = { $seat }: { $name } is online. Do you take a red bonus die?
    .decides = whether to take a red bonus die
question-pulsar-keep-tile = { $seat }: which exploration tile do you choose?
    .decides = which exploration tile to choose
question-pulsar-buy-points = { $seat }: do you pay { $cubes } for { $points }?
    .decides = whether to pay { $cubes } for { $points }
question-pulsar-grant-goal = { $seat }: which goal counts as met?
    .decides = which goal counts as met
question-pulsar-score-goal = { $seat }: which goal do you score next?
    .decides = which goal to score next
question-pulsar-buy-bonus = { $seat }: do you pay { $cubes } for { $points } more from the goal { $goal }?
    .decides = whether to pay { $cubes } for { $points } more
question-pulsar-complete-free = { $seat }: which gyrodyne do you complete?
    .decides = which gyrodyne to complete
question-pulsar-choose-bonus = { $seat }: which red bonus die do you use? The others are lost.
    .decides = which red bonus die to use

## Answers.

answer-pulsar-pick-die = { $way ->
    [right] { $spaces ->
        [one] a { $value }: a counter moves { $spaces } space to the right
       *[other] a { $value }: a counter moves { $spaces } spaces to the right
    }
    [left] { $spaces ->
        [one] a { $value }: a counter moves { $spaces } space to the left
       *[other] a { $value }: a counter moves { $spaces } spaces to the left
    }
   *[stay] a { $value }: no counter moves
}
answer-pulsar-move-counter = { $track ->
    [initiative] Initiative
   *[engineering] Engineering
} counter from { $start } to { $end }: { $change ->
    [stays] stays { $before }
    [rises] rises from { $before } to { $after }
   *[drops] drops from { $before } to { $after }
}
answer-pulsar-use-die = { $slot ->
    [first] use the first die, a { $value }
    [second] use the second die, a { $value }
   *[extra] use the extra die, a { $value }
}
answer-pulsar-use-red = use a red die: { $values }
answer-pulsar-copy = copy the { $value } for { $cubes }
answer-pulsar-build = put a { $size } gyrodyne on a pulsar
answer-pulsar-use-die-pass = end the turn
answer-pulsar-fly = fly with the survey ship
answer-pulsar-take = take a { $size } gyrodyne
answer-pulsar-complete = complete a { $size } gyrodyne
answer-pulsar-buy-token = buy a { $token } token
answer-pulsar-take-transmitter = take transmitter { $name }: costs { $costs }
answer-pulsar-pay-transmitter = pay transmitter { $name }, { $left ->
    [one] { $left } cost left
   *[other] { $left } costs left
}
answer-pulsar-project = project { $name }: { $ops }
answer-pulsar-patent = patent { $name }
answer-pulsar-pay = as a { $value }{ $token ->
    [minus-one] , with a ±1 token as −1
    [plus-one] , with a ±1 token as +1
    [plus-two] , with a +2 token
   *[none] {""}
}{ $steps ->
    [0] {""}
    [one] , with a free step of 1
   *[other] , with free steps of { $steps }
}
answer-pulsar-thrust = fly { $length }{ $token ->
    [minus-one] , with a ±1 token as −1
    [plus-one] , with a ±1 token as +1
    [plus-two] , with a +2 token
   *[none] {""}
}{ $steps ->
    [0] {""}
    [one] , with a free step of 1
   *[other] , with free steps of { $steps }
}
answer-pulsar-announce-run = { $gates ->
    [one] gate run { $project }, { $colour }: { $gates } gate, { $points }
   *[other] gate run { $project }, { $colour }: { $gates } gates, { $points }
}
answer-pulsar-announce-run-pass = no gate run
answer-pulsar-link = join its { $twin ->
    [first] first { $pips }
    [second] second { $pips }
   *[no] { $pips }
} to the { $othertwin ->
    [first] first { $others }
    [second] second { $others }
   *[no] { $others }
} of { $name }: a red { $total } once both are online
answer-pulsar-link-pass = start a new array with it
answer-pulsar-gyrodyne = a { $size } gyrodyne
answer-pulsar-choose-pulsar-pass = none
answer-pulsar-choose-system-pass = none: the ship stays
answer-pulsar-take-bonus = the exploration bonus: { $ops }
answer-pulsar-take-tile = an exploration tile
answer-pulsar-choose-red = a red { $value } with { $name }
answer-pulsar-choose-red-pass = no bonus die
answer-pulsar-choose-bonus = the red { $value }
answer-pulsar-keep-tile = { $name }: { $ops }
answer-pulsar-goal = { $name }: { $rule }
answer-pulsar-buy = yes
answer-pulsar-buy-points-pass = no
answer-pulsar-buy-bonus-pass = no
plan-pulsar-route = route to { $node }: { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}{ $colours ->
    [0] , no gates
   *[other] , gates { $gates }
} ({ $path })
plan-pulsar-flight = flight to { $node }: { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}{ $colours ->
    [0] , no gates
   *[other] , gates { $gates }
} ({ $path })

## Events.

event-pulsar-order-drawn = { $seat } is { $place } in the play order.
event-pulsar-board-drawn = Technology { $board } is in play.
event-pulsar-goal-drawn = The goal { $name } is in play: { $what }.
event-pulsar-hq-drawn = { $seat } gets { $hq }.
event-pulsar-side-chosen = { $seat } plays { $face }.
event-pulsar-entered = { $seat } begins at { $node }.
event-pulsar-rolled = { $count ->
    [one] The die shows { $value }.
   *[other] The dice show { $value }.
}
event-pulsar-median-set = { $between ->
    [yes] The median marker lies between { $space } and { $next }.
   *[no] The median marker lies on { $space }.
}
event-pulsar-transmitter-shown = Transmitter { $name } is on offer.
event-pulsar-die-taken = { $count ->
    [one] { $seat } takes a { $value }.
   *[other] { $seat } takes { $value }.
}
event-pulsar-counter-moved = { $track ->
    [initiative] { $seat } moves to { $space } on the Initiative track.
   *[engineering] { $seat } moves to { $space } on the Engineering track.
}
event-pulsar-die-spent = { $colour ->
    [red] { $seat } spends a red { $value }.
   *[silver] { $seat } spends a { $value }.
}
event-pulsar-token-spent = { $token ->
    [minus-one] { $seat } spends a ±1 token as −1.
    [plus-one] { $seat } spends a ±1 token as +1.
   *[plus-two] { $seat } spends a +2 token.
}
event-pulsar-flew = { $seat } arrives at { $node }.
event-pulsar-system-found = { $seat } discovers system { $system }: { $name }. { $rule }
event-pulsar-station-built = { $colour ->
    [blue] { $seat } puts a station on a blue planet of system { $system }.
   *[lifeless] { $seat } puts a station on a lifeless planet of system { $system }.
}
event-pulsar-pulsar-claimed = { $seat } claims { $pulsar }.
event-pulsar-gyrodyne-taken = { $seat } takes a { $size } gyrodyne.
event-pulsar-construction-started = { $seat } puts a { $size } gyrodyne on { $pulsar }.
event-pulsar-gyrodyne-spins = { $seat } completes the { $size } gyrodyne on { $pulsar }: it spins.
event-pulsar-award-won = { $rank ->
    [1] { $seat } wins the first award for two { $size } gyrodynes.
   *[other] { $seat } wins the second award for two { $size } gyrodynes.
}
event-pulsar-transmitter-taken = { $seat } takes transmitter { $name }.
event-pulsar-transmitter-linked = { $seat } joins { $name } to { $other }.
event-pulsar-transmitter-online = { $seat } brings transmitter { $name } online.
event-pulsar-project-done = { $seat } does the project { $project }.
event-pulsar-gate-run = { $gates ->
    [one] { $seat } makes the gate run { $project } ({ $colour }): { $gates } gate.
   *[other] { $seat } makes the gate run { $project } ({ $colour }): { $gates } gates.
}
event-pulsar-patented = { $seat } patents { $name }.
event-pulsar-tokens-gained = { $n ->
    [one] { $seat } gets a { $token } token.
   *[other] { $seat } gets { $n } { $token } tokens.
}
event-pulsar-cubes-gained = { $n ->
    [one] { $seat } gets { $n } cube.
   *[other] { $seat } gets { $n } cubes.
}
event-pulsar-cubes-paid = { $n ->
    [one] { $seat } pays { $n } cube.
   *[other] { $seat } pays { $n } cubes.
}
event-pulsar-points-gained = { $way ->
    [lost] { $n ->
        [one] { $seat } loses { $n } point ({ $source }).
       *[other] { $seat } loses { $n } points ({ $source }).
    }
   *[gained] { $n ->
        [one] { $seat } scores { $n } point ({ $source }).
       *[other] { $seat } scores { $n } points ({ $source }).
    }
}
event-pulsar-exploration-drawn = { $seat } draws an exploration tile: { $name } ({ $ops }).
event-pulsar-bonus-die = { $count ->
    [one] { $seat } gets a red bonus die of { $value }.
   *[other] { $seat } gets red bonus dice of { $value }.
}
event-pulsar-goal-met = { $seat } scores the goal { $name }: { $what }.
event-pulsar-round-ended = Round { $round } ends.

## Sources of points.

source-pulsar-start = start
source-pulsar-exploration = exploration tiles
source-pulsar-technologies = technologies
source-pulsar-transmitters = transmitters
source-pulsar-projects = projects
source-pulsar-gate-runs = gate runs
source-pulsar-awards = awards
source-pulsar-gyrodynes = gyrodynes
source-pulsar-engineering = Engineering track
source-pulsar-penalties = penalty spaces
source-pulsar-goals = goals
source-pulsar-pulsars = pulsars
source-pulsar-cubes = cubes
source-pulsar-initiative = Initiative track
source-pulsar-stations = stations
source-pulsar-systems = planetary systems

review-pulsar-award = { $rank ->
    [1] { $size ->
        [small] First pair, small
        [medium] First pair, medium
       *[large] First pair, large
    }
   *[other] { $size ->
        [small] Second pair, small
        [medium] Second pair, medium
       *[large] Second pair, large
    }
}

## The position.

position-pulsar-dice = { $count ->
    [0] No dice lie on the board.
   *[other] { $dice }.
} { $between ->
    [yes] The median marker lies between { $space } and { $next }.
   *[no] The median marker lies on { $space }.
}
    .headline = { $count ->
        [0] {""}
       *[other] Dice on the board
    }
position-pulsar-initiative = { $counters }.
    .headline = Initiative track, the best first
position-pulsar-engineering = { $counters }.
    .headline = Engineering track, the best first
position-pulsar-counter = { $seat } on { $space }
position-pulsar-offer = { $tiles }.
    .headline = Transmitters on offer
position-pulsar-technologies = { $technologies }.
    .headline = Technologies to patent
position-pulsar-technology = { $name } for a { $cost }
position-pulsar-goal = { $rule } So far: { $progress }.
    .headline = Goal { $name }
position-pulsar-progress = { $seat } { $n } of { $need }
position-pulsar-goods = { $points }, { $cubes }, { $plusminus ->
    [one] { $plusminus } ±1 token
   *[other] { $plusminus } ±1 tokens
}, { $plustwo ->
    [one] { $plustwo } +2 token
   *[other] { $plustwo } +2 tokens
}.
position-pulsar-ship = at { $node }.
    .headline = ship
position-pulsar-held = { $held }.
    .headline = gyrodynes in hand
position-pulsar-held-size = { $n } { $size }
position-pulsar-pulsars = { $pulsars }.
    .headline = pulsars
position-pulsar-pulsar = { $state ->
    [empty] { $pulsar } without a gyrodyne
    [spinning] { $pulsar } with a { $size } gyrodyne spinning
   *[construction] { $pulsar } with a { $size } gyrodyne under construction
}
position-pulsar-stations = { $count ->
    [0] none on the map
   *[other] { $count } ({ $systems })
}{ $kept ->
    [0] .
    [one] , and { $kept } kept tile.
   *[other] , and { $kept } kept tiles.
}
    .headline = stations
position-pulsar-array = { $tiles }.
    .headline = array
position-pulsar-tile = { $state ->
    [online] { $name } online
   *[offline] { $name } with { $paid } of { $costs } paid
}
position-pulsar-hq = { $count ->
    [0] no project done.
   *[other] { $projects }.
}
    .headline = { $count ->
        [0] headquarters { $face }
       *[other] headquarters { $face }, projects done
    }
position-pulsar-runs = { $projects }.
    .headline = gate runs made
position-pulsar-patents = { $patents }.
    .headline = patents
position-pulsar-awards = { $sizes }.
    .headline = awards
position-pulsar-own-dice = { $dice }.
    .headline = Your dice
position-pulsar-near = { $sites }.
    .headline = Near your ship
position-pulsar-site = { $distance ->
    [one] { $site } after { $distance } segment
   *[other] { $site } after { $distance } segments
}

# What many answers are sorted under.

chip-pulsar-token = a { $token } token
group-pulsar-dice = Use a die
group-pulsar-copies = Copy a leftover die
group-pulsar-flights = Fly
group-pulsar-gyrodynes = Gyrodynes
group-pulsar-tokens = Tokens
group-pulsar-transmitters = Transmitters
group-pulsar-projects = Headquarters projects
group-pulsar-patents = Patents
