# Lists and names
range = da { $first } a { $last }
range_in_steps = da { $first } a { $last } a passi di { $step }
the_house = la Casa
the_public = il pubblico

# Games, seats and options
unknown_game = non c’è un gioco { $name }; ci sono { $games }.
seat_count = { $game } si gioca con un numero di posti da { $least } a { $most }, non { $given }.
seat_count_fixed = { $game } si gioca con { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, non con { $given }.
options_malformed = le opzioni si indicano per nome, in un dizionario.
unknown_option = { $game } non ha un’opzione { $option }; ci sono { $options }.
no_options = { $game } non ha un’opzione { $option }; non ne ha nessuna.
option_value = l’opzione { $option } può essere { $choices }, non { $given }.
unknown_preset = { $game } non ha una preimpostazione { $preset }; ci sono { $presets }.
no_presets = { $game } non ha una preimpostazione { $preset }; non ne ha nessuna.
first_player_not_seated = il posto { $seat } non può iniziare: i posti sono { $seats }.
one_of_the_seats_begins = inizia uno dei { $seats } posti.
duplicate_rule = { $title } ha due regole { $number }.
unknown_rule = { $title } non ha una regola { $number }; le regole sono { $rules }.

# Setting up a match
seats_malformed = i posti sono un numero o un elenco di nomi.
seat_name_not_text = { $name } non è un nome per un posto: i nomi sono testi.
seat_name_malformed = { $name } non è un nome per un posto: da 1 a 20 caratteri, senza , : # ( ) [ ].
seat_names_equal = due posti hanno lo stesso nome.
players_not_listed = i giocatori sono un elenco di parole semplici come greedy, una per posto.
players_malformed = i giocatori sono parole senza virgole come greedy, un giocatore per posto, { $seats } in tutto.
house_required = una partita ha bisogno di una Casa, non di { $given }.
contribution_missing = i dadi onesti richiedono { $seats ->
        [one] un contributo dell’unico posto
       *[other] un contributo di ciascuno dei { $seats } posti
    }.
contribution_too_late = i primi dadi sono stati estratti; nessuno può più contribuire.
seed_out_of_range = un seme è un numero intero da 0 a { $most }, non { $given }.
seed_too_long = un seme è un numero intero da 0 a { $most }, non uno di { $bits } bit.
game_number_out_of_range = il numero di una partita è un numero intero da 0 a { $most }, non { $given }.
game_number_too_long = il numero di una partita è un numero intero da 0 a { $most }, non uno di { $bits } bit.
fork_out_of_range = la partita ha { $moves } mosse; non si può ripartire dalla mossa { $ply }.
event_number_malformed = gli eventi si contano da un numero intero, non da { $given }.
unknown_seat_number = non c’è un posto { $seat }; { $last ->
        [0] l’unico è 0
       *[other] vanno da 0 a { $last }
    }.
unknown_place = qui non c’è una posizione { $place }; vanno da 0 a { $last }.
too_few_numbers = qui servono { $needed } numeri, non { $given }.

# Moves
game_over = la partita è finita.
not_your_turn = { $count ->
        [one] ora gioca { $who }, non { $name }
       *[other] ora giocano { $who }, non { $name }
    }.
house_moves_itself = la Casa fa da sé le sue mosse.
house_drew_illegal = la Casa ha estratto { $move }, che ora non è una mossa permessa.
move_not_text = una mossa si dice a parole, per esempio { $example }.
move_not_a_number = una mossa è un numero intero di 64 bit, non { $given }.
move_not_legal = { $move } ora non è una mossa permessa del posto { $seat }.
seat_owes_nothing = il posto { $seat } ora non deve giocare.
take_back_refused = si può annullare solo la propria ultima mossa, finché non succede altro.

# Files
file_unreadable = impossibile leggere { $path }: { $reason }.
file_not_plain = impossibile leggere { $path }: non è un file normale.
save_failed = impossibile salvare { $path }: { $reason }; ciò che c’era è rimasto invariato.
save_not_plain = impossibile salvare { $path }: non è un file normale.
record_too_large = { $path } è troppo grande per una registrazione.
secret_too_large = { $path } è troppo grande per un segreto.
record_file_not_text = { $path } non è una registrazione di Greenbaize: non è testo.
secret_file_not_text = { $path } non è un segreto di Greenbaize: non è testo.
reason_permission = accesso negato
reason_address_in_use = l’indirizzo è già in uso
reason_address_not_here = questa macchina non ha questo indirizzo
reason_closed = il file è chiuso
reason_exists = il file esiste già
reason_invalid = argomento non valido
reason_input_output = errore di input/output
reason_directory = è una cartella
reason_links = troppi collegamenti simbolici di seguito
reason_too_many_open = troppi file aperti
reason_name_too_long = il nome è troppo lungo
reason_not_found = file o cartella inesistente
reason_no_space = non c’è più spazio sul disco
reason_not_a_directory = non è una cartella
reason_not_permitted = operazione non permessa
reason_read_only = il disco è in sola lettura
reason_not_a_path = non è un nome di file
reason_unknown_host = questo indirizzo è sconosciuto
reason_unknown = il sistema non dice perché

# Records
record_not_text = questa non è una registrazione di Greenbaize: non è testo.
record_first_line = questa non è una registrazione di Greenbaize: la prima riga non è { $line }.
record_changed = la registrazione è stata tagliata o cambiata dopo il salvataggio: lo dice la riga di controllo.
record_without_moves = la registrazione è incompleta: nessuna mossa segue l’intestazione.
record_cut_short = l’ultima riga della registrazione è incompleta.
record_not_a_header = la riga { $line } della registrazione non è una riga d’intestazione: { $text }.
record_header_missing = nell’intestazione della registrazione manca la riga «{ $header }».
record_fork_malformed = l’intestazione della registrazione non dice da quale mossa si è ripartiti.
record_not_a_move = la riga { $line } della registrazione non è una mossa di { $names }: { $text }.
record_not_draws = la riga { $line } della registrazione non elenca estrazioni: { $text }.
record_line_differs = la riga { $line } della registrazione dovrebbe essere { $text }.
record_end_differs = la registrazione non finisce con la sua ultima mossa.
record_result_malformed = il risultato della registrazione non riporta ogni posto con punteggio e posizione.
record_dice_unknown = i dadi sono «fair», «seeded» o «given»; la registrazione dice { $dice }.
secret_foreign = il segreto della Casa non appartiene a questa registrazione; la partita non può continuare.
secret_malformed = il segreto della registrazione deve avere al massimo 64 byte, in cifre esadecimali.
contributions_malformed = i contributi della registrazione devono avere al massimo 64 byte, in cifre esadecimali.
resume_over = la partita di questa registrazione è finita; si può rivedere.
resume_not_drawn = la mossa { $number }, { $move }, non è stata estratta da questa Casa.
replay_refused = la mossa { $number }, { $move }, è rifiutata: { $cause }
replay_spelling = la mossa { $number }, { $move }, si dovrebbe scrivere { $written }.

# Verifying a record
verify_partial = la registrazione dice solo ciò che ha visto un posto; solo una intera si può verificare.
seal_malformed = un sigillo è fatto di 64 cifre esadecimali, o almeno delle prime 8.
seal_absent = la registrazione non ha un sigillo da confrontare.
seal_exchanged = il sigillo è stato scambiato: quello indicato è { $kept }, quello della registrazione è { $found }.
verify_fork = la registrazione riparte da una mossa che non contiene.
verify_no_commitment = i dadi si dicono onesti, ma la Casa non ha sigillato niente.
verify_contributions_missing = i dadi si dicono onesti, ma non tutti i posti hanno contribuito.
verify_secret_withheld = la partita è finita, ma la Casa non ha rivelato il suo segreto.
verify_secret_differs = il segreto della Casa non è quello che aveva sigillato.
verify_too_short = il segreto della Casa o il contributo di un posto è troppo corto per essere onesto.
verify_part_chosen = la parte di { $name } non corrisponde né a una promessa né alla formula.
verify_promises_missing = la registrazione non dice di ogni posto che cosa ha promesso.
verify_promise_malformed = una promessa è fatta di 64 cifre esadecimali, o è { $formula }.
verify_draws_extra = la mossa { $number }, { $move }, elenca estrazioni che non sono della Casa.
verify_draws_missing = la mossa { $number }, { $move }, non elenca le estrazioni della Casa.
verify_seed_differs = la mossa { $number }, { $move }, non è ciò che dà il seme.
verify_draw_too_high = la mossa { $number }, { $move }, elenca un’estrazione che dovrebbe essere minore di { $bound } e non lo è.
verify_draw_differs = la mossa { $number }, { $move }, non è stata estratta dal segreto sigillato della Casa.
verify_draw_unlisted = qui alla Casa serviva un’estrazione minore di { $bound }, che la registrazione non elenca.
verify_move_fails = mossa { $number }, { $move }: { $cause }
verify_move_differs = la mossa { $number }, { $move }, non è ciò che danno le sue estrazioni.
verify_result_differs = il risultato sarebbe { $said }, ma è { $found }.
verify_result_missing = la partita sarebbe in corso, ma il suo risultato è { $found }.
verify_result_early = il risultato sarebbe { $said }, ma la partita è ancora in corso.

# What a record was found to be
verdict = { $moves ->
        [one] L’unica mossa è permessa
       *[other] Tutte le { $moves } mosse sono permesse
    }, { $ended }, e { $dice }.
verdict_forked = { $moves ->
        [one] L’unica mossa è permessa
       *[other] Tutte le { $moves } mosse sono permesse
    }, { $ended }, e { $fork ->
        [one] la prima mossa è stata ripresa così com’era
       *[other] le prime { $fork } mosse sono state riprese così com’erano
    }; { $dice }.
verdict_over = il risultato è giusto
verdict_not_over = la partita non è finita
verdict_dice_given = i dadi sono stati indicati a mano, non estratti
verdict_dice_none = non sono stati estratti dadi
verdict_dice_seeded = i dadi sono quelli del seme
verdict_dice_sealed = i dadi vengono dal segreto sigillato della Casa e dal contributo di ogni posto
verdict_dice_later = i dadi si potranno verificare quando la partita sarà finita e la Casa rivelerà il suo segreto
verdict_parts_old = La registrazione è del tipo più vecchio: non può dimostrare che la Casa non abbia scelto la parte di un posto conoscendo già le altre.
verdict_parts_all = Ogni posto ha portato la parte che aveva promesso.
verdict_parts_formula = Tutte le parti vengono dalla formula della Casa: la Casa e i posti erano un’unica macchina, o nessun dispositivo ha portato una parte; chi ha creato il segreto ha dunque creato i dadi.
verdict_parts_some = Parte promessa e portata: { $kept }; per { $without } è subentrata la formula della Casa.
verdict_parts_late = Parte promessa e portata: { $kept }; per { $late } è subentrata la formula della Casa, perché la parte promessa non è stata rivelata.
verdict_parts_mixed = Parte promessa e portata: { $kept }; per { $without } è subentrata la formula della Casa, e così per { $late }, la cui parte promessa non è stata rivelata.
verdict_seal_whole = Il sigillo è quello indicato, in tutte le sue 64 cifre.
verdict_seal_begins = Il sigillo comincia con le { $kept } cifre indicate; le altre { $unknown } non sono note.
