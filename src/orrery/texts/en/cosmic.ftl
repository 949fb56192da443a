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
setting-cosmic-spare-powers = Spare powers
about-cosmic-spare-powers = How many powers more each player is dealt, to choose which to keep.
value-cosmic-spare-powers-0 = none
value-cosmic-spare-powers-1 = one more
value-cosmic-spare-powers-2 = two more
setting-cosmic-named-powers = Named powers
about-cosmic-named-powers = Who has which power: random, or named in the order of the seats, such as virus,zombie,oracle.
value-cosmic-named-powers-random = random
setting-cosmic-pool = Choice of powers
about-cosmic-pool = Whether all powers are dealt, or only those that can be told in one sentence.
value-cosmic-pool-all = all powers
value-cosmic-pool-simple = simple powers
setting-cosmic-secret-powers = Secret powers
about-cosmic-secret-powers = Whether a power is known to its owner alone until it is used for the first time.
value-cosmic-secret-powers-no = open
value-cosmic-secret-powers-yes = secret until used
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
about-cosmic-extra-flares = How many flares of powers that nobody has are in the deck.
value-cosmic-extra-flares-0 = none
value-cosmic-extra-flares-5 = five
value-cosmic-extra-flares-10 = ten
value-cosmic-extra-flares-24 = all
setting-cosmic-pulsars = Pulsar Cards
about-cosmic-pulsars = A Pulsar for each power, against it or in its favour: strong and complicated cards.
value-cosmic-pulsars-no = without Pulsars
value-cosmic-pulsars-yes = with Pulsars
setting-cosmic-specials = Specials and comets
about-cosmic-specials = Whether destiny has cards that choose the defence in other ways, or change a challenge.
value-cosmic-specials-no = without
value-cosmic-specials-yes = with
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
preset-cosmic-first-game = First game
about-cosmic-first-game = Simple powers and no flares.
preset-cosmic-classic = Classic
about-cosmic-classic = All powers, flares that are kept, and ten extra ones.
preset-cosmic-quick = Quick game
about-cosmic-quick = Four planets each, four bases win, simple powers, flares are discarded.
preset-cosmic-all-in = Everything
about-cosmic-all-in = Two powers each, lost one by one, with Pulsars, specials, comets and extra flares.

source-cosmic-bases = bases in foreign systems
source-cosmic-shared-victory = shared victory

## Small words.

seat-cosmic-nobody = nobody
side-cosmic-offence = offence ({ $seat })
side-cosmic-defence = defence ({ $seat })
place-cosmic-cone = the cone
place-cosmic-warp = the Warp
place-cosmic-empty = { $place } (empty)
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
check-cosmic-rule = a rule
check-cosmic-suffer = give up a token to use a power in spite of Wrack
curse-cosmic-no-edicts = no edicts
curse-cosmic-no-flares = no flares
curse-cosmic-no-pulsars = no Pulsars
curse-cosmic-no-inviting = no invitations
call-cosmic-tens = tens
call-cosmic-ones = ones
call-cosmic-odd = odd
call-cosmic-even = even

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
moment-cosmic-hand-check = the hand is about to be checked
moment-cosmic-joined = before tokens are sent
moment-cosmic-cards-gained = cards have been drawn or taken
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
term-cosmic-half-attacks = Half Attacks
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

## Questions.

