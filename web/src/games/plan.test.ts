import { beforeAll, describe, expect, it } from "vitest";
import { type Choice, choose, offersOf, type Token } from "../board/choice";
import type { BoardMove } from "../board/facts";
import type { Position } from "../board/position";
import type { BoardView } from "../board/types";
import { pointedMove, type Sheet } from "../plan/sheet";
import { boardSide, screenCell, screenSide, screenSideOfSeat } from "../plan/turning";
import { withCrates } from "../testing/crates";
import { loadTableTexts, loadTexts, textIn } from "../text";
import { play as doce } from "./doce/play";
import { dockerLayout } from "./docker/plan/sheet";
import { wayPoints } from "./docker/plan/Way";
import { play as docker } from "./docker/play";
import { turnedFaces } from "./dockers/faces";
import { dockersLayout } from "./dockers/plan/sheet";
import { play as dockers } from "./dockers/play";
import { type Colour, FACES, type Face } from "./dockers/position";
import { GAMES, gameOf } from "./index";
import type { GamePlay } from "./module";
import { playPlain } from "./plain/play";
import { linesOf } from "./plain/sheet";

beforeAll(async () => {
  await loadTexts("en");
  await loadTableTexts();
});

const VIEW: BoardView = {
  turned: 0,
  home: 0,
  resets: 0,
  lifted: false,
  xray: false,
  marks: true,
  calm: false,
  light: false,
};
const legal = (...texts: string[]): BoardMove[] =>
  texts.map((text, action) => ({ text, action, steps: [] }));

/** A choice among legal moves of a game, with tokens picked. */
const pickFrom = (
  game: Pick<GamePlay, "tokens">,
  moves: readonly BoardMove[],
  picked: readonly Token[] = [],
): Choice => choose(offersOf(game.tokens, moves), picked);

function sheet<P extends Position>(
  game: GamePlay<P>,
  position: P,
  choice: Choice,
  view: Partial<BoardView> = {},
): Sheet {
  return game.sheet(position, {
    choice,
    view: { ...VIEW, ...view },
    names: ["Ada", "Bo"],
    inside: true,
    t: textIn("en"),
    aspect: 1,
    canRoll: false,
  });
}

const tokens = (made: Sheet) =>
  made.grids.map(({ rows }) => rows.map((row) => row.map(({ token }) => token)));

const faces = (text: string) =>
  Object.fromEntries(FACES.map((face, i) => [face, text[i]])) as Record<Face, Colour>;
const written = (made: Record<Face, Colour>) => FACES.map((face) => made[face]).join("");

describe("turning the board", () => {
  it("puts north to the right after a quarter turn clockwise", () => {
    expect(screenCell(0, 2, 3, 3, 0)).toEqual({ column: 0, row: 0 });
    expect(screenCell(0, 2, 3, 3, 1)).toEqual({ column: 2, row: 0 });
    expect(screenCell(0, 2, 3, 3, 2)).toEqual({ column: 2, row: 2 });
    expect(screenCell(0, 2, 3, 3, 3)).toEqual({ column: 0, row: 2 });
    expect(screenSide(0, 1)).toBe(1);
  });

  it.each([0, 1, 2, 3])("knows the way back after %i quarters", (turned) => {
    for (const side of [0, 1, 2, 3]) expect(boardSide(screenSide(side, turned), turned)).toBe(side);
  });

  it("seats players clockwise from the south (DK-1)", () => {
    expect([0, 1].map((seat) => screenSideOfSeat(seat, 2, 0))).toEqual([2, 0]);
    expect([0, 1, 2].map((seat) => screenSideOfSeat(seat, 3, 0))).toEqual([2, 3, 0]);
    expect([0, 1, 2, 3].map((seat) => screenSideOfSeat(seat, 4, 0))).toEqual([2, 3, 0, 1]);
  });
});

describe("faces of a crate", () => {
  it("turn clockwise, north to east", () => {
    expect(written(turnedFaces(faces("..rbyg"), 1))).toBe("..grby");
    expect(written(turnedFaces(faces("..rbyg"), 4))).toBe("..rbyg");
  });
});

