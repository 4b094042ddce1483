# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = In thirty seconds
rules-rulings = What the box leaves open

rules-figure-play = Show the move

rules-figure-back = Back to the start

## Rulings of all games (.title: what it is about)

ruling-GL-1 = The printed rules do not speak of giving up or of clocks. Here you may resign at any time; an unfinished turn is withdrawn. You can no longer win: with two players the other one wins; with more, they play on without you, and if only one is left, that player wins (our choice). A player who runs out of time loses in the same way, unless the table chose that a bot takes over.
    .title = Resigning and running out of time

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = The rules do not allow that here.
why-GL-1 = That player cannot leave the game now.
