# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = In trenta secondi
rules-rulings = Che cosa lasciano aperto le regole stampate

rules-figure-play = Mostra la mossa

rules-figure-back = Torna all’inizio

## Rulings of all games (.title: what it is about)

ruling-GL-1 = Le regole stampate non parlano di abbandono né di tempo. Qui puoi abbandonare in ogni momento; un turno non finito viene annullato. Non puoi più vincere: in due vince l’altro giocatore; in più di due gli altri continuano senza di te e, se ne resta uno solo, vince lui (scelta nostra). Chi finisce il tempo perde allo stesso modo, a meno che, aprendo il tavolo, non si sia scelto che continui un bot.
    .title = Abbandonare o finire il tempo

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = Qui le regole non lo permettono.
why-GL-1 = Questo giocatore ora non può lasciare la partita.
