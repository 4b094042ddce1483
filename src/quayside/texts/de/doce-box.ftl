# Doce mit der echten Schachtel: was alle nehmen. Von der Seite dafür gelesen.

box-doce = Eine Person nimmt die 11 schwarzen Würfel, die andere die 11 weißen. Beide nehmen dazu einen Würfel ohne Augen, den Blocker, und ein Marker-Plättchen.
