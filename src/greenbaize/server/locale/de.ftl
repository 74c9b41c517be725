# Commands that are refused
host_only = das kann nur, wer zu diesem Tisch eingeladen hat.
seat_required = du schaust nur zu; nimm Platz, um mitzuspielen.
game_already_begun = das Spiel hat schon begonnen.
game_not_begun = das Spiel hat noch nicht begonnen.
game_not_over = das Spiel ist noch nicht vorbei.
game_about_to_begin = das Spiel beginnt gleich; einen Moment noch.
no_game_in_progress = an diesem Tisch läuft kein Spiel.
no_such_seat = es gibt keinen Platz { $seat }; sie gehen von 0 bis { $last }.
fork_seat_missing = an diesem Tisch gibt es keinen Platz { $seat }.
no_such_bot = es gibt keinen Bot { $name }; es gibt { $bots }.
parts_not_open_yet = Anteile werden geöffnet, wenn das Spiel gestartet ist; versprich deinen jetzt.
part_not_promised = das ist nicht der Anteil, der für diesen Platz versprochen wurde.
part_already_open = dein Anteil ist schon offen.
seat_occupied = dort sitzt { $name }.
seat_not_free = Platz { $chair } ist nicht frei; frei ist { $free }.
seat_without_bot = auf diesem Platz sitzt kein Bot.
seat_without_guest = auf diesem Platz sitzt kein Gast.
seats_empty =
    { $count ->
        [one] Platz { $chairs } muss zuerst besetzt sein
       *[other] die Plätze { $chairs } müssen zuerst besetzt sein
    }; ein Bot kann dort sitzen.
no_seat_free = an diesem Tisch ist kein Platz frei.
host_cannot_be_removed = du hast eingeladen; verlass stattdessen den Tisch.
throw_not_awaited = auf deinen Wurf wartet gerade niemand.
no_move_owed = du hast gerade nichts zu tun.
already_said = das hast du schon gesagt.
already_so = nichts zu ändern: Das ist schon so eingestellt.
bot_plays_already = für dich spielt schon ein Bot.
no_bot_plays = für dich spielt kein Bot.
table_muted = der Tisch ist stumm geschaltet.
chat_empty = diese Nachricht ist leer.
chat_full = der Chat dieses Tisches ist voll.
log_full = an diesem Tisch ist zu viel geschehen; nur das Spiel selbst geht weiter.
hints_disabled = an diesem Tisch gibt es keine Tipps.
no_hint_found = gerade fällt niemandem etwas ein; frag später noch einmal.
hint_pending = ein Tipp ist schon unterwegs.
rematch_exists = ein neuer Tisch steht schon bereit.
no_rematch_yet = ein neuer Tisch steht noch nicht bereit.
rematch_seat_taken = dein Platz am neuen Tisch ist besetzt.
fork_before_end = von einem Spiel lässt sich weiterspielen, wenn es vorbei ist.
no_such_fork = weiterspielen lässt sich ab Zug 0 bis { $last }, nicht ab Zug { $ply }.
no_such_ply = das Spiel hat die Züge 0 bis { $last }, nicht { $ply }.
replay_before_end = ein Spiel lässt sich noch einmal ansehen, wenn es vorbei ist.
message_invalid = diese Nachricht kann ein Platz nicht senden; docs/protocol.md führt alle auf.

# New tables
too_many_bots = für Bots gibt es { $chairs } Plätze, nicht { $bots }.
name_empty = ein Name hat mindestens einen Buchstaben.
name_reserved = niemand kann { $name } heißen; wähle einen anderen Namen.
name_invalid = sag, wie du heißt, mit höchstens 20 Zeichen.

# Who may
seat_not_held = dieses Gerät hat diesen Platz nicht.
watching_forbidden = dieser Tisch ist privat: Nur wer mitspielt, kann ihn sehen.
foreign_origin = Das kam von der Seite eines anderen Servers.

# Not found
table_not_found = diesen Tisch gibt es nicht; prüfe den Code.
page_not_found = unter dieser Adresse ist nichts.
method_not_allowed = das geht unter dieser Adresse nicht.

# Limits
too_many_tables = von deiner Adresse kamen zu viele Tische; versuch es später noch einmal.
too_many_requests = Das ist zu viel auf einmal; bitte einen Moment warten.
too_many_sockets = Von dieser Adresse sind zu viele Verbindungen offen.
too_many_messages = das ist zu viel auf einmal; komm später wieder.
reader_too_slow = deine Verbindung ist zu langsam, um mitzukommen; verbinde dich neu.
body_too_long = Das ist zu lang: höchstens { $bytes } Bytes.
body_too_slow = Das hat zu lange gedauert.

