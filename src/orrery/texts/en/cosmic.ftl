### Cosmic Encounter: options, questions, answers, events, the position.

title-cosmic = Cosmic Encounter
about-cosmic = Challenge the others planet by planet, find allies, strike deals, and break the rules with a power that only you have: five bases in foreign systems win.

## Options.

setting-cosmic-powers = Powers each
about-cosmic-powers = How many powers each player has; with two players at least two.
value-cosmic-powers-1 = one
value-cosmic-powers-2 = two
value-cosmic-powers-3 = three
value-cosmic-powers-4 = four
setting-cosmic-spare-powers = Powers to choose from
about-cosmic-spare-powers = How many powers more than are kept each player is dealt face down; all choose at once, and nobody sees what goes back.
value-cosmic-spare-powers-0 = none, as dealt
value-cosmic-spare-powers-1 = one more
value-cosmic-spare-powers-2 = two more
setting-cosmic-draft = Draft
about-cosmic-draft = Whether the powers go round: all keep one in secret and hand the rest to the left, until nothing is left to hand on; at least one more is dealt than is kept.
value-cosmic-draft-no = no draft
value-cosmic-draft-yes = powers go round
setting-cosmic-named-powers = Named powers
about-cosmic-named-powers = Who has which power: random, or named in the order of the seats, such as virus,zombie,oracle.
value-cosmic-named-powers-random = random
setting-cosmic-banned-powers = Banned powers
about-cosmic-banned-powers = Powers that are in nobody's hands, now or later, nor are their flares: none, or a list such as virus,zombie.
value-cosmic-banned-powers-none = none
setting-cosmic-pool = Choice of powers
about-cosmic-pool = Whether all powers are dealt, or only those that can be told in one sentence.
value-cosmic-pool-all = all powers
value-cosmic-pool-simple = simple powers
setting-cosmic-secret-powers = Secret powers
about-cosmic-secret-powers = Whether a power is known to its owner alone until it is used for the first time: no power, every power, or those of which the owner says so.
value-cosmic-secret-powers-no = open
value-cosmic-secret-powers-yes = secret until used
value-cosmic-secret-powers-by-choice = as their owners like
setting-cosmic-staircase = Staircase
about-cosmic-staircase = Whether players with several powers lose them one by one as their home bases get fewer, or all at once.
value-cosmic-staircase-no = all at once
value-cosmic-staircase-yes = one by one
setting-cosmic-flares = Flares
about-cosmic-flares = What becomes of a flare that is played: kept (eon), discarded (mayfair), kept but one a challenge (modern); or no flares at all.
value-cosmic-flares-eon = kept after use
value-cosmic-flares-mayfair = discarded after use
value-cosmic-flares-modern = one a challenge, kept
value-cosmic-flares-none = no flares
setting-cosmic-extra-flares = Extra flares
about-cosmic-extra-flares = How many flares of powers that nobody has are in the deck: any number, as far as there are any.
value-cosmic-extra-flares-0 = none
value-cosmic-extra-flares-10 = ten
value-cosmic-extra-flares-24 = 24
setting-cosmic-pulsars = Pulsar Cards
about-cosmic-pulsars = A Pulsar for each power, against it or in its favour: strong and complicated cards.
value-cosmic-pulsars-no = without Pulsars
value-cosmic-pulsars-yes = with Pulsars
setting-cosmic-specials = Specials and comets
about-cosmic-specials = Whether destiny has cards that choose the defence in other ways, or change a challenge.
value-cosmic-specials-no = without
value-cosmic-specials-yes = with
setting-cosmic-kickers = Kickers
about-cosmic-kickers = Cards beside the challenge cards that multiply an Attack, a consolation, or what a failed deal costs.
value-cosmic-kickers-no = without kickers
value-cosmic-kickers-yes = with kickers
setting-cosmic-reinforcements = Reinforcements
about-cosmic-reinforcements = Cards that main players and allies add to either total after the reveal.
value-cosmic-reinforcements-no = without reinforcements
value-cosmic-reinforcements-yes = with reinforcements
setting-cosmic-planets = Planets
about-cosmic-planets = How many planets a home system has; with four a game is shorter.
value-cosmic-planets-5 = five
value-cosmic-planets-4 = four
setting-cosmic-bases = Bases to win
about-cosmic-bases = How many bases in foreign systems win.
value-cosmic-bases-5 = five
value-cosmic-bases-4 = four
setting-cosmic-more-bases = More bases win
about-cosmic-more-bases = Whether, of several players who reach the goal together, the one with more bases wins alone.
value-cosmic-more-bases-no = all win together
value-cosmic-more-bases-yes = more bases win
setting-cosmic-reshuffle = Destiny pile
about-cosmic-reshuffle = When the destiny pile is shuffled anew: when it is used up, or when one card is left that all could guess.
value-cosmic-reshuffle-none-left = when it is used up
value-cosmic-reshuffle-one-left = when one card is left
setting-cosmic-lucre = Lucre
about-cosmic-lucre = Whether there is Lucre to buy tokens and cards with and to give in deals; by Eon it also counts in totals, by Mayfair there is more of it.
value-cosmic-lucre-no = without
value-cosmic-lucre-eon = by Eon
value-cosmic-lucre-mayfair = by Mayfair
setting-cosmic-lucre-move = Lucre moves tokens
about-cosmic-lucre-move = Whether the offence may pay 2 Lucre to move a token from base to base before destiny is flipped.
value-cosmic-lucre-move-no = no
value-cosmic-lucre-move-yes = yes
setting-cosmic-lucre-flip = Lucre flips destiny
about-cosmic-lucre-flip = Whether the offence may pay 10 Lucre for another destiny card.
value-cosmic-lucre-flip-no = no
value-cosmic-lucre-flip-yes = yes
setting-cosmic-lucre-power = Lucre replaces a power
about-cosmic-lucre-power = Whether a player may pay 25 Lucre for a random unused power instead of one of the own.
value-cosmic-lucre-power-no = no
value-cosmic-lucre-power-yes = yes
setting-cosmic-lucre-extra-power = Lucre adds a power
about-cosmic-lucre-extra-power = Whether a player may pay 50 Lucre for a random unused power more.
value-cosmic-lucre-extra-power-no = no
value-cosmic-lucre-extra-power-yes = yes
setting-cosmic-lucre-flare = Lucre keeps flares
about-cosmic-lucre-flare = Whether a main player may pay 10 Lucre to keep a flare that would be discarded.
value-cosmic-lucre-flare-no = no
value-cosmic-lucre-flare-yes = yes
setting-cosmic-moons = Moons
about-cosmic-moons = Whether each home system has two moons with effects of their own; bases on them don't count for victory.
value-cosmic-moons-no = without
value-cosmic-moons-yes = with
preset-cosmic-first-game = First game
about-cosmic-first-game = Simple powers and no flares.
preset-cosmic-classic = Classic (Eon)
about-cosmic-classic = All powers, flares that are kept, and ten extra ones.
preset-cosmic-mayfair = Mayfair
about-cosmic-mayfair = Flares are discarded after use, 24 extra ones are in the deck, with Lucre, kickers, and specials and comets of destiny.
preset-cosmic-modern = Modern
about-cosmic-modern = Choose one of two powers; reinforcements, one flare a challenge, which is kept, and the last destiny card is never foreseen.
preset-cosmic-quick = Quick game
about-cosmic-quick = Four planets each, four bases win, simple powers, flares are discarded.
preset-cosmic-everything = Everything
about-cosmic-everything = Choose one of two powers, with every module and ten extra flares.
preset-cosmic-chaos = Chaos
about-cosmic-chaos = Draft two powers, keep secret what you like and lose them one by one, with every module and 24 extra flares.

