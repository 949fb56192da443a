### Words of the browser client itself; those of titles, questions and errors stand elsewhere.

web-name = Orrery
web-home = Home
web-skip = Skip to the content
web-places = Main menu
web-loading = One moment…
web-close = Close
web-try-again = Try again
web-error-unknown = Something went wrong. Please try again.
web-you = (you)
web-your-turn = Your turn

## Names for guests who have not chosen one.

web-guest-names = Vega Altair Deneb Rigel Mira Capella Sirius Antares Spica Polaris Castor Electra Maia Atlas Bellatrix Alcor Mizar Naos Procyon Regulus

## Home.

web-hero = Take a seat among the stars
web-hero-text = Three space games, free and open. Play right away against the computer, or send a link to your friends. No account, no download.
web-titles = Games
web-play-now = Play now
web-setting-up = Setting up…
web-set-up = New table
web-gallery = Gallery of powers
web-gallery-short = Powers
web-gallery-of = { $title }: the powers
web-gallery-none = This game has no gallery.
web-learn = Rules
web-players = { $fewest } to { $most } players
web-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-my-games = My games
web-no-games = No games yet. The ones you play will wait for you here.
web-come-by-link = Join a game
web-link-label = Link to a table
web-link-hint = Paste a link to a table
web-link-wrong = That isn't a link to a table.
web-go = Join
web-samples = Small games
web-watch = Watch
web-watch-about = Look over the shoulders of people who are playing now, or see how a game was won.

## A new table.

web-new-table = New table: { $title }
web-seats = Who plays?
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Friend
web-seat-name = Name
web-one-screen = Several of you share this screen. It is covered while you hand it over.
web-preset = Preset
web-preset-none = Standard game
web-preset-none-about = The whole game as it is usually played.
web-options = { $count ->
    [one] { $count } option
   *[other] All { $count } options
}
web-seat-bot = Bot
web-seat-open-about = gets a link from you
web-seat-count = How many play
web-level = Level
web-personality = Personality
web-personality-none = no preferences
web-fewer = One fewer
web-more = One more
web-option-own = my own…
web-option-choose = choose them…
web-goals-left = { $count ->
    [0] Three goals are chosen.
    [one] Choose one more goal; until then they are drawn at random.
   *[other] Choose { $count } more goals; until then they are drawn at random.
}
web-clock = Clock
web-clock-none = No clock
web-clock-none-about = Everyone takes as long as they like.
web-clock-brisk = A minute a move
web-clock-brisk-about = A minute for each question; after that the computer answers it.
web-clock-bank = 20 minutes each
web-clock-bank-about = Twenty minutes for the whole game, plus ten seconds after each turn; after that a bot takes over.
web-clock-days = Turn-based
web-clock-days-about = Three days for each turn. Come and go as you like.
web-pace = Bots play
web-pace-about = How long they wait so that everyone can see what happened.
web-pace-slow = Slowly
web-pace-normal = At a normal pace
web-pace-fast = Quickly
web-pace-off = At once
web-windows = Time to respond
web-windows-about = It is the same for everyone, so that nobody can tell who had a choice. Anyone may ask for more.
web-windows-quick = 1.5 seconds
web-windows-normal = 2.5 seconds
web-windows-relaxed = 6 seconds
web-windows-untimed = Until all have answered
web-private = Private table
web-private-about = Only people with the link can find the table.
web-hints-rule = Hints
web-hints-alone = Alone only
web-hints-all = For everybody
web-hints-off = None
web-hints-alone-about = Whoever plays against bots alone may ask what the computer would do.
web-hints-all-about = Everybody at this table may ask what the computer would do.
web-hints-off-about = Nobody at this table may ask what the computer would do.
web-watchable = Spectators are welcome
web-watchable-about = They see what everyone sees, and never a hidden card.
web-open-table = Open the table
web-begin = Start the game

## Lists of matches.

web-new-game = New game
web-archive = Finished games
web-no-archive = No public game has been finished yet.
web-import = Import a game
web-import-file = Choose a file…
web-import-about = A text file that was exported from a table.
web-open-tables = Tables with free seats
web-no-open = No table is looking for players right now.
web-running-tables = Being played now
web-no-watch = No public game is being played right now.
web-turn-of = { $name } to move
web-asked-together = { $names } are asked
web-stage-lobby = waiting for players
web-stage-running = in progress
web-stage-over = finished
web-stage-closed = closed
web-free-seat = free seat
web-bot = Bot ({ $level })

