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

/** Whether a crate is only outlined when one looks through: those on top, so that others are seen. */
export function isOutlined(hidden: ReadonlySet<Face>): boolean {
  return !hidden.has("up");
}