source-cosmic-bases = bases in foreign systems
source-cosmic-shared-victory = shared victory
source-cosmic-other-victory = victory of another kind

## Small words.

seat-cosmic-nobody = nobody
side-cosmic-offence = offence ({ $seat })
side-cosmic-defence = defence ({ $seat })
place-cosmic-cone = the cone
place-cosmic-warp = the Warp
place-cosmic-empty = { $place } (empty)
place-cosmic-moon = { $place } { $moon }
place-cosmic-held = { $place } ({ $tokens })
place-cosmic-tokens = { $seat } { $count }
place-cosmic-stacks = { $count ->
    [one] { $tokens }, with a stack of { $heights }
   *[other] { $tokens }, with stacks of { $heights }
}
stack-cosmic = { $place }: stack of { $height } (captives: { $captives })
stack-cosmic-single = a single token
stack-cosmic-sent = in the challenge
stack-cosmic-lost = on its way to the Warp
stack-cosmic-adrift = on its way to a base
stack-cosmic-lifted = lifted
component-cosmic-flare = Wild: { $wild }; Super: { $super }
check-cosmic-lose-power = too few home bases
check-cosmic-masochist-denied = tokens lost to the Con return
check-cosmic-rule = a rule
check-cosmic-suffer = give up a token to use a power in spite of Wrack
check-cosmic-buy-tokens = buy tokens out of the Warp
check-cosmic-buy-cards = buy cards
check-cosmic-buy-discard = pay for a discard
check-cosmic-buy-move = pay to move a token
check-cosmic-buy-flip = pay for another destiny card
check-cosmic-buy-power = pay for another power
check-cosmic-add-power = pay for one more power
check-cosmic-moon-effect = the moon
check-cosmic-reveal-moon = turn up a moon
curse-cosmic-no-edicts = no edicts
curse-cosmic-no-flares = no flares
curse-cosmic-no-pulsars = no Pulsars
curse-cosmic-no-inviting = no invitations
curse-cosmic-no-lucre = no use of Lucre
curse-cosmic-no-kickers = no kickers
curse-cosmic-no-reinforcements = no reinforcements
curse-cosmic-no-moons = no effects of moons
call-cosmic-tens = tens
call-cosmic-ones = ones
call-cosmic-odd = odd
call-cosmic-even = even
call-cosmic-most-in-warp = most tokens in the Warp
call-cosmic-fewest-bases = fewest external bases
call-cosmic-no-attack = no Attack
call-cosmic-no-compromise = no Compromise
call-cosmic-lays-attack = Do you lay an Attack?
call-cosmic-lays-ten = Do you lay an Attack of 10 or more?
call-cosmic-lays-fifteen = Do you lay an Attack of 15 or more?
call-cosmic-plays-edict = Do you hold an edict that you will play?
call-cosmic-plays-flare = Do you hold a flare that you will play?
call-cosmic-plays-pulsar = Do you hold a Pulsar that you will play?
call-cosmic-uses-power = Will you use your power?
call-cosmic-which-card = Which card do you lay?

phase-cosmic-setup = Setup.
phase-cosmic-over = The game is over.
phase-cosmic-challenge = Turn of { $offence }, challenge { $number }, phase { $phase }: { $name }. { $roles }
phase-cosmic-start = start
phase-cosmic-regroup = regroup
phase-cosmic-destiny = destiny
phase-cosmic-launch = launch
phase-cosmic-offence-invites = offence invites
phase-cosmic-defence-invites = defence invites
phase-cosmic-alliance = alliance
phase-cosmic-cards = cards
phase-cosmic-reveal = reveal
phase-cosmic-resolve = resolve
phase-cosmic-end = end
role-cosmic-offence = Offence: { $offence }.
role-cosmic-settles = { $offence } settles { $place } again.
role-cosmic-defence = Offence: { $offence }, defence: { $defence }.
role-cosmic-target = Offence: { $offence }, defence: { $defence }, target: { $place }.

moment-cosmic-beginning = the challenge begins
moment-cosmic-regroup = regroup
moment-cosmic-sides-chosen = all have chosen sides
moment-cosmic-leaving = tokens are about to leave planets
moment-cosmic-cards-discarded = cards have been discarded
moment-cosmic-before-flip = a destiny card is about to be flipped
moment-cosmic-flipped = a destiny card is flipped
moment-cosmic-destiny = the defence is named
moment-cosmic-launch = before the cone is pointed
moment-cosmic-offence-invites = before the offence invites
moment-cosmic-defence-invites = before the defence invites
moment-cosmic-alliance = the allies have joined
moment-cosmic-before-cards = before the cards are laid
moment-cosmic-cards-laid = the cards are laid
moment-cosmic-revealed = reveal
moment-cosmic-decided = the result is known
moment-cosmic-tokens-lost = tokens are being lost
moment-cosmic-deal-struck = a deal is struck
moment-cosmic-deal-broken = there is no deal
moment-cosmic-resolved = the challenge is resolved
moment-cosmic-ending = the challenge ends
moment-cosmic-played = something is announced
moment-cosmic-action = something is announced
moment-cosmic-new-hand = the hand is about to be discarded
moment-cosmic-uncovering = the cards are about to be turned up
moment-cosmic-before-launch = the hand of the defence is about to be checked
moment-cosmic-all-invited = everybody has been invited
moment-cosmic-hand-check = the hand is about to be checked
moment-cosmic-regrouped = more tokens in the Warp are for sale
moment-cosmic-joined = before tokens are sent
moment-cosmic-cards-gained = cards have been drawn or taken
moment-cosmic-reinforcing = reinforcements
announced-cosmic-use = { $aimed ->
    [yes] { $seat } uses { $name } ({ $aim })
   *[no] { $seat } uses { $name }
}
announced-cosmic-play = { $aimed ->
    [yes] { $seat } plays { $name } ({ $aim })
   *[no] { $seat } plays { $name }
}
announced-cosmic-answered = against { $name } of { $seat }
announced-cosmic-point = { $seat } points the cone at { $place }
announced-cosmic-invite = { $seat } invites { $guests }
announced-cosmic-join = { $seat } joins the { $side }

