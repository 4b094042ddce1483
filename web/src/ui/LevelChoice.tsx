import { useText } from "../text";
import { Select } from "./Field";

/** The levels of bots that people choose from, the weakest first. */
export const LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** Which bot to play against: its name and how strong it is. */
export function LevelChoice(props: {
  label: string;
  value: string;
  change: (level: string) => void;
}) {
  const t = useText();
  const options = LEVELS.map((level) => ({
    value: level,
    label: `${t("seat-bot", { level: Number(level) })} (${t(`level-${level}`)})`,
    about: t(`level-${level}.about`),
  }));
  return <Select {...props} options={options} />;
}
