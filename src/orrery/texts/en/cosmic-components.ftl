### Cosmic Encounter: powers, cards and destiny, each with a name and a line that says what it does.

## Powers.

power-cosmic-amoeba = Amoeba
power-cosmic-ancients = Ancients
power-cosmic-anti-matter = Anti-Matter
power-cosmic-changeling = Changeling
power-cosmic-chronos = Chronos
power-cosmic-clone = Clone
power-cosmic-cripple = Cripple
power-cosmic-doppelganger = Doppelganger
power-cosmic-ethic = Ethic
power-cosmic-extortionist = Extortionist
power-cosmic-filch = Filch
power-cosmic-healer = Healer
power-cosmic-loser = Loser
power-cosmic-machine = Machine
power-cosmic-macron = Macron
power-cosmic-mutant = Mutant
power-cosmic-negator = Negator
power-cosmic-oracle = Oracle
power-cosmic-parasite = Parasite
power-cosmic-pentaform = Pentaform
power-cosmic-progenitor = Progenitor
power-cosmic-reincarnator = Reincarnator
power-cosmic-silencer = Silencer
power-cosmic-sorcerer = Sorcerer
power-cosmic-vacuum = Vacuum
power-cosmic-virus = Virus
power-cosmic-warpish = Warpish
power-cosmic-witch = Witch
power-cosmic-wrack = Wrack
power-cosmic-zombie = Zombie

does-cosmic-amoeba = may add tokens or take its own out when the cards have been laid
does-cosmic-ancients = may keep the Wild flares that it plays
does-cosmic-anti-matter = makes the lower of two totals win; its own and all allied tokens are subtracted
does-cosmic-changeling = swaps its power card with its opponent in phase 3
does-cosmic-chronos = may have the cards laid again after the reveal, the opponent's without the one set aside
does-cosmic-clone = may keep the challenge card that it used
does-cosmic-cripple = bars its opponent from edicts and flares
does-cosmic-doppelganger = lays challenge cards that it borrows from a player other than its opponent
does-cosmic-ethic = takes consolation even after it has lost with an Attack, from the winner or the deck
does-cosmic-extortionist = may take half of the cards that another player gains, unless that player loses a token
does-cosmic-filch = may take the challenge card that its opponent used
does-cosmic-healer = may send lost tokens of others back to bases, and draws a card for each player healed
does-cosmic-loser = may declare an upset: the side that would win loses
does-cosmic-machine = may challenge again as offence as long as it holds a challenge card
does-cosmic-macron = sends a single token, and each of its tokens counts 4
does-cosmic-mutant = may fill its hand up to 7 in phase 4, from the deck and from other hands
does-cosmic-negator = may negate, once a challenge, what another player has just announced
does-cosmic-oracle = makes its opponent lay first and face up
does-cosmic-parasite = may join either side uninvited
does-cosmic-pentaform = has five powers as stages and uses the one at which it stands
does-cosmic-progenitor = has a second home system with a power of its own
does-cosmic-reincarnator = takes a new power as its incarnation after a defeat or a failed deal
does-cosmic-silencer = may silence a player in phase 3: no offers, invitations, alliances or optional powers
does-cosmic-sorcerer = may swap the two laid cards
does-cosmic-vacuum = takes as many tokens of others along as it loses
does-cosmic-virus = multiplies its Attack by the tokens on its side
does-cosmic-warpish = adds 1 to its total for each token in the Warp
does-cosmic-witch = may curse its opponent in phase 4: no edicts, no flares, no Pulsars or no invitations
does-cosmic-wrack = makes the players of the other side lose a token for each card they play
does-cosmic-zombie = gets its lost tokens back to bases, and may free tokens of others from the Warp

use-cosmic-amoeba-retreat = may take tokens out after the reveal
use-cosmic-loser-take-back = may take the upset back
use-cosmic-pentaform-moves = may move one stage up or down
use-cosmic-zombie-release = may free tokens of a player from the Warp

## Flares.

