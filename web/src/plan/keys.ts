/** Keys as picks. Arrow keys speak of the screen, n e s w of the board. */
import type { Choice, Token } from "../board/choice";
import { boardSide } from "./turning";

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const DIRECTIONS = "NESW";

/** Whether a crate is picked and waits for its direction. */
export function wantsDirection({ family, picked, next }: Choice): boolean {
  return (
    family === "dockers" &&
    picked.length === 1 &&
    [...next.keys()].some((token) => token === "@" || DIRECTIONS.includes(token))
  );
}

export function keyToken(key: string, choice: Choice, turned: number): Token | null {
  const { family, picked, next } = choice;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const digit = /^[0-6]$/.test(letter) ? letter : null;
  switch (family) {
    case "docker":
      if (letter === "h") return "hand";
      return digit && digit !== "0" && hasCards(choice) ? `card${digit}` : null;
    case "doce":
      if (letter === "b") return "blocker";
      return digit && digit !== "0" && picked.length === 1 && picked[0] !== "blocker"
        ? digit
        : null;
    case "dockers": {
      if (letter === "l") return next.has("leave") ? "leave" : null;
      if (digit) return picked.length === 2 ? digit : null;
      if (!wantsDirection(choice)) return null;
      if (letter === "p" || letter === "@") return "@";
      const arrow = ARROWS.indexOf(key);
      if (arrow >= 0) return DIRECTIONS[boardSide(arrow, turned)] ?? null;
      const direction = letter.toUpperCase();
      return letter.length === 1 && DIRECTIONS.includes(direction) ? direction : null;
    }
  }
}

function hasCards({ moves }: Choice): boolean {
  return moves.some(({ text }) => /^[1-6]:/.test(text));
}
