title-cluster = Globular Cluster
about-cluster = Lay out a star cluster tile by tile, spread your expedition over it with ten action points a turn, and score it three times.

setting-cluster-start = Start layout
about-cluster-start = The ticks of the black null, the upper and the lower black ace at the start; eight layouts are equally good.
value-cluster-start-tl-br-tr = null top left, aces bottom right and top right
value-cluster-start-tl-br-tl = null top left, aces bottom right and top left
value-cluster-start-tl-bl-tr = null top left, aces bottom left and top right
value-cluster-start-tl-bl-tl = null top left, aces bottom left and top left
value-cluster-start-bl-br-tr = null bottom left, aces bottom right and top right
value-cluster-start-bl-br-tl = null bottom left, aces bottom right and top left
value-cluster-start-bl-bl-tr = null bottom left, aces bottom left and top right
value-cluster-start-bl-bl-tl = null bottom left, aces bottom left and top left
setting-cluster-reach = New tiles
about-cluster-reach = Whether a new tile has to be enterable at once, or only by tiles that may still come.
value-cluster-reach-now = enterable at once
value-cluster-reach-eventually = reachable some day
setting-cluster-leader-work = Leader at work
about-cluster-leader-work = How many members a leader counts for mining and building; for majorities he always counts three.
value-cluster-leader-work-3 = counts three
value-cluster-leader-work-1 = counts one
setting-cluster-cap-mode = Limits of totals
about-cluster-cap-mode = Whether the limits of totals count the tiles that have exactly this total, or all that have reached it.
value-cluster-cap-mode-exact = exactly this total
value-cluster-cap-mode-at-least = this total or more
setting-cluster-trade-own-sets = Own sets in trades
about-cluster-trade-own-sets = Whether a crystal out of an own pair or triplet may be given in a forced trade.
value-cluster-trade-own-sets-yes = may be broken
value-cluster-trade-own-sets-no = stay whole
setting-cluster-warp-to-mits = Warp to the MITS
about-cluster-warp-to-mits = Whether members may warp from a station back to the MITS.
value-cluster-warp-to-mits-no = not allowed
value-cluster-warp-to-mits-yes = allowed
setting-cluster-sn-min-gap = Gap between supernovas
about-cluster-sn-min-gap = How many draws after the first supernova the second may come at the earliest; with 0 the shuffle decides alone.
value-cluster-sn-min-gap-0 = as shuffled
value-cluster-sn-min-gap-1 = 1 draw
value-cluster-sn-min-gap-2 = 2 draws
value-cluster-sn-min-gap-3 = 3 draws
value-cluster-sn-min-gap-4 = 4 draws
value-cluster-sn-min-gap-5 = 5 draws
value-cluster-sn-min-gap-6 = 6 draws
value-cluster-sn-min-gap-7 = 7 draws
value-cluster-sn-min-gap-8 = 8 draws
value-cluster-sn-min-gap-9 = 9 draws

phase-cluster-normal = Turn { $turn } of { $turns }
phase-cluster-scoring = Turn { $turn } of { $turns }: scoring round
phase-cluster-nova-placement = Turn { $turn } of { $turns }: the supernova is placed
phase-cluster-extra = Turn { $turn } of { $turns }: extra turn
phase-cluster-final = Turn { $turn } of { $turns }: final scoring

tile-cluster-mits = MITS
tile-cluster-supernova = supernova
tile-cluster-rdn = red null
tile-cluster-rd2 = red 2
tile-cluster-rd3 = red 3
tile-cluster-rd4 = red 4
tile-cluster-rd5 = red 5
tile-cluster-bkn = black null
tile-cluster-bka = black ace
tile-cluster-bk2 = black 2
tile-cluster-bk3 = black 3
tile-cluster-bk4 = black 4
tile-cluster-bk5 = black 5
tile-cluster-bln = blue null
tile-cluster-bla = blue ace
tile-cluster-bl2 = blue 2
tile-cluster-bl3 = blue 3
tile-cluster-bl4 = blue 4
tile-cluster-bl5 = blue 5
tile-cluster-grn = green null
tile-cluster-gra = green ace
tile-cluster-gr2 = green 2
tile-cluster-gr3 = green 3
tile-cluster-gr4 = green 4
tile-cluster-gr5 = green 5
tick-cluster-tl = top left
tick-cluster-tr = top right
tick-cluster-bl = bottom left
tick-cluster-br = bottom right
face-cluster-n = null
face-cluster-a = ace
face-cluster-2 = 2
face-cluster-3 = 3
face-cluster-4 = 4
face-cluster-5 = 5
border-cluster-cost = { $cell } for { $cost }
border-cluster-closed = { $cell } closed

