### Labels of the challenge strip, the hand, windows and deals of Cosmic Encounter.

## The challenge

board-cosmic-challenge = The challenge
board-cosmic-offence = Offence
board-cosmic-defence = Defence
board-cosmic-not-named = not named yet
board-cosmic-force = { $n }: { $m } in the challenge
board-cosmic-makes = makes { $n }
board-cosmic-card-unknown = card
board-cosmic-term-card = card
board-cosmic-laid-none = no card laid
board-cosmic-laid-down = a card face down
board-cosmic-laid-known = { $n }, face down
board-cosmic-kicker-down = a kicker face down
board-cosmic-reinforced = reinforced by { $n }
board-cosmic-beats = Wins against Attack { $n }
board-cosmic-beats-up-to = Wins against Attacks up to { $n }
board-cosmic-beats-none = Wins against no Attack
board-cosmic-reveal-again = Show the last reveal again
board-cosmic-result-offence-won = The offence wins
board-cosmic-result-defence-won = The defence wins
board-cosmic-result-both-lost = Both sides lose
board-cosmic-result-dealt = Time to deal
board-cosmic-result-deal-broke = No deal
board-cosmic-result-called-off = The challenge is called off
board-cosmic-result-gave-up = No challenge card: the turn ends
board-cosmic-result-resettled = An own planet was settled

## The hand

board-cosmic-hand = Your hand
board-cosmic-hoard = Hoard
board-cosmic-no-cards = You hold no cards.
board-cosmic-would-make = Your total would be { $n }
board-cosmic-arm = Arm for the next chance:
board-cosmic-armed = Armed:
board-cosmic-why-not = Why not now?
board-cosmic-type-attack = Attack
board-cosmic-type-compromise = Compromise
board-cosmic-type-edict = Edict
board-cosmic-type-flare = Flare
board-cosmic-type-pulsar = Pulsar
board-cosmic-type-kicker = Kicker
board-cosmic-type-reinforcement = Reinforcement

## Windows

board-cosmic-window = Who may respond
board-cosmic-you = you
board-cosmic-has-answered = { $n } has answered
board-cosmic-may-respond = { $n } may respond
board-cosmic-takes-time = { $n } takes more time
board-cosmic-pass = Pass
board-cosmic-pass-until-change = Pass until something changes
board-cosmic-full-control = Full control
board-cosmic-full-control-about = End all standing passes, and have every window wait for you; everyone sees that it does.

## Deals

board-cosmic-deal = A deal
board-cosmic-offer-number = Offer { $n } of { $m }
board-cosmic-you-give = You give
board-cosmic-gives = { $n } gives
board-cosmic-to = to { $n }
board-cosmic-nothing-yet = nothing yet
board-cosmic-card-of-choice = a card of the giver's choice
board-cosmic-base-on = a base on { $n }
board-cosmic-freed = tokens out of the Warp: { $n }
board-cosmic-makes-offer = { $n } is making an offer
board-cosmic-considers = { $n } is considering the offer
board-cosmic-phrases = Say it in the chat
board-cosmic-phrase-card = A card each?
board-cosmic-phrase-base = A base each?
board-cosmic-phrase-both = What would you give for a base?
board-cosmic-phrase-more = I need a little more.
board-cosmic-phrase-last = That is my last offer.
board-cosmic-phrase-no = Then no deal.
