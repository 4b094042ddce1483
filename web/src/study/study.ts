/**
 * A tree of positions with the face of a table, so that a session can show one of its positions and
 * people can try moves there. Every seat is the person's. A move that is tried becomes a node of the
 * tree; going to another node takes back what leads to this one and plays what leads to that one.
 */
import { atom } from "nanostores";
import { type Connection, type LinkState, NOT_CONNECTED } from "../net/connection";
import { PlayError } from "../play/errors";
import { gameName, unusualOptions } from "../play/family";
import type { GameRecord } from "../play/record";
import { writeRecord } from "../play/writing";
import type { Action, Event, Opened, Problem, What } from "../protocol";
import { type Node, ROOT, recordOf, type Step, Tree } from "./tree";

export class Study implements Connection {
  readonly table = "analysis".padEnd(22, "-");
  readonly place = "device";
  readonly movesAlone = true;
  readonly state = atom<LinkState>(NOT_CONNECTED);
  readonly tree;
  /** The node that the board shows. */
  readonly at = atom(ROOT);
  /** Counts how often someone went further than one step: that is not shown step by step. */
  readonly jumps = atom(0);
  /** The id under which it is kept on this device, if it is. */
  readonly kept = atom<string | null>(null);
  readonly #rest: Omit<GameRecord, "line">;
  /** What the session has received: the nodes on the way here, and the numbers of their events. */
  #way: { node: number; n: number }[] = [];

  constructor(
    { line, ...rest }: GameRecord,
    /** Names by seat. */
    names: readonly string[],
  ) {
    this.#rest = rest;
    this.tree = atom(Tree.fromLine(line));
    this.#tell([openedAs(line.start, names), { kind: "started", deal: null }], line.start);
    this.#way = [{ node: ROOT, n: this.head }];
    const { players } = line.start.game;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    this.state.set({ ...this.state.get(), status: "online", seats });
  }

  get head(): number {
    return this.state.get().events.length;
  }

  /** The node that the board shows. */
  get node(): Node {
    return this.tree.get().at(this.at.get());
  }

  /** The tree as the text of a record. */
  get text(): string {
    return writeRecord(recordOf(this.tree.get(), this.#rest));
  }

  /** Show a node. */
  goTo(id: number): void {
    if (this.#show(id) > 1) this.jumps.set(this.jumps.get() + 1);
  }

  /** Show a node; return how many steps were played to come there. */
  #show(id: number): number {
    const path = this.tree.get().pathTo(id);
    const way = this.#way;
    const common = way.findIndex(({ node }, i) => path[i]?.id !== node);
    const kept = common < 0 ? way.length : common;
    const whats: { what: What; node: Node }[] = path
      .slice(kept)
      .flatMap((node, i) => whatOf(node, path[kept + i - 1]).map((what) => ({ what, node })));
    const back = way[kept];
    const last = path[kept - 1] ?? this.tree.get().at(ROOT);
    const events = this.#events([
      ...(back
        ? [{ what: { kind: "taken-back", seat: 0, target: back.n } as const, node: last }]
        : []),
      ...whats,
    ]);
    const first = this.head + events.length - whats.length + 1;
    this.#way = [
      ...way.slice(0, kept),
      ...whats.map(({ node }, i) => ({ node: node.id, n: first + i })),
    ];
    this.at.set(id);
    if (events.length) this.#append(events);
    return whats.length;
  }

  /** Roll or move in the position that is shown; throws `PlayError`. */
  play(...steps: readonly Step[]): void {
    let [tree, id] = [this.tree.get(), this.at.get()];
    for (const step of steps) [tree, id] = tree.play(id, step);
    this.tree.set(tree);
    this.#show(id);
  }

  comment(id: number, text: string): void {
    this.tree.set(this.tree.get().withComment(id, text));
  }

  promote(id: number): void {
    this.tree.set(this.tree.get().promote(id));
  }

  /** Delete a node and all that follows it. */
  remove(id: number): void {
    const tree = this.tree.get();
    const { parent } = tree.at(id);
    if (parent === null) return;
    if (tree.pathTo(this.at.get()).some((node) => node.id === id)) this.goTo(parent);
    this.tree.set(tree.without(id));
  }

  // What a session asks of a table ----------------------------------------------------------------

  async act(action: Action, id: string): Promise<number> {
    try {
      if (action.do === "roll") this.play({ roll: action.face ?? 0 });
      else if (action.do === "play") this.play(...action.moves.map((move) => ({ move })));
      else throw this.#problem("quayside.move.invalid", id);
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      throw { ...this.#problem(`quayside.move.${error.wrong}`, id), ruling: error.ruling };
    }
    return this.head;
  }

  askMoves(): void {}

  async record(): Promise<string> {
    return this.text;
  }

  close(): void {}

  #problem(code: string, id: string): Problem {
    const { text } = this.node.state;
    const message = "";
    return {
      type: "error",
      code,
      message,
      id,
      ruling: "",
      head: this.head,
      position: text,
      index: null,
    };
  }

  #tell(whats: readonly What[], state: Node["state"]): void {
    this.#append(this.#events(whats.map((what) => ({ what, node: { state } }))));
  }

  #events(whats: readonly { what: What; node: Pick<Node, "state"> }[]): Event[] {
    return whats.map(({ what, node: { state } }, i) => ({
      n: this.head + 1 + i,
      time: 0,
      rules: state.playable.family.version,
      position: state.text,
      clocks: null,
      what,
    }));
  }

  #append(events: readonly Event[]): void {
    const state = this.state.get();
    this.state.set({ ...state, events: [...state.events, ...events] });
  }
}

/** What leads to a node, as an event. */
function whatOf({ entry, state }: Node, before: Node | undefined): What[] {
  if (!entry || !before) return [];
  const { kind, seat, text } = entry;
  if (kind === "roll")
    return [{ kind: "rolled", seat, face: Number(text), number: null, counts: !state.isChance }];
  if (kind === "move")
    return [{ kind: "moved", seat, move: text, action: before.state.find(text).action }];
  return [{ kind: "gone", seat, how: kind, withdrawn: 0 }];
}

/** A table at which every seat is the person's, who also says what is rolled. */
function openedAs({ game, playable }: Node["state"], names: readonly string[]): Opened {
  return {
    kind: "opened",
    game: gameName(game),
    options: unusualOptions(playable.family, game),
    seats: Array.from({ length: game.players }, (_, seat) => ({
      kind: "person",
      name: names[seat] ?? "",
      bot: null,
      device: 0,
    })),
    dice: "real",
    commitment: "",
    clock: { kind: "none" },
    aids: { hints: false, chances: false },
    helped: null,
    colours: null,
    host: null,
    bot_after: null,
    knowledge: "open",
    listed: false,
    rematch_of: null,
    headers: {},
    starter: null,
  };
}
