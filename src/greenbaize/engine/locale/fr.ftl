# Lists and names
range = { $first } à { $last }
range_in_steps = { $first } à { $last } de { $step } en { $step }
the_house = la maison
the_public = le public

# Games, seats and options
unknown_game = il n’y a pas de jeu { $name } ; il y a { $games }.
seat_count = { $game } se joue à { $least } places au moins et { $most } au plus, pas à { $given }.
seat_count_fixed = { $game } se joue à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, pas à { $given }.
options_malformed = les options se donnent par leur nom, dans un dictionnaire.
unknown_option = { $game } n’a pas d’option { $option } ; il y a { $options }.
no_options = { $game } n’a pas d’option { $option } ; il n’y en a aucune.
option_value = l’option { $option } peut être { $choices }, pas { $given }.
unknown_preset = { $game } n’a pas de préréglage { $preset } ; il y a { $presets }.
no_presets = { $game } n’a pas de préréglage { $preset } ; il n’y en a aucun.
first_player_not_seated = la place { $seat } ne peut pas commencer : il y a { $seats } places.
one_of_the_seats_begins = c’est l’une des { $seats } places qui commence.
duplicate_rule = { $title } a deux règles { $number }.
unknown_rule = { $title } n’a pas de règle { $number } ; ses règles sont { $rules }.

# Setting up a match
seats_malformed = les places sont un nombre ou une liste de noms.
seat_name_not_text = { $name } ne peut pas être le nom d’une place : les noms sont des textes.
seat_name_malformed = { $name } ne peut pas être le nom d’une place : 1 à 20 caractères, sans , : # ( ) [ ].
seat_names_equal = deux places ont le même nom.
players_not_listed = les joueurs sont une liste de mots simples comme greedy, un par place.
players_malformed = les joueurs sont des mots sans virgule comme greedy, un joueur par place, { $seats } en tout.
house_required = une partie a besoin d’une maison, pas de { $given }.
contribution_missing = des dés honnêtes demandent { $seats ->
        [one] un apport de l’unique place
       *[other] un apport de chacune des { $seats } places
    }.
contribution_too_late = les premiers dés ont été tirés ; personne ne peut plus rien apporter.
seed_out_of_range = une graine est un nombre entier de 0 à { $most }, pas { $given }.
seed_too_long = une graine est un nombre entier de 0 à { $most }, pas un nombre de { $bits } bits.
game_number_out_of_range = le numéro d’une partie est un nombre entier de 0 à { $most }, pas { $given }.
game_number_too_long = le numéro d’une partie est un nombre entier de 0 à { $most }, pas un nombre de { $bits } bits.
fork_out_of_range = la partie compte { $moves } coups ; on ne peut pas en repartir au coup { $ply }.
event_number_malformed = les événements se comptent à partir d’un nombre entier, pas de { $given }.
unknown_seat_number = il n’y a pas de place { $seat } ; { $last ->
        [0] la seule est 0
       *[other] elles vont de 0 à { $last }
    }.
unknown_place = il n’y a pas d’emplacement { $place } ici ; ils vont de 0 à { $last }.
too_few_numbers = il faut ici { $needed } nombres, pas { $given }.

# Moves
game_over = la partie est finie.
not_your_turn = { $count ->
        [one] c’est maintenant { $who } qui joue, et non { $name }
       *[other] ce sont maintenant { $who } qui jouent, et non { $name }
    }.
house_moves_itself = la maison joue elle-même ses coups.
house_drew_illegal = la maison a tiré { $move }, qui n’est pas un coup permis en ce moment.
move_not_text = un coup se dit en mots, par exemple { $example }.
move_not_a_number = un coup est un nombre entier de 64 bits, pas { $given }.
move_not_legal = { $move } n’est pas un coup permis de la place { $seat } en ce moment.
seat_owes_nothing = la place { $seat } n’a pas de coup à jouer en ce moment.
take_back_refused = on ne peut annuler que son propre dernier coup, tant que rien d’autre ne s’est passé.

