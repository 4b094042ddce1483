import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { usePlay } from "../table/context";
import { type Text, useText } from "../text";
import type { Shared } from "./shared";
import { type Node, ROOT, type Tree } from "./tree";

/** The game with its branches; every roll and move shows its position. */
export function TreeView(props: Shared) {
  const t = useText();
  const { study, tree } = props;
  const at = useStore(study.at);
  return (
    <div className="tree" role="group" aria-label={t("study-tree")}>
      <Step {...props} node={tree.at(ROOT)} isCurrent={at === ROOT} />
      <Line {...props} from={tree.at(ROOT)} at={at} />
    </div>
  );
}

interface Part extends Shared {
  at: number;
}

/** What follows a node: the line, and behind each step the branches that replace it. */
function Line({ from, ...props }: Part & { from: Node }): ReactNode {
  const { tree, at } = props;
  const parts: ReactNode[] = [];
  for (let before = from; ; ) {
    const [first, ...others] = before.children;
    if (first === undefined) break;
    const next = tree.at(first);
    parts.push(<Step key={first} {...props} node={next} isCurrent={at === first} />);
    if (others.length)
      parts.push(
        <ul key={`${first} branches`} className="tree-branches">
          {others.map((id) => (
            <li key={id}>
              <Step {...props} node={tree.at(id)} isCurrent={at === id} />
              <Line {...props} from={tree.at(id)} />
            </li>
          ))}
        </ul>,
      );
    before = next;
  }
  return parts;
}

function Step({ study, tree, node, names, fills, isCurrent }: Shared & { isCurrent: boolean }) {
  const t = useText();
  const play = usePlay();
  const { entry, comment } = node;
  const seat = entry?.seat ?? 0;
  const words = entry?.kind === "move" ? play.moveWords(entry.text, { t, names }) : null;
  const text = textOf(t, node) ?? play.moveText(t, entry?.text ?? "");
  return (
    <>
      <button
        type="button"
        className="tree-step"
        data-node={node.id}
        data-step={entry?.text ?? ""}
        data-main={tree.isMain(node.id)}
        aria-current={isCurrent ? "step" : undefined}
        onClick={() => study.goTo(node.id)}
      >
        {entry && entry.kind !== "roll" && (
          <span className="dot" style={{ background: fills[seat] }} aria-hidden="true" />
        )}
        {entry && <span className="hidden">{names[seat]}</span>}
        <span aria-hidden={words !== null}>{text}</span>
        {words !== null && <span className="hidden">{words}</span>}
      </button>
      {comment && <span className="tree-comment">{comment}</span>}
    </>
  );
}

/** A roll, a start or a leaving in words; null for a move. */
function textOf(t: Text, { entry }: Node): string | null {
  if (!entry) return t("moves-start");
  if (entry.kind === "roll") return "⚀⚁⚂⚃⚄⚅"[Number(entry.text) - 1] ?? entry.text;
  return entry.kind === "move" ? null : t(`moves-gone-${entry.kind}`);
}

/** Where the branch of a node begins: the last node before it that is not the first choice. */
export function branchOf(tree: Tree, id: number): number | null {
  const path = tree.pathTo(id);
  return (
    path.findLast(({ id: one, parent }) => parent !== null && tree.at(parent).children[0] !== one)
      ?.id ?? null
  );
}
