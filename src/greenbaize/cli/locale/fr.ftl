# What was typed
usage_unknown_option = il n’y a pas d’option { $option } ; « greenbaize --help » montre ce qu’il y a.
usage_unknown_command = il n’y a pas de commande { $name } ; « greenbaize --help » montre ce qu’il y a.
usage_option_value = l’option { $option } n’a pas sa valeur, ou en a une de trop ; « greenbaize --help » montre ce qu’il y a.
usage_missing = il manque { $parameter } ; « greenbaize --help » montre ce qu’il y a.
usage_bad_value = la valeur de { $parameter } n’est pas valable ; « greenbaize --help » montre ce qu’il y a.
usage_extra_arguments = il y a des arguments de trop : { $arguments } ; « greenbaize --help » montre ce qu’il y a.
log_option_misplaced = --log ne vaut que pour greenbaize sans commande ; greenbaize serve écrit toujours son journal.
interrupted = interrompu.
answer_unwritable = impossible d’écrire la réponse : { $reason }.
server_not_installed = il manque des paquets dont le serveur a besoin ; cette commande les installe : { $command }.

# Seats
unknown_player = personne du nom de { $name } ne peut s’asseoir ici ; ce peut être { $players }.
seat_names_missing = il faut un nom pour chaque place, comme dans Anna=you,Bo=greedy, ou pour aucune.
unknown_seat_alone = il n’y a pas de place { $seat } ; la seule est { $name }, ou 1.
unknown_seat_name = il n’y a pas de place { $seat } ; il y a { $names }, ou 1 à { $last }.

# Playing
game_missing = il manque le nom du jeu : { $games }.
pace_out_of_range = un rythme est de 0 seconde ou plus, pas de { $given }.
enter_goes_on = Appuyez sur Entrée pour continuer ; « back » annule le dernier coup.
say_one_of = On peut taper { $moves }.
say_for_instance = On peut taper par exemple { $moves }.
game_goes_on = { $cause } La partie continue ; « save FICHIER » essaie ailleurs.
game_not_saved = Cette partie n’a pas pu être enregistrée : { $cause }
bot_replaced = { $cause } Le bot regular joue ce coup, et tout autre qui serait perdu.
moves_forfeited = { $name } a perdu { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } ; le bot regular a joué à sa place.

# Saved games
save_exists = { $path } existe déjà ; il faut un autre fichier pour enregistrer la partie.
save_name_malformed = { $path } n’est pas un nom de fichier où enregistrer la partie.
nothing_to_resume = il n’y a pas de partie à reprendre ; « greenbaize play JEU » en commence une.
resume_with_others = --resume reprend une partie telle qu’elle est, sans nom de jeu, places ni options.
resume_without_players = { $path } ne dit pas qui joue ou avec quels dés ; on peut seulement revoir la partie.
resume_unknown_player = personne du nom de { $name } ne peut reprendre la partie de { $path }.
resume_without_secret = le secret de la maison, { $path }, a disparu ; on peut seulement revoir la partie.
resume_runs_code = la partie dans { $path } lancerait { $players } ; si vous avez confiance, ajoutez --seats { $seats }.

# Simulations
too_few_games = il faut au moins une partie, pas { $given }.
workers_out_of_range = les processus vont de 0 à { $most }, pas { $given } ; 0 en prend un par cœur.
sheet_exists = { $path } existe déjà ; il faut un autre nom, ou --overwrite pour le remplacer.
records_exist = { $path } contient déjà des feuilles de { $game } avec la graine { $seed } ; il faut un autre dossier, ou --overwrite pour les remplacer.
sheet_unwritable = impossible d’écrire { $path } : { $reason }.
folder_not_made = impossible de créer le dossier { $path } : { $reason }.
folder_unusable = impossible d’utiliser { $path } : { $reason }.
bot_forfeited = { $bot } a perdu { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, joués par le bot regular ; la première fois, { $first }

# Ladders
ladder_one_answer = la réponse est soit un tableau pour un document, soit du JSON ; il faut choisir entre --markdown et --json.
ladder_picture_exists = { $path } existe déjà et n’est pas l’image d’un classement ; il faut un autre nom.

# Other commands
verify_wrong = Faux : { $cause }
bench_needs_checkout = les mesures se trouvent dans le dépôt de Greenbaize ; il faut lancer cette commande de là.

# Vérifier un bot
bot_check_fine = { $bot } respecte le protocole : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, le plus lent après { $seconds } secondes.
bot_check_wrong = { $bot } a perdu { $forfeits } coups sur { $count }.
bot_check_row_fine = { $game }, { $seats } places : { $count ->
        [one] { $count } coup, bon
       *[other] { $count } coups, tous bons
    }
bot_check_row_wrong = { $game }, { $seats } places : { $forfeits } coups perdus sur { $count } ; la première fois, { $first }
