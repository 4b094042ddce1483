# Avec la vraie boîte : qui a quelle couleur, qui suit la partie, et la disposition de sa propre boîte. Lu par ces pages.

real-where = Qui voit la partie ?
real-where-here = Cet appareil
real-where-here-about = Fonctionne sans connexion.
real-where-server = Les téléphones de tous
real-where-server-about = Le serveur garde la partie. Les autres scannent un code pour la regarder ou jouent sur leur propre téléphone.
real-phone = Saisie des coups, { $place }
real-phone-here = sur cet appareil
real-phone-own = sur son téléphone
real-colour = Couleur, { $place }
real-colours-drawn = Laisser l’écran tirer les couleurs

## Dispositions de sa propre boîte

layouts-choice = Disposition de départ
layouts-standard = Standard
layouts-own = Mes boîtes
layouts-type-in = Saisir la disposition de ma boîte
layouts-title = Votre boîte de { $game }
layouts-text = La disposition standard est notre reconstitution. Saisissez celle du couvercle de votre boîte, et toute table peut commencer avec elle : avec la vraie boîte, sur cet écran, sur le serveur et dans le terminal.
layouts-name = Ma boîte { $number }
layouts-name-label = Nom de cette disposition
layouts-new = Saisir ma boîte
layouts-copy = Partir de la disposition standard
layouts-open-file = Ouvrir un fichier de disposition
layouts-edit = Ouvrir { $name }
layouts-unfinished = inachevée
layouts-whole = complète
layouts-used = Les nouvelles parties commencent avec
layouts-back = Toutes les dispositions
layouts-do = Que faire de cette disposition
layouts-ready = Tout ce que dit la règle imprimée est respecté : cette disposition peut être jouée.
layouts-not-ready = Enregistrée sur cet appareil. Elle pourra être jouée dès que tout ce que dit la règle imprimée sera respecté.
layouts-in-use = Les nouvelles parties commencent avec elle.
layouts-play-real = Jouer avec la vraie boîte
layouts-play-here = Jouer sur cet écran
layouts-download = Enregistrer dans un fichier
layouts-delete = Supprimer cette disposition
layouts-delete-sure = Oui, la supprimer
layouts-not-kept = Le navigateur ne peut pas l’enregistrer : son stockage est plein ou désactivé.
layouts-file-wrong = Ce fichier n’est pas une disposition : { $reason }