term-cosmic-step = { $name } { $change } = { $value }
term-cosmic-tokens = tokens
term-cosmic-allied-tokens = allied tokens
term-cosmic-stellar-gas = Stellar Gas
term-cosmic-kicker = kicker
term-cosmic-reinforcements = reinforcements
term-cosmic-half-attacks = Half Attacks
term-cosmic-lucre = Lucre
term-cosmic-doubled-defence = Doubled Defence
term-cosmic-odd-attack-wins = Odd One Wins
term-cosmic-higher-total = higher total
term-cosmic-upset = upset
term-cosmic-tie = tie
verdict-cosmic-step = { $result ->
    [offence] { $name } — the offence wins
    [defence] { $name } — the defence wins
   *[both] { $name } — both sides lose
}

deal-cosmic-terms = { $offence } gives { $first }; { $defence } gives { $second }
deal-cosmic-nothing-yet = nothing yet
deal-cosmic-nothing = nothing
deal-cosmic-of-choice = { $count ->
    [one] { $count } card of the giver's choice
   *[other] { $count } cards of the giver's choice
}
deal-cosmic-base = a base on { $place }
deal-cosmic-pledge = { $giver } gives { $taker } { $items }
deal-cosmic-freed = { $count ->
    [one] { $count } token out of the Warp
   *[other] { $count } tokens out of the Warp
}
deal-cosmic-lucre = { $count } Lucre

## Questions.

question-cosmic-deal-power = Which power is { $player } dealt?
question-cosmic-deal-special = Which special or comet joins the destiny pile?
question-cosmic-deal-flare = The flare of which power joins the deck?
question-cosmic-deal-mixed = Which of the mixed cards is dealt?
question-cosmic-name-blind = Which secret power of { $player } is named?
question-cosmic-draw-card = { $way ->
    [hoarded] Which card goes into the hoard of { $player }?
   *[drawn] Which card does { $player } draw?
}
question-cosmic-take-random = { $way ->
    [discarded] Which card of { $player } is discarded?
    [hoarded] Which card does { $taker } take out of the hoard of { $player }?
   *[taken] Which card does { $taker } take out of the hand of { $player }?
}
question-cosmic-blind-card = Which card of { $player } is blinded?
question-cosmic-flip-destiny = Which destiny card is flipped?
question-cosmic-put-back-power = { $seat }: which power do you put back?
    .decides = which power to put back
question-cosmic-keep-power = { $seat }: which power do you keep? The others go to the left.
    .decides = which power to keep
question-cosmic-veil-power = { $known ->
    [yes] { $seat }: does { $power } stay secret until you use it?
   *[no] { $seat }: does this power stay secret?
}
    .decides = whether a power stays secret
question-cosmic-respond = { $seat }, { $what }: respond, or pass?
    .decides = whether to respond ({ $what })
question-cosmic-retrieve = { $seat }: where does your token from the Warp go?
    .decides = where a token from the Warp goes
question-cosmic-choose-seat = { $reason ->
    [flip] { $seat }: whom do you challenge?
    [response] { $seat }, { $name }: which player?
   *[none] { $seat }: which player?
}
    .decides = { $reason ->
        [flip] whom to challenge
        [response] which player to name ({ $name })
       *[none] which player to name
    }
question-cosmic-choose-power = { $reason ->
    [own] { $seat }, { $name }: which of your powers do you part with?
    [response] { $seat }, { $name }: which power?
   *[none] { $seat }: which power?
}
    .decides = { $reason ->
        [own] which power to part with ({ $name })
        [response] which power to name ({ $name })
       *[none] which power to name
    }
question-cosmic-choose-place = { $reason ->
    [flip] { $seat }: which of your planets do you settle again?
    [response] { $seat }, { $name }: which planet?
   *[none] { $seat }: which planet?
}
    .decides = { $reason ->
        [flip] which planet to settle again
        [response] which planet to name ({ $name })
       *[none] which planet to name
    }
question-cosmic-choose-card = { $reason ->
    [deal] { $seat }: which card do you ask for?
    [handing-over] { $seat }: which card do you hand over?
    [discarding] { $seat }: which card do you discard?
    [response] { $seat }, { $name }: which card?
   *[none] { $seat }: which card?
}
    .decides = { $reason ->
        [deal] which card to ask for
        [handing-over] which card to hand over
        [discarding] which card to discard
        [response] which card to name ({ $name })
       *[none] which card to name
    }
question-cosmic-choose-number = { $reason ->
    [response] { $seat }, { $name }: how many?
   *[none] { $seat }: how many?
}
    .decides = { $reason ->
        [response] how many ({ $name })
       *[none] how many
    }
question-cosmic-agree = { $reason ->
    [three-way] { $seat }, deal of three: { $name }. Do you accept?
    [response] { $seat }, { $name }: do you agree?
   *[none] { $seat }: do you agree?
}
    .decides = { $reason ->
        [three-way] whether to accept a deal of three: { $name }
        [response] whether to agree ({ $name })
       *[none] whether to agree
    }
question-cosmic-choose-destiny = { $seat }, { $name }: which destiny card?
    .decides = which destiny card to take ({ $name })
question-cosmic-discard-together = { $seat }, { $name }: which card do you discard, together with all others?
    .decides = which card to discard together with all others ({ $name })
question-cosmic-choose-curse = { $seat }: which curse?
    .decides = which curse it is
question-cosmic-choose-stack = { $seat }: under which of your tokens do you put a captive of { $captive }?
    .decides = under which token to put a captive of { $captive }
question-cosmic-choose-call = { $reason ->
    [response] { $seat }, { $name }: what do you call?
   *[none] { $seat }: what do you call?
}
    .decides = { $reason ->
        [response] what to call ({ $name })
       *[none] what to call
    }
question-cosmic-own-colour = { $seat }: destiny shows your own colour. What do you do?
    .decides = what to do, as destiny shows the own colour
question-cosmic-point = { $seat }: at which planet do you point the cone? The defence is { $defence }.
    .decides = at which planet to point the cone; the defence is { $defence }
question-cosmic-load = { $way ->
    [planet] { $seat }: from where does a token go to { $place }? { $loaded ->
        [0] The first one makes the base.
       *[other] { $loaded } so far.
    }
    [defence] { $seat }: from which base does a token help the defence? { $loaded } of at most { $most } so far.
   *[offence] { $seat }: from which base does a token enter the cone? { $loaded } of at most { $most } so far.
}
    .decides = { $way ->
        [planet] how many tokens go to { $place }
        [defence] how many tokens help the defence; { $loaded } so far
       *[offence] how many tokens enter the cone; { $loaded } so far
    }
question-cosmic-invite = { $side ->
    [defence] { $seat }: whom do you invite to the defence?
   *[offence] { $seat }: whom do you invite to the offence?
}
    .decides = { $side ->
        [defence] whom to invite to the defence
       *[offence] whom to invite to the offence
    }
question-cosmic-join = { $seat }: do you join a side?
    .decides = whether to join a side
