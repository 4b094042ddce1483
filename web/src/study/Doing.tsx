import { ending } from "../nav/names";
import { Actions } from "../table/Actions";
import { useText } from "../text";
import type { Shared } from "./shared";

/** What can be done in the position: roll by face, choose what has no place on the board; and the
 * way through the line. */
export function Doing({ study, tree, node, names }: Shared) {
  const t = useText();
  const line = tree.lineThrough(node.id);
  const at = line.findIndex(({ id }) => id === node.id);
  const go = (index: number) => () => study.goTo(line[index]?.id ?? node.id);
  const step = (sign: string, label: string, index: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={t(label)}
      title={t(label)}
      disabled={index === at || line[index] === undefined}
      onClick={go(index)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const { state } = node;
  const winners = state.winners.map((seat) => names[seat] ?? "");
  return (
    <>
      <div className="row study-way" role="group" aria-label={t("study-way")}>
        {step("«", "study-first", 0)}
        {step("‹", "study-back", at - 1)}
        {step("›", "study-next", at + 1)}
        {step("»", "study-last", line.length - 1)}
      </div>
      {state.isOver ? (
        <p className="card actions" role="status">
          {ending(t, winners, names.length)}
        </p>
      ) : (
        <Actions corrects={false} />
      )}
    </>
  );
}