## Before the game.

web-lobby = { $title }: waiting for players
web-lobby-closed = { $title }: this table is closed
web-invite = Send this link to your friends. Anyone who opens it can take a seat.
web-invite-network = Send this link to friends on the same network, or let them point a phone at the code.
web-qr-label = QR code of the link
web-only-here = So far this link opens on this computer only. To let in phones and computers on the same network, stop the server and start it with:
web-copy-command = Copy the command
web-copy-link = Copy the link
web-copied = Copied
web-table-full = All seats are taken. You can stay and watch, or open a table of your own.
web-your-name = Your name
web-table-closed = All seats are taken, and this table can't be watched. You can open one of your own.
web-take-seat = Take a free seat
web-sit-down = Join
web-stand-up = Leave the seat
web-put-bot = Add a bot
web-offer-seat = Keep it for a friend
web-begin-when-full = All seats have to be taken first.
web-waits-for-host = The host starts the game.

## At the table.

web-question = Question
web-nobody-asked = One moment, please.
web-nothing-to-decide = Nothing for you to decide; the game continues without you.
web-others-asked = { $count ->
    [one] One more player is asked at the same time.
   *[other] { $count } more players are asked at the same time.
}
web-find-answer = Find among { $count } answers
web-at-stake = What is at stake
web-look-first = See what it would do: { $answer }
web-refused = { $count ->
    [one] One thing is not possible now
   *[other] { $count } things are not possible now
}
web-on-board = { $count ->
    [one] On the board: { $count } place
   *[other] On the board: { $count } places
}
web-do-it = Do it
web-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
web-other-answers = Other answers
web-preview-hint = Point at an answer to see what it would do.
web-preview = What it would do
web-preview-quiet = Nothing more happens at once.
web-preview-part = What comes after that isn't known yet.
web-can-undo-after = Can be taken back
web-final-after = Can't be taken back
web-undo-until-end = Can be taken back until you end your turn
web-then = Then: { $reason }
web-final-because = { $reason }: can't be taken back
web-hands-over = Hands the turn to { $name }
web-hands-over-until = { $reason }: can be taken back only until they answer
web-turn-over = That was your turn. End it, or take back your last answer.
web-end-turn = End turn
web-end-turns = End my turns at once
web-end-turns-now = Always end at once
web-end-turns-about = Without this the table waits at the end of your turn, so that you can still take back your last answer.
web-end-turns-too = Settings have it too.
web-keys-end-turn = end your turn
web-hints = Hint
web-hints-thinking = Thinking…
web-hints-about = What would the computer do? Only you are told.
web-hints-label = What the computer would do
web-undo = Take back
web-undo-about = Your last answer is as if it had not been given.
web-undo-not = Nothing to take back: something was revealed, or others have acted.
web-ask-undo = Ask the others
web-ask-undo-about = Your last answer is taken back if all agree.
web-proposal = { $name } asks to take back the last answer.
web-proposal-waits = { $count ->
    [one] One player has not agreed yet.
   *[other] { $count } players have not agreed yet.
}
web-newcomer = { $name } asks for the seat of { $owner }, who is away, and would see the hand there.
web-ask-for-seat = Ask for the seat of { $name }
web-ask-for-seat-about = You get it if everyone at the table agrees. Whoever has seen a hand of this game can't.
web-agree = Agree
web-refuse = Refuse
web-arm = Do it at the next chance
web-pass-longer = Pass for longer…
web-pass-stretch = Pass until the next challenge
web-pass-turn = Pass until my turn
web-pass-moment = Always pass at this moment
web-pass-told = Tell the others, so that nobody waits for me
web-passes-change = { $name } passes until something changes.
web-passes-stretch = { $name } passes until the next challenge.
web-passes-turn = { $name } passes until their turn.
web-passes-always = { $name } always passes at some moments.
web-window-closes = Closes in { $seconds } s; who says nothing passes
web-window-more = More time
web-window-more-about = The table waits until you have answered, and everyone sees that you asked for it.
web-window-yours = The table waits for you.
web-window-waits = { $name } takes more time.
web-order-armed = At the next chance: { $what }
web-order-change = You pass until something changes.
web-order-stretch = You pass until the next challenge.
web-order-turn = You pass until your turn.
web-order-moment = You always pass at this moment.
web-order-always = You always pass.
web-cancel-order = Cancel this order
web-players-label = Players
web-points = points
web-forecast = forecast
web-thinks = to answer
web-bot-thinks = thinking…
web-may-respond = may respond
web-is-bot = Played by the computer: { $level }
web-away = away
web-time-left = Time left
web-days-hours = { $days } d { $hours } h
web-position = Position
web-log = What happened
web-since-last-turn = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Say something
web-send = Send
web-chat-deleted = (deleted)
web-mute = Mute
web-unmute = Unmute
web-remove-guest = Remove
web-remove-guest-sure = Really remove { $name }?
web-removed-guests = Removed from the table
web-removed-earlier = Somebody removed earlier
web-readmit = Let back in
web-you-host = You are the host
web-spectators-chat = Spectators may chat
web-close-table = Close the table
web-close-table-sure = Really close? The game ends here for everyone.
web-act-removed = { $host } removed { $name } from the table.
web-act-readmitted = { $host } let { $name } come back to the table.
web-act-muted = { $host } muted { $name }.
web-act-unmuted = { $host } let { $name } chat again.
web-act-opened-chat = { $host } let spectators chat.
web-act-closed-chat = { $host } no longer lets spectators chat.
web-act-put-bot = { $host } gave the seat of { $name } to the computer.
web-act-offered-seat = { $host } offered the seat of { $name } to anyone.
web-act-closed = { $host } closed the table.
web-sheet = Question and answers
web-tabs = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-chart = Chart
web-chart-empty = The course of the game will be drawn here.
web-tab-chat = Chat
web-you-watch = You are watching
web-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
web-link-connecting = Connecting…
web-link-open = Connected
web-link-waiting = Connection lost; again in { $seconds } s
web-try-now = Try now
web-link-closed = Disconnected
web-menu = Menu
web-leave = Leave the game
web-leave-sure = Really leave? The computer takes the seat.
web-origin-import = { $by } brought this game from a file.
web-origin-position = { $by } set up this position.
web-origin-game = { $by } plays on from another game.
web-origin-somebody = Somebody
web-origin-draws = { $count ->
    [one] One draw was fixed before.
   *[other] { $count } draws were fixed before.
}
web-origin-checked = The secret of the dealer who made them proves them.
web-origin-unknown = The dealer who made them told no secret: nobody can check them.
web-origin-badge = Not from the start
web-promise = The dealer's promise:
web-keys = Keys
web-keys-answer = give the answer with that key
web-keys-pass = end or pass
web-keys-move = go through the answers; pointing at one shows what it would do
web-keys-enter = give the answer in focus, or open a group
web-keys-undo = take back
web-keys-tab = go to the board, the log and everything else
web-keys-escape = close what is open
web-keys-rules = open the rules beside the table
web-keys-help = show these keys
web-curtain = { $name }, it is your turn
web-curtain-about = Pass the screen on. Nothing is shown before you say so.
web-curtain-open = I am { $name }
web-no-secrets = We have no secrets: change seats without a curtain from now on

