/** Random games, played inside the module, for measuring how fast the rules are. */
import { factsOf } from "./manifest";
import { Instance } from "./module";
import type { Row } from "./rules";

/** Play this many random games from a position; return how many actions players took. */
export function playouts(
  family: string,
  module: WebAssembly.Module,
  row: Row,
  games: number,
): number {
  const { sizes } = factsOf(family);
  const instance = new Instance(module);
  const start = instance.allocate(4 * sizes.row);
  const areas = [
    start,
    instance.allocate(4 * sizes.row),
    instance.allocate(8 * sizes.out),
    instance.allocate(8 * sizes.out),
    instance.allocate(8 * (sizes.scratch + 8)),
  ];
  new Int32Array(instance.buffer, start, sizes.row).set(row);
  return instance.kernel("playouts")(...areas, 2, games);
}
