### Names

seat-deleted = Former player

## What the server can't do, by the code of the error.

error-store-error = The database refused that. Nothing was stored.
error-store-url = That isn't the address of an SQLite file or a PostgreSQL database.
error-store-too-new = The database was written by a newer version of Orrery. Upgrade the program, or use another database.
error-store-unavailable = The database can't be reached or can't be written to. Try again in a while.
error-store-conflict = That is stored already, or what it belongs to is missing.
error-store-closed = The server is shutting down.
error-damaged-match = What is stored of this match is damaged. Other matches are not affected.
error-lease-lost = Another process runs this match now. Connect again.

error-host-error = The match can't be opened.
error-no-such-match = There is no such match.
error-match-elsewhere = Another process of the server runs this match. Try again in a moment.
error-room-closed = The table was closed for a moment. Connect again.
error-too-much-work = That takes too long to work out, and was given up.
error-too-busy = Much of what you asked for is still being worked on. Please wait a little.
error-stopping = The server is about to stop. Try again in a while.

error-server-error = The server doesn't allow that.
error-bad-request = The server couldn't read the request.
error-wrong-content = The server expects something of another kind here.
error-no-such-path = There is nothing at this address.
error-wrong-method = That can't be done at this address.
error-too-large = That is too large to send.
error-no-session = Please say your name first.
error-no-such-person = This personal link belongs to nobody.
error-bad-seat-token = This token doesn't open that seat.
error-needs-key = This match is private. Please use the link you were sent.
error-foreign-origin = Another site tried to act for you, and was refused.
error-too-many-requests = That was too much at once. Please wait a little.
error-too-many-sockets = Too many tables are open at once. Please close one.
error-too-many-connections = Too many connections are open at once. Please close some of them.
error-wrong-host = This server isn't known by that name. Its host can add the name to the settings.
error-metrics-hidden = These figures are for the host of the server only.
error-slow-head = The connection is too slow: the request didn't arrive in time. Please try again.
error-bad-subscription = This browser can't be notified by this server.
error-bad-message = The server couldn't read a message.
error-too-slow = The connection is too slow and was closed; it will be tried again.
error-slow-body = The connection is too slow: what you sent didn't arrive in time. Please try again.
error-silent = Nothing was heard for a long time, so the connection was closed.
error-internal-error = Something went wrong inside the server. Nothing was changed.
## Calling people who are away

notify-turn = Your turn at { $title }
notify-turn-about = { $name }, the table is waiting for you.
notify-mail-subject = { $name }: your turn at { $title }
notify-mail = { $name }, it is your turn at { $title }. The table is waiting for you:

page-unbuilt = The table is here, but its pages are not.
page-unbuilt-help = The browser client has not been built. Run “make play” in the folder of the project, or install the released package, which contains it.
