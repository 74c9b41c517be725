# Commands that are refused
host_only = può farlo solo chi ospita il tavolo.
seat_required = stai solo guardando; prendi un posto per giocare.
game_already_begun = la partita è già iniziata.
game_not_begun = la partita non è ancora iniziata.
game_not_over = la partita non è ancora finita.
game_about_to_begin = la partita sta per iniziare; un momento.
no_game_in_progress = a questo tavolo non si sta giocando.
no_such_seat = non c’è il posto { $seat }; vanno da 0 a { $last }.
fork_seat_missing = a questo tavolo non c’è il posto { $seat }.
no_such_bot = non c’è un bot { $name }; ci sono { $bots }.
parts_not_open_yet = le parti si aprono quando la partita è avviata; adesso prometti la tua.
part_not_promised = non è la parte promessa per questo posto.
part_already_open = la tua parte è già aperta.
seat_occupied = lì siede { $name }.
seat_not_free = il posto { $chair } non è libero; libero: { $free }.
seat_without_bot = a questo posto non c’è un bot.
seat_without_guest = a questo posto non c’è un ospite.
seats_empty =
    { $count ->
        [one] prima va occupato il posto { $chairs }
       *[other] prima vanno occupati i posti { $chairs }
    }; può sedersi un bot.
no_seat_free = a questo tavolo non c’è un posto libero.
host_cannot_be_removed = ospiti tu; lascia piuttosto il tavolo.
throw_not_awaited = adesso nessuno aspetta il tuo tiro.
no_move_owed = adesso non hai nulla da fare.
already_said = l’hai già detto.
already_so = niente da cambiare: è già impostato così.
bot_plays_already = un bot gioca già per te.
no_bot_plays = nessun bot gioca per te.
table_muted = chi ospita ha messo il tavolo in silenzio.
chat_empty = questo messaggio è vuoto.
chat_full = la chat di questo tavolo è piena.
log_full = a questo tavolo sono successe troppe cose; continua solo la partita.
hints_disabled = a questo tavolo si gioca senza consigli.
no_hint_found = adesso nessuno ha un’idea; chiedi di nuovo più tardi.
hint_pending = un consiglio è già in arrivo.
rematch_exists = un nuovo tavolo è già pronto.
no_rematch_yet = non c’è ancora un nuovo tavolo.
rematch_seat_taken = il tuo posto al nuovo tavolo è occupato.
fork_before_end = si può ripartire da una partita quando è finita.
no_such_fork = si può ripartire dalle mosse da 0 a { $last }, non dalla { $ply }.
no_such_ply = la partita ha le mosse da 0 a { $last }, non { $ply }.
replay_before_end = una partita si può rivedere quando è finita.
message_invalid = un posto non può inviare questo messaggio; docs/protocol.md li elenca.

# New tables
too_many_bots = per i bot ci sono { $chairs } posti, non { $bots }.
name_empty = un nome ha almeno una lettera.
name_reserved = nessuno può chiamarsi { $name }; scegli un altro nome.
name_invalid = di’ come ti chiami, in 20 caratteri al massimo.

# Who may
seat_not_held = questo dispositivo non ha quel posto.
watching_forbidden = questo tavolo è privato: lo vede solo chi gioca.
foreign_origin = Questo viene dalla pagina di un altro sito.

# Not found
table_not_found = questo tavolo non esiste; controlla il codice.
page_not_found = a questo indirizzo non c’è nulla.
method_not_allowed = a questo indirizzo non si può chiedere.

# Limits
too_many_tables = dal tuo indirizzo sono venuti troppi tavoli; riprova più tardi.
too_many_requests = È troppo in una volta; un momento, per favore.
too_many_sockets = Da questo indirizzo ci sono troppe connessioni aperte.
too_many_messages = è troppo in una volta; torna più tardi.
reader_too_slow = la tua connessione è troppo lenta per stare al passo; ricollegati.
body_too_long = È troppo lungo: al massimo { $bytes } byte.
body_too_slow = Ci è voluto troppo tempo.

