# Dockers: entering the layout of one’s own box (CR-2). Read by the page of layouts.

layout-floors = Floors
layout-floor-count = { $floor } ({ $count } of 9)
layout-north-up = From above, north at the top
layout-cell =
    { $crate }, { $code }: { $missing ->
        [0] complete
        [one] one thing missing
       *[other] { $missing } things missing
    }
layout-nameless = Crate without a name
layout-port = Port
layout-code = Code
layout-faces = Faces of the crate; the lid is on top
layout-unknown = not entered yet
layout-paint-north = What is on the north side?
layout-paint-east = What is on the east side?
layout-paint-south = What is on the south side?
layout-paint-west = What is on the west side?
layout-paint-down = What is on the bottom?
layout-next-crate = Next crate
layout-first-crate = First crate
layout-facts = What the printed rules say
layout-fact-codes = 27 crates, each with its own code
layout-fact-edge = 24 crates have one lid and exactly three colours
layout-fact-middle = The crate in the middle of each floor has two lids and all four colours
layout-fact-score = Nobody can score in the first turn, whichever floor is on top
layout-fact-right = Right
layout-fact-wrong = Wrong
layout-fact-open = Not known yet
layout-wrong-code = A code is three capital letters, not “{ $code }”.
layout-wrong-twice = The code { $code } is used twice.
layout-wrong-lid-up = { $crate } does not start lid up.
layout-wrong-edge = A crate outside the middle has one lid and exactly three colours. { $crate } so far: lids { $lids }, colours { $colours }.
layout-wrong-middle = A crate in the middle has two lids and all four colours. { $crate } so far: lids { $lids }, colours { $colours }.
layout-wrong-score = { $floor }: if { $falls } falls, { $first } and { $second } tip and score.
layout-file-line = line { $line } cannot be read.
layout-file-none = it lists no crates under [[crate]].
layout-file-count =
    { $count ->
        [one] it has one crate, not 27.
       *[other] it has { $count } crates, not 27.
    }
layout-file-code = crate { $number } needs a code of three capital letters.
layout-file-cell = { $crate } needs a cell of two numbers from -1 to 1.
layout-file-floor = { $crate } needs a floor from 0 to 2.
layout-file-face = the face “{ $face }” of { $crate } must be lid, red, blue, yellow or green.
layout-file-same-cell = { $crate } and { $other } are in the same cell.
