import { go } from "../app/router";
import { seatName } from "../pages/names";
import { kept } from "../state/seats";
import type { TableSession } from "../state/session";
import { useStore } from "../state/store";
import { useText } from "../text";
import { useScreen } from "./useSession";

/** The way to other seats of this table that this browser has keys of. */
export function OtherSeats({ session }: { session: TableSession }) {
  const t = useText();
  const { game, link } = useScreen(session);
  const keys = useStore(kept).find((one) => one.table === session.table)?.keys ?? [];
  const others = keys.filter(
    ({ key, seats }) => key !== session.key && seats.some((seat) => !link.seats.includes(seat)),
  );
  return others.map(({ key, seats }) => (
    <button
      key={key}
      type="button"
      className="button"
      onClick={() => go(`/t/${session.table}#${key}`)}
    >
      {t("table-other-seat", {
        seat: seats.map((seat) => seatName(t, game.seats, seat)).join(", "),
      })}
    </button>
  ));
}
