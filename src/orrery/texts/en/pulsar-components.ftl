### The components of PULSAR 2849: their names, and one template for each word that their effects are made of.

## Technologies

technology-pulsar-AI-1 = Gate Tuning
technology-pulsar-AI-2 = Patent Bureau
technology-pulsar-AI-3 = Pulsar Rush
technology-pulsar-AI-4 = Spin-up Crew
technology-pulsar-AI-5 = Lone Outpost
technology-pulsar-AI-6 = Antenna Works
technology-pulsar-AII-1 = Twin Reactors
technology-pulsar-AII-2 = Flywheel Grid
technology-pulsar-AII-3 = Station Census
technology-pulsar-AII-4 = Wormhole Key
technology-pulsar-AII-5 = Cube Foundry
technology-pulsar-AII-6 = Deep Probes
technology-pulsar-AIII-1 = Beam Splitter
technology-pulsar-AIII-2 = Resonant Links
technology-pulsar-AIII-3 = Harmony of Spheres
technology-pulsar-AIII-4 = Special Charter
technology-pulsar-AIII-5 = Monument
technology-pulsar-BI-1 = Magenta Slipstream
technology-pulsar-BI-2 = Heavy Rotors
technology-pulsar-BI-3 = Blue Horizons
technology-pulsar-BI-4 = Rotor Kit
technology-pulsar-BI-5 = Project Office
technology-pulsar-BI-6 = First Signal
technology-pulsar-BII-1 = League of Stations
technology-pulsar-BII-2 = Patent Digest
technology-pulsar-BII-3 = Spare Capacitor
technology-pulsar-BII-4 = Hermit's Beacon
technology-pulsar-BII-5 = Parade of Antennas
technology-pulsar-BII-6 = Pulsar Charter
technology-pulsar-BIII-1 = Hall of Honours
technology-pulsar-BIII-2 = Perpetual Motion
technology-pulsar-BIII-3 = Gate Chronicle
technology-pulsar-BIII-4 = Academy
technology-pulsar-BIII-5 = Great Work
technology-pulsar-CI-1 = Amber Slipstream
technology-pulsar-CI-2 = Fine Adjustment
technology-pulsar-CI-3 = Echo Chamber
technology-pulsar-CI-4 = Cargo Crane
technology-pulsar-CI-5 = Drop Pods
technology-pulsar-CI-6 = Open Laboratory
technology-pulsar-CII-1 = Broadcast Fees
technology-pulsar-CII-2 = Launch Ceremony
technology-pulsar-CII-3 = Red Regulator
technology-pulsar-CII-4 = Cold Start
technology-pulsar-CII-5 = Toolbox
technology-pulsar-CII-6 = Frontier Dock
technology-pulsar-CIII-1 = Weighing of Stars
technology-pulsar-CIII-2 = Phantom Stations
technology-pulsar-CIII-3 = Annual Report
technology-pulsar-CIII-4 = Galactic Network
technology-pulsar-CIII-5 = World's Fair
technology-pulsar-DI-1 = Wasteland Settlers
technology-pulsar-DI-2 = Planning Staff
technology-pulsar-DI-3 = Second Glance
technology-pulsar-DI-4 = Tandem Tools
technology-pulsar-DI-5 = Pulsar Tithe
technology-pulsar-DI-6 = Rotor Barge
technology-pulsar-DII-1 = Licence Fees
technology-pulsar-DII-2 = Mirror Drive
technology-pulsar-DII-3 = Booster Depot
technology-pulsar-DII-4 = Inspection Report
technology-pulsar-DII-5 = Mixed Cargo
technology-pulsar-DII-6 = Terraforming
technology-pulsar-DIII-1 = Triple Alliance
technology-pulsar-DIII-2 = Power Exchange
technology-pulsar-DIII-3 = Star Atlas
technology-pulsar-DIII-4 = Favourable Terms
technology-pulsar-DIII-5 = Footnote in History

## Transmitters

transmitter-pulsar-A1 = Spark
transmitter-pulsar-A2 = Twin Mast
transmitter-pulsar-A3 = Whisker
transmitter-pulsar-A4 = Lodestar
transmitter-pulsar-A5 = Pylon
transmitter-pulsar-A6 = Outrider
transmitter-pulsar-A7 = Hermit
transmitter-pulsar-A8 = Cricket
transmitter-pulsar-B1 = Harpoon
transmitter-pulsar-B2 = Torch
transmitter-pulsar-B3 = Loom
transmitter-pulsar-B4 = Bazaar
transmitter-pulsar-B5 = Far Sight
transmitter-pulsar-B6 = Tower
transmitter-pulsar-B7 = Cathedral
transmitter-pulsar-B8 = Quarry
transmitter-pulsar-C1 = Candle
transmitter-pulsar-C2 = Lantern
transmitter-pulsar-C3 = Lighthouse
transmitter-pulsar-C4 = Organ
transmitter-pulsar-C5 = Bastion
transmitter-pulsar-C6 = Pathfinder
transmitter-pulsar-C7 = Exchange
transmitter-pulsar-C8 = Catapult