wild-cosmic-amoeba = own tokens are added or taken out before the cards are laid; at least one stays
wild-cosmic-ancients = the next flare that is played comes back to the hand
wild-cosmic-anti-matter = a player can play no Wild flares until the challenge ends
wild-cosmic-changeling = the hands of both main players are swapped for good
wild-cosmic-chronos = any card is taken out of the discards, the others join the deck
wild-cosmic-clone = an own edict that has worked comes back to the hand
wild-cosmic-cripple = the opponent can play only one more non-challenge card in this challenge
wild-cosmic-doppelganger = the non-challenge cards of a player with a base in the own system are borrowed
wild-cosmic-ethic = up to 3 of the cards just drawn are given to other players
wild-cosmic-extortionist = without a deal nothing is lost, and the opponent loses double
wild-cosmic-filch = a Compromise is discarded to cancel an edict or flare and to take it
wild-cosmic-healer = a Cosmic Zap on an own power is cancelled
wild-cosmic-loser = both sides lose if two Attacks are revealed
wild-cosmic-machine = a second challenge, whatever the result of the first
wild-cosmic-macron = each own token in the challenge counts 1 more
wild-cosmic-mutant = a random card is taken from the opponent and from each ally of the opponent
wild-cosmic-negator = both Attacks become negative; the flare goes to Negator
wild-cosmic-oracle = the hands of both main players are mixed and dealt again
wild-cosmic-parasite = an own token lands in the system of a player who has just lost a power
wild-cosmic-pentaform = two unused powers are drawn, and one of them replaces an own power
wild-cosmic-progenitor = an own external base counts as a home base until the challenge ends
wild-cosmic-reincarnator = the defeated main player exchanges a power for a random one
wild-cosmic-silencer = a power of the opponent is out until the challenge ends; the flare goes to Silencer
wild-cosmic-sorcerer = the main players swap a power for good
wild-cosmic-vacuum = own lost tokens return, one for each main player who revealed an Attack
wild-cosmic-virus = own and allied tokens are multiplied instead of added
wild-cosmic-warpish = 1 is added for each own token in the Warp
wild-cosmic-witch = own powers work with too few home bases until the challenge ends
wild-cosmic-wrack = the opponent's powers cost a token for each use in this challenge
wild-cosmic-zombie = one of the own tokens that are being lost returns to a base

super-cosmic-amoeba = Amoeba may use its power as an ally too
super-cosmic-ancients = Ancients keeps every edict and flare that it plays
super-cosmic-anti-matter = a player can play no flares at all until the challenge ends
super-cosmic-changeling = Changeling sees the hand first, and may leave the swap
super-cosmic-chronos = the opponent has to lay the same card again
super-cosmic-clone = Clone's consolation is doubled
super-cosmic-cripple = the opponent's allies are crippled too
super-cosmic-doppelganger = Doppelganger borrows two further cards of its choice
super-cosmic-ethic = Ethic names 0 to 7 as the number of its consolation cards
super-cosmic-extortionist = nobody buys this gain off with a token
super-cosmic-filch = Filch may take a used challenge card in any challenge
super-cosmic-healer = Healer draws a card for each token healed
super-cosmic-loser = Loser may declare the upset when the cards have been laid
super-cosmic-machine = Machine draws a card instead of taking a token out of the Warp
super-cosmic-macron = Macron may send up to 4 tokens
super-cosmic-mutant = Mutant may first discard up to 3 cards
super-cosmic-negator = Negator may negate twice in this challenge
super-cosmic-oracle = Oracle may call the challenge off as if a deal had been made
super-cosmic-parasite = Parasite may send any number of tokens as an ally
super-cosmic-pentaform = Pentaform swaps two of its stages
super-cosmic-progenitor = foreign bases in the second system don't count for the win
super-cosmic-reincarnator = Reincarnator keeps its incarnation
super-cosmic-silencer = Silencer silences one more player
super-cosmic-sorcerer = Sorcerer may use its power as an ally too
super-cosmic-vacuum = Vacuum also chooses which tokens the others lose
super-cosmic-virus = Virus's own tokens elsewhere in the system join the product
super-cosmic-warpish = the opponent's tokens in the Warp are subtracted from the opponent's total
super-cosmic-witch = Witch may change the curse
super-cosmic-wrack = the opponent accepts Wrack's offer or loses 3 tokens more
super-cosmic-zombie = Zombie's allies may join with a token out of the Warp

## Pulsars: the same five ways for every power.

way-cosmic-con = Con
way-cosmic-stop = Stop
way-cosmic-pro = Pro
way-cosmic-retain = Retain
way-cosmic-shield = Shield

pulsar-cosmic-con = its player is guarded against { $power } until the challenge ends
pulsar-cosmic-stop = { $power } is out until the challenge ends; the card is discarded
pulsar-cosmic-pro = { $power } is stronger until the challenge ends
pulsar-cosmic-retain = { $power } works with too few home bases as long as the card is held
pulsar-cosmic-shield = { $power } stays in use; the card is discarded

## Edicts.

