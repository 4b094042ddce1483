# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = En trente secondes
rules-rulings = Ce que la boîte laisse ouvert

rules-figure-play = Montrer le coup

rules-figure-back = Revenir au départ

## Rulings of all games (.title: what it is about)

ruling-GL-1 = Les règles imprimées ne parlent ni d’abandon ni de temps. Ici, vous pouvez abandonner à tout moment ; un tour inachevé est annulé. Vous ne pouvez plus gagner : à deux, l’autre joueur gagne ; à plusieurs, les autres continuent sans vous et, s’il n’en reste qu’un, il gagne (notre choix). Celui qui dépasse son temps perd de la même façon, sauf si la table a choisi qu’un robot prenne la suite.
    .title = Abandonner ou dépasser son temps

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = Les règles ne le permettent pas ici.
why-GL-1 = Ce joueur ne peut pas quitter la partie maintenant.
