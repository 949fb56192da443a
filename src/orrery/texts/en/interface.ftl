### Words of the table itself, whatever title is played.

chance = chance
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-then = { $a }, then { $b }
sentence-headed = { $headline }: { $text }
sentence-of-seat = { $seat }: { $text }
sentence-of-seat-headed = { $seat }, { $headline }: { $text }
answer-pass = pass
event-undone = { $seat } takes back answer { $number }.
event-undone-last = { $seat } takes back an answer.
event-undone-by-all = All have agreed to go back.

## Commands, as listed by help.

command-help = help: show this list
command-look = look 3, look p2: what an answer or a plan would do, before you give it
command-why = why: what is refused now, and by which clause; why 2: what the second clause says
command-plans = plans: all plans, such as whole flights; p2 carries one out
command-show = show: the position again
command-forecast = forecast: points, income and the expected end of each player
command-log = log: what happened lately; log all: everything
command-rules = rules P4.7: a clause; rules gate run: all clauses with these words
command-undo = undo: take back your last answer, as long as nothing was revealed; undo all: as far back as it goes
command-save = save: show the game as text; save FILE: write it to a file
command-hint = hint: what the computer would do; hint 2: do the second of these
command-skip = skip: pass at every chance to respond, until this challenge ends or something strikes you
command-quit = quit: leave; the game stays stored

## At the table.

say-help = Say the number of an answer, or help for the commands.
only-answer = Only one answer is possible: { $answer }.
curtain = Pass the keyboard to { $name }, then press Enter.
order-skip = pass until this challenge ends or something strikes you
skip-what = There is nothing to skip: this question wants an answer.
look-what = Which answer do you want to look at? Say look and its number.
look-undoable = It can be undone.
look-final = It can't be undone.
look-hidden = What follows is not known before it is done, and it can't be undone.
asked-of-other = { $seat } decides { $what }.
asked-held = { $seat } may still take back the last answer.
final-chance = The rest is left to chance
final-hidden = Something hidden is shown
final-together = It counts as soon as everybody has answered
final-over = The game ends
look-next = Then it is asked: { $question }
look-standing = { $name }: points { $before } → { $points }, expected at the end { $earlier } → { $forecast }.
nothing-refused = Nothing is refused.
rules-which = Which rule? Say rules and the id of a clause, or a word.
no-clause = No clause matches { $id }.
more-plans = { $count ->
    [one] One more plan: say plans to see all.
   *[other] { $count } more plans: say plans to see all.
}
no-plans = There are no plans for this question.
saved = The game was written to { $path }.
not-saved = { $path } was not written: { $reason }.
standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $income } a round, { $forecast } expected at the end.
ranking = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Who sits where.

seat-you = { $letter } (you)

## Before the game.

choose-title = Which game? Say its number:{" "}
choose-seats = Who plays? { $fewest } to { $most } of { $kinds }, by commas; Enter for { $usual }:{" "}
go-on = go on with { $name }
title-line = { $key }: { $name }, players: { $seats }
stays-stored = The game is stored as { $name }.

## Stored games, replays and checks.

stored-running = under way, { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
stored-over = over, { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
replay-help = Enter or n: on; b: back; first, last, or a number: jump there; show: the position; play: play on from here; q: leave.
replay-end = That was the last answer.
replay-prompt = { $at } of { $last }:{" "}
verified-entries = The save is whole, and every answer follows the rules: { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}.
verified-draws = { $count ->
    [0] Nothing was drawn. The dealer's promise: { $promise }
    [one] The one draw is what the dealer's secret gives. The promise: { $promise }
   *[other] All { $count } draws are what the dealer's secret gives. The promise: { $promise }
}
earlier-draws = { $count ->
    [one] One earlier draw belongs to the game that this one was branched off, and can be checked only there.
   *[other] { $count } earlier draws belong to the game that this one was branched off, and can be checked only there.
}
unverified-draws = { $count ->
    [0] Nothing was drawn. The dealer's promise: { $promise }
    [one] One draw can't be checked: the save doesn't hold the dealer's secret. The promise: { $promise }
   *[other] { $count } draws can't be checked: the save doesn't hold the dealer's secret. The promise: { $promise }
}

# The figures that decide a game, beside each player.

figure-points = points
    .about = Points now
figure-income = round
    .about = Points that come in every round from what the player owns
figure-forecast = end
    .about = Points expected at the end, if nothing changes
figure-bases = bases
    .about = Foreign bases: whoever has enough of them wins
figure-homes = home
    .about = Home planets the player still holds
figure-tokens = tokens
    .about = Tokens on planets
figure-cards = cards
    .about = Cards in hand
figure-scoring = if scored
    .about = Points that a scoring would bring now
figure-crystals = crystals
    .about = Points that the crystals would bring now; dashed ones can be taken in a trade
figure-at-home = home
    .about = Coins that are still at the MITS
figure-stations = stations
    .about = Warp stations that can still be built
figure-pips = pips
    .about = Pips still to move
figure-off = off
    .about = Checkers borne off
