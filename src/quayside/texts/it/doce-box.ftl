# Doce con la scatola vera: che cosa prende ognuno. Letto dalla pagina apposita.

box-doce = Uno prende gli 11 dadi neri, l’altro gli 11 bianchi. Ognuno prende anche un dado senza numeri, il blocco, e un segnalino.
