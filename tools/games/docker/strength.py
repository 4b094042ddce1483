"""How the bots of Docker are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

LADDERS = [("docker:fr", players) for players in (2, 3, 4)]
YARDSTICKS = [
    Contest("docker:fr", 2, "1,random", 200),
    Contest("docker:fr", 2, "1,thumb~30", 300),
    Contest("docker:fr", 2, "2,thumb", 200),
    Contest("docker:fr", 2, "3,thumb", 300),
    Contest("docker:fr", 2, "3,uct:1000", 60),
    Contest("docker:fr", 2, "8,thumb", 20),
]
AGAINST_UCT = [
    (Contest("docker:fr", 2, "8,uct:1000", 20), 0.8),
    (Contest("docker:fr", 4, "8,uct:10000", 400), 0.25),
]
EARLIER = [Contest("docker:fr", 2, "8,earlier:6", 20)]
REGRET = ("docker:en",)
GAMES_OF = {2: 150, 3: 600, 4: 600}
CONTESTS = [
    Contest("docker:fr", players, f"{level},{level - 1}", GAMES_OF[players] if level < 8 else 24)
    for players, levels in ((2, range(2, 9)), (4, (2, 3, 4, 5, 7)), (3, (2, 3, 4, 5, 7)))
    for level in levels
]
NOTES = """
**Docker.** Arenas use no tables: level 8 with two players is measured without one here, and is
stronger where it has one. Every level also takes a move after which no other player can move,
whatever they roll. The levels were set by what they lose against the table of the English edition
(below) and by games of other seeds than those shown, except that level 2 became a little stronger
after 150 games of this seed, in which it had scored 58.0% against level 1. The editions have the
same levels. With three
and four players each has only about five decisions in a game, so fewer strengths can be told apart:
there levels 5 and 6 are the same player, and so are levels 7 and 8. `thumb` keeps itself mobile and
others not: it plays the move after which most faces of the die would allow itself a move, less
those that would allow the others one.
"""
BESIDE_UCT = """
In the place of the highest level of four-player Docker, these did no better, played by
hand in the arena with version 0.1.0: {tried}.
A game has 27 turns, six or seven of each player, and not all of them with
a choice. So little room may be all that there is, since two searches that have
nothing in common come out level; but with two players `uct:10000` is far from
perfect (see below), so it is no proof.
"""