question-cosmic-lay-card = { $way ->
    [open] { $seat }: which card do you lay, face up?
   *[hidden] { $seat }: which card do you lay?
}
    .decides = which card to lay
question-cosmic-lay-kicker = { $way ->
    [open] { $seat }: which kicker do you lay, face up?
   *[hidden] { $seat }: which kicker do you lay?
}
    .decides = whether to lay a kicker
question-cosmic-bring-home = { $left ->
    [one] { $seat }: to which base does your token return?
   *[other] { $seat }: to which base does a token return? { $left } are on their way.
}
    .decides = to which bases tokens return; on their way: { $left }
question-cosmic-give-up = { $left ->
    [one] { $seat }: from which base do you lose a token?
   *[other] { $seat }: from which base do you lose a token? { $left } are due.
}
    .decides = which tokens to lose; due: { $left }
question-cosmic-reward = { $left ->
    [one] { $seat }: which reward do you take?
   *[other] { $seat }: which reward do you take? { $left } are due.
}
    .decides = which reward to take; due: { $left }
question-cosmic-offer = { $seat }, offer { $number } of { $most }: what do you add? So far: { $terms }.
    .decides = what to offer; this is offer { $number } of { $most }
question-cosmic-answer-offer = { $seat }: { $other } offers a deal: { $terms }. Do you accept?
    .decides = whether to accept the deal of { $other }: { $terms }
question-cosmic-pledge = { $seat }, deal of three: what does { $giver } give { $taker }? So far: { $terms }.
    .decides = what { $giver } gives { $taker } in a deal of three
question-cosmic-go-on = { $seat }: do you challenge once more?
    .decides = whether to challenge once more
question-cosmic-buy-back = { $seat }: do you pay 10 Lucre to keep { $card }?
    .decides = whether to pay 10 Lucre to keep { $card }
question-cosmic-deal-moon = Which moon lies in the system of { $player }?
question-cosmic-vote = { $seat }: who shall be the defence?
    .decides = who shall be the defence

ask-cosmic-tokens-in = { $seat }: how many of your tokens shall be in the challenge?
    .decides = how many tokens to have in the challenge
ask-cosmic-mutant = { $seat }, Mutant: from whose hand is the next card?
    .decides = from whose hand to draw (Mutant)
ask-cosmic-discard-first = { $seat }, Mutant: which card do you discard first?
    .decides = which card to discard first (Mutant)
ask-cosmic-keep = { $seat }, Keeper: which card do you keep?
    .decides = which card to keep (Keeper)
ask-cosmic-save = { $seat }, Miser: which card do you set aside?
    .decides = which card to set aside (Miser)
ask-cosmic-from-hoard = { $seat }, Miser: does the next card come out of the hoard? If not, it comes out of the hand.
    .decides = whether the next card comes out of the hoard (Miser)
ask-cosmic-find = { $seat }, Finder: which card do you name?
    .decides = which card to name (Finder)
ask-cosmic-recall = { $seat }, Chronos: which card do you take out of the discards?
    .decides = which card to take out of the discards (Chronos)
ask-cosmic-change-power = { $seat }, Changeling: do you swap your power with this player?
    .decides = whether to swap powers (Changeling)
ask-cosmic-change-with = { $seat }, Changeling: with whom do you swap your power?
    .decides = with whom to swap powers (Changeling)
ask-cosmic-copy = { $seat }, Insect: which power do you copy?
    .decides = which power to copy (Insect)
ask-cosmic-copy-from = { $seat }, Insect: whose power do you copy?
    .decides = whose power to copy (Insect)
ask-cosmic-change-for = { $seat }, Changeling: which power do you want?
    .decides = which power to get (Changeling)
ask-cosmic-lender = { $seat }, Doppelganger: from whom do you borrow cards?
    .decides = from whom to borrow cards (Doppelganger)
ask-cosmic-lent-card = { $seat }, Doppelganger: which card is lent besides?
    .decides = which card to lend besides (Doppelganger)
ask-cosmic-ethic = { $seat }, Ethic: from whose hand is the next card?
    .decides = from whose hand to take the next card (Ethic)
ask-cosmic-ethic-number = { $seat }, Ethic: how many cards do you take as consolation?
    .decides = how many cards to take as consolation (Ethic)
ask-cosmic-give-away = { $seat }, Ethic: to whom do you give a card that you have drawn?
    .decides = to whom to give a card (Ethic)
ask-cosmic-give-away-card = { $seat }, Ethic: which card do you give away?
    .decides = which card to give away (Ethic)
ask-cosmic-buy-off = { $seat }: do you lose a token instead of the cards that Extortionist wants?
    .decides = whether to lose a token instead of cards (Extortionist)
ask-cosmic-buy-off-place = { $seat }, Extortionist: from which base does this player lose a token?
    .decides = which base loses a token (Extortionist)
ask-cosmic-filch-side = { $seat }, Filch: whose card do you take?
    .decides = whose card to take (Filch)
ask-cosmic-filch-more = { $seat }, Filch: which played card do you take besides?
    .decides = which played card to take besides (Filch)
ask-cosmic-clone-card = { $seat }, Clone: which card of your side do you take back?
    .decides = which card of the own side to take back (Clone)
ask-cosmic-heal = { $seat }: do you let Healer send your tokens home?
    .decides = whether Healer sends the tokens home
ask-cosmic-lose-power = { $seat }: too few home bases. Which power do you lose?
    .decides = which power to lose: there are too few home bases
ask-cosmic-pulsar-zap = { $seat }, Pulsar Zap: the Pulsar of which power?
    .decides = the Pulsar of which power to strike (Pulsar Zap)
ask-cosmic-stage = { $seat }, Pentaform: to which stage do you move?
    .decides = to which stage to move (Pentaform)
ask-cosmic-swap-stages = { $seat }, Pentaform: which stage changes places?
    .decides = which stage changes places (Pentaform)
ask-cosmic-suffer = { $seat }: for which power do you give up a token?
    .decides = for which power to give up a token
ask-cosmic-trade = { $seat }, Trader: do you swap hands with this player?
    .decides = whether to swap hands (Trader)
ask-cosmic-trade-with = { $seat }, Trader: with whom do you swap hands?
    .decides = with whom to swap hands (Trader)
ask-cosmic-barter = { $seat }, Trader: which card do you give for the one you have taken?
    .decides = which card to give for the one that was taken (Trader)
ask-cosmic-pay-place = { $seat }: from which base do you pay a token?
    .decides = from which base to pay a token
ask-cosmic-give-to = { $seat }, Philanthropist: to whom do you give a card?
    .decides = to whom to give a card (Philanthropist)
ask-cosmic-gift = { $seat }, Philanthropist: which card do you give away?
    .decides = which card to give away (Philanthropist)
ask-cosmic-accept-gift = { $seat }: do you accept a gift of Philanthropist?
    .decides = whether to accept a gift of Philanthropist
ask-cosmic-lend = { $seat }, Philanthropist: which of your powers do you lend?
    .decides = which power to lend (Philanthropist)
