/** What of a crate cannot be seen from outside: faces that touch another crate, or the ground. */
import { seesFace } from "../faces";
import { type DockersPosition, FACES, type Face } from "../position";

/** The hidden faces of every crate, by code. */
export function hiddenFaces(position: DockersPosition): Map<string, Set<Face>> {
  return new Map(
    position.crates.map((crate) => [
      crate.code,
      new Set(FACES.filter((face) => !seesFace(position, crate, face))),
    ]),
  );
}

/** How much of a crate is left when one looks through: the outermost ones give way first. */
export function thickness(hidden: ReadonlySet<Face>): number {
  if (!hidden.has("up")) return 0.24;
  return hidden.size < 6 ? 0.45 : 1;
}
