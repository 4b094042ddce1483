"""How the bots of Docker are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

SEED, SEED_OF_TWO = 8, 31
"""No level was set by games of these seeds; the second one is for the levels for two players."""
LADDERS = [("docker:fr", players) for players in (2, 3, 4)]
WINS = [("docker:fr", 2), ("docker:en", 2), ("docker:fr", 3), ("docker:en", 4)]
"""Games that positions with a win in one action are taken from."""
YARDSTICKS = [
    *(
        Contest("docker:fr", 2, f"{level},{other}", 400, SEED_OF_TWO)
        for level in (1, 2, 3)
        for other in ("thumb~30", "thumb")
    ),
    *(Contest("docker:fr", 2, f"{level},uct:1000", 200, SEED_OF_TWO) for level in (1, 2, 3)),
    Contest("docker:fr", 2, "8,thumb~30", 20, SEED),
    Contest("docker:fr", 2, "8,thumb", 20, SEED),
    *(
        Contest("docker:fr", players, f"{level},{other}", 300 if level < 8 else 48, SEED)
        for players in (3, 4)
        for level in (1, 2, 3, 8)
        for other in ("thumb~30", "thumb")
    ),
]
AGAINST_UCT = [
    (Contest("docker:fr", 2, "8,uct:1000", 40, SEED), 0.8),
    (Contest("docker:fr", 2, "8,uct:10000", 40, SEED), 0.8),
    (Contest("docker:fr", 3, "8,uct:1000", 75, SEED), 1 / 3),
]
EARLIER: list[Contest] = []
EQUAL_TIME = [
    Contest("docker:fr", 2, "8,quayside.adapters.openspiel:mcts_500", 40, SEED),
    Contest("docker:fr", 3, "8,quayside.adapters.openspiel:mcts_500", 45, SEED),
    Contest("docker:fr", 4, "8,quayside.adapters.openspiel:mcts_500", 60, SEED),
    Contest("docker:fr", 2, "8,earlier:search:20000", 40, SEED),
    Contest("docker:fr", 3, "8,earlier:search:20000", 60, SEED),
]
REGRET = ("docker:en",)
STEPS = {2: range(2, 9), 3: (2, 3, 4, 5, 7), 4: (2, 3, 4, 5, 7)}
"""The levels that differ from the one below, by number of players."""
GAMES_OF = {2: 600, 3: 600, 4: 600}
GAMES_OF_SEARCH = {2: 40, 3: 600, 4: 600}
CONTESTS = [
    Contest(
        "docker:fr",
        players,
        f"{level},{level - 1}",
        (GAMES_OF if level < levels[-1] else GAMES_OF_SEARCH)[players],
        SEED_OF_TWO if players == 2 else SEED,
    )
    for players, levels in STEPS.items()
    for level in levels
]
NOTES = """
**Docker.** Arenas use no tables: level 8 with two players is measured without one here, and is
stronger where it has one, but only a little: in 40 games against perfect play it lost 0.5% of a win
a game (± 0.1%, counted by the table), so it would score 49.5% of very many games. There is no room
above it. The levels were set by games of other seeds than those shown, in which the table of
`docker:fr` took the luck of the dice out of the scores. Level 1 plays almost at random, and level 3
is held near `thumb`, so the steps below level 4 cannot be much larger than 64%. Every level also
takes a move after which no other player can move, whatever they roll. The editions have the same
levels. With three and four players each has only about five decisions in a game, so fewer strengths
can be told apart: there levels 5 and 6 are the same player, and so are levels 7 and 8. `thumb`
keeps itself mobile and others not: it plays the move after which most faces of the die would allow
itself a move, less those that would allow the others one. `equilibrium` plays three-player Docker
by [an equilibrium](three-players.md) that is on the machine; how strong it is has not been
measured.
"""
BESIDE_UCT = """
With two players, 80% against `uct:10000` is out of reach: in `docker:en` it loses 1.86% of a win a
move and has about eight moves with a choice in a game (see below). That is 15% of a win, so perfect
play would score about 65%, as level 8 does.

Against three `uct:10000` in four-player Docker, these did no better than the highest level of
version 0.1.0, played by hand in the arena with that version: {tried}.
A game has 27 turns, six or seven of each player, and not all of them with
a choice. So little room may be all that there is, since two searches that have
nothing in common come out level; but with two players `uct:10000` is far from
perfect (see below), so it is no proof.
"""