ask-cosmic-lend-to = { $seat }, Philanthropist: who has the use of your power?
    .decides = who has the use of a power (Philanthropist)
ask-cosmic-pull = { $seat }, Vacuum: who loses tokens too?
    .decides = who loses tokens too (Vacuum)
ask-cosmic-pull-number = { $seat }, Vacuum: how many tokens does this player lose?
    .decides = how many tokens are lost (Vacuum)
ask-cosmic-pull-place = { $seat }, Vacuum: from which base does this player lose a token?
    .decides = which base loses a token (Vacuum)
ask-cosmic-scavenge = { $seat }, Vulch: the flare of which power do you take?
    .decides = the flare of which power to take (Vulch)
ask-cosmic-scavenge-card = { $seat }, Vulch: which card do you take?
    .decides = which card to take (Vulch)
ask-cosmic-dig = { $seat }, Vulch: do you keep the card that you have just taken? If not, you take another.
    .decides = whether to keep the card that was just taken (Vulch)
ask-cosmic-cut-card = { $seat }, Calculator: whose card is cut? With nobody's it is the higher one.
    .decides = whose card is cut (Calculator)
ask-cosmic-question = { $seat }, Seeker: what do you ask?
    .decides = what to ask (Seeker)
ask-cosmic-question-to = { $seat }, Seeker: which main player do you ask?
    .decides = which main player to ask (Seeker)
ask-cosmic-answer = { $seat }, Seeker asks: { $question } Your answer binds you.
    .decides = what to answer Seeker
ask-cosmic-name-laid = { $seat }, Seeker asks: Which card do you lay? Your answer binds you.
    .decides = which card to name to Seeker
ask-cosmic-mesmer = { $seat }, Mesmer: which card do you play, and as which edict?
    .decides = which card to play as an edict (Mesmer)
ask-cosmic-look-at-hand = { $seat }, Mind: whose hand do you look at?
    .decides = whose hand to look at (Mind)
ask-cosmic-show-to = { $seat }, Mind: to whom do you show what you have seen?
    .decides = to whom to show what was seen (Mind)
ask-cosmic-watch-draws = { $seat }, Mind: whose draws do you watch?
    .decides = whose draws to watch (Mind)
ask-cosmic-reversed-card = { $seat }, Mirror: whose card is reversed?
    .decides = whose card is reversed (Mirror)
ask-cosmic-digit-card = { $seat }, Graviton: whose card does the digit count for?
    .decides = whose card the digit counts for (Graviton)
ask-cosmic-sum = { $seat }, Calculator: is the sum of the two Attacks odd or even?
    .decides = whether the sum of the two Attacks is odd or even (Calculator)
ask-cosmic-stake = { $seat }, Gambler: how many tokens are at stake?
    .decides = how many tokens are at stake (Gambler)
ask-cosmic-spread = { $seat }, Gambler: by how much do the Attacks differ at least?
    .decides = by how much the Attacks differ at least (Gambler)
ask-cosmic-dictate = { $seat }, Visionary: which card has to be laid by whoever holds it?
    .decides = which card has to be laid (Visionary)
ask-cosmic-dictate-to = { $seat }, Visionary: whose card do you name?
    .decides = whose card to name (Visionary)
ask-cosmic-any-attack = { $seat }, Visionary: do you name any Attack, instead of one card?
    .decides = whether to name any Attack instead of one card (Visionary)
ask-cosmic-all-show = { $seat }, Visionary: which card do all show who hold it?
    .decides = which card all show who hold it (Visionary)
ask-cosmic-name-card = { $seat }, Gambler: which card do you name?
    .decides = which card to name (Gambler)
ask-cosmic-call-lie = { $seat }, Gambler has named a card. Do you call it a lie?
    .decides = whether to call the card of Gambler a lie
ask-cosmic-crystal = { $seat }, Crystal: how many tokens shall { $about } have in the challenge?
    .decides = how many tokens { $about } has in the challenge (Crystal)
ask-cosmic-hate-card = { $seat }, Hate: which card do you discard?
    .decides = which card to discard (Hate)
ask-cosmic-hate-place = { $seat }, Hate: from which base is a token lost?
    .decides = which base loses a token (Hate)
ask-cosmic-captive = { $seat }, Zombie: whose tokens do you free from the Warp?
    .decides = whose tokens to free from the Warp (Zombie)
ask-cosmic-captives = { $seat }, Zombie: how many tokens do you free?
    .decides = how many tokens to free (Zombie)
ask-cosmic-bully = { $seat }, Bully: from which planet is a token lost instead of one in the challenge?
    .decides = which planet loses a token instead (Bully)
ask-cosmic-give-base = { $seat }: do you give the winner a base? If not, you lose 2 tokens more.
    .decides = whether to give the winner a base
ask-cosmic-give-base-place = { $seat }: on which planet do you give a base?
    .decides = on which planet to give a base
ask-cosmic-prize-for = { $seat }, Judge: is the prize for the winner? If not, the loser gets it.
    .decides = whether the prize is for the winner (Judge)
ask-cosmic-graft-from = { $seat }, Plant: whose power do you take over?
    .decides = whose power to take over (Plant)
ask-cosmic-graft = { $seat }, Plant: which power do you take over?
    .decides = which power to take over (Plant)
ask-cosmic-prophecy = { $seat }, Prophet: who will win?
    .decides = who will win (Prophet)
ask-cosmic-prophecy-base = { $seat }, Prophet: on which planet do you set up a base?
    .decides = on which planet to set up a base (Prophet)
ask-cosmic-prophecy-fine = { $seat }: from which planet does Prophet lose a token?
    .decides = from which planet Prophet loses a token
ask-cosmic-prophecy-number = { $seat }, Prophet: how many Compromises will be revealed?
    .decides = how many Compromises will be revealed (Prophet)
ask-cosmic-ballot = { $seat }: which main player shall win?
    .decides = which main player shall win
ask-cosmic-speak-for = { $seat }, Diplomat: for whom do you want to speak?
    .decides = for whom to speak (Diplomat)
ask-cosmic-let-speak = { $seat }: do you show your hand and let somebody else make your offers?
    .decides = whether to let somebody else make the offers
ask-cosmic-prize = { $most ->
    [4] { $seat }, Judge: how many cards does the prize have?
   *[other] { $seat }, Judge: how many bases does the prize have?
}
    .decides = how large the prize is (Judge)
ask-cosmic-dive = { $seat }, Kamikaze: how many tokens do you send to the Warp?
    .decides = how many tokens to send to the Warp (Kamikaze)
ask-cosmic-dive-place = { $seat }, Kamikaze: from which base does a token go to the Warp?
    .decides = from which base a token goes to the Warp (Kamikaze)
ask-cosmic-sting = { $seat }, Sting: who loses tokens in your place?
    .decides = who loses tokens instead (Sting)
ask-cosmic-console-instead = { $seat }, Sting: who takes the consolation?
    .decides = who takes the consolation (Sting)