## Faces of the headquarters boards

face-pulsar-A1 = Foundry
face-pulsar-A2 = Pilots' Guild
face-pulsar-B1 = Dockyard
face-pulsar-B2 = Courier Office
face-pulsar-C1 = Observatory
face-pulsar-C2 = School of Navigation
face-pulsar-D1 = Power House
face-pulsar-D2 = Expedition Camp

## Places of projects

project-pulsar-b1 = bottom left (b1)
project-pulsar-b2 = bottom centre (b2)
project-pulsar-b3 = bottom right (b3)
project-pulsar-m1 = middle left (m1)
project-pulsar-m2 = middle right (m2)
project-pulsar-u1 = upper left (u1)
project-pulsar-u2 = upper right (u2)
project-pulsar-t = top (t)

## Goals

goal-pulsar-1-front = Twins
goal-pulsar-1-back = Triplets
goal-pulsar-2-front = Odd Couple
goal-pulsar-2-back = Carousel
goal-pulsar-3-front = Chorus
goal-pulsar-3-back = Great Chorus
goal-pulsar-4-front = Settlers
goal-pulsar-4-back = Realm
goal-pulsar-5-front = Inventors
goal-pulsar-5-back = Think Tank
goal-pulsar-6-front = Master Plan
goal-pulsar-6-back = Gatekeepers

## Planetary systems

system-pulsar-1 = Four Sisters
system-pulsar-2 = Azure Court
system-pulsar-3 = Tide and Ember
system-pulsar-4 = Pebble
system-pulsar-5 = Twin Ash
system-pulsar-6 = Titan's Rest
system-pulsar-7 = Crossroads
system-pulsar-8 = Halfway
system-pulsar-9 = Mosaic
system-pulsar-10 = Broad Shores
system-pulsar-11 = Quarrymen
system-pulsar-12 = Flint
system-pulsar-13 = Rust Belt
system-pulsar-14 = Still Waters
system-pulsar-15 = Scatter
system-pulsar-16 = Open Sky
system-pulsar-17 = Blue Pair

## Exploration tiles

exploration-pulsar-four-points = Old Beacon
exploration-pulsar-five-points = Rich Vein
exploration-pulsar-cubes = Abandoned Depot
exploration-pulsar-modifier = Strange Device
exploration-pulsar-station = Derelict Station

named-pulsar = { $name } ({ $key })
called-pulsar = { $name }
board-pulsar = board { $key }
hq-pulsar = headquarters { $key }

## What effects give: one template for each op.

op-pulsar-gain-points = { $a ->
    [one] { $a } point
   *[other] { $a } points
}
op-pulsar-gain-cubes = { $a ->
    [one] { $a } cube
   *[other] { $a } cubes
}
op-pulsar-gain-plus-minus = { $a ->
    [1] one ±1 token
   *[other] { $a } ±1 tokens
}
op-pulsar-gain-plus-two = { $a ->
    [1] one +2 token
   *[other] { $a } +2 tokens
}
op-pulsar-gain-any-token = one token, ±1 or +2
op-pulsar-take-gyrodyne = { $any ->
    [yes] a gyrodyne of any size
   *[no] a { $sizes } gyrodyne
}
op-pulsar-take-different = two gyrodynes of different sizes
op-pulsar-explore = { $a ->
    [1] an exploration tile
   *[other] { $a } exploration tiles
}
op-pulsar-keep-station = keep the tile: one more station in the final scoring
op-pulsar-claim-isolated = claim an isolated pulsar
op-pulsar-ship-to-system = put your ship in any system, as if a flight ended there
op-pulsar-ship-to-pulsar = put your ship on any unclaimed connected pulsar, as if a flight ended there
op-pulsar-split = a silver die of { $a } and a red die of { $b }
op-pulsar-red-die = a red bonus die of { $a }
op-pulsar-points-per = { $points } per { $what }
op-pulsar-points-by-sizes = { $a }, { $b } or { $c } points for one, two or three different sizes spinning
op-pulsar-points-if = { $points } more with at least { $what }
op-pulsar-complete-one = complete one of your gyrodynes without a die
op-pulsar-sell-points = you may pay { $cubes } for { $points }
op-pulsar-gate-run = { $any ->
    [yes] a gate run ({ $points } per gate of one colour)
   *[no] a gate run ({ $points } per { $colour } gate)
}
op-pulsar-count-goal = one goal of your choice counts as met

