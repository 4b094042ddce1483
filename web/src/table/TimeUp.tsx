import type { Clock } from "../protocol";
import { useText } from "../text";

/** What happens at a table with a clock when time is up. */
export function TimeUp({ clock }: { clock: Clock }) {
  const t = useText();
  if (clock.kind === "none") return null;
  const then = t(`open-then-${clock.then}`);
  return (
    <p className="soft">
      {t("open-option", { name: t("open-then"), about: then })}.{" "}
      {t(`open-then-${clock.then}-about`)}
    </p>
  );
}
