# Doce with the real box: what everybody takes. Read by the page for it.

box-doce = One player takes the 11 black dice, the other the 11 white ones. Both take a blank die, the blocker, and a marker.
