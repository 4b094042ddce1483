"""A second opinion on Docker: a slow walker that takes one unit step at a time in space.

It knows nothing of edges, costs or path lists. A container stands at (square, level); one point
moves it up one level, down one level, or sideways one square. It may go sideways only at a level
where it does not bump into what stands there, never goes higher than it needs, and every square it
comes to must be stood on before it goes on. That is the rulebook's text (steps, DK-3, DK-4, DK-5)
taken literally.
"""

from __future__ import annotations

from quayside.core.game import State

NAMES = [file + rank for rank in "123" for file in "abc"]
OWN_ENTRY = {2: ["b1", "b3"], 3: ["b1", "a2", "b3"], 4: ["b1", "a2", "b3", "c2"]}


def neighbours(square: str) -> list[str]:
    file, rank = "abc".index(square[0]), int(square[1])
    around = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)]
    return ["abc"[f] + str(r) for f, r in around if 0 <= f < 3 and 1 <= r <= 3]


def read(text: str) -> dict[str, str]:
    """Read a position's words into a dictionary, stacks by square."""
    words = text.split()
    found = {"edition": words[0].split(":")[1], "players": words[1], "revisit": "never"}
    if words[2] != "-":
        found |= dict(stack.split(":") for stack in words[2].split(","))
    found |= dict(word.split(":") for word in words[3:] if ":" in word)
    return found | dict(word.split("=") for word in words[3:] if "=" in word)


def climb(heights: dict[str, int], level: int, target: str) -> list[str]:
    """Return the unit moves from a level onto a neighbouring square: up, across, down."""
    moves = []
    while level < heights[target]:
        level += 1
        moves.append("up")
    moves.append("across")
    while level > heights[target]:
        level -= 1
        moves.append("down")
    return moves


def ends(
    heights: dict[str, int],
    at: str | None,
    level: int,
    points: int,
    stood: list[str],
    entries: list[str],
) -> set[str]:
    """Return where a container can end that must spend exactly these points from here."""
    found: set[str] = set()
    for target in neighbours(at) if at else entries:
        if target in stood:
            continue
        moves = climb(heights, level, target)
        left = points - len(moves)
        if left == 0:
            found.add(target)
        elif left > 0:
            found |= ends(heights, target, heights[target], left, [*stood, target], entries)
    return found


def moves_for(position: dict[str, str], face: int) -> set[str]:
    """Return the texts of all moves of the player to move for a face; the empty set if none."""
    seat, players = position["turn"], int(position["players"])
    stacks = {name: position.get(name, "") for name in NAMES}
    heights = {name: len(stack) for name, stack in stacks.items()}
    found: set[str] = set()
    for name, stack in stacks.items():
        if stack.endswith(seat):
            without = heights | {name: heights[name] - 1}
            stood = [name] if position["revisit"] == "never" else []
            found |= {
                f"{name}-{end}" for end in ends(without, name, without[name], face, stood, [])
            }
    if position["hand"].split(",")[int(seat)] != "0":
        own = [OWN_ENTRY[players][int(seat)]]
        entries = own if position["edition"] == "en" else ["b1", "a2", "b3", "c2"]
        found |= {f"+{end}" for end in ends(heights, None, 0, face, [], entries)}
    return found


def has_reroll_right(position: dict[str, str]) -> bool:
    """Return whether DK-7 gives the player to move another roll: covered containers count."""
    on_board = sum(stack.count(position["turn"]) for key, stack in position.items() if key in NAMES)
    return position["edition"] in ("en", "it") and on_board < 3


def decisions(state: State) -> dict[int, set[str]]:
    """Return for each face what can be played: moves, `out`, or the empty set for a reroll."""
    position = read(str(state))
    by_face = {face: moves_for(position, face) for face in range(1, 7)}
    again = has_reroll_right(position) and any(by_face.values())
    return {face: moves or (set() if again else {"out"}) for face, moves in by_face.items()}


def chances(state: State) -> list[float]:
    """Return how likely each face is the one that counts."""
    expected = decisions(state)
    stuck = all(moves == {"out"} for moves in expected.values())
    if stuck and has_reroll_right(read(str(state))):
        return [1.0, 0, 0, 0, 0, 0]
    counting = [face for face, moves in expected.items() if moves]
    return [1 / len(counting) if face in counting else 0.0 for face in expected]
