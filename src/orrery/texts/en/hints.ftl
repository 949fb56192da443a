## What the computer would answer: how much worse than the best it is, by the unit of the title.

hint-best = looks best
hint-equal = just as good
hint-behind-points = { $amount } points less
hint-behind-bases = { $amount } bases less
hint-behind-wins = { $amount } % fewer wins
