import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { deviceAnalyses } from "../local/analyses";
import { positionPath } from "../nav/address";
import { Link } from "../nav/Link";
import { gameName } from "../play/family";
import { freshId } from "../play/random";
import { Figure } from "../rules/Figure";
import { ShareLink } from "../table/Invite";
import { useText } from "../text";
import { download } from "../ui/download";
import { useTask } from "../ui/useTask";
import { Film } from "./Film";
import { savePicture } from "./picture";
import type { Shared } from "./shared";
import { packedPath } from "./sources";

/** Longer links are cut by many programs; and what a QR code can hold. */
const [LONGEST_LINK, LONGEST_CODE] = [8_000, 1_500];

/** Keep the analysis, hand it on, take a picture, or set up another position. */
export function Share({ study, tree, node, edit }: Shared & { edit: () => void }) {
  const t = useText();
  const [path, setPath] = useState("");
  const [said, setSaid] = useState("");
  const kept = useStore(study.kept);
  const { busy, problem, run } = useTask();
  const picture = useRef<HTMLDivElement>(null);
  const game = gameName(node.state.game);
  const name = game.replace(":", "-");
  useEffect(() => {
    let current = true;
    // What was shared before is not the analysis any more.
    setPath("");
    setSaid("");
    void packedPath(study.text).then((found) => {
      if (current && tree) setPath(found);
    });
    return () => {
      current = false;
    };
  }, [study, tree]);
  const keep = () =>
    run(async () => {
      const analyses = await deviceAnalyses();
      const id = kept ?? freshId();
      await analyses.keep({ id, game, time: Date.now(), text: study.text });
      study.kept.set(id);
      setSaid(t(analyses.lasts ? "study-kept" : "study-kept-briefly"));
    });
  return (
    <div className="stack">
      <div className="row">
        <button type="button" className="button primary" disabled={busy} onClick={keep}>
          {t("study-keep")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`${name}-analysis.quay`, study.text)}
        >
          {t("study-file")}
        </button>
        <button type="button" className="button" onClick={edit}>
          {t("edit-open")}
        </button>
        <Link className="button" href="/a">
          {t("analysis-title")}
        </Link>
      </div>
      <p role="status">{said}</p>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {path && <LinkTo path={path} label={t("study-link")} />}
      <LinkTo path={positionPath(node.state.text)} label={t("study-link-position")} />
      <div ref={picture}>
        <Figure position={node.state.text} caption={t("study-picture")} />
      </div>
      <button
        type="button"
        className="button"
        onClick={() => run(() => savePicture(picture.current, `${name}.png`))}
      >
        {t("study-picture-save")}
      </button>
      <Film line={tree.lineThrough(node.id)} name={`${name}.gif`} />
    </div>
  );
}

/** A link to hand on; without a QR code where that would be too fine to read. */
function LinkTo({ path, label }: { path: string; label: string }) {
  const t = useText();
  if (path.length > LONGEST_LINK) return <p>{t("study-link-long")}</p>;
  return (
    <ShareLink
      path={path}
      label={label}
      fold={path.length > LONGEST_CODE ? null : t("study-code")}
    />
  );
}
