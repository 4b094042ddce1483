# Docker con la scatola vera: che cosa prende ognuno. Letto dalla pagina apposita.

box-docker =
    { $containers ->
        [6] Ognuno prende i sei container di due colori.
        [4] Ognuno prende i tre container di un colore e uno del colore rimasto.
       *[other] Ognuno prende i tre container di un colore.
    } Mettete il dado accanto al tavoliere.
