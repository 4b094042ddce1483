import { beforeAll, describe, expect, it } from "vitest";
import { choose, type Token } from "../board/choice";
import type { Fact } from "../board/facts";
import type { Position } from "../board/position";
import { withCrates } from "../testing/crates";
import { hasText, LANGUAGES, loadTableTexts, loadTexts, type Text, textIn } from "../text";
import { play as doceGame } from "./doce/play";
import { doceSquare } from "./doce/words";
import { play as dockerGame } from "./docker/play";
import { dockerSquare } from "./docker/words";
import { play as dockersGame } from "./dockers/play";
import { dockersCell, dockersCrate } from "./dockers/words";
import type { GamePlay } from "./module";

let en: Text;
let fr: Text;
beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadTexts));
  await loadTableTexts();
  en = textIn("en");
  fr = textIn("fr");
});

const names = ["Ada", "Bo", "Cy"];
const fact = (kind: string, seat: number | null, data: Fact["data"] = {}): Fact => ({
  kind,
  seat,
  data,
});
const docker = dockerGame.read("docker:fr 2 c1:0,b2:110 hand:5,4 out:- turn:1 roll:4");
const cards = dockerGame.read(
  "docker:fr 2 - hand:6,6 out:- turn:0 roll:- cards:123456,2456 chance=cards",
);
const crates = "RTM@0,0,0=.bygyg,ANR@0,0,1=r.yggb,HAM@1,0,0=g.rbrb";
const dockers = withCrates(crates, {
  players: 2,
  colours: ["r", "g"],
  turn: 0,
  moves: 1,
  customs: "HAM",
  scores: [3, 0],
});
const doce = doceGame.read(
  "doce:standard A1,A2,.,A5,.,.,.,A#,.,.,.,.,.,.,.,.,.,.,.,.,B1,.,B1,.,B1 " +
    "turn:0 dice:8,8 blockers:01 last:a1,e5 round:1 starter:0 totals:0,0",
);

const crate = (code: string) => {
  const found = dockers.crates.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};

describe("a square in words", () => {
  it("tells the colours of a stack from the top", () => {
    expect(dockerSquare(docker, "b2", { t: en, names })).toBe(
      "b2: three containers, red on top of blue on blue",
    );
    expect(dockerSquare(docker, "b2", { t: fr, names })).toBe(
      "b2\u202f: trois conteneurs, rouge par-dessus bleu sur bleu",
    );
    const high = dockerGame.read("docker:omba 3 a1:0122 hand:3,3,2 out:- turn:0 roll:-");
    expect(dockerSquare(high, "a1", { t: en, names })).toBe(
      "a1: four containers, yellow on top of yellow on blue on red",
    );
    expect(dockerSquare(docker, "c1", { t: en, names })).toBe("c1: one container, red");
    expect(dockerSquare(docker, "a1", { t: fr, names })).toBe("a1\u202f: vide");
  });

  it("tells dice, blockers and the marker", () => {
    expect(doceSquare(doce, "a1", { t: en, names })).toBe("a1: 1, red, with the marker");
    expect(doceSquare(doce, "c2", { t: fr, names })).toBe("c2\u202f: bloqueur, rouge");
    expect(doceSquare(doce, "c1", { t: en, names })).toBe("c1: empty");
  });

  it("tells only the faces of a crate that can be seen, unless looking inside is agreed", () => {
    // ANR stands on RTM; HAM is beside RTM with Customs on it.
    expect(dockersCell(dockers, "0,0", { t: en, names })).toBe(
      "Antwerp on floor 1: red on top, sides north yellow, east green, south green, west blue, on top of Rotterdam",
    );
    expect(dockersCrate(dockers, crate("RTM"), { t: en, names })).toBe(
      "Rotterdam on the ground: covered, sides north yellow, south yellow, west green",
    );
    expect(dockersCrate(dockers, crate("RTM"), { t: en, names, inside: true })).toContain(
      "lid on top",
    );
    expect(dockersCrate(dockers, crate("HAM"), { t: fr, names })).toBe(
      "Hambourg au sol\u202f: vert dessus, côtés rouge vers le nord, bleu vers l’est, rouge vers le sud, avec la Douane",
    );
    expect(dockersCell(dockers, "5,5", { t: en, names })).toBe("empty ground");
  });
});

