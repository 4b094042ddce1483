import { useId, useState } from "react";
import { useText } from "../text";
import type { Shared } from "./shared";
import { branchOf } from "./TreeView";

const LONGEST = 2_000;

/** The comment on what is shown, and what can be done with its branch. */
export function Comment({ study, tree, node }: Shared) {
  const t = useText();
  const id = useId();
  const [sure, setSure] = useState(false);
  const branch = branchOf(tree, node.id);
  return (
    <div className="study-comment">
      <label className="field" htmlFor={id}>
        <span className="field-label">{t("study-comment")}</span>
        <textarea
          id={id}
          rows={2}
          maxLength={LONGEST}
          value={node.comment}
          onChange={(event) => study.comment(node.id, event.target.value)}
        />
      </label>
      <div className="row">
        {branch !== null && (
          <button type="button" className="button" onClick={() => study.promote(branch)}>
            {t("study-promote")}
          </button>
        )}
        {node.parent !== null && !sure && (
          <button
            type="button"
            className="button"
            onClick={() => (node.children.length ? setSure(true) : study.remove(node.id))}
          >
            {t("study-delete")}
          </button>
        )}
        {sure && (
          <>
            <button type="button" className="button" onClick={() => study.remove(node.id)}>
              {t("study-delete-sure")}
            </button>
            <button type="button" className="quiet" onClick={() => setSure(false)}>
              {t("close")}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
