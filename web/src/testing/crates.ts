/** Positions of Dockers with a few crates, which no game has and a test can be read with. */
import starts from "../games/dockers/forms.fixture.json";
import {
  type Crate,
  type DockersPosition,
  facesFrom,
  readDockers,
} from "../games/dockers/position";

/** A position with these crates (`RTM@2,2,0=.bygyg`, commas between), and else as said. */
export function withCrates(crates: string, part: Partial<DockersPosition>): DockersPosition {
  const [first] = starts;
  if (!first) throw new Error("the fixture is empty");
  return { ...readDockers(first.text), ...part, crates: crates.split(/,(?=[A-Z]{3}@)/).map(read) };
}

function read(text: string): Crate {
  const [, code = "", x, y, floor, faces = ""] =
    /^(\w{3})@(-?\d+),(-?\d+),(\d)=(.{6})$/.exec(text) ?? [];
  return { code, x: Number(x), y: Number(y), floor: Number(floor), faces: facesFrom(faces) };
}
