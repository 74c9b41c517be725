# Commands that are refused
host_only = seul l’hôte de la table peut faire cela.
seat_required = vous ne faites que regarder ; prenez une place pour jouer.
game_already_begun = la partie a déjà commencé.
game_not_begun = la partie n’a pas encore commencé.
game_not_over = la partie n’est pas encore finie.
game_about_to_begin = la partie va commencer ; un instant.
no_game_in_progress = aucune partie n’est en cours à cette table.
no_such_seat = il n’y a pas de place { $seat } ; elles vont de 0 à { $last }.
fork_seat_missing = il n’y a pas de place { $seat } à cette table.
no_such_bot = il n’y a pas de bot { $name } ; il y a { $bots }.
parts_not_open_yet = les parts s’ouvrent quand l’hôte a lancé la partie ; pour l’instant, promettez la vôtre.
part_not_promised = ce n’est pas la part qui avait été promise pour cette place.
part_already_open = votre part est déjà ouverte.
seat_occupied = { $name } occupe cette place.
seat_not_free = la place { $chair } n’est pas libre ; libre : { $free }.
seat_without_bot = aucun bot n’est à cette place.
seat_without_guest = aucun invité n’est à cette place.
seats_empty =
    { $count ->
        [one] la place { $chairs } doit d’abord être prise
       *[other] les places { $chairs } doivent d’abord être prises
    } ; un bot peut s’y asseoir.
no_seat_free = aucune place n’est libre à cette table.
host_cannot_be_removed = vous êtes l’hôte ; quittez plutôt la table.
throw_not_awaited = personne n’attend votre lancer maintenant.
no_move_owed = vous n’avez rien à faire pour l’instant.
already_said = vous l’avez déjà dit.
already_so = rien à changer : c’est déjà réglé ainsi.
bot_plays_already = un bot joue déjà pour vous.
no_bot_plays = aucun bot ne joue pour vous.
table_muted = l’hôte a imposé le silence.
chat_empty = ce message est vide.
chat_full = la discussion de cette table est pleine.
log_full = il s’est passé trop de choses à cette table ; seule la partie continue.
hints_disabled = à cette table, on joue sans conseils.
no_hint_found = aucune idée pour l’instant ; redemandez plus tard.
hint_pending = un conseil est déjà en route.
rematch_exists = une nouvelle table est déjà prête.
no_rematch_yet = aucune nouvelle table n’est encore prête.
rematch_seat_taken = votre place à la nouvelle table est prise.
fork_before_end = on peut repartir d’une partie quand elle est finie.
no_such_fork = on peut repartir des coups 0 à { $last }, pas du coup { $ply }.
no_such_ply = la partie a les coups 0 à { $last }, pas { $ply }.
replay_before_end = on peut revoir une partie quand elle est finie.
message_invalid = une place ne peut pas envoyer ce message ; docs/protocol.md en donne la liste.

# New tables
too_many_bots = il y a { $chairs } places pour des bots, pas { $bots }.
name_empty = un nom a au moins une lettre.
name_reserved = personne ne peut s’appeler { $name } ; choisissez un autre nom.
name_invalid = dites comment vous vous appelez, en 20 caractères au plus.

# Who may
seat_not_held = cet appareil n’a pas cette place.
watching_forbidden = cette table est privée : seuls les joueurs la voient.
foreign_origin = Ceci vient de la page d’un autre site.

# Not found
table_not_found = cette table n’existe pas ; vérifiez le code.
page_not_found = il n’y a rien à cette adresse.
method_not_allowed = cela ne se demande pas à cette adresse.

# Limits
too_many_tables = trop de tables viennent de votre adresse ; réessayez plus tard.
too_many_requests = C’est trop à la fois ; un instant, s’il vous plaît.
too_many_sockets = Trop de connexions sont ouvertes depuis cette adresse.
too_many_messages = c’est trop à la fois ; revenez plus tard.
reader_too_slow = votre connexion est trop lente pour suivre ; reconnectez-vous.
body_too_long = C’est trop long : { $bytes } octets au plus.
body_too_slow = Cela a pris trop de temps.

