# La table pour ceux qui jouent : que faire et pourquoi, ce qui s’est passé, pourquoi c’est fini, qui sont les robots. Lu quand une table s’ouvre.

## Ce qu’il y a à faire, selon ce qui est choisi

table-due-square =
    Choisissez sa case : utilisez { $roll ->
        [one] votre seul point
       *[other] les { $roll } points, jusqu’au dernier
    }.
table-due-square-who =
    { $who } : choisissez sa case et utilisez { $roll ->
        [one] votre seul point
       *[other] les { $roll } points, jusqu’au dernier
    }.
table-due-out = Vous avez fait { $roll }, et aucun de vos conteneurs ne peut tout utiliser.
table-due-out-who = { $who } a fait { $roll }, et aucun de ses conteneurs ne peut tout utiliser.
table-due-face = Choisissez maintenant le chiffre que montre votre dé.
table-due-face-who = { $who } : choisissez le chiffre que montre votre dé.
table-due-blocker = Posez maintenant votre bloqueur sur une case libre.
table-due-blocker-who = { $who } : posez votre bloqueur sur une case libre.
table-due-pass = Il n’y a aucune case où vous puissiez poser un dé.
table-due-pass-who = { $who } : il n’y a aucune case où poser un dé.
table-due-direction = Dans quel sens ? Choisissez une direction, ou faites pivoter la caisse.
table-due-direction-who = { $who } : choisissez une direction, ou faites pivoter la caisse.
table-due-landing = Elle chute. Choisissez comment elle est tournée à l’arrivée.
table-due-landing-who = { $who } : elle chute. Choisissez comment elle est tournée à l’arrivée.
table-due-pivot = Choisissez de combien la caisse pivote.
table-due-pivot-who = { $who } : choisissez de combien la caisse pivote.

## Les conseils

coach-title = Conseils
coach-brief = Les règles en 30 secondes
coach-off = Masquer les conseils
coach-brief-title = { $game } en 30 secondes
coach-brief-close = C’est compris, jouons
coach-all-rules = Toutes les règles
coach-colour = Votre couleur : { $colour }.
coach-colour-who = { $who } joue en { $colour }.
coach-roll = Le dé dit combien de points votre conteneur doit utiliser.
coach-container =
    Choisissez un conteneur, sur le plateau ou dans votre réserve, et utilisez { $roll ->
        [one] le point du dé
       *[other] les { $roll } points
    }. Un conteneur recouvert ne peut pas bouger.
coach-square = Passer sur une case voisine coûte 1 point, plus 1 par niveau monté ou descendu. Si vous vous posez sur un conteneur, il est coincé.
coach-card = Une carte compte comme un lancer ; elle ne revient que lorsque les six ont été jouées.
coach-out = Rien d’autre n’est possible avec ce lancer : vous êtes éliminé.
coach-crates = Cliquez sur une caisse que rien ne recouvre. Vous pouvez déplacer n’importe laquelle, quelle que soit sa couleur.
coach-direction = Si la caisse bascule, une autre face vient dessus ; au bord, elle chute et son dessus ne change pas. Pivoter ne change que les côtés.
coach-landing = La couleur du dessus ne change pas. L’orientation décide quelle couleur viendra dessus quand on la fera basculer.
coach-pivot = Pivoter ne rapporte rien, mais change la face qu’une bascule amènera dessus.
coach-customs = Personne ne peut déplacer la caisse sous Douane, ni en poser une autre dessus. Protégez l’une des vôtres, ou bloquez-en une dont les autres ont besoin.
coach-customs-first = { coach-customs }
coach-send = Dès que vous le terminez, le tour compte.
coach-die = Pas à côté du dernier dé que vous avez posé : les cases hachurées vous sont interdites.
coach-die-or-blocker = Choisissez une case libre, mais pas à côté de votre dernier dé. Une fois par manche, vous pouvez d’abord jouer votre bloqueur.
coach-face = Trois dés à vous et un dé adverse au bout font aussi une ligne, si le total est 12.
coach-blocker = Plus personne ne pourra utiliser cette case pendant la manche. Vous posez ensuite un dé.
coach-pass = C’est alors à l’autre de jouer.

## Ce qui s’est passé

table-round = Manche { $round } sur 4
table-part-over = La manche est terminée.
table-go-on = Manche suivante
table-showing = { $who } joue…
story-gone-resign = { $who } abandonne.
story-gone-time = { $who } n’a plus de temps.
story-move = { $who } : { $move }.
moves-story = En phrases

## Pourquoi c’est fini

ending-no-move = { $who } a fait { $roll } et ne pouvait pas jouer.
ending-no-card = { $who } n’avait aucune carte permettant de jouer.
ending-rounds = Les quatre manches sont jouées ; le meilleur total gagne.
ending-resigned = { $who } a abandonné.
ending-score = { $who } { $points }
ending-length =
    { $turns ->
        [0] Aucun tour n’a été joué.
        [one] Un tour a été joué.
       *[other] { $turns } tours ont été joués.
    }
ending-level = Rejouer contre
ending-level-play = Nouvelle partie

## Les robots

bot-level = robot, niveau { $level }
bot-about-1 = Joue ce qui lui plaît et laisse passer beaucoup de choses.
bot-about-2 = Aimable, connaît les bases et ne voit pas toujours vos plans.
bot-about-3 = Appliqué, avec une étourderie de temps en temps.
bot-about-4 = Calme et régulier ; attend vos fautes.
bot-about-5 = Calcule loin et fait peu de cadeaux.
bot-about-6 = Devine la plupart de vos plans.
bot-about-7 = Ne se trompe presque jamais.
bot-about-8 = Le plus fort de la table. Bonne chance !

## Reprendre, indices, parcourir la partie

hint-nudge-move = Regardez de ce côté : { $what }.
hint-show = Montrez-moi le coup
hint-play = Le jouer
replay-label = Parcourir la partie
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
notify-title = { $game } : c’est à vous
notify-ask = Me prévenir quand c’est à moi
table-helped = Conseils et annulations seulement pour : { $who }

## Avec la vraie boîte

table-correct = Corrections
table-correct-move = Corriger le dernier coup ({ $who })
table-correct-shown = Corriger ceci : annuler ce coup et tout ce qui a suivi
table-follow = Suivre sur d’autres téléphones
table-follow-link = Lien pour tous ceux qui veulent suivre cette partie
