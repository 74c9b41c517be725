# Commands that are refused
host_only = only the host of the table can do that.
seat_required = you are only watching; take a seat to play.
game_already_begun = the game has already begun.
game_not_begun = the game has not begun yet.
game_not_over = the game is not over yet.
game_about_to_begin = the game is about to begin; wait a moment.
no_game_in_progress = no game is being played at this table.
no_such_seat = there is no seat { $seat }; they are 0 to { $last }.
fork_seat_missing = there is no seat { $seat } at this table.
no_such_bot = there is no bot { $name }; choose from { $bots }.
parts_not_open_yet = parts are opened when the host has started; promise yours now.
part_not_promised = this is not the part that was promised for this seat.
part_already_open = your part is already open.
seat_occupied = { $name } sits there.
seat_not_free = seat { $chair } is not free; seat { $free } is.
seat_without_bot = there is no bot in this seat.
seat_without_guest = there is no guest in this seat.
seats_empty =
    { $count ->
        [one] seat { $chairs }
       *[other] seats { $chairs }
    } must be taken first; a bot can sit there.
no_seat_free = no seat is free at this table.
host_cannot_be_removed = you are the host; leave the table instead.
throw_not_awaited = nobody is waiting for your throw now.
no_move_owed = there is nothing for you to do now.
already_said = you have already said so.
already_so = nothing to change: it is already set that way.
bot_plays_already = a bot is already playing for you.
no_bot_plays = no bot is playing for you.
table_muted = the host muted the table.
chat_empty = the message is empty.
chat_full = the chat of this table is full.
log_full = too much has happened at this table; only the game itself goes on.
hints_disabled = this table plays without hints.
no_hint_found = nobody has an idea just now; ask again.
hint_pending = a hint is already on its way.
rematch_exists = a new table has already been set up.
no_rematch_yet = no new table has been set up yet.
rematch_seat_taken = your seat at the new table is taken.
fork_before_end = you can play on from a game only when it is over.
no_such_fork = the game has moves 0 to { $last } to go on from, not { $ply }.
no_such_ply = the game has moves 0 to { $last }, not { $ply }.
replay_before_end = a game can be replayed only when it is over.
message_invalid = this is not a message that a seat can send; docs/protocol.md lists them.

# New tables
too_many_bots = there are { $chairs } seats for bots, not { $bots }.
name_empty = a name needs at least one letter.
name_reserved = nobody can be called { $name }; choose another name.
name_invalid = say what you are called, in up to 20 characters.

# Who may
seat_not_held = that seat is not held by this device.
watching_forbidden = this table is private: only the players can see it.
foreign_origin = This was sent by a page of another site.

# Not found
table_not_found = there is no such table; check the code.
page_not_found = there is nothing at this address.
method_not_allowed = that cannot be done at this address.

# Limits
too_many_tables = too many tables were created from your address; try again later.
too_many_requests = That is too much at once; please wait a moment.
too_many_sockets = Too many connections are open from your address.
too_many_messages = that is too much at once; come back later.
reader_too_slow = your connection is too slow to keep up; connect again.
body_too_long = That is too long: { $bytes } bytes are the most.
body_too_slow = That took too long.

# The server's own trouble
store_unavailable = the table can’t be saved just now; please wait, nothing is lost.
table_unreadable = this table can’t be read; the server’s log says why.
store_conflict = too much happened at once; try again.
internal_error = Something broke here; what you did may not have gone through.

# Validation
request_unreadable = the request could not be read.
request_invalid = the request is not valid here.
form_invalid = that could not be understood; nothing has happened.
json_invalid = the request is not valid JSON.
command_unknown = there is no command of this type.
command_missing = a command needs its type.
field_invalid = { $field }: this is not a valid value.
field_missing = { $field }: this is required.
field_unknown = { $field }: there is no such field.
field_malformed = { $field }: it is not written the right way.
field_not_allowed = { $field }: this value is not allowed.
field_not_boolean = { $field }: it should be true or false.
field_not_integer = { $field }: it should be a valid whole number.
field_not_number = { $field }: it should be a valid number.
field_not_text = { $field }: it should be text.
field_not_list = { $field }: it should be a list.
field_not_object = { $field }: it should be an object.
field_too_small = { $field }: it should be greater than { $limit }.
field_below_minimum = { $field }: it should be at least { $limit }.
field_too_large = { $field }: it should be less than { $limit }.
field_above_maximum = { $field }: it should be at most { $limit }.
field_too_short = { $field }: it needs at least { $limit } letters.
field_too_long = { $field }: it can have at most { $limit } letters.
list_too_long = { $field }: it can have at most { $limit } entries.

# Fields of the form of a new table
label_clock = seconds for a move
label_gone = seconds before a bot plays for somebody absent
label_pace = seconds for a bot’s move
label_pause = the House’s pause
label_seats = how many seats
label_throw_after = seconds before dice are thrown automatically

# Starting the server
cannot_listen = cannot listen on { $host } port { $port }: { $reason }.
tls_incomplete = TLS needs both a certificate and its key.
tls_mismatch = { $certificate } and { $key } are not a certificate and its key.
tls_file_unreadable = cannot read { $file }: { $reason }.
database_in_use = a server is already using this database, at { $address }.
database_in_use_elsewhere = a server is already using this database somewhere else.
tables_not_writable = cannot keep tables in { $file }: { $reason }.
database_unknown = a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not { $database }.
database_not_durable = a table must be kept: name a file, such as sqlite:///greenbaize.db.
database_unusable = the database cannot be used: { $reason }.
database_too_new = the database belongs to a newer Greenbaize than this one.
workers_need_postgresql = several workers need PostgreSQL (--database postgresql://...): SQLite is for one.
setting_not_json = a list such as { $name } is written as JSON.
server_not_started = the server could not start; its log says why.
workers_not_started = the workers could not start; their log says why.
log_not_writable = cannot write the log { $file }: { $reason }.

# What cannot be, unless somebody meddles
house_drew_otherwise = the House drew { $drawn }, but the log says { $logged }.
bot_owes_no_move = this seat owes no move.
record_not_of_seat = the record is not what this seat has seen.
own_bot_takes_name = a bot of the house cannot be called { $name }: one of ours is.
own_bot_place = the bot { $name } is a module:Class, exec:COMMAND, or the name of one that a package offers, not { $given }.