# The server's own trouble
store_unavailable = la table ne peut pas être enregistrée pour l’instant ; patientez, rien n’est perdu.
table_unreadable = cette table est illisible ; le journal du serveur dit pourquoi à qui s’en occupe.
store_conflict = trop de choses se sont passées à la fois ; réessayez.
internal_error = Quelque chose a échoué ici ; votre action n’a peut-être pas eu lieu.

# Validation
request_unreadable = la demande n’a pas pu être lue.
request_invalid = la demande n’est pas valable ici.
form_invalid = ce n’était pas compréhensible ; rien ne s’est passé.
json_invalid = la demande n’est pas du JSON valide.
command_unknown = il n’y a pas de commande de ce type.
command_missing = une commande doit dire son type.
field_invalid = { $field } : cette valeur ne convient pas.
field_missing = { $field } : ce champ est nécessaire.
field_unknown = { $field } : ce champ n’existe pas.
field_malformed = { $field } : ce n’est pas écrit comme il faut.
field_not_allowed = { $field } : ce n’est aucune des valeurs permises.
field_not_boolean = { $field } : il faut true ou false.
field_not_integer = { $field } : il faut un nombre entier.
field_not_number = { $field } : il faut un nombre.
field_not_text = { $field } : il faut un texte.
field_not_list = { $field } : il faut une liste.
field_not_object = { $field } : il faut un objet.
field_too_small = { $field } : il faut plus de { $limit }.
field_below_minimum = { $field } : il faut au moins { $limit }.
field_too_large = { $field } : il faut moins de { $limit }.
field_above_maximum = { $field } : il faut au plus { $limit }.
field_too_short = { $field } : il faut au moins { $limit } lettres.
field_too_long = { $field } : { $limit } lettres au plus.
list_too_long = { $field } : { $limit } éléments au plus.

# Fields of the form of a new table
label_clock = secondes par coup
label_gone = secondes d’absence
label_pace = secondes pour le coup d’un bot
label_pause = la pause de la maison
label_seats = nombre de places
label_throw_after = lancer automatique après (secondes)

# Starting the server
cannot_listen = impossible d’écouter sur { $host }, port { $port } : { $reason }.
tls_incomplete = TLS demande un certificat et sa clé.
tls_mismatch = { $certificate } et { $key } ne sont pas un certificat et sa clé.
tls_file_unreadable = impossible de lire { $file } : { $reason }.
database_in_use = un serveur utilise déjà cette base de données, à { $address }.
database_in_use_elsewhere = un serveur utilise déjà cette base de données, ailleurs.
tables_not_writable = impossible de garder des tables dans { $file } : { $reason }.
database_unknown = une base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM, pas { $database }.
database_not_durable = une table doit être gardée : il faut un fichier, comme sqlite:///greenbaize.db.
database_unusable = la base de données est inutilisable : { $reason }.
database_too_new = la base de données est d’un Greenbaize plus récent que celui-ci.
workers_need_postgresql = plusieurs processus demandent PostgreSQL (--database postgresql://...) : SQLite n’en sert qu’un.
setting_not_json = une liste comme { $name } s’écrit en JSON.
server_not_started = le serveur n’a pas pu démarrer ; son journal dit pourquoi.
workers_not_started = les processus n’ont pas pu démarrer ; leur journal dit pourquoi.
log_not_writable = impossible d’écrire le journal { $file } : { $reason }.

# What cannot be, unless somebody meddles
house_drew_otherwise = la maison a tiré { $drawn }, mais le journal dit { $logged }.
bot_owes_no_move = cette place ne doit aucun coup.
record_not_of_seat = la feuille n’est pas ce que cette place a vu.
own_bot_takes_name = un bot de la maison ne peut pas s’appeler { $name } : l’un des nôtres s’appelle ainsi.
own_bot_place = le bot { $name } est un module:Classe, exec:COMMANDE, ou le nom d’un bot qu’offre un paquet, et non { $given }.