it("why a first click picks nothing: what lies on it, or what is there already", () => {
  const crates = ["RTM", "ANR", "HAM"].map((code) => dockersGame.whyFirst?.(dockers, code));
  expect(crates).toEqual(["covered", null, "locked"]);
  const squares = ["a1", "c2", "c1"].map((square) => doceGame.whyFirst?.(doce, square));
  expect(squares).toEqual(["taken", "blocked", null]);
});

describe("a position in words", () => {
  it("goes through squares, hands and the roll", () => {
    const said = dockerGame.describe(docker, { t: en, names });
    expect(said).toHaveLength(12);
    expect(said).toContain("Bo, blue: four containers in hand.");
    expect(said.at(-1)).toBe("Bo has rolled a 4.");
  });

  it("names the cards that are held", () => {
    expect(dockerGame.describe(cards, { t: en, names })).toContain(
      "Bo holds the cards 2, 4, 5, 6.",
    );
  });

  it("goes through floors from the top, Customs, points and moves left", () => {
    expect(dockersGame.describe(dockers, { t: en, names })).toEqual([
      "Floor 2: no crate.",
      "Floor 1: Antwerp at 1, 1, red on top.",
      "Ground: Rotterdam at 1, 1, covered; Hamburg at 2, 1, green on top.",
      "The Customs token is on Hamburg.",
      "Ada, red: 3 points.",
      "Bo, green: 0 points.",
      "Ada is to move.",
      "2 crate moves are left in this turn.",
    ]);
  });

  it("goes through the dice of Doce in French", () => {
    const said = doceGame.describe(doce, { t: fr, names });
    expect(said[0]).toBe("Manche 1 sur 4.");
    expect(said).toContain("e5\u202f: 1, bleu, avec le marqueur.");
    expect(said.at(-1)).toBe("C’est à Ada de jouer.");
  });
});

describe("what happens in words", () => {
  const walk = [
    fact("step", 0, { from: "a1", to: "b1", from_level: 0, to_level: 1, cost: 2, left: 2 }),
    fact("step", 0, { from: "b1", to: "c1", from_level: 1, to_level: 0, cost: 2, left: 0 }),
    fact("land", 0, { square: "c1", level: 0 }),
    fact("cover", 0, { square: "c1", covered: 1 }),
  ];

  it("tells a container's way and what it covers", () => {
    expect(dockerGame.tell(walk, { t: en, names })).toEqual([
      "Ada moves from a1 to c1 (4 points).",
      "The way: b1 for 2, c1 for 2.",
      "It covers a container of Bo.",
    ]);
    expect(dockerGame.tell(walk, { t: fr, names })[0]).toBe("Ada va de a1 à c1 (4 points).");
  });

  it("tells tips, points and Customs", () => {
    const tip = fact("tip", 0, {
      crate: "RTM",
      move: 1,
      direction: "north",
      to_floor: 0,
      quarters: 0,
      faces: "rb....",
    }); // prettier-ignore
    const score = fact("score", 1, { points: 6, total: 9, group: ["RTM", "HAM"], size: 2 });
    const customs = fact("customs", 0, { from: "HAM", to: "HAM" });
    expect(dockersGame.tell([tip, score], { t: en, names })).toEqual([
      "Ada tips Rotterdam north: red is now on top, on the ground.",
      "Bo scores 6 points with Rotterdam, Hamburg: 9 in all.",
    ]);
    expect(dockersGame.tell([customs, fact("turn", 1, { turns: 5 })], { t: fr, names })).toEqual([
      "Ada laisse la Douane sur Hambourg.",
      "C’est à Bo de jouer.",
    ]);
  });

  it("tells how a round of Doce is scored", () => {
    const facts = [
      fact("place", 0, { square: "c1", face: 4 }),
      fact("line", 0, { squares: ["a1", "b1", "c1", "d1"], allOwn: true }),
      fact("round-won", 0, {
        round: 1,
        points: 31,
        items: [
          ["line", 12],
          ["all-own", 2],
          ["empty", 17],
        ],
      }),
      fact("round-start", 1, { round: 2, totals: [31, 0] }),
    ];
    expect(doceGame.tell(facts, { t: en, names })).toEqual([
      "Ada places a 4 on c1.",
      "A line of four for Ada: a1, b1, c1, d1.",
      "Ada wins round 1: 31 points (line +12, all own dice +2, empty squares +17).",
      "Round 2 begins: Bo starts.",
    ]);
  });
});