describe("the sheet of Docker", () => {
  const position = docker.read("docker:en 2 c1:0,b3:11 hand:2,1 out:- turn:1 roll:3");

  it("has the squares as they lie on the screen", () => {
    expect(tokens(sheet(docker, position, pickFrom(docker, [])))).toEqual([
      [
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
      ],
    ]);
    expect(tokens(sheet(docker, position, pickFrom(docker, []), { turned: 1 }))[0]?.[0]).toEqual([
      "a1",
      "a2",
      "a3",
    ]);
  });

  it("offers the hand of whoever is to move, and says what can be reached for how much", () => {
    const moves: BoardMove[] = [
      { text: "+b2", action: 0, steps: [{ place: "b3", level: 2, cost: 3 }] },
    ];
    const made = sheet(docker, position, pickFrom(docker, moves, ["hand"]));
    expect(made.beside.map(({ token }) => token)).toEqual(["hand"]);
    expect(made.grids[0]?.rows[1]?.[1]?.label).toBe("b2: empty, can be reached for 3 points");
  });

  it("names the owners of entry squares where they have some", () => {
    const entries = [["b1"], ["b3"]];
    const made = sheet(docker, { ...position, entries }, pickFrom(docker, []));
    expect(made.grids[0]?.rows[0]?.[1]?.label).toContain("entry square of Bo");
    expect(made.grids[0]?.rows[1]?.[0]?.label).toBe("a2: empty");
  });

  it("draws the way of a container that enters from outside the board", () => {
    const layout = dockerLayout(2, 0);
    const steps = [
      { place: "b1", level: 0, cost: 1 },
      { place: "b2", level: 0, cost: 1 },
    ];
    const [start, first, end] = wayPoints(layout, ["hand", "b2"], steps);
    expect(start?.y).toBeGreaterThan(layout.board.y + layout.board.height);
    expect(first).toEqual(layout.top("b1"));
    expect(end).toEqual(layout.top("b2"));
  });
});

describe("the sheet of Dockers", () => {
  const crates = "RTM@0,0,0=.bygyg,ANR@0,0,1=r.yggb,HAM@1,0,0=g.rbrb";
  const position = withCrates(crates, {
    players: 2,
    colours: ["r", "g"],
    turn: 0,
    moves: 1,
    customs: null,
  });
  const moves = legal("ANRvE0", "ANRvE1", "ANR^N", "HAM@1");

  it("has a ring of free cells around the top crates", () => {
    expect(tokens(sheet(dockers, position, pickFrom(dockers, moves)))[0]).toEqual([
      [null, null, null, null],
      [null, "ANR", "HAM", null],
      [null, null, null, null],
    ]);
  });

  it("has a grid for each floor when floors are lifted apart", () => {
    const made = sheet(dockers, position, pickFrom(dockers, moves), { lifted: true });
    expect(made.grids.map(({ label }) => label)).toEqual(["Ground", "Floor 1"]);
    expect(tokens(made)).toEqual([[["RTM", "HAM"]], [["ANR", null]]]);
  });

  it("gives a picked crate its handles, and all free cells beside it their directions", () => {
    const made = sheet(dockers, position, pickFrom(dockers, moves, ["ANR"]));
    expect(made.handles.map(({ token }) => token)).toEqual(["N", "E"]);
    expect(made.grids[0]?.rows[0]?.[1]?.via).toBe("N");
    expect(made.grids[0]?.rows[2]?.[1]?.via).toBe("S");
    expect(made.grids[0]?.rows[2]?.[2]?.via).toBeUndefined();
    expect(made.grids[0]?.rows[1]?.[2]?.via).toBeUndefined();
  });

  it("asks for the free turn of a fall", () => {
    const made = sheet(dockers, position, pickFrom(dockers, moves, ["ANR", "E"]));
    expect(made.options?.tokens.map(({ token }) => token)).toEqual(["0", "1"]);
  });

  it("reads a drop on a neighbouring cell as a direction", () => {
    const made = sheet(dockers, position, pickFrom(dockers, moves));
    const [anr, ham] = [made.grids[0]?.rows[1]?.[1], made.grids[0]?.rows[1]?.[2]];
    const far = made.grids[0]?.rows[1]?.[3];
    if (!anr || !ham || !far) throw new Error("cells are missing");
    expect(made.drop?.(anr, ham)).toBe("E");
    expect(made.drop?.(anr, far)).toBeNull();
  });

  it("arranges floors to the room", () => {
    const wide = dockersLayout(position, 0, true, 3);
    const high = dockersLayout(position, 0, true, 0.3);
    expect(wide.width / wide.height).toBeGreaterThan(high.width / high.height);
  });
});

