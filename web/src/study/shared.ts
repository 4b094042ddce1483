/** What the parts of the analysis board are handed. */

import type { Study } from "./study";
import type { Node, Tree } from "./tree";

export interface Shared {
  study: Study;
  tree: Tree;
  /** The node that the board shows. */
  node: Node;
  /** Names and colours by seat. */
  names: readonly string[];
  fills: readonly string[];
}