# The server's own trouble
store_unavailable = il tavolo adesso non si può salvare; aspetta, non si perde nulla.
table_unreadable = questo tavolo non si può leggere; chi gestisce il server ne trova il motivo nel registro.
store_conflict = è successo troppo in una volta; riprova.
internal_error = Qui qualcosa non ha funzionato; forse la tua azione non è andata a buon fine.

# Validation
request_unreadable = la richiesta non è leggibile.
request_invalid = la richiesta qui non è valida.
form_invalid = non era comprensibile; non è successo nulla.
json_invalid = la richiesta non è JSON valido.
command_unknown = non c’è un comando di questo tipo.
command_missing = un comando deve dire il suo tipo.
field_invalid = { $field }: questo valore non va bene.
field_missing = { $field }: questo campo è necessario.
field_unknown = { $field }: questo campo non esiste.
field_malformed = { $field }: non è scritto come dovrebbe.
field_not_allowed = { $field }: non è uno dei valori permessi.
field_not_boolean = { $field }: ci vuole true o false.
field_not_integer = { $field }: ci vuole un numero intero.
field_not_number = { $field }: ci vuole un numero.
field_not_text = { $field }: ci vuole un testo.
field_not_list = { $field }: ci vuole una lista.
field_not_object = { $field }: ci vuole un oggetto.
field_too_small = { $field }: ci vuole più di { $limit }.
field_below_minimum = { $field }: ci vuole almeno { $limit }.
field_too_large = { $field }: ci vuole meno di { $limit }.
field_above_maximum = { $field }: ci vuole al massimo { $limit }.
field_too_short = { $field }: almeno { $limit } caratteri.
field_too_long = { $field }: al massimo { $limit } caratteri.
list_too_long = { $field }: al massimo { $limit } elementi.

# Fields of the form of a new table
label_clock = secondi per mossa
label_gone = secondi di assenza
label_pace = secondi per la mossa di un bot
label_pause = la pausa della Casa
label_seats = numero di posti
label_throw_after = tiro automatico dopo secondi

# Starting the server
cannot_listen = impossibile ascoltare su { $host }, porta { $port }: { $reason }.
tls_incomplete = TLS richiede un certificato e la sua chiave.
tls_mismatch = { $certificate } e { $key } non sono un certificato con la sua chiave.
tls_file_unreadable = impossibile leggere { $file }: { $reason }.
database_in_use = un server usa già questo database, a { $address }.
database_in_use_elsewhere = un server usa già questo database, altrove.
tables_not_writable = impossibile conservare i tavoli in { $file }: { $reason }.
database_unknown = un database è sqlite:///FILE o postgresql://UTENTE@HOST/NOME, non { $database }.
database_not_durable = un tavolo va conservato: serve un file, come sqlite:///greenbaize.db.
database_unusable = il database non è utilizzabile: { $reason }.
database_too_new = il database è di un Greenbaize più recente di questo.
workers_need_postgresql = più processi richiedono PostgreSQL (--database postgresql://...): SQLite è per uno solo.
setting_not_json = una lista come { $name } si scrive in JSON.
server_not_started = il server non è partito; il suo registro dice perché.
workers_not_started = i processi non sono partiti; il loro registro dice perché.
log_not_writable = impossibile scrivere il registro { $file }: { $reason }.

# What cannot be, unless somebody meddles
house_drew_otherwise = la Casa ha pescato { $drawn }, ma il registro dice { $logged }.
bot_owes_no_move = questo posto non deve nessuna mossa.
record_not_of_seat = la registrazione non è ciò che questo posto ha visto.
own_bot_takes_name = un bot della casa non può chiamarsi { $name }: si chiama già così uno dei nostri.
own_bot_place = il bot { $name } è un modulo:Classe, exec:COMANDO o il nome di uno che offre un pacchetto, non { $given }.
