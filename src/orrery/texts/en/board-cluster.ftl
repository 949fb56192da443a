### Labels of the board of Globular Cluster in the browser: as short as can be understood.

board-cluster-board = The cluster
board-cluster-tiles = Tiles
board-cluster-all-borders = all borders
board-cluster-zoom-in = Zoom in
board-cluster-zoom-out = Zoom out
board-cluster-zoom-whole = Show all tiles
board-cluster-frame = frame of { $n } rows by { $m }

# What is said of a tile.
board-cluster-about-habitable = Habitable system.
board-cluster-about-resource = Resource system.
board-cluster-about-null = Empty system: a warp station can be built here.
board-cluster-about-mits = All expeditions start here.
board-cluster-about-supernova = Nobody can enter it.
board-cluster-worth = Worth { $n }.
board-cluster-scored-by = { $n } would score it, ahead by { $m }.
board-cluster-colony-of = Colony of { $n }.
board-cluster-tied = A tie: nobody would score it.
board-cluster-needs = Coins you lack to score it: { $n }.
board-cluster-caches = Caches left: { $n }.
board-cluster-mined-out = Mined out: a warp station can be built here.
board-cluster-station-of = Warp station of { $n }.
board-cluster-strengths = Strengths: { $n }.

# What is coming.
board-cluster-scoring-1 = First scoring
board-cluster-scoring-2 = Second scoring
board-cluster-scoring-3 = Final scoring
board-cluster-scoring-now = under way
board-cluster-draws-left = draws until the next supernova
board-cluster-turns-left = turns until the final scoring
board-cluster-nova-safe = The next tile is safe.
board-cluster-nova-maybe = The next tile may be the supernova.
board-cluster-nova-set-aside = The supernova lies ready and is placed after this scoring.
board-cluster-final-turns = final: turns { $n }–{ $m }
board-cluster-timeline = Scorings done: { $n } of 3.
board-cluster-stack = Still in the stack
board-cluster-group-now = now
board-cluster-group-then = then
board-cluster-all-in = All tiles are on the board.
board-cluster-racks = Room at the top
board-cluster-rack-room = tiles that may reach a total
board-cluster-crystals = Crystals
board-cluster-crystals-free = can be taken in a trade