ask-cosmic-retrieve-instead = { $seat }, Masochist: who takes a token out of the Warp instead of the offence?
    .decides = who takes a token out of the Warp instead (Masochist)
ask-cosmic-turn-cone = { $seat }, Worm: to which planet do you turn the cone?
    .decides = to which planet to turn the cone (Worm)
ask-cosmic-worm-home = { $seat }, Worm: which of your empty planets do you settle?
    .decides = which empty planet to settle (Worm)
ask-cosmic-crash-land = { $seat }, Spiff: how many tokens do you land?
    .decides = how many tokens to land (Spiff)
ask-cosmic-magnet = { $about ->
    [none] { $seat }, Magnet: whom do you move?
   *[other] { $seat }, Magnet: whom does { $about } join?
}
    .decides = { $about ->
        [none] whom to move (Magnet)
       *[other] whom { $about } joins (Magnet)
    }
ask-cosmic-magnet-number = { $seat }, Magnet: how many tokens does this player send?
    .decides = how many tokens this player sends (Magnet)
ask-cosmic-forbid = { $seat }, Magnet: which card do you forbid?
    .decides = which card to forbid (Magnet)
ask-cosmic-relieve = { $seat }: Sniveler complains. Do you grant relief? If anybody refuses, all come down to its level.
    .decides = whether to grant Sniveler relief
ask-cosmic-sniveler-place = { $about ->
    [none] { $seat }, Sniveler: where do you set up the base?
   *[other] { $seat }, Sniveler: which base do you lose?
}
    .decides = { $about ->
        [none] where to set up the base (Sniveler)
       *[other] which base to lose (Sniveler)
    }
ask-cosmic-regroup-more = { $seat }, Kamikaze: how many tokens do you take out of the Warp?
    .decides = how many tokens to take out of the Warp (Kamikaze)
ask-cosmic-land-from = { $seat }, Sniveler: from which base does your token land?
    .decides = from which base a token lands (Sniveler)
ask-cosmic-let-land = { $seat }: do you let Sniveler land a token? If not, you lose one.
    .decides = whether to let Sniveler land a token
ask-cosmic-invite-after-all = { $seat }: do you invite the player who complains? If not, you take back all invitations.
    .decides = whether to invite the player who complains
ask-cosmic-snub = { $seat }: who has not invited you?
    .decides = who is to be complained about
ask-cosmic-relieve-card = { $seat }: which card do you give Sniveler? If nobody gives one, all discard theirs.
    .decides = which card to give Sniveler
ask-cosmic-whine = { $seat }, Sniveler: what do you complain about?
    .decides = what to complain about (Sniveler)
ask-cosmic-skeptic-stake = { $seat }, Skeptic: how many tokens more does the loser lose?
    .decides = how many tokens more the loser loses (Skeptic)
ask-cosmic-skeptic = { $seat }: Skeptic doubts that you will win. Do you give up? If not, the loser loses more tokens.
    .decides = whether to give up, as Skeptic doubts
ask-cosmic-lure = { $seat }, Siren: which card do you name?
    .decides = which card to name (Siren)
ask-cosmic-siren-base = { $seat }, Siren: on which planet of the offence do you set up a base?
    .decides = on which planet of the offence to set up a base (Siren)
ask-cosmic-siren = { $seat }, Siren: to which planet do you draw the challenge?
    .decides = to which planet to draw the challenge (Siren)
ask-cosmic-will-place = { $seat }, Will: at which planet do you point the cone?
    .decides = at which planet to point the cone (Will)
ask-cosmic-will-look = { $seat }, Will: whose hand do you look at?
    .decides = whose hand to look at (Will)
ask-cosmic-will = { $seat }, Will: whom do you challenge?
    .decides = whom to challenge (Will)
ask-cosmic-buy-tokens = { $seat }: how many tokens do you buy out of the Warp, at 1 Lucre each?
    .decides = how many tokens to buy out of the Warp
ask-cosmic-buy-cards = { $seat }: how many cards do you buy, at { $price } Lucre each?
    .decides = how many cards to buy
ask-cosmic-buy-discard = { $seat }: which card do you discard for 1 Lucre?
    .decides = which card to discard for 1 Lucre
ask-cosmic-buy-move = { $seat }: which base does the token leave, and to which does it go?
    .decides = which base a token leaves, and to which it goes
ask-cosmic-buy-power = { $seat }: which of your powers do you put back?
    .decides = which power to put back
ask-cosmic-moon-victim = { $seat }, the moon: whom does it hit?
    .decides = whom the moon hits
ask-cosmic-moon-base = { $seat }, the moon: which base does it hit?
    .decides = which base the moon hits
ask-cosmic-moon-rival = { $seat }: whom do you fight on the moon?
    .decides = whom to fight on the moon
ask-cosmic-moon = { $seat }: which moon?
    .decides = which moon it is

## Answers.

answer-cosmic-veil-power = it stays secret
answer-cosmic-veil-power-pass = it lies open
answer-cosmic-respond-pass = pass
answer-cosmic-choose-seat-pass = nobody
answer-cosmic-choose-power-pass = a secret power
answer-cosmic-choose-place-pass = none
answer-cosmic-choose-card-pass = none
answer-cosmic-choose-curse-pass = none
answer-cosmic-lay-kicker-pass = no kicker
answer-cosmic-agree = yes
answer-cosmic-agree-pass = no
answer-cosmic-load-pass = no more tokens
answer-cosmic-join = join the { $side }
answer-cosmic-join-pass = stay out
answer-cosmic-offer-pass = break off the talks: no deal
answer-cosmic-answer-offer-pass = decline: no deal
answer-cosmic-pledge-pass = nothing more
answer-cosmic-go-on = another challenge
answer-cosmic-go-on-pass = end the turn
answer-cosmic-buy-back = pay 10 Lucre
answer-cosmic-buy-back-pass = let it go
answer-cosmic-from-deck = from the deck
answer-cosmic-cone = the cone
answer-cosmic-warp = out of the Warp
answer-cosmic-own-challenge = challenge a foreign base in your system
answer-cosmic-own-resettle = settle an empty planet of yours again
answer-cosmic-own-flip-again = flip another card
answer-cosmic-reward-token = a token out of the Warp
answer-cosmic-reward-card = a card from the deck
answer-cosmic-accept = accept
answer-cosmic-counter = make a counter-offer
answer-cosmic-give-card = give { $card }
answer-cosmic-give-choice = give a card of your choice
answer-cosmic-give-base = give a base on { $place }
answer-cosmic-give-freedom = free a token of theirs from the Warp
answer-cosmic-want-choice = ask for a card of their choice
answer-cosmic-want-named = ask for a card by name
answer-cosmic-want-base = ask for a base on { $place }
answer-cosmic-want-freedom = ask for a token of yours out of the Warp
answer-cosmic-give-lucre = give 1 Lucre
answer-cosmic-want-lucre = ask for 1 Lucre
answer-cosmic-propose = propose it
plan-cosmic-send = send { $count } tokens, each from the fullest base
plan-cosmic-ally = join the { $side } with { $count ->
    [one] one token from the fullest base
   *[other] { $count } tokens, each from the fullest base
}
plan-cosmic-home-to = bring all { $count } tokens to { $place }
plan-cosmic-home-evenly = bring { $count } tokens home, each to the weakest base
plan-cosmic-lose-from = lose all { $count } tokens on { $place }
plan-cosmic-lose-evenly = lose { $count } tokens, each from the fullest base
plan-cosmic-swap-bases = propose to swap bases: theirs on { $give }, yours on { $want }

