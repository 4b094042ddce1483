import { sideOf } from "../nav/names";
import { useText } from "../text";
import { Select } from "../ui/Field";

const DRAWN = "drawn";

/** Who begins: a seat that the players have agreed on, or one that is drawn. */
export function StarterChoice({
  names,
  starter,
  change,
}: {
  /** What is known of everybody's name, by seat. */
  names: readonly string[];
  /** Null: it is drawn. */
  starter: number | null;
  change: (starter: number | null) => void;
}) {
  const t = useText();
  const seats = names.map((name, seat) => {
    const place = t(`seat-${sideOf(seat, names.length)}`);
    const label = name.trim() ? t("open-starter-seat", { place, name: name.trim() }) : place;
    return { value: String(seat), label };
  });
  return (
    <Select
      label={t("open-starter")}
      value={starter === null ? DRAWN : String(starter)}
      options={[{ value: DRAWN, label: t("open-starter-drawn") }, ...seats]}
      change={(value) => change(value === DRAWN ? null : Number(value))}
    />
  );
}
