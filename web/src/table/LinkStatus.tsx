import { useStore } from "@nanostores/react";
import { useLanguage, useText } from "../text";
import { errorText } from "../ui/errors";
import { useTable } from "./context";

/** Says so while the server cannot be heard, and why if the server has said it. */
export function LinkStatus() {
  const t = useText();
  const language = useLanguage();
  const link = useStore(useTable().link.state);
  return (
    <div role="status" data-link={link.status}>
      {link.status === "offline" && (
        <p className="notice bad">
          {link.problem && errorText(t, language, link.problem.code)} {t("link-offline")}
        </p>
      )}
    </div>
  );
}
