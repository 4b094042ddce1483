/** A game with branches as a tree of positions. A value: everything that changes it returns a new one. */
import type { Deal } from "../play/family";
import { type Branch, type Entry, Line, LineBuilder } from "../play/line";
import type { GameRecord } from "../play/record";
import type { State } from "../play/state";

/** A roll, a move or a player leaving, with the position after it; the first position is node 0. */
export interface Node {
  readonly id: number;
  /** The node before; null for the first position. */
  readonly parent: number | null;
  /** What led here; null for the first position. */
  readonly entry: Omit<Entry, "comment" | "branches" | "after"> | null;
  readonly state: State;
  readonly comment: string;
  /** The nodes after it. The first goes on with the same line, the others are branches. */
  readonly children: readonly number[];
}

/** Something to do in a position: a roll by its face, or a move by its text. */
export type Step = { roll: number } | { move: string };

export const ROOT = 0;

export class Tree {
  private constructor(
    readonly deal: Deal | null,
    readonly nodes: ReadonlyMap<number, Node>,
    /** The id of the next node. An id is never used again. */
    private readonly next: number,
  ) {}

  /** A tree with its first position only. */
  static of(start: State, deal: Deal | null = null): Tree {
    const root = { id: ROOT, parent: null, entry: null, state: start, comment: "", children: [] };
    return new Tree(deal, new Map([[ROOT, root]]), ROOT + 1);
  }

  /** The game of a record with all its branches. Equal branches become one. */
  static fromLine(line: Line): Tree {
    const nodes = new Map(Tree.of(line.start).withComment(ROOT, line.comment).nodes);
    grow(nodes, ROOT, line.entries);
    return new Tree(line.deal, nodes, nodes.size);
  }

  /** The tree as a line with branches. */
  toLine(): Line {
    const { state, comment } = this.at(ROOT);
    return new Line(state, this.deal, this.#entriesAfter(ROOT), comment);
  }

  /** The node with an id. */
  at(id: number): Node {
    const node = this.nodes.get(id);
    if (!node) throw new Error(`there is no node ${id}`);
    return node;
  }

  has(id: number): boolean {
    return this.nodes.has(id);
  }

  /** The nodes from the first position to one, both included. */
  pathTo(id: number): readonly Node[] {
    const path: Node[] = [];
    for (let node: Node | null = this.at(id); node; ) {
      path.push(node);
      node = node.parent === null ? null : this.at(node.parent);
    }
    return path.reverse();
  }

  /** The line through a node: the nodes that lead to it, and how it goes on. */
  lineThrough(id: number): readonly Node[] {
    const line = [...this.pathTo(id)];
    for (let next = this.at(id).children[0]; next !== undefined; ) {
      const node = this.at(next);
      line.push(node);
      [next] = node.children;
    }
    return line;
  }

  /** Whether a node belongs to the game itself, and not to a branch. */
  isMain(id: number): boolean {
    return this.pathTo(id).every(
      ({ id: one, parent }) => parent === null || this.at(parent).children[0] === one,
    );
  }

  /** Roll or move in a position; a step that is there already leads to its node. Throws `PlayError`. */
  play(id: number, step: Step): readonly [Tree, number] {
    const builder = new LineBuilder(this.at(id).state, null);
    if ("roll" in step) builder.roll(step.roll);
    else builder.play(step.move);
    const [entry] = builder.line().entries;
    if (!entry) return [this, id];
    const nodes = new Map(this.nodes);
    const found = insert(nodes, id, entry, this.next);
    return [found === this.next ? new Tree(this.deal, nodes, found + 1) : this, found];
  }

  withComment(id: number, comment: string): Tree {
    return this.#with({ ...this.at(id), comment });
  }

  /** The tree without a node and all that follows it; the first position stays. */
  without(id: number): Tree {
    const { parent } = this.at(id);
    if (parent === null) return this;
    const nodes = new Map(this.nodes);
    const drop = [id];
    for (let one = drop.pop(); one !== undefined; one = drop.pop()) {
      drop.push(...this.at(one).children);
      nodes.delete(one);
    }
    const before = this.at(parent);
    nodes.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
    return new Tree(this.deal, nodes, this.next);
  }

  /** Make a branch the line that goes on; what went on there before becomes the first branch. */
  promote(id: number): Tree {
    const { parent } = this.at(id);
    if (parent === null) return this;
    const before = this.at(parent);
    const others = before.children.filter((child) => child !== id);
    return this.#with({ ...before, children: [id, ...others] });
  }

  #with(...changed: Node[]): Tree {
    const nodes = new Map(this.nodes);
    for (const node of changed) nodes.set(node.id, node);
    return new Tree(this.deal, nodes, this.next);
  }

  /** The line after a node; behind each entry what else can follow the position before it. */
  #entriesAfter(id: number): Entry[] {
    const entries: Entry[] = [];
    for (let [first, ...others] = this.at(id).children; first !== undefined; ) {
      entries.push({ ...this.#entry(first), branches: others.map((one) => this.#branch(one)) });
      [first, ...others] = this.at(first).children;
    }
    return entries;
  }

  #branch(id: number): Branch {
    return [{ ...this.#entry(id), branches: [] }, ...this.#entriesAfter(id)];
  }

  #entry(id: number): Omit<Entry, "branches"> {
    const { entry, state, comment } = this.at(id);
    if (!entry) throw new Error("the first position is no entry");
    return { ...entry, after: state, comment };
  }
}

/** Put what an entry says behind a node, as node `made` or as the one that says so; return which. */
function insert(nodes: Map<number, Node>, id: number, entry: Entry, made: number): number {
  const before = nodes.get(id);
  if (!before) throw new Error(`there is no node ${id}`);
  const { kind, seat, text, after: state, comment } = entry;
  for (const child of before.children) {
    const known = nodes.get(child);
    if (known?.entry?.kind !== kind || known.entry.text !== text) continue;
    const both = [known.comment, comment].filter(Boolean).join("\n");
    nodes.set(child, { ...known, comment: both });
    return child;
  }
  nodes.set(made, {
    id: made,
    parent: id,
    entry: { kind, seat, text },
    state,
    comment,
    children: [],
  });
  nodes.set(id, { ...before, children: [...before.children, made] });
  return made;
}

/** Add a line of entries with their branches: first the line, so that it is the one that goes on. */
function grow(nodes: Map<number, Node>, from: number, entries: Branch): void {
  const starts: number[] = [];
  let at = from;
  for (const entry of entries) {
    starts.push(at);
    at = insert(nodes, at, entry, nodes.size);
  }
  for (const [i, { branches }] of entries.entries())
    for (const branch of branches) grow(nodes, starts[i] ?? from, branch);
}

/** The tree of a record, and the record of a tree with the headers of another. */
export const treeOf = ({ line }: GameRecord): Tree => Tree.fromLine(line);

export function recordOf(
  tree: Tree,
  { headers, isAbandoned }: Omit<GameRecord, "line">,
): GameRecord {
  const line = tree.toLine();
  return { line, headers, isAbandoned: isAbandoned && !line.state.isOver };
}