describe("the sheet of Doce", () => {
  const squares = Array.from({ length: 25 }, () => ".").join(",");
  const position = doce.read(
    `doce:standard ${squares} turn:0 dice:11,11 blockers:11 last:-,- round:1 starter:0 totals:0,0`,
  );

  it("opens the wheel of faces on a picked square, not on the blocker", () => {
    const moves = legal("c3=1", "c3=2", "#c3");
    expect(sheet(doce, position, pickFrom(doce, moves, ["c3"])).options?.tokens).toHaveLength(6);
    expect(sheet(doce, position, pickFrom(doce, moves, ["blocker"])).options).toBeNull();
  });

  it("tells whose zone a square is in", () => {
    const zones = [["b2"], []];
    const made = sheet(doce, { ...position, zones }, pickFrom(doce, []));
    expect(made.grids[0]?.rows[3]?.[1]?.label).toBe("b2: empty, in the no-play zone of Ada");
  });
});

describe("keys", () => {
  const crates = pickFrom(dockers, legal("RTM^N", "RTMvE0", "RTMvE1", "HAM@1"), ["RTM"]);

  it("are directions once a crate is picked: arrows on the screen, letters on the board", () => {
    expect(dockers.keyToken("ArrowUp", crates, 0)).toBe("N");
    expect(dockers.keyToken("ArrowRight", crates, 1)).toBe("N");
    expect(dockers.keyToken("n", crates, 1)).toBe("N");
    expect(dockers.keyToken("ArrowUp", pickFrom(dockers, crates.moves), 0)).toBeNull();
  });

  it("turn a falling crate by digits", () => {
    expect(dockers.keyToken("1", pickFrom(dockers, crates.moves, ["RTM", "E"]), 0)).toBe("1");
    expect(dockers.keyToken("1", crates, 0)).toBeNull();
  });

  it("pick hand, cards, blocker, faces and Customs", () => {
    expect(docker.keyToken("h", pickFrom(docker, legal("+b2")), 0)).toBe("hand");
    expect(docker.keyToken("4", pickFrom(docker, legal("4:+b2")), 0)).toBe("card4");
    expect(docker.keyToken("4", pickFrom(docker, legal("+b2")), 0)).toBeNull();
    expect(doce.keyToken("b", pickFrom(doce, legal("c3=1")), 0)).toBe("blocker");
    expect(doce.keyToken("6", pickFrom(doce, legal("c3=1"), ["c3"]), 0)).toBe("6");
    expect(dockers.keyToken("l", pickFrom(dockers, legal("=", "=RTM")), 0)).toBe("leave");
    expect(dockers.keyToken("l", crates, 0)).toBeNull();
  });
});

describe("pointing", () => {
  it("shows a move that is certain, and the way that turns of a fall share", () => {
    const moves = legal("a1-b1", "a1-c1", "b2-c2");
    expect(pointedMove(pickFrom(docker, moves), "a1")).toBeNull();
    expect(pointedMove(pickFrom(docker, moves), "b2")?.text).toBe("b2-c2");
    expect(pointedMove(pickFrom(docker, moves, ["a1"]), "c1")?.text).toBe("a1-c1");
    expect(pointedMove(pickFrom(docker, moves), null)).toBeNull();
  });
});

describe("the summary on the board's element", () => {
  it("is close to the position's text", () => {
    const text = "docker:fr 2 c1:0,b3:11 hand:5,4 out:- turn:1 roll:3";
    expect(docker.summary(docker.read(text))).toBe("c1:0,b3:11 hand:5,4 out:- turn:1 roll:3");
  });
});

describe("a game that the pages know nothing about", () => {
  const pig = playPlain("pig");
  const position = pig.read("pig:standard 2 scores:12,40 turn:1 sum:7");

  it("has a button for each move, and never another game's board", () => {
    const made = sheet(pig, position, pickFrom(pig, legal("roll", "hold")));
    expect(made.grids).toEqual([]);
    expect(made.beside.map(({ token }) => token)).toEqual(["roll", "hold"]);
    expect(position).toMatchObject({ family: "pig", players: 2, turn: 1 });
  });

  it("is never taken for another game", () => {
    expect(gameOf("pig:standard")).toMatchObject({ family: "pig", rules: null, tiles: [] });
    expect(GAMES.map(({ family }) => gameOf(`${family}:x`).family)).toEqual(
      GAMES.map(({ family }) => family),
    );
  });

  it("shows the picture in text that the server sends", () => {
    const drawing = ["12 : 40", "Bo rolls"];
    expect(linesOf({ ...position, drawing })).toEqual(drawing);
    expect(linesOf(position).join(" ")).toBe(position.text);
  });

  it("tells the position as it is written", () => {
    expect(pig.describe(position, { t: textIn("en"), names: [] })).toEqual([position.text]);
  });
});
