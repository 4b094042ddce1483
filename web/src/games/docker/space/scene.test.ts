/** What can be chosen in Docker can be met by a finger, whatever stands before it. */
import { type PerspectiveCamera, Vector3 } from "three";
import { afterEach, describe, expect, it, vi } from "vitest";
import { choose, NO_CHOICE, type Offer } from "../../../board/choice";
import type { BoardProps } from "../../../board/types";
import { built } from "../../../testing/workplace";
import { hitAt } from "../../../three/picking";
import type { DockerPosition } from "../position";
import { space } from ".";
import { SIZE, squareIndex, standing } from "./place";

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;

/** Seat 0 is on a1 and can move to c3; before c3, seen from the south, stands a tower on c2. */
function position(tower: number): DockerPosition {
  const stacks = Array.from({ length: 9 }, (): number[] => []);
  stacks[squareIndex("a1")] = [0];
  stacks[squareIndex("c2")] = Array(tower).fill(1);
  const hand = [5, 6 - tower];
  return {
    family: "docker",
    edition: "fr",
    players: 2,
    turn: 0,
    stacks,
    hand,
    out: [],
    roll: 6,
    cards: null,
  };
}

const MOVE: Offer = {
  text: "a1-c3",
  action: 0,
  tokens: ["a1", "c3"],
  steps: ["a2", "a3", "b3", "c3"].map((place, i) => ({ place, level: 0, cost: i ? 1 : 3 })),
};

function props(part: Partial<BoardProps<DockerPosition>>): BoardProps {
  return {
    position: position(4),
    motion: null,
    done: nothing,
    choice: NO_CHOICE,
    pick: nothing,
    pointed: null,
    point: nothing,
    preview: null,
    lastTurn: null,
    view: {
      turned: 0,
      home: 0,
      resets: 0,
      lifted: false,
      xray: false,
      marks: true,
      calm: true,
      light: false,
    },
    inside: true,
    names: ["Ann", "Bo"],
    ...part,
  } as BoardProps;
}

function shown(part: Partial<BoardProps<DockerPosition>>) {
  const made = built(space);
  made.scene.show(props(part));
  made.look();
  const layers = [made.scene.front, made.scene.root];
  const tokenAt = (camera: PerspectiveCamera, at: Vector3) => {
    const { x, y } = at.clone().project(camera);
    return hitAt(camera, layers, x, y)?.token ?? null;
  };
  return { ...made, tokenAt: (at: Vector3) => tokenAt(made.camera, at) };
}

const floorOf = (square: string) => {
  const at = standing(squareIndex(square), 0);
  return new Vector3(at.x, at.y - SIZE / 2 + 0.02, at.z);
};

describe("a tower before a square", () => {
  it("hides it while nothing can be chosen there", () => {
    expect(shown({}).tokenAt(floorOf("c3"))).toBe("c2");
  });

  it("lets a finger through to what can be chosen", () => {
    const choice = choose([MOVE], ["a1"]);
    const besideBadge = floorOf("c3").add(new Vector3(0.3, 0, 0));
    expect(shown({}).tokenAt(besideBadge)).toBe("c2");
    expect(shown({ choice }).tokenAt(besideBadge)).toBe("c3");
  });

  it("has the badge of what it hides before it, which can be clicked, also under the pointer", () => {
    const choice = choose([MOVE], ["a1"]);
    for (const preview of [null, MOVE]) {
      const { scene, tokenAt } = shown({ choice, preview });
      const badge = scene.front.getObjectsByProperty("type", "Sprite").find(isOf("c3"));
      expect(badge && tokenAt(badge.position)).toBe("c3");
    }
  });

  it("stays solid and can be picked again when nothing behind it can be chosen", () => {
    const made = shown({ choice: choose([MOVE], ["a1"]) });
    made.scene.show(props({}));
    made.look();
    expect(made.tokenAt(floorOf("c3"))).toBe("c2");
  });
});

const isOf = (token: string) => (object: { userData: Record<string, unknown> }) =>
  object.userData.token === token;

it("the camera rises with the towers", () => {
  const height = (tower: number) => {
    const { camera } = shown({ position: position(tower) });
    return camera.position.y / camera.position.length();
  };
  expect(height(5)).toBeGreaterThan(height(2) + 0.03);
});

it("the last turn and arrows are drawn", () => {
  const facts = [
    {
      kind: "step",
      seat: 1,
      data: { from: "c3", to: "c2", from_level: 0, to_level: 3, cost: 4, left: 0 },
    },
  ];
  const { tokens, steps } = MOVE;
  const count = (part: Partial<BoardProps<DockerPosition>>) => {
    let found = 0;
    const { scene } = shown(part);
    for (const layer of [scene.front, scene.root]) {
      layer.traverseVisible(() => {
        found += 1;
      });
    }
    return found;
  };
  const bare = count({});
  expect(count({ lastTurn: { seat: 1, facts } })).toBeGreaterThan(bare);
  expect(count({ arrows: [{ tokens, steps, kind: "best" }] })).toBeGreaterThan(bare + 3);
});
