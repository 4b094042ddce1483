import type { TableSession } from "../state/session";
import { useText } from "../text";
import { useScreen } from "./useSession";

/** Says so while the server cannot be heard. */
export function LinkStatus({ session }: { session: TableSession }) {
  const t = useText();
  const { link } = useScreen(session);
  return (
    <div role="status" data-link={link.status}>
      {link.status === "offline" && <p className="notice bad">{t("link-offline")}</p>}
    </div>
  );
}
