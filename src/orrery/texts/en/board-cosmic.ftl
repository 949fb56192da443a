### Labels of the board of Cosmic Encounter in the browser: as short as can be understood.

board-cosmic-cosmos = The cosmos
board-cosmic-mine = { $n } (you)
board-cosmic-nobody-there = No tokens.
board-cosmic-stacked = { $n }, stacks of { $m }
board-cosmic-warp-tokens = The Warp: { $n }
board-cosmic-warp-chip = Warp { $n }
board-cosmic-cone-tokens = Cone: { $n }
board-cosmic-defends = { $n } defends with { $m }
board-cosmic-defends-too = defends
board-cosmic-moon-open = lies open
board-cosmic-moon-known = lies face down, but you know it
board-cosmic-moon-down = lies face down

# The piles.
board-cosmic-piles = Piles
board-cosmic-deck = Deck { $n }
board-cosmic-discards = Discards { $n }
board-cosmic-destiny = Destiny { $n }

# The players.
board-cosmic-plates = Players
board-cosmic-bases-of = { $n } of { $m }
board-cosmic-homes-about = Home planets with a base: { $n }
board-cosmic-cards-about = Cards in hand: { $n }
board-cosmic-warp-about = Tokens in the Warp: { $n }
board-cosmic-hoard-about = Cards in the hoard: { $n }
board-cosmic-lucre-about = Lucre: { $n }
board-cosmic-you-know = you know: { $n }
board-cosmic-secret-power = A secret power
board-cosmic-role-offence = Offence
board-cosmic-role-defence = Defence
board-cosmic-role-offence-ally = Offence ally
board-cosmic-role-defence-ally = Defence ally

# What lies on a power.
board-cosmic-out-of-use = out of use
board-cosmic-mark-pro = Pro
board-cosmic-mark-con = Con
board-cosmic-mark-super = Super
board-cosmic-mark-wild = Wild
board-cosmic-mark-shielded = Shield
board-cosmic-mark-retained = Retain
board-cosmic-in-force = In force

# The phases of a challenge.
board-cosmic-phases = Phases
board-cosmic-phase-1 = Regroup
board-cosmic-phase-2 = Destiny
board-cosmic-phase-3 = Launch
board-cosmic-phase-4 = Offence invites
board-cosmic-phase-5 = Defence invites
board-cosmic-phase-6 = Alliance
board-cosmic-phase-7 = Cards
board-cosmic-phase-8 = Reveal
board-cosmic-phase-9 = Resolve
board-cosmic-phase-10 = Next
