/** How fast the rules are: random games, played inside the module. */
import { factsOf } from "./manifest";
import { Instance } from "./module";
import type { Row } from "./rules";

/** Return the player actions a second of so many random games from a position. */
export function measure(
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
  const playouts = instance.kernel("playouts");
  playouts(...areas, 1, Math.ceil(games / 10)); // the browser optimises what runs for a while
  const began = performance.now();
  const actions = playouts(...areas, 2, games);
  return (1000 * actions) / (performance.now() - began);
}