## When effects act: one template for each trigger.

trigger-pulsar-now = At once: { $ops }.
trigger-pulsar-each-round = At each production: { $ops }.
trigger-pulsar-at-end = In the final scoring: { $ops }.
trigger-pulsar-patented = Whenever you patent another technology: { $ops }.
trigger-pulsar-claimed-by-flight = Whenever your flight ends on a pulsar and claims it: { $ops }.
trigger-pulsar-taking-paid = Whenever you pay a die to take a gyrodyne: { $ops }.
trigger-pulsar-completion-paid = Whenever you pay a die to complete a gyrodyne: { $ops }.
trigger-pulsar-big-gyrodyne-paid = Whenever you pay a die to take or complete a medium or large gyrodyne: { $ops }.
trigger-pulsar-cost-paid = Whenever you pay a die for a transmitter: { $ops }.
trigger-pulsar-project-paid = Whenever you do a project of your headquarters: { $ops }.
trigger-pulsar-patent-paid = Whenever you pay a die for another patent: { $ops }.
trigger-pulsar-completed = Whenever a gyrodyne of yours is completed: { $ops }.
trigger-pulsar-went-online = Whenever a transmitter of yours goes online: { $ops }.
trigger-pulsar-blue-station-at-end = Whenever your flight ends with a station on a blue planet: { $ops }.
trigger-pulsar-lifeless-station-at-end = Whenever your flight ends in a system and the station has to go on a lifeless planet: { $ops }.
trigger-pulsar-station-in-passing = Whenever you put up a station in passing: { $ops }.
trigger-pulsar-token-spent = Whenever you spend a modifier token: { $ops }.
trigger-pulsar-copied = Whenever you copy a leftover die: { $ops }.
trigger-pulsar-exploration-drawn = Whenever you draw an exploration tile: { $ops }.
trigger-pulsar-step-green = A flight that visits a green gate may use its die at +1 or −1 for free.
trigger-pulsar-step-magenta = A flight that visits a magenta gate may use its die at +1 or −1 for free.
trigger-pulsar-step-orange = A flight that visits an orange gate may use its die at +1 or −1 for free.
trigger-pulsar-step-taking = The die that takes a gyrodyne may be used at +1 or −1 for free.
trigger-pulsar-step-completing = The die that completes a gyrodyne may be used at +1 or −1 for free.
trigger-pulsar-step-transmitter = The die that pays for a transmitter may be used at +1 or −1 for free.
trigger-pulsar-step-project = The die that does a project may be used at +1 or −1 for free.
trigger-pulsar-step-patent = The die that pays for another patent may be used at +1 or −1 for free.
trigger-pulsar-step-red = Your red bonus die may be used at +1 or −1 for free.
trigger-pulsar-cheap-copy = Copying a leftover die costs you one cube less.
trigger-pulsar-two-tokens = When you buy a modifier token you get two of its kind.
trigger-pulsar-look-at-two = When you draw an exploration tile you look at two and choose one.
trigger-pulsar-lifeless-bonus = A flight that ends with a station on a lifeless planet still brings the exploration bonus or an exploration tile.
trigger-pulsar-two-more-stations = The final scoring counts two more stations for you.
trigger-pulsar-cheap-goals = Each goal bonus costs you one cube less.

## What is counted, after "per".

per-pulsar-stations = { $every ->
    [1] station
   *[other] { $every } stations
}
per-pulsar-spinning = { $every ->
    [1] spinning gyrodyne
   *[other] { $every } spinning gyrodynes
}
per-pulsar-spinning-small = { $every ->
    [1] small spinning gyrodyne
   *[other] { $every } small spinning gyrodynes
}
per-pulsar-spinning-medium = { $every ->
    [1] medium spinning gyrodyne
   *[other] { $every } medium spinning gyrodynes
}
per-pulsar-spinning-large = { $every ->
    [1] large spinning gyrodyne
   *[other] { $every } large spinning gyrodynes
}
per-pulsar-sizes-spinning = { $every ->
    [1] size of spinning gyrodynes
   *[other] { $every } sizes of spinning gyrodynes
}
per-pulsar-online = { $every ->
    [1] transmitter online
   *[other] { $every } transmitters online
}
per-pulsar-patents = { $every ->
    [1] patent
   *[other] { $every } patents
}
per-pulsar-purple-patents = { $every ->
    [1] purple patent
   *[other] { $every } purple patents
}
per-pulsar-awards = { $every ->
    [1] construction award
   *[other] { $every } construction awards
}
per-pulsar-runs = { $every ->
    [1] gate run made
   *[other] { $every } gate runs made
}
per-pulsar-projects = { $every ->
    [1] project done
   *[other] { $every } projects done
}
per-pulsar-formed-dice = { $every ->
    [1] link between two transmitters online
   *[other] { $every } links between transmitters online
}
per-pulsar-claims = { $every ->
    [1] claimed pulsar
   *[other] { $every } claimed pulsars
}
per-pulsar-far-claims = { $every ->
    [1] claimed pulsar that is isolated or in a dead end
   *[other] { $every } claimed pulsars that are isolated or in a dead end
}
per-pulsar-triads = { $every ->
    [1] set of a spinning gyrodyne, a transmitter online and a project done
   *[other] { $every } sets of a spinning gyrodyne, a transmitter online and a project done
}
per-pulsar-same-size-spinning = { $every ->
    [1] spinning gyrodyne of your most frequent size
   *[other] { $every } spinning gyrodynes of your most frequent size
}

