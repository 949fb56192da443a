### What stands in the pictures of positions: as short as can be understood.

picture-points = Points
picture-bar = bar
picture-off = off
picture-dice = to play
picture-cube = doubling cube
picture-cube-middle = in the middle

## PULSAR 2849: what is under way

picture-pulsar-round = Round { $n } of { $of }
picture-pulsar-phase-setup = Setup
picture-pulsar-phase-dice = Dice phase
picture-pulsar-phase-draft = Draft
picture-pulsar-phase-action = Action phase
picture-pulsar-phase-production = Production
picture-pulsar-phase-scoring = Final scoring
picture-pulsar-phase-over = Game over
picture-pulsar-order = play order
picture-pulsar-side = map side { $side }

## Headings

picture-pulsar-players = Players
picture-pulsar-works = Built so far
picture-pulsar-dice-board = Dice
picture-pulsar-tracks = Tracks
picture-pulsar-cluster = Star cluster
picture-pulsar-near = In reach
picture-pulsar-technologies = Technologies
picture-pulsar-transmitters = Transmitters
picture-pulsar-headquarters = Headquarters
picture-pulsar-goals = Goals
picture-pulsar-gyrodynes = Gyrodynes

## Columns

picture-pulsar-column-points = VP
picture-pulsar-column-income = round
picture-pulsar-column-forecast = forecast
picture-pulsar-column-dice = dice
picture-pulsar-column-red = red
picture-pulsar-column-cubes = cubes
picture-pulsar-column-plus-minus = ±1
picture-pulsar-column-plus-two = +2
picture-pulsar-column-held = { picture-pulsar-letter-small }/{ picture-pulsar-letter-medium }/{ picture-pulsar-letter-large }
picture-pulsar-column-ship = ship
picture-pulsar-held-note = { picture-pulsar-letter-small }/{ picture-pulsar-letter-medium }/{ picture-pulsar-letter-large }: gyrodynes held
picture-pulsar-column-take = take
picture-pulsar-column-complete = spin
picture-pulsar-column-left = left
picture-pulsar-award = { $n }VP

## Dice and tracks

picture-pulsar-dice = dice
picture-pulsar-median = median
picture-pulsar-moves = moves
picture-pulsar-spent = { $n } used
picture-pulsar-penalties = each round { $spaces } VP
picture-pulsar-initiative = Initiative
picture-pulsar-engineering = Engineering
picture-pulsar-rank-initiative = at the end:
picture-pulsar-rank-engineering = each round:

## Star cluster

picture-pulsar-legend-blue = free blue planet
picture-pulsar-legend-lifeless = free lifeless
picture-pulsar-legend-closed = closed
picture-pulsar-legend-face-down = face down
picture-pulsar-legend-owner = station or ring of A
picture-pulsar-legend-spins = spinning
picture-pulsar-legend-ship = ship of A
picture-pulsar-no-ship = The ship is not on the map yet.
picture-pulsar-reach = a flight of exactly this many segments:
picture-pulsar-face-down = face down
picture-pulsar-dead-end = + exploration (dead end)
picture-pulsar-has-station = station is there
picture-pulsar-no-planet = no free planet
picture-pulsar-no-bonus = lifeless planet, no bonus
picture-pulsar-unclaimed = unclaimed pulsar
picture-pulsar-claimed = ring, no gyrodyne
picture-pulsar-building = { $size ->
    [small] small gyrodyne under construction
    [medium] medium gyrodyne under construction
   *[large] large gyrodyne under construction
}
picture-pulsar-spinning = { $size ->
    [small] small gyrodyne spins
    [medium] medium gyrodyne spins
   *[large] large gyrodyne spins
}
picture-pulsar-gates = Gates by hops
picture-pulsar-elsewhere = Elsewhere
picture-pulsar-free-pulsars = unclaimed
picture-pulsar-hidden-systems = face down

## Technologies

picture-pulsar-row-bonus-note = +n VP per spinning gyrodyne
picture-pulsar-patented = yours
picture-pulsar-open = open
picture-pulsar-from-round = round { $n }
picture-pulsar-locked = locked
picture-pulsar-taken = taken
picture-pulsar-kind-once = once
picture-pulsar-kind-permanent = always
picture-pulsar-kind-round = round
picture-pulsar-kind-end = end