# The server's own trouble
store_unavailable = der Tisch lässt sich gerade nicht speichern; bitte warte, nichts ist verloren.
table_unreadable = dieser Tisch lässt sich nicht lesen; wer den Server betreibt, erfährt den Grund im Protokoll.
store_conflict = es ist zu viel auf einmal geschehen; versuch es noch einmal.
internal_error = Hier ist etwas schiefgegangen; vielleicht ist nicht angekommen, was du getan hast.

# Validation
request_unreadable = die Anfrage war nicht lesbar.
request_invalid = die Anfrage ist hier nicht gültig.
form_invalid = das war nicht zu verstehen; es ist nichts geschehen.
json_invalid = die Anfrage ist kein gültiges JSON.
command_unknown = einen Befehl dieser Art gibt es nicht.
command_missing = ein Befehl muss seine Art nennen.
field_invalid = { $field }: dieser Wert passt nicht.
field_missing = { $field }: dieses Feld fehlt.
field_unknown = { $field }: dieses Feld gibt es nicht.
field_malformed = { $field }: das ist nicht geschrieben, wie es sein soll.
field_not_allowed = { $field }: das ist keiner der erlaubten Werte.
field_not_boolean = { $field }: erwartet wird true oder false.
field_not_integer = { $field }: erwartet wird eine ganze Zahl.
field_not_number = { $field }: erwartet wird eine Zahl.
field_not_text = { $field }: erwartet wird ein Text.
field_not_list = { $field }: erwartet wird eine Liste.
field_not_object = { $field }: erwartet wird ein Objekt.
field_too_small = { $field }: erwartet wird mehr als { $limit }.
field_below_minimum = { $field }: erwartet wird mindestens { $limit }.
field_too_large = { $field }: erwartet wird weniger als { $limit }.
field_above_maximum = { $field }: erwartet wird höchstens { $limit }.
field_too_short = { $field }: mindestens { $limit } Zeichen.
field_too_long = { $field }: höchstens { $limit } Zeichen.
list_too_long = { $field }: höchstens { $limit } Einträge.

# Fields of the form of a new table
label_clock = Sekunden für einen Zug
label_gone = Sekunden abwesend
label_pace = Sekunden für den Zug eines Bots
label_pause = die Pause des Hauses
label_seats = Zahl der Plätze
label_throw_after = Wurf von selbst nach Sekunden

# Starting the server
cannot_listen = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }.
tls_incomplete = TLS braucht ein Zertifikat und seinen Schlüssel.
tls_mismatch = { $certificate } und { $key } sind kein Zertifikat mit seinem Schlüssel.
tls_file_unreadable = { $file } ist nicht lesbar: { $reason }.
database_in_use = ein Server benutzt diese Datenbank schon, unter { $address }.
database_in_use_elsewhere = ein Server benutzt diese Datenbank schon, an anderer Stelle.
tables_not_writable = in { $file } lassen sich keine Tische speichern: { $reason }.
database_unknown = eine Datenbank ist sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME, nicht { $database }.
database_not_durable = ein Tisch muss gespeichert werden: dafür braucht es eine Datei wie sqlite:///greenbaize.db.
database_unusable = die Datenbank ist nicht benutzbar: { $reason }.
database_too_new = die Datenbank gehört zu einem neueren Greenbaize als diesem.
workers_need_postgresql = mehrere Prozesse brauchen PostgreSQL (--database postgresql://...): SQLite ist für einen.
setting_not_json = eine Liste wie { $name } wird als JSON geschrieben.
server_not_started = der Server konnte nicht starten; sein Protokoll sagt, warum.
workers_not_started = die Prozesse konnten nicht starten; ihr Protokoll sagt, warum.
log_not_writable = das Protokoll { $file } ist nicht beschreibbar: { $reason }.

# What cannot be, unless somebody meddles
house_drew_otherwise = das Haus zog { $drawn }, aber im Protokoll steht { $logged }.
bot_owes_no_move = dieser Platz schuldet keinen Zug.
record_not_of_seat = die Aufzeichnung ist nicht, was dieser Platz gesehen hat.
own_bot_takes_name = ein Bot des Hauses kann nicht { $name } heißen: so heißt schon einer von unseren.
own_bot_place = der Bot { $name } ist ein modul:Klasse, exec:BEFEHL oder der Name eines Bots aus einem Paket, nicht { $given }.
