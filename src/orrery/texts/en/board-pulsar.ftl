### Labels of the board of PULSAR 2849 in the browser: as short as can be understood.

board-pulsar-answers = answers
board-pulsar-arrays = Arrays
board-pulsar-buys = buy with a
board-pulsar-close = Close
board-pulsar-flights = flights
board-pulsar-held = Gyrodynes in hand
board-pulsar-legend = What the signs mean
board-pulsar-link-end = Link end
board-pulsar-mark-modified = only with a token or a free step
board-pulsar-mark-open = can be chosen now
board-pulsar-mine = My board
board-pulsar-no-array = no transmitters yet
board-pulsar-red-die = Red die
board-pulsar-row = Row of round { $n }
board-pulsar-run-done = gate run flown
board-pulsar-run-ready = gate run ready
board-pulsar-skip = Skip
board-pulsar-ways = { $n } ways to choose from
board-pulsar-zoom-in = Zoom in
board-pulsar-zoom-out = Zoom out
board-pulsar-zoom-whole = Show the whole map

# The disc.
board-pulsar-names = Names on the map
board-pulsar-place-1 = 1st
board-pulsar-place-2 = 2nd
board-pulsar-place-3 = 3rd
board-pulsar-place-4 = 4th

# My column.
board-pulsar-roll = The roll
board-pulsar-marker-on = marker on { $n }
board-pulsar-marker-between = marker between { $n } and { $m }
board-pulsar-better-place = better place
board-pulsar-costs-place = costs place
board-pulsar-at-marker = marker
board-pulsar-steps-left = { $n } left
board-pulsar-steps-right = { $n } right
board-pulsar-left-over = Left over
board-pulsar-copy-for = copy it for
board-pulsar-bridge = { $n }’s bridge
board-pulsar-awards = first pair { $n }, second { $m }
board-pulsar-left = { $n } left
board-pulsar-this-round = this round
board-pulsar-at-end = at the end
board-pulsar-of = { $n } of { $m }
board-pulsar-techs = Techs
board-pulsar-mine-short = Mine