## The end.

web-game-over = The game is over
web-wins = { $name } wins
web-share-victory = { $names } share the victory
web-draw = A draw
web-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ahead-of = { $points } ahead of { $name }
web-tie-broken = level with { $name }, ahead on the tie-break
web-final-scoring = Final scoring
web-in-play = In play
web-counting = Where they came from is being counted…
web-counted = { $count } of { $all }
web-sources = Where the points came from
web-sum = Total
web-achievements = Goals and awards
web-what-was-met = what was met
web-nobody = nobody
web-course = How it went
web-course-rounds = Points over the rounds
web-turning-points = Turning points
web-turning-for-you = what they meant for you
web-round = Round { $number }
web-turn = Turn { $number }
web-moment = Move { $number }
web-rematch = Rematch with the same people
web-again-waits = Waiting for the others…
web-next-match = Go to the next game
web-analyse = Analyse
web-picture = Picture to share
web-picture-failed = The picture could not be made.
web-score-again = Score again, slowly
web-end-fold = Log and chat
web-end-unfold = Back to the result
web-export = Export

## Replay.

web-replay-failed = This game can't be replayed
web-to-table = To the table
web-seen-by = As seen by
web-spectator = a spectator
web-what-happened = What happened
web-scrubber = Moments of the game
web-first = To the start
web-back = One step back
web-forward = One step forward
web-last = To the end
web-run = Play
web-pause = Pause
web-moment-of = { $at } of { $last }
web-answer-hidden = gives an answer that stays hidden.
web-answered = answers: { $answer }.
web-copy-moment = Link to this moment
web-play-on = Play on from here
web-play-on-as = Play on against bots, as

