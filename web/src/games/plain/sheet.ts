import type { Piece, Sheet, SheetProps } from "../../plan/sheet";
import type { Scene } from "../../protocol";
import type { PlainPosition } from "./play";

export const LINE = 26;
const MARGIN = 16;
const WIDTH = 600;
const [BUTTON, HIGH, GAP] = [136, 44, 8];
const COLUMNS = Math.floor((WIDTH - 2 * MARGIN + GAP) / (BUTTON + GAP));
/** Letters that fit on a line. */
const LETTERS = 46;

/** The picture in text that the server sends, or the words of the position on lines that fit. */
export function linesOf({ text }: PlainPosition, scene: Scene | null): readonly string[] {
  if (scene?.family === "text") return scene.lines;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The text above, a button for each move below. */
export function plainSheet(position: PlainPosition, { choice, scene }: SheetProps): Sheet {
  const top = 2 * MARGIN + linesOf(position, scene).length * LINE;
  const beside = choice.moves.map(
    ({ text }, i): Piece => ({
      token: text,
      label: text,
      short: text,
      written: true,
      x: MARGIN + (i % COLUMNS) * (BUTTON + GAP),
      y: top + Math.floor(i / COLUMNS) * (HIGH + GAP),
      width: BUTTON,
      height: HIGH,
    }),
  );
  const rows = Math.max(4, Math.ceil(choice.moves.length / COLUMNS));
  return {
    width: WIDTH,
    height: top + rows * (HIGH + GAP) + MARGIN,
    grids: [],
    beside,
    handles: [],
    options: null,
    drop: null,
  };
}
