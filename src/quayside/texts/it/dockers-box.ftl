# Dockers con la scatola vera: come si comincia. Letto dalla pagina apposita.

box-dockers = Costruite il blocco come sul coperchio della vostra scatola: tre piani di nove casse, tutti i coperchi in alto. Ognuno estrae un colore; la Dogana sta accanto al tavoliere.
