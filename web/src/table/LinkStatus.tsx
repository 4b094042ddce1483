import { useStore } from "@nanostores/react";
import { useLanguage, useText } from "../text";
import { errorText } from "../ui/errors";
import { useTable } from "./context";

/** Says so while the server cannot be heard, and why if it has said it; and what keeps the rules. */
export function LinkStatus() {
  const t = useText();
  const language = useLanguage();
  const session = useTable();
  const [link, engine] = [useStore(session.link.state), useStore(session.engine)];
  const begun = useStore(session.game).line.length > 0;
  return (
    <div role="status" data-link={link.status}>
      {link.status === "offline" && (
        <p className="notice bad">
          {link.problem && errorText(t, language, link.problem.code)} {t("link-offline")}
        </p>
      )}
      {begun && engine !== "here" && (
        <p className="notice" data-engine={engine}>
          {t(`engine-${engine}`)}
        </p>
      )}
    </div>
  );
}
