dice-about = Avant que quiconque s’assoie, le serveur s’est engagé sur un nombre secret. Ensuite, le navigateur de chaque joueur s’est engagé sur ses propres nombres secrets en publiant sa part. Chaque lancer est calculé à partir du secret du serveur et de nombres que les navigateurs révèlent d’eux-mêmes, un à la fois. Le nombre du joueur qui lance est révélé avec le lancer. Personne ne connaît le lancer avant, pas même la personne qui gère le serveur. À la fin, chaque lancer peut être recalculé.
dice-limits = Ce qui reste possible : la personne qui gère le serveur et qui joue ici peut connaître son propre lancer dès que le tour précédent est terminé. À ce moment-là, il n’y a plus rien à décider. Si elle ne continue pas, son temps s’écoule comme pour tout le monde. Les pages viennent aussi du serveur : avec des pages modifiées, il pourrait apprendre les nombres que votre navigateur garde secrets.
dice-limits-others = Si un joueur se lève puis revient avant le début, si un robot prend le relais quand le temps est écoulé, ou si un joueur continue sur un autre appareil, le tirage ou le lancer attendu est remplacé par un autre que personne ne connaît encore. La vérification le signale chaque fois. Si toutes les personnes de la table confient leurs nombres au serveur, elles connaissent ensemble tous les lancers. Le serveur peut aussi connaître les lancers d’un programme qui joue sans nombres secrets. Et personne ne peut vérifier une partie que le serveur a arrêtée avant la fin.
dice-limits-bots = Les robots n’ont pas de nombres secrets. La personne qui gère le serveur peut connaître le lancer d’un robot dès que le dernier tour d’un joueur humain est terminé. Si elle joue ici seule contre des robots, elle peut connaître tous les lancers.
dice-limits-takebacks = Contre des robots, personne ne doit approuver la reprise d’un coup : un joueur peut donc essayer plusieurs lancers. Le fichier de la partie les indique.
dice-about-parts = Avant que quiconque s’assoie, le serveur s’est engagé sur un secret en publiant un nombre. Chaque joueur a ajouté sa part. À la fin, le secret est montré et chaque lancer peut être recalculé : un lancer modifié est découvert.
dice-limits-parts = La vérification ne démasque pas un joueur qui connaissait le secret, par exemple la personne qui gère le serveur. Ce joueur pouvait connaître le résultat d’avance et, en s’asseyant le dernier, le choisir. Si cela compte, jouez sur un serveur que personne à la table ne gère.
dice-commitment = Le nombre du serveur :
dice-own-part = Votre part :
dice-check = Vérifier chaque lancer
dice-right = Tous les lancers sont corrects ({ $rolls }) : ils découlent du secret et des parts des joueurs ({ $parts }).
dice-starter-agreed = Le premier joueur a été choisi, et non tiré au sort.
dice-own = Votre part en fait partie, et le nombre du serveur est celui que ce navigateur a vu au début.
dice-not-own = Ce navigateur n’a envoyé aucune part : il ne peut pas dire si le nombre du serveur était le même dès le début.
dice-late =
    { $count ->
        [one] Une part a été ajoutée en cours de partie, quand quelqu’un s’est rassis.
       *[other] { $count } parts ont été ajoutées en cours de partie, quand quelqu’un s’est rassis.
    }
dice-fault-missing = Des événements manquent, ou la partie s’arrête avant la fin (événement { $event }).
dice-fault-commitment = Le nombre du serveur n’est pas celui que ce navigateur a vu au début.
dice-fault-secret = Le secret montré à la fin n’est pas celui sur lequel le serveur s’était engagé.
dice-fault-part = La part envoyée par ce navigateur manque ou a été modifiée (événement { $event }).
dice-fault-since = Une part ne compte pas à partir du tirage suivant (événement { $event }).
dice-fault-deal = Le tirage au sort du début ne découle pas du secret (événement { $event }).
dice-fault-chain = Un nombre d’un joueur ne fait pas partie de ceux sur lesquels son navigateur s’était engagé (événement { $event }).
dice-fault-reveal = Un lancer a été fait sans qu’un nombre attendu ait été révélé (événement { $event }).
dice-fault-extra = Un joueur a révélé un nombre que personne n’attendait (événement { $event }). Une personne qui connaissait le secret du serveur pouvait ainsi choisir un lancer.
dice-fault-draw = Un lancer a été sauté ou utilisé deux fois (événement { $event }).
dice-fault-roll = Un lancer ne découle pas du secret (événement { $event }).
dice-fault-seen = Un lancer n’est pas celui que ce navigateur a vu pendant la partie (événement { $event }).
draw-about = On ne lance pas de dé dans ce jeu. Le hasard ne décide que du tirage du début : qui commence et ce qui est tiré au sort, comme les couleurs. Le serveur et le navigateur de chaque joueur se sont d’abord engagés sur des nombres secrets, puis les ont révélés. Le tirage est calculé à partir de tous ces nombres : personne ne pouvait le choisir. À la fin, il peut être recalculé.
draw-limits = Ce qui reste possible : un joueur qui connaît le secret du serveur et tous les nombres peut se lever avant le début, et un nouveau tirage a alors lieu ; la vérification le signale. Les pages viennent aussi du serveur : avec des pages modifiées, il pourrait apprendre les nombres que votre navigateur garde secrets. Et personne ne peut vérifier une partie que le serveur a arrêtée avant la fin.
draw-about-parts = On ne lance pas de dé dans ce jeu. Le hasard ne décide que du tirage du début : qui commence et ce qui est tiré au sort, comme les couleurs. Avant que quiconque s’assoie, le serveur s’est engagé sur un secret en publiant un nombre. Chaque joueur a ajouté sa part. À la fin, le secret est montré et le tirage peut être recalculé.
draw-check = Vérifier le tirage
draw-right = Le tirage est correct : il découle du secret et des parts des joueurs ({ $parts }).