## Events.

event-cosmic-power-dealt = { $known ->
    [yes] { $seat } gets { $power }.
   *[no] { $seat } gets a secret power.
}
event-cosmic-power-shown = { $seat } turns out to have { $power }.
event-cosmic-challenge-began = { $number ->
    [1] Turn of { $seat }.
   *[other] { $seat } challenges again: challenge { $number }.
}
event-cosmic-regrouped = { $seat } takes a token out of the Warp, to { $place }.
event-cosmic-destiny-flipped = { $first ->
    [yes] Who begins? Destiny: { $card }.
   *[no] Destiny: { $card }.
}
event-cosmic-comet-came = A comet for this challenge: { $card }.
event-cosmic-defender-named = { $seat } is the defence.
event-cosmic-cone-pointed = { $seat } points the cone at { $place }.
event-cosmic-tokens-loaded = { $side ->
    [defence] { $count ->
        [one] { $seat } sends { $count } token to the defence.
       *[other] { $seat } sends { $count } tokens to the defence.
    }
    [planet] { $count ->
        [one] { $seat } sets { $count } token on the planet.
       *[other] { $seat } sets { $count } tokens on the planet.
    }
   *[offence] { $count ->
        [one] { $seat } sends { $count } token into the cone.
       *[other] { $seat } sends { $count } tokens into the cone.
    }
}
event-cosmic-invited = { $count ->
    [0] { $seat } invites nobody.
   *[other] { $seat } invites { $guests }.
}
event-cosmic-joined = { $side ->
    [defence] { $seat } joins the defence{ $count ->
        [0] .
        [one] {" "}with { $count } token.
       *[other] {" "}with { $count } tokens.
    }
   *[offence] { $seat } joins the offence{ $count ->
        [0] .
        [one] {" "}with { $count } token.
       *[other] {" "}with { $count } tokens.
    }
}
event-cosmic-stayed-out = { $seat } stays out.
event-cosmic-card-laid = { $known ->
    [yes] { $seat } lays { $card }.
   *[no] { $seat } lays a card.
}
event-cosmic-kicker-laid = { $known ->
    [yes] { $seat } lays { $card }.
   *[no] { $seat } lays a kicker.
}
event-cosmic-kicker-shown = Kicker of { $seat }: { $card }.
event-cosmic-cards-revealed = The cards are revealed: offence { $first }, defence { $second }.
event-cosmic-total-known = { $known ->
    [yes] { $seat } has a total of { $total } ({ $terms }).
   *[no] { $seat } has a total of { $total }.
}
event-cosmic-decided = { $result ->
    [offence-won] The offence wins.
    [defence-won] The defence wins.
    [both-lost] Both sides lose.
    [dealt] Two Compromises: the main players try to make a deal.
    [deal-broke] There is no deal.
    [called-off] The challenge is called off.
    [gave-up] The offence has no challenge card: the turn ends.
    [resettled] The planet is settled again.
   *[undecided] The challenge is not decided.
}
event-cosmic-tokens-lost = { $count ->
    [one] { $seat } loses { $count } token.
   *[other] { $seat } loses { $count } tokens.
}
event-cosmic-tokens-captured = { $count ->
    [one] { $other } captures { $count } token of { $seat }.
   *[other] { $other } captures { $count } tokens of { $seat }.
}
event-cosmic-captives-warped = { $count ->
    [one] { $count } token of { $seat } goes to the Warp out of a stack of { $other }.
   *[other] { $count } tokens of { $seat } go to the Warp out of stacks of { $other }.
}
event-cosmic-tokens-gone = { $count ->
    [one] { $count } token of { $seat } leaves the game.
   *[other] { $count } tokens of { $seat } leave the game.
}
event-cosmic-lucre-earned = { $seat } gets { $count } Lucre.
event-cosmic-lucre-spent = { $seat } pays { $count } Lucre.
event-cosmic-lucre-given = { $seat } gives { $other } { $count } Lucre.
event-cosmic-moon-landed = { $count ->
    [one] { $seat } lands on the moon { $place } with { $count } token.
   *[other] { $seat } lands on the moon { $place } with { $count } tokens.
}
event-cosmic-moon-shown = The moon { $place } lies open: { $moon }.
event-cosmic-moon-hidden = Nobody is on the moon { $place } any longer; it is turned down.
event-cosmic-tokens-returned = { $count ->
    [one] { $seat } gets { $count } token back.
   *[other] { $seat } gets { $count } tokens back.
}
event-cosmic-base-landed = { $count ->
    [one] { $seat } has a base on { $place } with { $count } token.
   *[other] { $seat } has a base on { $place } with { $count } tokens.
}
event-cosmic-reward-taken = { $what ->
    [token] { $count ->
        [one] { $seat } takes a token out of the Warp as a reward.
       *[other] { $seat } takes { $count } tokens out of the Warp as a reward.
    }
   *[card] { $count ->
        [one] { $seat } takes a card as a reward.
       *[other] { $seat } takes { $count } cards as a reward.
    }
}
event-cosmic-consolation-taken = { $count ->
    [one] { $seat } takes { $count } card of { $giver } as consolation.
   *[other] { $seat } takes { $count } cards of { $giver } as consolation.
}
event-cosmic-deal-offered = { $known ->
    [yes] { $seat } offers a deal: { $terms }.
   *[no] { $seat } offers a deal: cards given { $given }, cards wanted { $wanted }.
}
event-cosmic-deal-made = The deal is made.
event-cosmic-deal-failed = There is no deal: each main player loses three tokens.
event-cosmic-card-drawn = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-cosmic-hand-shown = { $seat } shows the hand.
event-cosmic-card-hoarded = { $known ->
    [yes] { $seat } puts into the hoard: { $card }.
   *[no] { $count ->
        [one] { $seat } puts a card into the hoard.
       *[other] { $seat } puts { $count } cards into the hoard.
    }
}
event-cosmic-hoard-shown = { $seat } shows the hoard and discards it.
event-cosmic-card-discarded = { $known ->
    [yes] { $seat } discards { $card }.
   *[no] { $count ->
        [one] { $seat } discards a card.
       *[other] { $seat } discards { $count } cards.
    }
}
event-cosmic-card-moved = { $known ->
    [yes] From { $giver } to { $taker }: { $card }.
    [back] { $giver } takes back: { $card }.
   *[no] { $count ->
        [one] A card goes from { $giver } to { $taker }.
       *[other] { $count } cards go from { $giver } to { $taker }.
    }
}
event-cosmic-cards-blinded = { $count ->
    [one] { $seat } is blinded to { $count } card.
   *[other] { $seat } is blinded to { $count } cards.
}
event-cosmic-question-answered = { $answer ->
    [yes] { $seat } answers “{ $question }” with yes.
   *[no] { $seat } answers “{ $question }” with no.
}
event-cosmic-card-named = { $what ->
    [attack] { $seat } names any Attack.
   *[card] { $seat } names { $card }.
}
event-cosmic-card-shown = { $seat } shows { $card }.
event-cosmic-put-beside = { $seat } puts { $card } aside until the next new hand.
event-cosmic-cards-swapped = { $seat } swaps the two laid cards.
event-cosmic-played = { $seat } plays { $what }.
event-cosmic-power-used = { $seat } uses { $name }.
event-cosmic-cancelled = { $name } of { $seat } is cancelled.
event-cosmic-suppressed = { $reason ->
    [zapped] { $power } is zapped: it is out until the challenge ends.
    [outage] { $power } is out by Power Outage.
    [wracked] { $power } is out by Wrack's flare.
    [stopped] { $power } is stopped until the challenge ends.
    [grafted] { $power } is grafted by Plant until the challenge ends.
    [grafted-by-flare] { $power } is taken over by Plant's flare until the challenge ends.
   *[hushed] { $power } is out by Silencer's flare.
}
event-cosmic-restored = { $power } can be used again.
event-cosmic-power-lost = { $seat } loses the use of { $power } for lack of home bases.
event-cosmic-power-back = { $seat } has the use of { $power } again.
event-cosmic-power-changed = { $known ->
    [yes] { $seat } gives up { $old } for { $power }.
   *[no] { $seat } gets { $power }.
}
event-cosmic-drew-new-hand = { $seat } draws a new hand.
event-cosmic-reshuffled = The pile is shuffled anew; cards in it: { $count }.
event-cosmic-negated = { $known ->
    [yes] { $seat } negates it: { $other } can't play { $name }.
   *[no] { $seat } negates it: { $other } has to do something else.
}
event-cosmic-called-off = The challenge is called off.
event-cosmic-turn-ended = { $seat } ends the turn.
event-cosmic-won = { $seat } wins; foreign bases: { $count }.
event-cosmic-power-copied = { $seat } copies { $power } for this challenge.
event-cosmic-power-lent = { $seat } has the use of { $power } for this challenge.
event-cosmic-stage-moved = { $seat } is at stage { $stage }: { $power }.

