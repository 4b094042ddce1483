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
    const tree = Tree.of(line.start, line.deal).withComment(ROOT, line.comment);
    return tree.#grow(ROOT, line.entries);
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
    return entry ? this.#add(id, entry) : [this, id];
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

  #add(id: number, { kind, seat, text, after, comment }: Entry): readonly [Tree, number] {
    const before = this.at(id);
    const known = before.children.find((child) => {
      const { entry } = this.at(child);
      return entry?.kind === kind && entry.text === text;
    });
    if (known !== undefined) {
      const node = this.at(known);
      const both = [node.comment, comment].filter(Boolean).join("\n");
      return [both === node.comment ? this : this.withComment(known, both), known];
    }
    const made = this.next;
    const node: Node = {
      id: made,
      parent: id,
      entry: { kind, seat, text },
      state: after,
      comment,
      children: [],
    };
    const grown = this.#with(node, { ...before, children: [...before.children, made] });
    return [new Tree(this.deal, grown.nodes, made + 1), made];
  }

  /** Add a line of entries with their branches: first the line, so that it is the one that goes on. */
  #grow(from: number, entries: Branch): Tree {
    let tree: Tree = this;
    let at = from;
    const starts: number[] = [];
    for (const entry of entries) {
      starts.push(at);
      [tree, at] = tree.#add(at, entry);
    }
    for (const [i, { branches }] of entries.entries())
      for (const branch of branches) tree = tree.#grow(starts[i] ?? from, branch);
    return tree;
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

/** The tree of a record, and the record of a tree with the headers of another. */
export const treeOf = ({ line }: GameRecord): Tree => Tree.fromLine(line);

export function recordOf(
  tree: Tree,
  { headers, isAbandoned }: Omit<GameRecord, "line">,
): GameRecord {
  const line = tree.toLine();
  return { line, headers, isAbandoned: isAbandoned && !line.state.isOver };
}
