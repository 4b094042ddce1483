import { useStore } from "@nanostores/react";
import { seatName } from "../nav/names";
import { go } from "../nav/router";
import { kept } from "../state/seats";
import { useText } from "../text";
import { useGame, useSeats, useTable } from "./context";

/** The way to other seats of this table that this browser has keys of. */
export function OtherSeats() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const here = useSeats();
  const keys = useStore(kept).find((one) => one.table === session.table)?.keys ?? [];
  const others = keys.filter(
    ({ key, seats }) => key !== session.key && seats.some((seat) => !here.includes(seat)),
  );
  return others.map(({ key, seats }) => (
    <button
      key={key}
      type="button"
      className="button"
      onClick={() => go(`/t/${session.table}?key=${key}`)}
    >
      {t("table-other-seat", {
        seat: seats.map((seat) => seatName(t, game.seats, seat)).join(", "),
      })}
    </button>
  ));
}