## The same as an amount.

count-pulsar-stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
count-pulsar-spinning = { $n ->
    [one] { $n } spinning gyrodyne
   *[other] { $n } spinning gyrodynes
}
count-pulsar-spinning-small = { $n ->
    [one] { $n } small spinning gyrodyne
   *[other] { $n } small spinning gyrodynes
}
count-pulsar-spinning-medium = { $n ->
    [one] { $n } medium spinning gyrodyne
   *[other] { $n } medium spinning gyrodynes
}
count-pulsar-spinning-large = { $n ->
    [one] { $n } large spinning gyrodyne
   *[other] { $n } large spinning gyrodynes
}
count-pulsar-sizes-spinning = { $n ->
    [one] spinning gyrodynes of { $n } size
   *[other] spinning gyrodynes of { $n } different sizes
}
count-pulsar-online = { $n ->
    [one] { $n } transmitter online
   *[other] { $n } transmitters online
}
count-pulsar-patents = { $n ->
    [one] { $n } patent
   *[other] { $n } patents
}
count-pulsar-purple-patents = { $n ->
    [one] { $n } purple patent
   *[other] { $n } purple patents
}
count-pulsar-awards = { $n ->
    [one] { $n } construction award
   *[other] { $n } construction awards
}
count-pulsar-runs = { $n ->
    [one] { $n } gate run made
   *[other] { $n } gate runs made
}
count-pulsar-projects = { $n ->
    [one] { $n } project done
   *[other] { $n } projects done
}
count-pulsar-formed-dice = { $n ->
    [one] { $n } link between transmitters online
   *[other] { $n } links between transmitters online
}
count-pulsar-claims = { $n ->
    [one] { $n } claimed pulsar
   *[other] { $n } claimed pulsars
}
count-pulsar-far-claims = { $n ->
    [one] { $n } claimed pulsar that is isolated or in a dead end
   *[other] { $n } claimed pulsars that are isolated or in a dead end
}
count-pulsar-triads = { $n ->
    [one] { $n } set of a spinning gyrodyne, a transmitter online and a project done
   *[other] { $n } sets of a spinning gyrodyne, a transmitter online and a project done
}
count-pulsar-same-size-spinning = { $n ->
    [one] { $n } spinning gyrodyne
   *[other] { $n } spinning gyrodynes of one size
}

## Whole components.

rule-pulsar-technology = Die { $cost }, from round { $row }, { $kind ->
    [once] light blue
    [permanent] dark blue
    [round] green
   *[end] purple
}, { $spaces ->
    [two-dice] two die spaces
   *[lock] one die space and a lock
}. { $effects }
rule-pulsar-patented = Patented by { $seats }.
rule-pulsar-costs = { $count ->
    [one] Costs a die: { $costs }.
   *[other] Costs dice: { $costs }.
}
rule-pulsar-ends = { $count ->
    [one] Link end: { $ends }.
   *[other] Link ends: { $ends }.
}
rule-pulsar-online = Going online: { $ops }.
rule-pulsar-project = Die { $cost }: { $ops }.
rule-pulsar-goal = { $points } for { $what }.
rule-pulsar-goal-bonus = Then { $cubes } may buy { $points }.
rule-pulsar-planet = { $players ->
    [2] { $colour ->
        [blue] { $n } blue
       *[lifeless] { $n } lifeless
    }
    [4] { $colour ->
        [blue] { $n } blue with 4 players
       *[lifeless] { $n } lifeless with 4 players
    }
   *[other] { $colour ->
        [blue] { $n } blue from { $players } players
       *[lifeless] { $n } lifeless from { $players } players
    }
}
rule-pulsar-system = Planets: { $planets }. Exploration bonus: { $ops }.
rule-pulsar-exploration = { $copies ->
    [one] { $ops }; one tile
   *[other] { $ops }; { $copies } tiles
}.
