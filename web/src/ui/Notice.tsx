/** What this copy of the pages cannot do, said in one sentence where someone would look for it. */
import { SERVER } from "../net/server";
import { useText } from "../text";

/** Nothing where there is a server: inviting, joining and watching need one. */
export function NoServer() {
  const t = useText();
  return SERVER === null ? <p className="notice">{t("no-server")}</p> : null;
}

/** Nothing where the browser trusts the connection: installing, offline use and protected storage
 * need that. */
export function NoSecureContext() {
  const t = useText();
  return window.isSecureContext ? null : <p>{t("no-secure")}</p>;
}