describe("moves in words", () => {
  const games = { docker: dockerGame, dockers: dockersGame, doce: doceGame };
  it.each([
    ["docker", "a1-c3", "a1 to c3"],
    ["docker", "4:+b2", "card 4: from hand to b2"],
    ["docker", "out", "out"],
    ["dockers", "RTM^N", "Rotterdam tips north"],
    ["dockers", "RTMvE2", "Rotterdam falls east, half a turn"],
    ["dockers", "RTM@1", "Rotterdam pivots, one quarter turn clockwise"],
    ["dockers", "=RTM", "Customs on Rotterdam"],
    ["dockers", "=", "Customs stays"],
    ["doce", "c3=4", "4 on c3"],
    ["doce", "#c3", "blocker on c3"],
    ["doce", "pass", "passes"],
  ] as const)("%s %s", (family, text, words) => {
    expect(games[family].moveWords(text, { t: en, names })).toBe(words);
  });

  it("names ports in French", () => {
    const speaker = { t: fr, names };
    expect(dockersGame.moveWords("RTMvE0", speaker)).toBe(
      "Rotterdam chute vers l’est, sans tourner",
    );
  });
});

describe("marks", () => {
  it("has a letter of its own for each colour in every language", () => {
    for (const language of LANGUAGES) {
      const t = textIn(language);
      const letters = ["red", "blue", "yellow", "green"].map((colour) =>
        t(`board-letter-${colour}`),
      );
      expect(new Set(letters).size, language).toBe(4);
    }
  });
});

describe("what is due", () => {
  /** What is due after picking each of the tokens of a move, which is one of two. */
  function dueIn<P extends Position>(game: GamePlay<P>, position: P, move: string, other: string) {
    const moves = [move, other].map((text, action) => {
      return { text, action, steps: [], tokens: game.tokens(text) };
    });
    const picked: Token[] = [];
    return [null, ...game.tokens(move).slice(0, -1)].map((token) => {
      if (token !== null) picked.push(token);
      return game.due(position, choose(moves, [...picked])).what;
    });
  }
  const due = (): string[][] => [
    dueIn(dockerGame, docker, "b2-c1", "+b1"),
    dueIn(dockerGame, cards, "4:+b1", "2:+b1"),
    dueIn(dockerGame, docker, "out", "out").slice(0, 1),
    dueIn(doceGame, doce, "c1=4", "#c2"),
    dueIn(doceGame, doce, "#c1", "c2=1"),
    dueIn(doceGame, { ...doce, blocked: true }, "c1=4", "c2=1"),
    dueIn(dockersGame, dockers, "ANRvE2", "RTM^N"),
    dueIn(dockersGame, dockers, "ANR@1", "RTM^N"),
    dueIn(dockersGame, { ...dockers, moves: 3, customs: "RTM" }, "=ANR", "="),
    dueIn(dockersGame, { ...dockers, moves: 3, customs: null }, "=ANR", "=RTM"),
  ];

  it("follows what is picked", () => {
    expect(due()).toEqual([
      ["container", "square"],
      ["card", "container", "square"],
      ["container"],
      ["die-or-blocker", "face"],
      ["die-or-blocker", "blocker"],
      ["die", "face"],
      ["crates", "direction", "landing"],
      ["crates", "direction", "pivot"],
      ["customs"],
      ["customs-first"],
    ]);
    const only = choose([{ text: "out", action: 0, steps: [], tokens: ["out"] }]);
    expect(dockerGame.due(docker, only).what).toBe("out");
  });

  it("has a prompt, for one and for several at a screen, and a tip in every language", () => {
    for (const what of new Set(["out", "pass", "roll", "send", ...due().flat()]))
      for (const language of LANGUAGES)
        for (const id of [`table-due-${what}`, `table-due-${what}-who`, `coach-${what}`])
          expect(hasText(language, id), `${id} in ${language}`).toBe(true);
  });
});

describe("why a game ended", () => {
  it("names the last player and the roll, or what the rules say", () => {
    const speaker = { t: en, names };
    expect(dockerGame.ending([fact("out", 1), fact("win", 0)], 1, speaker)).toBe(
      "Bo rolled a 1 and had no move.",
    );
    expect(dockerGame.ending([fact("out", 1)], null, speaker)).toContain("no card");
    expect(dockersGame.ending([fact("end", null, { ruling: "CR-6" })], null, speaker)).toBe(
      "Three moves are no longer possible: the game ends.",
    );
    const last = fact("round-won", 0, { round: 4, points: 12, items: [] });
    expect(doceGame.ending([last, fact("win", 0)], null, speaker)).toContain("four rounds");
    expect(doceGame.ending([fact("place", 0)], null, speaker)).toBe("");
  });
});
