# Les gens à une table : qui est là, qui regarde.

presence-connected = en ligne
presence-away = pas à l’écran
presence-left = plus là
presence-spectators =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
presence-live-connected = { $who } est de retour.
presence-live-away = { $who } n’est pas devant l’écran.
presence-live-left = { $who } n’est plus là.
phrase-menu = Dire quelque chose
phrase-show = Montrer ce que disent les autres
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous de jouer !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-rematch = La revanche ?
phrase-goodbye = Au revoir !
host-remove = Exclure
host-remove-who = Exclure { $who }
host-spectators = D’autres peuvent regarder
host-spectators-about = Sinon, seules les personnes qui jouent voient la table.
host-closed = Seules les personnes qui jouent peuvent regarder cette table.
waiting-bot = Un robot joue dans { $time } si personne ne vient.
table-delete = Supprimer cette table
table-delete-sure = Oui, la supprimer pour tout le monde
proposal-delete = { $who } demande de supprimer pour toujours cette table et sa partie.