question-cluster-draw-first = Who begins?
question-cluster-draw-tile = { $player } draws a tile.
question-cluster-roll = { $player } rolls for the type of the crystals.
barrier-cluster-draw-tile = { $player } draws a tile
barrier-cluster-roll = The die is rolled for the type of the crystals
question-cluster-place = { $seat }: where do you lay the tile ({ $tile })?
    .decides = where to lay the tile ({ $tile })
question-cluster-act = { $left ->
    [one] { $seat }: what do you do? { $left } action point is left.
   *[other] { $seat }: what do you do? { $left } action points are left.
}
    .decides = what to do; action points left: { $left }

answer-cluster-place = on { $cell }, tick { $tick }: to { $borders }
answer-cluster-place-apart = on { $cell }, tick { $tick }
answer-cluster-nova = on { $cell }
answer-cluster-step =
    { $cost ->
        [0] coin from { $source } to { $target }
       *[other] coin from { $source } to { $target } ({ $cost } AP)
    }
answer-cluster-leader-step =
    { $cost ->
        [0] leader from { $source } to { $target }
       *[other] leader from { $source } to { $target } ({ $cost } AP)
    }
answer-cluster-warp = coin by warp from { $source } to { $target } (1 AP)
answer-cluster-leader-warp = leader by warp to { $target } (1 AP)
answer-cluster-mine = mine a cache on { $cell } (3 AP; the die can't be taken back)
answer-cluster-build = improve { $cell } (2 AP)
answer-cluster-colonise-coin = colonise { $cell } with a coin (5 AP; all your other members there leave the game)
answer-cluster-colonise-leader = colonise { $cell } with the leader (5 AP; all your other members there leave the game)
answer-cluster-station = build a station on { $cell } (5 AP)
answer-cluster-trade = give { $given } to { $victim } and take { $taken } (3 AP)
answer-cluster-end = end the turn
plan-cluster-send = { $count ->
    [one] send { $count } coin from { $source } to { $target } ({ $cost } AP)
   *[other] send { $count } coins from { $source } to { $target } ({ $cost } AP)
}
plan-cluster-send-leader = send the leader to { $target } ({ $cost } AP)
plan-cluster-build-twice = improve { $cell } twice, to { $total } ({ $cost } AP)
plan-cluster-build-and-warp = { $count ->
    [one] build a station on { $cell } and warp { $count } coin there ({ $cost } AP)
   *[other] build a station on { $cell } and warp { $count } coins there ({ $cost } AP)
}

event-cluster-first-drawn = { $seat } begins.
event-cluster-turn-began = { $phase ->
    [scoring] Turn { $turn }: { $seat } has a scoring turn.
    [nova-placement] Turn { $turn }: { $seat } places the supernova.
    [extra] Turn { $turn }: { $seat } has the extra turn.
    [final] Turn { $turn }: { $seat } has the final scoring turn.
   *[normal] Turn { $turn }: { $seat }.
}
event-cluster-tile-drawn = { $seat } draws: { $tile }.
event-cluster-supernova = A supernova! { $seat } puts it aside, and a scoring round begins.
event-cluster-tile-placed = { $seat } lays a tile on { $cell }: { $tile }, tick { $tick }.
event-cluster-tile-lost = The tile of { $seat } fits nowhere and leaves the game: { $tile }.
event-cluster-moved = { $seat } moves a coin from { $source } to { $target } ({ $cost } AP).
event-cluster-leader-moved = { $seat } moves the leader from { $source } to { $target } ({ $cost } AP).
event-cluster-mined = { $count ->
    [one] { $seat } mines on { $cell }; { $count } cache is left there.
   *[other] { $seat } mines on { $cell }; { $count } caches are left there.
}
event-cluster-crystal-found = { $seat } rolls { $face } and gets a crystal of type { $type }.
event-cluster-traded = { $seat } gives { $given } to { $victim } and takes { $taken }.
event-cluster-built = { $seat } improves { $cell } to { $count }.
event-cluster-colonised = { $piece ->
    [leader] { $seat } colonises { $cell } with the leader; members lost: { $lost }.
   *[coin] { $seat } colonises { $cell } with a coin; members lost: { $lost }.
}
event-cluster-station-built = { $seat } builds a station on { $cell }.
event-cluster-turn-ended = { $seat } ends the turn.
event-cluster-scored = { $seat } scores for the { NUMBER($round) ->
    [1] first
    [2] second
   *[3] third
} time: { $systems } for systems and { $crystals } for crystals.

source-cluster-systems-1 = first scoring, systems
source-cluster-crystals-1 = first scoring, crystals
source-cluster-systems-2 = second scoring, systems
source-cluster-crystals-2 = second scoring, crystals
source-cluster-systems-3 = final scoring, systems
source-cluster-crystals-3 = final scoring, crystals

position-cluster-stack = { $count ->
    [0] The stack is used up.
   *[other] { $groups }
}
    .headline = { $count ->
        [0] {""}
       *[other] Tiles left
    }
position-cluster-group = Group { $group }: { $tiles }.
position-cluster-left = { $count ->
    [one] { $tile }
   *[other] { $tile } ({ $count } times)
}
position-cluster-nova = { $tile }, closed on all sides.
    .headline = { $cell }
position-cluster-tile = { $count ->
    [0] { $tile }. Ways: { $ways }.
   *[other] { $tile }; { $parts }. Ways: { $ways }.
}
    .headline = { $cell }
position-cluster-total = { $count ->
    [0] worth { $total }
    [one] worth { $total } with { $count } improvement
   *[other] worth { $total } with { $count } improvements
}
position-cluster-scorer = { $seat } would score it
position-cluster-nobody = nobody would score it
position-cluster-colony = colony of { $seat }
position-cluster-caches = { $count ->
    [one] { $count } cache
   *[other] { $count } caches
}
position-cluster-station = station of { $seat }
position-cluster-members = { $leader ->
    [yes] { $seat } with { $coins ->
        [0] the leader
        [one] { $coins } coin and the leader
       *[other] { $coins } coins and the leader
    } (strength { $strength })
   *[no] { $seat } with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}
position-cluster-caps = { $n6 } of 5 with 6, { $n7 } of 4 with 7, { $n8 } of 3 with 8, { $n9 } of 2 with 9.
    .headline = Totals in use
position-cluster-none = none
position-cluster-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} after { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
}, a scoring now would bring { $now }; crystals: { $crystals }; stations left: { $stations }; coins out of the game: { $lost }.

picture-cluster-left = AP { $left }
picture-cluster-hand = in hand: { $tile }
picture-cluster-mined = mined { $count }/2 on { $cell }
picture-cluster-built = built { $count }/2 on { $cell }
picture-cluster-points = points
picture-cluster-now = now
picture-cluster-home = at MITS
picture-cluster-stations = stations
picture-cluster-lost = lost
picture-cluster-crystals = crystals
picture-cluster-caps = totals
picture-cluster-group = group { $group } ({ $count }):

# What many answers are sorted under.

group-cluster-place = On { $cell }
group-cluster-moves = Move
group-cluster-warps = Warp
group-cluster-mines = Mine
group-cluster-improvements = Improve
group-cluster-stations = Build a station
group-cluster-colonies = Colonise
group-cluster-trades = Trade crystals