## The position.

position-cosmic-cone = { $tokens }.
    .headline = In the cone
position-cosmic-guard = { $tokens }.
    .headline = Beside the planet
position-cosmic-losing = { $tokens }.
    .headline = On the way to the Warp
position-cosmic-invited = { $guests }.
    .headline = Invited by the { $side }
position-cosmic-effects = { $effects }.
    .headline = In this challenge
position-cosmic-laid = { $known ->
    [yes] { $card }{ $turned ->
        [compromise] , which counts as a Compromise
        [attack] , which counts as an Attack
       *[no] {""}
    }.
   *[no] face down.
}
    .headline = Card of the { $side }
position-cosmic-kicker = { $known ->
    [yes] { $card }.
   *[no] face down.
}
    .headline = Kicker of the { $side }
position-cosmic-sum = { $terms }.
    .headline = Total of { $seat }
position-cosmic-verdict = { $steps }.
    .headline = Result
decided-cosmic-by = Result: { $steps }.
position-cosmic-offer = { $terms }.
    .headline = The offer
position-cosmic-in-force = { $effects }.
    .headline = In force
position-cosmic-bans = { $bans }.
    .headline = forbidden in this challenge
ban-cosmic-edicts = edicts
ban-cosmic-flares = flares
ban-cosmic-wilds = flares as Wild
ban-cosmic-supers = flares as Super
ban-cosmic-pulsars = Pulsars
ban-cosmic-kickers = kickers
ban-cosmic-reinforcements = reinforcements
ban-cosmic-inviting = inviting
ban-cosmic-silenced = inviting, joining, making offers, using optional powers
ban-cosmic-one-left = more than one non-challenge card
ban-cosmic-none-left = any non-challenge card
position-cosmic-con = { $seats }.
    .headline = Con against { $power }
position-cosmic-pro = Pro for { $power }.
position-cosmic-seat = foreign bases { $external } of { $goal }, home bases { $homes }, tokens in the Warp { $warp }, cards { $cards }.
position-cosmic-gone = tokens out of the game { $count }.
position-cosmic-captive = tokens held captive by others { $count }.
position-cosmic-lucre = Lucre { $count }.
position-cosmic-hoard = cards in a hoard { $count }.
position-cosmic-power = { $power }{ $secret ->
    [yes] {" "}(secret)
   *[no] {""}
}{ $state ->
    [zapped] {" "}(zapped)
    [outage] {" "}(out by Power Outage)
    [wracked] {" "}(out by Wrack's flare)
    [stopped] {" "}(stopped)
    [grafted] {" "}(grafted by Plant)
    [grafted-by-flare] {" "}(taken over by Plant's flare)
    [hushed] {" "}(out by Silencer's flare)
    [few-homes] {" "}(out for lack of home bases)
    [retained] {" "}(retained by its Pulsar)
   *[ready] {""}
}.
    .headline = power
position-cosmic-hidden = { $count ->
    [one] { $count } secret power.
   *[other] { $count } secret powers.
}
position-cosmic-stages = { $stages }; now at stage { $stage }.
    .headline = stages
position-cosmic-tally = points { $count }.
    .headline = on the card of { $power }
position-cosmic-system = { $planets }.
    .headline = System { $letter } of { $seat }
position-cosmic-piles = { $deck }, discards: { $discards }, destiny cards: { $destiny }.
    .headline = Cards in the deck
position-cosmic-hand = { $count ->
    [0] Your hand is empty.
   *[other] { $cards }.
}
    .headline = { $count ->
        [0] {""}
       *[other] Your hand
    }
position-cosmic-known = { $cards }.
    .headline = You know that { $seat } holds
position-cosmic-own-hoard = { $cards }.
    .headline = Your hoard
position-cosmic-known-hoard = { $cards }.
    .headline = You know that the hoard of { $seat } holds
position-cosmic-loose = { $card }.
    .headline = You know that { $seats } holds

# What many answers are sorted under.

group-cosmic-allies = { $count ->
    [0] Nobody
    [one] One ally
   *[other] { $count } allies
}
group-cosmic-attacks = Attacks
group-cosmic-compromises = Compromise
group-cosmic-edicts = Edicts
group-cosmic-flares = Flares
group-cosmic-pulsars = Pulsars
group-cosmic-kickers = Kickers
group-cosmic-reinforcements = Reinforcements
group-cosmic-powers = Powers
group-cosmic-given = You give
group-cosmic-wanted = You get