question-cosmic-deal-power = Which power is { $player } dealt?
question-cosmic-deal-special = Which special or comet joins the destiny pile?
question-cosmic-deal-flare = The flare of which power joins the deck?
question-cosmic-deal-mixed = Which of the mixed cards is dealt?
question-cosmic-name-blind = Which secret power of { $player } is named?
question-cosmic-draw-card = Which card does { $player } draw?
question-cosmic-take-random = { $way ->
    [discarded] Which card of { $player } is discarded?
   *[taken] Which card does { $taker } take out of the hand of { $player }?
}
question-cosmic-blind-card = Which card of { $player } is blinded?
question-cosmic-flip-destiny = Which destiny card is flipped?
question-cosmic-put-back-power = { $seat }: which power do you put back?
question-cosmic-respond = { $seat }, { $what }: respond, or pass?
question-cosmic-retrieve = { $seat }: where does your token from the Warp go?
question-cosmic-choose-seat = { $reason ->
    [flip] { $seat }: whom do you challenge?
    [response] { $seat }, { $name }: which player?
   *[none] { $seat }: which player?
}
question-cosmic-choose-power = { $reason ->
    [own] { $seat }, { $name }: which of your powers do you part with?
    [response] { $seat }, { $name }: which power?
   *[none] { $seat }: which power?
}
question-cosmic-choose-place = { $reason ->
    [flip] { $seat }: which of your planets do you settle again?
    [response] { $seat }, { $name }: which planet?
   *[none] { $seat }: which planet?
}
question-cosmic-choose-card = { $reason ->
    [deal] { $seat }: which card do you ask for?
    [handing-over] { $seat }: which card do you hand over?
    [discarding] { $seat }: which card do you discard?
    [response] { $seat }, { $name }: which card?
   *[none] { $seat }: which card?
}
question-cosmic-choose-number = { $reason ->
    [response] { $seat }, { $name }: how many?
   *[none] { $seat }: how many?
}
question-cosmic-agree = { $reason ->
    [three-way] { $seat }, deal of three: { $name }. Do you accept?
    [response] { $seat }, { $name }: do you agree?
   *[none] { $seat }: do you agree?
}
question-cosmic-choose-destiny = { $seat }, { $name }: which destiny card?
question-cosmic-discard-together = { $seat }, { $name }: which card do you discard, together with all others?
question-cosmic-choose-curse = { $seat }: which curse?
question-cosmic-choose-stack = { $seat }: under which of your tokens do you put a captive of { $captive }?
question-cosmic-choose-call = { $reason ->
    [response] { $seat }, { $name }: what do you call?
   *[none] { $seat }: what do you call?
}
question-cosmic-own-colour = { $seat }: destiny shows your own colour. What do you do?
question-cosmic-point = { $seat }: at which planet do you point the cone? The defence is { $defence }.
question-cosmic-load = { $way ->
    [planet] { $seat }: from where does a token go to { $place }? { $loaded ->
        [0] The first one makes the base.
       *[other] { $loaded } so far.
    }
    [defence] { $seat }: from which base does a token help the defence? { $loaded } of at most { $most } so far.
   *[offence] { $seat }: from which base does a token enter the cone? { $loaded } of at most { $most } so far.
}
question-cosmic-invite = { $side ->
    [defence] { $seat }: whom do you invite to the defence?
   *[offence] { $seat }: whom do you invite to the offence?
}
question-cosmic-join = { $seat }: do you join a side?
question-cosmic-lay-card = { $way ->
    [open] { $seat }: which card do you lay, face up?
   *[hidden] { $seat }: which card do you lay?
}
question-cosmic-bring-home = { $left ->
    [one] { $seat }: to which base does your token return?
   *[other] { $seat }: to which base does a token return? { $left } are on their way.
}
question-cosmic-give-up = { $left ->
    [one] { $seat }: from which base do you lose a token?
   *[other] { $seat }: from which base do you lose a token? { $left } are due.
}
question-cosmic-reward = { $left ->
    [one] { $seat }: which reward do you take?
   *[other] { $seat }: which reward do you take? { $left } are due.
}
question-cosmic-offer = { $seat }, offer { $number } of { $most }: what do you add? So far: { $terms }.
question-cosmic-answer-offer = { $seat }: { $other } offers a deal: { $terms }. Do you accept?
question-cosmic-pledge = { $seat }, deal of three: what does { $giver } give { $taker }? So far: { $terms }.
question-cosmic-go-on = { $seat }: do you challenge once more?
question-cosmic-vote = { $seat }: who shall be the defence?

