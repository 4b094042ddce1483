import { useState } from "react";
import { sideOf } from "../nav/names";
import { change } from "../state/settings";
import { useText } from "../text";
import { useGame, useTable } from "./context";

/** The names of the people who play on this screen, to be changed during the game. */
export function OwnNames({ seats }: { seats: readonly number[] }) {
  return seats.map((seat) => <OwnName key={seat} seat={seat} alone={seats.length === 1} />);
}

function OwnName({
  seat,
  alone,
}: {
  seat: number;
  /** Whether this is the only seat here, so that its name is this browser's. */
  alone: boolean;
}) {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const [typed, setTyped] = useState<string | null>(null);
  const name = game.seats[seat]?.name ?? "";
  const place = t(`seat-${sideOf(seat, game.seats.length)}`);
  const save = () => {
    setTyped(null);
    const wish = typed?.trim() ?? name;
    if (wish === name) return;
    if (alone) change({ name: wish });
    void session.rename(seat, wish);
  };
  return (
    <label className="field">
      <span className="field-label">{alone ? t("settings-name") : t("open-name", { place })}</span>
      <input
        type="text"
        value={typed ?? name}
        maxLength={40}
        autoComplete="off"
        placeholder={place}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
        }}
      />
    </label>
  );
}