# Files
file_unreadable = impossible de lire { $path } : { $reason }.
file_not_plain = impossible de lire { $path } : ce n’est pas un fichier ordinaire.
save_failed = impossible d’enregistrer { $path } : { $reason } ; ce qui s’y trouvait est inchangé.
save_not_plain = impossible d’enregistrer { $path } : ce n’est pas un fichier ordinaire.
record_too_large = { $path } est trop gros pour une feuille de partie.
secret_too_large = { $path } est trop gros pour un secret.
record_file_not_text = { $path } n’est pas une feuille de partie de Greenbaize : ce n’est pas du texte.
secret_file_not_text = { $path } n’est pas un secret de Greenbaize : ce n’est pas du texte.
reason_permission = accès refusé
reason_address_in_use = l’adresse est déjà utilisée
reason_address_not_here = cette machine n’a pas cette adresse
reason_closed = le fichier est fermé
reason_exists = le fichier existe déjà
reason_invalid = argument non valable
reason_input_output = erreur d’entrée-sortie
reason_directory = c’est un dossier
reason_links = trop de liens symboliques à la suite
reason_too_many_open = trop de fichiers ouverts
reason_name_too_long = le nom est trop long
reason_not_found = il n’y a pas de tel fichier ou dossier
reason_no_space = il n’y a plus de place sur le disque
reason_not_a_directory = ce n’est pas un dossier
reason_not_permitted = opération non permise
reason_read_only = le disque est en lecture seule
reason_not_a_path = ce n’est pas un nom de fichier
reason_unknown_host = cette adresse est inconnue
reason_unknown = le système ne dit pas pourquoi

# Records
record_not_text = ce n’est pas une feuille de partie de Greenbaize : ce n’est pas du texte.
record_first_line = ce n’est pas une feuille de partie de Greenbaize : sa première ligne n’est pas { $line }.
record_changed = la feuille a été coupée ou modifiée après son enregistrement : sa ligne de contrôle le montre.
record_without_moves = la feuille est incomplète : aucun coup ne suit l’en-tête.
record_cut_short = la dernière ligne de la feuille est incomplète.
record_not_a_header = la ligne { $line } de la feuille n’est pas une ligne d’en-tête : { $text }.
record_header_missing = l’en-tête de la feuille n’a pas de ligne « { $header } ».
record_fork_malformed = l’en-tête de la feuille ne dit pas de quel coup on est reparti.
record_not_a_move = la ligne { $line } de la feuille n’est pas un coup de { $names } : { $text }.
record_not_draws = la ligne { $line } de la feuille ne contient pas de tirages : { $text }.
record_line_differs = la ligne { $line } de la feuille devrait être { $text }.
record_end_differs = la feuille ne se termine pas avec son dernier coup.
record_result_malformed = le résultat de la feuille ne donne pas le score et le rang de chaque place.
record_dice_unknown = les dés sont « fair », « seeded » ou « given » ; la feuille dit { $dice }.
secret_foreign = le secret de la maison n’est pas celui de cette feuille ; la partie ne peut pas continuer.
secret_malformed = le secret de la feuille doit compter au plus 64 octets, en chiffres hexadécimaux.
contributions_malformed = les apports de la feuille doivent compter au plus 64 octets, en chiffres hexadécimaux.
resume_over = la partie de cette feuille est finie ; on peut la revoir.
resume_not_drawn = le coup { $number }, { $move }, n’a pas été tiré par cette maison.
replay_refused = le coup { $number }, { $move }, est refusé : { $cause }
replay_spelling = le coup { $number }, { $move }, devrait s’écrire { $written }.

