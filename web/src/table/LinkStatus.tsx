import type { TableSession } from "../state/session";
import { useLanguage, useText } from "../text";
import { errorText } from "../ui/errors";
import { useScreen } from "./useSession";

/** Says so while the server cannot be heard, and why if the server has said it. */
export function LinkStatus({ session }: { session: TableSession }) {
  const t = useText();
  const language = useLanguage();
  const { link } = useScreen(session);
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
