## What a position is worth, by parts, as in "+4 technologies".

term-pulsar-cubes = cubes
term-pulsar-dice = dice
term-pulsar-draws = draws
term-pulsar-goals = goals
term-pulsar-gyrodynes = gyrodynes
term-pulsar-headquarters = headquarters
term-pulsar-points = points
term-pulsar-reach = reach
term-pulsar-rivals = rivals
term-pulsar-stations = stations
term-pulsar-technologies = technologies
term-pulsar-time = time
term-pulsar-tokens = tokens
term-pulsar-tracks = order
term-pulsar-transmitters = transmitters

term-cluster-colony = colony
term-cluster-crystals = crystals
term-cluster-members = crew
term-cluster-mines = mines
term-cluster-points = points
term-cluster-reach = reach
term-cluster-rivals = rivals
term-cluster-stations = stations
term-cluster-systems = systems
term-cluster-time = time

term-connect-four-chances = chances
term-connect-four-discs = places of discs
term-connect-four-lines = lines
term-connect-four-middle = middle
term-connect-four-rivals = rival
term-connect-four-threats = threats

term-backgammon-bar = bar
term-backgammon-blots = blots
term-backgammon-cube = cube
term-backgammon-home = home board
term-backgammon-off = borne off
term-backgammon-places = position
term-backgammon-points = points
term-backgammon-race = race
term-backgammon-rivals = rival
term-backgammon-turn = turn
