import { useStore } from "@nanostores/react";
import { familyOf } from "../board/position";
import { gameOf } from "../games";
import { Link } from "../nav/Link";
import { layouts } from "../state/layouts";
import { useFiles } from "../text";
import { Select } from "../ui/Field";

const STANDARD = "";

/** The layout that a game begins with: the standard one, or one that was typed in on this device. */
export function LayoutChoice({
  game,
  options,
  change,
}: {
  game: string;
  options: Readonly<Record<string, string>>;
  change: (options: Record<string, string>) => void;
}) {
  const t = useFiles("box");
  const family = familyOf(game);
  const { layoutOption } = gameOf(family);
  const all = useStore(layouts)[family]?.all ?? [];
  if (!t || !layoutOption) return null;
  const { [layoutOption]: value = STANDARD, ...others } = options;
  const whole = all.flatMap((one) => (one.value ? [{ value: one.value, label: one.name }] : []));
  return (
    <div className="row layout-choice">
      <Select
        label={t("layouts-choice")}
        value={value}
        options={[{ value: STANDARD, label: t("layouts-standard") }, ...whole]}
        change={(one) => change(one ? { ...others, [layoutOption]: one } : others)}
      />
      <Link className="button" href={`/layouts/${family}`}>
        {t(all.length ? "layouts-own" : "layouts-type-in")}
      </Link>
    </div>
  );
}
