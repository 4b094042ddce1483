/** Layouts of people's own boxes, kept in this browser, by the game's family. */
import { atom } from "nanostores";
import { familyOf } from "../board/position";
import { gameOf } from "../games";
import { onOtherTab, remember, remembered } from "./memory";

export interface OwnLayout {
  id: string;
  name: string;
  /** What has been typed in, in the game's own form. */
  draft: string;
  /** The value of the rule option; null while it is not whole. */
  value: string | null;
}

interface Kept {
  all: readonly OwnLayout[];
  /** The layout that new games begin with; null for the standard one. */
  used: string | null;
}

const NAME = "layouts";

function load(): Readonly<Record<string, Kept>> {
  const found = remembered<Record<string, Kept>>(NAME);
  return found !== null && typeof found === "object" ? found : {};
}

const kept = atom(load());
onOtherTab(() => kept.set(load()));

/** Everything that is kept, to be subscribed to. */
export const layouts = kept;

export const layoutsOf = (family: string): Kept => kept.get()[family] ?? { all: [], used: null };

/** Keep what is said of a family's layouts; false where the browser refuses. */
function keep(family: string, part: Kept): boolean {
  kept.set({ ...kept.get(), [family]: part });
  return remember(NAME, kept.get());
}

export function keepLayout(family: string, layout: OwnLayout): boolean {
  const { all, used } = layoutsOf(family);
  const isNew = !all.some(({ id }) => id === layout.id);
  const next = isNew ? [...all, layout] : all.map((one) => (one.id === layout.id ? layout : one));
  return keep(family, { all: next, used });
}

export function forgetLayout(family: string, id: string): void {
  const { all, used } = layoutsOf(family);
  keep(family, { all: all.filter((one) => one.id !== id), used: used === id ? null : used });
}

/** New games begin with this layout from now on; null: with the standard one. */
export function beginWith(family: string, id: string | null): void {
  keep(family, { ...layoutsOf(family), used: id });
}

/** The rule option for the layout that new games of a family begin with; nothing for the standard. */
export function usualOptions(game: string): Record<string, string> {
  const family = familyOf(game);
  const { layoutOption } = gameOf(family);
  const { all, used } = layoutsOf(family);
  const value = all.find(({ id }) => id === used)?.value;
  return layoutOption && value ? { [layoutOption]: value } : {};
}

/** The layout of a game's options, if it was typed in here. */
export function layoutIn(
  game: string,
  options: Readonly<Record<string, string>>,
): OwnLayout | null {
  const { layoutOption } = gameOf(game);
  const value = layoutOption && options[layoutOption];
  if (!value) return null;
  return layoutsOf(familyOf(game)).all.find((one) => one.value === value) ?? null;
}