## Rules.

web-rules = Rules
web-rules-of = Rules of { $title }
web-rules-key = Rules (R)
web-rules-page = On a page of its own
web-contents = Contents
web-search-rules = Search
web-search-hint = A word, or the number of a clause
web-clauses-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
}
web-clause = Clause { $id }
web-why = Why? Clause { $id }
web-clause-unknown = There is no such clause.
web-clause-in-rules = Read it among the rules

## The guided first game.

web-guided = Learn to play
web-guided-about = A real game against easy bots, explained step by step.
web-guide = Guide
web-guide-got-it = Got it
web-guide-stop = Stop guiding me
web-guide-again = Explain again
web-guide-progress = Guided: { $met } of { $all }

## Settings.

web-settings = Settings
web-settings-look = Look and language
web-settings-you = You
web-settings-call = Sound and notifications
web-language = Language
web-theme = Theme
web-as-system = Same as the system
web-theme-dark = Dark
web-theme-light = Light
web-motion = Motion
web-motion-full = Full
web-motion-still = Still
web-speed = Speed of moves
web-speed-about = How fast the moves of the others are played. Any click or key skips to the end.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-volume = Volume
web-keys-speed = moves play faster, slower
web-keys-mute = sound on or off
web-sound = Sound
web-sound-about = Dice, cards, flights and your turn, softly. M at the table mutes it.
web-notify = Notify me when it is my turn
web-notify-about-push = Also when this page is closed: the browser calls you, and a click leads to the table.
web-notify-about-page = While this page is open in the background. For more, the server has to be reached by https.
web-notify-about-none = This browser shows no notifications.
web-notify-refused = The browser doesn't allow it. Allow notifications for this site in its settings, then try again.
web-notify-offer = Let you know when it is your turn, even with this page closed?
web-notify-yes = Yes, notify me
web-notify-no = No, thanks
web-save = Save
web-saved = Saved.
web-personal-link = Your personal link
web-personal-link-about = Open this link on another device, or scan its code, and that device is yours too. Keep it to yourself.
web-forget-me = Forget me on this device
web-personal-link-unknown = This browser doesn't know your link any more, and neither does the server. Make a new one to see it.
web-renew-link = Make a new link
web-renew-link-sure = Really? The old link stops working.
web-renew-link-about = A new link replaces the old one and signs out all your other devices.
web-link-renewed = Your link is new. Other devices are signed out.
web-end-sessions = Sign out everywhere
web-end-sessions-sure = Really? Only your personal link brings you back.
web-sessions-ended = You are signed out everywhere.
web-my-data = Download my data
web-delete-me = Delete me
web-delete-me-sure = Really delete? Games stay, your name goes, nothing brings it back.
web-me-deleted = You were deleted. Your games stay, without your name.
web-restore-failed = This personal link doesn't work

## What went wrong.

web-table-trouble = This table can't be opened
web-hint-no-such-match = The link may be cut off. Ask for it again, or open a table of your own.
web-hint-no-session = Try again to come in as a guest, or open your personal link to be yourself again.
web-hint-no-spectators = Ask the host for a seat, or watch another table.
web-hint-removed = The host can let you back in. Until then open a table of your own, or watch another one.
web-hint-not-seated = Somebody else sits there now, or the computer does. Try again to watch.
web-lost = There is nothing here
web-lost-about = The address may be cut off or mistyped.
web-error-no-connection = The server can't be reached. Check your connection; the game is kept.
web-error-board = The board could not be drawn.