## Transmitters

picture-pulsar-none-on-display = none on display
picture-pulsar-at-once = once
picture-pulsar-each-round = each round
picture-pulsar-array-note = [n] to be paid, =n= red die formed, -n?- once both are online

## Headquarters

picture-pulsar-hq-note = { $done } done { $open } open { $later } later
picture-pulsar-run-ready = run { $colour } { $n } VP/gate ready
picture-pulsar-run-flown = run { $colour } flown

## Goals and gyrodynes

picture-pulsar-goal-gains = { $n } VP, buy { $bonuses }
picture-pulsar-goal-bonus = { $cubes ->
    [one] +{ $n } for { $cubes } cube
   *[other] +{ $n } for { $cubes } cubes
}
picture-pulsar-rings-left = rings left
picture-pulsar-spin-bonus = spinning +{ $n } VP now
picture-pulsar-size-small = small
picture-pulsar-size-medium = medium
picture-pulsar-size-large = large
picture-pulsar-letter-small = s
picture-pulsar-letter-medium = m
picture-pulsar-letter-large = l

## What can be counted; 0 is the mere name, 1 stands behind "per"

picture-pulsar-count-stations = { $n ->
    [0] stations
    [one] station
   *[other] { $n } stations
}
picture-pulsar-count-spinning = { $n ->
    [0] spinning gyrodynes
    [one] spinning gyrodyne
   *[other] { $n } spinning gyrodynes
}
picture-pulsar-count-spinning-small = spinning small
picture-pulsar-count-spinning-medium = spinning medium
picture-pulsar-count-spinning-large = spinning large
picture-pulsar-count-sizes-spinning = { $n ->
    [one] spinning size
   *[other] { $n } sizes spinning
}
picture-pulsar-count-online = { $n ->
    [0] transmitters online
    [one] transmitter online
   *[other] { $n } transmitters online
}
picture-pulsar-count-patents = { $n ->
    [0] patents
    [one] patent
   *[other] { $n } patents
}
picture-pulsar-count-purple-patents = { $n ->
    [one] purple patent
   *[other] { $n } purple patents
}
picture-pulsar-count-awards = { $n ->
    [0] gyrodyne awards
    [one] award
   *[other] { $n } awards
}
picture-pulsar-count-runs = { $n ->
    [0] gate runs
    [one] gate run
   *[other] { $n } gate runs
}
picture-pulsar-count-projects = { $n ->
    [0] projects
    [one] project
   *[other] { $n } projects
}
picture-pulsar-count-formed-dice = { $n ->
    [one] formed red die
   *[other] { $n } formed red dice
}
picture-pulsar-count-claims = { $n ->
    [one] claimed pulsar
   *[other] { $n } claimed pulsars
}
picture-pulsar-count-far-claims = { $n ->
    [one] isolated or dead-end pulsar
   *[other] { $n } isolated or dead-end pulsars
}
picture-pulsar-count-triads = { $n ->
    [one] set of spinning, online, project
   *[other] { $n } sets of spinning, online, project
}
picture-pulsar-count-same-size-spinning = { $n ->
    [one] spinning of one size
   *[other] { $n } spinning of one size
}

## What components do

picture-pulsar-do-gain-points = { $n } VP
picture-pulsar-do-gain-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
picture-pulsar-do-gain-plus-minus = { $n ->
    [one] token ±1
   *[other] { $n } tokens ±1
}
picture-pulsar-do-gain-plus-two = { $n ->
    [one] token +2
   *[other] { $n } tokens +2
}
picture-pulsar-do-gain-any-token = any token
picture-pulsar-do-take-gyrodyne = gyrodyne { $sizes }
picture-pulsar-do-any-gyrodyne = any gyrodyne
picture-pulsar-do-take-different = 2 different gyrodynes
picture-pulsar-do-explore = { $n ->
    [one] exploration
   *[other] { $n } explorations
}
picture-pulsar-do-keep-station = a station in the scoring
picture-pulsar-do-claim-isolated = isolated pulsar
picture-pulsar-do-ship-to-system = ship to a system
picture-pulsar-do-ship-to-pulsar = ship to an unclaimed pulsar
picture-pulsar-do-split = die [{ $a }] + red [{ $b }]
picture-pulsar-do-red-die = red [{ $a }]
picture-pulsar-do-points-per = { $n } VP per { $what }
picture-pulsar-do-points-by-sizes = { $a }/{ $b }/{ $c } VP for 1/2/3 sizes spinning
picture-pulsar-do-points-if = { $n } VP with { $what }
picture-pulsar-do-complete-one = complete a gyrodyne
picture-pulsar-do-sell-points = { $a ->
    [one] 1 cube buys { $b } VP
   *[other] { $a } cubes buy { $b } VP
}
picture-pulsar-any-gate = any
picture-pulsar-do-gate-run = run { $colour } { $n } VP/gate
picture-pulsar-do-count-goal = one goal counts as met

