"""How the bots of Docker are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

LADDERS = [(f"docker:{edition}", players) for edition in ("fr", "en") for players in (2, 3, 4)]
YARDSTICKS = [
    Contest("docker:fr", 2, "1,random", 500),
    Contest("docker:fr", 2, "1,thumb~30", 500),
    Contest("docker:fr", 2, "3,thumb", 500),
    Contest("docker:fr", 2, "6,thumb", 20),
]
AGAINST_UCT = [(Contest("docker:fr", 4, "6,uct:10000", 400), 0.25)]
REGRET = ("docker:en", "docker:fr")
CONTESTS = [
    *(
        Contest(name, players, f"{level},{level - 1}", games if level < 6 else games * 4 // 5)
        for name in ("docker:fr", "docker:en")
        for players, games in ((4, 1_000), (3, 1_000), (2, 500))
        for level in (2, 3, 4, 5, 6)
    )
]
NOTES = """
**Docker.** Arenas use no tables: level 6 with two players is measured without one here, and is
stronger where it has one. Every level also takes a move after which no other player can move,
whatever they roll. The section on regret shows how much the low levels miss. The levels were
adjusted between runs until the ladders met the targets, with the same seed, and the last games of
each step are the ones shown: a score that is close to a limit may fall on its other side with
another seed, and the intervals do not account for this. Figures of version 0.1.0 were measured
before levels took every win that one action brings, so such levels may be a little stronger now.
`thumb` keeps itself mobile and others not: it plays the move after which most faces of the die
would allow itself a move, less those that would allow the others one.
"""
BESIDE_UCT = """
In the place of level 6 of four-player Docker, these did no better, played by
hand in the arena: {tried}.
A game has {turns:.0f} turns, six or seven of each player, and not all of them with
a choice. So little room may be all that there is, since two searches that have
nothing in common come out level; but with two players `uct:10000` is far from
perfect (see below), so it is no proof.
"""
