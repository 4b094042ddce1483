# Dockers with the real box: how it begins. Read by the page for it.

box-dockers = Build the block as the lid of your box shows it: three floors of nine crates, all lids up. Everybody draws a colour; the Customs token stands beside the board.