## When technologies work

picture-pulsar-when-patented = another patent
picture-pulsar-when-claimed-by-flight = claim by flight
picture-pulsar-when-taking-paid = gyrodyne taken by die
picture-pulsar-when-completion-paid = completed by die
picture-pulsar-when-big-gyrodyne-paid = { picture-pulsar-letter-medium }/{ picture-pulsar-letter-large } taken or completed by die
picture-pulsar-when-cost-paid = transmitter cost
picture-pulsar-when-project-paid = project
picture-pulsar-when-patent-paid = another patent
picture-pulsar-when-completed = gyrodyne completed
picture-pulsar-when-went-online = transmitter online
picture-pulsar-when-blue-station-at-end = flight ends on blue
picture-pulsar-when-lifeless-station-at-end = flight ends on lifeless
picture-pulsar-when-station-in-passing = station in passing
picture-pulsar-when-token-spent = token spent
picture-pulsar-when-copied = die copied
picture-pulsar-when-exploration-drawn = exploration
picture-pulsar-when-step-green = flight past green gate ±1
picture-pulsar-when-step-magenta = flight past magenta gate ±1
picture-pulsar-when-step-orange = flight past orange gate ±1
picture-pulsar-when-step-taking = die for a gyrodyne ±1
picture-pulsar-when-step-completing = die to complete ±1
picture-pulsar-when-step-transmitter = die for a transmitter ±1
picture-pulsar-when-step-project = die for a project ±1
picture-pulsar-when-step-patent = die for a patent ±1
picture-pulsar-when-step-red = red die ±1
picture-pulsar-when-cheap-copy = copying costs 1 cube less
picture-pulsar-when-two-tokens = tokens are bought in pairs
picture-pulsar-when-look-at-two = explore: 1 of 2 tiles
picture-pulsar-when-lifeless-bonus = bonus on lifeless planets too
picture-pulsar-when-two-more-stations = 2 more stations in the scoring
picture-pulsar-when-cheap-goals = goal bonuses cost 1 cube less

## Cosmic Encounter

picture-cosmic-systems = Systems
picture-cosmic-players = Players
picture-cosmic-challenge = Challenge
picture-cosmic-hand = Your hand: { $count }
picture-cosmic-hoard = Your hoard: { $count }
picture-cosmic-external = bases
picture-cosmic-homes = home
picture-cosmic-warp = Warp
picture-cosmic-cards = cards
picture-cosmic-lucre = Lucre
picture-cosmic-sent = role
picture-cosmic-powers = Powers
picture-cosmic-offence = offence, cone { $count }
picture-cosmic-offence-yet = offence
picture-cosmic-defence = defence
picture-cosmic-with-offence = ally of offence { $count }
picture-cosmic-with-defence = ally of defence { $count }
picture-cosmic-secret = secret
picture-cosmic-known = known of
picture-cosmic-known-hoard = known of the hoard of
picture-cosmic-state-zapped = zapped
picture-cosmic-state-outage = outage
picture-cosmic-state-wracked = wracked
picture-cosmic-state-stopped = stopped
picture-cosmic-state-grafted = grafted
picture-cosmic-state-grafted-by-flare = taken over
picture-cosmic-state-hushed = hushed
picture-cosmic-state-retained = retained
picture-cosmic-state-few-homes = too few home bases
picture-cosmic-mark-pro = Pro
picture-cosmic-mark-con = Con
picture-cosmic-mark-super = Super
picture-cosmic-mark-secret = secret
