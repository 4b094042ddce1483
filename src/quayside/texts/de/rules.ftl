# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = In dreißig Sekunden
rules-rulings = Was die gedruckten Regeln offenlassen

rules-figure-play = Zug zeigen

rules-figure-back = Zurück zum Anfang

## Rulings of all games (.title: what it is about)

ruling-GL-1 = Von Aufgeben und Bedenkzeit sagen die gedruckten Regeln nichts. Hier kannst du jederzeit aufgeben; ein unfertiger Zug wird zurückgenommen. Gewinnen kannst du dann nicht mehr: Zu zweit gewinnt die andere Person; zu mehreren spielen die anderen ohne dich weiter, und wer als Letzter übrig ist, gewinnt (unsere Wahl). Wer die Zeit überschreitet, verliert ebenso, wenn nicht beim Eröffnen des Tisches gewählt wurde, dass dann ein Bot weiterspielt.
    .title = Aufgeben und Zeit überschreiten

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = Die Regeln erlauben das hier nicht.
why-GL-1 = Dieser Spieler kann die Partie jetzt nicht verlassen.
