# With the real box: who has which colour, who follows the game, and the layout of one’s own box. Read by those pages.

real-where = Who sees the game?
real-where-here = This device
real-where-here-about = Works without a connection.
real-where-server = Everybody’s phones
real-where-server-about = The server keeps the game. Others scan a code and watch it, or play on their own phones.
real-phone = Where the player at { $place } enters moves
real-phone-here = on this device
real-phone-own = on their own phone
real-colour = Colour, { $place }
real-colours-drawn = Let the screen draw the colours

## Layouts of one’s own box

layouts-choice = Starting layout
layouts-standard = Standard
layouts-own = My boxes
layouts-type-in = Enter the layout of my box
layouts-title = Your box of { $game }
layouts-text = The standard layout is our own reconstruction. Enter the one on the lid of your box, and every table can begin with it: with the real box, on this screen, on the server and in the terminal.
layouts-name = My box { $number }
layouts-name-label = Name of this layout
layouts-new = Enter my box
layouts-copy = Start from the standard layout
layouts-open-file = Open a layout file
layouts-edit = Open { $name }
layouts-unfinished = not finished
layouts-whole = complete
layouts-used = New games begin with
layouts-back = All layouts
layouts-do = What to do with this layout
layouts-ready = This layout agrees with the printed rules: it can be played.
layouts-not-ready = Saved on this device. It can be played as soon as it agrees with the printed rules.
layouts-in-use = New games begin with it.
layouts-play-real = Play with the real box
layouts-play-here = Play on this screen
layouts-download = Save as a file
layouts-delete = Delete this layout
layouts-delete-sure = Yes, delete it
layouts-not-kept = The browser cannot store it: storage is full or switched off.
layouts-file-wrong = This file is not a layout: { $reason }
