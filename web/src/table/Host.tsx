import { useStore } from "@nanostores/react";
import { fresh, keepInvite } from "../state/seats";
import { useText } from "../text";
import { Switch } from "../ui/Field";
import { useGame, useNames, useSeats, useTable } from "./context";

/** The seat of the person who opened the table, if that is someone here. */
function useHost(): number | null {
  const host = useGame().opened?.host ?? null;
  return useSeats().find((seat) => seat === host) ?? null;
}

/** Before the start the host can remove someone; who had a link needs a new one to come back. */
export function RemoveButton({ seat }: { seat: number }) {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const names = useNames();
  const host = useHost();
  const isMine = useSeats().includes(seat);
  const sending = useStore(session.sending.busy);
  if (host === null || isMine || game.seats[seat]?.kind !== "person") return null;
  const remove = async () => {
    const key = game.reserved[seat] ? fresh() : null;
    if (key) keepInvite(session.table, seat, key);
    await session.act({ do: "remove", seat: host, target: seat, key });
  };
  return (
    <button
      type="button"
      className="button"
      disabled={sending}
      aria-label={t("host-remove-who", { who: names[seat] ?? "" })}
      onClick={() => void remove()}
    >
      {t("host-remove")}
    </button>
  );
}

/** The host says whether others may watch; everybody else reads it where they may not. */
export function Audience() {
  const t = useText();
  const session = useTable();
  const { closed } = useGame();
  const host = useHost();
  if (session.link.place === "device") return null;
  if (host === null) return closed ? <p className="soft">{t("host-closed")}</p> : null;
  return (
    <Switch
      label={t("host-spectators")}
      about={t("host-spectators-about")}
      value={!closed}
      change={(allowed) => void session.act({ do: "spectators", seat: host, allowed })}
    />
  );
}
