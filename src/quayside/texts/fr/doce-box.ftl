# Doce avec la vraie boîte : ce que chacun prend. Lu par la page qui en parle.

box-doce = L’un prend les 11 dés noirs, l’autre les 11 blancs. Chacun prend aussi un dé sans points, le bloqueur, et un marqueur.
