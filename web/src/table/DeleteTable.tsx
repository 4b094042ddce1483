import { useStore } from "@nanostores/react";
import { useState } from "react";
import { heldSeats } from "../state/game";
import { useText } from "../text";
import { useGame, useSeats, useTable } from "./context";

/** Players can delete a server's table together: at once, or when all others have agreed. */
export function DeleteTable() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const sending = useStore(session.sending.busy);
  const [me] = heldSeats(game, useSeats());
  const [sure, setSure] = useState(false);
  const isServers = session.link.place === "server" && session.key !== null;
  if (!isServers || me === undefined || game.proposal) return null;
  if (!sure) {
    return (
      <button type="button" className="button" onClick={() => setSure(true)}>
        {t("table-delete")}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="button danger"
      disabled={sending}
      onClick={() => {
        setSure(false);
        void session.act({ do: "propose-delete", seat: me });
      }}
    >
      {t("table-delete-sure")}
    </button>
  );
}