ask-cosmic-tokens-in = { $seat }: how many of your tokens shall be in the challenge?
ask-cosmic-mutant = { $seat }, Mutant: from whose hand is the next card?
ask-cosmic-discard-first = { $seat }, Mutant: which card do you discard first?
ask-cosmic-keep = { $seat }, Keeper: which card do you keep?
ask-cosmic-find = { $seat }, Finder: which card do you name?
ask-cosmic-recall = { $seat }, Chronos: which card do you take out of the discards?
ask-cosmic-change-power = { $seat }, Changeling: do you swap your power with this player?
ask-cosmic-change-with = { $seat }, Changeling: with whom do you swap your power?
ask-cosmic-copy = { $seat }, Insect: which power do you copy?
ask-cosmic-copy-from = { $seat }, Insect: whose power do you copy?
ask-cosmic-change-for = { $seat }, Changeling: which power do you want?
ask-cosmic-lender = { $seat }, Doppelganger: from whom do you borrow cards?
ask-cosmic-lent-card = { $seat }, Doppelganger: which card is lent besides?
ask-cosmic-ethic = { $seat }, Ethic: from whose hand is the next card?
ask-cosmic-ethic-number = { $seat }, Ethic: how many cards do you take as consolation?
ask-cosmic-give-away = { $seat }, Ethic: to whom do you give a card that you have drawn?
ask-cosmic-give-away-card = { $seat }, Ethic: which card do you give away?
ask-cosmic-buy-off = { $seat }: do you lose a token instead of the cards that Extortionist wants?
ask-cosmic-buy-off-place = { $seat }, Extortionist: from which base does this player lose a token?
ask-cosmic-filch-side = { $seat }, Filch: whose card do you take?
ask-cosmic-filch-more = { $seat }, Filch: which played card do you take besides?
ask-cosmic-heal = { $seat }: do you let Healer send your tokens home?
ask-cosmic-lose-power = { $seat }: too few home bases. Which power do you lose?
ask-cosmic-pulsar-zap = { $seat }, Pulsar Zap: the Pulsar of which power?
ask-cosmic-stage = { $seat }, Pentaform: to which stage do you move?
ask-cosmic-swap-stages = { $seat }, Pentaform: which stage changes places?
ask-cosmic-suffer = { $seat }: for which power do you give up a token?
ask-cosmic-pull = { $seat }, Vacuum: who loses tokens too?
ask-cosmic-pull-number = { $seat }, Vacuum: how many tokens does this player lose?
ask-cosmic-pull-place = { $seat }, Vacuum: from which base does this player lose a token?
ask-cosmic-cut-card = { $seat }, Calculator: whose card is cut? With nobody's it is the higher one.
ask-cosmic-digit-card = { $seat }, Graviton: whose card does the digit count for?
ask-cosmic-sum = { $seat }, Calculator: is the sum of the two Attacks odd or even?
ask-cosmic-stake = { $seat }, Gambler: how many tokens are at stake?
ask-cosmic-spread = { $seat }, Gambler: by how much do the Attacks differ at least?
ask-cosmic-name-card = { $seat }, Gambler: which card do you name?
ask-cosmic-call-lie = { $seat }, Gambler has named a card. Do you call it a lie?
ask-cosmic-crystal = { $seat }, Crystal: how many tokens shall { $about } have in the challenge?
ask-cosmic-hate-card = { $seat }, Hate: which card do you discard?
ask-cosmic-hate-place = { $seat }, Hate: from which base is a token lost?
ask-cosmic-captive = { $seat }, Zombie: whose tokens do you free from the Warp?
ask-cosmic-captives = { $seat }, Zombie: how many tokens do you free?
ask-cosmic-bully = { $seat }, Bully: from which planet is a token lost instead of one in the challenge?
ask-cosmic-give-base = { $seat }: do you give the winner a base? If not, you lose 2 tokens more.
ask-cosmic-give-base-place = { $seat }: on which planet do you give a base?
ask-cosmic-prize-for = { $seat }, Judge: is the prize for the winner? If not, the loser gets it.
ask-cosmic-ballot = { $seat }: which main player shall win?
ask-cosmic-speak-for = { $seat }, Diplomat: for whom do you want to speak?
ask-cosmic-let-speak = { $seat }: do you show your hand and let somebody else make your offers?
ask-cosmic-prize = { $most ->
    [4] { $seat }, Judge: how many cards does the prize have?
   *[other] { $seat }, Judge: how many bases does the prize have?
}
ask-cosmic-dive = { $seat }, Kamikaze: how many tokens do you send to the Warp?
ask-cosmic-dive-place = { $seat }, Kamikaze: from which base does a token go to the Warp?
ask-cosmic-regroup-more = { $seat }, Kamikaze: how many tokens do you take out of the Warp?

## Answers.

answer-cosmic-respond-pass = pass
answer-cosmic-choose-seat-pass = nobody
answer-cosmic-choose-power-pass = a secret power
answer-cosmic-choose-place-pass = none
answer-cosmic-choose-card-pass = none
answer-cosmic-choose-curse-pass = none
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
        [yes] , which counts as a Compromise
       *[no] {""}
    }.
   *[no] face down.
}
    .headline = Card of the { $side }
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
ban-cosmic-inviting = inviting
ban-cosmic-silenced = inviting, joining, making offers, using optional powers
ban-cosmic-one-left = more than one non-challenge card
ban-cosmic-none-left = any non-challenge card
position-cosmic-con = { $seats }.
    .headline = Con against { $power }
position-cosmic-pro = Pro for { $power }.
position-cosmic-seat = foreign bases { $external } of { $goal }, home bases { $homes }, tokens in the Warp { $warp }, cards { $cards }.
position-cosmic-captive = tokens held captive by others { $count }.
position-cosmic-power = { $power }{ $secret ->
    [yes] {" "}(secret)
   *[no] {""}
}{ $state ->
    [zapped] {" "}(zapped)
    [outage] {" "}(out by Power Outage)
    [wracked] {" "}(out by Wrack's flare)
    [stopped] {" "}(stopped)
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
group-cosmic-powers = Powers
group-cosmic-given = You give
group-cosmic-wanted = You get