# Verifying a record
verify_partial = la feuille ne dit que ce qu’une place a vu ; seule une feuille entière se vérifie.
seal_malformed = un sceau est fait de 64 chiffres hexadécimaux, ou au moins des 8 premiers.
seal_absent = la feuille n’a pas de sceau à comparer.
seal_exchanged = le sceau a été échangé : celui donné est { $kept }, celui de la feuille est { $found }.
verify_fork = la feuille repart d’un coup qu’elle ne contient pas.
verify_no_commitment = les dés sont dits honnêtes, mais la maison n’a rien scellé.
verify_contributions_missing = les dés sont dits honnêtes, mais au moins une place n’a rien apporté.
verify_secret_withheld = la partie est finie, mais la maison n’a pas ouvert son secret.
verify_secret_differs = le secret de la maison n’est pas celui qu’elle avait scellé.
verify_too_short = le secret de la maison ou l’apport d’une place est trop court pour garantir des dés honnêtes.
verify_part_chosen = la part de { $name } ne correspond ni à une promesse ni à la formule.
verify_promises_missing = la feuille ne dit pas de chaque place ce qu’elle a promis.
verify_promise_malformed = une promesse est faite de 64 chiffres hexadécimaux, ou est { $formula }.
verify_draws_extra = le coup { $number }, { $move }, contient des tirages qui ne sont pas de la maison.
verify_draws_missing = le coup { $number }, { $move }, ne contient pas les tirages de la maison.
verify_seed_differs = le coup { $number }, { $move }, n’est pas ce que donne la graine.
verify_draw_too_high = le coup { $number }, { $move }, contient un tirage qui devrait être inférieur à { $bound } et ne l’est pas.
verify_draw_differs = le coup { $number }, { $move }, n’a pas été tiré du secret scellé de la maison.
verify_draw_unlisted = il fallait ici à la maison un tirage inférieur à { $bound }, que la feuille ne contient pas.
verify_move_fails = coup { $number }, { $move } : { $cause }
verify_move_differs = le coup { $number }, { $move }, n’est pas ce que donnent ses tirages.
verify_result_differs = le résultat serait { $said }, mais c’est { $found }.
verify_result_missing = la partie continuerait, mais son résultat est { $found }.
verify_result_early = le résultat serait { $said }, mais la partie continue.

# What a record was found to be
verdict = { $moves ->
        [one] L’unique coup est permis
       *[other] Les { $moves } coups sont permis
    }, { $ended }, et { $dice }.
verdict_forked = { $moves ->
        [one] L’unique coup est permis
       *[other] Les { $moves } coups sont permis
    }, { $ended }, et { $fork ->
        [one] le premier coup a été repris tel quel
       *[other] les { $fork } premiers coups ont été repris tels quels
    } ; { $dice }.
verdict_over = le résultat est juste
verdict_not_over = la partie n’est pas finie
verdict_dice_given = les dés ont été donnés à la main, non tirés
verdict_dice_none = aucun dé n’a été tiré
verdict_dice_seeded = les dés sont ceux de la graine
verdict_dice_sealed = les dés viennent du secret scellé de la maison et de l’apport de chaque place
verdict_dice_later = les dés pourront être vérifiés quand la partie sera finie et que la maison ouvrira son secret
verdict_parts_old = La feuille est de l’ancienne sorte : elle ne peut pas prouver que la maison n’a choisi la part d’aucune place en connaissant les autres.
verdict_parts_all = Chaque place a apporté la part qu’elle avait promise.
verdict_parts_formula = Toutes les parts viennent de la formule de la maison : la maison et les places étaient une seule machine, ou aucun appareil n’a apporté de part ; qui a fait le secret a donc fait les dés.
verdict_parts_some = Part promise et apportée : { $kept } ; pour { $without }, la formule de la maison y a suppléé.
verdict_parts_late = Part promise et apportée : { $kept } ; pour { $late }, la formule de la maison y a suppléé, car la part promise n’a pas été ouverte.
verdict_parts_mixed = Part promise et apportée : { $kept } ; pour { $without }, la formule de la maison y a suppléé ; de même pour { $late }, dont la part promise n’a pas été ouverte.
verdict_seal_whole = Le sceau est celui donné, dans ses 64 chiffres.
verdict_seal_begins = Le sceau commence par les { $kept } chiffres donnés ; les { $unknown } autres ne sont pas connus.
