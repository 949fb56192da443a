### The guided first game of Globular Cluster: a lesson for every decision, and for the main moments.

web-lesson-cluster-welcome = Expeditions spread over a cluster that grows tile by tile. In a turn you lay a tile and then have ten action points. Three times in the game everybody scores: for systems where they are strongest, and for sets of crystals.
    .title = Welcome to Globular Cluster
    .advice = Just play. The first time something new comes up, it is explained here. Your actions can be taken back as far as the last tile or die.
    .clause = G2.2
web-lesson-cluster-farewell = You have seen tiles, actions and a scoring. From here on it is your game; what seldom happens is still explained when it does.
    .title = Now you know the way
    .advice = The next scoring may be nearer than you think: beside the tiles you see how many draws are left until it.
    .clause = G4.65

## What is asked.

web-lesson-cluster-place = You have drawn a tile and have to lay it on one of the lit places. Its tick is the lamp in the corner: it lights two sides of the tile. A border with one lit side can be crossed for 1 point; two lit sides make it dear, and without any it is closed.
    .title = Laying a tile
    .advice = Click a lit place and turn the tile with R, the wheel or the round arrow. Good systems belong near your own members, with a lit side towards them and a dark one towards the others.
    .clause = G1.3
    .first-g3 = g3 is a good choice: the tile can be turned every way there, and the cluster grows to both sides of it.
    .first-f2 = f2 is a good choice: the tile can be turned every way there, and it is two steps from the MITS.
    .first-h2 = h2 is a good choice: it is two steps from the MITS, by way of the lower black ace.
web-lesson-cluster-act = You have ten action points, the gold lozenges. A step costs as many as lie on the bridge; mining costs 3, an improvement 2, a trade 3, a colony or a station 5. In any order, as often as you like.
    .title = Ten action points
    .advice = Send several members out early, and improve where you are strongest. Points that are left are lost, so end your turn only when nothing is of use.
    .clause = G4.9
    .first-g1 = Begin with the MITS, g1: click it to pick up your coins, then a tile, and choose how many go. Every tile shows the points that one coin needs to get there.

## Main moments.

web-lesson-cluster-moved = Somebody has stepped over a border and paid what it costs. Nobody blocks anybody, and any number of members may be on a tile.
    .title = A step
    .advice = Pick a stack, then the tile where it is to go: the cheapest way is found for you, and several members go at once.
    .clause = G4.14
web-lesson-cluster-leader-moved = A leader is on the way. A leader counts as three members when it comes to who is strongest.
    .title = The leader
    .advice = Put your leader where a majority is worth most, shortly before a scoring; how far that is stands beside the tiles.
    .clause = G4.21
web-lesson-cluster-crystal-found = A cache was mined for 3 points, and the die said what is in it. Three crystals of a type score 6, two 3, one 1, and that at every scoring.
    .title = Crystals
    .advice = Early crystals score three times. You can mine two caches a turn if you have a strength of 2 there.
    .clause = G4.57
web-lesson-cluster-traded = One crystal was swapped for another, and its owner could not refuse. Pairs and triplets are safe, single ones are not.
    .title = A forced trade
    .advice = Trade when it completes a triplet of yours; and don't leave single crystals lying about.
    .clause = G4.32
web-lesson-cluster-built = A system was improved for 2 points: its total is one higher, for whoever is strongest there at the next scoring.
    .title = An improvement
    .advice = Improve only where you will be strongest when it counts. The racks show how few systems may have a high total, so be early.
    .clause = G4.39
web-lesson-cluster-colonised = A system has become a colony: from now on only its owner scores it. The owner's other members there have left the game.
    .title = A colony
    .advice = You can colonise once. Do it with few members on the tile, where the total is high.
    .clause = G4.43
web-lesson-cluster-station-built = A warp station stands on an empty tile. Its owner's members warp there from the MITS for a single point.
    .title = A warp station
    .advice = Build one early and far out: it saves points in every turn after it.
    .clause = G4.53
web-lesson-cluster-supernova = A supernova was drawn. Now everybody has a turn without a tile, and scores at its end; then the supernova is laid and bars the way.
    .title = A supernova
    .advice = Use these ten points to be the strongest where it pays: everybody scores right after the own turn.
    .clause = G4.60
web-lesson-cluster-scored = Somebody has scored: the total of every system where they alone were strongest, and their crystals. The ring around a system shows who that is; a dashed grey one is a tie, and nobody scores it.
    .title = Scoring
    .advice = One member more is enough, and one fewer is nothing: count before you end a scoring turn.
    .clause = G4.56
web-lesson-cluster-tile-lost = The tile fitted nowhere and has left the game; the turn goes on.
    .title = No room
    .advice = All tiles have to fit into a frame of six by seven. Late tiles have few places left.
    .clause = G3.9
