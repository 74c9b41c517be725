# What was typed
usage_unknown_option = non c’è un’opzione { $option }; «greenbaize --help» mostra che cosa c’è.
usage_unknown_command = non c’è un comando { $name }; «greenbaize --help» mostra che cosa c’è.
usage_option_value = all’opzione { $option } manca il valore, o ne ha uno di troppo; «greenbaize --help» mostra che cosa c’è.
usage_missing = manca { $parameter }; «greenbaize --help» mostra che cosa c’è.
usage_bad_value = il valore di { $parameter } non è valido; «greenbaize --help» mostra che cosa c’è.
usage_extra_arguments = ci sono argomenti di troppo: { $arguments }; «greenbaize --help» mostra che cosa c’è.
log_option_misplaced = --log vale solo per greenbaize senza comando; greenbaize serve registra sempre.
interrupted = interrotto.
answer_unwritable = impossibile scrivere la risposta: { $reason }.
server_not_installed = mancano pacchetti di cui il server ha bisogno; questo comando li installa: { $command }.

# Seats
unknown_player = nessuno di nome { $name } può sedersi qui; può essere { $players }.
seat_names_missing = serve un nome per ogni posto, come in Anna=you,Bo=greedy, o per nessuno.
unknown_seat_alone = non c’è un posto { $seat }; l’unico è { $name }, o 1.
unknown_seat_name = non c’è un posto { $seat }; ci sono { $names }, o da 1 a { $last }.

# Playing
game_missing = manca il nome del gioco: { $games }.
pace_out_of_range = un ritmo è di 0 o più secondi, non { $given }.
enter_goes_on = Premi Invio per continuare; «back» annulla l’ultima mossa.
say_one_of = Si può scrivere { $moves }.
say_for_instance = Si può scrivere per esempio { $moves }.
game_goes_on = { $cause } La partita continua; «save FILE» prova altrove.
game_not_saved = Non è stato possibile salvare questa partita: { $cause }
bot_replaced = { $cause } Il bot regular gioca questa mossa, e ogni altra che vada persa.
moves_forfeited = { $name } ha perso { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }; il bot regular ha giocato al suo posto.

# Saved games
save_exists = { $path } c’è già; per salvare la partita serve un altro file.
save_name_malformed = { $path } non è il nome di un file in cui salvare la partita.
nothing_to_resume = non c’è una partita da riprendere; «greenbaize play GIOCO» ne comincia una.
resume_with_others = --resume riprende una partita così com’è, senza gioco, posti né opzioni.
resume_without_players = { $path } non dice chi gioca o con quali dadi; la partita si può solo rivedere.
resume_unknown_player = nessuno di nome { $name } può riprendere la partita in { $path }.
resume_without_secret = il segreto della Casa, { $path }, non c’è più; la partita si può solo rivedere.
resume_runs_code = la partita in { $path } eseguirebbe { $players }; chi si fida aggiunga --seats { $seats }.

# Simulations
too_few_games = serve almeno una partita, non { $given }.
workers_out_of_range = i processi vanno da 0 a { $most }, non { $given }; 0 ne prende uno per core.
sheet_exists = { $path } c’è già; serve un altro nome, o --overwrite per sostituirlo.
records_exist = { $path } contiene già registrazioni di { $game } con il seme { $seed }; serve un’altra cartella, o --overwrite per sostituirle.
sheet_unwritable = impossibile scrivere { $path }: { $reason }.
folder_not_made = impossibile creare la cartella { $path }: { $reason }.
folder_unusable = impossibile usare { $path }: { $reason }.
bot_forfeited = { $bot } ha perso { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }, giocate dal bot regular; la prima volta { $first }

# Ladders
ladder_one_answer = la risposta è o una tabella per documenti o JSON; si può scegliere solo uno tra --markdown e --json.
ladder_picture_exists = { $path } c’è già e non è l’immagine di una classifica; serve un altro nome.

# Other commands
verify_wrong = Sbagliato: { $cause }
bench_needs_checkout = le misure si trovano nel repository di Greenbaize; il comando va lanciato da lì.

# Controllare un bot
bot_check_fine = { $bot } rispetta il protocollo: { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    } in { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, la più lenta dopo { $seconds } secondi.
bot_check_wrong = { $bot } ha perso { $forfeits } mosse su { $count }.
bot_check_row_fine = { $game }, { $seats } posti: { $count ->
        [one] { $count } mossa, buona
       *[other] { $count } mosse, tutte buone
    }
bot_check_row_wrong = { $game }, { $seats } posti: { $forfeits } mosse perse su { $count }; la prima volta { $first }
