import { useStore } from "@nanostores/react";
import { useText } from "../text";
import { Icon } from "../ui/Icon";
import { useSeats, useTable } from "./context";
import "./presence.css";

/** Whether the person on a seat is connected; nothing about one's own seats. */
export function SeatPresence({ seat }: { seat: number }) {
  const t = useText();
  const { presence } = useStore(useTable().link.state);
  const isMine = useSeats().includes(seat);
  const state = presence?.seats[seat];
  if (!state || isMine) return null;
  return (
    <small className="presence" data-presence={state}>
      <span className="presence-dot" aria-hidden="true" />
      <span className={state === "connected" ? "hidden" : undefined}>{t(`presence-${state}`)}</span>
    </small>
  );
}

/** How many people watch; nothing where nobody does. */
export function Spectators() {
  const t = useText();
  const { presence } = useStore(useTable().link.state);
  const count = presence?.spectators ?? 0;
  if (count === 0) return null;
  return (
    <p className="spectators soft" data-spectators={count}>
      <Icon name="eye" /> {t("presence-spectators", { count })}
    </p>
  );
}