edict-cosmic-cosmic-zap = Cosmic Zap
edict-cosmic-un-zap = Un-Zap
edict-cosmic-flare-zap = Flare Zap
edict-cosmic-edict-zap = Edict Zap
edict-cosmic-mobius-tubes = Mobius Tubes
edict-cosmic-plague = Plague
edict-cosmic-force-field = Force Field
edict-cosmic-emotion-control = Emotion Control
edict-cosmic-stellar-gas = Stellar Gas
edict-cosmic-ionic-gas = Ionic Gas
edict-cosmic-quash = Quash
edict-cosmic-rebirth = Rebirth
edict-cosmic-finder = Finder
edict-cosmic-keeper = Keeper
edict-cosmic-warp-break = Warp Break
edict-cosmic-sanity = Sanity
edict-cosmic-insanity = Insanity
edict-cosmic-pulsar-zap = Pulsar Zap

order-cosmic-cosmic-zap = the use of a power is cancelled, and the power is out until the challenge ends
order-cosmic-un-zap = a Zap is cancelled
order-cosmic-flare-zap = a flare is cancelled and discarded
order-cosmic-edict-zap = an edict is cancelled
order-cosmic-mobius-tubes = all tokens leave the Warp
order-cosmic-plague = a player loses 3 tokens and a card of each type
order-cosmic-force-field = all alliances are cancelled, and the allies go home
order-cosmic-emotion-control = revealed Attacks count as Compromises
order-cosmic-stellar-gas = tokens of allies don't count
order-cosmic-ionic-gas = no consolation and no rewards in this challenge
order-cosmic-quash = a deal that was made fails
order-cosmic-rebirth = a new hand of 7 cards
order-cosmic-finder = a card is named, and another player hands it over
order-cosmic-keeper = cards are kept before a new hand is drawn
order-cosmic-warp-break = the losing side's tokens go home instead of to the Warp
order-cosmic-sanity = no more non-challenge cards until the challenge ends
order-cosmic-insanity = every non-challenge card that can be played must be played until the challenge ends
order-cosmic-pulsar-zap = the use or the effect of a Pulsar is cancelled

## Other cards.

card-cosmic-attack = Attack { $value }
card-cosmic-compromise = Compromise
card-cosmic-flare = { $power } flare
card-cosmic-pulsar = { $power } Pulsar
card-cosmic-times = { $card } ×{ $count }
card-cosmic-unknown = a card
play-cosmic-wild = { $power } flare as Wild
play-cosmic-super = { $power } flare as Super
play-cosmic-pulsar = { $power } Pulsar as { $way }
play-cosmic-by = { $name } ({ $seats })
play-cosmic-line = { $name } — { $line }

## Destiny.

destiny-cosmic-colour = the colour of { $seat }
destiny-cosmic-wild = a wild card
destiny-cosmic-vote = Vote
destiny-cosmic-left-neighbour = Left Neighbour
destiny-cosmic-right-neighbour = Right Neighbour
destiny-cosmic-most-bases = Most Bases
destiny-cosmic-guest-in-your-system = Uninvited Guest
destiny-cosmic-strongest-base = Strongest Base
destiny-cosmic-most-cards = Most Cards
destiny-cosmic-fewest-in-warp = Fewest in the Warp
destiny-cosmic-power-outage = Power Outage
destiny-cosmic-double-consolation = Double Consolation
destiny-cosmic-everyone-joins = Everyone Joins
destiny-cosmic-cone-by-bases = Full Cone
destiny-cosmic-odd-attack-wins = Odd One Wins
destiny-cosmic-doubled-defence = Doubled Defence
destiny-cosmic-half-attacks = Half Attacks

fate-cosmic-vote = the others vote on the defence
fate-cosmic-left-neighbour = the defence is the offence's left neighbour
fate-cosmic-right-neighbour = the defence is the offence's right neighbour
fate-cosmic-most-bases = the defence is who has most bases
fate-cosmic-guest-in-your-system = the defence has a base in the offence's system and none of the offence's in its own
fate-cosmic-strongest-base = the defence is who has most tokens on one home planet
fate-cosmic-most-cards = the defence is who holds most cards
fate-cosmic-fewest-in-warp = the defence is who has fewest tokens in the Warp
fate-cosmic-power-outage = nobody can use powers in this challenge
fate-cosmic-double-consolation = consolation is doubled in this challenge
fate-cosmic-everyone-joins = everybody has to join a side in this challenge
fate-cosmic-cone-by-bases = the offence sends as many tokens as it has bases
fate-cosmic-odd-attack-wins = an odd Attack beats an even one, whatever the totals
fate-cosmic-doubled-defence = an Attack of the defence up to 10 counts double
fate-cosmic-half-attacks = Attacks count half, rounded down
