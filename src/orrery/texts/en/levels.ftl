## How well computer players play, the easiest first; the last two are for programs.

level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-greedy = greedy
level-random = random
level-light = { $level } (light)
level-with = { $level } { $personality }

about-level-beginner = Knows what matters, but wavers and misses longer lines. For a first evening.
about-level-easy = Looks one short step ahead.
about-level-normal = Plans its whole turn and takes the best it sees.
about-level-hard = Plans its turn by what it has learned from many games.
about-level-expert = As hard, and tries its best plans out before it decides.
about-level-light = Fewer trials than usual: the rules run interpreted here.

## What a computer player likes more than it is worth, by title.

personality-explorer = explorer
personality-builder = builder
personality-banker = banker
personality-bold = bold
personality-careful = careful
personality-diplomat = diplomat

about-personality-pulsar-explorer = Likes to fly far and to leave stations behind.
about-personality-pulsar-builder = Likes gyrodynes and transmitters.
about-personality-pulsar-banker = Likes to have cubes, tokens and patents.
about-personality-cluster-explorer = Likes to send members out and to be everywhere.
about-personality-cluster-builder = Likes stations, colonies and improved systems.
about-personality-cluster-banker = Likes crystals and whatever can be mined.
about-personality-cosmic-bold = Likes bases and does not mind tokens in the Warp.
about-personality-cosmic-careful = Keeps its homes, its cards, and its tokens out of the Warp.
about-personality-cosmic-diplomat = Minds less what others gain: it allies and deals more readily.

seat-bot = { $letter } ({ $level })
