dice-about = Bevor sich jemand setzte, hat sich der Server auf eine geheime Zahl festgelegt. Danach hat sich der Browser jedes Spielers auf eigene geheime Zahlen festgelegt. Jeder Wurf entsteht aus dem Geheimnis des Servers und aus Zahlen, die die Browser von selbst aufdecken, eine nach der anderen. Wer würfelt, dessen Zahl wird mit dem Wurf aufgedeckt. Vorher kennt niemand den Wurf, auch nicht, wer den Server betreibt. Am Ende lässt sich jeder Wurf nachrechnen.
dice-limits = Was möglich bleibt: Wer den Server betreibt und hier mitspielt, kann den eigenen Wurf kennen, sobald der Zug davor zu Ende ist. Zu entscheiden gibt es dann nichts mehr. Wer nicht weiterspielt, dessen Zeit läuft ab wie bei allen. Auch die Seiten kommen vom Server: Mit veränderten Seiten könnte er die Zahlen erfahren, die dein Browser geheim hält.
dice-limits-others = Steht jemand vor dem Beginn auf und kommt wieder, übernimmt nach Ablauf der Zeit ein Bot oder wechselt jemand während der Partie das Gerät, so wird die fällige Auslosung oder der fällige Wurf durch einen anderen ersetzt, den noch niemand kennt. Die Prüfung meldet das jedes Mal. Verraten alle Menschen am Tisch dem Server ihre Zahlen, so kennen sie zusammen jeden Wurf. Spielt ein Programm ohne geheime Zahlen mit, so kann der Server dessen Würfe kennen. Und eine Partie, die der Server vor dem Ende abbricht, kann niemand prüfen.
dice-limits-bots = Bots haben keine eigenen geheimen Zahlen. Wer den Server betreibt, kann den Wurf eines Bots kennen, sobald der letzte Zug eines Menschen zu Ende ist. Spielt diese Person hier allein gegen Bots, kann sie alle Würfe kennen.
dice-limits-takebacks = Gegen Bots muss niemand zustimmen, wenn ein Zug zurückgenommen wird; so kann man mehrere Würfe ausprobieren. Die Aufzeichnung nennt sie.
dice-about-parts = Bevor sich jemand setzte, hat sich der Server auf ein Geheimnis festgelegt und dazu eine Zahl veröffentlicht, die nur zu diesem Geheimnis passt. Alle Spieler haben einen Teil hinzugefügt. Am Ende wird das Geheimnis gezeigt, und jeder Wurf lässt sich nachrechnen: Ein geänderter Wurf fällt auf.
dice-limits-parts = Die Prüfung findet nicht heraus, ob ein Spieler das Geheimnis kannte, zum Beispiel weil er den Server betreibt. Ein solcher Spieler konnte das Ergebnis vorher wissen und es, wenn er sich als Letzter setzte, sogar wählen. Wenn das wichtig ist, spielt auf einem Server, den niemand am Tisch betreibt.
dice-commitment = Die Zahl des Servers:
dice-own-part = Dein Teil:
dice-check = Jeden Wurf prüfen
dice-right = Alle Würfe ({ $rolls }) folgen aus dem Geheimnis und den Teilen der Spieler ({ $parts }).
dice-starter-agreed = Wer beginnt, wurde vereinbart und nicht ausgelost.
dice-own = Dein eigener Teil ist dabei, und die Zahl des Servers ist die, die dieser Browser zuerst gesehen hat.
dice-not-own = Dieser Browser hat keinen Teil geschickt; er kann nicht sagen, ob die Zahl des Servers von Anfang an dieselbe war.
dice-late =
    { $count ->
        [one] Ein Teil kam während des Spiels dazu, als sich jemand wieder setzte.
       *[other] { $count } Teile kamen während des Spiels dazu, als sich jemand wieder setzte.
    }
dice-fault-missing = Es fehlen Ereignisse, oder die Partie hört vor dem Ende auf (Ereignis { $event }).
dice-fault-commitment = Die Zahl des Servers ist nicht die, die dieser Browser zuerst gesehen hat.
dice-fault-secret = Das am Ende gezeigte Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
dice-fault-part = Der Teil, den dieser Browser geschickt hat, fehlt oder wurde geändert (Ereignis { $event }).
dice-fault-since = Ein Teil zählt nicht ab der nächsten Ziehung (Ereignis { $event }).
dice-fault-deal = Die Auslosung am Anfang folgt nicht aus dem Geheimnis (Ereignis { $event }).
dice-fault-chain = Die Zahl eines Spielers gehört nicht zu denen, auf die sich sein Browser festgelegt hat (Ereignis { $event }).
dice-fault-reveal = Ein Wurf wurde ohne eine Zahl gemacht, die fällig war (Ereignis { $event }).
dice-fault-extra = Jemand hat eine Zahl aufgedeckt, die nicht fällig war (Ereignis { $event }). Wer das Geheimnis des Servers kannte, konnte so einen Wurf wählen.
dice-fault-draw = Ein Wurf wurde übersprungen oder doppelt verwendet (Ereignis { $event }).
dice-fault-roll = Ein Wurf folgt nicht aus dem Geheimnis (Ereignis { $event }).
dice-fault-seen = Ein Wurf ist nicht der, den dieser Browser während des Spiels gesehen hat (Ereignis { $event }).
draw-about = In diesem Spiel wird nicht gewürfelt. Nur die Auslosung am Anfang ist Zufall: wer beginnt und was sonst ausgelost wird, etwa Farben. Der Server und der Browser jedes Spielers haben sich zuerst auf geheime Zahlen festgelegt und sie danach aufgedeckt. Die Auslosung entsteht aus allen zusammen, niemand konnte sie also wählen. Am Ende lässt sie sich nachrechnen.
draw-limits = Was möglich bleibt: Wer das Geheimnis des Servers und alle Zahlen kennt, kann vor dem Beginn aufstehen, und dann wird neu ausgelost; die Prüfung meldet das. Auch die Seiten kommen vom Server: Mit veränderten Seiten könnte er die Zahlen erfahren, die dein Browser geheim hält. Und eine Partie, die der Server vor dem Ende abbricht, kann niemand prüfen.
draw-about-parts = In diesem Spiel wird nicht gewürfelt. Nur die Auslosung am Anfang ist Zufall: wer beginnt und was sonst ausgelost wird, etwa Farben. Bevor sich jemand setzte, hat sich der Server auf ein Geheimnis festgelegt und dazu eine Zahl veröffentlicht, die nur zu diesem Geheimnis passt. Alle Spieler haben einen Teil hinzugefügt. Am Ende wird das Geheimnis gezeigt, und die Auslosung lässt sich nachrechnen.
draw-check = Die Auslosung prüfen
draw-right = Die Auslosung folgt aus dem Geheimnis und den Teilen der Spieler ({ $parts }).
