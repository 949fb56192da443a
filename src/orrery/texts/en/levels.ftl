## How well computer players play, the easiest first; the last two are for programs.

level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-greedy = greedy
level-random = random
level-light = { $level } (light)

about-level-beginner = Knows what matters, but wavers and misses longer lines. For a first evening.
about-level-easy = Looks one short step ahead.
about-level-normal = Plans its whole turn and takes the best it sees.
about-level-hard = Plans its turn by what it has learned from many games.
about-level-expert = As hard, and tries its best plans out before it decides.
about-level-light = Fewer trials than usual: the rules run interpreted here.

seat-bot = { $letter } ({ $level })
